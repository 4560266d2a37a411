"""How damage is divided among targets as a spell or ability is announced (CR 601.2d)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.one_shot import MakeEffect, OneShot
from core.rules.choices.actions import Activate, Cast
from core.rules.choices.violation import Violation
from core.terms.rule_numbers import RuleNumber


class DividedTwice(Violation):
    """The same target is chosen twice for what is divided."""


class WrongDivision(Violation):
    """`total` points are not divided among all targets, at least 1 to each."""

    total: int


def divided_points(does: Iterable[OneShot], x: int) -> int | None:
    """Return how much is divided among the targets; None if nothing is (CR 601.2d).

    That is damage, or what is prevented of it. `x` is how much X is, or "that much" of a triggered ability.
    """
    amounts = (
        part.amount if isinstance(part, DealDamage) else part.points
        for part in does
        if isinstance(part, DealDamage | MakeEffect) and part.is_divided
    )
    return next((one if isinstance(one, int) else x for one in amounts), None)


def division_violations(announced: Cast | Activate, does: tuple[OneShot, ...]) -> Iterator[Violation]:
    """Yield what is wrong with how points are divided (CR 601.2d); among no targets nothing is."""
    total = divided_points(does, announced.x)
    given, targets = announced.division, announced.targets
    if total is None or not (targets or given):
        return
    if len(set(targets)) < len(targets):
        yield DividedTwice(about=targets, rule=RuleNumber("601.2c"))
    elif sum(given.values()) != total or set(given) != set(targets) or 0 in given.values():
        yield WrongDivision(about=targets, rule=RuleNumber("601.2d"), total=total)
