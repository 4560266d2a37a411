"""The timeline: one tick for each frame, grouped by step, to scrub along."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from core.events.event import Event
from core.model.game import Game
from core.terms.steps import Step
from gui.animation.timeline_player import Player
from gui.fonts import font
from gui.key_row import KeyRow
from gui.panels.note_flags import NoteFlags, NoteKey, note_key, note_words
from gui.panels.telling import place_of
from gui.session import Session
from gui.session_notes import notes_at
from gui.table.painting.emblems import burst
from gui.theme import Theme
from gui.translation import QT_TR_NOOP, tr

_LEFT, _RIGHT = 14.0, 22.0
_NAME, _TRACK, _BELOW = 20.0, 18.0, 8.0
"""How high the names of the steps are at normal text size; how far below them is the track; how high its
lower half."""
_WIDE, _NARROW = 9.0, 3.0
"""Room for each tick, in pixels: from which there are signs, and from which there is one for every frame."""


_LONG, _SHORT = 7.0, 3.0
"""How far a tick reaches at the end of a moment, and within one."""


class Timeline(QWidget):
    """Draws frames as ticks, long ones where a moment ends; what happened at each shows in its tick.

    Signals:
        scrubbed: the mouse is at another place of the track; argument: frames, with a fraction.
        stepped: a key asks for another place; argument: a number of frames.
        note_wanted: a note is to be edited; argument: its number.
        note_moved: a note's flag was dragged; arguments: its number, and after how many frames it is now.
        note_stepped: a note is to be moved; arguments: its number, and by how many moments.
        note_deleted: a note is to go; argument: its number.
        note_menu_wanted: a menu is wanted; arguments: a note's number or None, and where on the screen.
    """

    KEYS = (
        KeyRow(("PgUp", "PgDown"), QT_TR_NOOP("ten substeps back or forward")),
        KeyRow(("Ctrl+PgUp", "Ctrl+PgDown"), QT_TR_NOOP("the note before or after")),
        KeyRow(("Return",), QT_TR_NOOP("edit the chosen note")),
        KeyRow(("Alt+Left", "Alt+Right"), QT_TR_NOOP("move the chosen note by a moment")),
        KeyRow(("Del",), QT_TR_NOOP("delete the chosen note")),
    )
    scrubbed = Signal(float)
    stepped = Signal(int)
    note_wanted = Signal(int)
    note_moved = Signal(int, int)
    note_stepped = Signal(int, int)
    note_deleted = Signal(int)
    note_menu_wanted = Signal(object, object)

    def __init__(self, session: Session, player: Player, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player, self._theme = session, player, theme
        self._scrubbing = False
        self._flags = NoteFlags(session, self.x_of)
        self._tracks: tuple[QPixmap, QPixmap] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Timeline"))
        session.cursor_moved.connect(self._on_moved)
        session.frames_changed.connect(self._forget_track)
        session.lines_changed.connect(self._forget_track)
        player.moved.connect(self.update)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.updateGeometry()
        self._forget_track()

    def sizeHint(self) -> QSize:
        return QSize(400, round(self._track + _BELOW))

    @property
    def _top(self) -> float:
        return float(self._theme.px(_NAME))

    @property
    def _track(self) -> float:
        return self._top + _TRACK

    def position_at(self, x: float) -> float:
        """Return the place on the timeline at a horizontal pixel: a number of frames with a fraction."""
        count = len(self._session.frames)
        part = (x - _LEFT) / max(1.0, self.width() - _LEFT - _RIGHT)
        return max(0.0, min(float(count), part * count))

    def x_of(self, position: float) -> float:
        """Return the horizontal pixel of a place on the timeline."""
        count = max(1, len(self._session.frames))
        return _LEFT + position / count * (self.width() - _LEFT - _RIGHT)

    def choose_note(self, number: int | None) -> None:
        """Mark a note's flag as the one that keys are about, or none."""
        self._flags.chosen = number
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        number = self._flags.at(event.position(), self._track)
        self.choose_note(number)
        if number is not None:
            self._flags.press(number, event.position().x())
            self.stepped.emit(self._session.note_places[number])
        else:
            self._scrubbing = True
            self.stepped.emit(round(self.position_at(event.position().x())))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._flags.is_pressed:
            x = event.position().x()
            place = self._flags.drag(x, self.position_at(x))
            if place is not None:
                QToolTip.showText(event.globalPosition().toPoint(), self._told(place), self)
                self.update()
        elif self._scrubbing:
            self.scrubbed.emit(self.position_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._flags.is_pressed:
            place = self._flags.release()
            if place is not None and self._flags.chosen is not None:
                self.note_moved.emit(self._flags.chosen, place)
            self.update()
        elif self._scrubbing:
            self._scrubbing = False
            self.stepped.emit(round(self.position_at(event.position().x())))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        number = self._flags.at(event.position(), self._track)
        if number is not None and event.button() is Qt.MouseButton.LeftButton:
            self._flags.cancel()
            self.note_wanted.emit(number)
        else:
            self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        number = self._flags.at(QPointF(event.pos()), self._track)
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            number = self._flags.chosen
        self.choose_note(number)
        if number is not None:
            self.stepped.emit(self._session.note_places[number])
        elif event.reason() is not QContextMenuEvent.Reason.Keyboard:
            self.stepped.emit(round(self.position_at(event.pos().x())))
        self.note_menu_wanted.emit(number, event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._flags.is_pressed and event.key() == Qt.Key.Key_Escape:
            self._flags.cancel()
            self.update()
            return
        if self._act_on_note(event):
            return
        moves = {
            Qt.Key.Key_PageUp: self._session.cursor - 10,
            Qt.Key.Key_PageDown: self._session.cursor + 10,
        }
        target = moves.get(Qt.Key(event.key()))
        if target is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(max(0, target))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if note_key(event) is not None and self._flags.note is not None:
                event.accept()
                return True
        elif isinstance(event, QHelpEvent):
            flag = self._flags.at(QPointF(event.pos()), self._track)
            if flag is not None:
                words = note_words(self._session.scenario.notes[flag])
                QToolTip.showText(event.globalPos(), words, self)
                return True
            QToolTip.showText(event.globalPos(), self._told(round(self.position_at(event.pos().x()))), self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget_track()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the two tracks, played and to come, on either side of the handle."""
        if self._tracks is None:
            self._tracks = self._draw_track(is_played=True), self._draw_track(is_played=False)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = round(self.x_of(self._player.position))
        for track, left, width in ((self._tracks[0], 0, x), (self._tracks[1], x, self.width() - x)):
            painter.setClipRect(left, 0, width, self.height())
            painter.drawPixmap(0, 0, track)
        painter.setClipping(False)
        self._flags.paint(painter, self._track, self._theme)
        self._paint_handle(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._theme.focus), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)

    def _told(self, place: int) -> str:
        """Return what has happened after so many frames."""
        return self._session.told(place).text if place else tr("Starting board")

    def _act_on_note(self, event: QKeyEvent) -> bool:
        """Do what a key does with notes; return whether it does anything."""
        key, number = note_key(event), self._flags.chosen
        if key is NoteKey.BEFORE or key is NoteKey.AFTER:
            self._go_to_note(-1 if key is NoteKey.BEFORE else 1)
        elif self._flags.note is None or number is None or key is None:
            return False
        elif key is NoteKey.EDIT:
            self.note_wanted.emit(number)
        elif key is NoteKey.DELETE:
            self.note_deleted.emit(number)
        else:
            self.note_stepped.emit(number, -1 if key is NoteKey.BACK else 1)
        return True

    def _go_to_note(self, direction: int) -> None:
        """Choose the note before or after the one that is chosen, or the cursor, and go there."""
        places = self._session.note_places
        order = sorted(range(len(places)), key=lambda number: places[number])
        chosen = self._flags.chosen if self._flags.note is not None else None
        if chosen is not None and places[chosen] == self._session.cursor:
            left = order[order.index(chosen) + 1 :] if direction > 0 else order[: order.index(chosen)]
        else:
            here = self._session.cursor
            left = [one for one in order if (places[one] - here) * direction > 0]
        if left:
            number = left[0] if direction > 0 else left[-1]
            self.choose_note(number)
            self.stepped.emit(places[number])

    def paint_track(self, painter: QPainter, *, is_played: bool) -> None:
        """Paint the whole track as it looks behind the handle, or before it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_steps(painter)
        line = QColor(self._theme.accent if is_played else self._theme.panel_line)
        painter.setPen(QPen(line, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(self.x_of(0), self._track), QPointF(self.width() - _RIGHT, self._track))
        self._paint_branches(painter)
        self._paint_ticks(painter, is_played=is_played)
        self._paint_end(painter)

    def _forget_track(self) -> None:
        self._tracks = None
        self.update()

    def _draw_track(self, *, is_played: bool) -> QPixmap:
        """Return the painted track, which serves for many moves."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint_track(painter, is_played=is_played)
        painter.end()
        return pixmap

    def _on_moved(self) -> None:
        notes = [note_words(one) for one in notes_at(self._session, self._session.cursor)]
        told = [place_of(self._session, self._session.cursor), *notes]
        self.setAccessibleDescription("; ".join(told))
        self.update()

    def _paint_steps(self, painter: QPainter) -> None:
        """Draw a bracket with its name over the frames of each step."""
        frames = self._session.frames
        painter.setFont(font(self._theme.px(11)))
        numbered = enumerate(frames)
        for named, group in groupby(numbered, key=lambda pair: _named(pair[1].game)):
            numbers = [number for number, _ in group]
            left, right = self.x_of(numbers[0]) + 2, self.x_of(numbers[-1] + 1) - 2
            painter.setPen(QPen(QColor(self._theme.panel_line), 2))
            painter.drawLine(QPointF(left, self._top), QPointF(right, self._top))
            if frames[numbers[0]].before.turn < frames[numbers[0]].game.turn:
                painter.setPen(QPen(QColor(self._theme.ink_soft), 2))
                painter.drawLine(QPointF(left - 2, 2), QPointF(left - 2, self._track + _BELOW))
            if named is not None:
                painter.setPen(QColor(self._theme.ink_soft))
                name = painter.fontMetrics().elidedText(
                    named[1], Qt.TextElideMode.ElideRight, int(right - left)
                )
                painter.drawText(
                    QRectF(left, 2, right - left, self._top - 4), Qt.AlignmentFlag.AlignCenter, name
                )

    def _paint_ticks(self, painter: QPainter, *, is_played: bool) -> None:
        room = self.x_of(1) - self.x_of(0)
        ends = {one.last for one in self._session.moments}
        for number, frame in enumerate(self._session.frames, start=1):
            look = _look(frame.event)
            is_end = number in ends
            if look is None and room < _NARROW and not is_end:
                continue
            plain = self._theme.ink_soft if is_end else self._theme.ink_faint
            color = QColor(getattr(self._theme, look)) if look else QColor(plain)
            x, reach = self.x_of(number), _LONG if is_end or look else _SHORT
            if look is None or room < _WIDE:
                painter.setPen(QPen(color, 1.8 if is_end else 1.2))
                painter.drawLine(QPointF(x, self._track - reach), QPointF(x, self._track + reach))
                continue
            painter.save()
            painter.translate(x, self._track)
            painter.setPen(QPen(color, 1.8))
            painter.setBrush(color if is_played else QColor(self._theme.panel))
            _paint_sign(painter, look)
            painter.restore()

    def _paint_branches(self, painter: QPainter) -> None:
        """Draw a fork under the track wherever a line leaves the one that is played, or this one began."""
        painter.setPen(QPen(QColor(self._theme.accent), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for place in self._session.branchings:
            x = self.x_of(place)
            painter.drawLine(QPointF(x - 1, self._track + 1), QPointF(x + 6, self._track + 7))
            painter.drawLine(QPointF(x + 6, self._track + 7), QPointF(x + 11, self._track + 7))

    def _paint_end(self, painter: QPainter) -> None:
        """Draw a question mark where play waits for a decision, a bar where it was refused, else a stop."""
        playthrough = self._session.playthrough
        x = self.width() - _RIGHT / 2 - 1
        painter.setFont(font(14, bold=True))
        box = QRectF(x - 9, self._track - 10, 18, 20)
        if playthrough.pending is not None:
            painter.setPen(QColor(self._theme.accent))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")
        elif playthrough.refused is not None:
            painter.setPen(QColor(self._theme.damage))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "!")

    def _paint_handle(self, painter: QPainter) -> None:
        at = QPointF(self.x_of(self._player.position), self._track)
        painter.setPen(QPen(QColor(self._theme.panel), 2))
        painter.setBrush(QColor(self._theme.accent))
        painter.drawEllipse(at, 8, 8)


def _named(game: Game) -> tuple[int, str] | None:
    """Return which part of which turn frames are in, as it is called over them; None before the first step.

    The beginning of a turn that follows another says whose turn it is.
    """
    if game.turn > 1 and (game.step is None or not game.step.comes_after(Step.DRAW)):
        return game.turn, tr("{player}'s turn").format(player=game.label(game.active_player))
    return (game.turn, tr(_NAMES[game.step])) if game.step is not None else None


def _look(event: Event) -> str | None:
    """Return the theme color that marks an event as worth noticing, or None."""
    match event.kind:
        case "attackers_declared":
            return "attack"
        case "blockers_declared" | "damage_order_announced":
            return "block"
        case "damage_dealt" | "damage_event_occurred":
            return "damage"
        case (
            "damage_prevented"
            | "damage_replaced"
            | "results_replaced"
            | "state_based_actions_performed"
            | "ability_triggered"
            | "game_ended"
            | "moved"
        ):
            return "check"
        case _:
            return None


def _paint_sign(painter: QPainter, look: str) -> None:
    """Draw a triangle for attacks, a square for blocks, a burst for damage, a diamond for what follows."""
    match look:
        case "attack":
            painter.drawPolygon([QPointF(-5, 5), QPointF(0, -6), QPointF(5, 5)])
        case "block":
            painter.drawRect(QRectF(-5, -5, 10, 10))
        case "damage":
            painter.drawPath(burst(7))
        case _:
            painter.drawPolygon([QPointF(0, -6), QPointF(6, 0), QPointF(0, 6), QPointF(-6, 0)])


_NAMES = {
    Step.UNTAP: QT_TR_NOOP("Untap"),
    Step.UPKEEP: QT_TR_NOOP("Upkeep"),
    Step.DRAW: QT_TR_NOOP("Draw"),
    Step.PRECOMBAT_MAIN: QT_TR_NOOP("Main"),
    Step.BEGINNING_OF_COMBAT: QT_TR_NOOP("Beginning"),
    Step.DECLARE_ATTACKERS: QT_TR_NOOP("Attackers"),
    Step.DECLARE_BLOCKERS: QT_TR_NOOP("Blockers"),
    Step.FIRST_STRIKE_DAMAGE: QT_TR_NOOP("First damage"),
    Step.COMBAT_DAMAGE: QT_TR_NOOP("Damage"),
    Step.END_OF_COMBAT: QT_TR_NOOP("End"),
    Step.POSTCOMBAT_MAIN: QT_TR_NOOP("Main"),
    Step.END: QT_TR_NOOP("End step"),
    Step.CLEANUP: QT_TR_NOOP("Cleanup"),
}
