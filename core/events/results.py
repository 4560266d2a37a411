"""Results: what damage turns into (CR 120.3), and what effects make happen with it (CR 615.5).

`cause` says what made it happen: the damage, with which abilities of its source, or what else.
"""

from typing import Literal

from core.events.causes import ByDamage, Cause
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Kinded
from core.terms.zones import Zone


class LifeLost(Kinded, tag="life_lost"):
    """A player lost life (CR 120.3a)."""

    player: PlayerId
    amount: int
    source: ObjectId
    cause: Cause = ByDamage()
    rule: RuleNumber = RuleNumber("120.3a")


class LifeGained(Kinded, tag="life_gained"):
    """A player gained life; each source's gain is an event of its own (CR 120.3f, 119.9)."""

    player: PlayerId
    amount: int
    source: ObjectId
    cause: Cause = ByDamage()
    rule: RuleNumber = RuleNumber("120.3f")


class CountersPut(Kinded, tag="counters_put"):
    """Counters were put on a permanent (CR 120.3d) or a player (CR 120.3b, 120.3g)."""

    on: RecipientId
    counter: CounterKind
    amount: int
    source: ObjectId
    cause: Cause = ByDamage()
    rule: RuleNumber


class CountersRemoved(Kinded, tag="counters_removed"):
    """Counters were removed: loyalty (CR 120.3c), defense (CR 120.3h), or by an effect; perhaps fewer."""

    object: ObjectId
    counter: CounterKind
    amount: int
    source: ObjectId
    cause: Cause = ByDamage()
    rule: RuleNumber


class DamageMarked(Kinded, tag="damage_marked"):
    """Damage was marked on a creature (CR 120.3e)."""

    object: ObjectId
    amount: int
    source: ObjectId
    cause: Cause = ByDamage()
    rule: RuleNumber = RuleNumber("120.3e")


class CardDrawn(Kinded, tag="card_drawn"):
    """A player drew a card; several are as many results (CR 121.2).

    `source` is None for the card that is drawn in the draw step (CR 504.1).
    """

    player: PlayerId
    amount: int = 1
    source: ObjectId | None = None
    cause: Cause
    rule: RuleNumber = RuleNumber("121.1")


class CardReturned(Kinded, tag="card_returned"):
    """A card went from its owner's graveyard to that player's hand."""

    player: PlayerId
    card: ObjectId
    name: str
    amount: int = 1
    source: ObjectId
    cause: Cause
    rule: RuleNumber = RuleNumber("400.7")


class CardGivenUp(Kinded, tag="card_given_up"):
    """A card was discarded, exiled from its owner's graveyard, or put somewhere from a library.

    `to` is where it went (CR 701.9a). `source` is None where the turn had it discarded (CR 514.1).
    """

    player: PlayerId
    card: ObjectId
    name: str
    to: Zone
    how: Literal["discard", "exile", "put"]
    amount: int = 1
    source: ObjectId | None
    cause: Cause
    rule: RuleNumber = RuleNumber("701.9a")


class TopExiled(Kinded, tag="top_exiled"):
    """A player exiled the top card of their library; nothing happens if that has none."""

    player: PlayerId
    amount: int = 1
    source: ObjectId
    cause: Cause
    rule: RuleNumber = RuleNumber("701.13a")


class TopMoved(Kinded, tag="top_moved"):
    """A player milled the top card of their library, or put it elsewhere, perhaps after revealing it.

    `name`: what it is called; nothing if the library is not known. `to`: where it went.
    """

    player: PlayerId
    name: str = ""
    to: Zone = Zone.GRAVEYARD
    how: Literal["mill", "reveal", "put"] = "mill"
    amount: int = 1
    source: ObjectId
    cause: Cause
    rule: RuleNumber = RuleNumber("701.17a")


Result = (
    LifeLost
    | LifeGained
    | CountersPut
    | CountersRemoved
    | DamageMarked
    | CardDrawn
    | CardReturned
    | CardGivenUp
    | TopExiled
    | TopMoved
)
