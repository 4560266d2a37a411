"""Costs in words: what a player pays."""

from __future__ import annotations

from core.abilities.costs import Cost
from core.abilities.filters import Objects
from core.language.filter_wording import an, each_words
from core.terms.words import listed, number_of


def paying_words(cost: Cost, ending: str = "") -> str:
    """Return what a player does to pay: `pay {2}`, or with the ending `s`, `sacrifices a creature`."""
    paid = [cost.mana, f"{cost.life} life" if cost.life is not None else ""]
    parts = [f"pay{ending} {listed(one for one in paid if one)}"] if any(paid) else []
    if cost.tap is not None:
        parts.append(f"tap{ending} {_some(cost.tap, cost.tap_count, 'untapped ')}")
    if cost.sacrifice is not None:
        parts.append(f"sacrifice{ending} {_some(cost.sacrifice, cost.sacrifice_count)}")
    if cost.remove_counter is not None:
        counters = number_of(cost.remove_count, f"{cost.remove_counter} counter")
        parts.append(f"remove{ending} {counters} from this")
    return listed(parts)


def _some(wanted: Objects, count: int, state: str = "") -> str:
    """Return so many permanents: `a creature`, `2 untapped lands`."""
    words = f"{state}{each_words(wanted) if wanted != Objects() else 'permanent'}"
    return f"{an(words)} {words}" if count == 1 else number_of(count, words)
