"""The permanents of a board line: `2x Grizzly Bears tapped`, `4/4 flying "Drake" (2 damage, on Bear)`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from core.data.spelling import hint, nearest
from core.data.writing import written
from core.language.phrases import ENGLISH
from core.model.cards import Card
from core.scenario.quick import QuickCreatureError, quick_creature
from core.sharing.board_line.splitting import BoardLineError, parts, unquoted
from core.terms.card_types import SPELL_TYPES, CardType, Supertype
from core.terms.colors import Color
from core.terms.mana import is_mana_cost
from core.words.english.errors import data_errors
from core.words.english.errors import sharing as words

_COUNT = re.compile(r"(?P<count>\d{1,3})\s*[x\N{MULTIPLICATION SIGN}]\s+(?P<rest>.+)")
_SIZE = re.compile(r"(?<!\S)-?\d{1,7}\s*/\s*-?\d{1,7}(?!\S)")
_STRAY_WITH = re.compile(r"\bwith(?=\s*(?:$|[\",]|-?\d+\s*/))")
_QUOTED = re.compile(r'"([^"]*)"')
_TEXT = re.compile(r"\[([^\]]*)\]")
_STATES = re.compile(r"\(([^)]*)\)\s*$")
FLAGS = {
    "tapped": "tapped",
    "summoning sick": "summoning_sick",
    "token": "token",
    "commander": "commander",
    "face down": "face_down",
    "phased out": "phased_out",
    "transformed": "transformed",
    "renowned": "renowned",
    "exerted": "exerted",
    "entered this turn": "entered_this_turn",
    "attacked this turn": "attacked_this_turn",
    "saddled": "saddled",
    "monstrous": "monstrous",
    "dealt damage by deathtouch": "deathtouched",
}
"""States that are so or not, and the field of the file for each."""
BARE = ("tapped", "summoning sick", "token", "commander")
"""Those that may stand without parentheses, at the end."""
_NUMBER = re.compile(r"(?P<number>-?\d{1,7}) (?P<what>damage|loyalty|defense)")
_COUNTERS = re.compile(r"(?P<count>\d{1,7}) (?P<kind>.+?) counters?")
RELATIONS = {
    "on ": "attached_to",
    "attached to ": "attached_to",
    "protected by ": "protector",
    "owned by ": "owner",
    "attacking ": "attacking",
    "blocking ": "blocking",
    "goaded by ": "goaded_by",
}
_TYPES = {kind.value: kind for kind in CardType}
_SUPERTYPES = {supertype.value: supertype for supertype in Supertype}
_COLORS = {color.word: color for color in Color}
SEVERAL = frozenset({"blocking", "goaded_by"})
"""Relations in which an object may stand to several others."""
LINES = " | "
"""Parts the lines of rules text."""


class Item(NamedTuple):
    """A permanent that a line writes, once or several times.

    Attributes:
        fields: of the object in a scenario file, without its id and its controller.
        times: how many there are of it.
        refers: those fields that name others, by name; `blocking` and `goaded_by` may name several.
    """

    times: int
    name: str
    fields: dict[str, Any]
    refers: dict[str, str]


def items(text: str, cards: Mapping[str, Card]) -> Iterator[Item]:
    """Yield the permanents that a text writes between commas; names of cards may hold commas.

    Raises:
        BoardLineError: one of them can't be read.
    """
    for one in _between_commas(text, cards):
        yield item(one, cards)


def card_names(text: str, cards: Mapping[str, Card]) -> list[str]:
    """Return the names of the cards that a text writes between commas, as they are printed.

    Raises:
        BoardLineError: there is no card of that name.
    """
    found: list[str] = []
    for one in _between_commas(text, cards):
        match = _COUNT.fullmatch(one)
        name = unquoted(match["rest"] if match else one)
        if name not in cards:
            raise BoardLineError(one, words.no_such_card(name, near_card(name, cards)))
        found += [cards[name].name] * (int(match["count"]) if match else 1)
    return found


def _between_commas(text: str, cards: Mapping[str, Card]) -> Iterator[str]:
    """Yield what is between commas; names that hold commas stay whole, and so do creatures."""
    left = [part for part in parts(text, ",") if part]
    while left:
        taken = next((n for n in range(min(4, len(left)), 1, -1) if _is_card(", ".join(left[:n]), cards)), 1)
        while taken < len(left) and _goes_on(left[taken - 1], left[taken], cards):
            taken += 1
        yield ", ".join(left[:taken])
        del left[:taken]


def item(text: str, cards: Mapping[str, Card]) -> Item:
    """Return the permanent that a text writes.

    Raises:
        BoardLineError: it can't be read.
    """
    rest, count = text, 1
    fields: dict[str, Any] = {}
    refers: dict[str, str] = {}
    if match := _COUNT.fullmatch(rest):
        count, rest = int(match["count"]), match["rest"]
    if match := _STATES.search(rest):
        rest = rest[: match.start()].strip()
        for state in parts(match[1], ","):
            _read_state(state, text, fields, refers)
    if match := _TEXT.search(rest):
        rest = f"{rest[: match.start()]} {rest[match.end() :]}".strip()
        fields["text"] = "\n".join(line.strip() for line in match[1].split(LINES.strip()))
    rest = _without_flags(rest, fields)
    named = unquoted(rest)
    if _STRAY_WITH.search(rest) and named not in cards:
        raise BoardLineError(text, words.stray_with())
    if named in cards:
        card = cards[named]
        if not SPELL_TYPES.isdisjoint(card.types):
            raise BoardLineError(text, words.spell_on_battlefield(card.name))
        return Item(count, card.name, {"card": card.name, **fields}, refers)
    described = _described(rest, text, cards)
    return Item(count, described["name"], {**described, **fields}, refers)


def near_card(name: str, cards: Mapping[str, Card]) -> str:
    """Return `Did you mean 'Grizzly Bears'?`, or nothing if no card is called like it."""
    by_small = {card.lower(): card for card in cards}
    near = nearest(name, by_small)
    return data_errors.did_you_mean(by_small[near]) if near else ""


def _goes_on(before: str, text: str, cards: Mapping[str, Card]) -> bool:
    """Whether a text says more abilities or colors of the creature before it, which has no name yet."""
    is_open = _QUOTED.search(before) is None and _STATES.search(before) is None
    if not is_open or _is_card(text, cards) or not (_SIZE.search(before) or _says_more(before)):
        return False
    return _says_more(text)


def _says_more(text: str) -> bool:
    """Whether a text is abilities or colors, perhaps with a name and states after them, but no size."""
    bare = _without_flags(_QUOTED.sub("", _TEXT.sub("", _STATES.sub("", text))).strip(), {})
    if not bare or bare[0].isupper() or _SIZE.search(bare):
        return False
    try:
        return not quick_creature(f"1/1 {bare}").subtypes
    except QuickCreatureError:
        return False


def _is_card(text: str, cards: Mapping[str, Card]) -> bool:
    match = _COUNT.fullmatch(text)
    bare = _without_flags(_STATES.sub("", match["rest"] if match else text).strip(), {})
    return bare in cards


def _without_flags(text: str, fields: dict[str, Any]) -> str:
    """Return a text without the states that end it, which are put into `fields`."""
    found = True
    while found:
        found = False
        for flag in BARE:
            if text.lower().endswith(f" {flag}"):
                text, found = text[: -len(flag)].strip(), True
                fields[FLAGS[flag]] = True
    return text


def _read_state(state: str, text: str, fields: dict[str, Any], refers: dict[str, str]) -> None:
    small = state.lower()
    if small in FLAGS:
        fields[FLAGS[small]] = True
    elif is_mana_cost(state):
        fields["mana_cost"] = state
    elif match := _NUMBER.fullmatch(small):
        fields[match["what"]] = int(match["number"])
    elif match := _COUNTERS.fullmatch(small):
        fields.setdefault("counters", {})[match["kind"]] = int(match["count"])
    elif opening := next((one for one in RELATIONS if small.startswith(one)), None):
        refers[RELATIONS[opening]] = state[len(opening) :]
    else:
        raise BoardLineError(
            text, data_errors.unknown("state", state, hint(small, (*FLAGS, "2 damage", "on")))
        )


def _described(rest: str, text: str, cards: Mapping[str, Card]) -> dict[str, Any]:
    """Return the fields of an object that is no card: a creature by its size, or anything by its types."""
    bare = _QUOTED.sub(" ", rest)
    size = _SIZE.search(bare)
    before_name = bare[: size.start() if size else None].split()
    kinds = [_TYPES[word.lower()] for word in before_name if word.lower() in _TYPES]
    if size:
        sized = _SIZE.search(rest)
        assert sized is not None  # noqa: S101 - what is left without quotes is in it
        before = [word for word in rest[: sized.start()].split() if word.lower() not in _TYPES]
        try:
            creature = quick_creature(f"{' '.join(before)} {rest[sized.start() :]}")
        except QuickCreatureError as error:
            raise BoardLineError(text, str(error)) from error
        name = creature.name
        if name == "Creature" and creature.subtypes:
            name = " ".join(creature.subtypes)
        types = tuple(dict.fromkeys((*kinds, CardType.CREATURE)))
        return {**written(creature, ENGLISH), "name": name, "types": [one.value for one in types]}
    quoted = _QUOTED.search(rest)
    if not kinds or quoted is None:
        raise BoardLineError(text, words.no_such_permanent(unquoted(rest), near_card(unquoted(rest), cards)))
    found: dict[str, Any] = {"name": quoted[1], "types": [kind.value for kind in kinds]}
    for word in before_name:
        small = word.lower()
        if small in _COLORS:
            found.setdefault("colors", []).append(_COLORS[small].value)
        elif small in _SUPERTYPES:
            found.setdefault("supertypes", []).append(small)
        elif small not in _TYPES:
            if not word[:1].isupper():
                raise BoardLineError(text, words.no_type(word, hint(small, (*_TYPES, *_COLORS))))
            found.setdefault("subtypes", []).append(word)
    return found
