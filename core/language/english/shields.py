"""Effects on damage that wait, with everything that is said of them side by side (CR 614.4, 615.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from core.abilities.effects.on_damage import DamageEffect
from core.abilities.filters import Objects, Recipients
from core.abilities.instructions.one_shot import MakeEffect
from core.data.faults import DataError
from core.data.reading import make
from core.language.english.effects.sides_of_damage import ALL_RECIPIENTS, ALL_SOURCES
from core.language.english.nouns import A_SOURCE, ATTACHED, RECIPIENT, SOURCE, THIS
from core.language.english.slots import SLOTS
from core.language.english.subjects import ONE_SUBJECT, WHO, Noun
from core.language.english.words import an
from core.language.kernel.made import made
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Either, Mapped, Phrase, Reading, Text
from core.language.kernel.said import MISSING, Said, defaults, said, spoken
from core.terms.values import Value


class Shield(Value):
    """The fields of a `MakeEffect` and of its `DamageEffect`, so that one sentence can speak of all."""

    on: object = None
    each: object = None
    shares_color_with: object = None
    from_source: object = None
    redirect_to: object = None
    points: object = None
    is_divided: object = False
    next_time: object = False
    when_prevented: object = None
    if_prevented: object = ()
    until: object = "end_of_turn"
    source: object = Objects()
    recipient: object = Recipients()
    combat: object = None
    both_ways: object = False
    change: object
    besides: object = ()
    per_source: object = False


SHIELDS: Final = Patterns("an effect on damage", SLOTS)
"""Sentences about a `Shield`."""
_INNER: Final = tuple(name for name in defaults(DamageEffect) if name in Shield.__struct_fields__)
_OUTER: Final = tuple(name for name in defaults(MakeEffect) if name in Shield.__struct_fields__)


def _effect(fields: Mapping[str, object]) -> DamageEffect | None:
    """Return the effect itself; None if its parts do not go together."""
    try:
        return make(DamageEffect, {name: fields[name] for name in _INNER if name in fields})
    except DataError:
        return None


class _AsInstruction(Phrase):
    """A `Shield` as the fields of an instruction."""

    name = "an effect on damage"
    fields = ("effect", *_OUTER)

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        usual = defaults(MakeEffect)
        for one, end in text.readings(SHIELDS, at):
            assert isinstance(one, Said)  # noqa: S101 - what patterns read
            told = one.parts
            effect = _effect(told)
            if effect is not None:
                yield (effect, *(told.get(name, usual[name]) for name in _OUTER)), end

    def opens(self) -> Openings:
        return (SHIELDS,)

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its fields
        effect, *outer = value
        inner = spoken(effect) if isinstance(effect, DamageEffect) else effect
        if not isinstance(inner, Said) or inner.model is not DamageEffect or "while_counter" in inner.parts:
            return None
        told = dict(zip(_OUTER, outer, strict=True))
        fields = {name: one for name, one in told.items() if one is not MISSING}
        return SHIELDS.write(said(Shield, {**inner.parts, **fields}))


SLOTS["an effect on damage"] = _AsInstruction()

# -- whom it is about: one alone is a subject, so no filter says that

_ITSELF: Final = (THIS, ATTACHED)
_ONE: Final = (Recipients(players="you"), *(Recipients(objects=one) for one in _ITSELF), Recipients())


def _several(value: object) -> object | None:
    return None if value in _ONE else value


def _with_players(value: object) -> object | None:
    return value if isinstance(value, Recipients) and value.players and value not in _ONE else None


SLOTS["one of several"] = Mapped(RECIPIENT, _several, _several)
"""`you or a permanent you control`, `an opponent`."""
_TOGETHER: Final = Patterns("players and permanents", SLOTS)
_TOGETHER.says(Recipients, "{players:players dealt damage} and/or {objects:those}")
SLOTS["several together"] = made(_TOGETHER)
"""`you and/or permanents you control`."""
SLOTS["all with players"] = Mapped(ALL_RECIPIENTS, _with_players, _with_players)
"""`you and permanents you control`."""


def _not_its_controller(noun: object) -> object | None:
    """Return where damage goes, unless it goes to the controller of its source."""
    return noun if noun != Noun("its controller", "source") else None


SLOTS["another place"] = Mapped(ONE_SUBJECT, _not_its_controller, _not_its_controller)

# -- what deals the damage

_CHOSEN: Final = Noun("chosen")


class _FromSource(Phrase):
    """What deals the damage: `a red source of your choice`, `target creature`, `a source`."""

    name = "a source"
    fields = ("from_source", "source")

    def __init__(self, sources: Phrase | None = None) -> None:
        self._any = A_SOURCE if sources is None else sources

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for noun, end in text.readings(WHO, at):
            yield (noun, Objects()), end
        for article in ("a ", "an "):
            if text.words.startswith(article, at):
                for source, end in text.readings(SOURCE, at + len(article)):
                    if text.words.startswith(_OF_CHOICE, end):
                        yield (_CHOSEN, source), end + len(_OF_CHOICE)
        for source, end in text.readings(self._any, at):
            if source not in _ITSELF:
                yield (None, source), end

    def opens(self) -> Openings:
        return WHO, Opening("a "), Opening("an "), self._any

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its two fields
        noun, source = value
        if noun == _CHOSEN:
            words = SOURCE.write(source)
            return words and f"{an(words)}{_OF_CHOICE}"
        if noun is not None:
            return WHO.write(noun) if source == Objects() else None
        return None if source in _ITSELF else self._any.write(source)


_OF_CHOICE: Final = " of your choice"


def _certain(noun: object) -> object | None:
    return noun if noun not in {None, _CHOSEN} else None


def _of_choice(value: object) -> object | None:
    return value if isinstance(value, tuple) and value[0] == _CHOSEN else None


SLOTS["dealing"] = _FromSource()
"""`a source`, `a red source of your choice`, `target creature`."""
SLOTS["all dealing"] = _FromSource(ALL_SOURCES)
"""`red sources`, `a red source of your choice`, `target creature`."""
SLOTS["source of choice"] = Mapped(SLOTS["dealing"], _of_choice, _of_choice)
"""`a red source of your choice`."""
SLOTS["certain source"] = Either("a source", Mapped(WHO, _certain, _certain))
"""`target creature`."""
