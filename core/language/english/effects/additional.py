"""What effects do besides: `. put a +1/+1 counter on ~`, `you gain that much life instead`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.effects.additional import (
    Draw,
    GainLife,
    LoseLife,
    PutCounters,
    Regrow,
    RemoveCounters,
    says_prevented,
)
from core.language.english.amounts import MUCH
from core.language.english.effects.clauses import Fixed
from core.language.english.slots import SLOTS
from core.language.english.words import SEVERAL
from core.language.kernel.made import made
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Either, Mapped, Phrase, Reading, Text, Words
from core.terms.values import Value

_CLAUSES: Final = Patterns("what happens besides", SLOTS)
_OF_ITSELF: Final = Patterns("what happens besides", SLOTS)
"""As they read where nothing but the object itself is spoken of: `it` is that."""
_OF_RECIPIENT: Final = Patterns("what happens besides", SLOTS)
"""As they read in the sentence that speaks of what damage would be dealt to: `it` is that."""


_FOR_EACH: Final = " for each 1 damage prevented this way"


def _says(model: type[Value], words: str, fixed: Fixed, *, also: tuple[str, ...] = ()) -> None:
    behind = tuple(one for one in (words, *also) if one.endswith(_FOR_EACH))
    also += tuple(f"{_FOR_EACH[1:]}, {one.removesuffix(_FOR_EACH)}" for one in behind)
    _CLAUSES.says(model, words, also=also, **fixed)
    of_itself = tuple(one.replace(":what besides", ":what besides or it") for one in (words, *also))
    _OF_ITSELF.says(model, of_itself[0], also=of_itself[1:], **fixed)
    of_recipient = tuple(one.replace(":what besides", ":it besides") for one in (words, *also))
    _OF_RECIPIENT.says(model, of_recipient[0], also=of_recipient[1:], **fixed)


def _known(value: object) -> object | None:
    return value if isinstance(value, int) or value == "that_much" else None


SLOTS["much besides"] = Mapped(MUCH, _known, _known)
SLOTS["many besides"] = Either("a number", SEVERAL, Words("that many", [("that many", "that_much")]))
SLOTS["who besides"] = Words(
    "a player",
    [
        ("that source's controller", "source_controller"),
        ("the source's controller", "source_controller"),
        ("that player", "recipient"),
        ("that permanent's controller", "recipient_controller"),
        ("that creature's controller", "recipient_controller"),
    ],
)
_THOSE: Final = (
    ("~", "this"),
    ("that permanent", "recipient"),
    ("that creature", "recipient"),
    ("that planeswalker", "recipient"),
    ("that player", "recipient"),
    ("that permanent or player", "recipient"),
    ("that source", "source"),
)
SLOTS["what besides"] = Words("that one", _THOSE)
SLOTS["what besides or it"] = Words("that one", (("it", "this"), *_THOSE))
SLOTS["it besides"] = Words("that one", (("it", "recipient"), *_THOSE))

_YOU: Final[Fixed] = {"who": "you"}
_PREVENTED: Final[Fixed] = {"amount": "prevented"}
for _model, _verb in ((GainLife, "gain"), (LoseLife, "lose")):
    for _who, _s, _fixed in (("you", "", _YOU), ("{who:who besides}", "s", Fixed())):
        _says(_model, f"{_who} {_verb}{_s} {{amount:much besides}} life", _fixed)
        _says(
            _model,
            f"{_who} {_verb}{_s} life equal to the damage prevented this way",
            {**_fixed, **_PREVENTED},
            also=(f"{_who} {_verb}{_s} 1 life for each 1 damage prevented this way",),
        )
for _counted, _verb, _where in ((PutCounters, "put", "on"), (RemoveCounters, "remove", "from")):
    _says(_counted, f"{_verb} {{counter:a_counter}} {_where} {{on:what besides}}", {"amount": 1})
    _says(
        _counted,
        f"{_verb} {{amount:many besides}} {{counter:counter}} counters {_where} {{on:what besides}}",
        {},
    )
    _says(
        _counted,
        f"{_verb} {{counter:a_counter}} {_where} {{on:what besides}} for each 1 damage prevented this way",
        _PREVENTED,
    )
_CARDS: Final[tuple[tuple[str, Fixed], ...]] = (
    ("a card", {"amount": 1}),
    ("{amount:many besides} cards", {}),
    ("cards equal to the damage prevented this way", _PREVENTED),
    ("a card for each 1 damage prevented this way", _PREVENTED),
)
for _who, _s, _own, _fixed in (("", "", "your", _YOU), ("{who:who besides} ", "s", "their", Fixed())):
    _you = ("you ",) if not _s else ()
    for _cards, _amount in _CARDS:
        _says(
            Draw,
            f"{_who}draw{_s} {_cards}",
            {**_fixed, **_amount},
            also=tuple(f"{you}draw {_cards}" for you in _you),
        )
    _card = f"a card of {_own} choice from {_own} graveyard to {_own} hand"
    _says(
        Regrow,
        f"{_who}return{_s} {_card}",
        _fixed,
        also=tuple(f"{you}return {_card}" for you in _you),
    )

_CLAUSE: Final = made(_CLAUSES)
SLOTS["one thing besides"] = _CLAUSE
_CLAUSE_OF_ITSELF: Final = made(_OF_ITSELF)
_CLAUSE_OF_RECIPIENT: Final = made(_OF_RECIPIENT)


class _Besides(Phrase):
    """What happens besides, one clause after another. Its value is a tuple.

    `first` is what stands before the first clause and `instead` after it; the others are sentences.
    """

    name = "what happens besides"

    def __init__(self, clause: Phrase, first: tuple[str, ...], instead: str = "") -> None:
        self._clause = clause
        self._first = first
        self._instead = instead

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for lead in self._first:
            if text.words.startswith(lead, at):
                for value, end in text.readings(self._clause, at + len(lead)):
                    if text.words.startswith(self._instead, end):
                        yield from self._more(text, end + len(self._instead), (value,))

    def _more(self, text: Text, at: int, before: tuple[object, ...]) -> Iterator[Reading]:
        yield before, at
        for lead in (". ", ", then ", " and ", ", and ", ", "):
            if text.words.startswith(lead, at):
                for value, end in text.readings(self._clause, at + len(lead)):
                    yield from self._more(text, end, (*before, value))

    def write(self, value: object) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        written = [self._clause.write(one) for one in value]
        words = [one for one in written if one is not None]
        if len(words) < len(value):
            return None
        return self._first[0] + ". ".join([words[0] + self._instead, *words[1:]])


_THEN: Final = (". ", " and ", ", then ", ", and ")
SLOTS["besides"] = _Besides(_CLAUSE, _THEN)
"""`. put a +1/+1 counter on ~`."""
SLOTS["besides instead"] = _Besides(_CLAUSE, ("",), " instead")
"""`put that many +1/+1 counters on ~ instead`."""
SLOTS["besides to itself"] = _Besides(_CLAUSE_OF_ITSELF, _THEN)
SLOTS["besides to itself instead"] = _Besides(_CLAUSE_OF_ITSELF, ("",), " instead")
"""`put that many +1/+1 counters on it instead`, where `it` is the object itself."""


def _anything(_part: object) -> bool:
    return True


def _counts_damage(part: object) -> bool:
    """Whether it says how much damage there was, so that it is no instruction by itself."""
    return getattr(part, "amount", None) in {"that_much", "prevented"}


class _Marked(Phrase):
    """What happens besides where other instructions may follow: each clause says of what it is a part.

    With `instead` the first one happens instead.
    """

    name = "what happens besides"

    def __init__(self, mark: str, *, instead: bool = False) -> None:
        self._mark = mark
        self._instead = instead

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        if not self._instead:
            yield from self._some(text, at, ())
            return
        for value, end in text.readings(_CLAUSE, at):
            if text.words.startswith(_INSTEAD, end):
                yield (value,), end + len(_INSTEAD)
                yield from self._some(text, end + len(_INSTEAD), (value,))

    def _some(self, text: Text, at: int, before: tuple[object, ...]) -> Iterator[Reading]:
        leads = (
            (". ", _CLAUSE, says_prevented),
            (f". {self._mark}", _CLAUSE, _anything),
            (" and ", _CLAUSE_OF_RECIPIENT, _counts_damage),
        )
        for lead, clause, is_meant in leads:
            if text.words.startswith(lead, at):
                for value, end in text.readings(clause, at + len(lead)):
                    if is_meant(value):  # type: ignore[arg-type]  # it is a clause
                        yield (*before, value), end
                        yield from self._some(text, end, (*before, value))

    def write(self, value: object) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        said = ""
        for place, one in enumerate(value):
            words = _CLAUSE.write(one)
            if words is None:
                return None
            if self._instead and not place:
                said = f"{words}{_INSTEAD}"
            else:
                said += f". {'' if says_prevented(one) else self._mark}{words}"
        return said


_INSTEAD: Final = " instead"
SLOTS["besides prevention"] = _Marked("if damage is prevented this way, ")
"""`. you gain life equal to the damage prevented this way`."""
for _slot, _mark in (("replacement", "if damage is replaced this way, "), ("an event", "if that happens, ")):
    SLOTS[f"besides {_slot}"] = _Marked(_mark)
    SLOTS[f"besides {_slot} instead"] = _Marked(_mark, instead=True)
"""`. if damage is replaced this way, draw a card`."""
