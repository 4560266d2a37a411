"""Whom damage is dealt to and what it is dealt by, where all of it is meant: `creatures you control`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.filters import Objects, Recipients
from core.language.english.filters import Filter
from core.language.english.nouns import ITSELF, THOSE
from core.language.english.slots import SLOTS
from core.language.kernel.made import made
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Either, Phrase, Reading, Text, Words
from core.language.kernel.together import Together
from core.terms.values import replace

_SOURCES: Final = Filter("source", many=True)


class _Sources(Phrase):
    """All sources that a filter lets through: `red sources`, `other sources you control`."""

    name = "sources"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for value, end in text.readings(_SOURCES, at):
            yield value, end
        if text.words.startswith("other ", at):
            for value, end in text.readings(_SOURCES, at + len("other ")):
                assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
                yield replace(value, which="other"), end

    def write(self, value: object) -> str | None:
        if not isinstance(value, Objects) or value.which in {"this", "bearer"}:
            return None
        words = _SOURCES.write(replace(value, which=None) if value.which else value)
        return words if words is None or value.which is None else f"other {words}"


ALL_SOURCES: Final = Either("sources", ITSELF, _Sources())
"""`~`, `red sources`."""
SLOTS["those or ~"] = Either("permanents", ITSELF, THOSE)
"""`~`, `creatures you control`."""

_PLAYERS: Final = (
    ("you", "you"),
    ("your opponents", "opponent"),
    ("opponents", "opponent"),
    ("players", "any"),
    ("players with the most life or tied for most life", "most_life"),
    ("enchanted player", "bearer"),
    ("the player ~ is attached to", "bearer"),
    ("§'s controller", "bearer_controller"),
)
SLOTS["players dealt damage"] = Words("players", _PLAYERS)
SLOTS["recipients or either"] = Together(
    "players or permanents",
    Recipients,
    ("{players:players dealt damage}", "{objects:those or ~}"),
    SLOTS,
    between=" and ",
)
_RECIPIENTS: Final = Patterns("players or permanents", SLOTS)
_RECIPIENTS.says(Recipients, "{*:recipients or either}")
ALL_RECIPIENTS: Final = made(_RECIPIENTS)
"""`you and creatures you control`, `players`, `~`."""
SLOTS["damage"] = Words("damage", [("damage", None), ("combat damage", True), ("noncombat damage", False)])
SLOTS.update({"sources": ALL_SOURCES, "recipients": ALL_RECIPIENTS})
