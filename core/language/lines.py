"""Rules text, read and written line by line; the grammar is built when the first line needs it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from core.abilities.card_texts.cast_from_graveyard import CastFromGraveyard
from core.abilities.card_texts.stack_abilities import Activated, Triggered, speaks_as_card
from core.abilities.keywords import Keyword
from core.language.own_words import place_in
from core.language.speaker import Speaker
from core.words.english.errors import reading_errors

if TYPE_CHECKING:
    from core.language.english.lines import Meaning

UNNAMED: Final = Speaker()
MOST_LETTERS: Final = 2_000
"""Longer lines are not read; the longest that is printed has a third as many."""


class Stopped(NamedTuple):
    """How far a line was read.

    Attributes:
        written: the line as it was given; several that are one ability with line breaks between.
        line: the same in the wording of the grammar: `~` is the object itself.
        at: the place in `line` where reading stopped.
        wanted: what would have been understood there.
    """

    written: str
    line: str
    at: int
    wanted: tuple[str, ...] = ()

    @property
    def place(self) -> int:
        """The place in `written` where reading stopped: the beginning of a word, or the end."""
        return place_in(self.written, self.line, self.at)


class UnreadableError(ValueError):
    """A line does not say anything that is known, or may say several things.

    Attributes:
        stopped: how far it was read.
        why: sentences about what is unclear in it.
        readings: what else it may say, as sentences, if it may say several things.
    """

    def __init__(self, stopped: Stopped, why: tuple[str, ...] = (), readings: tuple[str, ...] = ()) -> None:
        self.stopped, self.why, self.readings = stopped, why, readings
        super().__init__(self._words())

    def _words(self) -> str:
        if self.readings:
            return reading_errors.several_readings(self.readings)
        if self.why:
            return " ".join(self.why)
        rest, _, _ = self.stopped.written[self.stopped.place :].partition("\n")
        wanted = _named(self.stopped.wanted)[:4]
        if rest:
            return reading_errors.stops(at=" ".join(rest.split()[:4]), wanted=wanted)
        is_whole = self.stopped.line.endswith((".", ".”")) or not wanted
        return reading_errors.says_nothing_known() if is_whole else reading_errors.is_cut_short(wanted)


def read_line(line: str, speaker: Speaker = UNNAMED) -> tuple[Meaning, ...]:
    """Return what a line of rules text says: keywords, or one ability, or two that are said as one.

    Raises:
        UnreadableError: nothing that is known, or several things.
    """
    return read_paragraphs((line,), speaker)


def read_paragraphs(lines: Iterable[str], speaker: Speaker = UNNAMED) -> tuple[Meaning, ...]:
    """Return what lines say that are one ability together, such as those of an instant (CR 113.3a).

    Each begins anew, with an ability word or a name of its own (CR 207.2c), yet a later one may change what
    an earlier one says: `If …, this deals 4 damage instead` (CR 608.2c).

    Raises:
        UnreadableError: nothing that is known, or several things.
    """
    lines = tuple(lines)
    written = "\n".join(lines)
    if len(written) > MOST_LETTERS:
        too_long = reading_errors.line_too_long(len(written), MOST_LETTERS)
        raise UnreadableError(Stopped(written[:MOST_LETTERS], "", 0), (too_long,))
    from core.language.english.lines import readings, write_plain  # noqa: PLC0415 - when it is wanted
    from core.language.english.normal import plain_paragraphs, printed_line  # noqa: PLC0415 - when it is wanted
    from core.language.kernel.phrase import Text  # noqa: PLC0415 - when it is wanted

    words = plain_paragraphs(lines, speaker)
    text = Text(words)
    found = readings(text)
    if len(found) == 1:
        if any(write_plain(one) is None for one in found[0]):
            raise UnreadableError(Stopped(written, words, len(words)), (reading_errors.not_said_back(),))
        return found[0]
    both = tuple(" ".join(printed_line(write_plain(one) or "?", speaker) for one in told) for told in found)
    why = tuple(text.refused) if text.is_refused else ()
    raise UnreadableError(Stopped(written, words, text.furthest, text.wanted), why, both)


def _named(wanted: Iterable[str]) -> tuple[str, ...]:
    """Return what would have been read, each once and as somebody would call it."""
    return tuple(dict.fromkeys(filter(None, map(reading_errors.what_could_stand_there, wanted))))


def write_line(one: Meaning, speaker: Speaker = UNNAMED) -> str:
    """Return an ability as a line of rules text that `read_line` reads as the same ability.

    Raises:
        ValueError: it is made of parts that no sentence can say together.
    """
    from core.language.english.lines import write_plain  # noqa: PLC0415 - when it is wanted
    from core.language.english.normal import printed_line  # noqa: PLC0415 - when it is wanted

    words = write_plain(one)
    if words is None:
        raise ValueError(f"no sentence says {one!r}")
    is_a_card = isinstance(one, CastFromGraveyard) or (
        isinstance(one, Activated | Triggered) and speaks_as_card(one)
    )
    return printed_line(words, speaker.as_a_card if is_a_card else speaker)


def write_keywords(keywords: tuple[Meaning, ...]) -> str:
    """Return keywords as one line of rules text: `Flying, protection from red and from blue`.

    `read_line` reads it as these keywords, the protections one after another.

    Raises:
        ValueError: one of them is no keyword.
    """
    words: str | None = ", ".join(str(one) for one in keywords)
    if not all(isinstance(one, Keyword) for one in keywords):
        from core.language.english.lines import write_keywords as written  # noqa: PLC0415 - when it is wanted

        words = written(keywords)
    if words is None:
        raise ValueError(f"these are not all keywords: {keywords!r}")
    return words[:1].upper() + words[1:]


def in_plain_words(line: str, speaker: Speaker = UNNAMED) -> str:
    """Return a line in the wording that is read: `~` for the object itself, no reminder text."""
    from core.language.english.normal import plain_line  # noqa: PLC0415 - when it is wanted

    return plain_line(line[:MOST_LETTERS], speaker)
