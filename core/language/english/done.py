"""What an ability does, read and written with its pronouns settled; where its sentences end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from core.data.faults import DataError
from core.data.reading import make
from core.language.english.antecedents import Scope, UnclearError
from core.language.english.binding import bound
from core.language.english.instructions import if_done
from core.language.english.instructions.compound import CHOOSING, SEQUENCE, SPELL_SEQUENCE, TRIGGER_SEQUENCE
from core.language.english.unbinding import unbound
from core.language.kernel.phrase import Text
from core.language.kernel.said import meant
from core.terms.values import Value

NEEDS: Final = if_done
"""The module of sentences that stands on those of `compound`."""
NOTHING: Final = "nothing happens on this table"
"""What is said of an ability that does nothing here, such as one that only draws from a library."""


_AND_NOTHING: Final = f". {NOTHING}"


def made(model: type[Value], fields: Mapping[str, object]) -> Value | None:
    """Return the model with these fields, those within it made too; None if they do not go together."""
    try:
        return make(model, {name: meant(value) for name, value in fields.items()})
    except DataError:
        return None


class Done(NamedTuple):
    """What an ability does, read: its targets, how many of them at least, its instructions."""

    targets: tuple[object, ...]
    least: int | None
    does: tuple[object, ...]


def done_here(text: Text, at: int, scope: Scope) -> Iterator[tuple[Done, int]]:
    """Yield what the words from `at` on do, with every pronoun replaced by what it stands for."""
    if text.words.startswith(NOTHING, at):
        yield Done((), None, ()), at + len(NOTHING)
    for chosen, end in text.readings(CHOOSING, at):
        if text.words.startswith(_AND_NOTHING, end):
            yield from bound_here(text, (chosen,), scope, end + len(_AND_NOTHING))
    sequence = TRIGGER_SEQUENCE if scope.is_of_trigger else SEQUENCE
    for clauses, end in text.readings(sequence, at):
        yield from bound_here(text, clauses, scope, end)


def bound_here(text: Text, clauses: object, scope: Scope, end: int) -> Iterator[tuple[Done, int]]:
    """Yield instructions with every pronoun replaced; nothing, and a note, where one is unclear."""
    assert isinstance(clauses, tuple)  # noqa: S101 - instructions in a row
    here = scope.copy()
    try:
        does = bound(clauses, here)
    except UnclearError as error:
        text.refuse(str(error), end)
    else:
        yield Done(tuple(here.targets), here.least, does), end


def written_here(targets: object, least: object, does: object, scope: Scope) -> str | None:
    """Return what is done in words, without a full stop at the end."""
    if not does and not targets:
        return NOTHING if least is None else None
    told = unbound(targets, least, does, scope)  # type: ignore[arg-type]  # of one ability
    sequence = SPELL_SEQUENCE if scope.is_of_spell else SEQUENCE
    sequence = TRIGGER_SEQUENCE if scope.is_of_trigger else sequence
    words = None if told is None else sequence.write(told)
    return words if words is None or does else f"{words}{_AND_NOTHING}"


def ended(words: str) -> str:
    """Return a sentence with its full stop; what ends with a quoted sentence has one already."""
    return words if words.endswith(".”") else f"{words}."


def ends(text: Text, at: int) -> Iterator[int]:
    """Yield where a sentence that may end at `at` really ends."""
    if text.words.startswith(".", at):
        yield at + 1
    else:
        if text.words.startswith(".”", at - 2):
            yield at
        text.stop(at, ".")


def parts(done: Done) -> dict[str, object]:
    """Return what an ability does as the fields of its model."""
    return {"targets": done.targets, "least_targets": done.least, "does": done.does}
