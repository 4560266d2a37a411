"""Where one can go from a scenario."""

from __future__ import annotations

from core.terms.values import Value


class Onward(Value, kw_only=False):
    """Where one can go from here.

    Attributes:
        next: what stands on the button that goes on; empty if nothing comes next.
        is_last: the list is at its end: the button leads back to the library.
        tally: how the list went, where it is at its end; else empty.
        others: keys and titles of scenarios with the same board.
    """

    next: str
    is_last: bool = False
    tally: str = ""
    others: tuple[tuple[str, str], ...] = ()
