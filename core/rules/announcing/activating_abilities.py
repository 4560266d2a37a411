"""Activating abilities: what is legal, and what happens at once (CR 602.2)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from core.abilities.card_texts.chosen_modes import (
    has_modes_to_choose,
    in_modes,
    instructions_of,
    targets_of,
)
from core.abilities.card_texts.stack_abilities import CYCLING, Activated, is_mana_ability
from core.abilities.conditions import Condition
from core.abilities.restrictions import CantActivate
from core.abilities.span import Span
from core.characteristics.current import characteristics
from core.characteristics.defending import defending_player
from core.characteristics.filtering import holds
from core.events.spells_and_abilities import AbilityActivated, ManaAbilityActivated
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.rules.announcing.activation_costs import pay_for, payer_of, unpayable
from core.rules.announcing.announced_division import division_violations
from core.rules.announcing.announced_targets import (
    announced_target_violations,
    unknown_id_violations,
    wanted_targets,
)
from core.rules.announcing.announced_x import x_violations
from core.rules.announcing.naming import meant_targets, named_source
from core.rules.announcing.split_second import spell_with_split_second
from core.rules.announcing.timing import is_main_phase_of, is_within
from core.rules.announcing.where_abilities_work import (
    abilities_working_elsewhere,
    numbered_abilities,
    object_with_abilities,
    ways_to_turn_up,
    with_object_meant,
)
from core.rules.choices.actions import Activate
from core.rules.choices.violation import Violation
from core.rules.instructions.following import follow
from core.rules.instructions.resolution import Resolution
from core.rules.paying import choose_returned, choose_sacrifice
from core.rules.procedure import Procedure
from core.rules.targets.targeting import Targeting
from core.rules.triggers.happening import happen
from core.terms.called import Aspect, Called
from core.terms.ids import ObjectId, PlayerId, id_on_stack
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step
from core.terms.values import replace


class NotControlled(Violation):
    """What would be activated is no permanent that the player controls."""

    object: ObjectId


class ActivateBar(StrEnum):
    """What keeps an ability from being activated, apart from its costs."""

    NO_SUCH_ABILITY = "no_such_ability"
    OTHER_ZONE = "other_zone"
    FORBIDDEN = "forbidden"
    NOT_NOW = "not_now"
    OTHER_STEP = "other_step"
    OTHER_TIME = "other_time"
    CONDITION = "condition"
    TOO_OFTEN = "too_often"
    USED_UP = "used_up"
    NO_MODE = "no_mode"
    SPLIT_SECOND = "split_second"


class CannotActivate(Violation):
    """An ability of a permanent can't be activated now.

    `step` or `within` is when it could be, if only then; `only_if` what would have to be true; `times`
    how often it may be in one turn; `modes` how many modes it has, if not from `least` to `most` of them are
    chosen.
    """

    object: ObjectId
    why: ActivateBar
    step: Step | None = None
    within: Span | None = None
    only_if: Condition | None = None
    times: int = 0
    modes: int = 0
    least: int = 1
    most: int = 1
    split_second: ObjectId | None = None


def activation_violations(game: Game, player: PlayerId, activate: Activate) -> Iterator[Violation]:
    """Yield why a player can't activate an ability like this now."""
    activate = with_object_meant(game, player, activate)
    permanent = object_with_abilities(game, activate.object)
    if permanent is None or permanent.controller != player:
        yield NotControlled(about=(player,), rule=RuleNumber("602.2"), object=activate.object)
        return
    ability = ability_of(game, activate)
    if ability is None:
        is_elsewhere = bool(abilities_working_elsewhere(game, permanent.id))
        bar = ActivateBar.OTHER_ZONE if is_elsewhere else ActivateBar.NO_SUCH_ABILITY
        yield _cannot_activate(permanent, "113.6m" if is_elsewhere else "602.1", bar)
        return
    is_special = ability in ways_to_turn_up(game, permanent.id)
    if characteristics(game, permanent.id).each(CantActivate) and not is_special:
        yield _cannot_activate(permanent, "602.5", ActivateBar.FORBIDDEN)
    first = spell_with_split_second(game)
    if first is not None and not is_special and not is_mana_ability(ability):
        yield replace(_cannot_activate(permanent, "702.61a", ActivateBar.SPLIT_SECOND), split_second=first.id)
    yield from unpayable(game, permanent, ability)
    if (ability.as_sorcery or ability.loyalty is not None) and not is_main_phase_of(game, player):
        rule = "602.5d" if ability.as_sorcery else "606.3"
        yield _cannot_activate(permanent, rule, ActivateBar.NOT_NOW)
    if ability.during is not None and (ability.during, player) != (game.step, game.active_player):
        yield _cannot_activate(permanent, "602.5", ActivateBar.OTHER_STEP, ability.during)
    yield from _limit_violations(game, permanent, ability)
    chosen = in_modes(ability, activate.modes)
    if has_modes_to_choose(chosen):
        barred = _cannot_activate(permanent, "602.2b", ActivateBar.NO_MODE)
        yield replace(barred, modes=len(ability.modes), least=ability.least_modes, most=ability.most_modes)
        return
    targets = meant_targets(game, targets_of(chosen), activate.targets)
    yield from announced_target_violations(game, chosen, targets, Targeting(player, permanent.id))
    yield from division_violations(activate, instructions_of(chosen))
    yield from x_violations(activate, instructions_of(chosen))
    yield from unknown_id_violations(game, activate, instructions_of(chosen))


def _limit_violations(game: Game, permanent: Permanent, ability: Activated) -> Iterator[Violation]:
    """Yield which restriction on its use an ability breaks (CR 602.5).

    CR 602.5b: each of several such abilities of one object has its own turn.
    """
    if not is_within(game, ability.within):
        barred = _cannot_activate(permanent, "602.5", ActivateBar.OTHER_TIME)
        yield replace(barred, within=ability.within)
    if not holds(game, ability.only_if, permanent.controller, permanent.id):
        barred = _cannot_activate(permanent, _BY_KEYWORD.get(ability.name, "602.5"), ActivateBar.CONDITION)
        yield replace(barred, only_if=ability.only_if)
    alike = characteristics(game, permanent.id).effects.count(ability)
    if ability.once and permanent.used_up.count(ability) >= alike:
        yield _cannot_activate(permanent, _BY_KEYWORD.get(ability.name, "602.5b"), ActivateBar.USED_UP)
    times = ability.times_each_turn
    if times is not None and permanent.activated.count(ability) >= times * alike:
        barred = _cannot_activate(permanent, _BY_KEYWORD.get(ability.name, "602.5b"), ActivateBar.TOO_OFTEN)
        yield replace(barred, times=times)


_BY_KEYWORD = {"Boast": "702.142a", "Exhaust": "702.177a", "Power-up": "702.193a"}
"""The rules of keywords that say when an ability may be activated."""


def activate(game: Game, player: PlayerId, announced: Activate) -> Procedure[Game]:
    """Activate an ability: it goes on the stack, its costs are paid (CR 602.2)."""
    announced = with_object_meant(game, player, announced)
    ability, permanent = ability_of(game, announced), object_with_abilities(game, announced.object)
    if ability is None or permanent is None:
        return game
    chosen = in_modes(ability, announced.modes)
    sacrificed: tuple[ObjectId, ...] = ()
    if ability.pays is not None and ability.pays.sacrifice is not None:
        sacrificed = yield from choose_sacrifice(game, payer_of(permanent, ability), ability.pays)
    returned: tuple[ObjectId, ...] = ()
    if ability.pays is not None and ability.returns_one:
        returned = yield from choose_returned(game, payer_of(permanent, ability), ability.pays)
    item = OnStack(
        id=id_on_stack(permanent.id, game.made + 1),
        made=game.made + 1,
        name=Called(permanent.label, Aspect.ABILITY),
        controller=player,
        source=permanent.id,
        targets=meant_targets(game, targets_of(chosen), announced.targets),
        wanted=wanted_targets(chosen, len(announced.targets)),
        does=chosen.does,
        parts=chosen.modes,
        mode=_mode_name(ability, announced.modes),
        division=announced.division,
        x=announced.x,
        is_cycling=ability.name == CYCLING,
        sacrificed=sacrificed[0] if len(sacrificed) == 1 else None,
        returned=returned[0] if len(returned) == 1 else None,
        chosen=named_source(game, announced.source),
        defending_player=defending_player(game, permanent.id),
    )
    limited = ability if ability.times_each_turn is not None or ability.once else None
    if ability in ways_to_turn_up(game, permanent.id):  # CR 116.2b: it doesn't use the stack
        game = yield from pay_for(game, permanent, ability, item, sacrificed)
        return (yield from follow(Resolution(game, item, ()), item.does))
    if not is_mana_ability(ability):
        game = yield from happen(game, AbilityActivated(ability=item, limited=limited))
        return (yield from pay_for(game, permanent, ability, item, sacrificed))
    game = yield from happen(game, ManaAbilityActivated(ability=item, limited=limited))
    game = yield from pay_for(game, permanent, ability, item, sacrificed)
    for part in item.one_by_one:  # CR 605.3b: it resolves at once
        game = yield from follow(Resolution(game, part, ()), part.does)
    return game


def _mode_name(ability: Activated, modes: tuple[int, ...]) -> str:
    """Return the name of the mode that is chosen, or its number; empty if it is not just one."""
    chosen = in_modes(ability, modes)
    if chosen is ability or chosen.modes:
        return ""
    return ability.modes[modes[0] - 1].name or str(modes[0])


def ability_of(game: Game, activate: Activate) -> Activated | None:
    """Return the activated ability that is meant, by its number as printed or by its name."""
    abilities = numbered_abilities(game, activate.object)
    if isinstance(activate.ability, int):
        return abilities.get(activate.ability)
    return next((text for text in abilities.values() if text.name == activate.ability), None)


def _cannot_activate(
    permanent: Permanent, rule: str, why: ActivateBar, step: Step | None = None
) -> CannotActivate:
    return CannotActivate(
        about=(permanent.controller,), rule=RuleNumber(rule), object=permanent.id, why=why, step=step
    )
