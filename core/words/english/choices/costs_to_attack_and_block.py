"""What attacking and blocking cost."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed
from core.words.english.row import Clause, Sentence
from core.words.english.sentences import sentence, verb
from core.words.speaking import said

all_of = Clause("{costs?{costs:and}}")
cannot_pay = Clause("{player} can't {cost}, as it costs to {to} with {names:and} ({rule}).")
# The way out where a cost can't be paid.
without_it = Clause("{to:capital} with fewer creatures.")


@said
def asks(source: str, player: str, cost: str, names: Sequence[str]) -> str:
    """`Ghostly Prison asks Amy to pay {2} for each of Ox and Elk.`"""
    if list(names) == [source]:
        return sentence(f"{source} asks {player} to {cost}")
    return sentence(f"{source} asks {player} to {cost} for {verb(names, '', 'each of ')}{listed(names)}")


paid = Sentence("To {to} with {names:and}, {player} chooses to {cost}")
