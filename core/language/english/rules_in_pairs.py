"""Two rules of combat in one breath: `can't attack or block`, `can't block or be blocked by Walls`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.costs import Cost
from core.abilities.restrictions import (
    AttacksIfAble,
    BlocksIfAble,
    CantActivate,
    CantAttack,
    CantAttackAlone,
    CantBlock,
    CantBlockAlone,
    CantBlockThose,
)
from core.data.marks import RefusedError
from core.language.english.costs import PAY, PAYS
from core.language.english.slots import SLOTS
from core.language.kernel.made import made
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Mapped, Phrase, Reading, Text
from core.language.kernel.said import meant, spoken

_NEITHER: Final = "can't attack or block"
_UNLESS: Final = " unless "
_TABLE: Final[tuple[tuple[str, tuple[object, ...]], ...]] = (
    (_NEITHER, (CantAttack(), CantBlock())),
    (
        f"{_NEITHER}, and its activated abilities can't be activated",
        (CantAttack(), CantBlock(), CantActivate()),
    ),
    (f"{_NEITHER} alone", (CantAttackAlone(), CantBlockAlone())),
)


def _neither_unless_paid(phrase: Phrase) -> Phrase:
    """Return a phrase for a cost that lifts both restrictions; its value is the two."""

    def read(value: object) -> object | None:
        assert isinstance(value, Cost)  # noqa: S101 - what the phrase reads
        try:
            return (CantAttack(pays=value), CantBlock(pays=value))
        except RefusedError:
            return None

    def write(value: object) -> object | None:
        first = value[0] if isinstance(value, tuple) and len(value) == 2 else None  # noqa: PLR2004 - a pair
        cost = first.pays if isinstance(first, CantAttack) else None
        return cost if cost is not None and value == read(cost) else None

    return Mapped(made(phrase, Cost), read, write)


PAID_BY: Final = {
    "you ": _neither_unless_paid(PAY),
    "its controller ": _neither_unless_paid(PAYS),
    "their controller ": _neither_unless_paid(PAYS),
}
"""What is paid to attack or block, by who pays."""
_IF_ABLE: Final = (AttacksIfAble(), BlocksIfAble())
_BLOCK: Final = "can't block or be blocked by "
_BLOCKED: Final = "can't be blocked by "


class RulesInPairs(Phrase):
    """`can't attack or block unless you control a Wall`; its value is a tuple of rules.

    `rules` reads what is said of one of them, for one object or for several.
    """

    name = "what it can or can't do"

    def __init__(self, rules: Phrase, *, many: bool) -> None:
        self._rules = rules
        s = "" if many else "s"
        self._payer = f"{'their' if many else 'its'} controller "
        self._table = (*_TABLE, (f"attack{s} or block{s} each combat if able", _IF_ABLE))

    def read(self, text: Text, at: int) -> Iterator[Reading]:  # noqa: D102 - as the base says
        for words, rules in self._table:
            if text.words.startswith(words, at):
                yield rules, at + len(words)
        if text.words.startswith(_NEITHER + _UNLESS, at):
            start = at + len(_NEITHER) + len(_UNLESS)
            for unless in (SLOTS["condition"], SLOTS["condition of it"]):
                for one, end in text.readings(unless, start):
                    yield (CantAttack(unless=one), CantBlock(unless=one)), end  # type: ignore[arg-type]
            if text.goes_on(self._payer, start):
                yield from text.readings(PAID_BY[self._payer], start + len(self._payer))
        if text.words.startswith(_BLOCK, at):
            start = at + len(_BLOCK)
            for those, end in text.readings(SLOTS["such creatures"], start):
                for by in self._not_blocked_by(text.words[start:end]):
                    yield (CantBlockThose(attackers=those), by), end  # type: ignore[arg-type]  # a filter

    def _not_blocked_by(self, words: str) -> Iterator[object]:
        """Yield the rule that such creatures can't block it."""
        inner = Text(_BLOCKED + words)
        for rule, end in inner.readings(self._rules, 0):
            if end == len(inner.words):
                try:
                    yield meant(rule)
                except RefusedError:
                    continue

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return [Opening(words) for words in (*(words for words, _ in self._table), _BLOCK)]

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        assert isinstance(value, tuple)  # noqa: S101 - rules
        said = next((words for words, rules in self._table if rules == value), None)
        if said is not None or len(value) != 2:  # noqa: PLR2004 - a pair
            return said
        first, second = value
        paid = PAID_BY[self._payer].write(value)
        if paid is not None:
            return f"{_NEITHER}{_UNLESS}{self._payer}{paid}"
        if isinstance(first, CantAttack) and first.unless is not None:
            if second != CantBlock(unless=first.unless):
                return None
            words = SLOTS["condition of it"].write(first.unless) or SLOTS["condition"].write(first.unless)
            return None if words is None else f"{_NEITHER}{_UNLESS}{words}"
        if isinstance(first, CantBlockThose):
            those = SLOTS["such creatures"].write(first.attackers)
            by = self._rules.write(spoken(second))
            return f"{_BLOCK}{those}" if those is not None and by == f"{_BLOCKED}{those}" else None
        return None
