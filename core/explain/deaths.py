"""Which creatures died (CR 700.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from core.characteristics.current import characteristics
from core.model.game import Game
from core.play.playthrough import Frame
from core.words.english import board as words


def deaths_words(frames: Iterable[Frame]) -> str:
    """Return who died in a sentence, each name once, with a number."""
    return words.died(tuple(Counter(dead(frames)).items()))


def dead(frames: Iterable[Frame]) -> Iterator[str]:
    """Yield the name of each creature that is put into a graveyard from the battlefield, in that order."""
    for frame in frames:
        if frame.before.battlefield is not frame.game.battlefield:
            yield from _dead_between(frame.before, frame.game)


def _dead_between(before: Game, after: Game) -> Iterator[str]:
    there = {card.id for card in before.graveyard}
    arrived = Counter(card.card.name for card in after.graveyard if card.id not in there)
    for one in before.battlefield.values():
        gone = one.id not in after.battlefield
        if gone and arrived[one.card.name] and characteristics(before, one.id).is_creature:
            arrived[one.card.name] -= 1
            yield characteristics(before, one.id).name
