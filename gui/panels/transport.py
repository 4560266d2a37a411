"""The buttons that play: start, back, play, step, end, and the speed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from gui.animation.timeline_player import Player
from gui.panels.choice_box import ChoiceBox
from gui.session import Session
from gui.settings import Settings, Speed
from gui.theme import LIGHT, Theme
from gui.translation import QT_TR_NOOP, tr

SPEEDS: Mapping[Speed, str] = {
    Speed.SLOW: QT_TR_NOOP("Slow"),
    Speed.NORMAL: QT_TR_NOOP("Normal"),
    Speed.FAST: QT_TR_NOOP("Fast"),
    Speed.VERY_FAST: QT_TR_NOOP("Very fast"),
    Speed.INSTANT: QT_TR_NOOP("Instant"),
}
"""What each speed is called."""
_FACTORS = {Speed.SLOW: 0.5, Speed.NORMAL: 1.0, Speed.FAST: 2.0, Speed.VERY_FAST: 4.0}
"""How much faster than normal; an instant is without any motion."""


class Transport(QWidget):
    """Five buttons and a speed.

    Signals:
        play_wanted: the middle button; play, pause or answer.
        step_wanted: on to the end of the moment.
    """

    play_wanted = Signal()
    step_wanted = Signal()

    def __init__(
        self, session: Session, player: Player, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._player, self._settings = session, player, settings
        self._theme: Theme = LIGHT
        self._icons: dict[str, QIcon] = {}
        self._start = _button(tr("Go to start"), "Home")
        self._back = _button(tr("Previous step"), "Left")
        self.play = _button(tr("Play or pause"), "Space")
        self._step = _button(tr("Next step"), "Right")
        self._end = _button(tr("Go to end"), "End")
        self.speed = ChoiceBox()
        for speed, words in SPEEDS.items():
            self.speed.addItem(tr(words), speed)
        self.speed.setAccessibleName(tr("Speed"))
        self.speed.setToolTip(tr("Playback speed"))
        self.speed.setCurrentIndex(self.speed.findData(settings.speed))
        self.speed.currentIndexChanged.connect(self._choose_speed)
        self._start.clicked.connect(self._to_start)
        self._back.clicked.connect(player.back)
        self.play.clicked.connect(self.play_wanted)
        self._step.clicked.connect(self.step_wanted)
        self._end.clicked.connect(self._to_end)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for part in (self._start, self._back, self.play, self._step, self._end, self.speed):
            layout.addWidget(part)
        player.state_changed.connect(self.refresh)
        session.cursor_moved.connect(self.refresh)
        self.set_speed(settings.speed)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self._icons.clear()
        for button in (self._start, self._back, self.play, self._step, self._end):
            button.setIconSize(QSize(theme.px(_SIGN), theme.px(_SIGN)))
        self.refresh()

    def set_speed(self, speed: Speed) -> None:
        """Play at a speed."""
        self._player.is_instant = speed is Speed.INSTANT
        self._player.speed = _FACTORS.get(speed, 1.0)
        self._settings.speed = speed
        self.speed.setCurrentIndex(self.speed.findData(speed))

    def refresh(self) -> None:
        """Show what can be pressed now."""
        cursor, count = self._session.cursor, len(self._session.frames)
        for button in (self._start, self._back):
            button.setEnabled(cursor > 0)
        self._end.setEnabled(cursor < count)
        for button, name in (
            (self._start, "start"),
            (self._back, "back"),
            (self.play, "pause" if self._player.is_playing else "play"),
            (self._step, "step"),
            (self._end, "end"),
        ):
            if name not in self._icons:
                self._icons[name] = _icon(name, self._theme)
            button.setIcon(self._icons[name])

    def _choose_speed(self, index: int) -> None:
        self.set_speed(Speed(self.speed.itemData(index)))

    def _to_start(self) -> None:
        self._player.go_to(0)

    def _to_end(self) -> None:
        self._player.go_to(len(self._session.frames))


def _button(words: str, key: str) -> QToolButton:
    button = QToolButton()
    button.setToolTip(f"{words} ({key})")
    button.setAccessibleName(words)
    return button


_SIGN = 20
"""How large a sign is, in pixels at normal text size."""


def _icon(name: str, theme: Theme) -> QIcon:
    """Return a sign for a button, drawn at twice its size so that it stays sharp."""
    size = theme.px(_SIGN)
    pixmap = QPixmap(2 * size, 2 * size)
    pixmap.setDevicePixelRatio(2 * size / _SIGN)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.ink))
    match name:
        case "play":
            _triangle(painter, 5, 17)
        case "pause":
            painter.drawRect(QRectF(4.5, 3, 4, 14))
            painter.drawRect(QRectF(11.5, 3, 4, 14))
        case "step":
            painter.drawRect(QRectF(4, 4, 3, 12))
            _triangle(painter, 9, 17)
        case "back":
            painter.drawRect(QRectF(13, 4, 3, 12))
            _triangle(painter, 11, 3)
        case "start":
            painter.drawRect(QRectF(2.5, 4, 2.5, 12))
            _triangle(painter, 11, 5)
            _triangle(painter, 18, 11)
        case _:
            painter.drawRect(QRectF(15, 4, 2.5, 12))
            _triangle(painter, 2, 9)
            _triangle(painter, 9, 15)
    painter.end()
    return QIcon(pixmap)


def _triangle(painter: QPainter, base: float, tip: float) -> None:
    painter.drawPolygon([QPointF(base, 3), QPointF(tip, 10), QPointF(base, 17)])
