"""Whole abilities as sentences: triggered, activated, static, what spells do (CR 113.3)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from pydantic import BaseModel, ValidationError

from core.abilities.card_texts.stack_abilities import Activated, Mode, Spell, Triggered
from core.abilities.conditions import Condition
from core.abilities.instructions.one_shot import MakeEffect, WhenYouDo
from core.abilities.triggers import When
from core.language.english.binding import Scope, UnclearError, bound, unbound
from core.language.english.conditions import CONDITION
from core.language.english.effects.every_effect import EFFECTS
from core.language.english.instructions import (  # noqa: F401 - each adds its sentences
    compound,
    damage,
    effects,
    moves,
    permanents,
    players,
    tokens,
)
from core.language.english.instructions.compound import CHOOSING, SEQUENCE
from core.language.english.modal import may_words, plain_words
from core.language.english.quoted import ABILITY as ABILITY  # noqa: PLC0414 - others take it from here
from core.language.english.slots import SLOTS
from core.language.english.statics import STATICS
from core.language.english.triggers import WHEN
from core.language.kernel.phrase import Either, Phrase, Reading, Text, Token
from core.language.kernel.said import Said, meant, said, spoken
from core.language.kernel.together import Together

__all__ = ["ABILITY"]

NOTHING: Final = "nothing happens on this table"
"""What is said of an ability that does nothing here, such as one that only draws from a library."""


_AND_NOTHING: Final = f". {NOTHING}"


def made(model: type[BaseModel], fields: Mapping[str, object]) -> BaseModel | None:
    """Return the model with these fields, those within it made too; None if they do not go together."""
    try:
        return model(**{name: meant(value) for name, value in fields.items()})
    except ValidationError:
        return None


class _Done(NamedTuple):
    """What an ability does, read: its targets, how many of them at least, its instructions."""

    targets: tuple[object, ...]
    least: int | None
    does: tuple[object, ...]


def _done(text: Text, at: int, scope: Scope) -> Iterator[tuple[_Done, int]]:
    """Yield what the words from `at` on do, with every pronoun replaced by what it stands for."""
    if text.words.startswith(NOTHING, at):
        yield _Done((), None, ()), at + len(NOTHING)
    for chosen, end in text.readings(CHOOSING, at):
        if text.words.startswith(_AND_NOTHING, end):
            yield from _bound(text, (chosen,), scope, end + len(_AND_NOTHING))
    for clauses, end in text.readings(SEQUENCE, at):
        yield from _bound(text, clauses, scope, end)


def _bound(text: Text, clauses: object, scope: Scope, end: int) -> Iterator[tuple[_Done, int]]:
    assert isinstance(clauses, tuple)  # noqa: S101 - instructions in a row
    here = scope.copy()
    try:
        does = bound(clauses, here)
    except UnclearError as error:
        text.refuse(str(error), end)
    else:
        yield _Done(tuple(here.targets), here.least, does), end


def _written(targets: object, least: object, does: object, scope: Scope) -> str | None:
    """Return what is done in words, without a full stop at the end."""
    if not does and not targets:
        return NOTHING if least is None else None
    told = unbound(targets, least, does, scope)  # type: ignore[arg-type]  # of one ability
    words = None if told is None else SEQUENCE.write(told)
    return words if words is None or does else f"{words}{_AND_NOTHING}"


def _ended(words: str) -> str:
    """Return a sentence with its full stop; what ends with a quoted sentence has one already."""
    return words if words.endswith(".”") else f"{words}."


def _ends(text: Text, at: int) -> Iterator[int]:
    """Yield where a sentence that may end at `at` really ends."""
    if text.words.startswith(".", at):
        yield at + 1
    else:
        if text.words.startswith(".”", at - 2):
            yield at
        text.stop(at, ".")


# -- triggered abilities


class _Triggered(Phrase):
    """What happens whenever something does: `whenever ~ attacks, you gain 1 life.`."""

    name = "a triggered ability"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for when, only_if, start in self._beginnings(text, at):
            scope = Scope.of(when, only_if)
            head: dict[str, object] = {"when": when, "only_if": only_if}
            for done, end in _done(text, start, scope):
                yield from self._made(text, {**head, **_parts(done)}, end)
            for done, end in self._optional(text, start, scope):
                yield from self._made(text, {**head, **_parts(done), "is_optional": True}, end)

    def _beginnings(self, text: Text, at: int) -> Iterator[tuple[When, Condition | None, int]]:
        """Yield when it triggers and on which condition, and where what it does begins."""
        for told, end in text.readings(WHEN, at):
            when = made(When, told.parts) if isinstance(told, Said) else None
            if not isinstance(when, When) or not text.words.startswith(", ", end):
                continue
            yield when, None, end + 2
            if text.words.startswith("if ", end + 2):
                for condition, after in text.readings(CONDITION, end + 5):
                    if isinstance(condition, Condition) and text.words.startswith(", ", after):
                        yield when, condition, after + 2
        if text.words.startswith("when ", at):
            for condition, after in text.readings(CONDITION, at + len("when ")):
                if isinstance(condition, Condition) and text.words.startswith(", ", after):
                    yield When(event="state"), condition, after + 2

    def _optional(self, text: Text, at: int, scope: Scope) -> Iterator[tuple[_Done, int]]:
        """Yield what may be done or not: one instruction, or several that hang together."""
        for plain in plain_words(text.words[at:]):
            inner = Text(plain.words)
            for clauses, end in _optional_clauses(inner):
                yield from _bound(text, clauses, scope, at + plain.cut + end)
            text.stop_within(inner, at + plain.cut)

    def _made(self, text: Text, fields: dict[str, object], end: int) -> Iterator[Reading]:
        if fields.pop("least_targets", None) is not None:
            return
        for after in _ends(text, end):
            ability = made(Triggered, fields)
            if ability is not None:
                yield ability, after

    def write(self, value: object) -> str | None:
        if not isinstance(value, Triggered):
            return None
        head = self._head(value)
        scope = Scope.of(value.when, value.only_if)
        if value.is_optional:
            does = _written_optional(value, scope)
        else:
            does = _written(value.targets, None, value.does, scope)
        return None if head is None or does is None else _ended(f"{head}, {does}")

    def _head(self, value: Triggered) -> str | None:
        condition = None if value.only_if is None else CONDITION.write(value.only_if)
        if value.only_if is not None and condition is None:
            return None
        if value.when.event == "state":
            return None if condition is None else f"when {condition}"
        when = WHEN.write(value.when)
        return when if when is None or condition is None else f"{when}, if {condition}"


def _parts(done: _Done) -> dict[str, object]:
    return {"targets": done.targets, "least_targets": done.least, "does": done.does}


def _optional_clauses(text: Text) -> Iterator[tuple[object, int]]:
    """Yield the instructions of `you may …`, which are all done or none is."""
    instruction, following = SLOTS["instruction"], SLOTS["the following"]
    alone = [((one,), end) for one, end in text.readings(instruction, 0)]
    if text.words.startswith("do the following: "):
        alone += list(text.readings(following, len("do the following: ")))  # type: ignore[arg-type]  # tuples
    for told, end in alone:
        yield told, end
        for between in (_IF_YOU_DO, " and ", ", then "):
            if between == _IF_YOU_DO and not _is_surely_done(told[0]):
                continue
            if text.words.startswith(between, end):
                for one, after in text.readings(instruction, end + len(between)):
                    yield from _then(text, (*told, one), after)
        yield from _then(text, told, end, is_new=False)


_IF_YOU_DO: Final = ". if you do, "


def _is_surely_done(one: object) -> bool:
    """Whether an instruction can always be followed, so that `if you do` asks for no more than `you may`.

    An effect always begins; counters may be lacking, and what is sacrificed may be gone.
    """
    return isinstance(one, Said) and one.model is MakeEffect


def _then(
    text: Text, told: tuple[object, ...], end: int, *, is_new: bool = True
) -> Iterator[tuple[object, int]]:
    """Yield the instructions, and with them what triggers when you do them."""
    if is_new:
        yield told, end
    if text.words.startswith(". when you do, ", end):
        for does, after in text.readings(SEQUENCE, end + len(". when you do, ")):
            yield (*told, said(WhenYouDo, {"does": does})), after


def _written_optional(value: Triggered, scope: Scope) -> str | None:
    told = unbound(value.targets, None, value.does, scope)
    if not told:
        return None
    *first, last = told
    tail = ""
    if last.model is WhenYouDo:
        inner = SEQUENCE.write(last.parts["does"])
        if inner is None or not first:
            return None
        tail, told = f". when you do, {inner}", tuple(first)
    instruction = SLOTS["instruction"]
    if len(told) == 1:
        words = instruction.write(told[0])
    elif len(told) == 2 and _is_surely_done(told[0]):  # noqa: PLR2004 - the second is done if the first was
        one, other = instruction.write(told[0]), instruction.write(told[1])
        words = None if one is None or other is None else f"{one}{_IF_YOU_DO}{other}"
    else:
        following = SLOTS["the following"].write(told)
        words = None if following is None else f"do the following: {following}"
    return None if words is None else may_words(words) + tail


# -- activated abilities

SLOTS["loyalty cost"] = Token(
    "a loyalty cost such as +1",
    r"\[?(?:[+\u2212-]\d{1,4}|0)\]?(?=:)",
    lambda word: int(word.strip("[]").replace("\N{MINUS SIGN}", "-")),
    lambda value: (
        (f"{value:+d}" if value else "0").replace("-", "\N{MINUS SIGN}") if isinstance(value, int) else None
    ),
)
SLOTS["activation costs"] = Together(
    "a cost",
    Activated,
    (
        "{loyalty:loyalty cost}",
        "{mana:mana}",
        ("{{T}}", {"tap": True}),
        ("remove {remove_counter:a_counter} from ~", {"remove_count": 1}),
        "remove {remove_count:several} {remove_counter:counter} counters from ~",
        ("sacrifice ~", {"sacrifice_this": True}),
    ),
    SLOTS,
    between=", ",
)
_COSTS: Final = SLOTS["activation costs"]
_NO_COST: Final = "{0}"
_NAMED: Final = re.compile(r"(\w[\w' ,!-]{0,60}) \N{EM DASH} ")
_AS_SORCERY: Final = ". activate only as a sorcery"
_DURING: Final = ". activate only during your "


class _Activated(Phrase):
    """What a player may pay for: `{2}, {T}: ~ deals 1 damage to any target.`."""

    name = "an activated ability"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from self._paid(text, at, {})
        match = _NAMED.match(text.words, at)
        if match is not None:
            yield from self._paid(text, match.end(), {"name": match[1]})

    def _paid(self, text: Text, at: int, head: dict[str, object]) -> Iterator[Reading]:
        for costs, end in text.readings(_COSTS, at):
            if not text.words.startswith(": ", end):
                text.stop(end, ":")
                continue
            assert isinstance(costs, tuple)  # noqa: S101 - the fields of a cost
            fields = {**head, **dict(zip(_COSTS.fields, costs, strict=True))}
            if fields["mana"] == _NO_COST:
                fields["mana"] = ""
            speaks_of_itself = bool(fields["sacrifice_this"] or fields["remove_counter"])
            for done, after in _done(text, end + 2, Scope.of(None, is_cost=speaks_of_itself)):
                yield from self._restricted(text, after, {**fields, **_parts(done)})

    def _restricted(self, text: Text, at: int, fields: dict[str, object]) -> Iterator[Reading]:
        ends: list[tuple[dict[str, object], int]] = [({}, at)]
        if text.words.startswith(_AS_SORCERY, at):
            ends.append(({"as_sorcery": True}, at + len(_AS_SORCERY)))
        for more, end in tuple(ends):
            if text.words.startswith(_DURING, end):
                for step, after in text.readings(SLOTS["step"], end + len(_DURING)):
                    ends.append(({**more, "during": step}, after))
        for more, end in ends:
            for after in _ends(text, end):
                ability = made(Activated, {**fields, **more})
                if ability is not None:
                    yield ability, after

    def write(self, value: object) -> str | None:
        if not isinstance(value, Activated):
            return None
        costs = tuple(getattr(value, name) for name in _COSTS.fields)
        is_free = spoken(value).parts.keys().isdisjoint(_COSTS.fields)
        paid = _NO_COST if is_free else _COSTS.write(costs)
        if paid is None:
            return None
        speaks_of_itself = value.sacrifice_this or value.remove_counter is not None
        scope = Scope.of(None, is_cost=speaks_of_itself, calls_itself_it=value.sacrifice_this)
        does = _written(value.targets, value.least_targets, value.does, scope)
        if does is None:
            return None
        name = f"{value.name} \N{EM DASH} " if value.name else ""
        only = _AS_SORCERY if value.as_sorcery else ""
        if value.during is not None:
            only += f"{_DURING}{SLOTS['step'].write(value.during)}"
        return _ended(f"{name}{paid}: {does}{only}")


# -- what spells do

_SACRIFICE: Final = "as an additional cost to cast this spell, sacrifice "
_CHOOSE_ONE: Final = "choose one \N{EM DASH}"
_MODE: Final = "\n• "


class _Spell(Phrase):
    """`destroy target creature.`; with modes: `choose one —`, and each of them on a line of its own."""

    name = "what a spell does"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from self._body(text, at, {})
        if text.words.startswith(_SACRIFICE, at):
            for what, end in text.readings(SLOTS["a"], at + len(_SACRIFICE)):
                for after in _ends(text, end):
                    cost: dict[str, object] = {"sacrifice": what}
                    ability = made(Spell, {**cost, "does": ()})
                    if ability is not None:
                        yield ability, after
                    if text.words.startswith((" ", "\n"), after):
                        yield from self._body(text, after + 1, cost)

    def _body(self, text: Text, at: int, cost: dict[str, object]) -> Iterator[Reading]:
        for done, end in _done(text, at, Scope()):
            for after in _ends(text, end):
                ability = made(Spell, {**cost, **_parts(done)})
                if ability is not None:
                    yield ability, after
        if text.words.startswith(_CHOOSE_ONE, at):
            for modes, end in self._modes(text, at + len(_CHOOSE_ONE), ()):
                ability = made(Spell, {**cost, "modes": modes})
                if ability is not None:
                    yield ability, end

    def _modes(
        self, text: Text, at: int, before: tuple[object, ...]
    ) -> Iterator[tuple[tuple[object, ...], int]]:
        if len(before) > 1:
            yield before, at
        if not text.words.startswith(_MODE, at):
            text.stop(at, "another mode")
            return
        start = at + len(_MODE)
        match = _NAMED.match(text.words, start)
        for name, begin in (("", start), *((((match[1]), match.end()),) if match is not None else ())):
            for done, end in _done(text, begin, Scope()):
                for after in _ends(text, end):
                    mode = made(Mode, {"name": name, **_parts(done)})
                    if mode is not None:
                        yield from self._modes(text, after, (*before, mode))

    def write(self, value: object) -> str | None:
        if not isinstance(value, Spell):
            return None
        cost = ""
        if value.sacrifice is not None:
            what = SLOTS["a"].write(value.sacrifice)
            if what is None:
                return None
            cost = f"{_SACRIFICE}{what}."
        if not value.modes:
            if cost and not value.does and not value.targets and value.least_targets is None:
                return cost
            does = _written(value.targets, value.least_targets, value.does, Scope())
            return None if does is None else f"{cost}\n{_ended(does)}".lstrip()
        if value.targets or value.does or value.least_targets is not None:
            return None
        modes = [self._mode(mode) for mode in value.modes]
        if None in modes or len(modes) == 1:
            return None
        return f"{cost}\n{_CHOOSE_ONE}".lstrip() + "".join(f"{_MODE}{mode}" for mode in modes)

    def _mode(self, mode: Mode) -> str | None:
        does = _written(mode.targets, mode.least_targets, mode.does, Scope())
        name = f"{mode.name} \N{EM DASH} " if mode.name else ""
        return None if does is None else f"{name}{_ended(does)}"


# -- static abilities


class _Static(Phrase):
    """`creatures you control get +1/+1.`: what is so as long as something is there."""

    name = "a static ability"
    _sentences = Either("a static ability", STATICS, EFFECTS)

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for told, end in text.readings(self._sentences, at):
            assert isinstance(told, Said)  # noqa: S101 - what patterns read
            for after in _ends(text, end):
                ability = made(told.model, told.parts)
                if ability is not None:
                    yield ability, after

    def write(self, value: object) -> str | None:
        words = self._sentences.write(value)
        return None if words is None else _ended(words)


# -- what triggers as damage is prevented


class _Nested(Phrase):
    """The instructions of an ability within an effect: their targets are found as they are bound."""

    name = "an instruction"
    fields = ("targets", "does")

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from ((((), does), end) for does, end in text.readings(SEQUENCE, at))

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its two fields
        return SEQUENCE.write(value[1])


effects.PREVENTED_ABILITY.be(_Nested())
ABILITY.be(Either("an ability", _Triggered(), _Activated(), _Static(), _Spell()))
