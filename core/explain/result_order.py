"""In what order effects apply to a damage event: what changes the damage first, then what changes results.

It takes the whole playthrough: what was applied before is no part of what is applied now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.events.causes import ByDamage
from core.events.damage import DamageEventBegan, DamagePrevented, DamageReplaced, ResultsReplaced
from core.explain.moments import Moment
from core.play.playthrough import Frame
from core.words.english import damage as words
from core.words.english.names import called


def result_order(frames: Sequence[Frame], moment: Moment) -> Iterator[str]:
    """Yield why effects on results in a moment came after others that changed the damage (CR 120.4c)."""
    for place in range(moment.first - 1, moment.last):
        event = frames[place].event
        if not isinstance(event, ResultsReplaced) or event.is_impossible:
            continue
        before = list(_changed_the_damage(frames, place))
        if before and any(isinstance(one.cause, ByDamage) for one in event.changed):
            yield words.changes_a_result(called(event.name), before, "CR 120.4c")


def _changed_the_damage(frames: Sequence[Frame], place: int) -> Iterator[str]:
    """Yield the names of what changed the damage of which the results are at a place, the first one last."""
    for frame in reversed(frames[:place]):
        event = frame.event
        if isinstance(event, DamageEventBegan):
            return
        if (isinstance(event, DamagePrevented) and event.prevented) or isinstance(event, DamageReplaced):
            yield called(event.name)
