"""The table as a widget: mouse, keyboard, wheel and drops become gestures and moves."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.animation.player import Player
from gui.battlefield import moves
from gui.battlefield.card_item import Ring
from gui.battlefield.casting import Casting, caster, clickable, finish, pickable, spell
from gui.battlefield.gestures import CardDrag, Gesture, Press
from gui.battlefield.layout import CARD_WIDTH
from gui.battlefield.lines import Chip
from gui.battlefield.neighbours import nearest, next_in_rows
from gui.battlefield.payload import DRAGGED_SCALE, Payload, from_mime
from gui.battlefield.picture import Album, TablePicture
from gui.battlefield.scene import TableScene
from gui.session import Session
from gui.theme import Theme


class TableView(QGraphicsView):
    """Shows the session's table at the player's moment.

    Signals:
        selection_changed: another thing is selected; ask `selected`.
        dropped: something from the palette was let go here; arguments: payload, player, and
            the id of the card it fell on (empty if none).
        file_dropped: a file was let go here; argument: its path.
        refused: something was done that may not be, or something is to be picked; argument: words.
        menu_wanted: a menu about the selected thing is wanted; argument: where on the screen.
    """

    selection_changed = Signal()
    dropped = Signal(object, str, str)
    file_dropped = Signal(str)
    refused = Signal(str)
    menu_wanted = Signal(object)

    def __init__(self, session: Session, player: Player, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self._scene = TableScene(theme, self)
        self._album = Album(session.playthrough, 800, 600)
        self._gesture: Gesture | None = None
        self._wheel = 0
        self._selected: RecipientId | None = None
        self._selected_chip: tuple[ObjectId, RecipientId] | None = None
        self._casting: Casting | None = None
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setAcceptDrops(True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(360, 320)
        self.setAccessibleName("Table")
        session.frames_changed.connect(self._on_frames_changed)
        session.cursor_moved.connect(self._on_cursor_moved)
        player.moved.connect(self.refresh)

    @property
    def table(self) -> TableScene:
        """The scene."""
        return self._scene

    @property
    def selected(self) -> RecipientId | None:
        """The selected permanent or player."""
        return self._selected

    def select(self, subject: RecipientId | None) -> None:
        """Select a permanent or player, or nothing."""
        if subject != self._selected:
            self._selected = subject
            self._show_selection()
            self.selection_changed.emit()

    def begin_casting(self, casting: Casting) -> None:
        """Let the person pick what a spell or ability needs, by clicking; at once if it needs nothing."""
        self._casting = None
        if casting.is_complete:
            finish(self._session, casting)
        else:
            self._casting = casting
            self.refused.emit(f"{casting.asks}. Esc leaves it off.")
        self._show_selection()

    def place_of(self, subject: RecipientId) -> QPoint:
        """Return where a permanent, a player or a thing on the stack is shown, in pixels of this widget."""
        picture = self._scene.picture
        center = picture.center_of(subject) if picture else None
        return self.mapFromScene(QPointF(*center)) if center else self.rect().center()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._scene.set_theme(theme)

    def resting_picture(self) -> TablePicture:
        """Return the table as it rests at the cursor."""
        held = self._session.holder
        return self._album.rests(
            self._session.cursor, self._session.decision, held.choice.player if held else None
        )

    def refresh(self) -> None:
        """Draw the moment the player is at."""
        if self._player.t is None:
            self._scene.show_picture(self.resting_picture())
        else:
            self._scene.show_picture(self._album.moves(self._session.cursor, self._player.t))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._on_frames_changed()
        self.refresh()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        chip = self._scene.chip_at(at)
        if chip is not None and chip.is_editable:
            self._press_chip(chip, -1 if event.button() is Qt.MouseButton.RightButton else 1)
        elif event.button() is Qt.MouseButton.LeftButton:
            self._gesture = Press(at, self._scene.subject_at(at))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        if isinstance(self._gesture, Press) and self._gesture.is_drag(at):
            self._begin_drag(self._gesture)
        if self._gesture is not None:
            self._gesture.move(at)
        else:
            self._show_cursor(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        gesture, self._gesture = self._gesture, None
        at = self.mapToScene(event.position().toPoint())
        if isinstance(gesture, Press):
            self._click(gesture.subject, at)
        elif gesture is not None:
            gesture.release(at)
            self._show_selection()

    def wheelEvent(self, event: QWheelEvent) -> None:
        chip = self._scene.chip_at(self.mapToScene(event.position().toPoint()))
        if chip is not None and chip.is_editable and not chip.is_order:
            self._wheel += event.angleDelta().y()
            while abs(self._wheel) >= _NOTCH:
                self._press_chip(chip, 1 if self._wheel > 0 else -1)
                self._wheel -= _NOTCH if self._wheel > 0 else -_NOTCH
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        at = self.mapToScene(event.pos())
        if self._scene.chip_at(at) is None:
            subject = self._scene.subject_at(at)
            if subject is not None:
                self.select(subject)
                self.menu_wanted.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif event.key() in _arrow_keys() and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._move_selection(*_arrow_keys()[Qt.Key(event.key())])
        elif event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._cycle_selection(1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.key() in {Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus} and self._selected_chip:
            chip = self._chip(self._selected_chip)
            if chip is not None:
                self._press_chip(chip, -1 if event.key() == Qt.Key.Key_Minus else 1)
        elif event.key() == Qt.Key.Key_Menu and self._selected is not None:
            self.menu_wanted.emit(self.mapToGlobal(self.place_of(self._selected)))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_keyboard = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        if by_keyboard and self._selected is None and self._session.game.battlefield:
            self.select(next(iter(self._session.game.battlefield)))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if from_mime(event.mimeData()) is not None or event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        payload = from_mime(event.mimeData())
        if payload is not None:
            self._show_drop(payload, at)
        event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._end_drop()

    def dropEvent(self, event: QDropEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        payload = from_mime(event.mimeData())
        self._end_drop()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if payload is not None and payload.kind == "spell":
            self._cast_on(payload, at, event.modifiers())
        elif payload is not None:
            subject = self._scene.subject_at(at)
            card = subject if subject in self._session.game.battlefield else None
            self.dropped.emit(payload, self._side_at(at), card or "")
        elif event.mimeData().hasUrls():
            self.file_dropped.emit(event.mimeData().urls()[0].toLocalFile())
        event.acceptProposedAction()

    def _on_frames_changed(self) -> None:
        size = self.viewport().size()
        self._album = Album(self._session.playthrough, max(200, size.width()), max(200, size.height()))
        known = self._session.playthrough.start
        is_there = known.on_battlefield(ObjectId(self._selected or "")) is not None
        if not is_there and self._selected not in known.players:
            self.select(None)

    def _on_cursor_moved(self) -> None:
        self.refresh()
        if not isinstance(self._gesture, CardDrag):
            self._show_selection()

    def _begin_drag(self, press: Press) -> None:
        subject = press.subject
        if subject is None or subject not in self._session.game.battlefield:
            self._gesture = None
            return
        self._player.stop()
        self.select(subject)
        card, refuse = ObjectId(subject), self.refused.emit
        self._gesture = CardDrag(self._session, self._scene, card, press.start, refuse)

    def _click(self, subject: RecipientId | None, at: QPointF) -> None:
        self._choose_chip(None)
        if self._casting is not None:
            self._pick(self._casting, at)
            return
        meant = (subject,) if subject is not None else self._scene.waiting_at(at)
        if any(moves.choose(self._session, one) for one in meant):
            return
        if subject is None:
            arrow = self._scene.arrow_at(at)
            self.select(arrow.source if arrow else None)
        else:
            self.select(subject)

    def _pick(self, casting: Casting, at: QPointF) -> None:
        subject, picked = self._scene.subject_at(at), self._pickable_at(at, casting)
        if picked is not None:
            self.begin_casting(casting.with_pick(picked))
        elif subject is not None:
            name = self._session.game.label(subject)
            self.refused.emit(f"{name} can't be chosen. {casting.asks}; Esc leaves it off.")

    def _pickable_at(self, at: QPointF, casting: Casting) -> RecipientId | None:
        """Return what may be picked at a point: a card, a player, or something on the stack."""
        subject = self._scene.subject_at(at)
        meant = (subject,) if subject is not None else self._scene.waiting_at(at)
        legal = pickable(self._session, casting)
        return next((one for one in meant if one in legal), None)

    def _escape(self) -> None:
        if self._casting is not None:
            self._casting = None
            self._show_selection()
            return
        if self._gesture is not None:
            self._gesture.cancel()
            self._gesture = None
            self._show_selection()
        elif self._selected_chip is not None:
            self._choose_chip(None)
        else:
            self.select(None)

    def _show_cursor(self, at: QPointF) -> None:
        chip = self._scene.chip_at(at)
        subject = self._scene.subject_at(at)
        over_card = subject is not None and subject in self._session.game.battlefield
        shape = Qt.CursorShape.ArrowCursor
        if chip is not None and chip.is_editable:
            shape = Qt.CursorShape.PointingHandCursor
        elif over_card:
            shape = Qt.CursorShape.OpenHandCursor
        self.viewport().setCursor(shape)

    def _press_chip(self, chip: Chip, change: int) -> None:
        self._choose_chip((chip.source, chip.recipient))
        if chip.is_shield:
            moves.shift_shield(self._session, chip.source, chip.recipient, change)
        elif chip.is_order:
            moves.put_earlier(self._session, chip.source, ObjectId(chip.recipient))
        else:
            moves.shift_point(self._session, chip.source, chip.recipient, change)

    def _choose_chip(self, chip: tuple[ObjectId, RecipientId] | None) -> None:
        self._selected_chip = chip
        self._scene.select_chip(chip)

    def _chip(self, key: tuple[ObjectId, RecipientId]) -> Chip | None:
        chips = self._scene.picture.chips if self._scene.picture else ()
        return next((chip for chip in chips if (chip.source, chip.recipient) == key), None)

    def _move_selection(self, dx: int, dy: int) -> None:
        """Select the nearest thing in a direction; among numbers that can be changed if there are any."""
        chips = self._chip_places()
        if chips:
            self._choose_chip(nearest(chips, self._selected_chip, dx, dy))
        else:
            self.select(nearest(self._places(), self._selected, dx, dy))

    def _cycle_selection(self, direction: int) -> None:
        """Select the next thing, or the one before, row by row; among numbers that can be changed first."""
        chips = self._chip_places()
        if chips:
            self._choose_chip(next_in_rows(chips, self._selected_chip, direction))
        else:
            self.select(next_in_rows(self._places(), self._selected, direction))

    def _chip_places(self) -> dict[tuple[ObjectId, RecipientId], tuple[float, float]]:
        chips = self._scene.picture.chips if self._scene.picture else ()
        return {(chip.source, chip.recipient): (chip.x, chip.y) for chip in chips if chip.is_editable}

    def _places(self) -> dict[RecipientId, tuple[float, float]]:
        picture = self._scene.picture
        if picture is None:
            return {}
        places: dict[RecipientId, tuple[float, float]] = {c: (p.x, p.y) for c, p in picture.poses.items()}
        places.update({plate.id: plate.box.center for plate in picture.plates})
        return places

    def _show_selection(self) -> None:
        rings: dict[RecipientId, Ring] = dict.fromkeys(clickable(self._session, self._casting), Ring.LEGAL)
        if self._selected is not None:
            rings.setdefault(self._selected, Ring.SELECTED)
        self._scene.set_rings(rings)

    def _side_at(self, at: QPointF) -> PlayerId:
        picture = self._scene.picture
        return picture.layout.side_at(at.x(), at.y()) if picture else next(iter(self._session.game.players))

    def _show_drop(self, payload: Payload, at: QPointF) -> None:
        if payload.kind == "spell":
            self._show_cast(payload, at)
            return
        if not payload.needs_a_card:
            side = self._side_at(at)
            self._scene.light_side(side)
            words = f"{payload.text}, for {self._session.game.label(side)}"
            self._scene.show_bubble(words, at, distance=CARD_WIDTH * DRAGGED_SCALE / 2 + 8)
            return
        subject = self._scene.subject_at(at)
        on_card = subject is not None and subject in self._session.game.battlefield
        self._scene.set_rings({subject: Ring.LEGAL} if on_card and subject is not None else {})
        words = (
            f"{payload.text} for {self._session.game.label(subject)}"
            if on_card and subject
            else "Drop it on a card"
        )
        self._scene.show_bubble(words, at, is_refusal=not on_card)

    def _cast_on(self, payload: Payload, at: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """Cast a spell that was dropped, on what it fell on; with Shift the other player casts it."""
        player = caster(self._session, is_other=bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
        casting = spell(self._session, payload.text, player)
        if casting is None:
            self.refused.emit("Nobody has priority here. Declare attackers first, or step on (CR 117.1).")
            return
        subject = self._pickable_at(at, casting)
        if subject is not None:
            self.begin_casting(casting.with_pick(subject))
        else:
            self.begin_casting(casting)

    def _show_cast(self, payload: Payload, at: QPointF) -> None:
        """Light up what a spell may be cast on, and say what letting go would do."""
        player = caster(self._session)
        casting = spell(self._session, payload.text, player)
        legal = pickable(self._session, casting) if casting is not None else ()
        subject = self._pickable_at(at, casting) if casting is not None else None
        rings: dict[RecipientId, Ring] = dict.fromkeys(legal, Ring.LEGAL)
        self._scene.set_rings(rings)
        who = self._session.game.label(player)
        words = f"{who} casts {payload.text} (Shift: the other player)"
        if subject is not None:
            words = f"{who} casts {payload.text} on {self._session.game.label(subject)}"
        self._scene.show_bubble(words, at, distance=CARD_WIDTH * DRAGGED_SCALE / 2 + 8)

    def _end_drop(self) -> None:
        self._scene.light_side(None)
        self._scene.show_bubble("", QPointF())
        self._show_selection()


_NOTCH = 120
"""A notch of a mouse wheel, in Qt's eighths of a degree; touchpads send many smaller parts."""


@cache
def _arrow_keys() -> dict[Qt.Key, tuple[int, int]]:
    """Return where each arrow key points; made at the first key, as in `window.keys`."""
    key = Qt.Key
    return {key.Key_Left: (-1, 0), key.Key_Right: (1, 0), key.Key_Up: (0, -1), key.Key_Down: (0, 1)}
