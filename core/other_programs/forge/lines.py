"""The lines of a game state or a puzzle, taken apart: what stands under which key, and on which line."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from core.other_programs.foreign_board import few_lines, refuse
from core.words.english import other_programs as words

_SECTION: Final = re.compile(r"\[([^\]]*)\]")
_METADATA: Final = "metadata"
_STATE: Final = "state"
_MOST_SHOWN: Final = 40


class Entry(NamedTuple):
    """What stands behind a key, and where: `line 12`."""

    value: str
    place: str


class ForgeLines(NamedTuple):
    """A file taken apart.

    Attributes:
        metadata: what a puzzle says of itself, by key as it is written.
        state: the board, by key in lower case.
        others: lines of other sections, which nobody reads here.
    """

    metadata: dict[str, Entry]
    state: dict[str, Entry]
    others: tuple[str, ...]


def forge_lines(text: str, source: str) -> ForgeLines:
    """Return the lines of a file under their keys; a game state needs no sections.

    Raises:
        ScenarioError: a line has no key, or a key is there twice.
    """
    metadata: dict[str, Entry] = {}
    state: dict[str, Entry] = {}
    others: list[str] = []
    section = _STATE
    for number, line in enumerate(few_lines(text, source), 1):
        plain, place = line.strip().lstrip("\ufeff"), words.line_place(number)
        if not plain or plain.startswith("#"):
            continue
        if match := _SECTION.fullmatch(plain):
            section = match[1].strip().lower()
        elif section == _METADATA:
            key, colon, value = plain.partition(":")
            if colon:
                metadata[key.strip()] = Entry(value.strip(), place)
            else:
                others.append(plain[:_MOST_SHOWN])
        elif section == _STATE:
            key, equals, value = plain.partition("=")
            small = key.strip().lower()
            if not equals or not small:
                refuse(source, place, words.no_key_and_value(plain[:_MOST_SHOWN]))
            if small in state:
                refuse(source, place, words.key_twice(key.strip()[:_MOST_SHOWN]))
            state[small] = Entry(value.strip(), place)
        else:
            others.append(f"[{section[:_MOST_SHOWN]}]")
    return ForgeLines(metadata, state, tuple(dict.fromkeys(others)))
