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
from core.explain.choices.question_words import Told, Violations
from core.model.game import Game
from core.play.playthrough import Decision
from core.rules.choices.violation import UnknownId, Violation
from core.terms.rule_numbers import cited
from core.words.english.choices.refusals import name_a_known_one, unknown_id


def _unknown_id(_game: Game, wrong: UnknownId) -> Told:
    return Told(unknown_id(wrong.about[0], wrong.place, cited(wrong.rule)), name_a_known_one())


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
