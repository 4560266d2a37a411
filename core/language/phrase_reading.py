"""Reading abilities as players write them; `core.language.phrases` writes them so.

`parse` and `phrase` are each other's inverse.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Final

from core.abilities.ability import Ability, split_abilities
from core.abilities.chosen_color import OfChosenColor
from core.abilities.keyword_abilities import (
    BandsWithOther,
    Enchant,
    HexproofFrom,
    Landwalk,
    Protection,
    Shorthand,
    Toxic,
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
from core.language.phrases import NUMBERS, OF_CHOSEN_COLOR, WITHOUT_NUMBER
from core.language.ward_phrases import ward
from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color
from core.terms.ids import PlayerId

_NUMBER: Final = r"(an?|\d{1,3}|" + "|".join(NUMBERS) + ")"
_COLORS: Final = {color.word: color for color in Color}
_TYPES: Final = {card_type.value: card_type for card_type in CardType}
_SUPERTYPES: Final = {supertype.value: supertype for supertype in Supertype}
_COLOR_COUNTS: Final = ("colorless", "monocolored", "multicolored")


class UnknownPhraseError(ValueError):
    """No ability reads like this; `nearest` is the known phrase most like it, or None."""

    def __init__(self, text: str, nearest: str | None) -> None:
        hint = f" Did you mean '{nearest}'?" if nearest else ""
        super().__init__(f"unknown keyword '{text}'.{hint}")
        self.text = text
        self.nearest = nearest


def parse(text: str) -> Keyword | Ability:
    """Return the ability that `text` writes; case and blanks around it do not matter.

    Raises:
        UnknownPhraseError: no ability reads like this.
    """
    said = _plain(text)
    lower = said.lower()
    if lower in _KEYWORDS:
        return _KEYWORDS[lower]
    for pattern, make in _PATTERNS:
        if match := re.fullmatch(pattern, said, re.IGNORECASE):
            try:
                return make(*match.groups())
            except ValueError:
                break
    nearest = get_close_matches(lower, known_phrases(), n=1, cutoff=0.5)
    raise UnknownPhraseError(text[:80], nearest[0] if nearest else None)


def parse_of_chosen_color(text: str) -> Keyword | Ability | OfChosenColor:
    """Return the ability that `text` writes; `{color}` in it is a color that is yet to be chosen.

    Raises:
        UnknownPhraseError: no ability reads like this.
    """
    said = _plain(text).lower()
    for ability, phrase in OF_CHOSEN_COLOR.items():
        if said in {phrase, phrase.removesuffix(" creatures")}:
            return OfChosenColor(ability=ability)
    return parse(text)


def read_abilities(phrases: Iterable[str]) -> tuple[frozenset[Keyword], tuple[Ability, ...]]:
    """Return the keywords and the other abilities that phrases write."""
    return split_abilities(map(parse, phrases))


def known_phrases() -> tuple[str, ...]:
    """Return one phrase for every ability there is, for palettes and for near spellings."""
    return (*_KEYWORDS, *_EXAMPLES)


def _plain(text: str) -> str:
    return " ".join(text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split()).rstrip(".")


def _number(word: str) -> int:
    word = word.lower()
    if word in {"a", "an"}:
        return 1
    return NUMBERS.index(word) if word in NUMBERS else int(word)


def _quality(words: str) -> Quality:
    lower = words.lower()
    singular = lower.removesuffix("s")
    if lower == "everything":
        return Everything()
    if lower in _COLORS:
        return OfColor(color=_COLORS[lower])
    if lower in _COLOR_COUNTS:
        return ByColorCount.model_validate({"count": lower})
    for name in (lower, singular):
        if name in _TYPES:
            return OfType(type=_TYPES[name])
        if name in _SUPERTYPES:
            return OfSupertype(supertype=_SUPERTYPES[name])
    if lower.startswith("player "):
        return OfPlayer(player=PlayerId(words[len("player ") :]))
    if words[:1].isupper():
        return OfSubtype(subtype=_singular(words))
    raise ValueError(words)


def _singular(word: str) -> str:
    if word.endswith("lves"):
        return word.removesuffix("ves") + "f"
    if word.endswith("ies") and word not in {"Faeries", "Zombies", "Pixies"}:
        return word.removesuffix("ies") + "y"
    return word if word.endswith(("us", "ss", "ops")) else word.removesuffix("s")


def _bands_with_other(words: str) -> BandsWithOther:
    return BandsWithOther.model_validate({"quality": _quality(words).model_dump()})


def _landwalk(words: str) -> Landwalk:
    """`island`, `snow swamp`, `nonbasic land`, `artifact land`, `land`: the part before `walk`."""
    *before, last = words.split()
    parts: dict[str, str] = {}
    if last.lower() != "land":
        parts["subtype"] = last.capitalize()
    for word in map(str.lower, before):
        if word.startswith("non") and word[3:] in _SUPERTYPES:
            parts["without"] = word[3:]
        elif word in _SUPERTYPES:
            parts["supertype"] = word
        elif word in _TYPES:
            parts["type"] = word
        else:
            raise ValueError(word)
    return Landwalk.model_validate(parts)


def _without_number(*words: str | None) -> Shorthand:
    return Shorthand.model_validate({"word": next(word.lower() for word in words if word)})


_KEYWORDS: Final = {keyword.value: keyword for keyword in Keyword}
_EACH: Final = r"(?: each (?:combat|turn))?"
_PATTERNS: Final[tuple[tuple[str, Callable[..., Ability]], ...]] = (
    (r"toxic (\d{1,6})", lambda n: Toxic(value=int(n))),
    ("|".join(f"({word})" for word in WITHOUT_NUMBER), _without_number),
    (
        r"(absorb|afflict|annihilator|bushido|frenzy|poisonous|rampage|renown) (\d{1,6})",
        lambda word, n: Shorthand(word=word.lower(), value=int(n)),
    ),
    (r"hexproof from (.+)", lambda q: HexproofFrom(quality=_quality(q))),
    (r"ward(?: ?[\u2014\u2013-] ?| )(.+)", ward),
    (r"protection from (.+)", lambda q: Protection(quality=_quality(q))),
    (r"([\w ]+)walk", _landwalk),
    (r"bands with other (.+?)(?: creatures)?", _bands_with_other),
    (r"enchant (\w+)", lambda what: Enchant.model_validate({"what": what.lower()})),
    (r"can't attack", CantAttack),
    (r"can't attack alone", CantAttackAlone),
    (rf"attacks{_EACH} if able", AttacksIfAble),
    (rf"no more than {_NUMBER} creatures? can attack{_EACH}", lambda n: AtMostAttackers(count=_number(n))),
    (r"can't block", CantBlock),
    (r"can't block alone", CantBlockAlone),
    (rf"blocks{_EACH} if able", BlocksIfAble),
    (rf"no more than {_NUMBER} creatures? can block{_EACH}", lambda n: AtMostBlockers(count=_number(n))),
    (rf"can block any number of creatures{_EACH}", BlocksAdditional),
    (rf"can block {_NUMBER} additional creatures?{_EACH}", lambda n: BlocksAdditional(count=_number(n))),
    (r"can block only creatures with flying", BlocksOnlyFlying),
    (r"doesn't untap during (?:its controller's|your) untap step", DoesntUntap),
    (r"can't be countered", CantBeCountered),
    (r"can't be regenerated", CantBeRegenerated),
    (r"can't be blocked", CantBeBlocked),
    (
        r"can't be blocked by creatures with power (-?\d{1,6}) or less",
        lambda n: CantBeBlockedByPower(at_most=int(n)),
    ),
    (
        r"can't be blocked by creatures with power (-?\d{1,6}) or greater",
        lambda n: CantBeBlockedByPower(at_least=int(n)),
    ),
    (
        rf"can't be blocked by more than {_NUMBER}(?: creatures?)?",
        lambda n: AtMostBlockedBy(count=_number(n)),
    ),
    (
        rf"can't be blocked except by {_NUMBER} or more creatures",
        lambda n: AtLeastBlockedBy(count=_number(n)),
    ),
    (r"can't be blocked by (.+?)(?: creatures)?", lambda q: CantBeBlockedBy(quality=_quality(q))),
    (rf"must be blocked{_EACH} if able", MustBeBlocked),
    (r"all creatures able to block (?:this creature|it) do so", AllMustBlock),
    (r"assigns combat damage equal to its toughness(?: rather than its power)?", AssignsByToughness),
    (r"lethal damage is determined by its power(?: rather than its toughness)?", LethalByPower),
    (r"may assign (?:its )?combat damage as though it weren't blocked", AssignsAsUnblocked),
)
"""What is written, and what makes the ability of it; each is compiled when it is first needed."""
_EXAMPLES: Final = (
    "toxic 1",
    "absorb 1",
    "afflict 2",
    "annihilator 1",
    "battle cry",
    "bushido 1",
    "dethrone",
    "enlist",
    "exalted",
    "flanking",
    "frenzy 1",
    "melee",
    "mentor",
    "poisonous 1",
    "provoke",
    "prowess",
    "training",
    "umbra armor",
    "persist",
    "undying",
    "myriad",
    "ingest",
    "equip",
    "rampage 1",
    "renown 1",
    "hexproof from black",
    "ward {2}",
    "ward\N{EM DASH}pay 3 life",
    "ward\N{EM DASH}sacrifice a creature",
    "protection from red",
    "protection from artifacts",
    "protection from everything",
    "plainswalk",
    "islandwalk",
    "swampwalk",
    "mountainwalk",
    "forestwalk",
    "nonbasic landwalk",
    "bands with other legendary creatures",
    "enchant creature",
    "can't attack",
    "can't attack alone",
    "attacks each combat if able",
    "no more than one creature can attack each combat",
    "can't block",
    "can't block alone",
    "blocks each combat if able",
    "no more than one creature can block each combat",
    "can block an additional creature",
    "can block two additional creatures",
    "can block any number of creatures",
    "can block only creatures with flying",
    "doesn't untap during its controller's untap step",
    "can't be countered",
    "can't be regenerated",
    "can't be blocked",
    "can't be blocked by Walls",
    "can't be blocked by creatures with power 2 or less",
    "can't be blocked by more than one creature",
    "can't be blocked except by three or more creatures",
    "must be blocked if able",
    "all creatures able to block this creature do so",
    "assigns combat damage equal to its toughness rather than its power",
    "lethal damage is determined by its power rather than its toughness",
    "may assign combat damage as though it weren't blocked",
)
