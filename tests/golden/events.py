"""What a scenario did: a line for each event, its fields that are not as usual.

Cards and abilities are named, not written out: what they do shows in the events that follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from msgspec.structs import fields

from core.abilities.part import Part
from core.explain.violations import told
from core.model.cards import Card
from core.play.playthrough import Playthrough
from core.scenario.outcome import outcome_of
from core.terms.values import Value


def frame_lines(playthrough: Playthrough) -> Iterator[str]:
    """Yield a line for each event, for what stopped play, if anything did, and for the outcome."""
    yield from (written(frame.event) for frame in playthrough.frames)
    if playthrough.pending is not None:
        yield f"asked: {written(playthrough.pending)}"
    if playthrough.refused is not None:
        game = playthrough.refused.game
        yield from (f"refused by {one.rule}: {told(game, one)}" for one in playthrough.refused.violations)
    yield f"outcome: {written(outcome_of(playthrough.game))}"


def written(value: object) -> str:
    """Return a value on one line; of a model its name and the fields that are not as usual."""
    match value:
        case Card():
            return repr(value.name)
        case Part():
            return str(getattr(value, "kind", type(value).__name__))
        case Value():
            fields = " ".join(f"{name}={written(one)}" for name, one in _unusual(value))
            name = getattr(value, "kind", type(value).__name__)
            return f"{name}({fields})" if fields else str(name)
        case Enum():
            return str(value.value)
        case Mapping():
            return "{" + ", ".join(f"{written(key)}: {written(one)}" for key, one in value.items()) + "}"
        case frozenset():
            return "{" + ", ".join(sorted(map(written, value))) + "}"
        case tuple():
            return "[" + ", ".join(map(written, value)) + "]"
        case _:
            return str(value)


def _unusual(value: Value) -> Iterator[tuple[str, object]]:
    for field in fields(value):
        name, one, usual = field.name, getattr(value, field.name), field.default
        if name != "kind" and one != usual and one not in ((), {}, frozenset()):
            yield name, one
