"""Numbers at who receives them: points that are divided, and places in an order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from core.events.damage import DamageEventBegan
from core.play.playthrough import Decision, Playthrough
from core.rules.choices.shield import Split, SplitShield
from core.rules.combat.assignment_choice import AssignCombatDamage, Assignment
from core.rules.combat.assignment_recipients import divisions
from core.rules.combat.damage_order_choice import AnnounceDamageOrder, Orders
from core.rules.stack.division_choice import DivideAmongTargets
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import FrozenMap, Value, replace
from gui.animation.choreography import assigned_before, divided_on
from gui.layout.receiving import Way, receiving_places
from gui.layout.table_layout import Layout


class Chip(Value, kw_only=False):
    """A number at who receives it: points assigned or shielded, or a place in an order."""

    source: ObjectId
    recipient: RecipientId
    amount: int
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    is_editable: bool = False
    is_wrong: bool = False
    is_order: bool = False
    is_shield: bool = False

    @property
    def way(self) -> Way:
        """From what to whom."""
        return self.source, self.recipient

    @property
    def text(self) -> str:
        """What is written on it."""
        return _ordinal(self.amount) if self.is_order else str(self.amount)


def chips(
    playthrough: Playthrough, cursor: int, layout: Layout, decision: Decision | None
) -> tuple[Chip, ...]:
    """Return what is divided now, beside what others have assigned before, and what the stack divides."""
    found = list(_decided_chips(decision)) if decision is not None else []
    if found:
        assigned = assigned_before(playthrough.frames, cursor)
        found[:0] = [Chip(one.source, one.recipient, one.amount) for one in assigned]
    stack = playthrough.game_at(cursor).stack
    if divided_on(stack):
        waiting = stack[:-1] if _has_begun(playthrough, cursor) else stack
        found.extend(Chip(*way, amount) for way, amount in divided_on(waiting).items())
    return standing(found, layout)


def standing(chips: Iterable[Chip], layout: Layout) -> tuple[Chip, ...]:
    """Return chips where they stand; without those of what is not on the table."""
    chips = tuple(chips)
    places = receiving_places(layout, (chip.way for chip in chips))
    return tuple(
        replace(chip, x=place.x, y=place.y, scale=place.scale)
        for chip in chips
        if (place := places.get(chip.way)) is not None
    )


def _has_begun(playthrough: Playthrough, cursor: int) -> bool:
    """Whether what is on top of the stack has begun to deal its damage, which has numbers of its own."""
    top = playthrough.game_at(cursor).stack[-1]
    for place in range(cursor - 1, -1, -1):
        frame = playthrough.frames[place]
        if not frame.before.stack or frame.before.stack[-1] != top:
            return False
        if isinstance(frame.event, DamageEventBegan):
            return True
    return False


def _decided_chips(decision: Decision) -> Iterator[Chip]:
    answer = decision.answer or decision.choice.default(decision.game)
    wrong = bool(decision.violations)
    match decision.choice, answer:
        case AssignCombatDamage() as choice, Assignment():
            yield from _assignment_chips(decision, choice, answer)
        case AnnounceDamageOrder(among=among), Orders(orders=orders):
            for creature, others in among.items():
                for place, other in enumerate(orders.get(creature, others), start=1):
                    yield Chip(creature, other, place, is_editable=True, is_order=True, is_wrong=wrong)
        case DivideAmongTargets(source=source, among=among), Assignment(points=given):
            for target in among:
                amount = given.get(source, FrozenMap()).get(target, 0)
                yield Chip(source, target, amount, is_editable=True, is_wrong=wrong)
        case SplitShield(damage=damage), Split(points=used):
            for one in damage:
                amount = used.get(one.recipient, FrozenMap()).get(one.source, 0)
                yield Chip(
                    one.source, one.recipient, amount, is_editable=True, is_shield=True, is_wrong=wrong
                )
        case _:
            pass


def _assignment_chips(decision: Decision, choice: AssignCombatDamage, answer: Assignment) -> Iterator[Chip]:
    points = choice.completed(decision.game, answer).points
    wrong = {about for violation in decision.violations for about in violation.about}
    for source, division in divisions(decision.game, choice.sources).items():
        given: Mapping[RecipientId, int] = points.get(source, {})
        for recipient in dict.fromkeys((*division.recipients, *given)):
            yield Chip(
                source,
                recipient,
                given.get(recipient, 0),
                is_editable=not division.is_forced,
                is_wrong=source in wrong,
            )


def _ordinal(number: int) -> str:
    ending = "th" if number % 100 in {11, 12, 13} else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
