"""Instructions that hold others: what is done unless somebody pays, what triggers when you do it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from core.abilities.amounts import THIS_WAY
from core.abilities.conditions import Condition
from core.abilities.costs import Cost
from core.abilities.instructions.create_tokens import CreateTokens
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.give import Give
from core.abilities.instructions.in_combat import RemoveFromCombat
from core.abilities.instructions.leaving_and_returning import Move, ReturnToBattlefield, SacrificeOfChoice
from core.abilities.instructions.one_shot import If, IfDone, IfPaid, Unless, WhenYouDo
from core.abilities.instructions.to_cards import Discard, LookAtTop, Mill
from core.abilities.instructions.to_permanents import Attach, ChangeCounters, Tap, Untap
from core.abilities.instructions.to_players import ChangeLife, DrawNow
from core.abilities.restrictions import DoesntUntap
from core.language.english.amounts import counted_parts
from core.language.english.antecedents import ChooseTargets, InsteadOf, is_for_each
from core.language.english.instructions.clauses import COMPOUND, INSTRUCTION, INSTRUCTIONS
from core.language.english.instructions.damage import SO_MUCH_DAMAGE
from core.language.english.instructions.where_x import WHERE_X, is_settled_before, says_x, with_x
from core.language.english.slots import SLOTS
from core.language.english.subjects import IT, SELF_NOUN, YOU, Noun, Target
from core.language.kernel.openings import Openings
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Either, Listed, Mapped, Phrase, Reading, Text, Words
from core.language.kernel.said import Said, said, spoken

says = COMPOUND.says

MOST_INSTRUCTIONS: Final = 12
"""As many sentences as an ability may have."""


def alone(phrase: Phrase) -> Phrase:
    """Return the phrase for instructions of which there is one."""
    return Mapped(
        phrase,
        lambda value: (value,),
        lambda value: value[0] if isinstance(value, tuple) and len(value) == 1 else None,
    )


SLOTS["one instruction"] = alone(INSTRUCTIONS)


class _Following(Phrase):
    """Two instructions or more with semicolons between, where others could follow: `tap it; draw a card`."""

    name = "instructions"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        ahead: list[tuple[tuple[object, ...], int]] = [
            ((one,), end) for one, end in text.readings(INSTRUCTIONS, at)
        ]
        while ahead:
            told, end = ahead.pop()
            if len(told) > 1:
                yield told, end
            if text.words.startswith("; ", end) and len(told) < MOST_INSTRUCTIONS:
                ahead += [((*told, one), after) for one, after in text.readings(INSTRUCTIONS, end + 2)]

    def opens(self) -> Openings:
        return (INSTRUCTIONS,)

    def write(self, value: object) -> str | None:
        if not isinstance(value, tuple) or len(value) < 2:  # noqa: PLR2004 - one needs no list
            return None
        words = [INSTRUCTIONS.write(one) for one in value]
        return None if None in words else "; ".join(filter(None, words))


SLOTS["the following"] = _Following()


def _by_each(kind: str) -> Phrase:
    """Return the phrase for one thing that each of several players does: `each player loses 2 life`."""
    each, that = Noun(kind), Noun("that", "player")

    def reading(value: object) -> object | None:
        return (value.but(who=that),) if isinstance(value, Said) and value.parts.get("who") == each else None

    def writing(value: object) -> object | None:
        one = value[0] if isinstance(value, tuple) and len(value) == 1 else None
        return one.but(who=each) if isinstance(one, Said) and one.parts.get("who") == that else None

    return Mapped(INSTRUCTIONS, reading, writing)


def _not_of_several(value: object) -> object | None:
    """Return an instruction unless it is about each of several players, who are `they` themselves."""
    one = value[0] if isinstance(value, tuple) and len(value) == 1 else None
    return None if isinstance(one, Said) and is_for_each(one.parts.get("who")) else value


SLOTS["one not of several"] = Mapped(SLOTS["one instruction"], _not_of_several, _not_of_several)
for _kind, _each in (("each_player", "each player"), ("opponents", "each opponent")):
    _who = Noun(_kind)
    SLOTS[f"done by {_each}"] = _by_each(_kind)
    says(Unless, f"{{does:done by {_each}}} unless they {{pays:they pay}}", who=_who)
    says(Unless, f"for {_each}, {{does:one instruction}} unless that player {{pays:pays}}", who=_who)
    says(
        Unless,
        f"for {_each}, do the following unless that player {{pays:pays}}: {{does:the following}}",
        who=_who,
    )

says(Unless, "{does:one instruction} unless you {pays:pay}", who=YOU)
says(Unless, "{does:one not of several} unless they {pays:they pay}", who=Noun("that", "player"))
says(Unless, "{does:one instruction} unless {who:one subject} {pays:pays}")
says(Unless, "do the following unless you {pays:pay}: {does:the following}", who=YOU)
says(Unless, "do the following unless {who:one subject} {pays:pays}: {does:the following}")


BEHIND_TRIGGER: Final = Patterns("an instruction", SLOTS)
"""How an instruction under a condition is said right behind a trigger condition: `draw a card if …`."""

SLOTS["named targets"] = Listed(Target())
CHOOSING: Final = Patterns("targets", SLOTS)
CHOOSING.says(ChooseTargets, "choose {targets:named targets}")
CHOOSING.says(ChooseTargets, "choose {least:number} or more of {targets:named targets}")

_NEW_SENTENCE: Final = (". ",)
_BETWEEN: Final = (". ", ", then ", ", and ", " and ")
_WHEN_YOU_DO: Final = ". when you do, "


def _joined(clauses: tuple[Said, ...], words: list[str], *, is_of_spell: bool) -> str:
    """Return sentences in a row; those that belong together are one with `and` or `then`."""
    said_so = words[0]
    is_alone = len(clauses) == 2 and ". " not in words[0]  # noqa: PLR2004 - sentences
    for (before, after), (first, then) in zip(pairwise(clauses), pairwise(words), strict=True):
        pair = before.model, after.model
        between = _between(before, after) if "“" not in first else ". "
        if is_of_spell and after.model is DrawNow and pair not in _THEN:
            between = ". "  # as a line of its own
        if between == " and " and not is_alone and pair not in _ALWAYS_AND:
            between = ". "
        if between == " and " and pair == (DrawNow, ChangeLife):
            said_so = f"you {said_so}"
        is_said = _is_about_you(before) or not _is_about_you(after) or then.startswith("you ")
        you = "you " if between == " and " and pair in _AND_YOU and not is_said else ""
        said_so += f"{between}{you}{then}"
    return said_so


def _between(before: Said, after: Said) -> str:
    """Return what stands between two instructions, if there are no others."""
    pair = before.model, after.model
    if pair in _THEN:
        return ", then "
    is_one = False
    if _deals_besides(before) or _looks_back(after):
        return ". "
    if after.model is ChangeLife and _is_about_you(after):
        is_one = before.model in {ChangeLife, DrawNow, DealDamage} or _is_about_itself(before)
    elif _is_about_you(after):
        is_one = pair in _AND_YOU or (pair == (ChangeCounters, DrawNow) and _is_about_itself(before))
    elif _is_about_you(before):
        is_one = pair in _YOU_AND or (pair == (DrawNow, ChangeCounters) and _is_about_itself(after))
    elif pair in _ALWAYS_AND or _stays_tapped(before, after):
        is_one = True
    elif before.model is Move and before.parts["kind"] == "sacrifice" and after.model is not WhenYouDo:
        is_one = _is_about_itself(before)
    return " and " if is_one else ". "


_THEN: Final = frozenset(
    {
        *((CreateTokens, Attach), (CreateTokens, SacrificeOfChoice), (SacrificeOfChoice, CreateTokens)),
        *((Move, ReturnToBattlefield), (Tap, Untap)),
        *((DrawNow, Discard), (Discard, DrawNow), (LookAtTop, DrawNow), (DrawNow, LookAtTop)),
        *((Mill, Move), (Mill, ReturnToBattlefield), (Mill, ChangeCounters)),
        *((ChangeCounters, LookAtTop), (ChangeCounters, Mill), (CreateTokens, Mill), (Move, LookAtTop)),
    }
)
"""What is done in one sentence, the second with what the first was about."""
_ALWAYS_AND: Final = frozenset(
    {
        *(
            (Untap, RemoveFromCombat),
            (RemoveFromCombat, Untap),
            (Tap, ChangeCounters),
            (Untap, ChangeCounters),
        ),
        (ChangeLife, ChangeLife),
    }
)
"""What is one sentence even beside others."""
_AND_YOU: Final = frozenset(
    {(ChangeLife, DrawNow), (DealDamage, DrawNow), (ChangeLife, LookAtTop), (ChangeLife, Mill)}
)
"""What is one sentence if the second is something that you do."""
_YOU_AND: Final = frozenset(
    {(ChangeLife, CreateTokens), (DrawNow, CreateTokens), (DrawNow, ChangeLife), (Discard, ChangeLife)}
)
"""What is one sentence if the first is something that you do."""


def _stays_tapped(before: Said, after: Said) -> bool:
    """Whether what an ability triggered on is tapped, and doesn't untap."""
    is_of_trigger = before.model is Tap and before.parts.get("on") == Noun("that", "creature")
    return is_of_trigger and after.model is Give and after.parts.get("gains") == (DoesntUntap(),)


def _is_about_you(one: Said) -> bool:
    return one.parts.get("who") == YOU


def _is_about_itself(one: Said) -> bool:
    return one.parts.get("on") in {SELF_NOUN, IT}


def _looks_back(one: Said) -> bool:
    """Whether its amount is what comes of the sentence before."""
    told = counted_parts(one.parts.get("amount"))
    return told is not None and told["of"] in THIS_WAY


def _deals_besides(one: object) -> bool:
    """Whether it deals damage to several at once, with an amount for each of them."""
    return isinstance(one, Said) and "also" in one.parts


def _holds_the_rest(one: object) -> bool:
    """Whether it ends with something of which all that follows might be a part.

    That is what happens whenever damage is prevented, or if somebody pays.
    """
    return isinstance(one, Said) and (
        one.model in {IfPaid, IfDone} or one.parts.get("when_prevented") is not None
    )


def _is_conditional(one: object) -> bool:
    return isinstance(one, Said) and one.model in {If, InsteadOf}


def _is_fair(one: object) -> bool:
    """Whether it is clear what is replaced: one instruction, or as many of the same kinds."""
    if not isinstance(one, Said) or one.model is not InsteadOf:
        return True
    does, otherwise = ([part.model for part in one.parts[name]] for name in ("does", "otherwise"))  # type: ignore[attr-defined]
    return len(otherwise) == 1 or does == otherwise


class _Sequence(Phrase):
    """Instructions in a row: `destroy target creature. you gain 2 life`; the targets may be named first."""

    name = "an instruction"

    def __init__(self, *, is_of_spell: bool = False, is_of_trigger: bool = False) -> None:
        self._is_of_spell = is_of_spell
        self._is_of_trigger = is_of_trigger

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for told, end in self._told(text, at):
            assert isinstance(told, tuple)  # noqa: S101 - instructions in a row
            asks = [one for one in told if says_x(one)]
            if asks and WHERE_X in text.words[at:end]:
                text.refuse("it says what X is for one sentence, and another speaks of X too.", end)
            else:
                yield told, end
            is_one_sentence = (
                len(asks) > 1 or any(_deals_besides(one) for one in asks)
            ) and ". " not in text.words[at:end]
            if is_one_sentence and text.words.startswith(WHERE_X, end):
                for amount, after in text.readings(SLOTS["equal"], end + len(WHERE_X)):
                    if all(is_settled_before(one, amount) for one in told):
                        yield tuple(with_x(one, amount) for one in told), after

    def _told(self, text: Text, at: int) -> Iterator[Reading]:
        yield from self._some(text, at, ())
        for chosen, end in text.readings(CHOOSING, at):
            if text.words.startswith(". ", end):
                yield from self._some(text, end + 2, (chosen,))

    def _some(
        self, text: Text, at: int, before: tuple[object, ...], between: str = ". "
    ) -> Iterator[Reading]:
        for one, end in self._next(text, at, before, between):
            told = (*before, one)
            yield told, end
            if text.words.startswith(_WHEN_YOU_DO, end):
                for does, after in text.readings(self, end + len(_WHEN_YOU_DO)):
                    yield (*told, said(WhenYouDo, {"does": does})), after
            if len(told) >= MOST_INSTRUCTIONS or _holds_the_rest(one):
                continue
            for then in _BETWEEN if not _is_conditional(one) else _NEW_SENTENCE:
                if text.words.startswith(then, end):
                    yield from self._some(text, end + len(then), told, then)

    def _next(
        self, text: Text, at: int, before: tuple[object, ...], between: str
    ) -> Iterator[tuple[object, int]]:
        """Yield the next instruction; one under a condition begins a sentence, of a trigger not the first."""
        is_first_if = self._is_of_trigger and not before and text.words.startswith("if ", at)
        for one, end in text.readings(INSTRUCTION, at):
            if not _is_conditional(one) or (between in _NEW_SENTENCE and not is_first_if and _is_fair(one)):
                yield one, end
        if between in _NEW_SENTENCE:
            yield from text.readings(BEHIND_TRIGGER, at)

    def opens(self) -> Openings:
        return INSTRUCTION, BEHIND_TRIGGER, CHOOSING

    def write(self, value: object) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        words = []
        for place, one in enumerate(value):
            assert isinstance(one, Said)  # noqa: S101 - as instructions are spoken of
            if _holds_the_rest(one) and place + 1 < len(value):
                return None
            if one.model is ChooseTargets:
                written = CHOOSING.write(one)
            elif one.model is WhenYouDo:
                inner = self.write(one.parts["does"]) if 0 < place == len(value) - 1 else None
                written = None if inner is None else f"when you do, {inner}"
            elif one.model is If and self._is_of_trigger and place == 0:
                written = BEHIND_TRIGGER.write(one)
            else:
                written = INSTRUCTION.write(one)
            if written is None:
                return None
            words.append(written)
        return _joined(value, words, is_of_spell=self._is_of_spell)


SEQUENCE: Final = _Sequence()
SPELL_SEQUENCE: Final = _Sequence(is_of_spell=True)
"""The same as spells say it."""
TRIGGER_SEQUENCE: Final = _Sequence(is_of_trigger=True)
"""The same right behind a trigger condition."""
SLOTS["sequence"] = SEQUENCE


class _Sentence(Phrase):
    """Instructions in one sentence: `draw a card and you gain 2 life`."""

    name = "an instruction"
    _between = (", then ", ", and ", " and ")

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        ahead: list[tuple[tuple[object, ...], int]] = [
            ((one,), end) for one, end in text.readings(INSTRUCTIONS, at)
        ]
        while ahead:
            told, end = ahead.pop()
            yield told, end
            for between in self._between:
                if text.words.startswith(between, end) and len(told) < MOST_INSTRUCTIONS:
                    start = end + len(between)
                    ahead += [((*told, one), after) for one, after in text.readings(INSTRUCTIONS, start)]

    def opens(self) -> Openings:
        return (INSTRUCTIONS,)

    def write(self, value: object) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        words = [INSTRUCTIONS.write(one) for one in value]
        told = [one for one in words if one is not None and ". " not in one]
        if len(told) < len(words):
            return None
        said_so = told[0]
        for (before, after), then in zip(pairwise(value), told[1:], strict=True):
            between = _between(before, after)
            said_so += f"{' and ' if between == '. ' else between}{then}"
        return said_so


SLOTS["one sentence"] = _Sentence()


class _Listing(Phrase):
    """Instructions with semicolons between: `tap it; draw a card`."""

    name = "instructions"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from text.readings(SLOTS["one instruction"], at)
        yield from text.readings(SLOTS["the following"], at)

    def opens(self) -> Openings:
        return SLOTS["one instruction"], SLOTS["the following"]

    def write(self, value: object) -> str | None:
        return SLOTS["one instruction"].write(value) or SLOTS["the following"].write(value)


_PLACES: Final = ("condition", "of/condition:subject is so")
SLOTS["instead"] = Either("an instruction", SLOTS["one sentence"], alone(SO_MUCH_DAMAGE))
_ESCAPED_NOT: Final = Condition(was_cast="escaped", at_least=0, at_most=0)
SLOTS["it escaped, or else"] = Words("a condition", [("it escaped", _ESCAPED_NOT)])
BEHIND_TRIGGER.says(If, "{does:one instruction} unless {condition:it escaped, or else}")
BEHIND_TRIGGER.says(If, "{does:one instruction} if {condition}")
SLOTS["listed"] = _Listing()
for _so in _PLACES:
    says(If, f"if {{{_so}}}, {{does:one sentence}}")
    says(
        If,
        f"if {{{_so}}}, {{does:one sentence}}. otherwise, {{otherwise:one sentence}}",
    )
    says(
        InsteadOf,
        f"{{otherwise:one sentence}}. if {{{_so}}}, {{does:instead}} instead",
        also=(
            f"{{otherwise:one sentence}}. if {{{_so}}}, instead {{does:instead}}",
            f"{{otherwise:one sentence}}. {{does:instead}} instead if {{{_so}}}",
        ),
    )
    for _patterns in (COMPOUND, BEHIND_TRIGGER):
        _patterns.says(
            If,
            f"only if {{{_so}}}, do the following: {{does:listed}}; "
            "otherwise, do the following: {otherwise:listed}",
        )
        _patterns.says(If, f"only if {{{_so}}}, do the following: {{does:listed}}")


_SIMPLE: Final = frozenset({"mana", "life", "tap", "tap_count"})
"""What is paid that is no instruction by itself, so that `when you do` can mean one thing only."""


def _simply_paid(value: object) -> object | None:
    told = spoken(value) if isinstance(value, Cost) else value
    is_simple = isinstance(told, Said) and _SIMPLE.issuperset(told.parts)
    return value if is_simple else None


SLOTS["simply pay"] = Mapped(SLOTS["pay"], _simply_paid, _simply_paid)
SLOTS["done when you do"] = Mapped(
    SEQUENCE,
    lambda value: (said(WhenYouDo, {"does": value}),),
    lambda value: (
        value[0].parts["does"]
        if isinstance(value, tuple) and len(value) == 1 and value[0].model is WhenYouDo
        else None
    ),
)
for _payer, _does, _doesnt, _fixed in (
    ("you may {pays:pay}", "if you do", "if you don't", {"who": YOU}),
    ("{who:one subject} may {pays:they pay}", "if they do", "if they don't", {}),
):
    _then = f"{_payer}. {_does}, {{does:one sentence}}"
    _then_too = _then.replace("if they do", "if the player does")
    _else, _otherwise = (f"{{}}. {one}, {{{{otherwise:one sentence}}}}" for one in (_doesnt, "otherwise"))
    says(IfPaid, _then, also=(_then_too,), **_fixed)
    says(IfPaid, _else.format(_then), also=(_otherwise.format(_then),), **_fixed)
    says(IfPaid, _else.format(_payer), also=(_otherwise.format(_payer),), **_fixed)
says(IfPaid, "you may {pays:simply pay}. when you do, {does:done when you do}", who=YOU)
