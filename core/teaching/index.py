"""The index of the program's scenarios: of each, what there is to find it by and to show in a list.

Files are not read whole: of 800 of them that would take half a second, this takes a hundredth.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from core.cards.library import Library
from core.data.reading import read_as
from core.scenario.question import QuestionSpec
from core.teaching.course import SUFFIX, Course, CourseError, key_of
from core.teaching.format import Level
from core.teaching.question_words import asked
from core.terms.eras import Era
from core.terms.values import Value


class Entry(Value):
    """A scenario in a list.

    Attributes:
        key: its folder and file name, as the course has it.
        folder, lesson: the titles of the folder and, if it is in one, of the lesson.
        place: where it comes in the course; lessons first, in their order.
        question: what is asked before play, in words; empty if nothing is.
        cards: the names of the cards in it.
        keywords: what its creatures have.
        board: the same for scenarios that begin alike.
    """

    key: str
    title: str
    description: str
    folder: str
    lesson: str
    level: Level
    place: int
    question: str
    cards: tuple[str, ...]
    keywords: tuple[str, ...]
    rules: tuple[str, ...]
    tags: tuple[str, ...]
    board: str

    @property
    def order(self) -> tuple[int, str]:
        """What sorts entries: their place in the course, then their titles."""
        return self.place, self.title


class _Thing(msgspec.Struct):
    """What the index reads of an object."""

    id: str
    card: str = ""
    name: str = ""
    keywords: tuple[str, ...] = ()


class _Person(msgspec.Struct):
    """What the index reads of a player."""

    id: str
    name: str = ""
    hand: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()
    library: tuple[str, ...] | None = None


class _Said(msgspec.Struct):
    """What the index reads of an entry of the script."""

    cast: str = ""


class _Seen(msgspec.Struct):
    """What the index reads of a scenario."""

    title: str = "Untitled"
    description: str = ""
    question: dict[str, Any] | None = None
    tags: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    era: str = Era.CURRENT.value
    players: tuple[_Person, ...] = ()
    battlefield: tuple[_Thing, ...] = ()
    cards: dict[str, msgspec.Raw] = msgspec.field(default_factory=dict)
    script: tuple[_Said, ...] = ()


class _Board(msgspec.Struct):
    """What a scenario begins with, as it is written."""

    players: msgspec.Raw = msgspec.Raw()
    battlefield: msgspec.Raw = msgspec.Raw()
    cards: msgspec.Raw = msgspec.Raw()
    effects: msgspec.Raw = msgspec.Raw()


_SEEN, _BOARD = msgspec.json.Decoder(_Seen), msgspec.json.Decoder(_Board)


class Indexer:
    """Makes entries; knows the course and the card library."""

    def __init__(self, course: Course, library: Library) -> None:
        self._course, self._library = course, library
        self._lessons = {key: one.title for one in reversed(course.lessons) for key in one.scenarios}
        self._levels = {
            key: part.level for part in course.parts for lesson in part.lessons for key in lesson.scenarios
        }
        self._places = {key: place for place, key in reversed(tuple(enumerate(course.keys)))}

    def entry(self, path: Path) -> Entry:
        """Return the entry of a scenario.

        Raises:
            CourseError: the file cannot be read.
        """
        try:
            data = path.read_bytes()
            seen, board = _SEEN.decode(data), _BOARD.decode(data)
        except (OSError, msgspec.DecodeError) as error:
            raise CourseError(f"{path.name}: {error}") from error
        key = key_of(path)
        folder = self._course.folders.folders.get(path.parent.name)
        named = tuple(dict.fromkeys(filter(None, _names(seen))))
        return Entry(
            key=key,
            title=seen.title,
            description=seen.description,
            folder=folder.title if folder else path.parent.name,
            lesson=self._lessons.get(key, ""),
            level=self._levels.get(key) or (folder.level if folder else Level.ADVANCED),
            place=self._places.get(key, len(self._places)),
            question=_question(seen),
            cards=named,
            keywords=tuple(dict.fromkeys(self._keywords_of(seen, named))),
            rules=seen.rules,
            tags=(*seen.tags, *(() if seen.era == Era.CURRENT else (Era(seen.era).words,))),
            board=_digest(board),
        )

    def _keywords_of(self, seen: _Seen, named: Iterable[str]) -> Iterator[str]:
        for thing in seen.battlefield:
            yield from thing.keywords
        for name in named:
            if name not in seen.cards and name in self._library:
                yield from self._library.keywords(name)


def _names(seen: _Seen) -> Iterator[str]:
    """Yield the names of all cards that a scenario has or mentions."""
    for thing in seen.battlefield:
        yield thing.name or thing.card
        yield thing.card
    for player in seen.players:
        yield from (*player.hand, *player.graveyard, *(player.library or ()))
    for said in seen.script:
        yield said.cast


def _question(seen: _Seen) -> str:
    if seen.question is None:
        return ""
    if ask := seen.question.get("ask"):
        return str(ask)
    names: Mapping[str, str] = {
        **{one.id: one.name or one.card for one in seen.battlefield},
        **{one.id: one.name or one.id for one in seen.players},
    }
    return asked(read_as(QuestionSpec, seen.question), lambda named: names.get(named, named))


def _digest(board: _Board) -> str:
    parts = (board.players, board.battlefield, board.cards, board.effects)
    return hashlib.blake2b(b"\0".join(bytes(part) for part in parts), digest_size=8).hexdigest()


class Index:
    """Entries by key, in the order of the course, and those that begin alike."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = tuple(sorted(entries, key=lambda one: one.order))
        self._by_key = {entry.key: entry for entry in self.entries}
        self._boards: dict[str, list[Entry]] = defaultdict(list)
        for entry in self.entries:
            self._boards[entry.board].append(entry)

    def get(self, key: str) -> Entry | None:
        """Return the entry of a scenario; None if there is no such scenario."""
        return self._by_key.get(key)

    def alike(self, key: str) -> tuple[Entry, ...]:
        """Return the other scenarios that begin with the same board."""
        entry = self.get(key)
        return tuple(one for one in self._boards[entry.board] if one.key != key) if entry else ()


def scenario_files(scenarios: Path) -> tuple[Path, ...]:
    """Return the files of all scenarios in the folders of a folder."""
    return tuple(sorted(scenarios.glob(f"*/*{SUFFIX}")))
