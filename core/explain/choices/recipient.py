"""Words for the choice between a player and their planeswalkers."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, either, refused
from core.model.game import Game
from core.rules.choices.recipient import ChooseRecipient, NotARecipient


def _not_a_recipient(_game: Game, wrong: NotARecipient) -> Told:
    reason = f"'{wrong.value}' is neither the player nor a planeswalker of theirs"
    return refused(reason, wrong.rule, f"Choose {either(wrong.about)}.")


def asked(game: Game, choice: ChooseRecipient) -> str:
    """Return `Amy: to whom does Lightning Bolt deal its damage?`."""
    return f"{game.label(choice.player)}: to whom does {game.label(choice.source)} deal its damage?"


VIOLATIONS: Violations = {NotARecipient: _not_a_recipient}
