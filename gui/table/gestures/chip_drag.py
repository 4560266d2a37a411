"""A number that can be changed is pressed: a click gives a point more or fewer, a drag moves all of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from gui.session import Session
from gui.table.actions import damage_answers
from gui.table.answering import change_number
from gui.table.casting.announcer import Announcer
from gui.table.gestures.gesture import Gesture, Press
from gui.table.picture.chips import Chip
from gui.table.table_scene import TableScene
from gui.translation import tr


class ChipDrag(Gesture):
    """From the press on a number to its release.

    `pressed` is the number and where on the table; `change` is what a click does: 1 or -1.
    """

    def __init__(
        self,
        session: Session,
        announcer: Announcer,
        scene: TableScene,
        pressed: tuple[Chip, QPointF],
        *,
        change: int,
    ) -> None:
        self._session, self._announcer, self._scene = session, announcer, scene
        self._chip, self._start = pressed
        self._press, self._change = Press(self._start, None), change
        self._is_dragged = False

    def move(self, at: QPointF) -> None:
        self._is_dragged = self._is_dragged or self._press.is_drag(at)
        if self._is_dragged and self._can_move:
            taker = self._taker(at)
            self._scene.show_bubble(self._words(taker), at, is_refusal=taker is None)

    def release(self, at: QPointF) -> None:
        self.cancel()
        if not self._is_dragged:
            change_number(self._session, self._announcer, self._chip, self._change)
            return
        taker = self._taker(at)
        if taker is not None and self._can_move:
            chip = self._chip
            damage_answers.move_points(self._session, chip.source, chip.recipient, taker.recipient)

    def cancel(self) -> None:
        self._scene.show_bubble("", self._start)

    @property
    def _can_move(self) -> bool:
        chip = self._chip
        return not (chip.is_order or chip.is_shield) and self._announcer.casting is None

    def _taker(self, at: QPointF) -> Chip | None:
        """Return the number of another recipient of the same damage at a point, or on whose card it is."""
        mine = self._chip
        here, subject = self._scene.chip_at(at), self._scene.subject_at(at)
        chips = self._scene.picture.chips if self._scene.picture is not None else ()
        return next(
            (
                chip
                for chip in chips
                if chip.source == mine.source
                and chip.recipient != mine.recipient
                and chip.is_editable
                and (chip == here or (here is None and chip.recipient == subject))
            ),
            None,
        )

    def _words(self, taker: Chip | None) -> str:
        label, chip = self._session.game.label, self._chip
        if taker is None:
            return tr("{amount} from {source}: drop it on another recipient of the damage").format(
                amount=chip.text, source=label(chip.source)
            )
        return tr("Move {amount} to {recipient}").format(amount=chip.text, recipient=label(taker.recipient))
