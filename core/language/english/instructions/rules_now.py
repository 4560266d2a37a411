"""What objects can or must do for a while, beside what they become: `and can't be blocked this turn`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.ability import is_rule
from core.abilities.instructions.give import Give
from core.language.english.slots import SLOTS
from core.language.kernel.openings import Openings
from core.language.kernel.phrase import Phrase, Reading, Text
from core.language.kernel.said import Said, said

_AND: Final = " and "


class AndNow(Phrase):
    """`gets +1/+0 until end of turn and can't be blocked this turn`: what it becomes, then what it may do.

    Its value is the fields of what objects become, and `until`.
    """

    name = "what happens to it"

    def __init__(self, become: Phrase, rules: Phrase) -> None:
        self.fields = (*become.fields, "until")
        self._become = become
        self._rules = rules
        self._gains = become.fields.index("gains")

    def read(self, text: Text, at: int) -> Iterator[Reading]:  # noqa: D102 - as the base says
        for become, end in text.readings(self._become, at):
            assert isinstance(become, tuple)  # noqa: S101 - its fields
            if not text.words.startswith(" ", end) or any(map(is_rule, become[self._gains])):
                continue
            for until, after in text.readings(SLOTS["until"], end + 1):
                if text.words.startswith(_AND, after):
                    for rule, last in text.readings(self._rules, after + len(_AND)):
                        assert isinstance(rule, Said)  # noqa: S101 - what patterns read
                        told = rule.parts
                        if told.get("until", "end_of_turn") == until:
                            yield (*self._with(become, told["gains"]), until), last

    def _with(self, become: tuple[object, ...], rules: object) -> tuple[object, ...]:
        gains = (*become[self._gains], *rules)  # type: ignore[misc]  # both are tuples
        return (*become[: self._gains], gains, *become[self._gains + 1 :])

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return (self._become,)

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        assert isinstance(value, tuple)  # noqa: S101 - its fields
        *fields, until = value
        gains = fields[self._gains]
        rules = tuple(one for one in gains if is_rule(one))
        fields[self._gains] = tuple(one for one in gains if not is_rule(one))
        now = self._rules.write(said(Give, {"gains": rules, "until": until})) if rules else None
        become = self._become.write(tuple(fields)) if now is not None else None
        return None if become is None else f"{become} {SLOTS['until'].write(until)}{_AND}{now}"
