"""How tests set a table: objects in a line each, a combat in a call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, TypeVar

import core.events
from core.cards.library import built_in
from core.data.writing import whole, written
from core.events.event import Event
from core.model.game import Game
from core.model.permanents import Permanent
from core.play.playthrough import Asking, Playthrough
from core.rules.choices.choice import Choice
from core.scenario.format import Scenario
from core.scenario.happenings import parts_of
from core.scenario.playing import play_scenario
from core.scenario.quick import quick_creature
from core.scenario.reading import scenario_of
from core.terms.ids import ObjectId, PlayerId

AMY, NICOLE, RAJ = PlayerId("amy"), PlayerId("nicole"), PlayerId("raj")

C = TypeVar("C", bound=Choice[Any])


def creature(name: str, line: str, by: str = AMY, **fields: Any) -> dict[str, Any]:
    """Return an object for a scenario: `creature("bear", "2/2 reach", by=NICOLE, damage=1)`."""
    spec = written(quick_creature(line))
    return {**spec, "id": name, "name": name.capitalize(), "controller": by, **fields}


def card(name: str, id_: str, by: str = AMY, **fields: Any) -> dict[str, Any]:
    """Return a library card as an object for a scenario."""
    return {"id": id_, "card": name, "controller": by, **fields}


def table(*objects: Mapping[str, Any], script: Sequence[Mapping[str, Any]] = (), **fields: Any) -> Scenario:
    """Return a scenario of two players, or of `players`, with these objects and script."""
    players = fields.pop("players", [{"id": AMY, "name": "Amy"}, {"id": NICOLE, "name": "Nicole"}])
    return scenario_of({"players": players, "battlefield": list(objects), "script": list(script), **fields})


def played(
    *objects: Mapping[str, Any], script: Sequence[Mapping[str, Any]] = (), **fields: Any
) -> Playthrough:
    """Return what comes of `table` with the same arguments, defaults answering what the script does not."""
    asking = fields.pop("asking", Asking.NOTHING)
    return play_scenario(table(*objects, script=script, **fields), built_in(), asking=asking)


def asked(kind: type[C], playthrough: Playthrough) -> tuple[Game, C]:
    """Return the first choice of a kind and the game it was asked in."""
    return next((d.game, d.choice) for d in playthrough.decisions if isinstance(d.choice, kind))


def happened(playthrough: Playthrough, kind: str) -> list[dict[str, Any]]:
    """Return every event, or part of one, of a kind, as plain data in order."""
    parts = (whole(part) for frame in playthrough.frames for part in parts_of(frame.event))
    return [part for part in parts if part.get("kind") == kind]


def permanent(playthrough: Playthrough, object_id: str) -> Permanent:
    """Return a permanent as it is at the end, or last was."""
    return playthrough.game.permanent(ObjectId(object_id))


def is_there(playthrough: Playthrough, object_id: str) -> bool:
    """Whether a permanent is on the battlefield at the end."""
    return object_id in playthrough.game.battlefield


def life(playthrough: Playthrough, player: PlayerId = NICOLE) -> int:
    """Return a player's life at the end."""
    return playthrough.game.players[player].life


def every_event() -> list[type[Event]]:
    """Return the classes of all that can happen, by name."""
    for module in iter_modules(core.events.__path__):
        import_module(f"core.events.{module.name}")
    return sorted(Event.__subclasses__(), key=lambda event: event.__name__)


def rules_broken(playthrough: Playthrough) -> list[str]:
    """Return the rules by which the script was refused; empty if it was not."""
    return [violation.rule for violation in playthrough.refused.violations] if playthrough.refused else []
