"""What a script decides and nobody asks for."""

from __future__ import annotations

from typing import assert_never

from core.model.game import Game
from core.play.playthrough import Playthrough
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
        case _:
            assert_never(entry)


def _name(game: Game, named: str) -> str:
    known = named in game.players or named in game.battlefield or named in game.last_known
    return game.label(ObjectId(named)) if known else named
