"""What amounts are counted by: cards, counters, power and toughness; one of them, and the number of all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal, get_args

from core.abilities.amounts import CountedCards, CountersOn, Devotion, Different, Measure, Size, SizeAmong
from core.abilities.filters import Objects
from core.abilities.subjects import Subject
from core.abilities.this_turn import HappenedThisTurn
from core.language.english.card_filters import CardFilter
from core.language.english.counted_this_turn import MANY_OF_TURN, ONE_OF_TURN
from core.language.english.nouns import ALL_OF_THOSE, OF_THOSE, THOSE
from core.language.english.subjects import IT, THOSE_TOKENS, WORDS_FOR_SUBJECTS, YOU, Noun
from core.language.english.words import COLORS_AND, COUNTER
from core.language.kernel.openings import Openings
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Either, Mapped, Phrase, Reading, Text, Words
from core.language.kernel.said import Said, meant, said, spoken
from core.terms.values import Value

_SUBJECTS: Final = frozenset(get_args(Subject))


class _Subject(Phrase):
    """Who or what is asked, in words made of those of subjects: `~'s`, `that creature's`, `its`."""

    name = "somebody or something"

    def __init__(self, rows: list[tuple[str, Noun]]) -> None:
        self._words = Words(self.name, rows)

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from text.readings(self._words, at)

    def opens(self) -> Openings:
        return (self._words,)

    def write(self, value: object) -> str | None:
        if isinstance(value, str) and value in _SUBJECTS:  # as explanations speak of it
            value = IT if value == "it" else Noun(value)
        return self._words.write(value)


_PLAIN: Final = [
    (words, noun)
    for words, noun in WORDS_FOR_SUBJECTS
    if noun.kind not in {"opponents", "each_player", "you", "damaged", "those targets", "chosen"}
    and words not in {"them", "it"}
]
_PLAYERS: Final = {"player", "opponent"}
_ONE: Final = _Subject([("it", IT), *_PLAIN])
_WHOSE: Final = _Subject(
    [("its", IT), *((f"{words}'s", noun) for words, noun in _PLAIN if noun != THOSE_TOKENS)]
)
_WHOSE_CARDS: Final = (
    ("your", "", YOU),
    ("your opponents'", "s", Noun("opponents")),
    ("all", "s", Noun("each_player")),
    ("all players'", "s", Noun("each_player")),
    *(
        (f"{words}'s", "", noun)
        for words, noun in _PLAIN
        if noun.word in _PLAYERS or noun.kind in {"defending_player", "its controller"}
    ),
    ("their", "", Noun("that", "player")),
)
_PHRASES: Final[dict[str, Phrase]] = {"one": _ONE, "whose": _WHOSE, "counter": COUNTER, "those": THOSE}


class _CardsSomewhere(Phrase):
    """Cards in a zone of players: `creature card in your graveyard`, `cards in your opponents' hands`."""

    def __init__(self, *, many: bool) -> None:
        self._filter = CardFilter(many=many)
        self.name = self._filter.name

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for what, end in text.readings(self._filter, at):
            if not text.words.startswith(" in ", end):
                continue
            start = end + len(" in ")
            for whose, plural, noun in _WHOSE_CARDS:
                for zone in ("graveyard", "hand"):
                    words = f"{whose} {zone}{plural}"
                    if (
                        text.words.startswith(words, start)
                        and not text.words[start + len(words) :][:1].isalpha()
                    ):
                        told = said(CountedCards, {"zone": zone, "whose": noun, "what": what})
                        yield told, start + len(words)
            text.stop(start, "somebody's graveyard")

    def opens(self) -> Openings:
        return (self._filter,)

    def write(self, value: object) -> str | None:
        one = _as_said(value, CountedCards)
        if one is None:
            return None
        parts = {"whose": "you", "what": Objects(), **one.parts}
        noun = parts["whose"] if isinstance(parts["whose"], Noun) else Noun(str(parts["whose"]))
        cards = self._filter.write(parts["what"])
        row = next(((whose, end) for whose, end, one in _WHOSE_CARDS if one == noun), None)
        if cards is None or row is None:
            return None
        if parts["zone"] == "hand" and noun.kind == "each_player":
            row = ("all players'", "s")
        return f"{cards} in {row[0]} {parts['zone']}{row[1]}"


def _as_said(value: object, model: type[Value]) -> Said | None:
    told = spoken(value) if isinstance(value, Value) else value
    if not isinstance(told, Said):
        return None
    return told if told.model is model else None


class _Counters(Phrase):
    """Counters on something: `charge counter on ~`; with `many`, `+1/+1 counters on it`."""

    def __init__(self, *, many: bool) -> None:
        self.name = "counters"
        s = "s" if many else ""
        self._patterns = Patterns("counters", _PHRASES)
        self._patterns.says(CountersOn, f"{{counter}} counter{s} on {{on:one}}")
        self._patterns.says(CountersOn, f"{{counter}} counter{s} you have", on=YOU)
        self._patterns.says(CountersOn, f"counter{s} on {{on:one}}", counter=None)
        self._patterns.says(CountersOn, f"counter{s} you have", on=YOU, counter=None)

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from text.readings(self._patterns, at)

    def opens(self) -> Openings:
        return (self._patterns,)

    def write(self, value: object) -> str | None:
        told = _as_said(value, CountersOn)
        if told is None:
            return None
        on = told.parts.get("on", "this")
        return self._patterns.write(told.but(on=Noun(on) if isinstance(on, str) else on))


_PLAINLY: Final = (
    ("opponent you have", "opponents you have", "opponents"),
    (
        "basic land type among lands you control",
        "basic land types among lands you control",
        "basic_land_types",
    ),
    ("creature in your party", "creatures in your party", "party"),
    ("time it was kicked", "times it was kicked", "kicked"),
)
_SOME_ONE: Final = Words(
    "what is counted",
    [
        *((one, of) for one, _, of in _PLAINLY),
        ("opponent", "opponents"),
        *((f"time {itself} was kicked", "kicked") for itself in ("~", "this spell")),
    ],
)
_SOME_MANY: Final = Words(
    "what is counted", [*((many, of) for _, many, of in _PLAINLY), ("times ~ was kicked", "kicked")]
)
ONE_COUNTED: Final = Either(
    "what is counted", OF_THOSE, _CardsSomewhere(many=False), _Counters(many=False), ONE_OF_TURN, _SOME_ONE
)
"""One of what is counted: `creature you control`, `card in your hand`, `charge counter on ~`."""
_DIFFERENT: Final = Patterns("what is counted", _PHRASES)
_DIFFERENT.says(Different, "different powers among {among:those}")
_DIFFERENT.says(Different, "different toughnesses among {among:those}", what="toughness")
_DIFFERENT.says(Different, "different mana values among {among:those}", what="mana_value")
_DIFFERENT.says(Different, "colors among {among:those}", what="color")
DIFFERENT: Final = Mapped(_DIFFERENT, meant, lambda value: value if isinstance(value, Different) else None)
"""`different powers among creatures you control`, `colors among permanents you control`."""
MANY_COUNTED: Final = Either(
    "what is counted",
    DIFFERENT,
    ALL_OF_THOSE,
    _CardsSomewhere(many=True),
    _Counters(many=True),
    MANY_OF_TURN,
    _SOME_MANY,
)
"""All of what is counted: `creatures you control`, `cards in your hand`, `charge counters on ~`."""


_DEVOTION: Final = Patterns("devotion", {"colors": COLORS_AND})
_DEVOTION.says(Devotion, "your devotion to {colors}")
DEVOTION: Final = Mapped(_DEVOTION, meant, lambda value: value if isinstance(value, Devotion) else None)
"""`your devotion to red`, `your devotion to white and black`."""


class _Sizes(Phrase):
    """How large something is: `its power`, `the greatest mana value among permanents you control`."""

    name = "power, toughness or mana value"

    def __init__(self) -> None:
        self._patterns = Patterns(self.name, _PHRASES)
        for side in get_args(Measure):
            words = side.replace("_", " ")
            self._patterns.says(Size, f"{{of:whose}} {words}", side=side)
            for how in ("greatest", "total"):
                lead = f"the {how} {words}"
                self._patterns.says(
                    SizeAmong,
                    f"{lead} {'among' if how == 'greatest' else 'of'} {{among:those}}",
                    also=(f"the {'highest' if how == 'greatest' else how} {words} among {{among:those}}",),
                    how=how,
                    side=side,
                )

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for told, end in text.readings(self._patterns, at):
            assert isinstance(told, Said)  # noqa: S101 - what patterns read
            yield (meant(told) if told.model is SizeAmong else told), end

    def write(self, value: object) -> str | None:
        told = _as_said(value, Size)
        if told is None:
            return self._patterns.write(value)
        of = told.parts.get("of", "this")
        return self._patterns.write(told.but(of=Noun(of) if isinstance(of, str) else of))


SIZES: Final = _Sizes()


def _known_at_all_times(noun: Noun | object) -> str | None:
    kinds = {"you", "opponents", "each_player", "this", "bearer"}
    return noun.kind if isinstance(noun, Noun) and noun.kind in kinds else None


def _in_static(value: object) -> object | None:
    """Return what a static ability counts; None if it would speak of what happened."""
    if isinstance(value, Objects | HappenedThisTurn):
        return value
    return without_nouns(value) if isinstance(value, Said) else None


def without_nouns(value: Said) -> object | None:
    """Return what is counted where no noun has to be settled; None if one has to."""
    fields: dict[str, object] = {}
    for name, part in value.fields:
        if isinstance(part, Noun):
            known = _known_at_all_times(part)
            if known is None:
                return None
            fields[name] = known
        else:
            fields[name] = part
    return meant(said(value.model, fields))


STATIC_ONE: Final = Mapped(ONE_COUNTED, _in_static, lambda value: None if isinstance(value, str) else value)
"""One of what a static ability counts."""
STATIC_MANY: Final = Mapped(MANY_COUNTED, _in_static, lambda value: None if isinstance(value, str) else value)
"""All of what a static ability counts."""


def counters_on_it(on: Subject) -> Phrase:
    """Return a phrase for counters on what a static ability is about: `charge counter on it`."""
    only = Patterns("counters", _PHRASES)
    only.says(CountersOn, "{counter} counter on it", on=on)
    only.says(CountersOn, "counter on it", on=on, counter=None)
    read: Callable[[object], object | None] = meant
    return Mapped(only, read, lambda value: spoken(value) if isinstance(value, CountersOn) else None)


def attached_to_it(to: Literal["this", "bearer"]) -> Phrase:
    """Return a phrase for what is attached to what a static ability is about: `Equipment attached to it`."""
    sorts = {"Aura": ("Aura",), "Equipment": ("Equipment",), "Aura and Equipment": ("Aura", "Equipment")}
    rows = [
        (f"{words} attached to it", Objects(subtypes=some, attached_to=to)) for words, some in sorts.items()
    ]
    return Words("what is attached to it", rows)
