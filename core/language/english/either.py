"""Several events that make one ability trigger, in words: `whenever ~ enters or attacks` (CR 603.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.filters import Recipients
from core.abilities.triggers import When
from core.language.english.done import made
from core.language.english.nouns import ATTACHED, RECIPIENT, THIS
from core.language.english.triggers import WHEN
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Phrase, Reading, Text, joined
from core.language.kernel.said import Said
from core.terms.values import replace

_LEADS: Final = ("whenever ", "when ")
_THEMSELVES: Final = (("~", Recipients(objects=THIS)), ("§", Recipients(objects=ATTACHED)))
_Whens = tuple[When, ...]


class _Either(Phrase):
    """One or several events, up to the comma; its value is a tuple.

    One subject may do several things (`~ enters or attacks`), two subjects the same (`~ or another Goblin
    dies`); what has nothing in common is said in full (`when ~ enters and at the beginning of your upkeep`).
    """

    name = "what triggers it"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for whens, end in (*_of_one_subject(text, at), *_of_two_subjects(text, at)):
            yield whens, end
            yield from _and_more(text, whens, end)

    def opens(self) -> Openings:
        return (WHEN, *map(Opening, _LEADS))

    def write(self, value: object) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        return _written_of_one(value) or _written_of_two(value) or _written_in_full(value)


def _one(text: Text, at: int) -> Iterator[tuple[When, int]]:
    for told, end in text.readings(WHEN, at):
        when = made(When, told.parts) if isinstance(told, Said) else None
        if isinstance(when, When):
            yield when, end


def _and_more(text: Text, whens: _Whens, end: int) -> Iterator[tuple[_Whens, int]]:
    """Yield the same with another event, said in full: `and whenever …`, `or a creature dies`."""
    for between in (" and ", " or "):
        if not text.words.startswith(between, end):
            continue
        start = end + len(between)
        more = list(_one(text, start))
        if between == " or " and not text.words.startswith((*_LEADS, "at "), start):
            more += _one_without_lead(text, start, "")
        for when, after in more:
            yield (*whens, when), after
            yield from _and_more(text, (*whens, when), after)


def _one_without_lead(text: Text, at: int, subject: str) -> Iterator[tuple[When, int]]:
    """Yield the event that the words from `at` on are, with `whenever` and its subject before them."""
    lead = f"whenever {subject}"
    inner = Text(lead + text.words[at:])
    for when, end in _one(inner, 0):
        if end > len(lead):
            yield when, at + end - len(lead)
    text.stop_within(inner, at - len(lead))


def _of_one_subject(text: Text, at: int) -> Iterator[tuple[_Whens, int]]:
    """Yield one event, or several with the same subject."""
    for first, end in _one(text, at):
        yield (first,), end
        subject = _subject(first)
        if subject is not None and any(text.words.startswith(lead + subject, at) for lead in _LEADS):
            for whens, after in _in_a_row(text, (first,), end, subject):
                if (told := _sharing_a_foe(whens)) is not None:
                    yield told, after


def _in_a_row(text: Text, whens: _Whens, end: int, subject: str) -> Iterator[tuple[_Whens, int]]:
    """Yield the events after the first: `or attacks`, `, attacks, or dies`."""
    closing, between = (" or ", ", ") if len(whens) == 1 else (", or ", ", ")
    for words in (closing, between):
        if not text.words.startswith(words, end) or (
            words == between and text.words.startswith(", or ", end)
        ):
            continue
        for when, after in _one_without_lead(text, end + len(words), subject):
            if when.which != whens[0].which or _subject(when) is None:
                continue
            if words == closing:
                yield (*whens, when), after
            else:
                yield from (
                    told
                    for told in _in_a_row(text, (*whens, when), after, subject)
                    if len(told[0]) > len(whens)
                )


def _subject(when: When) -> str | None:
    """Return who it is that something happens to, as it stands before the verb; None if none stands there."""
    subject = RECIPIENT.write(when.which)
    words = WHEN.write(when)
    if (
        subject is None
        or words is None
        or not words.removeprefix("whenever ").removeprefix("when ").startswith(f"{subject} ")
    ):
        return None
    return f"{subject} "


def _sharing_a_foe(whens: _Whens) -> _Whens | None:
    """Return events as they are meant: in `blocks or becomes blocked by a Wall` the Wall is the foe of both.

    None where that is not clear.
    """
    events = [when.event for when in whens]
    if "blocks" not in events or "becomes_blocked_by" not in events:
        return whens
    if events != ["blocks", "becomes_blocked_by"] or whens[0] != When(event="blocks", which=whens[0].which):
        return None
    return (replace(whens[1], event="blocks_creature"), whens[1])


def _of_two_subjects(text: Text, at: int) -> Iterator[tuple[_Whens, int]]:
    """Yield what happens to the object itself, or what it is attached to, or to another one."""
    for lead in _LEADS:
        for mark, itself in _THEMSELVES:
            start = f"{lead}{mark} or "
            if not text.words.startswith(start, at):
                continue
            inner = Text("whenever " + text.words[at + len(start) :])
            offset = at + len(start) - len("whenever ")
            for whens, end in _of_one_subject(inner, 0):
                if _subject(whens[0]) is not None and whens[0].which != itself:
                    yield (*(replace(one, which=itself) for one in whens), *whens), offset + end
            text.stop_within(inner, offset)


# -- writing


def _written_of_one(whens: _Whens) -> str | None:
    """Return one event in words, or several with the same subject."""
    if len(whens) == 1:
        return WHEN.write(whens[0])
    subject = _subject(whens[0])
    if subject is None or len({one.which for one in whens}) > 1 or None in map(_subject, whens):
        return None
    events = tuple(one.event for one in whens)
    if events == ("blocks_creature", "becomes_blocked_by") and whens[0].to == whens[1].to:
        whens = (When(event="blocks", which=whens[0].which), whens[1])
    elif "blocks" in events and "becomes_blocked_by" in events:
        return None
    words = [WHEN.write(one) or "" for one in whens]
    lead = "when " if all(one.startswith("when ") for one in words) else "whenever "
    does = [one.removeprefix("whenever ").removeprefix("when ").removeprefix(subject) for one in words]
    return f"{lead}{subject}{joined(does, 'or')}"


def _written_of_two(whens: _Whens) -> str | None:
    """Return what happens to the object itself or to another one in words."""
    half = len(whens) // 2
    own, others = whens[:half], whens[half:]
    mark = next((mark for mark, itself in _THEMSELVES if whens[0].which == itself), None)
    if mark is None or len(whens) % 2 or others[0].which == whens[0].which:
        return None
    if [one.event for one in own] != [one.event for one in others] or any(one.at_least for one in others):
        return None
    if own != tuple(replace(one, which=whens[0].which) for one in others):
        return None
    words = _written_of_one(others) if _subject(others[0]) is not None else None
    return words and f"whenever {mark} or {words.removeprefix('whenever ').removeprefix('when ')}"


def _written_in_full(whens: _Whens) -> str | None:
    words = [WHEN.write(one) for one in whens]
    return None if None in words else " and ".join(filter(None, words))


EITHER: Final = _Either()
"""`whenever ~ enters or attacks`, `whenever ~ or another Goblin dies`."""
