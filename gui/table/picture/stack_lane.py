"""What waits on the table besides cards: the stack as a lane, and effects beside what they are about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from PySide6.QtGui import QFontMetricsF

from core.abilities.effects.grants import Grants
from core.abilities.effects.on_one_object import Controls, Delayed, Returns
from core.language.wording import ending_words
from core.model.game import Game
from core.model.stack import DamageOnStack, OnStack, StackObject
from core.model.waiting_effects import Waiting
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value, replace
from core.words.english.names import called
from gui.fonts import font
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box
from gui.layout.table_layout import Layout
from gui.translation import term, tr

_HIGH, _LOW, _LEFT, _WIDEST = 26.0, 20.0, 10.0, 250.0
_LEAST = 84.0
"""Where its words would lie on another card an effect is as wide as its own, or so wide if that is small."""
_PART = 0.36
"""At most so much of the width of the table is for the stack."""
_APART, _MARGIN = 4.0, 6.0
_ABOVE = 32.0
"""How far above the stack, whose name stands there, lies what is on its way to it."""
BESIDE_TEXT = 20.0
"""Room at both ends of the words together."""


class WaitingThing(Value, kw_only=False):
    """One thing that waits: on the stack, triggered and not there yet, or an effect in force.

    Attributes:
        by: whose it is, said after its name; of an effect, its points, and how many such there are.
        targets: what it will be done to.
        picks: what clicking it may mean, if it is on the stack: itself, or the object whose ability it is.
        is_moving: it is on its way to the stack.
        is_announced: it is being cast or activated, and not everything about it is said.
    """

    text: str
    box: Box
    by: str = ""
    targets: tuple[RecipientId, ...] = ()
    picks: tuple[ObjectId, ...] = ()
    is_top: bool = False
    is_triggered: bool = False
    is_effect: bool = False
    is_moving: bool = False
    is_announced: bool = False

    @property
    def is_on_stack(self) -> bool:
        """Whether it lies on the stack."""
        return not (self.is_triggered or self.is_effect or self.is_moving or self.is_announced)


def waiting_things(game: Game, layout: Layout) -> Iterator[WaitingThing]:
    """Yield the stack from its top down, then what has triggered, then effects beside what they are about."""
    count, most = len(game.stack), min(_WIDEST, layout.width * _PART)
    y = layout.middle - _HIGH / 2 - max(0, count - 1) * (_HIGH + _APART) / 2
    for number, item in enumerate(reversed(game.stack)):
        name, by = stack_name(game, item), game.label(item.controller)
        box = Box(_LEFT, y + number * (_HIGH + _APART), _wide(name, by, most), _HIGH)
        picks = (item.id, item.source) if isinstance(item, OnStack) else ()
        yield WaitingThing(name, box, by, _targets(item), picks, is_top=number == 0)
    below = y + count * (_HIGH + _APART) + _APART
    for number, item in enumerate(game.triggered):
        name, by = tr("waiting: {name}").format(name=stack_name(game, item)), game.label(item.controller)
        box = Box(_LEFT, below + number * (_HIGH + _APART), _wide(name, by, most), _HIGH)
        yield WaitingThing(name, box, by, is_triggered=True)
    yield from _effects(game, layout)
    if game.time_of_day is not None:
        yield _time_of_day(game.time_of_day, layout)


def _time_of_day(time: Literal["day", "night"], layout: Layout) -> WaitingThing:
    """Return that it is day or night, at the right end of the line between the players."""
    words = tr("Day") if time == "day" else tr("Night")
    wide = _wide(words, "", _WIDEST, size=11.5)
    box = Box(layout.width - wide - _MARGIN, layout.middle - _LOW / 2, wide, _LOW)
    return WaitingThing(words, box, is_effect=True)


def announced_thing(
    name: str,
    by: str,
    targets: tuple[RecipientId, ...],
    waiting: tuple[WaitingThing, ...],
    layout: Layout,
) -> WaitingThing:
    """Return what is being cast or activated, where it will come to lie: above what is on the stack."""
    stacked = [one.box.y for one in waiting if one.is_on_stack]
    y = min(stacked) - _ABOVE - _HIGH if stacked else layout.middle - _HIGH / 2
    wide = _wide(name, by, min(_WIDEST, layout.width * _PART))
    return WaitingThing(name, Box(_LEFT, y, wide, _HIGH), by, targets, is_announced=True)


def stack_name(game: Game, item: StackObject) -> str:
    """Return what a reader knows something on the stack by."""
    if isinstance(item, OnStack):
        return called(item.name)
    if isinstance(item, DamageOnStack):
        return tr("Combat damage")
    return tr("{battle}'s defeat trigger").format(battle=game.label(item.source))


def _targets(item: StackObject) -> tuple[RecipientId, ...]:
    return item.targets if isinstance(item, OnStack) else ()


def _effects(game: Game, layout: Layout) -> Iterator[WaitingThing]:
    """Yield effects in force: at what they are about, or else at the player whose they are.

    What a card shows on its face, because it changes what the card is, is not said again.
    """
    found = Counter(_told(game, layout))
    rows: dict[str, int] = {}
    for (about, (whole, short), points), count in found.items():
        after = f"{points} \N{MULTIPLICATION SIGN}{count}".strip() if count > 1 else points
        place = layout.center_of(about) or (0.0, 0.0)
        card = CARD_WIDTH * layout.scale_of(about)
        text, width = whole, _wide(whole, after, _WIDEST, size=11.5)
        row = rows[about] = rows.get(about, -1) + 1
        if about in layout.plates:
            x, y = _at_plate(layout, PlayerId(about), row, width)
            box = _in_sight(Box(x, y, width, _LOW), layout)
        else:
            y = place[1] + CARD_HEIGHT * layout.scale_of(about) / 2 + 1 + row * (_LOW + 2)
            box = _in_sight(Box(place[0] - card / 2, y, width, _LOW), layout)
            if _covers_another(box, about, layout):
                text, width = short, _wide(short, after, max(_LEAST, card), size=11.5)
                box = _in_sight(Box(place[0] - card / 2, y, width, _LOW), layout)
        yield WaitingThing(text, box, after, is_effect=True)


def _in_sight(box: Box, layout: Layout) -> Box:
    """Return a box moved as far as it has to be to lie on the table."""
    return replace(box, x=max(_MARGIN, min(box.x, layout.width - box.width - _MARGIN)))


def _covers_another(box: Box, about: RecipientId, layout: Layout) -> bool:
    """Whether a box lies on another card or on a player."""
    x, y = box.center
    for one in (*layout.cards, *layout.plates):
        at, (wide, high) = layout.center_of(one), layout.half_size(one)
        if one == about or at is None:
            continue
        if abs(at[0] - x) < wide + box.width / 2 and abs(at[1] - y) < high + box.height / 2:
            return True
    return False


def _told(game: Game, layout: Layout) -> Iterator[tuple[RecipientId, tuple[str, str], str]]:
    """Yield what each effect is about, its words, whole and for little room, and its points."""
    for effect in game.effects:
        about = effect.subject if effect.subject is not None else effect.controller
        if not isinstance(effect.effect, Grants | Controls | Returns) and layout.center_of(about) is not None:
            yield about, _effect_words(effect), "" if effect.points is None else str(effect.points)


def _at_plate(layout: Layout, player: PlayerId, row: int, width: float) -> tuple[float, float]:
    """Return the corner of a player's effect, left of where damage comes to the player.

    Rows go from the plate toward the middle of the table.
    """
    plate = layout.plates[player]
    left = plate.x - width - 4
    if plate.y < layout.middle:
        return left, plate.y + plate.height + 3 + row * (_LOW + 2)
    return left, plate.y - 3 - (row + 1) * (_LOW + 2)


def _effect_words(effect: Waiting) -> tuple[str, str]:
    """Return what an effect is called: whole, and with little room what it does, not when."""
    if isinstance(effect.effect, Delayed):
        does = ending_words(effect.effect.does, tr("it"))
        return tr("{when}: {what}").format(when=term(effect.effect.at.words).capitalize(), what=does), does
    return called(effect.name), called(effect.name)


def _wide(text: str, by: str, most: float, size: float = 12.5) -> float:
    width = QFontMetricsF(font(size, semibold=True)).horizontalAdvance(text) + BESIDE_TEXT
    after = QFontMetricsF(font(11)).horizontalAdvance(f" {by}") + 6 if by else 0
    return min(most, width + after)
