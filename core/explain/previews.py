"""Before a choice among effects: what each of them leads to, up to the damage or results that come of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby, islice, pairwise

from core.events.damage import DamageDealt, DamagePrevented
from core.events.state_based import StateBasedActionsPerformed
from core.explain.damage_changes import preventer
from core.explain.explain import explain
from core.explain.explanation import Cell, Explanation, label, tape_words
from core.play.playthrough import Decision, Frame, Playthrough
from core.play.what_if import what_if
from core.rules.choices.picking import Chosen, EffectRef
from core.rules.choices.replacement import ChooseReplacement
from core.terms.ids import RecipientId
from core.terms.values import Value
from core.words.english import damage as words
from core.words.english.names import called, nothing

_MOST_FRAMES = 200
"""So many frames are played ahead for one effect; an event with more is told up to there."""

Tape = tuple[Cell, ...]


class Preview(Value, kw_only=False):
    """What comes of applying one effect next.

    Attributes:
        name: what the effect is called; of a protection, which one it is.
        words: what the damage it is about becomes until it is dealt, or the result until it happens:
            `4 → 3 → 6 damage to Nicole`, or `prevents the 2 damage`. Of another event: what happens.
        tapes: the whole event right after it, and at each moment until it is over; where there
            is another choice on the way, by its default.
    """

    name: str
    words: str
    tapes: tuple[Tape, ...]

    @property
    def told(self) -> str:
        """The effect and what it leads to: `Shield: prevents the 2 damage`."""
        return words.effect_makes(self.name, self.words)

    @property
    def story(self) -> str:
        """The whole event at each of its moments, one a line."""
        return "\n".join(dict.fromkeys(map(tape_words, self.tapes)))


def preview(playthrough: Playthrough, decision: Decision, effect: EffectRef) -> Preview:
    """Return what comes of choosing `effect` at `decision`, by playing on with it (CR 616.1)."""
    frames = islice(what_if(playthrough, decision, Chosen(value=effect.id)), _MOST_FRAMES)
    following = next(frames, None)
    if following is None:
        return Preview(called(effect.name), nothing(), ())
    seen = list(_moments(chain((following,), frames)))
    if not seen:
        return Preview(called(effect.name), clause(following, explain(following)), ())
    first = seen[0][0].event
    prevention = first if isinstance(first, DamagePrevented) else None
    name = preventer(prevention) if prevention is not None else called(effect.name)
    tapes = tuple(dict.fromkeys(tape for _, tape in seen))
    now = _tape_before(playthrough, decision)
    until = map(_unprevented, _until_dealt(now, seen))
    way = _of_affected((_unprevented(now), *until), decision.choice)
    if prevention is not None and not any(way[1:]):
        return Preview(name, words.prevents_all(sum(hit.amount for hit in prevention.prevented)), tapes)
    return Preview(name, _way_in_words(way, decision), tapes)


def clause(frame: Frame, explanation: Explanation) -> str:
    """Return what happens in a frame as a clause, without a beginning that is no name."""
    words = explanation.headline.rstrip(".")
    return words.partition(": ")[2] if isinstance(frame.event, StateBasedActionsPerformed) else words


def _moments(frames: Iterable[Frame]) -> Iterator[tuple[Frame, Tape]]:
    """Yield each moment of the event until it is over, with the event as it stands then."""
    for frame in frames:
        tape = explain(frame).tape
        if frame.event.kind == "damage_event_began" or (tape is None and not _is_aside(frame)):
            return
        if tape is not None:
            yield frame, tape


def _until_dealt(now: Tape, seen: Sequence[tuple[Frame, Tape]]) -> Iterator[Tape]:
    """Yield the event at each moment: while it is damage, up to where that is dealt (CR 120.4b)."""
    is_damage = any(cell.kind == "damage" for cell in now)
    for frame, tape in seen:
        yield tape
        if is_damage and isinstance(frame.event, DamageDealt):
            return


def _unprevented(tape: Tape) -> Tape:
    return tuple(cell for cell in tape if cell.kind != "prevented")


def _of_affected(tapes: Sequence[Tape], choice: object) -> list[Tape]:
    """Return of each tape what the choice is about: the part of whom it affects.

    Whatever changes together with that belongs to it from then on, as where damage is dealt to another
    instead (CR 614.9). What changes on its own, such as the damage of another creature, does not.
    """
    about: set[RecipientId] = {choice.affected} if isinstance(choice, ChooseReplacement) else set()
    for before, after in pairwise(tapes):
        changed = {subject for cell in set(before) ^ set(after) for subject in cell.about}
        if not about or changed & about:
            about |= changed
    return [tuple(cell for cell in tape if about & set(cell.about)) for tape in tapes]


def _way_in_words(way: Sequence[Tape], decision: Decision) -> str:
    """Return the amounts on the way where each moment has one of the same kind, and how it ends."""
    kinds = {cell.kind for tape in way for cell in tape}
    ends = ", ".join(cell.text for cell in way[-1])
    if len(kinds) != 1 or any(len(tape) > 1 for tape in way):
        return ends or nothing()
    amounts = [amount for amount, _ in groupby(sum(cell.amount for cell in tape) for tape in way)]
    if kinds == {"result"}:
        return words.results_on_the_way(amounts, ends or nothing()) if len(amounts) > 1 else ends
    choice = decision.choice
    affected = choice.affected if isinstance(choice, ChooseReplacement) else None
    return words.damage_on_the_way(amounts[:-1], ends or words.damage_cell(0, label(decision.game, affected)))


def _tape_before(playthrough: Playthrough, decision: Decision) -> Tape:
    """Return the event as it stands when the choice is asked."""
    passed = reversed(playthrough.frames[: decision.frame])
    last = next((frame for frame in passed if not _is_aside(frame)), None)
    return (explain(last).tape or ()) if last is not None else ()


def _is_aside(frame: Frame) -> bool:
    """Whether this happens in the middle of a damage event without being a moment of it."""
    return frame.event.kind == "ability_triggered"
