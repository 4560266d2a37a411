"""Keyword actions that are done as one: proliferate, bolster, adapt, amass, populate (CR 701)."""

from typing import Literal

from core.abilities.amounts import HowMuch
from core.abilities.part import Part


class Proliferate(Part):
    """You choose permanents and players with counters; each gets one more of each kind (CR 701.34a)."""

    kind: Literal["proliferate"] = "proliferate"


class Bolster(Part):
    """You put +1/+1 counters on a creature of yours with the least toughness (CR 701.39a)."""

    kind: Literal["bolster"] = "bolster"
    amount: HowMuch


class Adapt(Part):
    """+1/+1 counters are put on the object itself if it has none (CR 701.46a)."""

    kind: Literal["adapt"] = "adapt"
    amount: HowMuch


class Monstrosity(Part):
    """+1/+1 counters are put on the object itself, which becomes monstrous, if it isn't (CR 701.37a)."""

    kind: Literal["monstrosity"] = "monstrosity"
    amount: HowMuch


class Amass(Part):
    """You put +1/+1 counters on an Army of yours, which is created if you have none (CR 701.47a)."""

    kind: Literal["amass"] = "amass"
    amount: HowMuch
    subtype: str = "Zombie"


class Populate(Part):
    """You create a copy of a creature token of yours (CR 701.36a)."""

    kind: Literal["populate"] = "populate"


KeywordAction = Proliferate | Bolster | Adapt | Monstrosity | Amass | Populate
