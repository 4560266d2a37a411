"""Where the keyboard is on the table: it goes from thing to thing, with a ring and a hint."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from gui.key_row import KeyRow
from gui.layout.geometry import Box
from gui.table.keyboard_navigation import nearest, reading_order
from gui.table.picture.spots import Spot, SpotKind, chip_to_change, spots
from gui.translation import QT_TR_NOOP

if TYPE_CHECKING:
    from gui.table.table_scene import TableScene

_HINT_AFTER_MS, _HINT_FOR_MS = 700, 6_000
_HINT_HIGH = 60.0
"""So much room a hint takes below a thing, and above it."""
TABLE_KEYS = (
    KeyRow(("Down", "Up"), QT_TR_NOOP("go to the cards; then move between things with all arrow keys")),
    KeyRow(
        ("Ctrl+Left", "Ctrl+Up", "Ctrl+Right", "Ctrl+Down"),
        QT_TR_NOOP("the same, from anywhere, a number included"),
    ),
    KeyRow(("Return",), QT_TR_NOOP("choose the focused thing, or show what you can do with it")),
    KeyRow(("Menu", "Shift+F10"), QT_TR_NOOP("show what you can do with it")),
    KeyRow(("+", "-"), QT_TR_NOOP("add 1 to a number or take 1 away")),
    KeyRow(("Esc",), QT_TR_NOOP("cancel a drag or a spell; leave the cards")),
)
"""What the table does with keys while it has the keyboard."""


class TableKeyboard(QObject):
    """Holds the spot that has the keyboard. It is shown once a key has put it there, and until a click.

    Signals:
        moved: it is elsewhere, or nowhere, or shown otherwise; ask `spot`.
        hint_wanted: it has stayed long enough on a spot to be told what can be done there.
    """

    moved = Signal()
    hint_wanted = Signal()

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._spot: Spot | None = None
        self._box: Box | None = None
        self._is_shown = self._is_here = False
        self._hint = ""
        self._soon, self._over = QTimer(self), QTimer(self)
        for timer, ms, then in (
            (self._soon, _HINT_AFTER_MS, self.hint_wanted.emit),
            (self._over, _HINT_FOR_MS, self.hush),
        ):
            timer.setSingleShot(True)
            timer.setInterval(ms)
            timer.timeout.connect(then)

    @property
    def spot(self) -> Spot | None:
        """What has the keyboard, or would have it; None if nothing."""
        return self._spot

    @property
    def box(self) -> Box | None:
        """Where the spot is on the table."""
        return self._box

    @property
    def is_shown(self) -> bool:
        """Whether the arrow keys go from thing to thing, and a ring says from where."""
        return self._is_shown and self._is_here

    def put(self, spot: Spot | None, *, is_shown: bool | None = None) -> None:
        """Put it on a spot, or nowhere; without `is_shown` it stays shown or not."""
        is_shown = self._is_shown if is_shown is None else is_shown
        self.hush()
        before = self._spot, self._is_shown
        self._spot, self._is_shown = spot, is_shown and spot is not None
        self.follow()
        if self.is_shown:
            self._soon.start()
        if (self._spot, self._is_shown) != before:
            self.moved.emit()

    def go(self, dx: int, dy: int, first: Spot | None, *, anything: bool) -> None:
        """Go to the next thing in a direction; from nowhere to `first`.

        Among numbers that can be changed the way leads from one to the next, unless it goes to `anything`.
        """
        there, picture = self._there(), self._scene.picture
        if picture is not None and not anything and chip_to_change(picture, self._spot) is not None:
            there = {one: box for one, box in there.items() if chip_to_change(picture, one) is not None}
        if self._spot in there:
            self.put(nearest(there, self._spot, dx, dy), is_shown=True)
        else:
            self.put(first, is_shown=True)

    def first(self, wanted: Mapping[Spot, int]) -> Spot | None:
        """Return the spot of the least number in `wanted`, of several the first as one reads; else any."""
        ordered, last = reading_order(self._there()), max(wanted.values(), default=0) + 1
        return min(ordered, key=lambda spot: wanted.get(spot, last), default=None)

    def enter(self) -> None:
        """The table has the keyboard."""
        self._is_here = True
        self.follow()

    def leave(self) -> None:
        """Something else has the keyboard."""
        self._is_here = False
        self.hush()
        self.follow()

    def follow(self) -> None:
        """Draw the ring where the spot is now; when the spot is gone, go to what is nearest."""
        if self._spot is None:
            self._scene.show_focus(None)
            return
        there = self._there()
        if self._spot not in there:
            self._spot = self._nearest_left(self._spot, there)
            self._is_shown = self._is_shown and self._spot is not None
            self.hush()
            self.moved.emit()
        self._box = there.get(self._spot) if self._spot is not None else None
        self._scene.show_focus(self._box if self.is_shown else None)

    def tell(self, hint: str) -> None:
        """Show a hint beside the spot for a while."""
        if not hint or self._box is None or not self.is_shown:
            return
        self._hint = hint
        x, _ = self._box.center
        below = self._box.y + self._box.height
        has_room = below + _HINT_HIGH < self._scene.height()
        y = below if has_room else self._box.y - _HINT_HIGH
        self._scene.show_bubble(hint, QPointF(x, y), distance=10)
        self._over.start()

    def hush(self) -> None:
        """Take the hint away."""
        self._soon.stop()
        self._over.stop()
        if self._hint:
            self._hint = ""
            self._scene.show_bubble("", QPointF())

    def _there(self) -> dict[Spot, Box]:
        picture = self._scene.picture
        return spots(picture) if picture is not None else {}

    def _nearest_left(self, gone: Spot, there: Mapping[Spot, Box]) -> Spot | None:
        """Return what lies nearest to where a spot was; of a number that is gone, its recipient."""
        if self._box is None:
            return None
        (x, y), to = self._box.center, gone.to if gone.kind is SpotKind.CHIP else ""
        return min(
            there,
            key=lambda one: (
                one.id != to or one.subject is None,
                abs(there[one].center[0] - x) + abs(there[one].center[1] - y),
            ),
            default=None,
        )
