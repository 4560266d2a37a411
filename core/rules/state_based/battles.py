"""Battles without defense or without a proper protector (CR 310.7, 310.8, 310.10, 704.5v, 704.5w, 704.5x)."""

from __future__ import annotations

from collections.abc import Iterator

from core.characteristics.current import characteristics
from core.events.state_based import ProtectorChosen, StateBasedCondition
from core.model.game import Game
from core.model.permanents import Permanent
from core.rules.choices.protector import ChooseProtector
from core.rules.state_based.candidates import looked_at
from core.rules.state_based.condition import Condition, to_graveyard
from core.terms.ids import PlayerId
from core.terms.subtypes import SIEGE


def failing_battles(game: Game) -> Iterator[Condition]:
    """Yield a condition for each battle that has defense 0 or needs another protector.

    CR 704.5v, 310.7: with defense 0, unless an ability of its own waits or is on the stack.
    """
    for battle in looked_at(game).battles:
        permanent, what = game.battlefield[battle], characteristics(game, battle)
        if what.defense == 0 and not _has_ability_pending(game, permanent):
            yield to_graveyard(permanent.id, StateBasedCondition.NO_DEFENSE)
        elif kind := _why_a_new_protector(game, permanent):
            yield _needs_protector(game, permanent, kind)


def possible_protectors(game: Game, battle: Permanent) -> tuple[PlayerId, ...]:
    """Return who may be the protector of a battle (CR 310.8).

    CR 310.8a: its controller. CR 310.11a: for a Siege, an opponent.
    """
    if SIEGE in characteristics(game, battle.id).subtypes:
        return game.opponents(battle.controller)
    return (battle.controller,)


def protector_chosen(choice: ChooseProtector, player: str, because: StateBasedCondition) -> ProtectorChosen:
    """Return the action that follows from the choice."""
    return ProtectorChosen(object=choice.battle, protector=PlayerId(player), because=(because,))


def _why_a_new_protector(game: Game, battle: Permanent) -> StateBasedCondition | None:
    """Return why the battle needs another protector, or None.

    CR 704.5x: a Siege's controller can't be its protector. CR 704.5w, 310.10: a battle that is
    not being attacked and has no protector, or one who may not be it, gets another.
    """
    protector = battle.protector
    if protector == battle.controller and SIEGE in characteristics(game, battle.id).subtypes:
        return StateBasedCondition.OWN_PROTECTOR
    if protector in possible_protectors(game, battle):
        return None
    attacked = game.combat is not None and battle.id in game.combat.attacked
    return None if attacked else StateBasedCondition.NO_PROTECTOR


def _needs_protector(game: Game, battle: Permanent, kind: StateBasedCondition) -> Condition:
    among = possible_protectors(game, battle)
    if not among:
        return to_graveyard(battle.id, kind)
    choice = ChooseProtector(player=battle.controller, battle=battle.id, among=among, rule=kind.rule)
    return Condition(kind=kind, about=(battle.id,), leads_to=choice)


def _has_ability_pending(game: Game, battle: Permanent) -> bool:
    return any(ability.source == battle.id for ability in (*game.triggered, *game.stack))
