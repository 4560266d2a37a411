"""Names of cards in answers, where a script doesn't use ids: whom they mean as the question is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any, get_args

from core.data.shapes import Model, Shape, fields_of, is_map, is_tuple, members_of, plain
from core.events.edits import ObjectEdit, PlayerEdit
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.violation import UnclearName
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import FrozenMap, replace

_IDS = (ObjectId, PlayerId)
_BY_NAME_ANYWAY = frozenset({"source"})
"""A field in which rules of its own say whom a name means: the source that is chosen (CR 609.7a)."""
_MOST_TRIED = 64


def with_ids(game: Game, choice: Choice[Any], answer: Answer) -> Answer:
    """Return an answer with ids where it has names that nothing has as an id.

    Of several of one name that one is meant with which the answer is legal; if it is with more than one, the
    name stays. If it is with none, what is on the battlefield goes before what is elsewhere.
    """
    names = [one for one in _ids_in(answer) if not game.knows(one)]
    if not names or not _is_wrong(game, choice, answer):
        return answer
    unclear = {name: objects_called(game, name) for name in dict.fromkeys(names)}
    meant = {name: ids for name, ids in unclear.items() if ids}
    if not meant:
        return answer
    tried = [
        _renamed(answer, dict(zip(meant, ids, strict=True)))
        for ids in islice(product(*meant.values()), _MOST_TRIED)
    ]
    if len(tried) == 1:
        return tried[0]
    legal = [one for one in tried if not _is_wrong(game, choice, one)]
    if len(legal) == 1:
        return legal[0]
    return answer if legal else tried[0]


def unclear_names(game: Game, choice: Choice[Any], answer: Answer) -> Iterator[UnclearName]:
    """Yield the names in an answer that several have, each with the ids that can be meant."""
    for name in dict.fromkeys(_ids_in(answer)):
        among = () if game.knows(name) else objects_called(game, name)
        if len(among) > 1:
            yield UnclearName(about=(ObjectId(name),), rule=choice.rule, among=among)


def objects_called(game: Game, name: str) -> tuple[ObjectId, ...]:
    """Return what is called so, by the name of its card, wherever it is: on the battlefield first."""
    there = [(one.id, one.card.name) for one in game.battlefield.values()]
    spells = [(one.id, str(one.name.name)) for one in game.stack if isinstance(one, OnStack) and one.is_spell]
    cards = [(one.id, one.card.name) for one in (*game.graveyard, *game.hand, *game.exile, *game.library)]
    small = name.lower()
    return tuple(own for own, called in (*there, *spells, *cards) if called.lower() == small)


def _is_wrong(game: Game, choice: Choice[Any], answer: Answer) -> bool:
    said = choice.as_answer(answer)
    return not choice.takes(said) or bool(choice.violations(game, said))


def _ids_in(answer: Answer) -> list[str]:
    found: list[str] = []

    def note(named: str) -> str:
        found.append(named)
        return named

    _each_id(answer, note)
    return found


def _renamed(answer: Answer, ids: dict[str, ObjectId]) -> Answer:
    renamed: Answer = _each_id(answer, lambda named: ids.get(named, named))
    return renamed


def _each_id(value: Any, change: Callable[[str], str]) -> Any:  # noqa: ANN401 - an answer, or a part of one
    """Return an answer with each of the ids in it changed."""
    model: Model = type(value)
    fields = (one for one in fields_of(model) if one.name not in _BY_NAME_ANYWAY)
    changed = {one.name: _in_shape(getattr(value, one.name), one.shape, change) for one in fields}
    return replace(value, **changed)


def _in_shape(value: Any, shape: Shape, change: Callable[[str], str]) -> Any:  # noqa: ANN401 - of that type
    if isinstance(value, str):
        return change(value) if all(one in _IDS for one in members_of(shape)) else value
    if isinstance(value, tuple) and is_tuple(plain(shape)):
        return tuple(_in_shape(one, get_args(plain(shape))[0], change) for one in value)
    if isinstance(value, FrozenMap) and is_map(plain(shape)):
        of_key, of_value = get_args(plain(shape))
        return FrozenMap(
            (_in_shape(key, of_key, change), _in_shape(one, of_value, change)) for key, one in value.items()
        )
    return _each_id(value, change) if isinstance(value, ObjectEdit | PlayerEdit) else value
