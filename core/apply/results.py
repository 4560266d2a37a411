"""`apply` for results: of damage (CR 120.3), and of effects."""

from __future__ import annotations

from typing import assert_never

from core.apply.draft import Draft
from core.events.results import (
    CardDrawn,
    CardGivenUp,
    CardReturned,
    CountersPut,
    CountersRemoved,
    DamageMarked,
    LifeGained,
    LifeLost,
    Result,
    TopExiled,
    TopMoved,
)
from core.events.spells_and_abilities import ResultsHappened
from core.model.cards import Card
from core.model.permanents import ZoneCard
from core.terms.ids import ObjectId, PlayerId, first_incarnation, next_incarnation
from core.terms.values import replace
from core.terms.zones import Zone


def apply_results(draft: Draft, event: ResultsHappened) -> None:
    """Carry out the results of an effect."""
    for result in event.results:
        let_happen(draft, result)


def let_happen(draft: Draft, result: Result) -> None:
    """Carry out one result of damage or of an effect."""
    match result:
        case DamageMarked(object=object_id, amount=amount):  # the most frequent by far
            draft.add_damage(object_id, amount)
        case LifeLost(player=player, amount=amount):
            draft.add_life(player, -amount)
            lost = draft.players.now[player].lost_this_turn
            draft.change_player(player, lost_this_turn=lost + amount)
        case LifeGained(player=player, amount=amount):
            draft.add_life(player, amount)
            gained = draft.players.now[player].gained_this_turn
            draft.change_player(player, gained_this_turn=gained + amount)
        case CountersPut(on=on, counter=counter, amount=amount):
            draft.add_counters(on, counter, amount)
        case CountersRemoved(object=object_id, counter=counter, amount=amount):
            draft.add_counters(object_id, counter, -amount)
        case CardDrawn(player=player):
            _draw_card(draft, player)
        case CardGivenUp(card=card, to=to):
            _move_card(draft, card, to)
        case CardReturned(card=card):
            _move_card(draft, card, Zone.HAND)
        case TopExiled(player=player):
            _exile_top(draft, player)
        case TopMoved(player=player, to=to):
            _move_top(draft, player, to)
        case _:
            assert_never(result)


def _draw_card(draft: Draft, player_id: PlayerId) -> None:
    """Put the top card of a library into its owner's hand (CR 121.1); an unknown one if none is known.

    CR 704.5b: the player who draws from a library that is known to be empty will lose.
    """
    if _move_top(draft, player_id, Zone.HAND):
        draft.change_player(player_id, drawn_this_turn=draft.players.now[player_id].drawn_this_turn + 1)
    else:
        draft.change_player(player_id, drew_from_empty=True)


def _exile_top(draft: Draft, player_id: PlayerId) -> None:
    """Exile the top card of a library; an unknown one if none is known."""
    _move_top(draft, player_id, Zone.EXILE)


def _move_top(draft: Draft, player_id: PlayerId, to: Zone) -> bool:
    """Move the top card of a library; return whether there was any."""
    top = next((card for card in draft.cards_in(Zone.LIBRARY) if card.owner == player_id), None)
    if top is not None:
        _move_card(draft, top.id, to)
    elif draft.players.now[player_id].has_known_library:
        return False
    else:
        unknown = Card(name="Unknown card", types=frozenset())
        draft.put_card(ZoneCard(id=_unknown_id(draft, player_id, to), card=unknown, owner=player_id), to)
    return True


def _unknown_id(draft: Draft, player_id: PlayerId, to: Zone) -> ObjectId:
    """Return the id of a card that was not known before: how many there are now in that zone, or more."""
    used = {first_incarnation(card.id) for zone in Zone for card in draft.cards_in(zone)}
    number = sum(card.owner == player_id for card in draft.cards_in(to)) + 1
    while (own := ObjectId(f"{player_id}.{to.value}.{number}")) in used:
        number += 1
    return own


def _move_card(draft: Draft, card_id: ObjectId, to: Zone) -> None:
    """Put a card from one zone that is not the battlefield into another, as a new object (CR 400.7)."""
    card = next(card for zone in Zone for card in draft.cards_in(zone) if card.id == card_id)
    draft.remove_card(card_id)
    draft.put_card(replace(card, id=next_incarnation(card_id)), to)
