"""The instructions of an effect that does something because it has prevented damage (CR 615.5)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.instructions.one_shot import IfPrevented
from core.characteristics.filtering import is_among
from core.events.damage import Damage
from core.events.spells_and_abilities import PreventionFollowed
from core.model.game import Game
from core.rules.damage.after_prevention import Prevented, done_after_prevention
from core.rules.instructions.following import follow
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId
from core.terms.values import replace


@done_after_prevention
def follow_prevention(game: Game, prevented: Prevented) -> Procedure[Game]:
    """Do what an effect says is done if it prevents damage; nothing if it has prevented none (CR 615.12)."""
    by = prevented.by
    for then in by.after.said if by.after is not None else ():
        mine = [one for one in prevented.damage if _is_of_such(game, prevented, then, one)]
        for source, amount in _by_source(mine, apart=_speaks_of_source(then)):
            assert by.after is not None  # noqa: S101 - it says something
            game = yield from happen(
                game, PreventionFollowed(by=by.id, name=by.name, amount=amount, source=source)
            )
            item = replace(by.after.item, does=then.does, amount=amount, it=source)
            game = yield from follow(Resolution(game, item, by.after.legal), then.does)
            if game.is_over:
                return game
    return game


def _is_of_such(game: Game, prevented: Prevented, then: IfPrevented, damage: Damage) -> bool:
    by = prevented.by
    return is_among(game, damage.source, then.source, by.controller, by.made_by)


def _speaks_of_source(then: IfPrevented) -> bool:
    """Whether something is done for the source of damage, so that it is done for each of several."""
    subjects = {
        value for part in then.does for name in part.__struct_fields__ if (value := getattr(part, name))
    }
    return not subjects.isdisjoint({"it", "its_controller"})


def _by_source(damage: list[Damage], *, apart: bool) -> Iterator[tuple[ObjectId | None, int]]:
    """Yield how much was prevented in all, or of each source by itself, with the source if it is one."""
    sources = dict.fromkeys(one.source for one in damage)
    if not apart and damage:
        only = next(iter(sources)) if len(sources) == 1 else None
        yield only, sum(one.amount for one in damage)
        return
    for source in sources:
        yield source, sum(one.amount for one in damage if one.source == source)
