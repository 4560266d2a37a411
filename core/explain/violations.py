"""What is wrong with an answer, in words."""

from __future__ import annotations

from core.explain.choices import (
    assignment_choice,
    attack_choice,
    block_choice,
    damage_order_choice,
    legend,
    one,
    priority_choice,
    protector,
    recipient,
    replacement,
    shield,
    some,
    targets,
    trigger_order,
)
from core.explain.choices.question_words import Told, Violations, refused
from core.model.game import Game
from core.play.playthrough import Decision
from core.rules.choices.violation import Place, UnknownId, Violation

_PLACES = {
    Place.DAMAGE: "points of damage",
    Place.SHIELD: "points of a shield",
    Place.DIVISION: "a part of what is divided",
    Place.SACRIFICE: "a sacrifice",
    Place.SOURCE: "a source of damage",
}


def _unknown_id(_game: Game, wrong: UnknownId) -> Told:
    reason = f"'{wrong.about[0]}', named for {_PLACES[wrong.place]}, is the id of nothing here"
    return refused(reason, wrong.rule, "Leave it out, or name a player or an object that is there.")


WORDS: Violations = {
    UnknownId: _unknown_id,
    **attack_choice.VIOLATIONS,
    **block_choice.VIOLATIONS,
    **damage_order_choice.VIOLATIONS,
    **assignment_choice.VIOLATIONS,
    **legend.VIOLATIONS,
    **protector.VIOLATIONS,
    **replacement.VIOLATIONS,
    **recipient.VIOLATIONS,
    **one.VIOLATIONS,
    **some.VIOLATIONS,
    **shield.VIOLATIONS,
    **trigger_order.VIOLATIONS,
    **targets.VIOLATIONS,
    **priority_choice.VIOLATIONS,
}


def what_is_wrong(decision: Decision) -> tuple[Told, ...]:
    """Return everything wrong with the answer to a decision."""
    return tuple(told(decision.game, violation) for violation in decision.violations)


def told(game: Game, violation: Violation) -> Told:
    """Return what is wrong in the game in which it was asked, and the way out.

    Raises:
        KeyError: nobody has found words for this class of violation.
    """
    return WORDS[type(violation)](game, violation)
