"""How much there is of what amounts count, wherever they are said (CR 608.2h)."""

from __future__ import annotations

from core.abilities.amounts import CountedCards, CountersOn, Devotion, Different, Measure, SizeAmong
from core.abilities.filters import Objects
from core.abilities.this_turn import PermanentsThisTurn, PlayersThisTurn, SpellsCast
from core.characteristics.counting import counted_for_static
from core.characteristics.current import characteristics
from core.characteristics.filtering import speaks_of_object
from core.characteristics.party import party_size
from core.characteristics.speaker import Speaker
from core.characteristics.totals import how_many_different, measured, size_among
from core.model.game import Game
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, RecipientId
from core.terms.subtypes import BASIC_LAND_TYPES


def number_of(speaker: Speaker, of: object) -> int:
    """Return how much there is of what is counted wherever it is said, whatever was chosen or has happened.

    Cards and counters are those that a static ability can speak of.
    """
    game, you = speaker.game, speaker.you
    match of:
        case "life":
            return game.players[you].life
        case "opponents":
            return len(game.opponents(you))
        case "kicked":
            return 0 if speaker.this is None else game.permanent(speaker.this).kicked
        case "basic_land_types":
            mine = _those(speaker, Objects(types=(CardType.LAND,), controller="you"))
            types = {one for land in mine for one in characteristics(game, land).subtypes}
            return len(types & BASIC_LAND_TYPES)
        case "party":
            return party_size(game.battlefield, lambda one, wanted: speaks_of_object(speaker, one, wanted))
        case Objects():
            return len(_those(speaker, of))
        case (
            CountedCards()
            | CountersOn()
            | PermanentsThisTurn()
            | SpellsCast()
            | PlayersThisTurn()
            | Devotion()
        ):
            return counted_for_static(game, of, you, speaker.this)
        case SizeAmong(how=how, side=side, among=among):
            return size_among(how, side, [characteristics(game, one) for one in _those(speaker, among)])
        case Different(what=what, among=among):
            return how_many_different(what, [characteristics(game, one) for one in _those(speaker, among)])
        case _:
            return 0


def _those(speaker: Speaker, wanted: Objects) -> tuple[ObjectId, ...]:
    return tuple(one for one in speaker.game.battlefield if speaks_of_object(speaker, one, wanted))


def size_of(game: Game, one: RecipientId | None, side: Measure) -> int:
    """Return the power, toughness or mana value of something, as it is or last was (CR 608.2h).

    It is 0 of nothing (CR 608.2b).
    """
    if one is None or (one not in game.battlefield and one not in game.last_known):
        return 0
    return measured(characteristics(game, ObjectId(one)), side)
