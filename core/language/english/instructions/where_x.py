"""What X is, said once behind all that is done: `you draw X cards and you lose X life, where X is …`.

An object has one X (CR 107.3i): where it is said what X is, no X may be left that is announced.
"""

from __future__ import annotations

from typing import Final

from core.abilities.amounts import CountedCards, CountersOn, Devotion
from core.abilities.filters import Objects
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.to_players import AddMana, ChangeLife, DrawNow
from core.language.english.amounts import counted_parts
from core.language.english.antecedents import AMOUNTS
from core.language.kernel.said import Said

WHERE_X: Final = ", where X is "
_X: Final = "x"


def says_x(part: object) -> bool:
    """Whether X is left as an amount, somewhere in what is said (CR 107.3a)."""
    if isinstance(part, Said):
        return any(says_x(value) for _, value in part.fields)
    return part == _X or (type(part) is tuple and any(map(says_x, part)))


def with_x(one: object, amount: object) -> object:
    """Return an instruction with an amount in place of X."""
    if not isinstance(one, Said):
        return one
    changed: dict[str, object] = {name: amount for name in AMOUNTS if one.parts.get(name) == _X}
    if "also" in one.parts:
        changed["also"] = tuple(with_x(part, amount) for part in one.parts["also"])  # type: ignore[attr-defined]
    return one.but(**changed)


def is_settled_before(one: object, amount: object) -> bool:
    """Whether an amount is the same after an instruction as it was before.

    X is worked out once (CR 608.2h), but each instruction counts anew. So only instructions about life,
    cards and damage may share it, and only if they leave alone what is counted.
    """
    told = counted_parts(amount)
    if (
        told is None
        or not isinstance(one, Said)
        or one.model not in {AddMana, ChangeLife, DrawNow, DealDamage}
    ):
        return False
    of = told["of"]
    model = of.model if isinstance(of, Said) else type(of)
    if model is Devotion or (isinstance(of, Said) and of.parts.get("side") == "mana_value"):
        return True  # which neither life nor damage changes
    if model is CountedCards:
        zone = of.parts["zone"] if isinstance(of, Said) else of.zone  # type: ignore[attr-defined]  # cards
        return zone == "graveyard"
    if one.model is DealDamage:  # which may take counters, and make creatures smaller (CR 120.3)
        return isinstance(of, Objects) and not of.counters and not of.asks_for_size
    return isinstance(of, Objects) or model is CountersOn or not isinstance(of, str)
