"""Permanents are turned face up or face down (CR 708.2a, 708.8)."""

from __future__ import annotations

from typing import Literal

from core.abilities.instructions.to_permanents import TurnFace
from core.events.event import Event
from core.events.spells_and_abilities import NothingDone, TurnedFace
from core.model.game import Game
from core.model.permanents import Permanent
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_UP = RuleNumber("708.8")
_IMPOSSIBLE = RuleNumber("101.3")
_DOWN = RuleNumber("708.2a")
_AS_IT_IS = RuleNumber("708.2b")
_DOUBLE_FACED = RuleNumber("712.16")


@performs(TurnFace)
def turn_face(resolution: Resolution, part: TurnFace) -> Procedure[Game]:
    """Turn what an instruction is about face up or face down."""
    game, face_up = resolution.game, part.kind == "turn_face_up"
    for one in resolution.each(part.on, None):
        permanent = game.battlefield[one]
        nothing = _why_not(permanent, face_up=face_up)
        if nothing is None:
            event: Event = TurnedFace(
                object=one,
                face_up=face_up,
                player=resolution.item.controller,
                number=_number(game, permanent, face_up=face_up),
                rule=_UP if face_up else _DOWN,
            )
        else:
            why, rule = nothing
            event = NothingDone(ability=resolution.item, why=why, object=one, rule=rule)
        game = yield from happen(game, event)
    return game


def _why_not(
    permanent: Permanent, *, face_up: bool
) -> tuple[Literal["double_faced", "face_down", "face_up"], RuleNumber] | None:
    """Return why nothing happens to a permanent, with the rule; None if it is turned."""
    if permanent.status.face_down is not face_up:
        return ("face_up", _IMPOSSIBLE) if face_up else ("face_down", _AS_IT_IS)
    if not face_up and permanent.is_double_faced:
        return "double_faced", _DOUBLE_FACED
    return None


def _number(game: Game, permanent: Permanent, *, face_up: bool) -> int:
    """Return which of those with its new name it will be, 0 if it is the only one."""
    turned = replace(permanent, status=replace(permanent.status, face_down=not face_up))
    others = (one for one in game.everything if one.id != permanent.id)
    alike = [one.number for one in others if one.shared_name == turned.shared_name]
    return max(len(alike), *alike) + 1 if alike else 0
