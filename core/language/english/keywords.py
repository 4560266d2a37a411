"""Keyword abilities in words: `flying`, `protection from red`, `ward {2}`, `bushido 1`."""

from __future__ import annotations

from typing import Final, Literal, get_args

from core.abilities.costs import Cost
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
from core.abilities.keywords import NUMBERED, WITH_COST, WITH_MANA, Keyword, ShorthandWord
from core.abilities.qualities import (
    ByColorCount,
    Everything,
    OfColor,
    OfPlayer,
    OfSubtype,
    OfSupertype,
    OfType,
)
from core.language.english.slots import SLOTS
from core.language.english.words import CARD_TYPE, SUBTYPES, SUPERTYPE, plural
from core.language.kernel.made import made
from core.language.kernel.pattern import Patterns, maybe
from core.language.kernel.phrase import Either, Listed, Phrase, Token, Words
from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color
from core.terms.ids import PlayerId
from core.terms.subtypes import subtypes_of_type

_COUNTS: Final[tuple[Literal["colorless", "monocolored", "multicolored"], ...]] = (
    "colorless",
    "monocolored",
    "multicolored",
)
_PLAYER: Final = Patterns("a player", SLOTS)
SLOTS["player name"] = Token(
    "a player", r"\w[\w '-]{0,39}", PlayerId, lambda value: value if isinstance(value, str) else None
)
_PLAYER.says(OfPlayer, "player {player:player name}")

_PLAIN_QUALITIES: Final = (
    *((color.word, OfColor(color=color)) for color in Color),
    *((count, ByColorCount(count=count)) for count in _COUNTS),
    *((supertype.value, OfSupertype(supertype=supertype)) for supertype in Supertype),
)
QUALITY_WORDS: Final = Words(
    "a quality",
    (
        *_PLAIN_QUALITIES,
        *((plural(one.value), OfType(type=one)) for one in CardType),
        *((plural(one), OfSubtype(subtype=one)) for one in sorted(SUBTYPES)),
        ("everything", Everything()),
        *((one.value, OfType(type=one)) for one in CardType),
        *((one, OfSubtype(subtype=one)) for one in sorted(SUBTYPES)),
    ),
)
"""Every quality that has words of its own."""
QUALITY: Final[Phrase] = Either("a quality", QUALITY_WORDS, _PLAYER)
"""What one can have protection from: `red`, `artifacts`, `Goblins`, `everything`."""

CREATURES: Final = Words(
    "creatures of a quality",
    (
        *((f"{word} creatures", quality) for word, quality in _PLAIN_QUALITIES),
        *((f"{one} creatures", OfType(type=one)) for one in CardType if one is not CardType.CREATURE),
        ("creatures", OfType(type=CardType.CREATURE)),
        *((plural(one), OfSubtype(subtype=one)) for one in sorted(SUBTYPES)),
        *((f"{one} creatures", OfSubtype(subtype=one)) for one in sorted(SUBTYPES)),
    ),
)
"""Creatures of a quality: `red creatures`, `Walls`, `artifact creatures`."""
SLOTS["quality"] = QUALITY
SLOTS["creatures"] = CREATURES
SLOTS["whom one can enchant"] = Words("a player", [(one, one) for one in ("player", "opponent")])
SLOTS["keyword with a number"] = Words("a keyword", [(word, word) for word in sorted(NUMBERED)])
SLOTS["keyword without a number"] = Words(
    "a keyword", [(word, word) for word in get_args(ShorthandWord) if word not in NUMBERED]
)

_SIMPLE: Final = Words("a keyword", [(one.value, one) for one in sorted(Keyword)])
_COMPOSED: Final = Patterns("a keyword", SLOTS)
_COMPOSED.says(Toxic, "toxic {value:integer}")
_COMPOSED.says(Protection, "protection from {quality:quality}")
_COMPOSED.says(HexproofFrom, "hexproof from {quality:quality}")
_COMPOSED.says(BandsWithOther, "bands with other {quality:creatures}")
_COMPOSED.says(Enchant, "enchant {what:filter}")
_COMPOSED.says(Enchant, "enchant {what:whom one can enchant}")
_COMPOSED.says(Shorthand, "{word:keyword with a number} {value:integer}")
_COMPOSED.says(Shorthand, "{word:keyword without a number}")
for _costly in WITH_MANA:
    _COMPOSED.says(Shorthand, f"{_costly} {{mana:mana}}", word=_costly)
_MANA_ALONE: Final = Patterns("mana", SLOTS)
_MANA_ALONE.says(Cost, "{mana:mana}")
SLOTS["mana alone"] = _MANA_ALONE
_COMPOSED.says(Ward, "ward {pays:mana alone}")
_COMPOSED.says(
    Ward, "ward\N{EM DASH}{pays:costs}", also=("ward \N{EM DASH} {pays:costs}", "ward-{pays:costs}")
)

_COSTLY: Final = Patterns("a keyword", SLOTS)
_COSTLY.says(Shorthand, "equip {to:filter} {mana:mana}", word="equip")
_COSTLY.says(Shorthand, "equip {to:filter}", word="equip")
for _costly in WITH_COST:
    _COSTLY.says(
        Shorthand,
        f"{_costly}\N{EM DASH}{{pays:costs}}",
        also=tuple(f"{_costly}{dash}{{pays:costs}}" for dash in (" \N{EM DASH} ", "-", "--", "---")),
        word=_costly,
    )

for _word, _many in (("kicker", False), ("multikicker", True)):
    _COMPOSED.says(Kicker, f"{_word} {{pays:mana alone}}", many=_many)
_COMPOSED.says(
    Kicker,
    "kicker\N{EM DASH}{pays:costs}",
    also=("kicker \N{EM DASH} {pays:costs}", "kicker-{pays:costs}", "kicker--{pays:costs}"),
)

_LAND_TYPES: Final = {one.lower(): one for one in subtypes_of_type(CardType.LAND)}
SLOTS["land type that is walked"] = Token(
    "a land type",
    rf"(?:{'|'.join(sorted(_LAND_TYPES))})(?=walk)",
    _LAND_TYPES.get,
    lambda value: value.lower() if isinstance(value, str) and value in SUBTYPES else None,
    _LAND_TYPES,
)
SLOTS["supertype"] = SUPERTYPE
SLOTS["card type"] = CARD_TYPE
_BEFORE: Final = (
    maybe("non{without:supertype} "),
    maybe("{supertype:supertype} "),
    maybe("{type:card type} "),
)
_COMPOSED.says(Landwalk, *_BEFORE, "{subtype:land type that is walked}walk")
_COMPOSED.says(Landwalk, *_BEFORE, "landwalk")

KEYWORD: Final = Either("a keyword", _SIMPLE, _COMPOSED, made(_COSTLY))
"""Any keyword ability."""
KEYWORDS: Final = Listed(KEYWORD)
"""`flying, trample, and haste`."""
SLOTS["keyword"] = KEYWORD
SLOTS["keywords"] = KEYWORDS
