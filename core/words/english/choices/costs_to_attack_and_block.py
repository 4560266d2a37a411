"""What attacking and blocking cost."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.choices.refusals import refusal
from core.words.english.grammar import listed
from core.words.english.sentences import sentence, verb
from core.words.speaking import said


@said
def all_of(costs: Sequence[str]) -> str:
    """`pay {2} and sacrifice a land`"""
    return listed(costs) if costs else ""


@said
def cannot_pay(player: str, cost: str, names: Sequence[str], to: str, rule: str) -> str:
    """`Amy can't sacrifice two lands, as it costs to attack with Ox and Elk (CR 508.1j).`"""
    return refusal(f"{player} can't {cost}, as it costs to {to} with {listed(names)}", rule)


@said
def without_it(to: str) -> str:
    """The way out where a cost can't be paid."""
    return f"{to.capitalize()} with fewer creatures."


@said
def asks(source: str, player: str, cost: str, names: Sequence[str]) -> str:
    """`Ghostly Prison asks Amy to pay {2} for each of Ox and Elk.`"""
    if list(names) == [source]:
        return sentence(f"{source} asks {player} to {cost}")
    return sentence(f"{source} asks {player} to {cost} for {verb(names, '', 'each of ')}{listed(names)}")


@said
def paid(player: str, cost: str, to: str, names: Sequence[str]) -> str:
    """`To attack with Ox and Elk, Amy chooses to pay {4}.`"""
    return sentence(f"To {to} with {listed(names)}, {player} chooses to {cost}")
