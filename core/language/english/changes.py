"""What effects make of objects, in words: `gets +1/+1 and has flying`, `becomes blue`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from core.abilities.ability import is_rule
from core.abilities.effects.grants import Grants
from core.abilities.effects.object_changes import Changes
from core.abilities.instructions.give import Give
from core.abilities.keywords import Keyword
from core.language.english.animation import BecomesCreature
from core.language.english.keywords import KEYWORD
from core.language.english.quoted import QUOTED
from core.language.english.rules import MANY_RULES, ONE_RULE
from core.language.english.rules_in_pairs import RulesInPairs
from core.language.english.slots import SLOTS
from core.language.english.words import (
    PERMANENT_TYPE,
    PERMANENT_TYPES_PLURAL,
    SINGULAR,
    SUBTYPES,
    Articled,
    plural,
)
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Either, Listed, Phrase, Reading, Text, Words
from core.language.kernel.together import BREAK, Row, Together
from core.terms.card_types import CardType
from core.terms.colors import Color

_ITEMS: Final = Listed(Either("an ability", KEYWORD, QUOTED))


class _Given(Phrase):
    """What abilities something has, and what it can or can't do: `has flying and can't block`."""

    name = "what it has, or can or can't do"
    fields = ("gains", "abilities")

    def __init__(self, verb: str, rules: Phrase, *, many: bool) -> None:
        self._verb = verb
        self._rule = rules
        self._rules = Listed(rules)
        self._pairs = RulesInPairs(rules, many=many)

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for rules, end in text.readings(self._rules, at):
            assert isinstance(rules, tuple)  # noqa: S101 - what a list reads
            yield (rules, ()), end
        yield from (((rules, ()), end) for rules, end in text.readings(self._pairs, at))
        yield from (((rules, ()), end) for rules, end in self._amid(text, at))
        if not text.words.startswith(self._verb, at):
            text.stop(at, self._verb.strip())
            return
        for items, end in text.readings(_ITEMS, at + len(self._verb)):
            assert isinstance(items, tuple)  # noqa: S101 - what a list reads
            gains, abilities = _sorted(items)
            if (*gains, *abilities) != items:
                continue
            yield (gains, abilities), end
            yield from ((((*gains, *rules), abilities), after) for rules, after in self._more(text, end))

    def _more(self, text: Text, at: int) -> Iterator[tuple[tuple[object, ...], int]]:
        """Yield the rules that stand in the same row behind others."""
        for between in (" and ", ", and ", ", "):
            if not text.words.startswith(between, at):
                continue
            for phrase in (self._rules, self._pairs):
                for rules, end in text.readings(phrase, at + len(between)):
                    assert isinstance(rules, tuple)  # noqa: S101 - what a list reads
                    yield rules, end
            yield from self._amid(text, at + len(between))

    def _amid(self, text: Text, at: int) -> Iterator[tuple[tuple[object, ...], int]]:
        """Yield several rules of a longer row: `can't attack, can't block` in its middle, or its last two."""
        ahead: list[tuple[tuple[object, ...], int]] = [
            ((rule,), end) for rule, end in text.readings(self._rule, at)
        ]
        while ahead:
            rules, end = ahead.pop()
            if len(rules) == 1 and text.words.startswith(", and ", end):
                last = text.readings(self._rule, end + len(", and "))
                yield from (((*rules, one), after) for one, after in last)
            if text.words.startswith(", ", end):
                if len(rules) > 1:
                    yield rules, end
                ahead += [((*rules, one), after) for one, after in text.readings(self._rule, end + len(", "))]

    def opens(self) -> Openings:
        return self._rules, self._pairs, Opening(self._verb, self._verb.strip())

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its two fields
        gains, abilities = value
        rules = tuple(one for one in gains if not isinstance(one, Keyword) and is_rule(one))
        items = (*(one for one in gains if one not in rules), *abilities)
        pair = self._pairs.write(rules) if rules else None
        said = [pair] if pair is not None else [self._rule.write(one) for one in rules]
        has = _ITEMS.write(items) if items else ""
        if has is None or None in said or not (said or has):
            return None
        return BREAK.join([*([f"{self._verb}{has}"] if has else []), *filter(None, said)])


class _Items(Phrase):
    """Abilities in a row, keywords before the others: `trample and haste`."""

    name = "an ability"
    fields = ("gains", "abilities")

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for items, end in text.readings(_ITEMS, at):
            assert isinstance(items, tuple)  # noqa: S101 - what a list reads
            gains, abilities = _sorted(items)
            if (*gains, *abilities) == items:
                yield (gains, abilities), end

    def opens(self) -> Openings:
        return (_ITEMS,)

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its two fields
        gains, abilities = value
        if any(KEYWORD.write(one) is None for one in gains):
            return None
        return _ITEMS.write((*gains, *abilities))


def _sorted(items: tuple[object, ...]) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Return keyword abilities and the others among what is given."""
    gains = tuple(one for one in items if KEYWORD.write(one) is not None)
    return gains, tuple(one for one in items if one not in gains)


class _Types(Phrase):
    """Subtypes and card types as a noun: `Insect artifact creature`; with `many`, in the plural."""

    name = "types"
    fields = ("types", "subtypes")

    def __init__(self, *, many: bool = False) -> None:
        self._many = many

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from self._some(text, at, (), ())

    def _some(
        self, text: Text, at: int, types: tuple[CardType, ...], subtypes: tuple[str, ...]
    ) -> Iterator[Reading]:
        match = _WORD.match(text.words, at)
        word = match[0] if match is not None else ""
        for one, is_last in _forms(word, many=self._many):
            if isinstance(one, CardType):
                found: tuple[tuple[CardType, ...], tuple[str, ...]] = ((*types, one), subtypes)
            elif not types:
                found = ((), (*subtypes, one))
            else:
                continue
            end = at + len(word)
            if is_last:
                yield found, end
            if text.words.startswith(" ", end):
                yield from self._some(text, end + 1, *found)

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its two fields
        types, subtypes = value
        words = [*subtypes, *(one.value for one in types)]
        if not words or not all(one in SUBTYPES for one in subtypes):
            return None
        return " ".join([*words[:-1], plural(words[-1]) if self._many else words[-1]])


_WORD: Final = re.compile(r"Time Lords?|[A-Za-z][\w'-]*")
_TYPES: Final = {one.value: one for one in CardType}
_PLURAL_TYPES: Final = {plural(one.value): one for one in CardType}


def _forms(word: str, *, many: bool) -> Iterator[tuple[CardType | str, bool]]:
    """Yield the type or subtype that a word is, and whether the noun can end with it."""
    if word in _TYPES:
        yield _TYPES[word], not many
    if word in SUBTYPES:
        yield word, not many
    if many and word in _PLURAL_TYPES:
        yield _PLURAL_TYPES[word], True
    if many and word in SINGULAR:
        yield SINGULAR[word], True


TYPES: Final = _Types()
"""`Insect artifact creature`."""
SLOTS["types alone"] = TYPES
SLOTS["types"] = Articled(TYPES)
SLOTS["types of many"] = _Types(many=True)


class _Colors(Phrase):
    """The colors something is: `white and blue`, `colorless`."""

    name = "a color"
    _listed = Listed(Words("a color", [(color.word, color) for color in Color]))

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        if text.words.startswith("colorless", at):
            yield (), at + len("colorless")
        yield from text.readings(self._listed, at)

    def opens(self) -> Openings:
        return Opening("colorless"), self._listed

    def write(self, value: object) -> str | None:
        return "colorless" if value == () else self._listed.write(value)


SLOTS["colors"] = _Colors()


SLOTS["becomes a creature"] = BecomesCreature("becomes", _Items())


_OF_YOUR_CHOICE: Final = "the color of your choice"
SLOTS["one of these keywords"] = Listed(KEYWORD, "or", least=2)


def _rows(*, many: bool, lasts: bool, by_x: bool = False, is_x_behind: bool = False) -> tuple[Row, ...]:
    """Return the clauses of what objects become; `lasts` for as long as something is there.

    `by_x`: power and toughness change by X. `is_x_behind`: it is said behind them what X is.
    """
    s, its = ("", "their") if many else ("s", "its")
    has, types = ("have", "types of many") if many else ("has", "types")
    be = ("are" if many else "is") if lasts else f"become{s}"
    noun = f"{{types/subtypes:{types}}}"
    given = f"given {'many' if many else 'one'} {'for good' if lasts else 'for a while'}"
    chosen: tuple[Row, ...] = (
        (f"gain{s} protection from {_OF_YOUR_CHOICE}", {"of_chosen_color": "protection"}),
        (f"gain{s} hexproof from {_OF_YOUR_CHOICE}", {"of_chosen_color": "hexproof_from"}),
        (f"can't be blocked by creatures of {_OF_YOUR_CHOICE}", {"of_chosen_color": "cant_be_blocked_by"}),
        (f"become{s} {_OF_YOUR_CHOICE}", {"of_chosen_color": "color"}),
        f"gain{s} your choice of {{one_of:one of these keywords}}",
    )
    animated = () if many or lasts or by_x else ("{*:becomes a creature}",)
    SLOTS[given] = _Given(f"{has if lasts else f'gain{s}'} ", MANY_RULES if many else ONE_RULE, many=many)
    given_first = (f"{{*:{given}}}",) if is_x_behind else ()
    return (
        *animated,
        *given_first,
        f"get{s} {{power/toughness:{'x change' if by_x else 'change'}}}",
        (f"lose{s} all abilities", {"loses_abilities": True}),
        f"lose{s} {{loses:keywords}}",
        f"{has} base power and toughness {{base_power/base_toughness:size}}",
        f"{has} base power {{base_power:integer}}",
        f"{has} base toughness {{base_toughness:integer}}",
        *(() if is_x_behind else (f"{{*:{given}}}",)),
        *(() if lasts else chosen),
        f"{be} {{colors:colors}}",
        (f"{be} {noun} in addition to {its} other types", {"only_types": False}),
        (f"{be} nothing but {noun}", {"only_types": True}),
        (f"{has} {its} power and toughness switched", {"switches": True}),
    )


for _many in (False, True):
    _end = "many" if _many else "one"
    for _lasts in (False, True):
        SLOTS[f"{'become' if not _lasts else 'be'} {_end}"] = Together(
            "what happens to it", Changes if _lasts else Give, _rows(many=_many, lasts=_lasts), SLOTS
        )
    for _behind in (False, True):
        SLOTS[f"become by {'that X' if _behind else 'X'} {_end}"] = Together(
            "what happens to it",
            Give,
            _rows(many=_many, lasts=False, by_x=True, is_x_behind=_behind),
            SLOTS,
        )
    _each = f"get{'' if _many else 's'} {{power/toughness:change}} for each {{for_each:counted in static}}"
    _type = PERMANENT_TYPES_PLURAL if _many else Articled(PERMANENT_TYPE)
    SLOTS[f"{_end} of a type"] = _type
    _lost = f"{'aren' if _many else 'isn'}'t {{loses_type:{_end} of a type}}"
    SLOTS[f"are {_end}"] = Together(
        "what happens to it", Grants, (_each, *_rows(many=_many, lasts=True), _lost), SLOTS
    )
