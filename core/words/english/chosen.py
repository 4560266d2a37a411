"""Whose choice it was, and what the other would have made of it."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, some_of
from core.words.english.row import Clause, Sentence
from core.words.english.sentences import sentence
from core.words.speaking import said

own_effect = Clause("{name's} own effect")


@said
def replacement(chosen: str, over: Sequence[str], player: str, affected: Sequence[str], rule: str) -> str:
    """`Amy, who controls Ox, chose to apply Fog before Furnace of Rath (CR 616.1).`"""
    why = "the affected player" if player in affected else f"who controls {some_of(affected)}"
    return sentence(f"{player}, {why}, chose to apply {chosen} before {listed(over)} ({rule})")


@said
def the_other(other: str, outcome: Sequence[str], *, is_same: bool) -> str:
    """`With Furnace of Rath first: 4 damage to Nicole.`"""
    if is_same:
        return sentence(f"With {other} first, it would come to the same")
    return sentence(f"With {other} first: {listed(outcome) if outcome else 'no damage'}")


@said
def without_instead(outcome: str) -> str:
    """What another effect would do, without what both of them replace."""
    return outcome.removesuffix(" instead of going to a graveyard").replace(" will be ", " would be ", 1)


legend = Sentence("{player} chose to keep {kept} ({rule}).")
