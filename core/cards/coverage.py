"""How much of the cards in a file the program reads, and what it does not read most often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field

from core.cards.printed_text import PrintedCard, ReadLine, read_card, speaker_of
from core.language.lines import in_plain_words
from core.words.english.errors import reading_errors as words


class Coverage(Struct):
    """What was read of many cards, counted.

    Attributes:
        cards: how many cards there are; `whole`: those of which no line that matters here is left unread;
            `plain`: those of them that have no such line, such as a creature without abilities.
        lines: lines that concern the table; `read`: those that are read; `unclear`: those that may say
            several things.
        exact: of the read abilities those that are written again letter by letter as they are printed;
            `abilities`: all that are read.
        stops: how often reading stops at which words.
        alone: how often these words are all that a card lacks.
    """

    cards: int = 0
    whole: int = 0
    plain: int = 0
    lines: int = 0
    read: int = 0
    unclear: int = 0
    abilities: int = 0
    exact: int = 0
    stops: Counter[str] = field(default_factory=Counter)
    alone: Counter[str] = field(default_factory=Counter)

    def add(self, card: PrintedCard) -> tuple[ReadLine, ...]:
        """Count a card; return its lines as they were read."""
        lines = read_card(card)
        here = [line for line in lines if line.concerns_table]
        stopped = [line for line in here if line.stopped is not None]
        self.cards += 1
        self.whole += not stopped
        self.plain += not here
        self.lines += sum(line.lines for line in here)
        self.read += sum(line.lines for line in here if line.stopped is None)
        self.unclear += sum(bool(line.stopped is not None and line.stopped.readings) for line in here)
        for line in here:
            if line.stopped is None:
                self.abilities += 1
                self.exact += is_same(line, card)
            else:
                self.stops[_stop(line)] += 1
        if len(stopped) == 1:
            self.alone[_stop(stopped[0])] += 1
        return lines


def counted(cards: Iterable[PrintedCard]) -> Coverage:
    """Return how much of some cards is read."""
    coverage = Coverage()
    for card in cards:
        coverage.add(card)
    return coverage


def is_same(line: ReadLine, card: PrintedCard) -> bool:
    """Whether a line is written again as it is printed but for names, reminders and old wordings."""
    if line.again == line.text:
        return True
    speaker = speaker_of(card)
    return in_plain_words(line.again, speaker).lower() == in_plain_words(line.text, speaker).lower()


def _stop(line: ReadLine) -> str:
    """Return the words around the place where reading stopped, with a bar between."""
    error = line.stopped
    if error is None or error.readings:
        return words.may_mean_several()
    if error.why:
        return error.why[0]
    words_read, at = error.stopped.line, error.stopped.at
    before, after = words_read[:at].split(), words_read[at:].split()
    return f"{' '.join(before[-3:])} | {' '.join(after[:2])}"
