"""A board as another program's file has it: what its reader found, before cards are looked up."""

from __future__ import annotations

from collections.abc import Sized
from typing import Any, Final, NoReturn

from core.files import limits
from core.other_programs.left_out import LeftOut
from core.scenario.errors import Problem, ScenarioError
from core.terms.steps import Step
from core.terms.values import FrozenMap, Value
from core.words.english import other_programs as words

MOST_LINES: Final = 10_000
"""More lines than these are refused, in a file or in a group with those it includes."""

_MOST_LOSSES: Final = 5_000


class ForeignPermanent(Value):
    """A permanent.

    Attributes:
        key: what other entries of its file call it; empty if none can.
        seat: its controller, counted from 0.
        what: what it is, as fields of an object, if its file says so itself; otherwise its name is looked up.
        state: fields of an object for the state it is in.
        attached_to: the key, or where files know no keys the name, of what it is attached to.
        attacks: the key of what it attacks; empty for the next player; None if it doesn't attack.
    """

    name: str
    seat: int
    key: str = ""
    what: FrozenMap[str, Any] = FrozenMap()
    state: FrozenMap[str, Any] = FrozenMap()
    attached_to: str = ""
    attacks: str | None = None


class ForeignSeat(Value):
    """A player.

    Attributes:
        fields: further fields of a player: life, counters.
        zones: names of cards, by zone: hand, graveyard, library.
    """

    name: str
    fields: FrozenMap[str, Any] = FrozenMap()
    zones: FrozenMap[str, tuple[str, ...]] = FrozenMap()


class Precast(Value):
    """A spell that is cast before play begins, at a target or none: a player's seat or an object's key."""

    name: str
    seat: int
    target: str | int | None = None


class OwnCard(Value):
    """A card that a file, or a file of cards, defines.

    Attributes:
        fields: of a card in a scenario file.
        left_out: what of it couldn't be read.
    """

    name: str
    fields: FrozenMap[str, Any]
    left_out: tuple[LeftOut, ...] = ()


class ForeignBoard(Value):
    """A whole board.

    Attributes:
        active: whose turn it is, by seat.
        hosts_by_name: whether what things are attached to is given by name, so that several may be meant.
        left_out: what has no place on this table, whatever cards are known.
    """

    seats: tuple[ForeignSeat, ...]
    permanents: tuple[ForeignPermanent, ...] = ()
    active: int = 0
    step: Step = Step.PRECOMBAT_MAIN
    title: str = ""
    description: str = ""
    precast: tuple[Precast, ...] = ()
    cards: tuple[OwnCard, ...] = ()
    hosts_by_name: bool = False
    left_out: tuple[LeftOut, ...] = ()


def refuse(source: str, place: str, fault: str) -> NoReturn:
    """Refuse a file: say which, where in it, and what is wrong.

    Raises:
        ScenarioError: always.
    """
    raise ScenarioError(source, [Problem(place, fault)])


def checked_name(given: str, source: str, place: str) -> str:
    """Return the name of a card, an object or a player without blanks around it.

    Raises:
        ScenarioError: it is none.
    """
    name = " ".join(given.split())
    if not name:
        refuse(source, place, words.no_name())
    if len(name) > limits.NAME_LENGTH or not name.isprintable():
        shown = "".join(letter for letter in name[:40] if letter.isprintable())
        refuse(source, place, words.bad_name(shown, limits.NAME_LENGTH))
    return name


def whole_number(given: str, source: str, place: str, least: int = 0) -> int:
    """Return the number that a text writes.

    Raises:
        ScenarioError: it writes none, or one out of bounds.
    """
    text = given.strip()
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= len(str(limits.NUMBER)):
        number = int(text)
        if least <= number <= limits.NUMBER:
            return number
    refuse(source, place, words.no_whole_number(text[:40], limits.NUMBER))


def few_lines(text: str, source: str) -> list[str]:
    """Return the lines of a text, unless they are more than a person would write.

    Raises:
        ScenarioError: there are more.
    """
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        refuse(source, "", words.too_many_lines(len(lines), MOST_LINES))
    return lines


def refuse_losses(left_out: Sized, source: str) -> None:
    """Refuse a file of which hardly anything has a place.

    Raises:
        ScenarioError: more is lost than a person would read.
    """
    if len(left_out) > _MOST_LOSSES:
        refuse(source, "", words.too_many_losses(_MOST_LOSSES))


def refuse_crowd(count: int, source: str, place: str = "") -> None:
    """Refuse more cards than a board may have.

    Raises:
        ScenarioError: there are more.
    """
    if count > limits.OBJECTS:
        refuse(source, place, words.too_many(count, limits.OBJECTS))
