"""Effects on life, counters and tokens in words: `you gain twice that much life instead` (CR 614)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from types import new_class
from typing import Final

from core.abilities.effects.amount_changes import Instead
from core.abilities.effects.on_entering import TokensEffect
from core.abilities.effects.on_life_and_counters import CounterLimit, CountersEffect, LifeEffect
from core.abilities.filters import Recipients
from core.data.faults import DataError
from core.data.reading import make
from core.language.english.effects import additional, sides_of_damage
from core.language.english.effects.amount_changes import Framed, shares, with_noun
from core.language.english.effects.clauses import EFFECTS, SIDES, WHERE_BESIDES, Fixed
from core.language.english.nouns import ATTACHED, THIS
from core.language.english.slots import SLOTS
from core.language.english.words import COUNTER
from core.language.kernel.pattern import Patterns, maybe
from core.language.kernel.phrase import Either, Phrase, Reading, Text, Words
from core.language.kernel.said import Said, said, spoken
from core.terms.values import Value

NEEDS: Final = (additional, sides_of_damage)
"""Modules whose slots stand in these sentences."""
says = EFFECTS.says

# -- life

for _event in ("gain", "lose"):
    says(LifeEffect, f"{{who:players}} can't {_event} life", event=_event, change=None)
for _patterns, _besides in WHERE_BESIDES:
    for _event, (_who, _they, _again, _s, _) in product(("gain", "lose"), SIDES):
        _if = f"if {_they} would {_event} life, "
        _fixed = {"event": _event, "who": _who}
        _patterns.says(LifeEffect, f"{_if}{{besides:{_besides} instead}}", change=Instead(), **_fixed)
        _patterns.says(
            LifeEffect,
            f"{_if}{_again} {_event}{_s} {{change:so much life}} instead",
            maybe(f"{{besides:{_besides}}}"),
            also=(f"{_if}they {_event} {{change:so much life}} instead",) if _s else (),
            **_fixed,
        )

# -- counters

SLOTS["counters"] = Either(
    "counters", Words("counters", [("counters", None)]), Framed(("",), COUNTER, (" counters",))
)
"""`counters`, `spore counters`."""


class _SoMany(Phrase):
    """How many counters it is instead, called by their kind once more, if that was said."""

    name = "how many counters"
    fields = ("change", "counter")

    def __init__(self) -> None:
        self._patterns = Patterns(self.name, SLOTS)
        self._views: dict[type[Value], type[Value]] = {}
        for share in shares("many", "number", " in words"):
            view = self._views.setdefault(share.model, _with_counter(share.model))
            for noun, fixed in (
                ("of those counters", {"counter": None}),
                ("{counter:counter} counters", Fixed()),
            ):
                self._patterns.says(
                    view,
                    with_noun(share.words, noun),
                    also=tuple(with_noun(one, noun) for one in share.also),
                    **share.fields,
                    **fixed,
                )

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for one, end in text.readings(self._patterns, at):
            assert isinstance(one, Said)  # noqa: S101 - what patterns read
            told = one.parts
            counter = told.pop("counter", None)
            model = next(model for model, view in self._views.items() if view is one.model)
            try:
                yield (make(model, told), counter), end
            except DataError:
                continue

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its two fields
        change, counter = value
        view = self._views.get(type(change))
        return (
            None
            if view is None
            else self._patterns.write(said(view, {**spoken(change).parts, "counter": counter}))
        )


def _with_counter(model: type[Value]) -> type[Value]:
    """Return a view of a change beside the kind of counter that it is about."""
    more = {"__annotations__": {"counter": str | None}, "counter": None}
    return new_class(f"{model.__name__}OfCounters", (model,), exec_body=lambda body: body.update(more))


SLOTS["so many counters"] = _SoMany()
"""`twice that many of those counters`, `that many plus one +1/+1 counters`."""
_WHERE: Final[tuple[tuple[str, Fixed], ...]] = (
    ("{on:recipients}", {}),
    ("permanents or players", {"on": Recipients()}),
)
for _it, _one in (("~", THIS), ("§", ATTACHED)):
    _its = Recipients(objects=_one)
    says(CountersEffect, f"{_it} can't have {{counter:counters}} put on it", change=None, on=_its)
for _on, _all in _WHERE:
    says(CountersEffect, f"{{counter:counters}} can't be put on {_on}", change=None, **_all)
    says(
        CountersEffect,
        f"effects can't put {{counter:counters}} on {_on}",
        change=None,
        by_effect=True,
        **_all,
    )
_THERE: Final = (
    "it",
    "them",
    *(f"that {one}" for one in ("creature", "permanent", "player", "permanent or player")),
)
for _would, _do, _fixed in (
    ("one or more {counter:counters} would be put on {on:recipient}", "{*} are put on", Fixed()),
    (
        "an effect would put one or more {counter:counters} on {on:recipient}",
        "it puts {*} on",
        Fixed(by_effect=True),
    ),
):
    _instead = tuple(
        f"if {_would}, {_do.replace('*', 'change/counter:so many counters')} {one} instead" for one in _THERE
    )
    says(CountersEffect, _instead[0], also=_instead[1:], **_fixed)

says(CounterLimit, "~ can't have more than one {counter:counter} counter on it", at_most=1)
says(CounterLimit, "~ can't have more than {at_most:number} {counter:counter} counters on it")

# -- tokens

for _who, _, _, _, _whose in SIDES:
    says(
        TokensEffect,
        f"if an effect would create one or more tokens under {_whose} control, "
        "it creates {change:so many tokens} instead",
        also=("if an effect would create one or more tokens, it creates {change:so many tokens} instead",)
        if _who == "any"
        else (),
        who=_who,
    )
