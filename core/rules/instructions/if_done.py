"""What is done if something was done before, as a player chose or as it had to be (CR 118.12)."""

from __future__ import annotations

from core.abilities.instructions.leaving_and_returning import Move
from core.abilities.instructions.one_shot import IfDone
from core.events.spells_and_abilities import ActionNotDone
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.choices.purposes import UseAbility
from core.rules.instructions.feasible import asks_for_nothing, is_feasible
from core.rules.instructions.following import follow, followed
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.yes_or_no import agrees
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_RULE = RuleNumber("118.12")


@performs(IfDone)
def if_done(resolution: Resolution, part: IfDone) -> Procedure[Game]:
    """Do something, or have a player do it or not, and follow what is said for either case.

    CR 118.12: what becomes of it then does not matter, only that it was begun. CR 118.3: what can't be done
    in full is not begun, and nobody is asked for it (CR 608.2d). CR 118.5: what asks for nothing is done all
    the same, such as discarding a hand of no cards.
    """
    item, game = resolution.item, resolution.game
    is_feasible_now = all(is_feasible(resolution, one) for one in part.action)
    is_refused = part.is_optional and is_feasible_now and not (yield from _is_wanted(item, part))
    if is_refused or not is_feasible_now:
        game = yield from happen(game, ActionNotDone(ability=item, is_refused=is_refused))
        return (yield from follow(replace(resolution, game=game), part.otherwise))
    is_for_free = all(asks_for_nothing(resolution, one) for one in part.action)
    now = yield from followed(resolution, part.action)
    is_done = is_for_free or now.game is not game
    if now.game.is_over or (game.has_on_stack(item.id) and not now.game.has_on_stack(item.id)):
        return now.game
    if not is_done:
        now = replace(now, game=(yield from happen(now.game, ActionNotDone(ability=item))))
    return (yield from follow(now, part.does if is_done else part.otherwise, did_anything=is_done))


def _is_wanted(item: OnStack, part: IfDone) -> Procedure[bool]:
    """Return whether what may be done is done: by default, unless the object itself is gone then."""
    is_lost = any(isinstance(one, Move) and one.on == "this" for one in part.action)
    return (yield from agrees(item.controller, UseAbility(ability=item.name), _RULE, is_wanted=not is_lost))
