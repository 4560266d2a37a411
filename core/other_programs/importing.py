"""A board from the text of another program's file, whichever it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple

from core.files import limits
from core.model.cards import Card
from core.other_programs.argentum.link import is_link, unpacked
from core.other_programs.argentum.reading import is_argentum, read_argentum
from core.other_programs.foreign_board import ForeignBoard, OwnCard, refuse
from core.other_programs.forge.reading import is_forge, read_forge
from core.other_programs.into_scenario import Imported, into_scenario
from core.other_programs.xmage.reading import groups_of, is_xmage, read_xmage
from core.words.english import other_programs as words


class Program(StrEnum):
    """A program whose boards are read."""

    FORGE = "forge"
    ARGENTUM = "argentum"
    XMAGE = "xmage"


def program_of(text: str) -> Program | None:
    """Return the program that a text looks to be of; None if it is of none of them.

    No more of it is looked at than a file may hold.
    """
    text = text[: limits.FILE_BYTES]
    if is_link(text) or is_argentum(text):
        return Program.ARGENTUM
    if text.lstrip("\ufeff \t\r\n")[:1] in {"{", ""}:
        return None
    if is_forge(text):
        return Program.FORGE
    return Program.XMAGE if is_xmage(text) else None


class ForeignText(NamedTuple):
    """The text of a file, and which program's it is.

    Attributes:
        groups: the boards that it has, by name; empty if it has just one.
        source: what it is called in errors.
    """

    program: Program
    text: str
    groups: tuple[str, ...]
    source: str


def foreign_text(text: str, source: str = "") -> ForeignText:
    """Return a text with what can be told of it before it is read as a board.

    Raises:
        ScenarioError: it is of none of the programs, too large, a damaged link, or has no groups.
    """
    if len(text) > limits.FILE_BYTES:
        refuse(source, "", words.text_too_long(limits.FILE_BYTES // 1_000_000))
    program = program_of(text)
    if program is None:
        refuse(source, "", words.not_foreign())
    if program is Program.XMAGE:
        return ForeignText(program, text, groups_of(text, source), source)
    return ForeignText(program, unpacked(text) if is_link(text) else text, (), source)


def foreign_board(found: ForeignText, group: str | None = None) -> ForeignBoard:
    """Return the board in a text, of the group that is chosen where there are several.

    Raises:
        ScenarioError: it can't be read, or no group is chosen of several.
    """
    match found.program:
        case Program.FORGE:
            return read_forge(found.text, found.source)
        case Program.ARGENTUM:
            return read_argentum(found.text, found.source)
        case Program.XMAGE:
            if group is None and len(found.groups) > 1:
                refuse(found.source, "", words.which_group(found.groups))
            return read_xmage(found.text, group or "".join(found.groups), found.source)


def imported(
    found: ForeignText,
    library: Mapping[str, Card],
    group: str | None = None,
    descriptions: Mapping[str, str] | None = None,
    more_cards: Iterable[OwnCard] = (),
) -> Imported:
    """Return the scenario of a text; see `foreign_board` and `into_scenario`.

    Raises:
        ScenarioError: it can't be read or played.
        DescriptionError: what an unknown card is described as can't be.
    """
    return into_scenario(foreign_board(found, group), library, descriptions, more_cards, found.source)
