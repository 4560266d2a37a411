"""What becomes a creature, in words: `becomes a 3/3 green Ape creature with trample` (CR 205.1b)."""

from __future__ import annotations

from collections.abc import Iterator

from core.language.english.slots import SLOTS
from core.language.english.words import COLORS_AND, SIZE, an
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Phrase, Reading, Text
from core.terms.card_types import CardType

_IN_ADDITION = " in addition to its other types"
_WITH = " with "


class BecomesCreature(Phrase):
    """Size, colors, types and abilities in one clause, besides the types that there are.

    `items` is the phrase for the abilities that it has.
    """

    name = "what it becomes"
    fields = ("base_power", "base_toughness", "colors", "types", "subtypes", "gains", "abilities")

    def __init__(self, verb: str, items: Phrase) -> None:
        self._verb = verb
        self._items = items

    def read(self, text: Text, at: int) -> Iterator[Reading]:  # noqa: D102 - as the base says
        for article in ("a ", "an "):
            lead = f"{self._verb} {article}"
            if not text.words.startswith(lead, at):
                continue
            for size, end in text.readings(SIZE, at + len(lead)):
                if text.words.startswith(" ", end):
                    yield from self._colored(text, end + 1, size)

    def _colored(self, text: Text, at: int, size: object) -> Iterator[Reading]:
        yield from self._typed(text, at, (size, None))
        for colors, end in text.readings(COLORS_AND, at):
            if text.words.startswith(" ", end):
                yield from self._typed(text, end + 1, (size, colors))

    def _typed(self, text: Text, at: int, told: tuple[object, object]) -> Iterator[Reading]:
        size, colors = told
        for noun, end in text.readings(SLOTS["types alone"], at):
            assert isinstance(size, tuple)  # noqa: S101 - power and toughness
            assert isinstance(noun, tuple)  # noqa: S101 - types and subtypes
            if CardType.CREATURE not in noun[0]:
                continue
            said = (*size, colors, *noun)
            for given, after in self._given(text, end):
                if text.words.startswith(_IN_ADDITION, after):
                    yield (*said, *given), after + len(_IN_ADDITION)
                else:
                    text.stop(after, _IN_ADDITION.strip())

    def _given(self, text: Text, at: int) -> Iterator[tuple[tuple[object, ...], int]]:
        yield ((), ()), at
        if text.words.startswith(_WITH, at):
            for items, end in text.readings(self._items, at + len(_WITH)):
                assert isinstance(items, tuple)  # noqa: S101 - its two fields
                yield items, end

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return (Opening(f"{self._verb} a"),)

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        assert isinstance(value, tuple)  # noqa: S101 - its fields
        power, toughness, colors, types, subtypes, *given = value
        size = None if power is None or toughness is None else SIZE.write((power, toughness))
        noun = SLOTS["types alone"].write((types, subtypes))
        colored = COLORS_AND.write(colors) if colors else ""
        items = self._items.write(tuple(given)) if any(given) else ""
        if size is None or noun is None or CardType.CREATURE not in types or colors == ():
            return None
        if colored is None or items is None:
            return None
        words = " ".join(part for part in (size, colored, noun) if part)
        return f"{self._verb} {an(words)}{_WITH if items else ''}{items}{_IN_ADDITION}"
