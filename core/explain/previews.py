"""Before a choice among effects: what each of them would make of the event, as it stands on the tape."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.events.damage import DamagePrevented
from core.explain.damage_changes import preventer
from core.explain.explain import explain
from core.explain.explanation import Cell, tape_words
from core.play.playthrough import Decision, Frame, Playthrough
from core.play.what_if import what_if
from core.rules.choices.picking import Chosen, EffectRef
from core.rules.choices.replacement import ChooseReplacement
from core.terms.values import Value
from core.words.english import damage as words
from core.words.english.names import called, nothing


class Preview(Value, kw_only=False):
    """What comes of applying one effect next.

    Attributes:
        name: what the effect is called; of a protection, which one it is.
        at_once: the parts of the event that it is about, right after it.
        prevented: how much it prevents.
        tapes: the whole event right after it, and at each moment until it is over; where there
            is another choice on the way, by its default.
    """

    name: str
    at_once: tuple[Cell, ...]
    prevented: int
    tapes: tuple[tuple[Cell, ...], ...]

    @property
    def words(self) -> str:
        """What it makes of the event at once: `6 damage to Nicole`, or `prevents the 2 damage`."""
        if self.prevented and not self.at_once:
            return words.prevents_all(self.prevented)
        return ", ".join(cell.text for cell in self.at_once) or nothing()

    @property
    def told(self) -> str:
        """The effect and what it makes of the event: `Shield: prevents the 2 damage`."""
        return words.effect_makes(self.name, self.words)

    @property
    def story(self) -> str:
        """The whole event at each of its moments, one a line."""
        return "\n".join(dict.fromkeys(map(tape_words, self.tapes)))


def preview(playthrough: Playthrough, decision: Decision, effect: EffectRef) -> Preview:
    """Return what comes of choosing `effect` at `decision`, by playing on with it."""
    choice = decision.choice
    affected = choice.affected if isinstance(choice, ChooseReplacement) else None
    seen = list(_moments(what_if(playthrough, decision, Chosen(value=effect.id))))
    tapes = tuple(dict.fromkeys(tape for _, tape in seen))
    before = {cell.text for cell in _tape_before(playthrough, decision)}
    first = seen[0][0].event if seen else None
    prevention = first if isinstance(first, DamagePrevented) else None
    amount = sum(one.amount for one in prevention.prevented) if prevention is not None else 0
    name = preventer(prevention) if prevention is not None else called(effect.name)
    left = [cell for cell in tapes[0] if cell.kind != "prevented"] if tapes else []
    at_once = tuple(cell for cell in left if cell.text not in before or affected in cell.about)
    return Preview(name, at_once, amount, tapes)


def _moments(frames: Iterable[Frame]) -> Iterator[tuple[Frame, tuple[Cell, ...]]]:
    """Yield each moment of the event until it is over, with the event as it stands then."""
    for frame in frames:
        tape = explain(frame).tape
        if frame.event.kind == "damage_event_began" or (tape is None and not _is_aside(frame)):
            return
        if tape is not None:
            yield frame, tape


def _tape_before(playthrough: Playthrough, decision: Decision) -> tuple[Cell, ...]:
    """Return the event as it stands when the choice is asked."""
    passed = reversed(playthrough.frames[: decision.frame])
    last = next((frame for frame in passed if not _is_aside(frame)), None)
    return (explain(last).tape or ()) if last is not None else ()


def _is_aside(frame: Frame) -> bool:
    """Whether this happens in the middle of a damage event without being a moment of it."""
    return frame.event.kind == "ability_triggered"
