"""Effects on how permanents enter in words: `~ enters with four healing counters on it` (CR 614.1c)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, product
from typing import Final

from core.abilities.ability import is_rule
from core.abilities.chosen_color import OfChosenColor
from core.abilities.conditions import Condition
from core.abilities.effects.on_entering import CopyExceptions, CopyOnEntering, EntersEffect
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.language.english import changes, conditions
from core.language.english.effects.clauses import EFFECTS, Fixed
from core.language.english.keywords import KEYWORD
from core.language.english.nouns import ATTACHED, ONE, THIS, A
from core.language.english.rules import ONE_RULE
from core.language.english.slots import SLOTS
from core.language.english.words import A_COUNTER, COUNTER, SEVERAL
from core.language.kernel.made import made
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Either, Listed, Mapped, Phrase, Reading, Text, Words
from core.language.kernel.together import Together
from core.terms.values import FrozenMap, replace

NEEDS: Final = (changes, conditions)
"""Modules whose slots stand in these sentences."""
says = EFFECTS.says

# -- counters


class _CountersOfAKind(Phrase):
    """How many counters of one kind: `a +1/+1 counter`, `two spore counters`, `an additional one`."""

    name = "counters"

    def __init__(self, more: str = "") -> None:
        self._more = more

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for kind, end in () if self._more else text.readings(A_COUNTER, at):
            yield (kind, 1), end
        if text.words.startswith("an additional ", at):
            for kind, end in text.readings(COUNTER, at + len("an additional ")):
                yield (kind, 1), end + len(" counter")
        for count, after in text.readings(SEVERAL, at):
            for lead in (" additional ", "" if self._more else " "):
                if lead and text.words.startswith(lead, after):
                    for kind, end in text.readings(COUNTER, after + len(lead)):
                        if text.words.startswith(" counters", end):
                            yield (kind, count), end + len(" counters")

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - a kind and a number
        kind, count = value
        words = COUNTER.write(kind)
        if words is None:
            return None
        if count == 1:
            return f"an {self._more}{words} counter" if self._more else A_COUNTER.write(kind)
        return f"{SEVERAL.write(count)} {self._more}{words} counters"


def _as_map(value: object) -> object | None:
    assert isinstance(value, tuple)  # noqa: S101 - what a list reads
    counters = FrozenMap(value)
    return counters if len(counters) == len(value) else None


def _as_rows(value: object) -> object | None:
    return tuple(value.items()) if isinstance(value, FrozenMap) and value else None


SLOTS["some counters"] = Mapped(Listed(_CountersOfAKind()), _as_map, _as_rows)
"""`a +1/+1 counter and two spore counters`."""
SLOTS["more counters"] = Mapped(Listed(_CountersOfAKind("additional ")), _as_map, _as_rows)
"""`an additional +1/+1 counter`."""

# -- abilities, in any order

_OF_CHOSEN_COLOR: Final = Words(
    "an ability",
    [
        ("protection from the chosen color", OfChosenColor(ability="protection")),
        ("hexproof from the chosen color", OfChosenColor(ability="hexproof_from")),
    ],
)
_RULE_OF_COLOR: Final = Words(
    "a rule",
    [("can't be blocked by creatures of the chosen color", OfChosenColor(ability="cant_be_blocked_by"))],
)


def _is_had(ability: object) -> bool:
    """Whether an ability is something one has, and not what one can or can't do."""
    if isinstance(ability, OfChosenColor):
        return ability.ability != "cant_be_blocked_by"
    return isinstance(ability, Keyword) or not is_rule(ability)  # type: ignore[arg-type]  # it is an ability


class _Abilities(Phrase):
    """What something has and can do, in order: `it has flying and haste`, `it can't block`."""

    name = "what it has, or can or can't do"

    def __init__(self, subjects: tuple[str, ...], *, colored: bool = False) -> None:
        self._subjects = subjects
        had = Either("an ability", KEYWORD, *([_OF_CHOSEN_COLOR] if colored else []))
        rules = Either("a rule", ONE_RULE, *([_RULE_OF_COLOR] if colored else []))
        self._runs: tuple[tuple[str, Phrase], ...] = (("has ", made(Listed(had))), ("", made(Listed(rules))))

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for subject in self._subjects:
            if text.words.startswith(subject, at):
                for verb, run in self._runs:
                    if text.words.startswith(verb, at + len(subject)):
                        yield from text.readings(run, at + len(subject) + len(verb))

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - one run of abilities
        verb, run = self._runs[0 if _is_had(value[0]) else 1]
        words = run.write(value)
        return None if words is None else f"{self._subjects[0]}{verb}{words}"


def _runs(value: object) -> object | None:
    """Return abilities as runs of such as one has, and of such as one can or can't do."""
    if not isinstance(value, tuple) or not value:
        return None
    return tuple(tuple(run) for _, run in groupby(value, _is_had))


def _flat(value: object) -> object | None:
    assert isinstance(value, tuple)  # noqa: S101 - what a list reads
    return tuple(one for run in value for one in run)


for _slot, _subjects in (
    ("gained by it", ("it ",)),
    ("gained by ~", ("~ ", "it ")),
    ("gained by §", ("§ ", "it ")),
):
    SLOTS[_slot] = Mapped(Listed(_Abilities(_subjects, colored=True)), _flat, _runs)

SLOTS["had by a copy"] = Mapped(Listed(_Abilities(("it ",))), _flat, _runs)

# -- copies


class _Copied(Phrase):
    """What is copied: `any creature on the battlefield`, `a creature an opponent controls`, `~`."""

    name = "a permanent"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for value, end in self._named(text, at):
            yield value, end
            if text.words.startswith(_SOMEWHERE, end):
                yield value, end + len(_SOMEWHERE)

    def _named(self, text: Text, at: int) -> Iterator[Reading]:
        yield from text.readings(A, at)
        for lead, which in (("any other ", "other"), ("any ", None)):
            if text.words.startswith(lead, at):
                for value, end in text.readings(ONE, at + len(lead)):
                    assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
                    yield (replace(value, which="other") if which else value), end

    def write(self, value: object) -> str | None:
        is_any = isinstance(value, Objects) and value.controller is None and value.which in {None, "other"}
        if not isinstance(value, Objects) or not is_any:
            return A.write(value)
        words = ONE.write(replace(value, which=None) if value.which else value)
        return words and f"any {'other ' if value.which else ''}{words}{_SOMEWHERE}"


_SOMEWHERE: Final = " on the battlefield"
SLOTS["copied"] = _Copied()
_ROWS: Final = (
    "it's {colors:colors}",
    "it's {power/toughness:size}",
    ("it has no mana cost", {"without_mana_cost": True}),
    "it's {types/subtypes:types} in addition to its other types",
    "{has:had by a copy}",
)
SLOTS["what a copy has besides"] = Together("what is different", CopyExceptions, _ROWS, SLOTS)
SLOTS["what a copy enters with besides"] = Together(
    "what is different", CopyOnEntering, (*_ROWS, "it enters with {counters:more counters} on it"), SLOTS
)
_EXCEPTIONS: Final = Patterns("what is different", SLOTS)
_EXCEPTIONS.says(CopyExceptions, "{*:what a copy has besides}")
SLOTS["exceptions"] = made(_EXCEPTIONS)
"""`it's an artifact in addition to its other types and it has flying`."""
_COPY: Final = Patterns("a copy", SLOTS)
_COPY.says(CopyOnEntering, "a copy of {of:copied}")
_COPY.says(CopyOnEntering, "a copy of {of:copied}, except {*:what a copy enters with besides}")


def _chosen(value: object) -> object | None:
    return value if isinstance(value, CopyOnEntering) and value.is_chosen else None


def _not_chosen(value: object) -> object | None:
    return value if isinstance(value, CopyOnEntering) and not value.is_chosen else None


SLOTS["copy of one's choice"] = Mapped(made(_COPY), _chosen, _chosen)
SLOTS["copy of ~"] = Mapped(made(_COPY), _not_chosen, _not_chosen)

# -- sentences

_COLOR: Final[tuple[tuple[str, Fixed], ...]] = (
    ("", {}),
    (". as {they} enter{s}, {choose}", {"chooses_color": True}),
    (". as {they} enter{s}, {choose}. {gains:gained by it}", {"chooses_color": True}),
)


def _one_kind(value: object) -> object | None:
    return FrozenMap({value: 1}) if isinstance(value, str) else None


def _kind(value: object) -> object | None:
    kinds = tuple(value) if isinstance(value, FrozenMap) and sum(value.values()) == 1 else ()
    return kinds[0] if kinds else None


SLOTS["a kind of counters"] = Mapped(COUNTER, _one_kind, _kind)


def _enter_with_so_many(which: str, s: str, it: str) -> None:
    """Add the sentences by which counters are counted: `~ enters with X charge counters on it`."""
    for tapped in (False, True):
        enter = f"{which} enter{s}{' tapped' if tapped else ''} with"
        kind = "{counters:a kind of counters} counters"
        equal = f"on {it} equal to {{times:counted as it enters}}"
        x = f"{kind} on {it}, where X is {{times:counted as it enters}}"
        says(EntersEffect, f"{enter} X {kind} on {it}", times="x", tapped=tapped)
        says(
            EntersEffect,
            f"{enter} {{counters:some counters}} on {it} for each {{times:each as it enters}}",
            tapped=tapped,
        )
        says(
            EntersEffect,
            f"{enter} X {x}",
            also=(
                f"{enter} an additional X {x}",
                f"{enter} X additional {x}",
                f"{enter} a number of {kind} {equal}",
                f"{enter} a number of additional {kind} {equal}",
            ),
            tapped=tapped,
        )


def _enter(which: str, s: str, it: str) -> None:
    """Add the sentences for one object that enters, or for several without the ending `s`."""
    they, choose = ("it", "choose a color") if s else ("they", "each one's controller chooses a color")
    for tapped, yours, counters, copy in product(
        (False, True), (False, True), ("", f" with {{counters:some counters}} on {it}"), ("", "~", "choice")
    ):
        how = f"{' tapped' if tapped else ''}{' under your control' if yours else ''}{counters}"
        how += {"": "", "~": " as {as_copy:copy of ~}", "choice": " as {as_copy:copy of one's choice}"}[copy]
        if not how:
            continue
        entering = f"you may have {which} enter{how}" if copy == "choice" else f"{which} enter{s}{how}"
        for color, fixed in _COLOR:
            words = entering + color.replace("{they}", they).replace("{s}", s).replace("{choose}", choose)
            told = {**fixed, "tapped": tapped, "under_your_control": yours}
            says(EntersEffect, words, **told)


SLOTS["~ was kicked"] = Words("a condition", [("~ was kicked", Condition(kicked="this"))])
SLOTS["abilities it enters with"] = made(Listed(KEYWORD))


def _enter_on_condition() -> None:
    """Add the sentences by which the object itself enters otherwise only if something is true."""
    counted = "{counters:some counters} on it"
    ways = (
        (f" with {counted}", False),
        (" tapped", True),
        (f" tapped with {counted}", True),
        (f" with {counted} and with {{gains:abilities it enters with}}", False),
    )
    for how, tapped in ways:
        says(EntersEffect, f"if {{only_if:~ was kicked}}, it enters{how}", tapped=tapped)
    for how, tapped in ways:
        says(
            EntersEffect,
            f"~ enters{how} if {{only_if:condition}}",
            also=(f"if {{only_if:condition}}, ~ enters{how}",),
            tapped=tapped,
        )
    escaped = Condition(was_cast="escaped")  # CR 702.138c
    says(EntersEffect, f"~ escapes with {counted}", only_if=escaped)
    says(EntersEffect, f"~ enters with {counted} and with {{gains:abilities it enters with}}")


def _enter_as_chosen() -> None:
    """Add the sentences by which its controller chooses whether it enters with counters, or how many."""
    may = "you may have ~ enter with {counters:some counters} on it"
    says(EntersEffect, may, may=True, also=("you may have ~ enter with {counters:more counters} on it",))
    otherwise = ". if you don't, it gains {gains_otherwise:abilities it enters with}"
    says(EntersEffect, f"{may}{otherwise}", may=True)
    devoured = "as ~ enters, you may sacrifice any number of {devours:plural}"
    each, other = (
        f"{devoured}. ~ enters with {{counters:some counters}} on it for each {one} sacrificed this way"
        for one in ("permanent", "creature")
    )
    says(EntersEffect, each, also=(other,))


_enter_on_condition()
_enter_as_chosen()
for _which, _s, _them in (
    ("{which:itself}", "s", "it"),
    ("{which:those}", "", "them"),
    ("{which:each}", "s", "it"),
):
    _enter_with_so_many(_which, _s, _them)
_enter("{which:itself}", "s", "it")
says(EntersEffect, "{which:each} enters with {counters:more counters} on it")
_enter("{which:those}", "", "them")
_enter("{which:each}", "s", "it")
for _it, _fixed in (("~", Fixed(which=THIS)), ("§", Fixed(which=ATTACHED)), ("it", Fixed())):
    _name = _it if _fixed else "{which:itself}"
    _chooses = f"as {_name} enters, choose a color"
    says(EntersEffect, _chooses, chooses_color=True, **_fixed)
    _gains = f"{{gains:gained by {_it}}}"
    _lines = f"{_chooses}.\n{_gains}" if _it == "~" else f"{_chooses}. {_gains}"
    says(EntersEffect, _lines, also=(f"{_chooses}. {_gains}",), chooses_color=True, **_fixed)
for _gains in ("", ". {gains:gained by it}"):
    says(
        EntersEffect,
        f"as {{which:those}} enter, each one's controller chooses a color{_gains}",
        chooses_color=True,
    )
