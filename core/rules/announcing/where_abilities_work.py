"""Objects whose abilities can be activated, and in which zones they work (CR 113.6, 113.6m)."""

from __future__ import annotations

from core.abilities.card_texts.keyword_meanings import face_up_actions
from core.abilities.card_texts.stack_abilities import Activated, works_in
from core.characteristics.current import characteristics
from core.model.cards import abilities_by_number
from core.model.game import Game
from core.model.permanents import Permanent, ZoneCard
from core.rules.choices.actions import Activate
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import replace


def with_object_meant(game: Game, player: PlayerId, announced: Activate) -> Activate:
    """Return an activation by the id of its object, where it says the name of a card of the player."""
    if object_with_abilities(game, announced.object) is not None:
        return announced
    cards = (card for card in (*game.graveyard, *game.hand) if card.owner == player)
    named = (card.id for card in cards if card.card.name == announced.object and card.id in game.last_known)
    return replace(announced, object=next(named, announced.object))


def object_with_abilities(game: Game, object_id: ObjectId) -> Permanent | None:
    """Return a permanent, or a card as the object it is where an ability of it works; None for others."""
    permanent = game.battlefield.get(object_id)
    if permanent is not None:
        return permanent
    card = card_with_abilities(game, object_id)
    return game.last_known.get(card.id) if card is not None else None


def card_with_abilities(game: Game, object_id: ObjectId) -> ZoneCard | None:
    """Return the card in a graveyard or hand with this id; None if it is in neither."""
    return next((card for card in (*game.graveyard, *game.hand) if card.id == object_id), None)


def activated_abilities(game: Game, object_id: ObjectId) -> tuple[Activated, ...]:
    """Return the activated abilities of an object that work where it is."""
    zone = _zone(game, object_id)
    if zone is None and object_id not in game.battlefield:
        return ()
    if zone is not None and object_id not in game.last_known:
        return ()
    effects = characteristics(game, object_id).effects
    here = tuple(one for one in effects if isinstance(one, Activated) and works_in(one) == zone)
    return (*here, *ways_to_turn_up(game, object_id))


def numbered_abilities(game: Game, object_id: ObjectId) -> dict[int, Activated]:
    """Return the activated abilities of an object that work where it is, by number from 1 on.

    On the battlefield those printed on it are numbered as printed, also those that are not played. Once it
    has lost one of them, or in another zone, all that are left are numbered one after another.
    """
    abilities = activated_abilities(game, object_id)
    permanent = game.battlefield.get(object_id)
    if permanent is not None:
        printed = tuple(one for one in permanent.copiable.effects if isinstance(one, Activated))
        if abilities[: len(printed)] == printed:
            return abilities_by_number(permanent.copiable, abilities)
    return dict(enumerate(abilities, start=1))


def ways_to_turn_up(game: Game, object_id: ObjectId) -> tuple[Activated, ...]:
    """Return how a face-down permanent can be turned face up, by what it says face up (CR 702.37e)."""
    permanent = game.battlefield.get(object_id)
    if permanent is None or not permanent.status.face_down:
        return ()
    return face_up_actions(permanent.card.abilities)


def abilities_working_elsewhere(game: Game, object_id: ObjectId) -> tuple[Activated, ...]:
    """Return the activated abilities of an object that would work in another zone than it is in."""
    here, zone = characteristics(game, object_id).effects, _zone(game, object_id)
    return tuple(one for one in here if isinstance(one, Activated) and works_in(one) != zone)


def _zone(game: Game, object_id: ObjectId) -> str | None:
    if any(card.id == object_id for card in game.graveyard):
        return "graveyard"
    return "hand" if any(card.id == object_id for card in game.hand) else None
