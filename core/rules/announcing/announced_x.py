"""X, as it is announced (CR 107.3a, 601.2b)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.card_texts.stack_abilities import says_x
from core.abilities.instructions.one_shot import OneShot
from core.rules.announcing.spells import announces_x
from core.rules.choices.actions import Activate, Cast
from core.rules.choices.violation import Violation
from core.terms.rule_numbers import RuleNumber


class NoX(Violation):
    """X is said of a spell or ability that doesn't speak of it."""


def x_violations(announced: Cast | Activate, does: tuple[OneShot, ...]) -> Iterator[Violation]:
    """Yield that X is said where nothing speaks of it (CR 107.3a)."""
    is_of_card = isinstance(announced, Cast) and announces_x(announced.card)
    if announced.x and not is_of_card and not says_x(does):
        yield NoX(about=(), rule=RuleNumber("107.3a"))
