"""How play ended, in words."""

from __future__ import annotations

from collections.abc import Iterator

from core.characteristics.current import characteristics
from core.events.combat import BlockersDeclared
from core.events.damage import DamageEventBegan
from core.explain.deaths import dead, deaths_words
from core.explain.whereabouts import gone_elsewhere, newly_controlled
from core.model.game import Game
from core.model.permanents import Permanent
from core.play.playthrough import Frame, Playthrough
from core.terms.card_types import CardType
from core.terms.counters import DEFENSE, LOYALTY, MINUS_ONE, CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.words.english import board as words


def ending(playthrough: Playthrough) -> Iterator[str]:
    """Yield how play ended, a sentence each: life totals, who lost, who died, who survives with what."""
    start, end = playthrough.start, playthrough.game
    told = tuple(_what_came_of_it(playthrough))
    is_all = not told and playthrough.refused is None
    if is_all or any(map(_is_about_life, playthrough.frames)):
        lives = ((one.name, start.players[one.id].life, one.life) for one in end.players.values())
        yield words.life_totals(list(lives))
    yield from told


def departures(playthrough: Playthrough) -> Iterator[str]:
    """Yield who died and what else has left the battlefield; that no creature died if nothing has left."""
    start, end = playthrough.start, playthrough.game
    gone = [one.id for one, _ in _counting_down(start) if _has_left(end, one)]
    left = [*map(words.left_battlefield, map(start.label, gone)), *gone_elsewhere(start, end)]
    if not left or any(True for _ in dead(playthrough.frames)):
        yield deaths_words(playthrough.frames)
    yield from left


def _what_came_of_it(playthrough: Playthrough) -> Iterator[str]:
    """Yield how play ended apart from life totals."""
    start, end = playthrough.start, playthrough.game
    for player in end.players:
        yield from _counters(start, end, player)
    lost = [player.name for player in end.players.values() if player.has_lost]
    if end.is_over and len(end.players_in_game) != 1:
        yield words.draw()
    elif lost:
        yield words.loses(lost)
    elsewhere = tuple(gone_elsewhere(start, end))
    is_asked = playthrough.refused is None and any(map(_is_deadly, playthrough.frames)) and not elsewhere
    if is_asked or any(True for _ in dead(playthrough.frames)):
        yield deaths_words(playthrough.frames)
    yield from _planeswalkers_and_battles(start, end)
    yield from elsewhere
    survivors = [
        (end.label(one.id), tuple(marks(one)))
        for one in end.battlefield.values()
        if _is_hurt(start.battlefield.get(one.id), one)
    ]
    if survivors:
        yield words.survive(survivors)
    yield from newly_controlled(start, end)


def _is_hurt(was: Permanent | None, now: Permanent) -> bool:
    """Whether there is other damage on a permanent now, or more -1/-1 counters; `was`: if it was there."""
    before = was.damage if was is not None else 0
    counters = was.counters.get(MINUS_ONE, 0) if was is not None else 0
    return bool(now.damage and now.damage != before) or now.counters.get(MINUS_ONE, 0) > counters


def _planeswalkers_and_battles(start: Game, end: Game) -> Iterator[str]:
    """Yield what became of each that isn't a creature: its counters, or that it has left."""
    for one, kind in _counting_down(start):
        now = end.battlefield.get(one.id)
        if _has_left(end, one):
            yield words.left_battlefield(start.label(one.id))
        elif now is not None and now.counters.get(kind, 0) != one.counters.get(kind, 0):
            yield words.counters_from_to(
                start.label(one.id), one.counters.get(kind, 0), now.counters.get(kind, 0), kind
            )


def _counting_down(start: Game) -> Iterator[tuple[Permanent, CounterKind]]:
    """Yield each planeswalker and battle that isn't a creature, and its kind of counters."""
    for one in start.battlefield.values():
        types = characteristics(start, one.id).types
        kind = next((counter for type_, counter in _COUNTERS_OF.items() if type_ in types), None)
        if kind is not None and CardType.CREATURE not in types:
            yield one, kind


def _has_left(end: Game, permanent: Permanent) -> bool:
    return permanent.id not in end.battlefield and permanent.id not in end.phased_out


_COUNTERS_OF = {CardType.PLANESWALKER: LOYALTY, CardType.BATTLE: DEFENSE}


def _is_deadly(frame: Frame) -> bool:
    """Whether a reader asks now which creatures die: creatures are fought or hit."""
    match frame.event:
        case BlockersDeclared(blocks=blocks):
            return bool(blocks)
        case DamageEventBegan(damage=damage):
            return any(_is_creature(frame.before, one.recipient) for one in damage)
        case _:
            return False


def _is_creature(game: Game, about: RecipientId) -> bool:
    return about in game.battlefield and characteristics(game, ObjectId(about)).is_creature


def _is_about_life(frame: Frame) -> bool:
    """Whether a reader asks now for life totals: one changes, or a player would be dealt damage."""
    if isinstance(frame.event, DamageEventBegan):
        return any(one.recipient in frame.before.players for one in frame.event.damage)
    players = frame.before.players
    return any(one.life != players[player].life for player, one in frame.game.players.items())


def _counters(start: Game, end: Game, player: PlayerId) -> Iterator[str]:
    now = end.players[player]
    if now.counters != start.players[player].counters:
        yield words.has_counters(now.name, [words.counters(n, kind) for kind, n in now.counters.items() if n])


def marks(permanent: Permanent) -> Iterator[str]:
    """Yield the damage and the counters on a permanent: `2 damage`, `3 loyalty counters`."""
    if permanent.damage:
        yield words.damaged(permanent.damage)
    yield from (words.counters(count, kind) for kind, count in permanent.counters.items() if count)
