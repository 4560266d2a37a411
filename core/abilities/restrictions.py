"""What an object can, can't or must do: mostly restrictions and requirements of combat.

`Restriction` and `requirement` are meant as CR 508.1c, 508.1d, 509.1b and 509.1c mean them.
"""

from typing import Literal

from pydantic import PositiveInt

from core.abilities.qualities import Quality
from core.terms.values import Frozen


class CantAttack(Frozen):
    """Restriction: this creature can't attack."""

    kind: Literal["cant_attack"] = "cant_attack"


class CantAttackAlone(Frozen):
    """Restriction: this creature can't attack unless another creature does (CR 506.5)."""

    kind: Literal["cant_attack_alone"] = "cant_attack_alone"


class AttacksIfAble(Frozen):
    """Requirement: this creature attacks each combat if able."""

    kind: Literal["attacks_if_able"] = "attacks_if_able"


class AtMostAttackers(Frozen):
    """Restriction on everyone, as long as this is on the battlefield: no more creatures attack."""

    kind: Literal["at_most_attackers"] = "at_most_attackers"
    count: PositiveInt


class CantBlock(Frozen):
    """Restriction: this creature can't block."""

    kind: Literal["cant_block"] = "cant_block"


class CantBlockAlone(Frozen):
    """Restriction: this creature can't block unless another creature does (CR 506.5)."""

    kind: Literal["cant_block_alone"] = "cant_block_alone"


class BlocksIfAble(Frozen):
    """Requirement: this creature blocks each combat if able."""

    kind: Literal["blocks_if_able"] = "blocks_if_able"


class AtMostBlockers(Frozen):
    """Restriction on everyone, as long as this is on the battlefield: no more creatures block."""

    kind: Literal["at_most_blockers"] = "at_most_blockers"
    count: PositiveInt


class BlocksAdditional(Frozen):
    """Can block this many creatures more than one; `None` is any number (CR 509.1a)."""

    kind: Literal["blocks_additional"] = "blocks_additional"
    count: PositiveInt | None = None


class BlocksOnlyFlying(Frozen):
    """Restriction: this creature can block only creatures with flying."""

    kind: Literal["blocks_only_flying"] = "blocks_only_flying"


class DoesntUntap(Frozen):
    """It stays tapped in its controller's untap step (CR 502.3); instructions untap it all the same."""

    kind: Literal["doesnt_untap"] = "doesnt_untap"


class CantBeCountered(Frozen):
    """A spell that has this can't be countered (CR 101.2)."""

    kind: Literal["cant_be_countered"] = "cant_be_countered"


class CantBeRegenerated(Frozen):
    """Regeneration shields do not save it; they may be made all the same (CR 701.19c)."""

    kind: Literal["cant_be_regenerated"] = "cant_be_regenerated"


class CantBeBlocked(Frozen):
    """Evasion: this creature can't be blocked."""

    kind: Literal["cant_be_blocked"] = "cant_be_blocked"


class CantBeBlockedBy(Frozen):
    """Evasion: creatures of a quality can't block this creature."""

    kind: Literal["cant_be_blocked_by"] = "cant_be_blocked_by"
    quality: Quality


class CantBeBlockedByPower(Frozen):
    """Evasion: creatures with power `at_most`, or `at_least`, that much can't block this creature."""

    kind: Literal["cant_be_blocked_by_power"] = "cant_be_blocked_by_power"
    at_most: int | None = None
    at_least: int | None = None


class AtMostBlockedBy(Frozen):
    """Restriction on the set of blocks: no more than `count` creatures block this creature."""

    kind: Literal["at_most_blocked_by"] = "at_most_blocked_by"
    count: PositiveInt


class AtLeastBlockedBy(Frozen):
    """Restriction on the set of blocks: `count` creatures or more block this creature, or none."""

    kind: Literal["at_least_blocked_by"] = "at_least_blocked_by"
    count: PositiveInt


class MustBeBlocked(Frozen):
    """Requirement on the defending player: this creature is blocked if able."""

    kind: Literal["must_be_blocked"] = "must_be_blocked"


class AllMustBlock(Frozen):
    """Requirement on each creature able to block this one: it does so."""

    kind: Literal["all_must_block"] = "all_must_block"


class AssignsByToughness(Frozen):
    """Assigns combat damage equal to its toughness rather than its power (CR 510.1a)."""

    kind: Literal["assigns_by_toughness"] = "assigns_by_toughness"


class LethalByPower(Frozen):
    """What is lethal damage to it is determined by its power rather than its toughness (CR 704.5g)."""

    kind: Literal["lethal_by_power"] = "lethal_by_power"


class AssignsAsUnblocked(Frozen):
    """Its controller may have it assign its damage as though it weren't blocked (CR 510.1c)."""

    kind: Literal["assigns_as_unblocked"] = "assigns_as_unblocked"
