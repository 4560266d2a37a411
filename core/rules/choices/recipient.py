"""Whether noncombat damage is dealt to a player or to a planeswalker of theirs (an option)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.picking import Chosen
from core.rules.choices.violation import Violation
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber


class NotARecipient(Violation):
    """What is named is neither the player nor one of the planeswalkers that it is about."""

    value: str


class ChooseRecipient(Choice[Chosen], tag="choose_recipient"):
    """Is this noncombat damage dealt to the player, or to a planeswalker of theirs? (an option)."""

    answered_by: ClassVar[type[Answer]] = Chosen

    player: PlayerId
    source: ObjectId
    among: tuple[RecipientId, ...]
    rule: RuleNumber

    def wrong_with(self, _game: Game, answer: Chosen) -> Iterator[Violation]:
        """Yield that it is none of them."""
        if answer.value not in self.among:
            yield NotARecipient(about=self.among, rule=self.rule, value=answer.value)

    def default(self, _game: Game) -> Chosen:
        """Return the player."""
        return Chosen(value=self.among[0])

    def is_forced(self, _game: Game) -> bool:
        """Never: it is asked where there is a planeswalker."""
        return False

    def answers(self, _game: Game) -> Iterator[Chosen]:
        """Yield each of them."""
        yield from (Chosen(value=one) for one in self.among)

    def written(self, answer: Chosen, _by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"choose": "bear"}`."""
        return {"choose": answer.value}
