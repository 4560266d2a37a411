"""Keywords that a source of damage had earlier and no longer had as it left the battlefield (CR 608.2h)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.characteristics.layer_steps import steps
from core.events.damage import DamageEventBegan
from core.explain.last_known import MATTER, is_gone
from core.explain.tape import by_source
from core.model.game import Game
from core.play.playthrough import Frame
from core.rules.eras import has_damage_on_stack
from core.terms.ids import ObjectId
from core.words.english import why_not as words


def lost_before_leaving(frames: Sequence[Frame], first: int, last: int) -> Iterator[str]:
    """Yield what sources lost before they left that deal damage in the frames `first` to `last`."""
    for number in range(first, last + 1):
        event, game = frames[number - 1].event, frames[number - 1].game
        if isinstance(event, DamageEventBegan) and not has_damage_on_stack(game.era):
            for source in by_source(event.damage):
                if is_gone(game, source):
                    yield from _lost(frames[: number - 1], game, source)


def _lost(frames: Sequence[Frame], game: Game, source: ObjectId) -> Iterator[str]:
    missing = [keyword for keyword in MATTER if not characteristics(game, source).has(keyword)]
    found: dict[tuple[str, ...], list[str]] = {}
    for frame in reversed(frames):
        if not missing:
            break
        if source in frame.before.battlefield:
            for keyword in [one for one in missing if _is_lost(frame, source, one)]:
                missing.remove(keyword)
                found.setdefault(_taken_off(frame, source, keyword), []).append(keyword.value)
    for taken_off, keywords in found.items():
        yield words.lost_before_leaving(game.label(source), taken_off, keywords, "CR 608.2h")


def _is_lost(frame: Frame, source: ObjectId, keyword: Keyword) -> bool:
    is_kept = characteristics(frame.game, source).has(keyword)
    return not is_kept and characteristics(frame.before, source).has(keyword)


def _taken_off(frame: Frame, source: ObjectId, keyword: Keyword) -> tuple[str, ...]:
    """Return what gave it a keyword, was attached to it before a frame and is not after it."""
    gave = {
        step.effect.name.name
        for step in steps(frame.before)
        if step.effect is not None and source in step.reached and keyword in step.effect.grants.gains
    }
    still = {one.id for one in frame.game.battlefield.values() if one.attached_to == source}
    on_it = (one for one in frame.before.battlefield.values() if one.attached_to == source)
    names = (frame.before.label(one.id) for one in on_it if one.id not in still)
    return tuple(name for name in names if name in gave)
