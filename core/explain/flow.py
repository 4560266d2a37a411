"""Explaining how the turn goes on: steps, players who leave, the end of the game."""

from __future__ import annotations

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.events.flow import (
    CombatEnded,
    DamageStepBegan,
    DamageWoreOff,
    Ending,
    GameEnded,
    GameLost,
    PlayerLeft,
    PlayStopped,
    StepBegan,
    StepsSkipped,
)
from core.explain.beginning_phase import in_control_since
from core.explain.explaining import explains
from core.explain.explanation import Explanation, names, sentence
from core.language.naming import called
from core.model.combat import Blocking, Combat
from core.model.game import Game
from core.rules.combat.division import divisions
from core.rules.damage.measures import damage_measure
from core.terms.ids import ObjectId
from core.terms.rule_numbers import cited
from core.terms.steps import Step
from core.terms.words import listed, some_of

_PASSED = "All players pass with the stack empty (CR 500.2). "


def _all_passed(before: Game, *said_already: Step) -> str:
    """Return how the step before this moment ended; nothing if play begins here, or it was told there."""
    return "" if before.step in {None, *said_already} else _PASSED


@explains(StepBegan)
def step_began(before: Game, event: StepBegan, game: Game) -> Explanation:
    """Explain the beginning of a step other than combat damage, and how the one before it ended."""
    active = game.label(game.active_player)
    is_skipped_to = event.step is Step.END_OF_COMBAT and before.step is Step.DECLARE_ATTACKERS
    ended = "" if is_skipped_to else _all_passed(before, Step.END_OF_COMBAT, Step.UNTAP)
    opens = f"{ended}The {event.step.words} begins"
    match event.step:
        case Step.UNTAP:
            told = f"{active}'s turn begins, and with it the untap step ({cited(event.rule)}). "
            told += "No player gets priority in it; what triggers waits for the upkeep (CR 502.4)"
            return Explanation(sentence(told), in_control_since(before, game))
        case Step.UPKEEP:
            told = f"{opens}. It has no action of its own; players get priority"
        case Step.DRAW:
            told = f"{opens}: {active} draws a card"
        case Step.BEGINNING_OF_COMBAT:
            told = f"{opens}: the combat phase of {active}'s turn"
        case Step.DECLARE_ATTACKERS if game.players[game.active_player].has_lost:
            return Explanation(f"{opens}, but there is no active player any more to attack (CR 800.4j).")
        case Step.DECLARE_ATTACKERS:
            told = f"{opens}: {active}, the active player, declares which creatures attack"
        case Step.DECLARE_BLOCKERS:
            attacked = {a.defending_player for a in (game.combat or Combat()).attackers.values()}
            defending = names(game, (p for p in game.apnap if p in attacked))
            verb = "declares" if len(defending) == 1 else "declare"
            who = f"{listed(defending)} {verb}" if defending else "nobody is left who declares"
            told = f"{opens}: {who} which creatures block"
        case Step.END_OF_COMBAT | Step.END:
            told = f"{opens}. It has no action of its own; players get priority"
        case Step.CLEANUP:
            told = f"{opens}: damage wears off"
        case _:
            told = opens
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


@explains(StepsSkipped)
def steps_skipped(before: Game, _event: StepsSkipped, _game: Game) -> Explanation:
    """Explain the combat that nobody attacks in."""
    told = "No creature attacks, so the declare blockers and combat damage steps are skipped (CR 508.8)."
    return Explanation(f"{_all_passed(before)}{told}")


@explains(DamageStepBegan)
def damage_step_began(before: Game, event: DamageStepBegan, game: Game) -> Explanation:
    """Explain who assigns damage in this combat damage step, who does not, and why."""
    combat = before.combat or Combat()
    dealers = some_of(names(game, event.dealers))
    if event.struck is not None:
        why = some_of(f"{game.label(c)} has {_strike(game, c)}" for c in event.struck)
        told = f"{why}, so there are two combat damage steps. In the first only {dealers} may assign damage"
    elif combat.struck is not None:
        told = f"The second combat damage step begins. Now {dealers} may assign damage"
        if not event.dealers:
            told = "The second combat damage step begins, but nobody is left to assign damage in it"
    else:
        told = "No creature in combat has first or double strike, so there is one combat damage step, for all"
    lines = (*_second_step_lines(game, event, combat), *_nothing_to_assign(game, event))
    return Explanation(sentence(f"{_all_passed(before)}{told} ({cited(event.rule)})"), lines)


@explains(CombatEnded)
def combat_ended(before: Game, _event: CombatEnded, _game: Game) -> Explanation:
    """Explain the end of the combat phase."""
    told = "Combat is over: everything is removed from combat (CR 511.3)."
    return Explanation(f"{_all_passed(before)}{told}")


@explains(DamageWoreOff)
def damage_wore_off(_before: Game, event: DamageWoreOff, game: Game) -> Explanation:
    """Explain the cleanup step."""
    told = "No permanent has damage marked that would have to be removed (CR 514.2)"
    if event.objects:
        told = f"All marked damage is removed from {some_of(names(game, event.objects))} (CR 514.2)"
    again = tuple(f"{game.label(one)} is a copy no longer (CR 514.2)." for one in event.no_copies)
    return Explanation(sentence(told), again)


@explains(PlayerLeft)
def player_left(before: Game, event: PlayerLeft, _game: Game) -> Explanation:
    """Explain what happens to the things of a player who left the game."""
    told = [f"{before.label(event.player)} leaves the game, and with them all they own (CR 800.4a)."]
    told += [
        f"{before.label(object_id)} was only given to them: {before.label(player)} controls it again."
        for object_id, player in event.reverted
    ]
    if event.exiled:
        exiled = some_of(names(before, (old for old, _ in event.exiled)))
        told.append(f"What had entered the battlefield under their control is exiled: {exiled}.")
    return Explanation(" ".join(told))


@explains(GameEnded)
def game_ended(_before: Game, event: GameEnded, game: Game) -> Explanation:
    """Explain how the game ended."""
    if event.how is Ending.ENDLESS:
        return Explanation(
            "This goes round in a circle that nobody can stop: the game is a draw (CR 104.4b)."
        )
    if event.winner is None:
        return Explanation("All players still in the game lose at once: the game is a draw (CR 104.4a).")
    return Explanation(f"{game.label(event.winner)} is the only player left and wins the game (CR 104.2a).")


@explains(GameLost)
def game_lost(_before: Game, event: GameLost, game: Game) -> Explanation:
    """Explain that an effect made a player lose."""
    told = f"{called(event.name)}: {game.label(event.player)} loses the game ({cited(event.rule)})"
    return Explanation(sentence(told))


@explains(PlayStopped)
def play_stopped(_before: Game, event: PlayStopped, _game: Game) -> Explanation:
    """Explain why nothing more is shown."""
    told = f"Play stops here after {event.events:,} events without a decision, though the game is not over"
    return Explanation(f"{told}. At a table, players would shorten this ({cited(event.rule)}).")


def _strike(game: Game, creature: ObjectId) -> str:
    double = characteristics(game, creature).has(Keyword.DOUBLE_STRIKE)
    return Keyword.DOUBLE_STRIKE if double else Keyword.FIRST_STRIKE


def _second_step_lines(game: Game, event: DamageStepBegan, combat: Combat) -> list[str]:
    """Return who is in or out of the second step because of what happened in the first (CR 510.4)."""
    if combat.struck is None:
        return []
    lines = []
    for creature in (*combat.attackers, *combat.blockers):
        name = game.label(creature)
        if creature in event.dealers and creature in combat.struck:
            lines.append(f"{name} has double strike and may assign damage again (CR 702.4b).")
        elif creature in combat.struck:
            lines.append(
                f"{name} was among those of the first step and has no double strike: not again (CR 510.4)."
            )
    return lines


def _nothing_to_assign(game: Game, event: DamageStepBegan) -> list[str]:
    """Return a line for each dealer that assigns no damage, with its reason.

    CR 510.1a: power 0 or less. CR 510.1b: it attacks nothing any more. CR 510.1c: nothing blocks it
    any more. CR 510.1d: it blocks nothing any more.
    """
    combat = game.combat or Combat()
    able = divisions(game, event.dealers)
    lines = []
    for creature in event.dealers:
        if creature in able:
            continue
        name, measure = game.label(creature), damage_measure(characteristics(game, creature))
        attacker = combat.attackers.get(creature)
        if measure.points <= 0:
            told = f"{name} has {measure.side} {measure.points} and assigns no combat damage"
            lines.append(f"{told}, so it deals none (CR 510.1a, 120.8).")
        elif attacker is None:
            lines.append(f"{name} is not blocking anything any more: no combat damage (CR 510.1d).")
        elif attacker.blocking is Blocking.BLOCKED:
            lines.append(
                f"{name} stays blocked, but nothing blocks it any more: no combat damage (CR 510.1c)."
            )
        else:
            left = game.players[attacker.defending_player].has_lost
            rule = "800.4e" if left and attacker.attacking == attacker.defending_player else "510.1b"
            lines.append(f"{name} is not attacking anything any more: no combat damage (CR {rule}).")
    return lines
