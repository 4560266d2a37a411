"""Triggered abilities as sentences (CR 603): `whenever ~ attacks, you gain 1 life`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.conditions import Condition
from core.abilities.filters import Recipients
from core.abilities.instructions.in_combat import RemoveFromCombat
from core.abilities.instructions.leaving_and_returning import Later, Move, ReturnToBattlefield
from core.abilities.instructions.one_shot import IfDone, MakeEffect, WhenYouDo
from core.abilities.instructions.to_permanents import Untap
from core.abilities.triggers import When
from core.language.english.antecedents import Scope, is_of_itself
from core.language.english.chapters import CHAPTERS
from core.language.english.conditions import CONDITION, INTERVENING
from core.language.english.done import (
    Done,
    bound_here,
    done_here,
    ended,
    ends,
    made,
    parts,
    written_here,
)
from core.language.english.either import EITHER
from core.language.english.instructions.compound import SEQUENCE
from core.language.english.modal import may_words, plain_words
from core.language.english.modes import modes_here, written_modes
from core.language.english.nouns import ATTACHED
from core.language.english.slots import SLOTS
from core.language.english.unbinding import unbound
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Phrase, Reading, Text
from core.language.kernel.said import Said, said

_WHICH_WAS_CAST: Final = "it is not the object itself that 'it' stands for, so it was not cast so itself."


_TIMES: Final = (
    (". this ability triggers only once each turn", 1),
    (". this ability triggers only twice each turn", 2),
)
"""How often it triggers in one turn, behind what it does."""


class _Triggered(Phrase):
    """What happens whenever something does: `whenever ~ attacks, you gain 1 life.`."""

    name = "a triggered ability"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for whens, only_if, start in self._beginnings(text, at):
            scope = Scope.of_any(whens, only_if)
            when, *or_when = whens
            head: dict[str, object] = {"when": when, "or_when": tuple(or_when), "only_if": only_if}
            for done, end in done_here(text, start, scope):
                yield from self._made(text, {**head, **parts(done)}, end)
            for modes, end in modes_here(text, start, scope):
                ability = made(Triggered, {**head, **modes})
                if ability is not None:
                    yield ability, end
            for done, end in self._optional(text, start, scope):
                yield from self._made(text, {**head, **parts(done), "is_optional": True}, end)

    def _beginnings(self, text: Text, at: int) -> Iterator[tuple[tuple[When, ...], Condition | None, int]]:
        """Yield when it triggers and on which condition, and where what it does begins."""
        for whens, end in text.readings(EITHER, at):
            assert isinstance(whens, tuple)  # noqa: S101 - events
            if not text.words.startswith(", ", end):
                continue
            yield whens, None, end + 2
            if text.words.startswith("if ", end + 2):
                is_another = not all(map(is_of_itself, whens))
                for condition, after in text.readings(INTERVENING, end + 5):
                    if not isinstance(condition, Condition) or not text.words.startswith(", ", after):
                        continue
                    calls_it = "~" not in text.words[end + 5 : after]
                    if condition.is_of_casting and calls_it and is_another:
                        text.refuse(_WHICH_WAS_CAST, after)
                    else:
                        yield whens, condition, after + 2
        for whens, end in text.readings(CHAPTERS, at):
            assert isinstance(whens, tuple)  # noqa: S101 - one event
            yield whens, None, end
        if text.words.startswith("when ", at):
            for condition, after in text.readings(CONDITION, at + len("when ")):
                if isinstance(condition, Condition) and text.words.startswith(", ", after):
                    yield (When(event="state"),), condition, after + 2

    def _optional(self, text: Text, at: int, scope: Scope) -> Iterator[tuple[Done, int]]:
        """Yield what may be done or not: one instruction, or several that hang together."""
        for plain in plain_words(text.words[at:]):
            inner = Text(plain.words)
            for clauses, end in _optional_clauses(inner):
                yield from bound_here(text, clauses, scope, at + plain.cut + end)
            text.stop_within(inner, at + plain.cut)

    def _made(self, text: Text, fields: dict[str, object], end: int) -> Iterator[Reading]:
        for after in ends(text, end):
            ability = made(Triggered, fields)
            if ability is not None:
                yield ability, after
        for words, times in _TIMES:
            if text.words.startswith(words, end):
                limited = {**fields, "times_each_turn": times}
                for after in ends(text, end + len(words)):
                    ability = made(Triggered, limited)
                    if ability is not None:
                        yield ability, after

    def opens(self) -> Openings:
        return EITHER, CHAPTERS, Opening("when ")

    def write(self, value: object) -> str | None:
        if not isinstance(value, Triggered):
            return None
        head = self._head(value)
        scope = Scope.of_any(value.whens, value.only_if)
        if value.modes:
            modes = written_modes(value, scope) if value.times_each_turn is None else None
            return None if head is None or modes is None else f"{head}{modes}"
        if value.is_optional:
            does = _written_optional(value, scope)
        else:
            does = written_here(value.targets, value.least_targets, value.does, scope)
        limit = next((words for words, times in _TIMES if times == value.times_each_turn), None)
        if head is None or does is None or (limit is None and value.times_each_turn is not None):
            return None
        return ended(f"{_fitting(head, value, does)}{does}{limit or ''}")

    def _head(self, value: Triggered) -> str | None:
        """Return what stands before what it does."""
        chapters = CHAPTERS.write(value.whens)
        if chapters is not None:
            return chapters if value.only_if is None else None
        head = self._condition(value)
        return None if head is None else f"{head}, "

    def _condition(self, value: Triggered) -> str | None:
        """Return when it triggers in words, up to the comma."""
        condition = None if value.only_if is None else INTERVENING.write(value.only_if)
        if value.only_if is not None and condition is None:
            return None
        if value.when.event == "state":
            return None if condition is None else f"when {condition}"
        is_of_casting = value.only_if is not None and value.only_if.is_of_casting
        if is_of_casting and condition is not None and not all(map(is_of_itself, value.whens)):
            condition = condition.replace("it", "~", 1)
        when = EITHER.write(value.whens)
        return when if when is None or condition is None else f"{when}, if {condition}"


def _fitting(head: str, ability: Triggered, does: str) -> str:
    """Return the trigger condition as it fits what is done then.

    What takes the object itself away happens once: `when` and `the end step` stand there. Where `that
    player` follows, it is said that it is each player's step.
    """
    if _takes_itself_away(ability):
        return head.replace("whenever ", "when ", 1).replace("of each end step", "of the end step", 1)
    if "that player" in does and ability.when.event == "step_begins":
        return head.replace("of each ", "of each player's ", 1).replace("player's opponent's", "opponent's")
    return head


def _takes_itself_away(ability: Triggered) -> bool:
    """Whether the object itself is gone after what is done, now or at the end of combat."""
    if ability.is_optional:
        return False
    its_bearer = ability.when.which == Recipients(objects=ATTACHED)
    gone = {"this", "it"} if its_bearer else {"this"}
    return any(isinstance(one, Move | Later) and one.on in gone for one in ability.does)


def _optional_clauses(text: Text) -> Iterator[tuple[object, int]]:
    """Yield the instructions of `you may …`, which are all done or none is."""
    instruction, following = SLOTS["instruction"], SLOTS["the following"]
    alone = [((one,), end) for one, end in text.readings(instruction, 0) if not _asks_itself(one)]
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
_HANG_TOGETHER: Final = frozenset({(Move, ReturnToBattlefield), (Untap, RemoveFromCombat)})
"""What is said in one sentence: `exile it, then return that card`."""


def _asks_itself(one: object) -> bool:
    """Whether an instruction says by itself what may be done, and what is done if it is."""
    return isinstance(one, Said) and one.model is IfDone


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
    told = unbound(value.targets, value.least_targets, value.does, scope)
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
    elif len(told) == 2 and (told[0].model, told[1].model) in _HANG_TOGETHER:  # noqa: PLR2004 - one sentence
        words = SLOTS["one sentence"].write(tuple(told))
    else:
        following = SLOTS["the following"].write(told)
        words = None if following is None else f"do the following: {following}"
    return None if words is None else may_words(words) + tail


TRIGGERED: Final = _Triggered()
"""One that begins with when, whenever or at."""
