"""What forms for several permanents say of them: which they are, and the counters that all of them have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from core.model.permanents import Permanent
from gui.translation import tr


def names_of_several(permanents: Sequence[Permanent]) -> str:
    """Return how many cards there are, and which, each name once, as rich text."""
    names = Counter(one.card.name for one in permanents)
    listed = ", ".join(
        f"{escape(name)} \N{MULTIPLICATION SIGN}{count}" if count > 1 else escape(name)
        for name, count in names.items()
    )
    count = tr("{count} cards selected", None, len(permanents)).format(count=len(permanents))
    return f"<b>{count}</b>: {listed}"


def shared_counters(permanents: Sequence[Permanent]) -> list[tuple[str, str]]:
    """Return the kinds that all have, each with how many: 2, or 1 to 3 where they differ."""
    each = [one.counters for one in permanents]
    kinds = [kind for kind in each[0] if all(other.get(kind) for other in each)] if each else []
    found = []
    for kind in kinds:
        least, most = min(one[kind] for one in each), max(one[kind] for one in each)
        count = str(most) if least == most else f"{least}\N{EN DASH}{most}"
        found.append((str(kind), str(kind) if count == "1" else f"{kind} \N{MULTIPLICATION SIGN} {count}"))
    return found
