"""Several fields of a model said in clauses of their own, in a row: `gets +1/+1 and has flying`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from core.language.kernel.openings import Openings, Sifted
from core.language.kernel.pattern import Pattern
from core.language.kernel.phrase import Phrase, Reading, Text, joined
from core.language.kernel.said import MISSING, defaults, said
from core.terms.values import Value

Row = str | tuple[str, Mapping[str, object]]
"""The words of a clause, with holes; or these, and the fields they stand for besides."""

BREAK: Final = "\x1f"
"""What stands between the clauses that one phrase writes, until it is known how many there are in all."""


def in_a_row(words: str) -> str:
    """Return what one phrase wrote, its clauses in a row: `has flying and can't block`."""
    return joined(words.split(BREAK), "and")


_BETWEEN: Final = (", and ", " and ", ", ")


class Together(Phrase):
    """Clauses about fields that have nothing to do with each other; its value is a tuple of those fields.

    The clauses are written in the order of the rows, of several for one field the first that can, and
    read in any order. `between` is what stands between them if it is no `and`.
    """

    def __init__(
        self,
        name: str,
        model: type[Value],
        rows: Sequence[Row],
        phrases: Mapping[str, Phrase],
        between: str = "",
    ) -> None:
        self.name = name
        self._model = model
        self._between = between
        self._clauses = [
            Pattern(model, (row,), phrases, {})
            if isinstance(row, str)
            else Pattern(model, row[:1], phrases, row[1])
            for row in rows
        ]
        self._sifted = Sifted(lambda: ((clause, clause) for clause in self._clauses))
        usual = defaults(model)
        told = [field for clause in self._clauses for field in clause.fields]
        self.fields = tuple(dict.fromkeys(told))
        self._usual = tuple(usual[field] for field in self.fields)

    def read(self, text: Text, at: int) -> Iterator[Reading]:  # noqa: D102 - as the base says
        for fields, end in self._some(text, at, {}):
            values = (fields.get(field, usual) for field, usual in zip(self.fields, self._usual, strict=True))
            yield tuple(values), end

    def _some(
        self, text: Text, at: int, before: dict[str, object]
    ) -> Iterator[tuple[dict[str, object], int]]:
        for clause in self._sifted.coming(text, at):
            for fields, end in clause.read(text, at):
                if not before.keys().isdisjoint(fields):
                    continue
                more = {**before, **fields}
                yield more, end
                for between in (self._between,) if self._between else _BETWEEN:
                    if text.words.startswith(between, end):
                        yield from self._some(text, end + len(between), more)

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return self._clauses

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        if not isinstance(value, tuple) or len(value) != len(self.fields):
            return None
        fields = {field: one for field, one in zip(self.fields, value, strict=True) if one is not MISSING}
        left, words = said(self._model, fields).parts, []
        for clause in self._clauses:
            told = {name: left[name] for name in clause.fields if name in left}
            written = clause.write(told) if told else None
            if written is not None:
                words += written.split(BREAK)
                left = {name: one for name, one in left.items() if name not in told}
        if left or not words:
            return None
        return self._between.join(words) if self._between else joined(words, "and")
