"""Where one can go from a scenario."""

from __future__ import annotations

from core.terms.values import Value


class Onward(Value, kw_only=False):
    """Where one can go from here.

    Attributes:
        next: what stands on the button that goes on; empty if nothing comes next.
        others: keys and titles of scenarios with the same board.
    """

    next: str
    others: tuple[tuple[str, str], ...] = ()
