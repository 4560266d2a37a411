"""What is asked and refused where damage may go to a player or to one of their planeswalkers."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, named
from core.model.game import Game
from core.rules.choices.recipient import ChooseRecipient, NotARecipient
from core.terms.rule_numbers import cited
from core.words.english.choices import picking as words
from core.words.english.choices.refusals import choose


def asked(game: Game, choice: ChooseRecipient) -> str:
    """Return `Amy: who or what does Lightning Bolt deal its damage to?`."""
    return words.recipient_asked(game.label(choice.player), game.label(choice.source))


def _not_a_recipient(game: Game, wrong: NotARecipient) -> Told:
    told = words.not_a_recipient(wrong.value, cited(wrong.rule))
    return Told(told, choose([named(game, one) for one in wrong.about]))


VIOLATIONS: Violations = {NotARecipient: _not_a_recipient}
