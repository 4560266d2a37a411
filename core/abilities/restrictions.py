"""What an object can, can't or must do: mostly restrictions and requirements of combat.

`Restriction` and `requirement` are meant as CR 508.1c, 508.1d, 509.1b and 509.1c mean them.
"""

from typing import Literal

from core.abilities.conditions import Condition
from core.abilities.costs import Cost
from core.abilities.filters import Objects
from core.abilities.qualities import Quality
from core.data.marks import Positive, RefusedError
from core.terms.card_types import CardType
from core.terms.ids import PlayerId
from core.terms.values import Value
from core.words.english.errors import ability_faults as faults


def _refuse_of_somebody(objects: Objects) -> None:
    if objects.which is not None or objects.controller is not None or objects.dealt_damage_by is not None:
        raise RefusedError(faults.rule_of_combat_filter())


def _refuse_creatures_of_somebody(creatures: Objects | None) -> None:
    """Refuse a filter that is of somebody, or that says nothing, as only creatures attack and block."""
    if creatures is not None:
        _refuse_of_somebody(creatures)
        if creatures in {_ANY, Objects(types=(CardType.CREATURE,))}:
            raise RefusedError(faults.any_creatures())


def _refuse_said_otherwise(objects: Objects) -> None:
    """Refuse what a quality says, or a bound of power alone: these have kinds of their own."""
    said = {name for name in objects.__struct_fields__ if getattr(objects, name) != getattr(_ANY, name)}
    types = tuple(one for one in objects.types if one is not CardType.CREATURE)
    if not types:
        said -= {"types"}
    several = (types, objects.colors, objects.subtypes, objects.supertypes)
    if len(said) <= 1 and said <= _QUALITIES and all(len(some) <= 1 for some in several):
        raise RefusedError(faults.blocked_by_power())


_MOST_SORTS = 2
_ANY = Objects()
_QUALITIES = frozenset(
    {"types", "colors", "subtypes", "supertypes", "color_count", "power_at_least", "power_at_most"}
)


def _refuse_what_nobody_can_pay(cost: Cost | None) -> None:
    """Refuse a cost to attack or block of which it is not clear how it adds up for several creatures."""
    if cost is not None and (cost.remove_counter or cost.tap_power is not None or "{X}" in cost.mana):
        raise RefusedError(faults.cost_to_fight())


def _refuse_two_ways_out(unless: Condition | None, pays: Cost | None) -> None:
    if unless is not None and pays is not None:
        raise RefusedError(faults.condition_and_cost())
    _refuse_what_nobody_can_pay(pays)


class CantAttack(Value):
    """Restriction: this creature can't attack.

    Attributes:
        unless: it can while this is true; the defending player is whom it would attack (CR 508.1c).
        pays: it can if its controller pays this as attackers are declared (CR 508.1h).
    """

    kind: Literal["cant_attack"] = "cant_attack"
    unless: Condition | None = None
    pays: Cost | None = None

    def __post_init__(self) -> None:
        _refuse_two_ways_out(self.unless, self.pays)

    @property
    def is_absolute(self) -> bool:
        """Whether nothing lifts it."""
        return self.unless is None and self.pays is None


class IgnoresDefender(Value):
    """This creature can attack as though it didn't have defender (CR 609.4)."""

    kind: Literal["ignores_defender"] = "ignores_defender"


class CantAttackAlone(Value):
    """Restriction: this creature can't attack unless so many others do, by default one (CR 508.1c, 506.5).

    Attributes:
        such: one other that is like this does.
    """

    kind: Literal["cant_attack_alone"] = "cant_attack_alone"
    others: Positive = 1
    such: Objects | None = None

    def __post_init__(self) -> None:
        _refuse_creatures_of_somebody(self.such)
        if self.such is not None and self.others > 1:
            raise RefusedError(faults.company_of_such())


class AttacksIfAble(Value):
    """Requirement: this creature attacks each combat if able."""

    kind: Literal["attacks_if_able"] = "attacks_if_able"


class AttacksPlayerIfAble(Value):
    """Requirement: this creature attacks a certain player each combat if able (CR 508.1d)."""

    kind: Literal["attacks_player_if_able"] = "attacks_player_if_able"
    player: PlayerId


class Goaded(Value):
    """Two requirements: it attacks each combat if able, and a player other than `by` if able (CR 701.15b).

    Attributes:
        by: the player who goads it; while it isn't said, the controller of what says so.
    """

    kind: Literal["goaded"] = "goaded"
    by: PlayerId | None = None


class AtMostAttackers(Value):
    """Restriction on everyone, as long as this is on the battlefield: no more creatures attack."""

    kind: Literal["at_most_attackers"] = "at_most_attackers"
    count: Positive


class CantAttackYou(Value):
    """Restriction on everyone, as long as this is on the battlefield: such creatures can't attack you.

    Attributes:
        planeswalkers: nor planeswalkers you control (CR 508.1c).
        pays: they can if their controller pays this for each of them (CR 508.1h).
    """

    kind: Literal["cant_attack_you"] = "cant_attack_you"
    attackers: Objects
    planeswalkers: bool = False
    pays: Cost | None = None

    def __post_init__(self) -> None:
        _refuse_of_somebody(self.attackers)
        _refuse_what_nobody_can_pay(self.pays)


class CantBlock(Value):
    """Restriction: this creature can't block.

    Attributes:
        unless: it can while this is true (CR 509.1b).
        pays: it can if its controller pays this as blockers are declared (CR 509.1d).
    """

    kind: Literal["cant_block"] = "cant_block"
    unless: Condition | None = None
    pays: Cost | None = None

    def __post_init__(self) -> None:
        _refuse_two_ways_out(self.unless, self.pays)

    @property
    def is_absolute(self) -> bool:
        """Whether nothing lifts it."""
        return self.unless is None and self.pays is None


class CantBlockThose(Value):
    """Restriction: this creature can't block such creatures.

    Attributes:
        attackers: which (CR 509.1b).
    """

    kind: Literal["cant_block_those"] = "cant_block_those"
    attackers: Objects

    def __post_init__(self) -> None:
        _refuse_of_somebody(self.attackers)


class CantBlockAlone(Value):
    """Restriction: this creature can't block unless so many others do, by default one (CR 509.1b, 506.5).

    Attributes:
        such: one other that is like this does.
    """

    kind: Literal["cant_block_alone"] = "cant_block_alone"
    others: Positive = 1
    such: Objects | None = None

    def __post_init__(self) -> None:
        _refuse_creatures_of_somebody(self.such)
        if self.such is not None and self.others > 1:
            raise RefusedError(faults.company_of_such())


class BlocksIfAble(Value):
    """Requirement: this creature blocks each combat if able."""

    kind: Literal["blocks_if_able"] = "blocks_if_able"


class AtMostBlockers(Value):
    """Restriction on everyone, as long as this is on the battlefield: no more creatures block."""

    kind: Literal["at_most_blockers"] = "at_most_blockers"
    count: Positive


class BlocksAdditional(Value):
    """Can block this many creatures more than one; `None` is any number (CR 509.1a)."""

    kind: Literal["blocks_additional"] = "blocks_additional"
    count: Positive | None = None


class BlocksOnlyFlying(Value):
    """Restriction: this creature can block only creatures with flying."""

    kind: Literal["blocks_only_flying"] = "blocks_only_flying"


class CantActivate(Value):
    """Its activated abilities can't be activated (CR 602.5)."""

    kind: Literal["cant_activate"] = "cant_activate"


class DoesntUntap(Value):
    """It stays tapped in its controller's untap step (CR 502.3); instructions untap it all the same."""

    kind: Literal["doesnt_untap"] = "doesnt_untap"


class CantBeCountered(Value):
    """A spell that has this can't be countered (CR 101.2)."""

    kind: Literal["cant_be_countered"] = "cant_be_countered"


class CantBeRegenerated(Value):
    """Regeneration shields do not save it; they may be made all the same (CR 701.19c)."""

    kind: Literal["cant_be_regenerated"] = "cant_be_regenerated"


class CantBeBlocked(Value):
    """Evasion: this creature can't be blocked."""

    kind: Literal["cant_be_blocked"] = "cant_be_blocked"


class CantBeBlockedBy(Value):
    """Evasion: creatures of a quality can't block this creature."""

    kind: Literal["cant_be_blocked_by"] = "cant_be_blocked_by"
    quality: Quality


class CantBeBlockedByPower(Value):
    """Evasion: creatures with power `at_most`, or `at_least`, that much can't block this creature."""

    kind: Literal["cant_be_blocked_by_power"] = "cant_be_blocked_by_power"
    at_most: int | None = None
    at_least: int | None = None


class CantBeBlockedByThose(Value):
    """Evasion: such creatures can't block this creature.

    Attributes:
        blockers: which.
    """

    kind: Literal["cant_be_blocked_by_those"] = "cant_be_blocked_by_those"
    blockers: Objects

    def __post_init__(self) -> None:
        _refuse_of_somebody(self.blockers)
        _refuse_said_otherwise(self.blockers)


class CantBeBlockedExcept(Value):
    """Evasion: only such creatures can block this creature.

    Attributes:
        blockers: of one of these sorts.
    """

    kind: Literal["cant_be_blocked_except"] = "cant_be_blocked_except"
    blockers: tuple[Objects, ...]

    def __post_init__(self) -> None:
        if not 0 < len(self.blockers) <= _MOST_SORTS:
            raise RefusedError(faults.sorts_of_blockers())
        for one in self.blockers:
            _refuse_of_somebody(one)


class AtMostBlockedBy(Value):
    """Restriction on the set of blocks: no more than `count` creatures block this creature."""

    kind: Literal["at_most_blocked_by"] = "at_most_blocked_by"
    count: Positive


class AtLeastBlockedBy(Value):
    """Restriction on the set of blocks: `count` creatures or more block this creature, or none."""

    kind: Literal["at_least_blocked_by"] = "at_least_blocked_by"
    count: Positive


class MustBeBlocked(Value):
    """Requirement on the defending player: this creature is blocked if able (CR 509.1c).

    Attributes:
        blockers: by such creatures.
        at_least: by so many of them, or the requirement isn't obeyed.
    """

    kind: Literal["must_be_blocked"] = "must_be_blocked"
    blockers: Objects | None = None
    at_least: Positive = 1

    def __post_init__(self) -> None:
        _refuse_creatures_of_somebody(self.blockers)


class AllMustBlock(Value):
    """Requirement on each creature able to block this one: it does so (CR 509.1c).

    Attributes:
        blockers: only on such creatures.
    """

    kind: Literal["all_must_block"] = "all_must_block"
    blockers: Objects | None = None

    def __post_init__(self) -> None:
        _refuse_creatures_of_somebody(self.blockers)


class AssignsByToughness(Value):
    """Assigns combat damage equal to its toughness rather than its power (CR 510.1a)."""

    kind: Literal["assigns_by_toughness"] = "assigns_by_toughness"


class LethalByPower(Value):
    """What is lethal damage to it is determined by its power rather than its toughness (CR 704.5g)."""

    kind: Literal["lethal_by_power"] = "lethal_by_power"


class AssignsAsUnblocked(Value):
    """Its controller may have it assign its damage as though it weren't blocked (CR 510.1c)."""

    kind: Literal["assigns_as_unblocked"] = "assigns_as_unblocked"
