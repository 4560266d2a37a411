"""Before a choice among effects: what each of them would make of the event, as it stands on the tape."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.explain.explain import explain
from core.explain.explanation import Cell, tape_words
from core.play.playthrough import Decision, Frame, Playthrough
from core.play.what_if import what_if
from core.rules.choices.picking import Chosen, EffectRef
from core.rules.choices.replacement import ChooseReplacement
from core.terms.values import Value
from core.words.english.damage import prevented
from core.words.english.names import nothing


class Preview(Value, kw_only=False):
    """What comes of applying one effect next.

    Attributes:
        effect: the effect.
        at_once: the parts of the event that it is about, right after it.
        prevents: whether it prevents anything.
        is_part: whether the event has other parts, which stay as they are.
        tapes: the whole event right after it, and at each moment until it is over; where there
            is another choice on the way, by its default.
    """

    effect: EffectRef
    at_once: tuple[Cell, ...]
    prevents: bool
    is_part: bool
    tapes: tuple[tuple[Cell, ...], ...]

    @property
    def words(self) -> str:
        """What it makes of the event at once, in short: `[6 damage to Nicole]`, or `[prevented, …]`."""
        parts = [cell.text for cell in self.at_once] or [prevented() if self.prevents else nothing()]
        return f"[{', '.join([*parts, '…'] if self.is_part else parts)}]"

    @property
    def story(self) -> str:
        """The whole event at each of its moments, one a line."""
        return "\n".join(dict.fromkeys(map(tape_words, self.tapes)))


def preview(playthrough: Playthrough, decision: Decision, effect: EffectRef) -> Preview:
    """Return what comes of choosing `effect` at `decision`, by playing on with it."""
    choice = decision.choice
    affected = choice.affected if isinstance(choice, ChooseReplacement) else None
    tapes = tuple(dict.fromkeys(_tapes(what_if(playthrough, decision, Chosen(value=effect.id)))))
    before = {cell.text for cell in _tape_before(playthrough, decision)}
    prevents = any(cell.kind == "prevented" for cell in tapes[0]) if tapes else False
    left = [cell for cell in tapes[0] if cell.kind != "prevented"] if tapes else []
    at_once = tuple(cell for cell in left if cell.text not in before or affected in cell.about)
    return Preview(effect, at_once, prevents, len(at_once) < len(left), tapes)


def _tapes(frames: Iterable[Frame]) -> Iterator[tuple[Cell, ...]]:
    """Yield the event at each of its moments until it is over."""
    for frame in frames:
        tape = explain(frame).tape
        if frame.event.kind == "damage_event_began" or (tape is None and not _is_aside(frame)):
            return
        if tape is not None:
            yield tape


def _tape_before(playthrough: Playthrough, decision: Decision) -> tuple[Cell, ...]:
    """Return the event as it stands when the choice is asked."""
    passed = reversed(playthrough.frames[: decision.frame])
    last = next((frame for frame in passed if not _is_aside(frame)), None)
    return (explain(last).tape or ()) if last is not None else ()


def _is_aside(frame: Frame) -> bool:
    """Whether this happens in the middle of a damage event without being a moment of it."""
    return frame.event.kind == "ability_triggered"
