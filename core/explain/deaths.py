"""Which creatures died (CR 700.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from core.characteristics.current import characteristics
from core.model.game import Game
from core.play.playthrough import Frame
from core.words.english import board as words


def deaths_words(frames: Iterable[Frame]) -> str:
    """Return who died in a sentence, each name once: one of several namesakes by its own, more by number."""
    by_name: dict[str, list[str]] = {}
    for name, label in dead(frames):
        by_name.setdefault(name, []).append(label)
    return words.died([(own[0] if len(own) == 1 else name, len(own)) for name, own in by_name.items()])


def dead(frames: Iterable[Frame]) -> Iterator[tuple[str, str]]:
    """Yield name and label of each creature that goes to a graveyard from the battlefield, in that order."""
    for frame in frames:
        if frame.before.battlefield is not frame.game.battlefield:
            yield from _dead_between(frame.before, frame.game)


def _dead_between(before: Game, after: Game) -> Iterator[tuple[str, str]]:
    there = {card.id for card in before.graveyard}
    arrived = Counter(card.card.name for card in after.graveyard if card.id not in there)
    for one in before.battlefield.values():
        gone = one.id not in after.battlefield
        if gone and arrived[one.card.name] and characteristics(before, one.id).is_creature:
            arrived[one.card.name] -= 1
            yield characteristics(before, one.id).name, before.label(one.id)
