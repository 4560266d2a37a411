"""Which lines of a card speak of what can happen on this table: combat, damage, life, permanents.

What they say of libraries, hands, mana, dice or other games is beside the point here.
"""

from __future__ import annotations

import re
from typing import Final

_KEYWORDS_OF_COMBAT: Final = (
    *(
        "first strike",
        "double strike",
        "deathtouch",
        "defender",
        "flying",
        "haste",
        "hexproof",
        "indestructible",
    ),
    *(
        "lifelink",
        "menace",
        "reach",
        "trample",
        "vigilance",
        "shroud",
        "flash",
        "fear",
        "intimidate",
        "shadow",
    ),
    *(
        "horsemanship",
        "infect",
        "wither",
        "skulk",
        "prowess",
        "exalted",
        "banding",
        "phasing",
        "persist",
        "undying",
    ),
    *(
        "flanking",
        "myriad",
        "melee",
        "mentor",
        "training",
        "provoke",
        "dethrone",
        "ingest",
        "battle cry",
        "enlist",
    ),
    *(
        "umbra armor",
        r"\w+walk",
        "nonbasic landwalk",
        "snow",
        "legendary landwalk",
        "toxic",
        "bushido",
        "rampage",
    ),
    *(
        "annihilator",
        "absorb",
        "afflict",
        "frenzy",
        "poisonous",
        "renown",
        "protection",
        "ward",
        "equip",
        "enchant",
    ),
    "bands with",
)
_OTHER_KEYWORDS: Final = (
    *(
        "changeling",
        "devoid",
        "split second",
        "fabricate",
        "riot",
        "backup",
        "bloodthirst",
        "modular",
        "unleash",
        "evolve",
        "fading",
    ),
    *(
        "vanishing",
        "living weapon",
        "bestow",
        "crew",
        "graft",
        "soulbond",
        "extort",
        "exploit",
        "boast",
        "tribute",
    ),
    "ninjutsu",
    *("devour", "outlast", "level up", "for mirrodin!", "job select", "decayed", "mobilize", "firebending"),
    *(
        "start your engines!",
        "saddle",
        "daybound",
        "nightbound",
        "ravenous",
        "reconfigure",
        "fortify",
        "awaken",
    ),
    *("station", "increment", "infinity", "paradigm", "void", "prepared", "survival", "hideaway"),
)
_KEYWORDS_ELSEWHERE: Final = (
    *("delve", "convoke", "improvise", "affinity", "storm", "ripple", r"[\w ]*cycling", "morph"),
    *(
        "megamorph",
        "disguise",
        "kicker",
        "multikicker",
        "flashback",
        "buyback",
        "madness",
        "suspend",
        "evoke",
    ),
    *("emerge", "escape", "foretell", "plot", "embalm", "eternalize", "scavenge", "transmute"),
    *(
        "soulshift",
        "replicate",
        "entwine",
        "prowl",
        "rebound",
        "retrace",
        "reinforce",
        "conspire",
        "undaunted",
    ),
    *(
        "assist",
        "partner",
        "freerunning",
        "spectacle",
        "surge",
        "mutate",
        "overload",
        "impending",
        "warp",
        "mayhem",
    ),
    *(
        "harmonize",
        "web-slinging",
        "sneak",
        "demonstrate",
        "casualty",
        "disturb",
        "aftermath",
        "epic",
        "gravestorm",
    ),
    *("miracle", "offering", "splice", "craft", "more than meets the eye", "ascend", "dredge", "prototype"),
    *(
        "companion",
        "choose a background",
        "doctor's companion",
        "cascade",
        "unearth",
        "encore",
        "squad",
        "gift",
    ),
    *("offspring", "cumulative upkeep", "echo", "dash", "blitz", "haunt", "sunburst"),
)
_MATTERS: Final = (
    *(
        "damage",
        "prevent",
        r"\bfights?\b",
        "regenerat",
        r"gets? [+-]",
        r"have [+-]",
        r"counters? (?:on|from)",
    ),
    *("attack", "block", "combat", "destroy", r"\bsacrifices? ", "untap"),
    r"\btap (?:target|all|each|up|another|it|that)",
    r"exile (?:target (?!card|player)|all |each (?!card|opponent)|another|that creature|it\b)",
    r"to (?:its|their) owners?'?s? hands?",
    *(r"\blife\b", "token", "gain control", "power", "toughness", r"loses? all abilities"),
    rf"(?:gains?|has|have|lose) (?:.*\b)?(?:{'|'.join(_KEYWORDS_OF_COMBAT[:-3])})",
    *(
        "can't be (?:blocked|countered|regenerated|the target)",
        "enters? (?:tapped|with)",
        "proliferate",
        "poison",
    ),
    *("phase", "transform", "as a copy", "becomes? a copy", "copy of", "goad", "adapt", "amass", "bolster"),
    *("support", "explores", "monstros", r"counter (?:target|that|it)", "loses the game", "wins? the game"),
    *("can't (?:gain|lose)", "double (?:the|its)", "is also", "are also", "in addition to its other types"),
    "isn't a creature",
    *(
        "becomes? (?:a|an|the) ",
        "doesn't untap",
        "don't untap",
        "manifest",
        "cloak",
        "detain",
        "stun",
        "attach",
    ),
    "choose one",
)
_BESIDE: Final = (
    r"(?:~|this spell) costs",
    "you may cast",
    "activate only",
    "spend this",
    "as an additional cost to cast this spell, (?:discard|pay|exile|reveal)",
)
_TO_BE_READ_ON: Final = r"^(?:[^\"“]*?): (?=add |draw|scry|surveil|mill|search|discard|look)"
_IS_KEYWORDS: Final = (
    rf"^(?:{'|'.join((*_KEYWORDS_OF_COMBAT, *_OTHER_KEYWORDS, *_KEYWORDS_ELSEWHERE))})\b[^.]*$"
)
_COMBAT: Final = rf"^(?:{'|'.join(_KEYWORDS_OF_COMBAT)})\b"
_ELSEWHERE: Final = rf"^(?:{'|'.join(_KEYWORDS_ELSEWHERE)})\b"
_SPEAKS_OF_ELSEWHERE: Final = (
    r"\b(?:librar(?:y|ies)|mana|reveals?|scry|cards? (?:in|from) (?:your|their|an opponent's) hand|look at|"
    r"search|rolls?|flips? a coin|costs? |you may (?:cast|play)|spend)\b|\badd \{"
)
"""What is on no table here, in so many words."""
_HERE: Final = "|".join(_MATTERS)
_NOT_HERE: Final = rf"^(?:{'|'.join(_BESIDE)})"


def concerns_table(line: str) -> bool:
    """Whether a line, with `~` for the object itself, speaks of what can happen on this table."""
    line = line.lower()
    if re.match(_IS_KEYWORDS, line):
        return re.match(_COMBAT, line) is not None or not re.match(_ELSEWHERE, line)
    if re.match(_NOT_HERE, line):
        return False
    return re.search(_HERE, re.sub(_TO_BE_READ_ON, "", line)) is not None


def is_beside_point(line: str) -> bool:
    """Whether a line, with `~` for the object itself, surely speaks of what can't happen on this table.

    What neither speaks of that nor of what can happen may be a slip of the pen.
    """
    if concerns_table(line) or "\n" in line:
        return False
    line = line.lower()
    is_elsewhere = re.match(_NOT_HERE, line) or (re.match(_IS_KEYWORDS, line) and re.match(_ELSEWHERE, line))
    return bool(is_elsewhere or re.search(_SPEAKS_OF_ELSEWHERE, line))
