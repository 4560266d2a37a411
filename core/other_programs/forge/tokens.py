"""Forge's tokens: written out (`t:Knight,P:2,T:2,…`), or by the name of a script (`t:w_2_2_knight`)."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from core.files import limits
from core.language.phrases import parse, phrase
from core.other_programs.foreign_board import checked_name, refuse, whole_number
from core.other_programs.left_out import LeftOut, Loss
from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color
from core.terms.creature_types import CREATURE_TYPES
from core.words.english import other_programs as catalogue

_SCRIPT: Final = re.compile(
    r"(?P<colors>[wubrg]+|c)(?:_(?P<kind>[ael]))*_(?P<power>\d{1,3})_(?P<toughness>\d{1,3})_(?P<words>[a-z_]+)"
)
_TYPES: Final = {one.value: one for one in CardType}
_SUPERTYPES: Final = {one.value: one for one in Supertype}
_COLOR_WORDS: Final = {one.word: one.value for one in Color} | {one.value.lower(): one.value for one in Color}
_LETTERS: Final = frozenset(one.value for one in Color)
_KINDS: Final = {"a": CardType.ARTIFACT, "e": CardType.ENCHANTMENT, "l": CardType.LAND}


class Token(NamedTuple):
    """A token.

    Attributes:
        fields: of the object; empty if all that is known is its name.
    """

    name: str
    fields: dict[str, Any]
    left_out: tuple[LeftOut, ...] = ()


def read_token(written: str, source: str, place: str) -> Token:
    """Return the token that is written after `t:`.

    Raises:
        ScenarioError: its size is no number, or it has no name.
    """
    if "," in written:
        return _written_out(written, source, place)
    return _of_script(written.strip()) or Token(checked_name(written, source, place), {})


def _written_out(written: str, source: str, place: str) -> Token:
    name, *parts = written.split(",")
    said = {key.strip().lower(): value.strip() for key, _, value in (part.partition(":") for part in parts)}
    name = checked_name(name, source, place)
    words = [word.strip() for word in said.get("types", "").split("-") if word.strip()]
    fields: dict[str, Any] = {
        "types": [_TYPES[word.lower()] for word in words if word.lower() in _TYPES],
        "supertypes": [_SUPERTYPES[word.lower()] for word in words if word.lower() in _SUPERTYPES],
        "subtypes": [word for word in words if word.lower() not in {*_TYPES, *_SUPERTYPES}],
        "colors": _colors(said),
        "keywords": [],
    }
    lost: list[LeftOut] = []
    keywords = [word for word in (part.strip() for part in said.get("keywords", "").split("-")) if word]
    if len(keywords) > limits.ABILITIES:
        refuse(source, place, catalogue.too_many_marks(name, limits.ABILITIES))
    for keyword in keywords:
        ability = _phrase(keyword)
        if ability is not None:
            fields["keywords"].append(ability)
        else:
            lost.append(LeftOut(Loss.UNREAD_LINE, name, keyword[: limits.NAME_LENGTH]))
    is_creature = CardType.CREATURE in fields["types"] or not fields["types"]
    if is_creature:
        fields["types"] = fields["types"] or [CardType.CREATURE]
        for key in ("power", "toughness"):
            fields[key] = whole_number(said.get(key[0], "0"), source, place, least=-1_000_000)
    for key, kind in (("loyalty", CardType.PLANESWALKER), ("defense", CardType.BATTLE)):
        if kind in fields["types"]:
            fields[key] = 0  # it has as much as it has counters
    plain = {key: value for key, value in fields.items() if value != []}
    return Token(name, {**plain, "types": [one.value for one in fields["types"]]}, tuple(lost))


def _phrase(keyword: str) -> str | None:
    """Return our phrase for a keyword; None if it isn't known."""
    if len(keyword) > limits.NAME_LENGTH:
        return None
    try:
        return phrase(parse(keyword))
    except ValueError:  # as an unknown phrase is
        return None


def _colors(said: dict[str, str]) -> list[str]:
    """Return the colors that are named, or else those of the cost."""
    named = [
        _COLOR_WORDS[word]
        for word in re.findall(r"[a-z]+", said.get("color", "").lower())
        if word in _COLOR_WORDS
    ]
    cost = said.get("cost", "")
    of_cost = [] if cost.lower() == "no cost" else [letter for letter in cost if letter in _LETTERS]
    return list(dict.fromkeys(named or of_cost))


def _of_script(script: str) -> Token | None:
    """Return the token whose script has such a name, if the name says all about it."""
    match = _SCRIPT.fullmatch(script.lower()) if len(script) <= limits.NAME_LENGTH else None
    if match is None:
        return None
    subtypes: list[str] = []
    keywords: list[str] = []
    for word in match["words"].split("_"):
        if word.capitalize() in CREATURE_TYPES and not keywords:
            subtypes.append(word.capitalize())
        else:
            keywords.append(word)
    abilities = _abilities(keywords)
    if not subtypes or abilities is None:
        return None
    kinds = [_KINDS[match["kind"]]] if match["kind"] else []
    fields: dict[str, Any] = {
        "types": [one.value for one in (*kinds, CardType.CREATURE)],
        "subtypes": subtypes,
        "power": int(match["power"]),
        "toughness": int(match["toughness"]),
    }
    colors = [letter for letter in match["colors"].upper() if letter in _LETTERS]
    fields |= {key: value for key, value in (("colors", colors), ("keywords", abilities)) if value}
    return Token(" ".join(subtypes), fields)


def _abilities(said: list[str]) -> list[str] | None:
    """Return the keywords that words are, one or two words each; None if they are something else."""
    found: list[str] = []
    while said:
        read = ((count, _phrase(" ".join(said[:count]))) for count in (2, 1))
        count, ability = next((one for one in read if one[1] is not None), (0, None))
        if ability is None:
            return None
        found.append(ability)
        said = said[count:]
    return found
