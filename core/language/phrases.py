"""Abilities as players write them: `toxic 1`, `protection from red`, `can't be blocked`.

What `phrase` writes, `core.language.phrase_reading` reads.
"""

from __future__ import annotations

from typing import Final, assert_never

from core.abilities.ability import Ability
from core.abilities.chosen_color import ChosenColorAbility, OfChosenColor
from core.abilities.keyword_abilities import (
    BandsWithOther,
    Enchant,
    HexproofFrom,
    Landwalk,
    Protection,
    Shorthand,
    Toxic,
    Ward,
)
from core.abilities.keywords import Keyword
from core.abilities.qualities import (
    ByColorCount,
    Everything,
    OfColor,
    OfPlayer,
    OfSubtype,
    OfSupertype,
    OfType,
    Quality,
)
from core.abilities.restrictions import (
    AllMustBlock,
    AssignsAsUnblocked,
    AssignsByToughness,
    AtLeastBlockedBy,
    AtMostAttackers,
    AtMostBlockedBy,
    AtMostBlockers,
    AttacksIfAble,
    BlocksAdditional,
    BlocksIfAble,
    BlocksOnlyFlying,
    CantAttack,
    CantAttackAlone,
    CantBeBlocked,
    CantBeBlockedBy,
    CantBeBlockedByPower,
    CantBeCountered,
    CantBeRegenerated,
    CantBlock,
    CantBlockAlone,
    DoesntUntap,
    LethalByPower,
    MustBeBlocked,
)
from core.language.ward_phrases import ward_phrase

NUMBERS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
"""Words for small numbers, in order."""
WITHOUT_NUMBER: Final = (
    "exalted",
    "flanking",
    "battle cry",
    "dethrone",
    "enlist",
    "equip",
    "ingest",
    "melee",
    "mentor",
    "myriad",
    "persist",
    "provoke",
    "prowess",
    "training",
    "umbra armor",
    "undying",
)
"""Abilities that have no number after their name."""
OF_CHOSEN_COLOR: Final[dict[ChosenColorAbility, str]] = {
    "protection": "protection from {color}",
    "hexproof_from": "hexproof from {color}",
    "cant_be_blocked_by": "can't be blocked by {color} creatures",
}
"""How abilities are written that are about a color which is yet to be chosen."""


def phrase(ability: Keyword | Ability) -> str:
    """Return the words for `ability`, lower case, without a full stop."""
    match ability:
        case Keyword():
            return ability.value
        case Toxic(value=value):
            return f"toxic {value}"
        case Protection(quality=quality):
            return f"protection from {_quality_phrase(quality)}"
        case HexproofFrom(quality=quality):
            return f"hexproof from {_quality_phrase(quality)}"
        case Ward():
            return ward_phrase(ability)
        case Landwalk():
            return _landwalk_phrase(ability)
        case BandsWithOther(quality=quality):
            return f"bands with other {_quality_creatures(quality)}"
        case Enchant(what=what):
            return f"enchant {what}"
        case CantAttack():
            return "can't attack"
        case CantAttackAlone():
            return "can't attack alone"
        case AttacksIfAble():
            return "attacks each combat if able"
        case AtMostAttackers(count=count):
            return f"no more than {_creatures(count)} can attack each combat"
        case CantBlock():
            return "can't block"
        case CantBlockAlone():
            return "can't block alone"
        case BlocksIfAble():
            return "blocks each combat if able"
        case AtMostBlockers(count=count):
            return f"no more than {_creatures(count)} can block each combat"
        case BlocksAdditional(count=None):
            return "can block any number of creatures"
        case BlocksAdditional(count=1):
            return "can block an additional creature"
        case BlocksAdditional(count=count):
            return f"can block {_word(count or 0)} additional creatures"
        case BlocksOnlyFlying():
            return "can block only creatures with flying"
        case DoesntUntap():
            return "doesn't untap during its controller's untap step"
        case CantBeCountered():
            return "can't be countered"
        case CantBeRegenerated():
            return "can't be regenerated"
        case CantBeBlocked():
            return "can't be blocked"
        case CantBeBlockedBy(quality=quality):
            return f"can't be blocked by {_quality_creatures(quality)}"
        case CantBeBlockedByPower(at_most=None, at_least=least):
            return f"can't be blocked by creatures with power {least} or greater"
        case CantBeBlockedByPower(at_most=most):
            return f"can't be blocked by creatures with power {most} or less"
        case AtMostBlockedBy(count=count):
            return f"can't be blocked by more than {_creatures(count)}"
        case AtLeastBlockedBy(count=count):
            return f"can't be blocked except by {_word(count)} or more creatures"
        case MustBeBlocked():
            return "must be blocked if able"
        case AssignsByToughness():
            return "assigns combat damage equal to its toughness rather than its power"
        case LethalByPower():
            return "lethal damage is determined by its power rather than its toughness"
        case AssignsAsUnblocked():
            return "may assign combat damage as though it weren't blocked"
        case Shorthand(word=word, value=value):
            return word if word in WITHOUT_NUMBER else f"{word} {value}"
        case AllMustBlock():
            return "all creatures able to block this creature do so"
        case _:
            assert_never(ability)


def phrase_of_chosen_color(ability: Keyword | Ability | OfChosenColor) -> str:
    """Return the words for `ability`, with `{color}` for a color that is yet to be chosen."""
    return OF_CHOSEN_COLOR[ability.ability] if isinstance(ability, OfChosenColor) else phrase(ability)


def _creatures(count: int) -> str:
    return "one creature" if count == 1 else f"{_word(count)} creatures"


def _word(count: int) -> str:
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def _quality_phrase(quality: Quality) -> str:
    match quality:
        case OfColor(color=color):
            return color.word
        case ByColorCount(count=count):
            return count
        case OfType(type=card_type):
            return _plural(card_type)
        case OfSubtype(subtype=subtype):
            return _plural(subtype)
        case OfSupertype(supertype=supertype):
            return supertype
        case OfPlayer(player=player):
            return f"player {player}"
        case Everything():
            return "everything"
        case _:
            assert_never(quality)


def _quality_creatures(quality: Quality) -> str:
    words = _quality_phrase(quality)
    return words if isinstance(quality, OfSubtype) else f"{words.removesuffix('s')} creatures"


def _plural(word: str) -> str:
    if word.endswith("s"):
        return word
    if word.endswith("lf"):
        return word[:-1] + "ves"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


def _landwalk_phrase(landwalk: Landwalk) -> str:
    words = [f"non{landwalk.without}"] if landwalk.without else []
    words += [part for part in (landwalk.supertype, landwalk.type) if part]
    return " ".join([*words, f"{(landwalk.subtype or 'land').lower()}walk"])
