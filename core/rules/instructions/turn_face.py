"""Permanents are turned face up or face down (CR 708.2a, 708.8)."""

from __future__ import annotations

from core.abilities.instructions.to_permanents import TurnFace
from core.events.spells_and_abilities import TurnedFace
from core.model.game import Game
from core.model.permanents import Permanent
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_UP = RuleNumber("708.8")
_DOWN = RuleNumber("708.2a")


@performs(TurnFace)
def turn_face(resolution: Resolution, part: TurnFace) -> Procedure[Game]:
    """Turn what an instruction is about; nothing happens to what lies like that already (CR 708.2b)."""
    game, face_up = resolution.game, part.kind == "turn_face_up"
    for one in resolution.each(part.on, None):
        permanent = game.battlefield[one]
        if permanent.status.face_down is face_up:
            turned = TurnedFace(
                object=one,
                face_up=face_up,
                player=resolution.item.controller,
                number=_number(game, permanent, face_up=face_up),
                rule=_UP if face_up else _DOWN,
            )
            game = yield from happen(game, turned)
    return game


def _number(game: Game, permanent: Permanent, *, face_up: bool) -> int:
    """Return which of those with its new name it will be, 0 if it is the only one."""
    turned = replace(permanent, status=replace(permanent.status, face_down=not face_up))
    others = (one for one in game.everything if one.id != permanent.id)
    alike = [one.number for one in others if one.shared_name == turned.shared_name]
    return max(len(alike), *alike) + 1 if alike else 0
