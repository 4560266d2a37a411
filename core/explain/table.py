"""Explaining zone changes, and what the person at the table does by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from core.events.edits import Edit, Edited, ObjectEdit, PlayerEdit
from core.events.stack import Moved
from core.explain.colors import color_words
from core.explain.explaining import Fold, explains
from core.explain.explanation import Explanation
from core.language.phrases import phrase
from core.model.game import Game
from core.model.stack import DamageOnStack, OnStack
from core.terms.rule_numbers import cited
from core.words.english import permanents as words


def _is_by_hand(before: Game, event: Moved, _game: Game) -> Fold:
    """What a person moves is told as a change by hand; else a Siege's ability exiles it (CR 310.11b)."""
    is_defeated = any(
        one.source == event.object and not isinstance(one, OnStack | DamageOnStack) for one in before.stack
    )
    return Fold.OWN if is_defeated else Fold.LAST


@explains(Moved, fold=_is_by_hand)
def moved(before: Game, event: Moved, _game: Game) -> Explanation:
    """Explain a zone change."""
    told = words.moved(before.label(event.object), event.to)
    return Explanation(told, cited(event.rule), words.new_object(event.to))


@explains(Edited)
def edited(before: Game, event: Edited, _game: Game) -> Explanation:
    """Explain a change made by hand: no rule decides it."""
    subject = event.edit.object if isinstance(event.edit, ObjectEdit) else event.edit.player
    return Explanation(words.changed_by_hand(before.label(subject), tuple(_changes(before, event.edit))))


def _changes(before: Game, edit: Edit) -> Iterator[str]:
    yield from (words.gets_counters(count, kind) for kind, count in edit.counters.items())
    match edit:
        case PlayerEdit(life=life):
            if life is not None:
                yield words.is_at_life(life)
        case ObjectEdit():
            yield from _object_changes(before, edit)
        case _:
            assert_never(edit)


def _object_changes(before: Game, edit: ObjectEdit) -> Iterator[str]:
    if edit.controller is not None:
        yield words.is_controlled_by(before.label(edit.controller))
    if edit.tapped is not None:
        yield words.taps(tapped=edit.tapped)
    if edit.damage is not None:
        yield words.has_damage(edit.damage)
    if edit.power is not None:
        yield words.has_base("power", edit.power)
    if edit.toughness is not None:
        yield words.has_base("toughness", edit.toughness)
    if edit.types is not None:
        yield words.is_now_of_types(sorted(edit.types))
    if edit.colors is not None:
        yield words.is_now_colored(color_words(edit.colors))
    if edit.attached_to is not None:
        yield words.is_attached_to(before.label(edit.attached_to))
    yield from (words.gains(phrase(ability)) for ability in edit.gain)
    yield from (words.loses(phrase(ability)) for ability in edit.lose)
    if edit.remove_from_combat:
        yield words.leaves_combat()
    if edit.phased_in is not None:
        yield words.phases(phased_in=edit.phased_in)
    if edit.move is not None:
        yield words.goes_to(edit.move)
