"""How much damage, and how much excess damage, instructions have dealt so far (CR 608.2h)."""

from __future__ import annotations

from msgspec import Struct

from core.events.damage import DamageDealt, DamageEventOccurred
from core.model.game import Game
from core.rules.procedure import Procedure


class DealtSoFar(Struct):
    """The damage dealt by all sources to all recipients, and what of it was excess damage (CR 120.10)."""

    damage: int = 0
    excess: int = 0


def adding_up(procedure: Procedure[Game], dealt: DealtSoFar) -> Procedure[Game]:
    """Carry out a procedure and add to `dealt` what damage it deals; return what it returns.

    CR 120.8: damage that was prevented, or 0, wasn't dealt. Redirected damage was.
    """
    try:
        happens = next(procedure)
        while True:
            match happens:
                case DamageDealt(damage=damage):
                    dealt.damage += sum(one.amount for one in damage)
                case DamageEventOccurred(excess=excess):
                    dealt.excess += sum(excess.values())
                case _:
                    pass
            happens = procedure.send((yield happens))
    except StopIteration as ended:
        game: Game = ended.value
        return game
