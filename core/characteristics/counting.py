"""How many cards or counters there are, how much happened: all but permanents (CR 608.2h, 611.3a)."""

from __future__ import annotations

from collections.abc import Collection

from core.abilities.amounts import CountedCards, CountersOn, Devotion
from core.abilities.filters import Objects
from core.abilities.this_turn import HappenedThisTurn
from core.characteristics.copiable_values import copiable
from core.characteristics.devotion import devotion
from core.characteristics.matching import fits
from core.characteristics.speaker import Speaker
from core.characteristics.this_turn import how_much_this_turn
from core.model.game import Game
from core.model.permanents import Origin, Permanent, ZoneCard
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.zones import Zone


def cards_among(game: Game, zone: Zone, whose: Collection[PlayerId], what: Objects) -> int:
    """Return how many such cards are in the hands or graveyards of players (CR 400.3).

    A token is no card (CR 108.2b).
    """
    return sum(
        card.owner in whose and card.origin is not Origin.TOKEN and is_card_like(game, card, what)
        for card in game.cards_in(zone)
    )


def is_card_like(game: Game, card: ZoneCard, what: Objects) -> bool:
    """Whether a card that is not on the battlefield has all that is asked for."""
    there = Permanent(
        id=card.id, card=card.card, owner=card.owner, controller=card.owner, entered_under=card.owner
    )
    return fits(what, there, copiable(there), Speaker(game, card.owner, None))


def counters_on(game: Game, one: RecipientId | None, kind: CounterKind | None) -> int:
    """Return how many counters of a kind, or of any, there are on something, or last were (CR 608.2h)."""
    if one is not None and one in game.players:
        counters = game.players[PlayerId(one)].counters
    elif one is not None and (one in game.battlefield or one in game.last_known):
        counters = game.permanent(ObjectId(one)).counters
    else:
        return 0
    return sum(counters.values()) if kind is None else counters.get(kind, 0)


def counted_for_static(
    game: Game,
    wanted: CountedCards | CountersOn | HappenedThisTurn | Devotion,
    you: PlayerId,
    this: ObjectId | None,
) -> int:
    """Return how much a static ability counts: cards, counters, devotion, what has happened this turn."""
    if isinstance(wanted, Devotion):
        return devotion(game, you, wanted)
    if isinstance(wanted, HappenedThisTurn):
        return sum(how_much_this_turn(Speaker(game, you, this), wanted))
    if isinstance(wanted, CountersOn):
        on = this if this is None or wanted.on == "this" else game.permanent(this).attached_to
        return counters_on(game, on, wanted.counter)
    match wanted.whose:
        case "you":
            whose: tuple[PlayerId, ...] = (you,)
        case "opponents":
            whose = game.opponents(you)
        case _:
            whose = game.players_in_game
    return cards_among(game, Zone(wanted.zone), whose, wanted.what)
