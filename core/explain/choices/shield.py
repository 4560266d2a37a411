"""Words for splitting a shield."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, named, refused
from core.language.naming import called
from core.model.game import Game
from core.rules.choices.shield import SplitShield, TooMuchOfShield, WrongShieldTotal


def _too_much(game: Game, wrong: TooMuchOfShield) -> Told:
    where = f"damage from {named(game, wrong.source)} to {named(game, wrong.recipient)}"
    reason = (
        f"{called(wrong.effect.name)} can be used for no more than {wrong.most} {where}, not {wrong.amount}"
    )
    return refused(reason, wrong.rule, f"Use {wrong.amount - wrong.most} less there.")


def _wrong_total(_game: Game, wrong: WrongShieldTotal) -> Told:
    reason = (
        f"{called(wrong.effect.name)} is used for exactly {wrong.wanted} of this damage, not {wrong.total}"
    )
    missing = wrong.wanted - wrong.total
    remedy = f"Use {missing} more." if missing > 0 else f"Use {-missing} less."
    return refused(reason, wrong.rule, remedy)


def asked(game: Game, choice: SplitShield) -> str:
    """Return `Amy says which damage Mending Hands stops`."""
    return f"{game.label(choice.player)} says which damage {called(choice.effect.name)} stops"


VIOLATIONS: Violations = {TooMuchOfShield: _too_much, WrongShieldTotal: _wrong_total}
