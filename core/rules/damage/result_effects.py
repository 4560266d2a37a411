"""Replacing what damage turns into: life lost and gained, counters (CR 120.4c, 614, 616)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.additional import Besides
from core.abilities.effects.amount_changes import Instead
from core.abilities.effects.on_cards import DrawEffect
from core.abilities.effects.on_damage import LifeFloor
from core.abilities.effects.on_life_and_counters import CountersEffect, LifeEffect
from core.abilities.filters import Objects, Recipients
from core.characteristics.active_effects import Active, active_effects, kinds_in_force
from core.characteristics.filtering import is_among, is_recipient
from core.events.causes import ByDamage, ByEffect, ByEntering, ByInstruction
from core.events.damage import Preferred, ResultsReplaced
from core.events.results import (
    CardDrawn,
    CardGivenUp,
    CardReturned,
    CountersPut,
    LifeGained,
    LifeLost,
    Result,
    TopExiled,
    TopMoved,
)
from core.events.spells_and_abilities import ResultsHappened
from core.model.game import Game
from core.model.waiting_effects import EffectId
from core.rules.damage.additional_results import Applied, besides
from core.rules.damage.changed_amounts import changed_amount
from core.rules.procedure import Procedure
from core.rules.replacement_order import choose_effect, in_apnap_order, preference
from core.rules.triggers.happening import happen
from core.terms.counters import CounterKind
from core.terms.ids import PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Value, replace


class Part(Value, kw_only=False, eq=False):
    """One result, and the effects that have been applied to it (CR 614.5); told from others by identity."""

    result: Result
    applied: frozenset[EffectId] = frozenset()


_CHANGEABLE = (LifeGained, LifeLost, CardDrawn, CountersPut)
"""The results that effects speak of; damage that is marked stays."""

_CHANGING: tuple[type[LifeEffect | CountersEffect | LifeFloor | DrawEffect], ...] = (
    LifeEffect,
    CountersEffect,
    LifeFloor,
    DrawEffect,
)
"""The effects that speak of results."""

_FORBIDDING = (LifeEffect, CountersEffect)
"""The effects that may say that something can't happen."""


def change_results(game: Game, results: tuple[Result, ...]) -> Procedure[tuple[Game, tuple[Result, ...]]]:
    """Apply every effect on life and counters to results that would happen at once; return them.

    CR 614.17: what can't happen is left out first. Then, as for damage, each affected player
    chooses what is applied next, and each effect is applied to a result once. Where several effects
    can be applied, what one player chooses is nothing to what happens to another (CR 616.1).
    CR 616.1f: this goes on until nothing more can be applied. CR 120.4c: replacing what damage has become.
    CR 119.10: gaining no life is no event.
    """
    if kinds_in_force(game).isdisjoint(_CHANGING):  # as it is mostly
        return game, results
    parts = tuple(map(Part, results))
    while True:
        if impossible := _first_impossible(game, parts):
            active, stopped = impossible
            parts = tuple(part for part in parts if part not in stopped)
            game = yield from happen(game, _replaced(active, stopped, (), parts))
            continue
        found = _applicable(game, parts)
        if not found:
            return game, tuple(part.result for part in parts)
        affected, applicable = next(iter(found.items()))
        active = yield from choose_effect(game, affected, applicable)
        reached = {one for one, those in found.items() if one == affected or those == [active]}
        changed = tuple(
            part
            for part in parts
            if _affected(part.result) in reached and _applies(game, active, part, parts)
        )
        into = yield from _into(game, active, changed, parts)
        parts = tuple(new for part in parts for new in into.get(part, (part,)))
        made = tuple(new for part in changed for new in into[part])
        preferred = preference(game, affected, active, applicable)
        game = yield from happen(game, _replaced(active, changed, made, parts, preferred))


def let_happen(game: Game, said: tuple[Result, ...]) -> Procedure[Game]:
    """Let results happen that no damage has, as effects change them, and what triggers on them."""
    game, results = yield from change_results(game, said)
    if not results:
        return game
    return (yield from happen(game, ResultsHappened(results=results, rule=results[0].rule)))


def cant_get_counters(game: Game, on: RecipientId, counter: CounterKind) -> bool:
    """Whether no counters of a kind can be put on something, be it by an effect or otherwise (CR 614.17)."""
    return any(
        effect.forbids
        and not effect.by_effect
        and effect.counter in {None, counter}
        and _is_about(game, active, on, effect.on)
        for active, effect in active_effects(game, CountersEffect)
    )


def idle_floors(game: Game, results: tuple[Result, ...]) -> Iterator[tuple[Active, LifeFloor, int]]:
    """Yield each floor that watches life lost to this damage, without need, and the life there will be.

    CR 120.4 example: it looks at everything that would happen at once.
    """
    parts = tuple(map(Part, results))
    for active, effect in active_effects(game, LifeFloor):
        to_spare = _allowed(game, active, parts) - _lost(active.you, parts, by_damage=True)
        if to_spare > 0 and any(_watches(game, active, one) for one in results):
            yield active, effect, effect.floor + to_spare


def unmet_floors(game: Game, results: tuple[Result, ...]) -> Iterator[tuple[Active, Objects]]:
    """Yield each floor that would have kept life total up if its player controlled what it asks for."""
    parts = tuple(map(Part, results))
    for active, effect in active_effects(game, LifeFloor):
        if (wanted := effect.while_you_control) is not None:
            if_met = replace(active, effect=replace(effect, while_you_control=None))
            is_short = _lost(active.you, parts, by_damage=True) > _allowed(game, active, parts)
            if is_short and any(
                _watches(game, if_met, one) and not _watches(game, active, one) for one in results
            ):
                yield active, wanted


def _replaced(
    active: Active,
    changed: tuple[Part, ...],
    into: tuple[Part, ...],
    parts: tuple[Part, ...],
    preferred: Preferred | None = None,
) -> ResultsReplaced:
    return ResultsReplaced(
        by=active.id,
        name=active.name,
        changed=tuple(part.result for part in changed),
        into=tuple(part.result for part in into),
        results=tuple(part.result for part in parts),
        is_impossible=_forbids(active),
        preferred=preferred,
        rule=RuleNumber("614.17" if _forbids(active) else "614.6"),
    )


def _forbids(active: Active) -> bool:
    """Whether an effect says that something can't happen (CR 614.17)."""
    effect = active.effect
    return isinstance(effect, _FORBIDDING) and effect.forbids


def _affected(result: Result) -> RecipientId:
    match result:
        case LifeLost() | LifeGained() | CardDrawn() | CardReturned() | CardGivenUp() | TopExiled():
            return result.player
        case TopMoved(player=player):
            return player
        case CountersPut(on=on):
            return on
        case _:
            return result.object


def _first_impossible(game: Game, parts: tuple[Part, ...]) -> tuple[Active, tuple[Part, ...]] | None:
    for active in _active(game):
        if _forbids(active):
            stopped = tuple(part for part in parts if _watches(game, active, part.result))
            if stopped:
                return active, stopped
    return None


def _applicable(game: Game, parts: tuple[Part, ...]) -> dict[RecipientId, list[Active]]:
    """Return what can be applied next to what would happen to each, in the order in which players choose."""
    active = [one for one in _active(game) if not _forbids(one)]
    if not active:
        return {}
    by_affected: dict[RecipientId, list[Part]] = {}
    for part in parts:
        if isinstance(part.result, _CHANGEABLE):
            by_affected.setdefault(_affected(part.result), []).append(part)
    found = {
        affected: [one for one in active if any(_applies(game, one, part, parts) for part in mine)]
        for affected, mine in by_affected.items()
    }
    return {one: found[one] for one in in_apnap_order(game, by_affected) if found[one]}


def _active(game: Game) -> Iterator[Active]:
    for kind in _CHANGING:
        yield from (active for active, _ in active_effects(game, kind))


def _applies(game: Game, active: Active, part: Part, parts: tuple[Part, ...]) -> bool:
    if active.id in part.applied or not _watches(game, active, part.result):
        return False
    return not isinstance(active.effect, LifeFloor) or _allowed(game, active, parts) < _lost(
        active.you, parts, by_damage=True
    )


def _watches(game: Game, active: Active, result: Result) -> bool:
    """Whether an effect speaks of such a result."""
    match active.effect, result:
        case LifeEffect(event="gain", who=who), LifeGained(player=player):
            return active.is_about_player(who, player)
        case DrawEffect(who=who), CardDrawn(player=player):
            return active.is_about_player(who, player)
        case LifeEffect(event="lose", who=who), LifeLost(player=player):
            return active.is_about_player(who, player)
        case LifeFloor(while_you_control=wanted), LifeLost(player=player):
            if player != active.you or not _is_by_damage(result):
                return False
            held = (p.id for p in game.battlefield.values() if p.controller == player)
            return wanted is None or any(is_among(game, one, wanted, player, active.this) for one in held)
        case CountersEffect(counter=counter, on=on), CountersPut():
            fits = counter in {None, result.counter} and (
                _is_by_effect(result) or not active.effect.by_effect
            )
            return bool(fits) and _is_about(game, active, result.on, on)
        case _:
            return False


def _is_about(game: Game, active: Active, one: RecipientId, wanted: Recipients) -> bool:
    """Whether an effect on counters speaks of something; "this" may be a player that it is fixed to."""
    if not active.is_for(one):
        return False
    if one in game.players and one == active.about:
        return wanted.players in {None, "any"}
    return is_recipient(game, one, wanted, active.you, active.about)


def _is_by_damage(result: Result) -> bool:
    """Whether it is what damage became, and not made to happen by an effect (CR 119.2)."""
    return isinstance(result, LifeLost) and isinstance(result.cause, ByDamage)


def _is_by_effect(result: Result) -> bool:
    """Whether an effect makes it happen, and neither damage nor a cost (CR 609.1)."""
    return isinstance(result.cause, ByEffect | ByInstruction | ByEntering)


def _lost(you: PlayerId, parts: tuple[Part, ...], *, by_damage: bool) -> int:
    lost = (part.result for part in parts if isinstance(part.result, LifeLost))
    return sum(one.amount for one in lost if one.player == you and _is_by_damage(one) is by_damage)


def _allowed(game: Game, active: Active, parts: tuple[Part, ...]) -> int:
    """Return how much life damage may take, seeing all that is gained at the same time (CR 120.4 example)."""
    effect = active.effect
    floor = effect.floor if isinstance(effect, LifeFloor) else 0
    mine = (part.result for part in parts if isinstance(part.result, LifeGained))
    gained = sum(one.amount for one in mine if one.player == active.you)
    paid = _lost(active.you, parts, by_damage=False)
    return max(0, game.players[active.you].life + gained - paid - floor)


def _into(
    game: Game, active: Active, changed: tuple[Part, ...], parts: tuple[Part, ...]
) -> Procedure[dict[Part, tuple[Part, ...]]]:
    """Return what becomes of each part that the effect is applied to."""
    left = _allowed(game, active, parts)
    into: dict[Part, tuple[Part, ...]] = dict.fromkeys(changed, ())
    fresh: tuple[Result, ...]
    for part, result in _together(changed):
        effect = active.effect
        besides_it: tuple[Besides, ...] = getattr(effect, "besides", ())
        match effect:
            case LifeFloor():
                amount = min(result.amount, left)
                left -= amount
            case LifeEffect(change=change) | CountersEffect(change=change):
                if change is None or isinstance(change, Instead):
                    amount = 0
                else:
                    amount = changed_amount(result.amount, change)
            case _:  # of a draw: something else happens in its place
                amount = 0
        fresh = (replace(result, amount=amount),) if amount else ()
        if besides_it:
            met = ((_affected(result), result.source, result.amount),)
            applied = Applied(active, taken=met, met=met)
            fresh += yield from besides(game, besides_it, applied)
        marks = part.applied | {active.id}
        into[part] = tuple(replace(part, result=one, applied=marks) for one in fresh)
    return into


def _together(parts: tuple[Part, ...]) -> Iterator[tuple[Part, Result]]:
    """Yield parts and the results that an effect is applied to, each of these once.

    Counters of one kind that are put on something at once are one such event, whatever puts them there;
    life gained is one for each source (CR 119.9).
    """
    alike: dict[object, list[Part]] = {}
    for part in parts:
        one = part.result
        key: object = part
        if isinstance(one, CountersPut):
            key = (one.on, one.counter, _is_by_effect(one), part.applied)
        alike.setdefault(key, []).append(part)
    for first, *others in alike.values():
        total = first.result.amount + sum(other.result.amount for other in others)
        yield first, replace(first.result, amount=total) if others else first.result
