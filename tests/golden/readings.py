"""How the lines of printed cards are read: what each says, or where reading it stops.

The cards do not come with the program, so what is written down is a hash of each line and of its
reading. Of lines that differ in numbers, mana and colors alone the first one is read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from core.cards.card_file import read_cards
from core.cards.printed_text import PrintedCard, read_card, speaker_of
from core.cards.said import blocks
from core.data.writing import whole
from core.language.lines import in_plain_words
from tests.beside_checkout import beside_checkout
from tests.golden.digest import digest

FILE = Path(__file__).parent / "readings.txt"
VARIABLE = "DAMAGE_STEP_CARDS"
PARTS = 8
"""The lines are read in so many parts, which several processes can share."""


class Line(NamedTuple):
    """A line of a card, and a hash of it without numbers, mana and colors."""

    key: str
    card: PrintedCard


def cards_file() -> Path | None:
    """Return the cards: the file `DAMAGE_STEP_CARDS` names, or `shared/cards` beside the checkout."""
    return beside_checkout("cards/cards-dev.jsonl.gz", VARIABLE)


@cache
def lines(file: Path) -> tuple[Line, ...]:
    """Return the lines of the cards in a file, of those that are alike the first one."""
    found: dict[str, Line] = {}
    for card in read_cards(file):
        for _, text in blocks(card.text):
            like = in_plain_words(text, speaker_of(card))
            for those, sign in _ALIKE:
                like = those.sub(sign, like)
            key = digest(like)
            if key not in found:
                found[key] = Line(key, card._replace(text=text))
    return tuple(found.values())


_ALIKE = (
    (re.compile(r"\{[^}]*\}"), "{}"),
    (re.compile(r"\d+|\b(?:one|two|three|four|five|X|an?)\b"), "1"),
    (re.compile(r"\b(?:white|blue|black|red|green)\b"), "red"),
)


def readings(file: Path, part: int) -> dict[str, str]:
    """Return the hash of how each line of a part is read, by that of the line."""
    return {line.key: digest(reading(line)) for line in lines(file) if int(line.key, 16) % PARTS == part}


def reading(line: Line) -> str:
    """Return what a line says as data and in the words of the program, or where reading it stops."""
    return "\n".join(_reading(line))


def _reading(line: Line) -> Iterator[str]:
    for one in read_card(line.card):
        yield f"{one.concerns_table}: {one.stopped or json.dumps(whole(one.said))}"
        yield one.again


def written_down() -> dict[str, str]:
    """Return the hashes that are written down."""
    text = FILE.read_text(encoding="utf-8") if FILE.exists() else ""
    return dict(line.split() for line in text.splitlines())


def write_down(found: dict[str, str]) -> None:
    """Write the hashes down."""
    FILE.write_text("".join(f"{key} {hashed}\n" for key, hashed in sorted(found.items())), encoding="utf-8")
