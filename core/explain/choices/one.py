"""Words for the choice of one thing among several."""

from __future__ import annotations

from core.explain.choices.words import Told, Violations, either, refused
from core.model.game import Game
from core.rules.choices.one import NotOffered


def _not_offered(_game: Game, wrong: NotOffered) -> Told:
    names = dict.fromkeys(ref.name for ref in wrong.among)
    return refused(f"'{wrong.value}' can't be chosen here", wrong.rule, f"Choose {either(names)}.")


VIOLATIONS: Violations = {NotOffered: _not_offered}
