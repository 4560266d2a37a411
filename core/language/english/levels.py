"""What a leveler has at some levels: a range, a size, and abilities on lines of their own (CR 711.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from core.abilities.ability import is_rule
from core.abilities.conditions import Condition
from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.language.english.done import made
from core.language.english.keywords import KEYWORD
from core.language.english.nouns import THIS
from core.language.english.quoted import ABILITY
from core.language.english.rules import ONE_RULE
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Phrase, Reading, Text
from core.language.kernel.said import meant
from core.terms.counters import LEVEL
from core.terms.values import FrozenMap

_HEAD: Final = re.compile(r"[lL]EVEL (\d{1,4})(?:-(\d{1,4})|\+)\n(\d{1,4})/(\d{1,4})(?=\n|$)")
_Had = tuple[tuple[object, ...], tuple[object, ...]]
"""Keywords and rules on the one side, whole abilities on the other."""


class _AtLevels(Phrase):
    """`LEVEL 1-4`, a size, and abilities: what it is with so many level counters on it."""

    name = "what it has at a level"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        head = _HEAD.match(text.words, at)
        if head is None:
            return
        least, most, power, toughness = head.groups()
        for (gains, abilities), end in self._lines(text, head.end(), ((), ())):
            fields = {
                "objects": THIS,
                "as_long_as": _at_levels(int(least), None if most is None else int(most)),
                "base_power": int(power),
                "base_toughness": int(toughness),
                "gains": gains,
                "abilities": abilities,
            }
            told = made(Grants, fields)
            if told is not None:
                yield told, end

    def _lines(self, text: Text, at: int, before: _Had) -> Iterator[tuple[_Had, int]]:
        """Yield what stands on the lines from here on, and where the last of them ends."""
        if at == len(text.words):
            yield before, at
            return
        if not text.words.startswith("\n", at):
            return
        gains, abilities = before
        for keywords, end in self._keywords(text, at + 1):
            yield from self._lines(text, end, ((*gains, *keywords), abilities))
        rules = [
            (meant(one), end + 1)
            for one, end in (text.readings(ONE_RULE, at + 3) if text.words.startswith("~ ", at + 1) else ())
            if text.words.startswith(".", end)
        ]
        for rule, end in rules:
            yield from self._lines(text, end, ((*gains, rule), abilities))
        for one, end in () if rules else text.readings(ABILITY, at + 1):
            yield from self._lines(text, end, (gains, (*abilities, one)))

    def _keywords(self, text: Text, at: int) -> Iterator[tuple[tuple[object, ...], int]]:
        """Yield keywords with commas between, up to the end of the line."""
        for one, end in text.readings(KEYWORD, at):
            if end == len(text.words) or text.words.startswith("\n", end):
                yield (meant(one),), end
            if text.words.startswith(", ", end):
                for more, after in self._keywords(text, end + 2):
                    yield (meant(one), *more), after

    def opens(self) -> Openings:
        return Opening("lEVEL "), Opening("LEVEL ")

    def write(self, value: object) -> str | None:
        levels = _levels(value)
        if levels is None or not isinstance(value, Grants):
            return None
        size = (value.base_power, value.base_toughness)
        fields: dict[str, object] = {"objects": THIS, "as_long_as": value.as_long_as, "gains": value.gains}
        fields |= {"abilities": value.abilities, "base_power": size[0], "base_toughness": size[1]}
        if None in size or made(Grants, fields) != value:
            return None
        keywords = [KEYWORD.write(one) for one in value.gains if isinstance(one, Keyword) or not is_rule(one)]
        rules = [ONE_RULE.write(one) for one in value.gains if not isinstance(one, Keyword) and is_rule(one)]
        abilities = [ABILITY.write(one) for one in value.abilities]
        if None in keywords or None in rules or None in abilities:
            return None
        lines = [", ".join(filter(None, keywords))] if keywords else []
        lines += [*(f"~ {rule}." for rule in rules), *filter(None, abilities)]
        least, most = levels
        head = f"LEVEL {least}-{most}" if most is not None else f"LEVEL {least}+"
        return "\n".join((head, f"{size[0]}/{size[1]}", *lines))


def _at_levels(least: int, most: int | None) -> Condition:
    """Return that there are so many level counters on the object itself.

    CR 711.2a: from so many to so many. CR 711.2b: so many or more.
    """
    at_most = FrozenMap({LEVEL: most}) if most is not None else FrozenMap[object, int]()
    return Condition(
        objects=Objects(which="this", counters=FrozenMap({LEVEL: least}), counters_at_most=at_most)  # type: ignore[arg-type]  # by kind
    )


def _levels(value: object) -> tuple[int, int | None] | None:
    """Return at which levels an effect is there; None if it does not depend on them, or on more."""
    condition = value.as_long_as if isinstance(value, Grants) else None
    wanted = condition.objects if condition is not None else None
    if wanted is None or LEVEL not in wanted.counters:
        return None
    least, most = wanted.counters[LEVEL], wanted.counters_at_most.get(LEVEL)
    return (least, most) if condition == _at_levels(least, most) else None


AT_LEVELS: Final = _AtLevels()
"""A part of the text of a leveler."""
