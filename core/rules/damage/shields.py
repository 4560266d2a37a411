"""Splitting a shield over simultaneous damage (CR 615.7)."""

from __future__ import annotations

from collections.abc import Iterator

from core.choices import Split, SplitShield, Violation
from core.model.game import Game
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import FrozenMap


def default_split(choice: SplitShield) -> Split:
    """Return a split that stops the largest damage first."""
    left = choice.points
    points: dict[RecipientId, dict[ObjectId, int]] = {}
    for one in sorted(choice.damage, key=lambda one: (-one.amount, one.source)):
        part = min(left, one.amount)
        left -= part
        if part:
            points.setdefault(one.recipient, {})[one.source] = part
    return Split(points=FrozenMap((recipient, FrozenMap(parts)) for recipient, parts in points.items()))


def split_violations(game: Game, choice: SplitShield, answer: Split) -> Iterator[Violation]:
    """Yield what is wrong with a split: all of the shield is used, and nowhere more than there is."""
    there = {(one.recipient, one.source): one.amount for one in choice.damage}
    total = 0
    for recipient, parts in answer.points.items():
        for source, amount in parts.items():
            total += amount
            most = there.get((recipient, source), 0)
            if amount > most:
                yield Violation(
                    about=(recipient, source),
                    rule=choice.rule,
                    sentence=f"{choice.effect.name} can be used for no more than {most} damage from "
                    f"{_name(game, source)} to {_name(game, recipient)}, not {amount} (CR {choice.rule}).",
                    remedy=f"Use {amount - most} less there.",
                )
    wanted = min(choice.points, sum(there.values()))
    if total != wanted:
        yield Violation(
            about=tuple(dict.fromkeys(one.recipient for one in choice.damage)),
            rule=choice.rule,
            sentence=f"{choice.effect.name} is used for exactly {wanted} of this damage, not {total} "
            f"(CR {choice.rule}).",
            remedy=f"Use {wanted - total} more." if total < wanted else f"Use {total - wanted} less.",
        )


def _name(game: Game, subject: RecipientId) -> str:
    known = subject in game.players or subject in game.battlefield or subject in game.last_known
    return game.label(subject) if known else subject
