"""What attacking and blocking cost: what is asked for, what it comes to, whether it can be paid.

CR 508.1h, 509.1d: the total cost is determined. CR 508.1j, 509.1f: all of it is paid.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from core.abilities.costs import Cost, added
from core.abilities.keywords import Keyword
from core.abilities.restrictions import CantAttack, CantBlock
from core.characteristics.among_permanents import with_keyword
from core.characteristics.current import characteristics
from core.model.combat import Owed
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.rules.combat.attackable import kept_off_by
from core.rules.payable import Payer, is_payable
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber

Fight = Literal["attack", "block"]
_PAID: Mapping[Fight, RuleNumber] = {"attack": RuleNumber("508.1j"), "block": RuleNumber("509.1f")}


class CannotPayToFight(Violation):
    """A player can't pay what it costs that these creatures attack, or block."""

    player: PlayerId
    to: Fight
    creatures: tuple[ObjectId, ...]
    cost: Cost


def cost_to_attack(game: Game, creature: ObjectId, target: RecipientId) -> Iterator[Owed]:
    """Yield what has to be paid so that a creature can attack this."""
    if creature not in game.battlefield:
        return
    for ability in characteristics(game, creature).each(CantAttack):
        if ability.pays is not None:
            yield Owed(creature=creature, source=creature, cost=ability.pays)
    for source, keeps in kept_off_by(game, creature, target):
        if keeps.pays is not None:
            yield Owed(creature=creature, source=source, cost=keeps.pays)


def cost_to_block(game: Game, creature: ObjectId) -> Iterator[Owed]:
    """Yield what has to be paid so that a creature can block, however many attackers it blocks."""
    for ability in characteristics(game, creature).each(CantBlock) if creature in game.battlefield else ():
        if ability.pays is not None:
            yield Owed(creature=creature, source=creature, cost=ability.pays)


def costs_of_attack(game: Game, attacks: Mapping[ObjectId, RecipientId]) -> tuple[Owed, ...]:
    """Return everything that an attack costs."""
    return tuple(
        owed for creature, target in attacks.items() for owed in cost_to_attack(game, creature, target)
    )


def costs_of_block(game: Game, blocks: Mapping[ObjectId, tuple[ObjectId, ...]]) -> tuple[Owed, ...]:
    """Return everything that a block costs."""
    return tuple(owed for creature, some in blocks.items() if some for owed in cost_to_block(game, creature))


def tapping(game: Game, attackers: Iterable[ObjectId]) -> frozenset[ObjectId]:
    """Return the attackers that tap, and so can't be tapped for a cost any more (CR 508.1f)."""
    return frozenset(attackers) - with_keyword(game, Keyword.VIGILANCE)


def in_all(owed: Iterable[Owed]) -> tuple[Cost, ...]:
    """Return what is paid in all: one cost, or several that do not add up, as of different permanents."""
    total: list[Cost] = []
    for one in owed:
        for place, so_far in enumerate(total):
            both = added(so_far, one.cost)
            if both is not None:
                total[place] = both
                break
        else:
            total.append(one.cost)
    return tuple(total)


def unpayable(
    game: Game, player: PlayerId, to: Fight, owed: tuple[Owed, ...], tapped: frozenset[ObjectId]
) -> Iterator[CannotPayToFight]:
    """Yield what a player can't pay of what creatures cost; `tapped` is what taps before."""
    for cost in in_all(owed):
        for source in dict.fromkeys(one.source for one in owed):
            if not is_payable(game, payer_of(player, source, to, tapped), cost):
                creatures = tuple(dict.fromkeys(one.creature for one in owed))
                yield CannotPayToFight(
                    about=creatures, rule=_PAID[to], player=player, to=to, creatures=creatures, cost=cost
                )
                break


def payer_of(player: PlayerId, source: ObjectId, to: Fight, tapped: frozenset[ObjectId]) -> Payer:
    """Return who pays what `source` asks for so that creatures can attack or block."""
    return Payer(player=player, source=source, rule=_PAID[to], tapping=tapped)
