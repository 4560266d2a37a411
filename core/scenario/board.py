"""A board in words, side by side of the table."""

from __future__ import annotations

from collections.abc import Iterator

from core.cards.rendering import rules_text, type_line
from core.characteristics.current import characteristics
from core.events.spells_and_abilities import SpellCast
from core.explain.ending import marks
from core.explain.waiting_effects import in_force
from core.model.game import Game
from core.model.permanents import Permanent
from core.play.playthrough import Playthrough
from core.words.english import board as words


def sides(game: Game) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield for each player a line about them, and a line for each permanent they control."""
    for player in game.players.values():
        hand = sum(card.owner == player.id for card in game.hand)
        counters = [words.counters(count, kind) for kind, count in player.counters.items() if count]
        mine = (one for one in game.battlefield.values() if one.controller == player.id)
        lines = tuple(_permanent(game, one) for one in mine)
        yield words.player(player.name, player.life, counters, hand), lines


def effects(game: Game) -> Iterator[str]:
    """Yield the effects that wait on the table apart from any permanent."""
    for one in game.effects:
        yield in_force(game, one)


def spells(playthrough: Playthrough) -> Iterator[str]:
    """Yield a line for each card that is cast, with its text, in order; a card cast twice once."""
    cast = (frame.event for frame in playthrough.frames if isinstance(frame.event, SpellCast))
    cards = dict.fromkeys(event.as_object.card for event in cast)
    for card in cards:
        size = f"{card.power}/{card.toughness}" if card.power is not None else ""
        yield words.permanent(card.name, size, type_line(card), (), rules_text(card))


def _permanent(game: Game, permanent: Permanent) -> str:
    what = characteristics(game, permanent.id)
    size = f"{what.power}/{what.toughness}" if what.is_creature else ""
    state = [words.tapped()] if permanent.status.tapped else []
    state += [words.summoning_sick()] if permanent.summoning_sick and what.is_creature else []
    state += marks(permanent)
    if permanent.attached_to is not None:
        state.append(words.attached_to(game.label(permanent.attached_to)))
    card = permanent.card
    return words.permanent(game.label(permanent.id), size, type_line(card), state, rules_text(card))
