"""Explaining triggered abilities, zone changes, and what the person at the table does by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from core.abilities.phrases import phrase
from core.events.edits import Edit, Edited, ObjectEdit, PlayerEdit
from core.events.stack import AbilityPutOnStack, AbilityResolved, AbilityTriggered, Moved
from core.explain.explanation import Explanation, sentence
from core.model.game import Game
from core.model.stack import DamageOnStack, OnStack, StackObject
from core.rules.optional import OPTIONAL
from core.terms.colors import Color
from core.terms.rule_numbers import cited
from core.terms.words import listed, number_of
from core.terms.zones import Zone


def triggered(game: Game, event: AbilityTriggered) -> Explanation:
    """Explain why an ability triggered."""
    waits = f"and waits for the next time a player would get priority ({cited(event.rule)})"
    if isinstance(event.ability, OnStack):
        return Explanation(sentence(f"{event.ability.name} triggers{_about(game, event.ability)}", waits))
    siege = game.label(event.ability.source)
    told = f"The last defense counter of {siege} is gone: its defeat ability triggers (CR 310.11b)"
    return Explanation(sentence(told, waits))


def put_on_stack(game: Game, event: AbilityPutOnStack) -> Explanation:
    """Explain that a waiting ability goes on the stack."""
    controller = game.label(event.ability.controller)
    about = _about(game, event.ability) if isinstance(event.ability, OnStack) else ""
    told = f"{controller} puts {_ability(game, event.ability)} on the stack{about} ({cited(event.rule)})"
    return Explanation(sentence(told))


def _about(game: Game, ability: OnStack) -> str:
    """Return what a trigger is about, where that is not its own object: ` (Bear, 3 damage)`."""
    it = game.label(ability.it) if ability.it not in {None, ability.source} else ""
    much = str(ability.amount) if ability.amount else ""
    told = ", ".join(part for part in (it, much) if part)
    return f" (about {told})" if told else ""


def resolved(game: Game, event: AbilityResolved) -> Explanation:
    """Explain that an ability has resolved."""
    if event.rule == OPTIONAL:
        who = game.label(event.ability.controller)
        told = f"{who} does not want {_ability(game, event.ability)} to do anything, and it leaves the stack"
        return Explanation(sentence(f"{told} ({cited(event.rule)})"))
    return Explanation(
        sentence(f"{_ability(game, event.ability)} has resolved and leaves the stack ({cited(event.rule)})")
    )


def moved(before: Game, event: Moved) -> Explanation:
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


def edited(before: Game, event: Edited) -> Explanation:
    """Explain a change made by hand."""
    changes = listed(_changes(before, event.edit))
    subject = event.edit.object if isinstance(event.edit, ObjectEdit) else event.edit.player
    told = f"Changed by hand while players have priority (CR 117.1): {before.label(subject)} {changes}"
    return Explanation(sentence(told))


def _ability(game: Game, ability: StackObject) -> str:
    if isinstance(ability, DamageOnStack):
        return "the combat damage, as it was assigned,"
    if isinstance(ability, OnStack):
        return ability.name
    return f"the defeat ability of {game.label(ability.source)}"


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
    if edit.move is not None:
        yield f"goes to {edit.move}"
