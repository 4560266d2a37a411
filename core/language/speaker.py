"""Whose text it is: what an object calls itself and what it is attached to."""

from __future__ import annotations

from typing import NamedTuple


class Speaker(NamedTuple):
    """Whose text it is: what it calls itself, and what it is attached to.

    Attributes:
        names: other names for itself, such as that of the card.
        dies: whether it dies, as creatures do, and is not merely put into a graveyard (CR 700.4).
    """

    itself: str = "this permanent"
    bearer: str = "enchanted permanent"
    names: tuple[str, ...] = ()
    dies: bool = True

    @property
    def as_a_card(self) -> Speaker:
        """Return the same as it speaks of itself where it is a card off the battlefield."""
        return self._replace(itself="this card") if self.itself.startswith("this ") else self


A_CREATURE = Speaker("this creature", "enchanted creature")
"""A line of text by itself, read as one on a creature."""
