"""Numbers between things on the table: points that are divided, and places in an order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from core.events.combat import CombatDamageAssigned
from core.events.flow import DamageStepBegan
from core.model.combat import Assigned
from core.model.game import Game
from core.model.stack import OnStack
from core.play.playthrough import Decision, Playthrough
from core.rules.choices.shield import Split, SplitShield
from core.rules.combat.assignment_choice import AssignCombatDamage, Assignment
from core.rules.combat.damage_order_choice import AnnounceDamageOrder, Orders
from core.rules.combat.division import divisions
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import FrozenMap, Value, replace
from gui.animation.stage import Stage
from gui.layout.geometry import CARD_HEIGHT, edge_point
from gui.layout.table_layout import Layout
from gui.table.picture.arrows import Arrow, ArrowKind, arrow_between

_FROM_END = 30.0
"""So far from the right end of a player's plate, clear of the name."""
_CHIP_OUT, _CHIP_WIDE, _CHIP_HIGH = 16.0, 38.0, 30.0
"""How far outside a card's edge a chip lies, and the room it takes."""


class Chip(Value, kw_only=False):
    """A number on the way from a source to a recipient: points assigned, shielded, or a place in order."""

    source: ObjectId
    recipient: RecipientId
    amount: int
    x: float
    y: float
    is_editable: bool = False
    is_wrong: bool = False
    is_order: bool = False
    is_shield: bool = False

    @property
    def text(self) -> str:
        """What is written on it."""
        return _ordinal(self.amount) if self.is_order else str(self.amount)


def chips(
    playthrough: Playthrough, cursor: int, layout: Layout, decision: Decision | None
) -> tuple[Chip, ...]:
    """Return what was divided in this damage step or by what is on the stack, and what is decided now."""
    found = [
        chip
        for one in _assigned_so_far(playthrough, cursor)
        for chip in _chip(one.source, one.recipient, one.amount, layout)
    ]
    found.extend(_divided_on_stack(playthrough.game_at(cursor), layout))
    if decision is not None:
        found.extend(_decided_chips(decision, layout))
    return spread(found)


def spills(numbers: Iterable[Chip], drawn: Iterable[Arrow], layout: Layout, staged: Stage) -> Iterator[Arrow]:
    """Yield an arrow for each number on a way that has none yet, as when damage tramples on to a player."""
    ways = {frozenset((arrow.source, arrow.target)) for arrow in drawn}
    for chip in numbers:
        if frozenset((chip.source, chip.recipient)) not in ways:
            yield from arrow_between(ArrowKind.SPILL, chip.source, chip.recipient, layout, staged)


def _divided_on_stack(game: Game, layout: Layout) -> Iterator[Chip]:
    """Yield each target's part of the damage that spells and abilities on the stack divide (CR 601.2d)."""
    for item in (one for one in game.stack if isinstance(one, OnStack)):
        for target, amount in item.division.items():
            if layout.center_of(target) is not None:
                yield Chip(item.id, target, amount, *counter_place(target, layout))


def counter_place(target: RecipientId, layout: Layout) -> tuple[float, float]:
    """Return where a target's part of divided damage stands: on a card's lower edge, a plate's inner one."""
    plate = layout.plates.get(PlayerId(target))
    if plate is not None:
        is_far = plate.y < layout.middle
        return plate.x + plate.width - _FROM_END, plate.y + (plate.height if is_far else 0)
    x, y = layout.center_of(target) or (0.0, 0.0)
    return x, y + CARD_HEIGHT * layout.scale / 2


def _decided_chips(decision: Decision, layout: Layout) -> Iterator[Chip]:
    answer = decision.answer or decision.choice.default(decision.game)
    match decision.choice, answer:
        case AssignCombatDamage() as choice, Assignment():
            yield from _assignment_chips(decision, choice, answer, layout)
        case AnnounceDamageOrder(among=among), Orders(orders=orders):
            for creature, others in among.items():
                for place, other in enumerate(orders.get(creature, others), start=1):
                    for chip in _chip(creature, other, place, layout):
                        yield replace(
                            chip, is_editable=True, is_order=True, is_wrong=bool(decision.violations)
                        )
        case SplitShield(damage=damage), Split(points=used):
            for one in damage:
                amount = used.get(one.recipient, FrozenMap()).get(one.source, 0)
                for chip in _chip(one.source, one.recipient, amount, layout):
                    yield replace(chip, is_editable=True, is_shield=True, is_wrong=bool(decision.violations))
        case _:
            pass


def _assignment_chips(
    decision: Decision, choice: AssignCombatDamage, answer: Assignment, layout: Layout
) -> Iterator[Chip]:
    points = choice.completed(decision.game, answer).points
    wrong = {about for violation in decision.violations for about in violation.about}
    for source, division in divisions(decision.game, choice.sources).items():
        given: Mapping[RecipientId, int] = points.get(source, {})
        for recipient in dict.fromkeys((*division.recipients, *given)):
            for chip in _chip(source, recipient, given.get(recipient, 0), layout):
                yield replace(chip, is_editable=not division.is_forced, is_wrong=source in wrong)


def _assigned_so_far(playthrough: Playthrough, cursor: int) -> Iterable[Assigned]:
    """Return what players have assigned in the present step, while damage has not begun to be dealt."""
    found: list[Assigned] = []
    for frame in reversed(playthrough.frames[:cursor]):
        match frame.event:
            case CombatDamageAssigned(assigned=assigned):
                found.extend(assigned)
            case DamageStepBegan():
                return found
            case _:
                return ()
    return ()


def _chip(source: ObjectId, recipient: RecipientId, amount: int, layout: Layout) -> Iterator[Chip]:
    """Yield a chip just outside the recipient, on the line from the source."""
    start, end = layout.center_of(source), layout.center_of(recipient)
    if start is None or end is None or start == end:
        return
    half_width, half_height = layout.half_size(recipient)
    x, y = edge_point(end, start, half_width + _CHIP_OUT, half_height + _CHIP_OUT)
    yield Chip(source, recipient, amount, x, y)


def spread(chips: list[Chip]) -> tuple[Chip, ...]:
    """Return the chips moved sideways so far that no two of them lie on each other."""
    placed: list[Chip] = []
    for chip in sorted(chips, key=lambda one: (one.x, one.y)):
        level = sorted(other.x for other in placed if abs(other.y - chip.y) < _CHIP_HIGH)
        x = chip.x
        for other_x in level:
            if abs(x - other_x) < _CHIP_WIDE:
                x = other_x + _CHIP_WIDE
        placed.append(replace(chip, x=x))
    return tuple(placed)


def _ordinal(number: int) -> str:
    ending = "th" if number % 100 in {11, 12, 13} else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
