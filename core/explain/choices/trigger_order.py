"""Words for the order in which abilities go on the stack."""

from __future__ import annotations

from core.explain.choices.words import Told, Violations, refused
from core.model.game import Game
from core.rules.choices.trigger_order import NotEachOnce


def _not_each_once(_game: Game, wrong: NotEachOnce) -> Told:
    reason = "Each ability that waits goes on the stack once"
    return refused(reason, wrong.rule, f"List {', '.join(wrong.among)} in some order.")


VIOLATIONS: Violations = {NotEachOnce: _not_each_once}
