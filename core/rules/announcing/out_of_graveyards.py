"""Cards that are cast out of a graveyard: which card, and what allows it (CR 601.2a, 601.3)."""

from __future__ import annotations

from core.abilities.card_texts.cast_from_graveyard import CastFromGraveyard
from core.characteristics.filtering import holds
from core.model.cards import Card, permissions_of
from core.model.game import Game
from core.model.permanents import HowCast
from core.rules.announcing.spells import as_object, with_object
from core.rules.choices.actions import Cast
from core.terms.ids import ObjectId, PlayerId
from core.terms.zones import Zone


def in_graveyard(game: Game, player: PlayerId, card: Card) -> ObjectId | None:
    """Return such a card in the graveyard of a player; None if there is none."""
    return next(
        (one.id for one in game.graveyard if one.owner == player and one.card.name == card.name), None
    )


def permission(game: Game, player: PlayerId, card: Card) -> CastFromGraveyard | None:
    """Return what allows a player to cast a card out of the graveyard, or would if its condition were true.

    Of several, the first that does. None if nothing speaks of that.
    """
    found = permissions_of(card)
    return next((one for one in found if is_granted(game, player, card, one)), next(iter(found), None))


def is_granted(game: Game, player: PlayerId, card: Card, by: CastFromGraveyard) -> bool:
    """Whether the condition under which a card may be cast is true."""
    stand_in = as_object(game, player, card)
    return holds(with_object(game, stand_in), by.only_if, player, stand_in.id)


def how_cast(game: Game, player: PlayerId, announced: Cast) -> HowCast | None:
    """Return how a spell is cast out of a graveyard; None if it is not."""
    if not announced.from_graveyard:
        return None
    return HowCast(player=player, zone=Zone.GRAVEYARD, by=permission(game, player, announced.card))
