"""What a script decides and nobody asks for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from core.model.game import Game
from core.play.playthrough import Decision, Playthrough
from core.play.script import Scripted
from core.rules.eras import has_damage_order
from core.rules.priority_choice import Priority
from core.scenario.action_entries import ActivateSpec, CastSpec, EditSpec, PassSpec
from core.scenario.entries import (
    AssignSpec,
    AttackSpec,
    BlockSpec,
    ChooseSpec,
    EntrySpec,
    NoteSpec,
    OrderSpec,
    ReplaceSpec,
    ResolveSpec,
    ShieldSpec,
    StackOrderSpec,
)
from core.scenario.format import Scenario
from core.terms.ids import ObjectId
from core.terms.words import ability_name, listed


def unused_entries(scenario: Scenario, playthrough: Playthrough) -> tuple[str, ...]:
    """Return a few words for each entry of the script that no question was found for: `the blocks`."""
    told = (_words(scenario.script[index], playthrough.game) for index in playthrough.unused)
    return tuple(dict.fromkeys(told))


def why_unused(scenario: Scenario, playthrough: Playthrough) -> Iterator[str]:
    """Yield, for each such entry, why nothing asked for it, and which entry stands in the wrong place.

    An entry waits for its question, and those after it wait for it: what they answer may have been
    asked, and answered by default, before their turn came. A damage assignment order is meant for the era
    that has one, and nothing is wrong with it in the others.
    """
    for index in playthrough.unused:
        if isinstance(scenario.script[index], OrderSpec) and not has_damage_order(scenario.era):
            continue
        missed = _last_missed(playthrough, index)
        if missed is None:
            yield f"script, entry {index + 1}: no question of the rules was found for it"
        else:
            yield _why_missed(scenario, playthrough, index, missed)


def missed_before_refusal(scenario: Scenario, playthrough: Playthrough, refused: int) -> Iterator[str]:
    """Yield, for each entry after the refused one that came too late for its question, where it belongs.

    Perhaps that is why the answer was refused. What players do with priority can be done again and again,
    so it never comes too late.
    """
    for index in range(refused + 1, len(playthrough.script)):
        missed = _last_missed(playthrough, index)
        if missed is not None and not isinstance(missed.choice, Priority):
            yield _why_missed(scenario, playthrough, index, missed)


def _why_missed(scenario: Scenario, playthrough: Playthrough, index: int, missed: Decision) -> str:
    words = [_words(scenario.script[number], playthrough.game) for number in (index, missed.next_entry)]
    when = f"in the {missed.game.step.words}" if missed.game.step is not None else "before the first step"
    asked = f"script, entry {index + 1} ({words[0]}): asked for {when}"
    waiting = f"entry {missed.next_entry + 1} ({words[1]})"
    if missed.next_entry in playthrough.unused:
        return f"{asked}, but {waiting} stands before it, which nothing asked for"
    return f"{asked}, before {waiting}; put it before that"


def _last_missed(playthrough: Playthrough, index: int) -> Decision | None:
    """Return the last decision that an entry would have answered, had its turn come, if there is one."""
    entry = playthrough.script[index]
    if not isinstance(entry, Scripted) or not entry.answer.is_asked_for(playthrough.start.era):
        return None
    missed = (
        decision
        for decision in reversed(playthrough.decisions)
        if decision.entry is None
        and decision.next_entry < index
        and entry.answers(decision.game, decision.choice)
    )
    return next(missed, None)


def _words(entry: EntrySpec, game: Game) -> str:
    match entry:
        case AttackSpec():
            return "the attack"
        case BlockSpec():
            return "the blocks"
        case OrderSpec():
            return "the damage assignment order"
        case AssignSpec():
            return "the assignment of combat damage"
        case ChooseSpec():
            return f"the choice of {listed(_name(game, chosen) for chosen in entry.named)}"
        case ReplaceSpec():
            return "which effect goes first"
        case ShieldSpec():
            return "how a shield is split"
        case StackOrderSpec():
            return "the order of abilities"
        case PassSpec():
            return "passing"
        case CastSpec(cast=card):
            return f"casting {card}"
        case ActivateSpec(activate=which):
            return ability_name(_name(game, which.object))
        case EditSpec():
            return "a change by hand"
        case NoteSpec():
            return "a note"
        case ResolveSpec():
            return "letting the stack resolve"
        case _:
            assert_never(entry)


def _name(game: Game, named: str) -> str:
    known = named in game.players or named in game.battlefield or named in game.last_known
    return game.label(ObjectId(named)) if known else named
