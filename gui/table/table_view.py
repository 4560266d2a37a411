"""The table as a widget: mouse, keyboard, wheel and drops become gestures, answers and edits."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
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

from core.terms.ids import ObjectId, RecipientId
from gui.animation.timeline_player import Player
from gui.session import Session
from gui.table.answering import beginnings, change_number, choose, choose_spot
from gui.table.casting.announcer import Announcer
from gui.table.casting.casting import clickable
from gui.table.gestures.card_drag import CardDrag
from gui.table.gestures.chip_drag import ChipDrag
from gui.table.gestures.drops import Drops
from gui.table.gestures.gesture import Gesture, Press, pixel_meant
from gui.table.gestures.hand_drag import HandDrag
from gui.table.gestures.rubber_band import RubberBand
from gui.table.keyboard_navigation import arrow_keys
from gui.table.note_pen import NotePen
from gui.table.picture.spots import Spot, chip_to_change, spot_of, spot_of_chip
from gui.table.picture.table_picture import TablePicture
from gui.table.renaming import Renaming
from gui.table.rings import rings_of
from gui.table.selection import Selection
from gui.table.shown_moment import ShownMoment
from gui.table.spot_hints import spot_hint, spot_words
from gui.table.table_keyboard import TableKeyboard
from gui.table.table_scene import TableScene
from gui.table.zoom import Zoom
from gui.theme import Theme
from gui.translation import tr


class TableView(QGraphicsView):
    """Shows the session's table at the player's moment.

    Signals:
        selection_changed: another thing is selected; ask `selected`.
        answered: a question was answered, or something picked, by a click or a key.
        refused: something was done that may not be, or something is to be picked; argument: words.
        menu_wanted: a menu about the selected thing is wanted; argument: where on the screen.
    """

    selection_changed = Signal()
    answered = Signal()
    refused = Signal(str)
    menu_wanted = Signal(object)

    def __init__(self, session: Session, player: Player, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self._scene = TableScene(theme, self)
        self._gesture: Gesture | None = None
        self._wheel, self._is_off = 0, False
        self._pointed_at: tuple[ObjectId, ...] = ()
        self.selection = Selection(session, self)
        self.keyboard = TableKeyboard(self._scene, self)
        self.zoom = Zoom(self, self._what_matters)
        self.pen = NotePen(self._scene, self)
        self._renaming = Renaming(session, self, self._scene)
        self._renaming.refused.connect(self.refused)
        self.setViewport(QWidget())  # to hand out Qt's own, PySide would look through all kinds of widgets
        self.announcer = Announcer(session, self)
        self._moment = ShownMoment(session, player, self._scene, self.announcer, self)
        self.announcer.changed.connect(self._on_announced)
        self.announcer.refused.connect(self.refused)
        self.drops = Drops(session, self._scene, self.announcer, self)
        self.drops.refused.connect(self.refused)
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
        self.setAccessibleName(tr("Table"))
        session.frames_changed.connect(self._on_frames_changed)
        session.cursor_moved.connect(self._on_cursor_moved)
        player.moved.connect(self.refresh)
        self._moment.glide.moved.connect(self.refresh)
        self.selection.changed.connect(self._on_selection)
        self.keyboard.moved.connect(self._on_keyboard_moved)
        self.keyboard.hint_wanted.connect(self._show_hint)

    @property
    def table(self) -> TableScene:
        """The scene."""
        return self._scene

    @property
    def selected(self) -> RecipientId | None:
        """The selected permanent or player."""
        return self.selection.main

    def select(self, *subjects: RecipientId | None) -> None:
        """Select a permanent or player, or several cards, or nothing."""
        self.selection.take(one for one in subjects if one is not None)
        if self.selected is not None and self.keyboard.spot != self._spot(self.selected):
            self.keyboard.put(self._spot(self.selected))

    def activate(self, spot: Spot | None = None) -> bool:
        """Do with a thing what Enter does: choose it, or open its menu.

        Without `spot` it is what has the keyboard, or else is selected. Return whether that was something:
        on a number that can be changed, or when all is said about what is being cast, Enter goes on.
        """
        picture, casting = self._scene.picture, self.announcer.casting
        spot = spot or (self.keyboard.spot if self.keyboard.is_shown else None) or self._spot(self.selected)
        if picture is None or spot is None:
            return False
        if self.pen.tool is not None:
            self.pen.pick(spot.subject)
            return True
        if chip_to_change(picture, spot) is not None:
            return False
        if choose_spot(self._session, self.announcer, picture, spot):
            self.answered.emit()
            return True
        if casting is not None:
            if casting.is_complete:
                return False
            self.announcer.pick(spot.subject)
        elif spot.subject is None:
            self.refused.emit(spot_words(self._session, picture, spot, self._session.decision))
        else:
            if spot.subject not in self.selection.everything:
                self.select(spot.subject)
            self.menu_wanted.emit(self.mapToGlobal(self.place_of(spot.subject)))
        return True

    def point_at(self, cards: tuple[ObjectId, ...]) -> None:
        """Show with rings which cards are meant, until something is done with the mouse or play moves."""
        self._pointed_at = cards
        self._show_selection()

    def rename(self) -> None:
        """Open a field for the name of what is selected, over it."""
        self._renaming.begin(self.selected)

    def change_number(self, spot: Spot, change: int) -> None:
        """Give the number at a spot one point more (1) or fewer (-1), if it can be changed."""
        chip = chip_to_change(self._scene.picture, spot) if self._scene.picture is not None else None
        if chip is not None:
            change_number(self._session, self.announcer, chip, change)

    def place_of(self, subject: RecipientId) -> QPoint:
        """Return where a permanent, a player or a thing on the stack is shown, in pixels of this widget."""
        picture = self._scene.picture
        center = picture.center_of(subject) if picture else None
        return self.mapFromScene(QPointF(*center)) if center else self.rect().center()

    def _what_matters(self) -> QPointF | None:
        """Return where what is selected stands, or else the side of who is to decide something."""
        picture, decision = self._scene.picture, self._session.decision
        if picture is None:
            return None
        center = picture.center_of(self.selected) if self.selected is not None else None
        if center is None and decision is not None:
            center = picture.layout.zoomed_from(decision.choice.player)
        return QPointF(*center) if center is not None else None

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._scene.set_theme(theme)

    def resting_picture(self) -> TablePicture:
        """Return the table as it rests at the cursor."""
        return self._moment.at_rest()

    def refresh(self) -> None:
        """Draw the moment the player is at."""
        self._moment.draw()
        self.keyboard.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._moment.begin_anew(self.maximumViewportSize(), glides=False)
        self.refresh()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._moment.glide.stop()
        self._pointed_at = ()
        at = self.mapToScene(event.position().toPoint())
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        chip = self._scene.chip_at(at)
        if self.pen.tool is not None and event.button() is Qt.MouseButton.LeftButton:
            self._gesture = self.pen.press(at)
        elif chip is not None and chip.is_editable:
            self.keyboard.put(spot_of_chip(chip), is_shown=False)
            change = -1 if event.button() is Qt.MouseButton.RightButton else 1
            self._gesture = ChipDrag(self._session, self.announcer, self._scene, (chip, at), change=change)
        elif event.button() is Qt.MouseButton.LeftButton:
            adds = bool(event.modifiers() & _ADDING)
            self._gesture = Press(at, self._scene.subject_at(at), adds=adds)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        card = self._renaming.named_at(self.mapToScene(event.position().toPoint()))
        if (
            self.pen.tool is None
            and card is not None
            and event.button() is Qt.MouseButton.LeftButton
            and not self.announcer.casting
        ):
            self.select(card)
            self.rename()
        else:
            self.mousePressEvent(event)  # the second of two quick clicks is a click

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        if isinstance(self._gesture, Press) and self._gesture.is_drag(at):
            self.keyboard.hush()
            self._begin_drag(self._gesture)
        self._tell_shift(event.modifiers())
        if self._gesture is not None:
            self._lead(self._gesture, event.position().toPoint())
        else:
            self._show_cursor(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._tell_shift(event.modifiers())
        gesture, self._gesture = self._gesture, None
        at = self.mapToScene(event.position().toPoint())
        if isinstance(gesture, Press):
            if gesture.adds and gesture.subject is not None and self.announcer.casting is None:
                self.keyboard.put(self._spot(gesture.subject), is_shown=False)
                self.selection.toggle(gesture.subject)
            else:
                self._click(gesture.subject, at)
        elif gesture is not None:
            meant = pixel_meant(self.viewport().rect(), event.position().toPoint())
            if meant is not None:
                gesture.release(self.mapToScene(meant))
            else:
                self._take_back(gesture)
            self._show_selection()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom.by(event.angleDelta().y() / _NOTCH, self.mapToScene(event.position().toPoint()))
            event.accept()
            return
        chip = self._scene.chip_at(self.mapToScene(event.position().toPoint()))
        if chip is not None and chip.is_editable and not chip.is_order:
            self._wheel += event.angleDelta().y()
            while abs(self._wheel) >= _NOTCH:
                change_number(self._session, self.announcer, chip, 1 if self._wheel > 0 else -1)
                self._wheel -= _NOTCH if self._wheel > 0 else -_NOTCH
        else:
            super().wheelEvent(event)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        at = self.mapToScene(event.pos())
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self.activate()
        elif self._scene.chip_at(at) is None:
            subject = self._scene.subject_at(at) or self._scene.pile_owner_at(at)
            if subject is not None:
                if subject not in self.selection.everything:
                    self.select(subject)
                self.menu_wanted.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Shift:
            self._tell_shift(Qt.KeyboardModifier.ShiftModifier)
        if event.key() == Qt.Key.Key_Escape:
            event.setAccepted(self._escape())
        elif event.key() in arrow_keys():
            anything = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            before = (
                self.selection.everything if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else ()
            )
            self.keyboard.go(*arrow_keys()[Qt.Key(event.key())], self._first_spot(), anything=anything)
            now = self.keyboard.spot.subject if self.keyboard.spot is not None else None
            self.select(*(one for one in before if one != now), now)
        elif event.key() == Qt.Key.Key_Space and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            if self.keyboard.spot is not None and self.keyboard.spot.subject is not None:
                self.selection.toggle(self.keyboard.spot.subject)
        elif event.key() in {Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus} and self.keyboard.spot:
            self.change_number(self.keyboard.spot, -1 if event.key() == Qt.Key.Key_Minus else 1)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Shift:
            self._tell_shift(Qt.KeyboardModifier.NoModifier)
        super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.keyboard.enter()
        by_keyboard = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        if by_keyboard:
            self.keyboard.put(self.keyboard.spot or self._first_spot(), is_shown=True)
        self._show_selection()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.keyboard.leave()
        self._show_selection()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.drops.enter(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self.drops.move(event, self.mapToScene(event.position().toPoint()))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.drops.leave()
        self._show_selection()

    def dropEvent(self, event: QDropEvent) -> None:
        self.drops.leave()
        self._show_selection()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.drops.drop(event, self.mapToScene(event.position().toPoint()))

    def _on_frames_changed(self) -> None:
        self._moment.begin_anew(self.maximumViewportSize(), glides=True)
        known = self._session.playthrough.start
        hands = {card.id for card in (*known.hand, *self._session.game.hand)}
        games = known, self._session.game
        on_table = (c for c in self.selection.cards if any(game.on_battlefield(c) for game in games))
        self.selection.keep({*known.players, *hands, *on_table})

    def _on_selection(self) -> None:
        self._show_selection()
        self.selection_changed.emit()

    def _on_cursor_moved(self) -> None:
        self._pointed_at = ()
        self.refresh()
        if not isinstance(self._gesture, CardDrag):
            self._show_selection()

    def _on_announced(self) -> None:
        self.refresh()
        self._show_selection()

    def _tell_shift(self, held: Qt.KeyboardModifier) -> None:
        """Tell the drag of a card, if there is one, whether Shift is held."""
        if isinstance(self._gesture, CardDrag):
            self._gesture.hold_shift(is_held=bool(held & Qt.KeyboardModifier.ShiftModifier))

    def _lead(self, gesture: Gesture, pixel: QPoint) -> None:
        """Let a gesture follow the mouse; off the table, where letting go does nothing, say so."""
        meant, was_off = pixel_meant(self.viewport().rect(), pixel), self._is_off
        self._is_off = meant is None
        if meant is None:
            gesture.cancel()
            self._scene.show_bubble(tr("Release here to cancel"), self.mapToScene(pixel))
            return
        if was_off:
            self._scene.show_bubble("", QPointF())
        gesture.move(self.mapToScene(meant))

    def _take_back(self, gesture: Gesture) -> None:
        """End a gesture without doing anything."""
        gesture.cancel()
        self._scene.show_bubble("", QPointF())

    def _begin_drag(self, press: Press) -> None:
        subject = press.subject
        card = next((one for one in self._session.game.hand if one.id == subject), None)
        if card is not None:
            self._player.stop()
            self.select(card.id)
            begin, refuse = self.announcer.begin, self.refused.emit
            self._gesture = HandDrag(self._session, self._scene, card, begin, refuse)
            return
        if subject is None and self.announcer.casting is None:
            self._gesture = RubberBand(self, self._scene, self.selection, press.start, adds=press.adds)
            return
        if subject is None or subject not in self._session.game.battlefield:
            self._gesture = None
            return
        self._player.stop()
        if subject not in self.selection.everything:
            self.select(subject)
        others = [one for one in self.selection.cards if one != subject]
        cards = (*others, ObjectId(subject))
        self._gesture = CardDrag(self._session, self._scene, cards, press.start, self.refused.emit)

    def _click(self, subject: RecipientId | None, at: QPointF) -> None:
        self.keyboard.put(self._spot(subject), is_shown=False)
        meant = (subject,) if subject is not None else self._scene.waiting_at(at)
        if choose(self._session, self.announcer, meant):
            self.answered.emit()
            return
        if self.announcer.casting is not None:
            self.announcer.pick(subject)
        elif subject is None:
            arrow = self._scene.arrow_at(at)
            self.select(arrow.source if arrow else None)
        else:
            self.select(subject)

    def _escape(self) -> bool:
        """Take back what was begun last; return whether there was anything."""
        if self.announcer.casting is not None:
            self.announcer.leave_off()
        elif self._gesture is not None:
            self._take_back(self._gesture)
            self._gesture = None
            self._show_selection()
        elif self.pen.tool is not None:
            self.pen.take(None)
        elif self.selected is not None or self.keyboard.spot is not None:
            self.keyboard.put(None, is_shown=False)
            self.select(None)
        else:
            return False
        return True

    def _show_cursor(self, at: QPointF) -> None:
        if self.pen.tool is not None:
            self.viewport().setCursor(Qt.CursorShape.CrossCursor)
            return
        chip = self._scene.chip_at(at)
        subject = self._scene.subject_at(at)
        in_hand = self._scene.hand_face(subject)
        self._scene.raise_hand_card(in_hand.card.id if in_hand is not None else None)
        over_card = subject in self._session.game.battlefield or in_hand is not None
        shape = Qt.CursorShape.ArrowCursor
        if chip is not None and chip.is_editable:
            shape = Qt.CursorShape.PointingHandCursor
        elif over_card:
            shape = Qt.CursorShape.OpenHandCursor
        self.viewport().setCursor(shape)

    def _spot(self, subject: RecipientId | None) -> Spot | None:
        picture = self._scene.picture
        return spot_of(picture, subject) if picture is not None and subject is not None else None

    def _first_spot(self) -> Spot | None:
        picture = self._scene.picture
        if picture is None:
            return None
        return self.keyboard.first(beginnings(self._session, self.announcer, picture, self.selected))

    def _on_keyboard_moved(self) -> None:
        spot, box = self.keyboard.spot, self.keyboard.box
        if self.keyboard.is_shown:
            if box is not None and self.zoom.factor > 1:
                self.ensureVisible(QRectF(box.x, box.y, box.width, box.height))
            subject = spot.subject if spot is not None else None
            if subject is None or subject != self.selected:
                self.select(subject)
        if self._gesture is None or isinstance(self._gesture, Press):
            self._show_selection()

    def _show_hint(self) -> None:
        picture, spot = self._scene.picture, self.keyboard.spot
        if picture is not None and spot is not None:
            self.keyboard.tell(spot_hint(picture, spot, clickable(self._session, self.announcer.casting)))

    def _show_selection(self) -> None:
        spot = self.keyboard.spot if self.keyboard.is_shown else None
        at_keyboard = spot.subject if spot is not None else None
        self._scene.set_rings(
            rings_of(self._session, self.announcer.casting, self.selection, at_keyboard, self._pointed_at)
        )


_ADDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
"""Either of these held, a click selects besides what is selected."""
_NOTCH = 120
"""A notch of a mouse wheel, in Qt's eighths of a degree; touchpads send many smaller parts."""
