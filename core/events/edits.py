"""The sandbox's own hand: changes that no rule makes."""

from typing import Literal

from pydantic import NonNegativeInt

from core.abilities.keywords import Keyword
from core.abilities.vocabulary import Ability
from core.model.cards import Unordered
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.counters import CounterKind
from core.terms.frozen import Frozen, FrozenMap
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.zones import Zone


class ObjectEdit(Frozen):
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
    damage: NonNegativeInt | None = None
    counters: FrozenMap[CounterKind, int] = FrozenMap()
    power: int | None = None
    toughness: int | None = None
    types: Unordered[CardType] | None = None
    colors: Unordered[Color] | None = None
    attached_to: RecipientId | None = None
    gain: tuple[Keyword | Ability, ...] = ()
    lose: tuple[Keyword | Ability, ...] = ()
    remove_from_combat: bool = False
    phased_in: bool | None = None
    move: Zone | None = None


class PlayerEdit(Frozen):
    """What to change about one player; whatever is None or empty stays as it is."""

    player: PlayerId
    life: int | None = None
    counters: FrozenMap[CounterKind, int] = FrozenMap()


Edit = ObjectEdit | PlayerEdit


class Edited(Frozen):
    """The person at the table changed something by hand. A zone change is a `Moved` of its own."""

    kind: Literal["edited"] = "edited"
    edit: Edit
    rule: RuleNumber = RuleNumber("117.1")
