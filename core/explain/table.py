"""Explaining zone changes, and what the person at the table does by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from core.events.edits import Edit, Edited, ObjectEdit, PlayerEdit
from core.events.stack import Moved
from core.explain.explaining import explains
from core.explain.explanation import Explanation, sentence
from core.language.phrases import phrase
from core.model.game import Game
from core.terms.colors import Color
from core.terms.rule_numbers import cited
from core.terms.words import listed, number_of
from core.terms.zones import Zone


@explains(Moved)
def moved(before: Game, event: Moved, _game: Game) -> Explanation:
    """Explain a zone change."""
    where = {
        Zone.GRAVEYARD: "is put into its owner's graveyard",
        Zone.EXILE: "is exiled",
        Zone.HAND: "returns to its owner's hand",
        Zone.LIBRARY: "goes to its owner's library",
    }[event.to]
    return Explanation(
        sentence(f"{before.label(event.object)} {where}, where it is a new object ({cited(event.rule)})")
    )


@explains(Edited)
def edited(before: Game, event: Edited, _game: Game) -> Explanation:
    """Explain a change made by hand."""
    changes = listed(_changes(before, event.edit))
    subject = event.edit.object if isinstance(event.edit, ObjectEdit) else event.edit.player
    told = f"Changed by hand while players have priority (CR 117.1): {before.label(subject)} {changes}"
    return Explanation(sentence(told))


def _changes(before: Game, edit: Edit) -> Iterator[str]:
    for kind, count in edit.counters.items():
        verb = "gets" if count > 0 else "loses"
        yield f"{verb} {number_of(abs(count), f'{kind} counter')}"
    match edit:
        case PlayerEdit(life=life):
            if life is not None:
                yield f"has {life} life"
        case ObjectEdit():
            yield from _object_changes(before, edit)
        case _:
            assert_never(edit)


def _object_changes(before: Game, edit: ObjectEdit) -> Iterator[str]:
    if edit.controller is not None:
        yield f"is now controlled by {before.label(edit.controller)}"
    if edit.tapped is not None:
        yield "becomes tapped" if edit.tapped else "becomes untapped"
    if edit.damage is not None:
        yield f"has {edit.damage} damage marked"
    if edit.power is not None:
        yield f"has base power {edit.power}"
    if edit.toughness is not None:
        yield f"has base toughness {edit.toughness}"
    if edit.types is not None:
        yield f"is now {' '.join(sorted(edit.types))}"
    if edit.colors is not None:
        yield f"is now {listed(c.word for c in Color if c in edit.colors) or 'colorless'}"
    if edit.attached_to is not None:
        yield f"is now attached to {before.label(edit.attached_to)}"
    yield from (f"gains “{phrase(ability)}”" for ability in edit.gain)
    yield from (f"loses “{phrase(ability)}”" for ability in edit.lose)
    if edit.remove_from_combat:
        yield "is removed from combat"
    if edit.phased_in is not None:
        yield "phases in" if edit.phased_in else "phases out"
    if edit.move is not None:
        yield f"goes to {edit.move}"
