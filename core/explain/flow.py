"""Explaining how the turn goes on: steps, players who leave, the end of the game."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.events.flow import (
    BecameMonarch,
    CombatEnded,
    DamageStepBegan,
    DamageWoreOff,
    Ending,
    GameEnded,
    GameLost,
    Limit,
    PlayerLeft,
    PlayStopped,
    StepBegan,
    StepsSkipped,
    TimeChanged,
    TurnBegan,
)
from core.explain.beginning_phase import in_control_since
from core.explain.combat import has_creatures
from core.explain.explaining import Fold, explains
from core.explain.explanation import Explanation, names
from core.explain.given import given_abilities
from core.explain.not_as_printed import changed_side
from core.model.combat import Blocking, Combat
from core.model.game import Game
from core.rules.combat.assignment_recipients import divisions
from core.rules.damage.measures import damage_measure
from core.rules.zones.entering import MOST_PERMANENTS
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.steps import Step
from core.words.english import turn as words
from core.words.english.names import called


def _is_a_mere_beginning(_before: Game, event: StepBegan, game: Game) -> Fold:
    nobody_attacks = event.step is Step.DECLARE_ATTACKERS and game.players[game.active_player].has_lost
    is_new_turn = event.step is Step.UNTAP and game.turn > 1
    return Fold.OWN if nobody_attacks or is_new_turn else Fold.NEXT


@explains(StepBegan, fold=_is_a_mere_beginning)
def step_began(before: Game, event: StepBegan, game: Game) -> Explanation:
    """Explain the beginning of a step other than combat damage."""
    if event.step is Step.UNTAP:
        told = words.turn_begins(game.label(game.active_player))
        details = in_control_since(before, game)
        return Explanation(told, cited(event.rule), words.triggers_wait("CR 502.4"), details)
    if event.step is Step.DECLARE_ATTACKERS and game.players[game.active_player].has_lost:
        return Explanation(words.nobody_to_attack("CR 800.4j"))
    return Explanation(words.step_begins(event.step.words), cited(event.rule))


@explains(TurnBegan, fold=Fold.NEXT)
def turn_began(before: Game, event: TurnBegan, game: Game) -> Explanation:
    """Explain whose turn it is now, and what lasted until then."""
    details = effects_over(before, game, "CR 500.4")
    return Explanation(words.turn_passes(game.label(event.player)), cited(event.rule), details=details)


def _is_after_a_decision(_before: Game, _event: StepsSkipped, game: Game) -> Fold:
    return Fold.ADDS if has_creatures(game, game.active_player) else Fold.LAST


@explains(StepsSkipped, fold=_is_after_a_decision)
def steps_skipped(_before: Game, event: StepsSkipped, _game: Game) -> Explanation:
    """Explain the combat that nobody attacks in."""
    return Explanation(words.steps_skipped(), cited(event.rule))


def _is_the_only_step(before: Game, event: DamageStepBegan, game: Game) -> Fold:
    """Of a step like any other only who deals no damage in it is told, and with the damage."""
    is_one_of_two = event.struck is not None or (before.combat or Combat()).struck is not None
    idle = bool(event.dealers) and not divisions(game, event.dealers)
    return Fold.OWN if is_one_of_two or idle else Fold.NEXT


@explains(DamageStepBegan, fold=_is_the_only_step)
def damage_step_began(before: Game, event: DamageStepBegan, game: Game) -> Explanation:
    """Explain who deals damage in this combat damage step, who does not, and why."""
    combat = before.combat or Combat()
    dealers = names(game, event.dealers)
    idle = tuple(_nothing_to_deal(game, event))
    sizes = tuple(_why_so_small(game, event))
    if event.struck is not None:
        strikes = {one: _strike(game, one) for one in event.struck}
        because = (words.why_two_steps([(game.label(one), strike) for one, strike in strikes.items()]), *idle)
        given = chain.from_iterable(given_abilities(game, one, [strike]) for one, strike in strikes.items())
        told = words.first_of_two_steps(dealers)
        return Explanation(told, cited(event.rule), " ".join(because), (*given, *sizes))
    if combat.struck is not None:
        able = tuple(one for one in event.dealers if one in divisions(game, event.dealers))
        because = (*_second_step(game, able, event, combat), *idle)
        if event.dealers and not able:
            return Explanation(
                words.second_step_without_damage(), cited(event.rule), " ".join(because), sizes
            )
        return Explanation(words.second_step(names(game, able)), cited(event.rule), " ".join(because), sizes)
    if event.dealers and not divisions(game, event.dealers):
        return Explanation(words.no_damage_this_step(), because=" ".join(idle), details=sizes)
    return Explanation(words.only_damage_step(), "CR 510.1", "", (*idle, *sizes))


@explains(CombatEnded, fold=Fold.LAST)
def combat_ended(_before: Game, event: CombatEnded, _game: Game) -> Explanation:
    """Explain the end of the combat phase."""
    return Explanation(words.combat_ends(), cited(event.rule))


def effects_over(before: Game, game: Game, rule: str) -> tuple[str, ...]:
    """Return a line for the effects whose time is just over; none if there are none."""
    left = {one.id for one in game.effects}
    over = tuple(dict.fromkeys(called(one.name) for one in before.effects if one.id not in left))
    return (words.effects_end_then(over, rule),) if over else ()


def _is_anything_healed(_before: Game, event: DamageWoreOff, _game: Game) -> Fold:
    return Fold.OWN if event.objects or event.no_copies else Fold.LAST


@explains(DamageWoreOff, fold=_is_anything_healed)
def damage_wore_off(before: Game, event: DamageWoreOff, game: Game) -> Explanation:
    """Explain the cleanup step."""
    again = words.no_longer_copies(names(game, event.no_copies)) if event.no_copies else ""
    over = effects_over(before, game, "CR 514.2")
    if again and not event.objects:
        return Explanation(again, "CR 514.2", details=over)
    return Explanation(words.damage_wears_off(names(game, event.objects)), "CR 514.2", again, over)


@explains(PlayerLeft)
def player_left(before: Game, event: PlayerLeft, _game: Game) -> Explanation:
    """Explain what happens to the things of a player who left the game."""
    more = [
        words.control_reverts(name=before.label(object_id), player=before.label(player))
        for object_id, player in event.reverted
    ]
    if event.exiled:
        more.append(words.exiled_with_player(names(before, (old for old, _ in event.exiled))))
    return Explanation(words.leaves_the_game(before.label(event.player)), "CR 800.4a", " ".join(more))


@explains(GameEnded)
def game_ended(_before: Game, event: GameEnded, game: Game) -> Explanation:
    """Explain how the game ended."""
    if event.how is Ending.ENDLESS:
        return Explanation(words.endless(), "CR 104.4b")
    if event.winner is None:
        return Explanation(words.all_lose(), "CR 104.4a")
    return Explanation(words.wins(game.label(event.winner)), "CR 104.2a")


@explains(TimeChanged)
def time_changed(_before: Game, event: TimeChanged, _game: Game) -> Explanation:
    """Explain that it became day or night, and why."""
    rule = cited(event.rule)
    because = ""
    if event.rule in {RuleNumber("731.2a"), RuleNumber("731.2b")}:
        because = words.why_time_changes(event.time, rule)
    elif event.rule in {RuleNumber("702.145d"), RuleNumber("702.145g")}:
        because = words.why_time_begins(event.time, rule)
    return Explanation(words.it_becomes(event.time), rule, because)


@explains(BecameMonarch)
def became_monarch(before: Game, event: BecameMonarch, game: Game) -> Explanation:
    """Explain who is the monarch now, and who no longer is."""
    was = before.label(before.monarch) if before.monarch is not None else ""
    return Explanation(words.becomes_monarch(game.label(event.player), was), cited(event.rule))


@explains(GameLost)
def game_lost(_before: Game, event: GameLost, game: Game) -> Explanation:
    """Explain that an effect made a player lose."""
    return Explanation(words.loses(game.label(event.player), called(event.name)), cited(event.rule))


@explains(PlayStopped)
def play_stopped(_before: Game, event: PlayStopped, _game: Game) -> Explanation:
    """Explain why nothing more is shown."""
    match event.limit:
        case Limit.CHAIN:
            said = words.play_stopped(event.events), cited(event.rule), words.shortened_at_a_table()
        case Limit.EVENTS:
            said = words.stopped_at_most_events(event.events), cited(event.rule), words.let_less_happen()
        case Limit.PERMANENTS:
            stopped = words.stopped_at_most_permanents(event.permanents, MOST_PERMANENTS)
            said = stopped, cited(event.rule), words.create_fewer()
        case Limit.ATTACKS_AND_BLOCKS:
            said = words.stopped_at_attacks_and_blocks(), cited(event.rule), words.require_less()
    return Explanation(*said)


def _strike(game: Game, creature: ObjectId) -> Keyword:
    double = characteristics(game, creature).has(Keyword.DOUBLE_STRIKE)
    return Keyword.DOUBLE_STRIKE if double else Keyword.FIRST_STRIKE


def _second_step(
    game: Game, able: Collection[ObjectId], event: DamageStepBegan, combat: Combat
) -> Iterator[str]:
    """Yield who is in or out of the second step because of what happened in the first (CR 510.4).

    `able` are those of its dealers that have something to deal damage to.
    """
    for creature in (*combat.attackers, *combat.blockers):
        if creature in able and creature in (combat.struck or ()):
            yield words.strikes_again(game.label(creature), "CR 702.4b")
        elif creature in (combat.struck or ()) and creature not in event.dealers:
            has_dealt = any(hit.is_combat and hit.source == creature for hit in game.dealt_this_turn)
            yield words.strikes_no_more(name=game.label(creature), rule="CR 510.4", has_dealt=has_dealt)


def _why_so_small(game: Game, event: DamageStepBegan) -> Iterator[str]:
    """Yield why the power of those that deal nothing for it is not as printed."""
    for creature in event.dealers:
        measure = damage_measure(characteristics(game, creature))
        if measure.points <= 0:
            yield from changed_side(game, creature, measure.side)


def _nothing_to_deal(game: Game, event: DamageStepBegan) -> Iterator[str]:
    """Yield a line for each creature that deals no damage, with its reason.

    CR 510.1a: power 0 or less. CR 510.1b: it attacks nothing any more. CR 510.1c: nothing blocks it
    any more. CR 510.1d: it blocks nothing any more.
    """
    combat = game.combat or Combat()
    able = divisions(game, event.dealers)
    for creature in event.dealers:
        if creature in able:
            continue
        name, measure = game.label(creature), damage_measure(characteristics(game, creature))
        attacker = combat.attackers.get(creature)
        if measure.points <= 0:
            yield words.no_power(name, measure.side, measure.points, "CR 510.1a")
        elif attacker is None:
            yield words.blocks_nothing(name, "CR 510.1d")
        elif attacker.blocking is Blocking.BLOCKED:
            yield words.blocked_by_nothing(name, "CR 510.1c")
        else:
            left = game.players[attacker.defending_player].has_lost
            own = left and attacker.attacking == attacker.defending_player
            yield words.attacks_nothing(name, "CR 800.4e" if own else "CR 510.1b")
