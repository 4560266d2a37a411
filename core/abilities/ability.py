"""Every ability that is one phrase, besides bare keywords: `protection from red`, `can't block`."""

from collections.abc import Iterable

from core.abilities.filters import Objects
from core.abilities.keyword_abilities import (
    BandsWithOther,
    Enchant,
    HexproofFrom,
    Kicker,
    Landwalk,
    Protection,
    Shorthand,
    Toxic,
    Ward,
)
from core.abilities.keywords import Keyword
from core.abilities.restrictions import (
    AllMustBlock,
    AssignsAsUnblocked,
    AssignsByToughness,
    AtLeastBlockedBy,
    AtMostAttackers,
    AtMostBlockedBy,
    AtMostBlockers,
    AttacksIfAble,
    AttacksPlayerIfAble,
    BlocksAdditional,
    BlocksIfAble,
    BlocksOnlyFlying,
    CantActivate,
    CantAttack,
    CantAttackAlone,
    CantAttackYou,
    CantBeBlocked,
    CantBeBlockedBy,
    CantBeBlockedByPower,
    CantBeBlockedByThose,
    CantBeBlockedExcept,
    CantBeCountered,
    CantBeRegenerated,
    CantBlock,
    CantBlockAlone,
    CantBlockThose,
    DoesntUntap,
    Goaded,
    IgnoresDefender,
    LethalByPower,
    MustBeBlocked,
)

Ability = (
    Toxic
    | Protection
    | HexproofFrom
    | Ward
    | Kicker
    | Landwalk
    | BandsWithOther
    | Enchant
    | CantAttack
    | CantAttackAlone
    | IgnoresDefender
    | AttacksIfAble
    | AttacksPlayerIfAble
    | Goaded
    | AtMostAttackers
    | CantAttackYou
    | CantBlock
    | CantBlockAlone
    | CantBlockThose
    | BlocksIfAble
    | AtMostBlockers
    | BlocksAdditional
    | BlocksOnlyFlying
    | DoesntUntap
    | CantBeCountered
    | CantBeRegenerated
    | CantBeBlocked
    | CantBeBlockedBy
    | CantBeBlockedByPower
    | CantBeBlockedByThose
    | CantBeBlockedExcept
    | CantActivate
    | AtMostBlockedBy
    | AtLeastBlockedBy
    | MustBeBlocked
    | AllMustBlock
    | AssignsByToughness
    | LethalByPower
    | AssignsAsUnblocked
    | Shorthand
)


KEYWORD_ABILITIES = (
    *(Toxic, Shorthand, Protection, HexproofFrom, Ward, Kicker, Landwalk, BandsWithOther, Enchant),
)
"""Those that an effect gives an object as an ability (layer 6). All others say what an object can,
can't or must do: said by an effect, they are no abilities that it could lose (CR 113.12), and count
after all layers (CR 613.11)."""


def is_rule(ability: Keyword | Ability) -> bool:
    """Whether it says what an object can, can't or must do, and so is no ability if an effect says it."""
    return not isinstance(ability, (Keyword, *KEYWORD_ABILITIES))


def abilities_among(gains: Iterable[Keyword | Ability]) -> tuple[Keyword | Ability, ...]:
    """Return what an effect gives an object as an ability (CR 613.1f): `flying`, `protection from red`."""
    return tuple(one for one in gains if not is_rule(one))


def asks_for_itself(gains: Iterable[Keyword | Ability]) -> bool:
    """Whether one of these is told from the object that has it by itself: by a condition, by its power."""
    return any(_asks_for_itself(one) for one in gains)


def _asks_for_itself(one: Keyword | Ability) -> bool:
    match one:
        case CantAttack(unless=unless) | CantBlock(unless=unless):
            return unless is not None
        case CantBlockThose(attackers=those) | CantBeBlockedByThose(blockers=those):
            return _compares(those)
        case CantAttackYou(attackers=those):
            return _compares(those)
        case CantBeBlockedExcept(blockers=sorts):
            return any(_compares(those) for those in sorts)
        case _:
            return False


def _compares(those: Objects) -> bool:
    """Whether a filter compares with the object itself."""
    return those.power_than_this is not None or those.outgrows_this is not None


def rules_among(gains: Iterable[Keyword | Ability]) -> tuple[Ability, ...]:
    """Return what an effect says that an object can, can't or must do (CR 613.11): `can't block`."""
    return tuple(one for one in gains if not isinstance(one, Keyword) and is_rule(one))


def split_abilities(
    abilities: Iterable[Keyword | Ability],
) -> tuple[frozenset[Keyword], tuple[Ability, ...]]:
    """Return the keywords and the others among abilities."""
    abilities = tuple(abilities)
    keywords = frozenset(one for one in abilities if isinstance(one, Keyword))
    return keywords, tuple(one for one in abilities if not isinstance(one, Keyword))
