"""Keywords that are one word: abilities without a parameter, and names for other abilities (CR 702)."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from core.terms.counters import CounterKind


class Keyword(StrEnum):
    """A keyword that an object has or has not; a second instance does nothing more."""

    BANDING = "banding"  # CR 702.22
    CHANGELING = "changeling"  # CR 702.73
    DEATHTOUCH = "deathtouch"  # CR 702.2
    DEFENDER = "defender"  # CR 702.3
    DEVOID = "devoid"  # CR 702.114
    DOUBLE_STRIKE = "double strike"  # CR 702.4
    FEAR = "fear"  # CR 702.36
    FIRST_STRIKE = "first strike"  # CR 702.7
    FLYING = "flying"  # CR 702.9
    HASTE = "haste"  # CR 702.10
    FLASH = "flash"  # CR 702.8
    HEXPROOF = "hexproof"  # CR 702.11
    HORSEMANSHIP = "horsemanship"  # CR 702.31
    INDESTRUCTIBLE = "indestructible"  # CR 702.12
    INFECT = "infect"  # CR 702.90
    INTIMIDATE = "intimidate"  # CR 702.13
    LIFELINK = "lifelink"  # CR 702.15
    MENACE = "menace"  # CR 702.111
    PHASING = "phasing"  # CR 702.26
    REACH = "reach"  # CR 702.17
    SHADOW = "shadow"  # CR 702.28
    SHROUD = "shroud"  # CR 702.18
    SKULK = "skulk"  # CR 702.118
    SPLIT_SECOND = "split second"  # CR 702.61
    TRAMPLE = "trample"  # CR 702.19
    TRAMPLE_OVER_PLANESWALKERS = "trample over planeswalkers"  # CR 702.19c
    VIGILANCE = "vigilance"  # CR 702.20
    WITHER = "wither"  # CR 702.80


ShorthandWord = Literal[
    "exalted",
    "bushido",
    "flanking",
    "rampage",
    "battle cry",
    "afflict",
    "frenzy",
    "poisonous",
    "absorb",
    "prowess",
    "umbra armor",
    "persist",
    "undying",
    "myriad",
    "ingest",
    "equip",
    "enlist",
    "provoke",
    "renown",
    "mentor",
    "training",
    "dethrone",
    "annihilator",
    "melee",
    "exploit",
    "modular",
    "living weapon",
    "job select",
    "for Mirrodin!",
    "mobilize",
    "afterlife",
    "crew",
    "saddle",
    "outlast",
    "cycling",
    "scavenge",
    "flashback",
    "jump-start",
    "retrace",
    "escape",
    "disturb",
    "unearth",
    "embalm",
    "eternalize",
    "encore",
    "storm",
    "ninjutsu",
    "firebending",
    "fabricate",
    "fading",
    "bloodthirst",
    "extort",
    "riot",
    "unleash",
    "devour",
    "level up",
    "evolve",
    "morph",
    "megamorph",
    "disguise",
    "bestow",
    "daybound",
    "nightbound",
]
"""A keyword that stands for a triggered or prevention ability, or for a cost."""

RULE_OF: dict[ShorthandWord, str] = {
    "flanking": "702.25a",
    "rampage": "702.23a",
    "fading": "702.32a",
    "provoke": "702.39a",
    "storm": "702.40a",
    "modular": "702.43a",
    "bushido": "702.45a",
    "frenzy": "702.68a",
    "poisonous": "702.70a",
    "persist": "702.79a",
    "exalted": "702.83b",
    "annihilator": "702.86a",
    "battle cry": "702.91a",
    "living weapon": "702.92a",
    "undying": "702.93a",
    "evolve": "702.100a",
    "extort": "702.101a",
    "dethrone": "702.105a",
    "prowess": "702.108a",
    "exploit": "702.110a",
    "renown": "702.112a",
    "ingest": "702.115a",
    "myriad": "702.116a",
    "melee": "702.121a",
    "fabricate": "702.123a",
    "afflict": "702.130a",
    "mentor": "702.134a",
    "afterlife": "702.135a",
    "training": "702.149a",
    "for Mirrodin!": "702.163a",
    "mobilize": "702.181a",
    "job select": "702.182a",
    "firebending": "702.189a",
}
"""The rule that says what each of those does that trigger."""

NUMBERED: frozenset[ShorthandWord] = frozenset(
    {
        *("absorb", "afflict", "annihilator", "bushido", "frenzy", "poisonous", "rampage", "renown"),
        *("modular", "mobilize", "afterlife", "crew", "saddle", "firebending", "fabricate", "fading"),
        *("bloodthirst", "devour"),
    }
)
"""Those that have a number after their name."""

TURN_FACE_UP: tuple[ShorthandWord, ...] = ("morph", "megamorph", "disguise")
"""Those by whose cost what is face down is turned face up (CR 702.37e, 702.168d)."""

WITH_MANA: tuple[ShorthandWord, ...] = (
    *("equip", "outlast", "cycling", "scavenge", "ninjutsu", "level up", "flashback", "escape", "disturb"),
    *("unearth", "embalm", "eternalize", "encore"),
    *TURN_FACE_UP,
    "bestow",
)
"""Those behind whose name it stands what they cost."""

WITH_COST: tuple[ShorthandWord, ...] = (
    *("equip", "flashback", "escape", "disturb", "unearth", "embalm", "eternalize", "encore"),
    *TURN_FACE_UP,
)
"""Those of them that may cost more than mana."""

COUNTER_KEYWORDS = frozenset(
    {
        Keyword.DEATHTOUCH,
        Keyword.DOUBLE_STRIKE,
        Keyword.FIRST_STRIKE,
        Keyword.FLYING,
        Keyword.HASTE,
        Keyword.HEXPROOF,
        Keyword.INDESTRUCTIBLE,
        Keyword.LIFELINK,
        Keyword.MENACE,
        Keyword.REACH,
        Keyword.SHADOW,
        Keyword.TRAMPLE,
        Keyword.VIGILANCE,
    }
)
"""The keywords that a keyword counter can give (CR 122.1b)."""

EXALTED = CounterKind("exalted")
"""The one keyword counter of which every single one counts (CR 122.1b, 702.83b)."""

KEYWORD_COUNTERS = frozenset({EXALTED, *(CounterKind(keyword.value) for keyword in COUNTER_KEYWORDS)})
"""The kinds of counters that give a keyword."""
