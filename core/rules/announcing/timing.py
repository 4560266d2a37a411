"""When something may be done that not every moment allows (CR 117.1a, 307.1, 601.3, 602.5, 602.5d)."""

from __future__ import annotations

from core.abilities.span import Span
from core.model.game import Game
from core.terms.ids import PlayerId
from core.terms.steps import Step


def is_main_phase_of(game: Game, player: PlayerId) -> bool:
    """Whether a player may do what takes a main phase of their own and an empty stack (CR 117.1a).

    CR 307.1: that is when sorceries may be cast.
    """
    in_main_phase = game.step is not None and game.step.is_main_phase
    return in_main_phase and player == game.active_player and not game.stack


def is_within(game: Game, span: Span | None) -> bool:
    """Whether this is one of the steps in which something may be done; all are where none is named.

    CR 508.8: where nothing attacked, no blockers were declared, so that it is never after that.
    """
    if span is None:
        return True
    if game.step is None or not span.has(game.step):
        return False
    is_after_blocks = span.first is Step.DECLARE_BLOCKERS
    return not is_after_blocks or (game.combat is not None and game.combat.had_attackers)
