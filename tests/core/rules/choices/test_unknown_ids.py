"""Whatever ids an answer names, it is judged: what is not there is refused, with words for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards.library import built_in
from core.events.edits import CardEdit, Edit, ObjectEdit, PlayerEdit
from core.explain.violations import told
from core.model.game import Game
from core.model.stack import OnStack
from core.play.playthrough import Decision
from core.rules.choices.actions import Activate, Cast, EditNow, Pass
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.picking import Chosen, Targets
from core.rules.choices.shield import Split
from core.rules.choices.trigger_order import StackOrder
from core.rules.combat.assignment_choice import Assignment
from core.rules.combat.attack_choice import Attacks
from core.rules.combat.block_choice import Blocks
from core.rules.combat.damage_order_choice import Orders
from core.rules.priority_choice import Priority
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.terms.ids import ObjectId
from core.terms.values import FrozenMap

SCENARIOS = Path(__file__).parents[4] / "assets" / "scenarios"

OURS = [kind for kind in Choice.__subclasses__() if kind.__module__.startswith("core.")]
KINDS = sorted(((str(kind.__struct_config__.tag), kind) for kind in OURS), key=lambda one: one[0])
"""All kinds of questions by their tags."""

NOBODY = ("nobody", "", "~", "#", "/", "nobody~1", "nobody#2", "nobody/2", "bear~", "yes", "no")
"""Ids that nothing has."""

EXAMPLES = 40
"""Decisions of each kind that answers are made up for."""

RARE = (
    "entering-the-battlefield/a-clone-in-a-world-of-essences",
    "entering-the-battlefield/gideon-fights-and-the-copy-has-not-learned-to",
    "eras/a-counterspell-before-the-redirection-is-known",
    "eras/a-shield-before-the-redirection",
    "eras/bolt-and-jace-until-2018",
    "eras/bolt-stays-on-amy",
    "multiplayer-and-commander/a-battle-whose-protector-has-left",
    "planeswalkers-and-battles/a-planeswalker-that-becomes-a-battle-is-no-longer-attacked",
    "published-examples/baloth-and-boars-share-the-brigade",
    "published-examples/gorger-and-order-4-and-1",
    "replacement-and-prevention/a-shield-is-split-over-what-was-redirected",
    "replacement-and-prevention/a-shield-over-all-that-nicole-has",
    "spells-and-abilities/a-triggered-ability-divides-as-it-goes-on-the-stack",
    "spells-and-abilities/proliferate-for-the-last-poison",
    "spells-and-abilities/that-much-divided-among-creatures",
    "spells-and-abilities/which-creatures-crew",
    "state-based-actions/a-siege-protected-by-its-own-controller",
    "state-based-actions/legend-rule-after-combat",
)
"""Scenarios with kinds of questions that few others have."""


@cache
def decisions() -> dict[type[Choice[Any]], list[Decision]]:
    """Return decisions of one scenario in eight, and of rare ones, one per kind of question and of answer."""
    found: dict[type[Choice[Any]], list[Decision]] = {}
    rare = [SCENARIOS / f"{name}.scenario.json" for name in RARE]
    for path in (*rare, *sorted(SCENARIOS.rglob("*.scenario.json"))[::8]):
        made = play_scenario(read_scenario(path), built_in()).decisions
        for (kind, _), one in {(type(one.choice), type(one.answer)): one for one in made}.items():
            found.setdefault(kind, []).append(one)
    return found


def known(game: Game, choice: Choice[Any]) -> list[str]:
    """Return everything that has an id in a game, or is offered."""
    items = [one.id for one in game.stack if isinstance(one, OnStack)]
    offered = [getattr(one, "id", one) for one in getattr(choice, "among", ()) if not isinstance(one, tuple)]
    return [
        *game.players,
        *game.battlefield,
        *game.phased_out,
        *game.last_known,
        *(card.id for card in game.cards),
        *items,
        *(one for one in offered if isinstance(one, str)),
    ]


@st.composite
def named(draw: st.DrawFn, game: Game, choice: Choice[Any]) -> Answer:
    """Return an answer that names anything at all."""
    some_id = st.sampled_from([*known(game, choice), *NOBODY]) | st.text(max_size=4)
    ids = some_id.map(ObjectId)
    several = st.lists(ids, max_size=4).map(tuple)
    numbers = st.integers(-1, 5)

    def maps(values: st.SearchStrategy[Any], keys: st.SearchStrategy[Any] = ids) -> st.SearchStrategy[Any]:
        return st.dictionaries(keys, values, max_size=3).map(FrozenMap)

    def maybe(one: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
        return st.none() | one

    card = st.sampled_from(sorted(built_in().values(), key=lambda one: one.name))
    edits: st.SearchStrategy[Edit | CardEdit] = (
        st.builds(ObjectEdit, object=ids, controller=maybe(ids), attached_to=maybe(ids))
        | st.builds(PlayerEdit, player=ids, life=numbers)
        | st.builds(CardEdit, card=card, controller=ids, attached_to=maybe(ids))
    )
    answers: dict[type[Answer], st.SearchStrategy[Any]] = {
        Attacks: st.builds(
            Attacks, attacks=maps(ids), bands=st.lists(several, max_size=2).map(tuple), enlists=maps(several)
        ),
        Blocks: st.builds(Blocks, blocks=maps(several)),
        Orders: st.builds(Orders, orders=maps(several)),
        Assignment: st.builds(Assignment, points=maps(maps(numbers))),
        Chosen: st.builds(Chosen, value=ids),
        Targets: st.builds(Targets, targets=several),
        StackOrder: st.builds(StackOrder, order=several),
        Split: st.builds(Split, points=maps(maps(numbers))),
    }
    actions = (
        st.builds(Pass)
        | st.builds(EditNow, edit=edits)
        | st.builds(
            Cast,
            card=card,
            modes=st.tuples(numbers),
            targets=several,
            division=maps(numbers),
            x=numbers,
            sacrifice=maybe(ids),
            source=maybe(ids),
        )
        | st.builds(
            Activate,
            object=ids,
            ability=numbers | st.text(max_size=3),
            targets=several,
            division=maps(numbers),
            x=numbers,
            source=maybe(ids),
        )
    )
    made: Answer = draw(actions if isinstance(choice, Priority) else answers[choice.answered_by])
    return made


def ids_in(value: object) -> Iterator[str]:
    """Yield the ids that an answer names."""
    match value:
        case str():
            yield value
        case tuple():
            for one in value:
                yield from ids_in(one)
        case FrozenMap():
            for key, one in value.items():
                yield from ids_in(key)
                yield from ids_in(one)
        case Activate():
            yield from ids_in((value.object, value.targets, value.division, value.source))
        case Cast():
            yield from ids_in((value.targets, value.division, value.sacrifice, value.source))
        case EditNow(edit=ObjectEdit() as edit):
            yield from ids_in((edit.object, edit.controller, edit.attached_to))
        case EditNow(edit=PlayerEdit() as edit):
            yield edit.player
        case EditNow(edit=CardEdit() as edit):
            yield from ids_in((edit.controller, edit.attached_to))
        case Answer():
            for field in value.__struct_fields__:
                yield from ids_in(getattr(value, field))
        case _:
            pass


@pytest.mark.parametrize("kind", [kind for _, kind in KINDS], ids=[tag for tag, _ in KINDS])
@settings(deadline=None, max_examples=100)
@given(data=st.data())
def test_whatever_is_named_is_judged(kind: type[Choice[Any]], data: st.DataObject) -> None:
    asked = decisions()[kind][:EXAMPLES]
    decision = asked[data.draw(st.integers(0, len(asked) - 1))]
    game, choice = decision.game, decision.choice
    answer = data.draw(named(game, choice))
    violations = choice.violations(game, answer)
    for violation in violations:
        words = told(game, violation)
        assert words.sentence
        assert words.remedy
    unknown = set(ids_in(answer)) - {*known(game, choice), "yes", "no"}
    assert violations or not unknown, f"{unknown} are unknown"


EMPTY: dict[str, object] = {
    "attacks": "nobody",
    "blocks": (),
    "enlists": (),
    "orders": (),
    "points": FrozenMap(),
    "division": 0,
}
"""What stands beside an unknown id in fields that are maps, where it says nothing about it."""


def spoiled(value: Any, beside: object = 0) -> Iterator[Any]:
    """Yield what an answer, or part of one, might be with an id that nothing has in one place."""
    match value:
        case str():
            yield "nobody"
        case tuple():
            yield (*value, (ObjectId("nobody"),) if value and isinstance(value[0], tuple) else "nobody")
            for at, one in enumerate(value):
                yield from ((*value[:at], other, *value[at + 1 :]) for other in spoiled(one))
        case FrozenMap():
            yield value.with_({"nobody": beside})
            for key, one in value.items():
                yield from (value.with_({key: other}) for other in spoiled(one))
        case EditNow():
            yield from (msgspec.structs.replace(value, edit=edit) for edit in spoiled(value.edit))
        case Answer() | ObjectEdit() | PlayerEdit():
            for field in set(value.__struct_fields__) & ID_FIELDS:
                now = getattr(value, field)
                for other in spoiled("nobody" if now is None else now, EMPTY.get(field, 0)):
                    yield msgspec.structs.replace(value, **{field: other})
        case _:
            pass


ID_FIELDS = {
    *("attacks", "bands", "enlists", "blocks", "orders", "points", "value", "order"),
    *("targets", "division", "sacrifice", "source", "object", "player", "controller", "attached_to"),
}
"""Fields of answers that hold ids."""


@pytest.mark.parametrize("kind", [kind for _, kind in KINDS], ids=[tag for tag, _ in KINDS])
def test_a_legal_answer_with_an_unknown_id_in_it_is_refused(kind: type[Choice[Any]]) -> None:
    for decision in decisions()[kind]:
        game, choice = decision.game, decision.choice
        answer = decision.answer
        if answer is None or decision.violations:
            continue
        for other in spoiled(answer):
            violations = choice.violations(game, other)
            assert violations, f"{other} is taken"
            for violation in violations:
                assert all(told(game, violation))
