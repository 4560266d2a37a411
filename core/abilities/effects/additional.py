"""What a replacement or prevention effect does besides (CR 614.1a, 615.5)."""

from typing import Literal

from core.abilities.part import Part
from core.data.marks import Positive
from core.terms.counters import CounterKind
from core.words.english.errors import ability_faults as faults

Amount = Positive | Literal["that_much", "prevented"]
"""A number; as much as the effect was applied to; as much as it really prevented (CR 615.5, 615.12)."""


Who = Literal["you", "source_controller", "recipient", "recipient_controller"]


What = Literal["this", "recipient", "source"]


class GainLife(Part):
    """A player gains life."""

    kind: Literal["gain_life"] = "gain_life"
    who: Who = "you"
    amount: Amount = "that_much"


class LoseLife(Part):
    """A player loses life."""

    kind: Literal["lose_life"] = "lose_life"
    who: Who = "you"
    amount: Amount = "that_much"


class PutCounters(Part):
    """Counters are put on something."""

    kind: Literal["put_counters"] = "put_counters"
    on: What = "this"
    counter: CounterKind
    amount: Amount = "that_much"


class RemoveCounters(Part):
    """Counters are removed from something, as many as there are if there are fewer."""

    kind: Literal["remove_counters"] = "remove_counters"
    on: What = "this"
    counter: CounterKind
    amount: Amount = "that_much"


class Draw(Part):
    """A player draws cards."""

    kind: Literal["draw_cards"] = "draw_cards"
    who: Who = "you"
    amount: Amount = "that_much"


class Regrow(Part):
    """A player returns a card of their choice from their graveyard to their hand."""

    kind: Literal["regrow"] = "regrow"
    who: Who = "you"


Besides = GainLife | LoseLife | PutCounters | RemoveCounters | Draw | Regrow
"""What happens besides, with or after what was changed."""


def says_prevented(part: Besides) -> bool:
    """Whether it counts the damage that was prevented."""
    return getattr(part, "amount", None) == "prevented"


def of_damage_alone(besides: tuple[Besides, ...]) -> str | None:
    """Return why this cannot happen besides something that is no damage; None if it can."""
    if any(says_prevented(part) for part in besides):
        return faults.nothing_prevented()
    whom = {getattr(part, name, None) for part in besides for name in ("who", "on")}
    if not whom.isdisjoint({"source", "source_controller"}):
        return faults.no_source()
    return None
