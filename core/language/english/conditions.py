"""Conditions in words: `you control three or more creatures`, `~ is tapped`, `it's your turn`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, get_args

from core.abilities.amounts import Measure
from core.abilities.conditions import Condition
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.data.faults import DataError
from core.data.reading import make
from core.language.english.conditions_among import CONDITION_AMONG
from core.language.english.conditions_compared import CONDITION_COMPARED
from core.language.english.conditions_counted import COUNTED_CONDITION
from core.language.english.conditions_of_players import CONDITION_OF_PLAYERS
from core.language.english.conditions_of_turn import CONDITION_OF_TURN
from core.language.english.filters import BEARER, SELF
from core.language.english.nouns import ONE
from core.language.english.slots import SLOTS
from core.language.english.subjects import WORDS_FOR_SUBJECTS
from core.language.english.words import COLORS_OR, SEVERAL, an, number_word
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Either, Phrase, Reading, Text, Words, is_end_of_word
from core.terms.card_types import Supertype
from core.terms.values import replace

_STATES: Final = (
    ("is tapped", {"is_tapped": True}),
    ("is untapped", {"is_tapped": False}),
    ("is attacking", {"is_attacking": True}),
    ("is attacking alone", {"attacks_alone": True}),
    ("is blocking", {"is_blocking": True}),
    ("is blocked", {"is_blocked": True}),
    ("is unblocked", {"is_blocked": False}),
    ("is enchanted", {"is_enchanted": True}),
    ("is equipped", {"is_equipped": True}),
    ("is renowned", {"is_renowned": True}),
    ("is saddled", {"is_saddled": True}),
    ("is monstrous", {"is_monstrous": True}),
    ("isn't monstrous", {"is_monstrous": False}),
    ("is modified", {"is_modified": True}),
    ("isn't modified", {"is_modified": False}),
    ("is historic", {"is_historic": True}),
    ("is larger in power or toughness", {"outgrows_this": True}),
    ("is legendary", {"supertypes": (Supertype.LEGENDARY,)}),
    ("isn't renowned", {"is_renowned": False}),
    ("isn't saddled", {"is_saddled": False}),
    ("isn't attacking", {"is_attacking": False}),
    ("isn't blocking", {"is_blocking": False}),
    ("isn't enchanted", {"is_enchanted": False}),
    ("isn't equipped", {"is_equipped": False}),
    ("attacked this turn", {"attacked_this_turn": True}),
    ("didn't attack this turn", {"attacked_this_turn": False}),
    ("entered this turn", {"entered_this_turn": True}),
    ("entered the battlefield this turn", {"entered_this_turn": True}),
    ("was dealt damage this turn", {"dealt_damage_by": "anything"}),
    ("started the turn untapped", {"started_untapped": True}),
    ("started the turn tapped", {"started_untapped": False}),
)
_Which = Literal["this", "bearer"]


class _Named(NamedTuple):
    """How an object is spoken of: by its mark, or as `it`, which may be either of the two."""

    word: str
    its: str
    which: tuple[_Which, ...]


_MARKS: Final = (_Named(SELF, f"{SELF}'s", ("this",)), _Named(BEARER, f"{BEARER}'s", ("bearer",)))
_IT: Final = (_Named("it", "its", ("this", "bearer")),)
_SIZE: Final = re.compile(r" (power|toughness|mana value) is (-?\d{1,6})(?: or (greater|less))?\b")
_HAS_MANA_VALUE: Final = re.compile(r" has( mana value) (\d{1,6})(?: or (greater|less))?\b")
_BE: Final = (
    (" is", " is"),
    ("'s", " is"),
    (" isn't", " isn't"),
    ("'s not", " isn't"),
    (" started", " started"),
    (" attacked", " attacked"),
    (" entered", " entered"),
    (" didn't", " didn't"),
    (" was", " was"),
)


_WAS: Final = ((" was", " is"), (" wasn't", " isn't"))
"""What is said of something that may be gone: it is asked what it last was (CR 608.2h)."""
_GONE: Final = frozenset(told for told, _ in _WAS)


def _fights(objects: Objects) -> bool:
    """Whether it is asked for a part in combat, which nothing has that is gone."""
    asked = (objects.is_attacking, objects.is_blocking, objects.is_blocked, objects.is_fighting)
    return any(one is not None for one in (*asked, objects.attacks, objects.attacks_alone))


class _Itself(Phrase):
    """What the object itself, or what it is attached to, is like: `~ is tapped`, `it isn't a creature`."""

    name = "a condition"

    def __init__(self, names: tuple[_Named, ...], *, may_be_gone: bool = False) -> None:
        self._names = names
        self._be = (*_BE, *_WAS) if may_be_gone else _BE

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for named in self._names:
            if text.words.startswith(named.its, at):
                for fields, end in _sized(text, at + len(named.its)):
                    yield from self._as_large(named, fields, end)
            yours = f"you control {named.word}"
            if text.words.startswith(yours, at) and is_end_of_word(text.words, at + len(yours)):
                yield from _of_each(named.which, Objects(controller="you"), at + len(yours))
            if not text.words.startswith(named.word, at):
                continue
            start = at + len(named.word)
            for fields, end in _sized(text, start, _HAS_MANA_VALUE):
                yield from self._as_large(named, fields, end)
            for told, be in self._be:
                if text.words.startswith(told, start) and (told != "'s" or named.word == "it"):
                    for objects, most, end in _predicates(text, start + len(told), be):
                        if told not in _GONE or not _fights(objects):
                            yield from _of_each(named.which, objects, end, most)
            yield from self._having(text, start, named)
        if text.words.startswith("there are ", at):
            yield from self._counters(text, at + len("there are "))

    def _having(self, text: Text, at: int, named: _Named) -> Iterator[Reading]:
        """Yield which counters it has: ` has a shield counter on it`, ` has no counters`."""
        if not text.words.startswith(" has ", at):
            return
        start = at + len(" has ")
        for value, end in text.readings(SLOTS["some counters"], start):
            if text.words.startswith(" on it", end):
                yield from _of_each(named.which, Objects(counters=value), end + len(" on it"))  # type: ignore[arg-type]
        for keyword, end in text.readings(_KEYWORD, start):
            yield from _of_each(named.which, Objects(keyword=keyword), end)  # type: ignore[arg-type]
        for least, end in text.readings(SEVERAL, start):
            for kind, after in text.readings(SLOTS["counter"], end + len(" or more ")):
                if text.words.startswith(" or more ", end) and text.words.startswith(_ON_IT, after):
                    yield from _of_each(named.which, _counters(kind, least), after + len(_ON_IT))
        if text.words.startswith("no ", start):
            for kind, after in text.readings(SLOTS["counter"], start + len("no ")):
                if text.words.startswith(_ON_IT, after):
                    lacking = Objects(lacks_counter=kind)  # type: ignore[arg-type]
                    yield from _of_each(named.which, lacking, after + len(_ON_IT))

    @staticmethod
    def _as_large(named: _Named, fields: dict[str, int], end: int) -> Iterator[Reading]:
        try:
            yield from _of_each(named.which, make(Objects, fields), end)
        except DataError:  # no mana value is less than 0
            return

    def _counters(self, text: Text, at: int) -> Iterator[Reading]:
        """Yield how many counters there are: `nine or more incarnation counters on ~`."""
        for least, end in text.readings(SEVERAL, at):
            if not text.words.startswith(" or more ", end):
                continue
            for kind, after in text.readings(SLOTS["counter"], end + len(" or more ")):
                for named in self._names:
                    tail = f" counters on {named.word}"
                    if text.words.startswith(tail, after):
                        yield from _of_each(named.which, _counters(kind, least), after + len(tail))

    def opens(self) -> Openings:
        words = ((named.word, named.its, f"you control {named.word}") for named in self._names)
        return [Opening(one) for told in (*words, ("there are ",)) for one in told]

    def write(self, value: object) -> str | None:
        wanted = value.objects if isinstance(value, Condition) else None
        if not isinstance(value, Condition) or wanted is None:
            return None
        named = next((one for one in self._names if wanted.which in one.which), None)
        if named is None:
            return None
        said = replace(wanted, which=None)
        is_so = value.at_least == 1 and value.at_most is None
        is_not = value.at_least == 0 and value.at_most == 0
        words = _written_state(said, named) if is_so else None
        if words is not None:
            return words
        words_for_it = ONE.write(said)
        if words_for_it is None or not (is_so or is_not):
            return None
        be = "is" if is_so else "isn't"
        return _with_be(named, f"{be} {an(words_for_it)}")


_KEYWORD: Final = Words("a keyword", [(one.value, one) for one in Keyword])
_ON_IT: Final = " counters on it"


def _counters(kind: object, least: object) -> Objects:
    return make(Objects, {"counters": {kind: least}})


def _sized(text: Text, at: int, words: re.Pattern[str] = _SIZE) -> Iterator[tuple[dict[str, int], int]]:
    match = words.match(text.words, at)
    if match is None:
        return
    side, number, way = match[1].strip().replace(" ", "_"), match[2], match[3]
    bounds = {}
    if way != "less":
        bounds[f"{side}_at_least"] = int(number)
    if way != "greater":
        bounds[f"{side}_at_most"] = int(number)
    yield bounds, match.end()


def _predicates(text: Text, at: int, be: str) -> Iterator[tuple[Objects, int | None, int]]:
    """Yield what something is like, and 0 if it is not so: ` tapped`, ` a red creature`, ` white`."""
    for words, fields in _STATES:
        if words.startswith(f"{be.strip()} ") and text.words.startswith(words[len(be) - 1 :], at):
            yield make(Objects, fields), None, at + len(words) - len(be) + 1
    if be not in {" is", " isn't"}:
        return
    most = None if be == " is" else 0
    for article in (" a ", " an "):
        if text.words.startswith(article, at):
            for value, end in text.readings(ONE, at + len(article)):
                assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
                yield value, most, end
    if most is None and text.words.startswith(" ", at):
        for colors, end in text.readings(COLORS_OR, at + 1):
            if not text.words.startswith(" ", end) or text.words.startswith((" and ", " or "), end):
                yield Objects(colors=colors), None, end  # type: ignore[arg-type]  # what the phrase reads


def _of_each(
    which: tuple[_Which, ...], objects: Objects, end: int, most: int | None = None
) -> Iterator[Reading]:
    for one in which:
        of_it = replace(objects, which=one)
        if most is None:
            yield Condition(objects=of_it), end
        else:
            yield Condition(objects=of_it, at_least=0, at_most=most), end


def _written_state(said: Objects, named: _Named) -> str | None:
    """Return what has words of its own: a state, colors, counters, a size."""
    for words, fields in _STATES:
        if said == make(Objects, fields):
            return _with_be(named, words)
    if said.colors and said == Objects(colors=said.colors):
        return _with_be(named, f"is {COLORS_OR.write(said.colors)}")
    if said.keyword is not None and said == Objects(keyword=said.keyword):
        return f"{named.word} has {said.keyword}"
    if said.controller == "you" and said == Objects(controller="you"):
        return f"you control {named.word}"
    if said.lacks_counter and said == Objects(lacks_counter=said.lacks_counter):
        return f"{named.word} has no {said.lacks_counter}{_ON_IT}"
    for side in get_args(Measure):
        least, most = getattr(said, f"{side}_at_least"), getattr(said, f"{side}_at_most")
        if (
            said == make(Objects, {f"{side}_at_least": least, f"{side}_at_most": most})
            and (least is None or most is None or least == most)
            and (least, most) != (None, None)
        ):
            way = " or less" if least is None else " or greater" if most is None else ""
            measure = side.replace("_", " ")
            return f"{named.its} {measure} is {most if least is None else least}{way}"
    if len(said.counters) != 1 or said != Objects(counters=said.counters):
        return None
    (kind, least), *_ = said.counters.items()
    if least == 1:
        return f"{named.word} has {an(f'{kind} counter')} on it"
    if kind.startswith(("+", "-")) or named.word == "it":
        return f"{named.word} has {number_word(least)} or more {kind}{_ON_IT}"
    return f"there are {number_word(least)} or more {kind} counters on {named.word}"


def _with_be(named: _Named, predicate: str) -> str:
    """Return the object and what it is, as `it's tapped`, `~ isn't tapped`."""
    is_short = named.word == "it" and predicate.startswith("is ")
    return f"it's {predicate.removeprefix('is ')}" if is_short else f"{named.word} {predicate}"


class _AsCast(Phrase):
    """How the object itself was cast: `it was kicked`, `~ wasn't kicked`, `you cast it from your hand`."""

    name = "a condition"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for itself in ("it", SELF):
            for words, condition in _AS_CAST:
                said = words.format(it=itself)
                if text.words.startswith(said, at):
                    yield condition, at + len(said)

    def opens(self) -> Openings:
        return Opening("it"), Opening(SELF), Opening("you cast "), Opening("you didn't cast ")

    def write(self, value: object) -> str | None:
        return next((words.format(it="it") for words, condition in _AS_CAST if condition == value), None)


_AS_CAST: Final = (
    ("{it} was kicked", Condition(kicked="this")),
    ("{it} wasn't kicked", Condition(kicked="this", at_least=0, at_most=0)),
    ("{it} escaped", Condition(was_cast="escaped")),
    ("you cast {it} from your hand", Condition(was_cast="from_hand")),
    ("you cast {it} from your graveyard", Condition(was_cast="from_graveyard")),
    ("you cast {it}", Condition(was_cast="at_all")),
    ("{it} didn't escape", Condition(was_cast="escaped", at_least=0, at_most=0)),
    ("you didn't cast {it} from your hand", Condition(was_cast="from_hand", at_least=0, at_most=0)),
    ("you didn't cast {it} from your graveyard", Condition(was_cast="from_graveyard", at_least=0, at_most=0)),
    ("you didn't cast {it}", Condition(was_cast="at_all", at_least=0, at_most=0)),
)
AS_CAST: Final = _AsCast()
"""How the object itself was cast."""
CONDITION: Final = Either(
    "a condition",
    _Itself(_MARKS),
    COUNTED_CONDITION,
    CONDITION_OF_PLAYERS,
    CONDITION_COMPARED,
    CONDITION_OF_TURN,
    CONDITION_AMONG,
)
"""What can be asked wherever there is a condition."""
INTERVENING: Final = Either("a condition", CONDITION, AS_CAST)
"""The same as triggered abilities ask it of the spell that an object was too (CR 603.4)."""
CONDITION_OF_IT: Final = _Itself(_IT)
"""What the object is like that was spoken of just before: `it's attacking`, `its power is 4 or greater`."""
SLOTS["condition"] = CONDITION
SLOTS["intervening condition"] = INTERVENING


class _OfSubject(Phrase):
    """What something is like that was spoken of: `that creature is tapped`, `it was a Wall`."""

    name = "a condition"
    fields = ("of", "condition")

    def __init__(self) -> None:
        self._rows = [
            (noun, _Itself((_called(words),), may_be_gone=True))
            for words, noun in WORDS_FOR_SUBJECTS
            if noun.kind in _ASKED and noun.word not in _NO_PERMANENTS
        ]

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for noun, phrase in self._rows:
            yield from (((noun, condition), end) for condition, end in text.readings(phrase, at))

    def opens(self) -> Openings:
        return [phrase for _, phrase in self._rows]

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its two fields
        noun, condition = value
        phrase = next((phrase for one, phrase in self._rows if one == noun), None)
        return None if phrase is None else phrase.write(condition)


def _called(words: str) -> _Named:
    return _Named(words, "its" if words == "it" else f"{words}'s", ("this",))


_ASKED: Final = frozenset({"it", "that", "target_1", "target_2", "target_3", "trigger", "created"})
_NO_PERMANENTS: Final = frozenset({"player", "opponent", "spell", "ability", "spell or ability"})

SLOTS["subject is so"] = _OfSubject()
