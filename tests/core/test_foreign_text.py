"""Whatever text comes from elsewhere: twice as much of it takes about twice as long to read or refuse."""

from __future__ import annotations

import gzip
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import process_time

import pytest

from core.cards.card_file import CardFileError, read_cards
from core.language.lines import UnreadableError, in_plain_words, read_line
from core.other_programs.argentum.link import link
from core.other_programs.importing import foreign_board, foreign_text
from core.scenario.errors import ScenarioError
from core.scenario.reading import parse_scenario
from core.sharing.board import board_of, holds_board
from core.sharing.common_words import COMMON_WORDS

SCENARIO = '{"format":"damage-step/1","title":"'
REFUSALS = (ScenarioError, CardFileError, UnreadableError)
SHORT = 20_000
"""Characters of the shorter text; what is quadratic takes seconds for it."""
MUCH = 4.0
"""Twice the text may take so many times as long; what is quadratic comes near this only when it is slow."""
SOON = 0.25
"""Seconds of the processor in which even the longer text may take any time it likes."""


def share_code(text: str) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=COMMON_WORDS)
    packed = packer.compress(text.encode()) + packer.flush()
    return f"DS1-{urlsafe_b64encode(zlib.crc32(packed).to_bytes(4, 'big') + packed).decode().rstrip('=')}"


def read_foreign(text: str) -> None:
    foreign_board(foreign_text(text))


def read_text(text: str) -> None:
    holds_board(text)
    board_of(text)


def read_rules_text(text: str) -> None:
    in_plain_words(text)
    read_line(text)


READERS: dict[str, Callable[[str], object]] = {
    "a scenario": lambda text: parse_scenario(SCENARIO + text),
    "a share code": lambda text: board_of(share_code(SCENARIO + text)),
    "any text": read_text,
    "a board line": lambda text: read_text(f"Amy 20: {text}; Nicole 20: Bear"),
    "decisions of a board line": lambda text: read_text(f"Amy 20: Bear; Nicole 20: Bear; Amy attacks {text}"),
    "a state of Forge": lambda text: read_foreign(f"[state]\nhumanlife=20\nhumanbattlefield={text}"),
    "a puzzle of Forge": lambda text: read_foreign(f"[metadata]\n{text}"),
    "argentum's JSON": lambda text: read_foreign(f'{{"player1Name":"{text}'),
    "a link of argentum": lambda text: read_foreign(link(f'{{"player1Name":"{text}')),
    "an address": lambda text: read_foreign(f"{text}?s=1aaaaaaaaaaa"),
    "a file of XMage": lambda text: read_foreign(f"[init]\nbattlefield:ComputerA:{text}"),
    "rules text": read_rules_text,
}

PIECES = (
    '\\"', '"', "\\", "[", "{", '{"a":', "(", ")", ",", ";", ". ", " and ", "->", " + ", " to ",
    "1x ", "1 ", " ", "\t", "\n", "\u2028", "Amy 20: ", " attacks ", " blocks ", "9/9 ",
    "during the ", "|Counters:P1P1=1", "|", "=", "DS1-", "s=1", "?", "[a] ", "AB-",
    "target creature ", "where X is ", "another ", "\u2014 ",
)  # fmt: skip


def seconds(read: Callable[[str], object], text: str) -> float:
    """Return the least time of the processor that reading takes, of a few tries."""
    tries = []
    for _ in range(3):
        began = process_time()
        with suppress(*REFUSALS):
            read(text)
        tries.append(process_time() - began)
        if tries[-1] < SOON:
            break
    return min(tries)


@pytest.mark.parametrize("kind", READERS)
def test_twice_the_text_takes_no_more_than_about_twice_as_long(kind: str) -> None:
    slow = {}
    for piece in PIECES:
        short = piece * (SHORT // len(piece))
        longer = seconds(READERS[kind], short * 2)
        if longer > SOON and longer > MUCH * seconds(READERS[kind], short) / 1.3:
            slow[piece] = longer
    assert not slow


@pytest.mark.parametrize("packed", [bytes, gzip.compress])
@pytest.mark.parametrize("begins", ['[{"name":"', ""])
def test_twice_the_cards_take_no_more_than_about_twice_as_long(
    packed: Callable[[bytes], bytes], begins: str, tmp_path: Path
) -> None:
    def read(text: str) -> None:
        path = tmp_path / "cards.json"
        path.write_bytes(packed((begins + text).encode()))
        list(read_cards(path))

    slow = {}
    for piece in PIECES:
        short = piece * (SHORT // len(piece))
        longer = seconds(read, short * 2)
        if longer > SOON and longer > MUCH * seconds(read, short) / 1.3:
            slow[piece] = longer
    assert not slow
