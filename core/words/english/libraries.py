"""What happens in libraries."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed
from core.words.english.row import Sentence
from core.words.english.sentences import sentence
from core.words.speaking import said


@said
def looks_at_top(player: str, how: str, amount: int, top: Sequence[str], bottom: Sequence[str]) -> str:
    """`Amy scries 2: Forest goes on the bottom and Bear stays on top.`"""
    parts = [f"{listed(bottom)} {'goes' if len(bottom) == 1 else 'go'} on the bottom"] if bottom else []
    if top:
        parts.append(f"{listed(top)} {'stays' if len(top) == 1 else 'stay'} on top")
    return sentence(f"{player} {_does(how)} {amount}: {listed(parts) or 'nothing stays on top'}")


changes_order = Sentence("{player} puts {top:and} back on top in this order.")


@said
def looks_at_unknown(player: str, how: str, amount: int) -> str:
    """`Amy scries 2.`"""
    return sentence(f"{player} {_does(how)} {amount}")


library_is_not_known = Sentence("The table doesn't know the cards in this library, so none of them move.")


def _does(how: str) -> str:
    return {"scry": "scries", "surveil": "surveils"}[how]
