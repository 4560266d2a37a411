"""The sandbox's own hand: changes that no rule makes."""

from core.abilities.ability import Ability
from core.abilities.keywords import Keyword
from core.events.event import Event
from core.model.cards import Card
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap, Value
from core.terms.zones import Zone


class ObjectEdit(Value):
    """What to change about one permanent; whatever is None or empty stays as it is.

    Attributes:
        attached_to: what an Aura, Equipment or Fortification is attached to from now on.
        colors: all that it has from now on; none is colorless.
        counters: how many to add of each kind; negative numbers remove.
        remove_from_combat: remove it as an effect would (CR 506.4).
        phased_in: whether to have it phase in or out.
        move: the zone to put it into.
    """

    object: ObjectId
    controller: PlayerId | None = None
    tapped: bool | None = None
    damage: int | None = None
    counters: FrozenMap[CounterKind, int] = FrozenMap()
    power: int | None = None
    toughness: int | None = None
    types: frozenset[CardType] | None = None
    colors: frozenset[Color] | None = None
    attached_to: RecipientId | None = None
    gain: tuple[Keyword | Ability, ...] = ()
    lose: tuple[Keyword | Ability, ...] = ()
    remove_from_combat: bool = False
    phased_in: bool | None = None
    move: Zone | None = None


class PlayerEdit(Value):
    """What to change about one player; whatever is None or empty stays as it is."""

    player: PlayerId
    life: int | None = None
    counters: FrozenMap[CounterKind, int] = FrozenMap()


class CardEdit(Value):
    """A permanent to put onto the battlefield out of nowhere: a card, or a token like it.

    `attached_to`: what it enters attached to; without it, its controller chooses what an Aura enchants.
    """

    card: Card
    controller: PlayerId
    is_token: bool = False
    tapped: bool = False
    attached_to: RecipientId | None = None


Edit = ObjectEdit | PlayerEdit


class Edited(Event, tag="edited"):
    """The person at the table changed something by hand. A zone change is a `Moved` of its own."""

    edit: Edit
    rule: RuleNumber = RuleNumber("117.1")
