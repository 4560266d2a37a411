"""A presentation: a film of the board that waits for a key after each slide, on the whole of a screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QContextMenuEvent,
    QCursor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from gui.film.film import Film, Take
from gui.film.painting import Style
from gui.film.screenplay import Pace
from gui.key_row import KeyRow
from gui.presentation.cap import Cap
from gui.presentation.pointer_halo import PointerHalo
from gui.presentation.pressed_keys import PressedKeys, name_of_key
from gui.presentation.slide_show import SlideShow
from gui.presentation_wishes import Shape, Wishes
from gui.session import Session
from gui.theme import Theme
from gui.translation import QT_TR_NOOP, tr

_TICK = 16
_POINTER_STAYS, _HINT_STAYS = 2_000, 4_000
_AROUND = "#000000"
_LEAST = 160
_KEY_LETTERS, _HINT_LETTERS, _INSET = 20, 13, 14
_RATIOS = {Shape.WIDE: (16, 9), Shape.SQUARE: (1, 1), Shape.TALL: (9, 16)}
_KEY = Qt.Key
_NEXT = {_KEY.Key_Space, _KEY.Key_Right, _KEY.Key_Down, _KEY.Key_PageDown, _KEY.Key_Return, _KEY.Key_Enter}
_BACK = {_KEY.Key_Left, _KEY.Key_Up, _KEY.Key_PageUp, _KEY.Key_Backspace}
_LEAVE = {_KEY.Key_Escape, _KEY.Key_F5}

PRESENTATION_KEYS = (
    KeyRow(("Space", "Right", "PgDown"), QT_TR_NOOP("go to the next slide; a click does the same")),
    KeyRow(("Left", "PgUp", "Backspace"), QT_TR_NOOP("go back to the slide before")),
    KeyRow(("Home", "End"), QT_TR_NOOP("go to the first slide or the last")),
    KeyRow(("P",), QT_TR_NOOP("let the slides go on by themselves, or pause them")),
    KeyRow(("F11",), QT_TR_NOOP("use the whole screen, or a window")),
    KeyRow(("Esc", "F5"), QT_TR_NOOP("leave the presentation")),
)
"""What a presentation does with keys."""


def frame_in(room: QSize, shape: Shape) -> QRect:
    """Return the largest rectangle of a shape that there is room for, in its middle."""
    ratio = _RATIOS.get(shape)
    size = room if ratio is None else QSize(*ratio).scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
    frame = QRect(QPoint(), size)
    frame.moveCenter(QRect(QPoint(), room).center())
    return frame


class Presentation(QWidget):
    """Shows a session's course of play, and takes its cursor along.

    Where the cursor is moved elsewhere, in the window on another screen, it follows.

    Signals:
        left: it has been closed.
        menu_wanted: what can be wished is to be shown; argument: where on the screen.
        pace_changed: the slides go on by themselves, or no longer; argument: whether.
    """

    left = Signal()
    menu_wanted = Signal(QPoint)
    pace_changed = Signal(bool)

    slides: SlideShow
    """Where it is."""

    def __init__(self, session: Session, theme: Theme, pace: Pace, wishes: Wishes, window: QWidget) -> None:
        super().__init__(window, Qt.WindowType.Window)
        self._session, self._theme, self._pace, self._wishes = session, theme, pace, wishes
        self._film: Film | None = None
        self._moves_cursor = self._follows = False
        self._clock = QElapsedTimer()
        self._timer, self._pointer_rests = QTimer(self), QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)
        self._pointer_rests.setSingleShot(True)
        self._pointer_rests.setInterval(_POINTER_STAYS)
        self._pointer_rests.timeout.connect(self._hide_pointer)
        self._halo, self.keys, self.hint = PointerHalo(self), PressedKeys(self), Cap(self, _HINT_STAYS)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(_LEAST, _LEAST)
        self.setWindowTitle(tr("Presentation"))
        self.setAccessibleName(tr("Presentation"))
        self._begin_anew()
        session.frames_changed.connect(self._begin_anew)
        session.cursor_moved.connect(self._follow)

    @property
    def frame(self) -> QRect:
        """Where the film is shown."""
        return frame_in(self.size(), self._wishes.shape)

    def set_wishes(self, wishes: Wishes) -> None:
        """Show it otherwise; it stays where it is."""
        self._wishes, self._film = wishes, None
        if wishes.goes_on != self.slides.goes_on:
            self.slides.set_pace(goes_on=wishes.goes_on)
        self._run()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme, self._film = theme, None
        self.update()

    def open_on(self, screen: QScreen) -> None:
        """Fill a screen, and say which keys there are."""
        geometry = screen.geometry()
        self.setWindowState(Qt.WindowState.WindowNoState)  # one that fills a screen stays there
        self.setScreen(screen)
        self.setGeometry(geometry)
        self.showFullScreen()
        self.activateWindow()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        words = tr("{next}: next   {back}: back\n{leave}: leave   Right-click: more").format(
            next=tr("Space"), back="\N{LEFTWARDS ARROW}", leave=tr("Esc")
        )
        at = QPoint(_INSET, geometry.height() - _INSET)
        self.hint.say(words, at, self._theme.px(_HINT_LETTERS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, slides = Qt.Key(event.key()), self.slides
        if self._wishes.shows_keys and (name := name_of_key(event)):
            self._tell_key(name)
        if key in _LEAVE:
            self.close()
        elif key in _NEXT:
            self._do(slides.next)
        elif key in _BACK:
            self._do(slides.back)
        elif key == Qt.Key.Key_Home:
            self._do(slides.to_first)
        elif key == Qt.Key.Key_End:
            self._do(slides.to_last)
        elif key == Qt.Key.Key_P:
            self._do(slides.toggle)
            self.pace_changed.emit(slides.goes_on)
        elif key == Qt.Key.Key_F11:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.unsetCursor()
        self._pointer_rests.start()
        if self._wishes.shows_pointer:
            self._halo.follow(event.position().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._wishes.shows_pointer:
            self._halo.click(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton:
            self._do(self.slides.next)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._film = None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._film = None

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._timer.stop()
        self._take_cursor_along()
        self._session.frames_changed.disconnect(self._begin_anew)
        self._session.cursor_moved.disconnect(self._follow)
        self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        frame = self.frame
        if frame != self.rect():
            painter.fillRect(self.rect(), QColor(_AROUND))
        painter.drawImage(frame, self._drawn().picture(self.slides.time))

    def _drawn(self) -> Film:
        """Return the film in the size that is shown, made anew after a change."""
        if self._film is None:
            frame, sharp = self.frame, self.devicePixelRatio()
            style = Style(
                theme=self._theme,
                width=max(_LEAST, round(frame.width() * sharp)),
                height=max(_LEAST, round(frame.height() * sharp)),
                has_steps=self._wishes.has_steps,
                ground=self._wishes.ground.value,
            )
            self._film = Film((self._take(),), style, self._pace)
        return self._film

    def _take(self) -> Take:
        scenario = self._session.scenario
        return Take(self._session.playthrough, scenario.given_title, scenario.notes)

    def _begin_anew(self) -> None:
        """Show another course of play, at the place of the session's cursor."""
        self._film = None
        self.slides = SlideShow(self._drawn().screenplays[0], goes_on=self._wishes.goes_on)
        self.slides.put(self._session.cursor)
        self._run()

    def _follow(self) -> None:
        """Go where the cursor was moved to by something else."""
        if not self._moves_cursor and self.slides.slide.cursor != self._session.cursor:
            self._follows = True
            self.slides.follow(self._session.cursor)
            self._run()

    def _do(self, step: Callable[[], None]) -> None:
        self.hint.hide()
        step()
        self._follows = False
        self._run()

    def _run(self) -> None:
        """Show where it is, and let time pass if it does."""
        if self.slides.is_running and not self._timer.isActive():
            self._clock.start()
            self._timer.start()
        self._take_cursor_along()
        self.update()

    def _tick(self) -> None:
        self.slides.advance(self._clock.restart())
        if not self.slides.is_running:
            self._timer.stop()
        self._take_cursor_along()
        self.update(self.frame)

    def _take_cursor_along(self) -> None:
        if self.slides.is_at_rest and not self._follows:
            self._moves_cursor = True
            self._session.move_to(self.slides.slide.cursor)
            self._moves_cursor = False

    def _tell_key(self, name: str) -> None:
        style, frame, sharp = self._drawn().style, self.frame, self.devicePixelRatio()
        bottom = frame.top() + round(style.table.bottom() / sharp)
        corner = QPoint(frame.left() + _INSET, bottom - _INSET)
        self.keys.tell(name, corner, _KEY_LETTERS * style.scale / sharp)

    def _hide_pointer(self) -> None:
        self.setCursor(QCursor(Qt.CursorShape.BlankCursor))
