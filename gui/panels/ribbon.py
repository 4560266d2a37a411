"""The steps of combat as a ribbon that lights up as play moves through them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from core.terms.steps import Step
from gui.fonts import font
from gui.session import Session
from gui.theme import Theme, readable_on

_SHOWN = (
    (Step.DECLARE_ATTACKERS, "Attackers", "508"),
    (Step.DECLARE_BLOCKERS, "Blockers", "509"),
    (Step.FIRST_STRIKE_DAMAGE, "First strike damage", "510.4"),
    (Step.COMBAT_DAMAGE, "Combat damage", "510"),
    (Step.END_OF_COMBAT, "End of combat", "511"),
)
_POINT = 12.0


class StepRibbon(QWidget):
    """Draws the steps in order: those that happen in this combat, those played, and the present one.

    Signals:
        step_wanted: a step was clicked; argument: how many frames there are up to its beginning.
    """

    step_wanted = Signal(int)

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._theme = session, theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Steps of combat")
        session.cursor_moved.connect(self.update)
        session.frames_changed.connect(self.update)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(520, 33)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        step = self._step_at(event.position())
        first = self._first_frames().get(step) if step else None
        if first is not None:
            self.step_wanted.emit(first + 1)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            step = self._step_at(QPointF(event.pos()))
            happens = step in self._first_frames()
            words = next((f"{name} (CR {rule})" for s, name, rule in _SHOWN if s is step), "")
            if step is not None and not happens:
                words += ": does not happen in this combat so far"
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first = self._first_frames()
        now = self._session.game.step if self._session.cursor else None
        for step, name, rect in self._boxes():
            happens = step in first
            is_now = step is now
            over = happens and not is_now and first[step] < self._session.cursor
            color = QColor(theme.accent if is_now else theme.panel_line if over else theme.panel)
            painter.setPen(QColor(theme.accent) if is_now else QColor(theme.panel_line))
            painter.setBrush(color)
            painter.drawPath(_chevron(rect))
            painter.setFont(font(12, bold=is_now, semibold=happens and not is_now))
            ink = readable_on(color) if is_now else QColor(theme.ink if happens else theme.ink_faint)
            painter.setPen(ink)
            painter.drawText(rect.adjusted(_POINT, 0, -2, 0), Qt.AlignmentFlag.AlignCenter, name)

    def _boxes(self) -> list[tuple[Step, str, QRectF]]:
        width = (self.width() - _POINT - 2) / len(_SHOWN)
        return [
            (step, name, QRectF(1 + number * width, 3, width + _POINT - 4, self.height() - 6))
            for number, (step, name, _) in enumerate(_SHOWN)
        ]

    def _first_frames(self) -> dict[Step, int]:
        """Return, for each step that happens, how many frames come before it."""
        first: dict[Step, int] = {}
        for number, frame in enumerate(self._session.frames):
            if frame.game.step is not None:
                first.setdefault(frame.game.step, number)
        return first

    def _step_at(self, at: QPointF) -> Step | None:
        return next((step for step, _, rect in self._boxes() if rect.contains(at)), None)


def _chevron(rect: QRectF) -> QPainterPath:
    """Return a box with a point at its right and a notch at its left."""
    middle = rect.center().y()
    path = QPainterPath(rect.topLeft())
    path.lineTo(rect.right() - _POINT, rect.top())
    path.lineTo(rect.right(), middle)
    path.lineTo(rect.right() - _POINT, rect.bottom())
    path.lineTo(rect.bottomLeft())
    path.lineTo(rect.left() + _POINT - 2, middle)
    path.closeSubpath()
    return path
