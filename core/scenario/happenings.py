"""What happened in a playthrough, as a file writes it, to be compared with parts of events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import astuple

from core.data.writing import whole
from core.events.event import Event
from core.language.naming import with_names
from core.language.phrases import ENGLISH
from core.play.playthrough import Playthrough
from core.terms.values import Value


def parts_of(event: Event) -> Iterator[Value]:
    """Yield an event, then what it is made of: its damage, results, findings or actions."""
    yield event
    for value in astuple(event):
        if isinstance(value, tuple):
            yield from (part for part in value if isinstance(part, Value))


def happenings(playthrough: Playthrough) -> Iterator[object]:
    """Yield every event, and what it is made of, in order, as data."""
    for frame in playthrough.frames:
        yield from (whole(part, ENGLISH) for part in parts_of(frame.event))


def has_part(whole: Any, part: Any) -> bool:  # noqa: ANN401 - any JSON
    """Whether JSON `whole` has everything that `part` names; lists must be equal item by item.

    An effect may be named by the object alone that has it: `"by": "knight"`.
    """
    if isinstance(part, Mapping):
        return isinstance(whole, Mapping) and all(
            key in whole and (has_part(whole[key], value) or (key == "by" and _is_of(whole[key], value)))
            for key, value in part.items()
        )
    if isinstance(part, Sequence) and not isinstance(part, str):
        if not isinstance(whole, Sequence) or len(whole) != len(part):
            return False
        return all(has_part(w, p) for w, p in zip(whole, part, strict=True))
    return bool(with_names(whole) == part)


def _is_of(effect: object, source: object) -> bool:
    """Whether an effect is one of this object: `pro/protection` of `pro`."""
    return isinstance(effect, str) and isinstance(source, str) and effect.startswith(f"{source}/")
