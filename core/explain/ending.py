"""How play ended, in words."""

from __future__ import annotations

from collections.abc import Iterator

from core.explain.deaths import deaths_words
from core.model.game import Game
from core.model.permanents import Permanent
from core.play.playthrough import Playthrough
from core.terms.ids import PlayerId
from core.words.english import board as words


def ending(playthrough: Playthrough) -> Iterator[str]:
    """Yield how play ended, a sentence each: life totals, who lost, who died, who survives with what."""
    start, end = playthrough.start, playthrough.game
    for player in end.players.values():
        was = start.players[player.id].life
        changed = words.life_changed(player.name, was, player.life)
        yield changed if was != player.life else words.life_is_same(player.name, player.life)
        yield from _counters(start, end, player.id)
    lost = [player.name for player in end.players.values() if player.has_lost]
    if end.is_over and len(end.players_in_game) != 1:
        yield words.draw()
    elif lost:
        yield words.loses(lost)
    yield deaths_words(playthrough.frames)
    for one in end.battlefield.values():
        if (state := tuple(marks(one))) and one.id in start.battlefield and one.damage:
            yield words.survives(end.label(one.id), state)


def _counters(start: Game, end: Game, player: PlayerId) -> Iterator[str]:
    now = end.players[player]
    if now.counters != start.players[player].counters:
        yield words.has_counters(now.name, [words.counters(n, kind) for kind, n in now.counters.items() if n])


def marks(permanent: Permanent) -> Iterator[str]:
    """Yield the damage and the counters on a permanent: `2 damage`, `3 loyalty counters`."""
    if permanent.damage:
        yield words.damaged(permanent.damage)
    yield from (words.counters(count, kind) for kind, count in permanent.counters.items() if count)
