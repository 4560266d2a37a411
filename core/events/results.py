"""Results: what damage turns into (CR 120.3), and what effects make happen with it (CR 615.5).

`effect` is the name of the effect that makes it happen, where it is not the damage itself.
"""

from typing import Annotated, Literal

from pydantic import Field, PositiveInt

from core.terms.counters import CounterKind
from core.terms.frozen import Frozen
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber


class LifeLost(Frozen):
    """A player lost life (CR 120.3a)."""

    kind: Literal["life_lost"] = "life_lost"
    player: PlayerId
    amount: PositiveInt
    source: ObjectId
    effect: str = ""
    rule: RuleNumber = RuleNumber("120.3a")


class LifeGained(Frozen):
    """A player gained life; each source's gain is an event of its own (CR 120.3f, 119.9)."""

    kind: Literal["life_gained"] = "life_gained"
    player: PlayerId
    amount: PositiveInt
    source: ObjectId
    effect: str = ""
    rule: RuleNumber = RuleNumber("120.3f")


class CountersPut(Frozen):
    """Counters were put on a permanent (CR 120.3d) or a player (CR 120.3b, 120.3g)."""

    kind: Literal["counters_put"] = "counters_put"
    on: RecipientId
    counter: CounterKind
    amount: PositiveInt
    source: ObjectId
    effect: str = ""
    rule: RuleNumber


class CountersRemoved(Frozen):
    """Counters were removed: loyalty (CR 120.3c), defense (CR 120.3h), or by an effect; perhaps fewer."""

    kind: Literal["counters_removed"] = "counters_removed"
    object: ObjectId
    counter: CounterKind
    amount: PositiveInt
    source: ObjectId
    effect: str = ""
    rule: RuleNumber


class DamageMarked(Frozen):
    """Damage was marked on a creature (CR 120.3e)."""

    kind: Literal["damage_marked"] = "damage_marked"
    object: ObjectId
    amount: PositiveInt
    source: ObjectId
    rule: RuleNumber = RuleNumber("120.3e")


class CardDrawn(Frozen):
    """A player drew a card; several are as many results (CR 121.2).

    `source` is None for the card that is drawn in the draw step (CR 504.1).
    """

    kind: Literal["card_drawn"] = "card_drawn"
    player: PlayerId
    amount: PositiveInt = 1
    source: ObjectId | None = None
    effect: str = ""
    rule: RuleNumber = RuleNumber("121.1")


class CardReturned(Frozen):
    """A card went from its owner's graveyard to that player's hand."""

    kind: Literal["card_returned"] = "card_returned"
    player: PlayerId
    card: ObjectId
    name: str
    amount: PositiveInt = 1
    source: ObjectId
    effect: str = ""
    rule: RuleNumber = RuleNumber("400.7")


class TopExiled(Frozen):
    """A player exiled the top card of their library; nothing happens if that has none."""

    kind: Literal["top_exiled"] = "top_exiled"
    player: PlayerId
    amount: PositiveInt = 1
    source: ObjectId
    effect: str = ""
    rule: RuleNumber = RuleNumber("701.13a")


Result = Annotated[
    LifeLost
    | LifeGained
    | CountersPut
    | CountersRemoved
    | DamageMarked
    | CardDrawn
    | CardReturned
    | TopExiled,
    Field(discriminator="kind"),
]
