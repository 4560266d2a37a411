"""Variants of one question: each is told from where it first differs from one before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from itertools import chain

from core.explain.outcome import how_it_ends
from core.explain.transcript import Entry, entries
from core.play.playthrough import Playthrough
from core.scenario.board import cards_cast, effects, sides, spells
from core.scenario.format import Scenario
from core.scenario.told_notes import told_notes
from core.terms.values import Value, replace


class Played(Value, kw_only=False):
    """A variant as it was played; `name` says what is different in it, in a few words."""

    name: str
    scenario: Scenario
    playthrough: Playthrough


class VariantStory(Value):
    """A variant, told from where it first differs.

    Attributes:
        name: what is different in it, in a few words.
        like: the name of the variant before it with which it has most in common.
        shared: how many entries are as there.
        board: the lines of its board that are not there.
        entries: what happens from then on.
        ends: how it ends, a sentence each.
    """

    name: str
    scenario: Scenario
    playthrough: Playthrough
    like: str
    shared: int
    board: tuple[str, ...]
    entries: tuple[Entry, ...]
    ends: tuple[str, ...]

    @property
    def is_of_its_own(self) -> bool:
        """Whether it has another board and nothing in common, and so is best told in full."""
        return len(self.board) > _ALIKE and not self.shared


_ALIKE = 1
"""How many lines may be different on two boards that are taken for the same."""


def variant_stories(variants: Iterable[Played]) -> Iterator[VariantStory]:
    """Yield every variant but the first one, each told from where it first differs from one before it.

    A reason or detail that was told of an earlier variant isn't told again.
    """
    before: list[tuple[Played, list[Entry]]] = []
    reasons: set[str] = set()
    details: set[str] = set()
    for one in variants:
        own = list(entries(one.playthrough, told_notes(one.scenario, one.playthrough)))
        if before:
            like, those = max(before, key=lambda told: _shared(told[1], own))
            shared = _shared(those, own)
            known = set(_board(like.playthrough))
            yield VariantStory(
                name=one.name,
                scenario=one.scenario,
                playthrough=one.playthrough,
                like=like.name,
                shared=shared,
                board=tuple(line for line in _board(one.playthrough) if line not in known),
                entries=tuple(_without(entry, reasons, details) for entry in own[shared:]),
                ends=how_it_ends(one.playthrough),
            )
        before.append((one, own))
        reasons.update(entry.explanation.because for entry in own)
        details.update(chain.from_iterable(entry.explanation.details for entry in own))


def _without(entry: Entry, reasons: AbstractSet[str], details: AbstractSet[str]) -> Entry:
    """Return an entry without a reason and without details that were told before."""
    told = entry.explanation
    because = "" if told.because in reasons else told.because
    left = tuple(line for line in told.details if line not in details)
    return replace(entry, explanation=replace(told, because=because, details=left))


def _shared(one: list[Entry], other: list[Entry]) -> int:
    """Return how many entries of the other are as in the one at the beginning, apart from details.

    What is noted only in the one may be missing in the other.
    """
    pairs = zip(one, other, strict=False)
    alike = (_said(a) == _said(b) and set(b.notes) <= set(a.notes) for a, b in pairs)
    return next((place for place, is_so in enumerate(alike) if not is_so), min(len(one), len(other)))


def _said(entry: Entry) -> tuple[object, ...]:
    told = entry.explanation
    return entry.step, entry.whose, told.headline, told.because, told.why_not, told.tape


def _board(playthrough: Playthrough) -> tuple[str, ...]:
    there = (line for _, lines in sides(playthrough.start, cards_cast(playthrough)) for line in lines)
    return (*there, *effects(playthrough.start), *spells(playthrough))
