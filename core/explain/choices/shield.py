"""What is asked and refused as a shield is split."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, named
from core.model.game import Game
from core.rules.choices.shield import SplitShield, TooMuchOfShield, WrongShieldTotal
from core.terms.rule_numbers import cited
from core.words.english.choices import picking as words
from core.words.english.names import called


def asked(game: Game, choice: SplitShield) -> str:
    """Return `Amy chooses which damage Mending Hands is used for`."""
    return words.shield_asked(game.label(choice.player), called(choice.effect.name))


def _too_much(game: Game, wrong: TooMuchOfShield) -> Told:
    shield, source, recipient = (
        called(wrong.effect.name),
        named(game, wrong.source),
        named(game, wrong.recipient),
    )
    told = words.too_much_of_shield(
        shield=shield,
        source=source,
        recipient=recipient,
        amount=wrong.amount,
        most=wrong.most,
        rule=cited(wrong.rule),
    )
    return Told(told, words.use_less_there(wrong.amount - wrong.most))


def _wrong_total(_game: Game, wrong: WrongShieldTotal) -> Told:
    shield, rule = called(wrong.effect.name), cited(wrong.rule)
    told = words.wrong_shield_total(shield=shield, total=wrong.total, wanted=wrong.wanted, rule=rule)
    return Told(told, words.use_more_or_less(wrong.wanted - wrong.total))


VIOLATIONS: Violations = {TooMuchOfShield: _too_much, WrongShieldTotal: _wrong_total}
