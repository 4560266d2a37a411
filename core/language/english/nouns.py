"""Nouns in words: one object or all such, recipients of damage, what is on the stack."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal

from core.abilities.filters import Objects, Recipients
from core.language.english.filter_tails import TAILS_OF_EACH, TAILS_OF_FOES
from core.language.english.filters import BEARER, SELF, Filter
from core.language.english.words import an
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Phrase, Reading, Rewritten, Text, Words
from core.terms.values import replace

_SOMEWHERE: Final = " on the battlefield"
THIS: Final = Objects(which="this")
ATTACHED: Final = Objects(which="bearer")
ANYTHING: Final = Objects()

ONE: Final = Filter()
"""`creature you control`: one, without an article."""
MANY: Final = Filter(many=True)
"""`creatures you control`: several, without an article."""
ONE_OF_EACH: Final = Rewritten(ONE, Filter(tails=TAILS_OF_EACH, joiner="and/or"))
"""`creature your opponents control`, `Elf and/or Goblin`: one of all such, behind `each`."""
_ANY_OF_SOME: Final = Rewritten(MANY, Filter(many=True, joiner="and/or"))
"""`artifacts and/or creatures`: as many, of whichever type."""
ONE_FOE: Final = Rewritten(ONE, Filter(tails=TAILS_OF_FOES))
"""`creature you don't control`: what a creature of yours fights."""
SOURCE: Final = Filter("source")
"""`red source`: what deals damage."""


class _Ones(Phrase):
    """One object: the one with the ability, what that is attached to, or one that a filter lets through."""

    def __init__(
        self,
        filters: Phrase,
        name: str,
        articles: tuple[str, ...] = ("a", "an"),
        *,
        can_be_itself: bool = True,
    ) -> None:
        self.name = name
        self._filters = filters
        self._articles = articles
        self._can_be_itself = can_be_itself

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        if self._can_be_itself:
            yield from _itself(text, at)
        leads: list[tuple[str, Literal["other"] | None]] = [(f"{one} ", None) for one in self._articles]
        for lead, which in (*leads, (self._other, "other")):
            if not text.words.startswith(lead, at):
                continue
            for value, end in text.readings(self._filters, at + len(lead)):
                assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
                yield (replace(value, which="other") if which else value), end
        text.stop(at, self.name)

    def opens(self) -> Openings:
        leads = [*(f"{one} " for one in self._articles), self._other]
        leads += [SELF, BEARER] if self._can_be_itself else []
        return [Opening(lead, self.name) for lead in leads]

    def write(self, value: object) -> str | None:
        if not isinstance(value, Objects):
            return None
        if value.which in {"this", "bearer"}:
            return _written_itself(value) if self._can_be_itself else None
        words = self._filters.write(replace(value, which=None) if value.which else value)
        if words is None:
            return None
        if value.which == "other":
            return f"{self._other}{words}"
        return an(words) if "a" in self._articles else f"{self._articles[0]} {words}"

    @property
    def _other(self) -> str:
        return "another " if "a" in self._articles else f"{self._articles[0]} other "


def _itself(text: Text, at: int) -> Iterator[Reading]:
    """Yield the object itself or what it is attached to: `~`, `~ that's a tapped creature`."""
    for mark, which in ((SELF, THIS), (BEARER, ATTACHED)):
        if text.words.startswith(mark, at):
            end = at + len(mark)
            yield which, end
            for lead in (" that's a ", " that's an "):
                if text.words.startswith(lead, end):
                    for value, after in text.readings(ONE, end + len(lead)):
                        assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
                        if value != ANYTHING:
                            yield replace(value, which=which.which), after


def _written_itself(value: Objects) -> str | None:
    mark = SELF if value.which == "this" else BEARER
    rest = replace(value, which=None)
    if rest == ANYTHING:
        return mark
    words = ONE.write(rest)
    return None if words is None else f"{mark} that's {an(words)}"


_LEADS: Final[tuple[tuple[str, Literal["other"] | None], ...]] = (
    ("all other ", "other"),
    ("all ", None),
    ("other ", "other"),
    ("", None),
)


class _All(Phrase):
    """All objects that a filter lets through: `creatures you control`, `other creatures`, `all creatures`.

    `says_all` says of which of them `all` is said: of whatever is meant, or only where nothing else is
    said; `says_where`: of nobody's it is said that they are on the battlefield.
    """

    def __init__(self, says_all: Callable[[Objects], bool], *, says_where: bool = False) -> None:
        self.name = "permanents"
        self._says_all = says_all
        self._says_where = says_where

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for lead, which in _LEADS:
            if not text.words.startswith(lead, at):
                continue
            for value, end in text.readings(MANY, at + len(lead)):
                assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
                those = replace(value, which="other") if which else value
                yield those, end
                if text.words.startswith(_SOMEWHERE, end):
                    yield those, end + len(_SOMEWHERE)

    def opens(self) -> Openings:
        return (*(Opening(lead) for lead, _ in _LEADS if lead), MANY)

    def write(self, value: object) -> str | None:
        if not isinstance(value, Objects) or value.which in {"this", "bearer"}:
            return None
        words = MANY.write(replace(value, which=None) if value.which else value)
        if words is None:
            return None
        lead = "all " if self._says_all(value) else ""
        somewhere = _SOMEWHERE if self._says_where and _is_anywhere(value) else ""
        return f"{lead}{'other ' if value.which == 'other' else ''}{words}{somewhere}"


def _is_anywhere(value: Objects) -> bool:
    """Whether a filter says neither whose objects are nor what they do, so that it is said where they are."""
    fights = value.is_attacking or value.is_blocking or value.is_fighting
    fights_whom = value.in_combat_with or value.attacks
    return value.controller is None and value.attached_to is None and not (fights or fights_whom)


def _is_bare(value: Objects) -> bool:
    """Whether a filter says no more than a type or subtype."""
    return value == Objects(types=value.types, subtypes=value.subtypes)


class _Itself(Phrase):
    """The object with the ability, or what it is attached to; perhaps only while it is like something."""

    name = "~"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from _itself(text, at)
        text.stop(at, self.name)

    def opens(self) -> Openings:
        return Opening(SELF, self.name), Opening(BEARER, self.name)

    def write(self, value: object) -> str | None:
        is_itself = isinstance(value, Objects) and value.which in {"this", "bearer"}
        return _written_itself(value) if is_itself else None  # type: ignore[arg-type]  # it is a filter


ITSELF: Final = _Itself()
"""`~`, `§`."""
A: Final = _Ones(ONE, "a permanent")
"""`a creature you control`, `another Goblin`, `~`."""
A_SOURCE: Final = _Ones(SOURCE, "a source")
"""`a red source`, `~`."""
A_OTHER: Final = _Ones(ONE, "a permanent", can_be_itself=False)
"""`a creature you control`, `another Goblin`, but not the object itself."""
EACH: Final = _Ones(ONE_OF_EACH, "each permanent", ("each",), can_be_itself=False)
"""`each creature`, `each other creature`."""
THOSE: Final = _All(lambda _: False)
"""`creatures you control`, `other creatures`."""
ALL_OF_THOSE: Final = _All(lambda _: False, says_where=True)
"""`creatures you control`, `creatures on the battlefield`: what is counted."""
ALL: Final = _All(lambda _: True)
"""`all creatures`, `all other creatures you control`: what something is done with."""
ALL_WHO: Final = _All(_is_bare)
"""`all creatures`, `creatures you control`: who do something, or are something."""

_PLAYER_ROWS: Final = (
    ("you", "you"),
    ("an opponent", "opponent"),
    ("a player", "any"),
    ("the player with the most life or tied for most life", "most_life"),
    ("enchanted player", "bearer"),
    ("the player ~ is attached to", "bearer"),
    ("§'s controller", "bearer_controller"),
    ("one of your opponents", "opponent"),
)
_EACH_PLAYER_ROWS: Final = (
    ("you", "you"),
    ("each opponent", "opponent"),
    ("each player", "any"),
    ("each player with the most life or tied for most life", "most_life"),
    ("enchanted player", "bearer"),
    ("the player ~ is attached to", "bearer"),
    ("§'s controller", "bearer_controller"),
)


class _Recipients(Phrase):
    """Players of a side, objects, or either: `you or a creature you control`; nobody left out: `anything`."""

    def __init__(self, name: str, players: Phrase, objects: Phrase, between: str, nobody: str = "") -> None:
        self.name = name
        self._players = players
        self._objects = objects
        self._between = between
        self._nobody = nobody
        self._can_be_you = objects is not EACH

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        if self._nobody and text.words.startswith(self._nobody, at):
            yield Recipients(), at + len(self._nobody)
        for one, end in text.readings(self._objects, at):
            yield Recipients(objects=one), end  # type: ignore[arg-type]  # what the phrase reads
            if self._objects is EACH and text.words.startswith(self._between, end):
                for players, after in text.readings(self._players, end + len(self._between)):
                    if players != "you":
                        yield Recipients(players=players, objects=one), after  # type: ignore[arg-type]
        for players, end in text.readings(self._players, at):
            if players != "you" or self._can_be_you:
                yield Recipients(players=players), end  # type: ignore[arg-type]  # what the phrase reads
            if text.words.startswith(self._between, end):
                for phrase in (self._objects, ONE):
                    for one, after in text.readings(phrase, end + len(self._between)):
                        yield Recipients(players=players, objects=one), after  # type: ignore[arg-type]

    def opens(self) -> Openings:
        nobody = (Opening(self._nobody),) if self._nobody else ()
        return (*nobody, self._objects, self._players)

    def write(self, value: object) -> str | None:
        if not isinstance(value, Recipients):
            return None
        if value.is_anything:
            return self._nobody or None
        if value == _YOU and not self._can_be_you:
            return None
        players = "" if value.players is None else self._players.write(value.players)
        wanted = value.objects
        is_short = self._objects is A and value.players == "any" and _is_nobodys(wanted)
        objects = "" if wanted is None else (ONE if is_short else self._objects).write(wanted)
        if players is None or objects is None:
            return None
        both = [part for part in (players, objects) if part]
        if self._objects is EACH and value.players == "any":  # `each creature and each player`
            both.reverse()
        return self._between.join(both)


_YOU: Final = Recipients(players="you")


def _is_nobodys(wanted: Objects | None) -> bool:
    """Whether a filter says neither whose objects are nor which."""
    return wanted is not None and wanted.which is None and wanted.controller is None


RECIPIENT: Final = _Recipients(
    "a player or permanent", Words("a player", _PLAYER_ROWS), A, " or ", "a permanent or player"
)
"""`you or a creature you control`, `an opponent`, `a permanent or player`."""
EACH_RECIPIENT: Final = _Recipients(
    "each player or permanent",
    Words("each player", _EACH_PLAYER_ROWS),
    EACH,
    " and ",
    "each permanent and player",
)
"""`each opponent and each creature they control`: as many as there are."""


class _Untapped(Phrase):
    """Permanents that are tapped as a cost: `an untapped creature`, `other untapped creatures`."""

    def __init__(self, lead: str, other: str, phrase: Phrase) -> None:
        self.name = f"{lead}permanent"
        self._leads = ((lead, False), (other, True))
        self._phrase = phrase

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for lead, is_other in self._leads:
            if text.words.startswith(lead, at):
                for value, end in text.readings(self._phrase, at + len(lead)):
                    assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
                    yield (replace(value, which="other") if is_other else value), end

    def opens(self) -> Openings:
        return [Opening(lead) for lead, _ in self._leads]

    def write(self, value: object) -> str | None:
        lead, said = self._leads[0][0], value
        if isinstance(value, Objects) and value.which == "other":
            lead, said = self._leads[1][0], replace(value, which=None)
        words = self._phrase.write(said)
        return None if words is None else f"{lead}{words}"


class _OfThose(Phrase):
    """What is counted one by one, without `each`: `other Goblin you control`, `creature`."""

    name = "a permanent"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        is_other = text.words.startswith("other ", at)
        for value, end in text.readings(ONE, at + len("other ") * is_other):
            assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
            counted = replace(value, which="other") if is_other else value
            yield counted, end
            if text.words.startswith(_SOMEWHERE, end):
                yield counted, end + len(_SOMEWHERE)

    def opens(self) -> Openings:
        return Opening("other "), ONE

    def write(self, value: object) -> str | None:
        if not isinstance(value, Objects) or value.which in {"this", "bearer"}:
            return None
        words = ONE_OF_EACH.write(replace(value, which=None) if value.which else value)
        if words is None:
            return None
        somewhere = _SOMEWHERE if _is_anywhere(value) else ""
        return f"{'other ' if value.which == 'other' else ''}{words}{somewhere}"


OF_THOSE: Final = _OfThose()
"""`Goblin you control`, `other creature on the battlefield`: what something is counted for."""
UNTAPPED: Final = _Untapped("an untapped ", "another untapped ", ONE)
UNTAPPED_PLURAL: Final = _Untapped("untapped ", "other untapped ", _ANY_OF_SOME)
