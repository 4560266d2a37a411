"""What a spell costs besides its mana cost: what it says, and its kicker (CR 601.2f, 702.33a)."""

from __future__ import annotations

from core.abilities.card_texts.cast_from_graveyard import CastFromGraveyard
from core.abilities.costs import Cost
from core.abilities.keyword_abilities import Kicker
from core.model.cards import Card, spell_of
from core.terms.mana import phyrexian_symbols


def kickers_of(card: Card) -> tuple[Kicker, ...]:
    """Return the kicker costs of a card."""
    return tuple(one for one in card.abilities if isinstance(one, Kicker))


def most_kicks(card: Card) -> int | None:
    """Return how often a card may be kicked as it is cast; None for any number of times (CR 702.33c)."""
    kickers = kickers_of(card)
    return None if any(one.many for one in kickers) else len(kickers)


def additional_costs(card: Card, kicked: int, by: CastFromGraveyard | None = None) -> tuple[Cost, ...]:
    """Return what a card that is kicked so often costs besides its mana cost (CR 601.2f).

    `by`: what allows it to be cast from a graveyard, with the cost that it asks for, be that instead of the
    mana cost (CR 118.9d).
    """
    spell, kickers = spell_of(card), kickers_of(card)
    own = () if spell is None or spell.pays is None else (spell.pays,)
    own = (*own, *(by.pays if by is not None else ()))
    if not kickers:
        return own
    return (*own, *(kickers[min(number, len(kickers) - 1)].pays for number in range(kicked)))


def owes_more_than_mana(card: Card, kicked: int, by: CastFromGraveyard | None = None) -> bool:
    """Whether something is yet to be paid as a spell is put on the stack, so that it is cast only then.

    CR 601.2i: it becomes cast once its costs are paid.
    """
    is_mana_paid = by is None or by.instead is None
    if is_mana_paid and phyrexian_symbols(card.mana_cost):
        return True
    return not all(cost.is_mana_alone for cost in additional_costs(card, kicked, by))
