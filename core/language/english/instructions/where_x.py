"""What X is, said once behind all that is done: `you draw X cards and you lose X life, where X is …`."""

from __future__ import annotations

from typing import Final

from core.abilities.amounts import CountedCards, CountersOn
from core.abilities.filters import Objects
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.to_players import ChangeLife, DrawNow
from core.language.english.amounts import counted_parts
from core.language.english.antecedents import AMOUNTS
from core.language.kernel.said import Said

WHERE_X: Final = ", where X is "
_X: Final = "x"


def says_x(one: Said) -> bool:
    """Whether an instruction speaks of X."""
    return any(one.parts.get(name) == _X for name in AMOUNTS)


def with_x(one: object, amount: object) -> object:
    """Return an instruction with an amount in place of X."""
    if not isinstance(one, Said) or not says_x(one):
        return one
    return one.but(**{name: amount for name in AMOUNTS if one.parts.get(name) == _X})


def is_settled_before(one: object, amount: object) -> bool:
    """Whether an amount is the same after an instruction as it was before.

    X is worked out once (CR 608.2h), but each instruction counts anew. So only instructions about life,
    cards and damage may share it, and only if they leave alone what is counted.
    """
    told = counted_parts(amount)
    if told is None or not isinstance(one, Said) or one.model not in {ChangeLife, DrawNow, DealDamage}:
        return False
    of = told["of"]
    model = of.model if isinstance(of, Said) else type(of)
    if model is CountedCards:
        zone = of.parts["zone"] if isinstance(of, Said) else of.zone  # type: ignore[attr-defined]  # cards
        return zone == "graveyard"
    if one.model is DealDamage:  # which may take counters, and make creatures smaller (CR 120.3)
        return isinstance(of, Objects) and not of.counters and not of.asks_for_size
    return isinstance(of, Objects) or model is CountersOn or not isinstance(of, str)
