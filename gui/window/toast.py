"""Short messages that come up over the window and go away by themselves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QFontMetrics, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from core.terms.rule_numbers import citations
from gui.rules.rule_links import linked
from gui.window.announcements import announce

_MS_PER_LETTER, _SHORTEST_MS, _LONGEST_MS = 60, 3_500, 14_000
_OFFER_MS = 5_000
"""So long there is at least to take what a message offers."""
_WIDEST = 40
"""Heights of a line; longer lines are hard to read."""
_EDGE = 24


class Toast(QFrame):
    """One message at a time, over the timeline, where it covers nothing that lies on the table.

    A message may offer one thing to do, and the rules that it cites are links. It stays while the mouse
    rests on it, or the keyboard.
    """

    def __init__(self, parent: QWidget, over: QWidget, otherwise: QWidget) -> None:
        """`over` is what it covers; the lower edge of `otherwise` where that is not shown."""
        super().__init__(parent)
        self._window, self._over, self._otherwise = parent, over, otherwise
        self._do: Callable[[], object] | None = None
        self.setObjectName("toast")
        self._label, self.button = QLabel(), QPushButton()
        self._message = ""
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.RichText)
        self._label.setOpenExternalLinks(True)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.clicked.connect(self._take)
        self._row = layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 7, 10, 7)
        layout.setSpacing(12)
        layout.addWidget(self._label, 1)
        layout.addWidget(self.button)
        self.setVisible(False)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.withdraw)
        parent.installEventFilter(self)

    @property
    def message(self) -> str:
        """What it says; empty while it is not shown."""
        return self._message if self.isVisible() else ""

    def say(self, message: str, offer: str = "", do: Callable[[], object] | None = None) -> None:
        """Show a message for as long as it takes to read; `offer` is the name of what it offers to `do`."""
        self._do = do
        self._message = message
        self._label.ensurePolished()
        self._label.setText(linked(message, ink=self._label.palette().color(self._label.foregroundRole())))
        self.setAccessibleName(message)
        self.button.setText(offer)
        self.button.setVisible(do is not None)
        self.setAttribute(
            Qt.WidgetAttribute.WA_TransparentForMouseEvents, do is None and not citations(message)
        )
        self._place()
        self.raise_()
        self.show()
        announce(self, f"{message} {offer}".strip())
        shortest = _SHORTEST_MS if do is None else _OFFER_MS
        self._timer.start(min(_LONGEST_MS, max(shortest, _MS_PER_LETTER * len(message))))

    def withdraw(self) -> None:
        """Take the message away, unless the keyboard is on what it offers."""
        if self.button.hasFocus():
            self._timer.start()
        else:
            self.hide()

    def withdraw_offer(self) -> None:
        """Take a message away that offers something: what it is about is no longer so."""
        if self._do is not None:
            self._leave()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            QTimer.singleShot(0, self, self._place)
        return False

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._timer.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._leave()

    def _take(self) -> None:
        do = self._do
        self._leave()
        if do is not None:
            do()

    def _leave(self) -> None:
        """Hide; the keyboard goes back to the table."""
        self._do = None
        if self.button.hasFocus():
            self._otherwise.setFocus()
        self.hide()

    def _place(self) -> None:
        """Be as wide as the words need, in the middle of what is covered."""
        self.ensurePolished()
        under = self._under()
        margins = self._row.contentsMargins()
        beside = margins.left() + margins.right()
        if self._do is not None:
            self.button.ensurePolished()
            beside += self.button.sizeHint().width() + self._row.spacing()
        widest = _WIDEST * self._label.fontMetrics().height()
        room = min(widest, self._window.width() - 2 * _EDGE) - beside
        flags = Qt.TextFlag.TextWordWrap.value
        needed = QFontMetrics(self._label.font()).boundingRect(QRect(0, 0, room, 400), flags, self._message)
        self._label.setFixedSize(needed.width() + 2, needed.height())
        self._row.activate()
        self.resize(self._row.sizeHint())
        middle = under.center()
        top = min(middle.y() - self.height() // 2, self._window.height() - self.height() - 4)
        self.move(max(_EDGE, middle.x() - self.width() // 2), top)

    def _under(self) -> QRect:
        """Return what is covered, in pixels of the window."""
        over = self._over
        if over.isVisible():
            return QRect(over.mapTo(self._window, QPoint()), over.size())
        table = self._otherwise
        corner = table.mapTo(self._window, QPoint(0, table.height() - 2 * _EDGE))
        return QRect(corner.x(), corner.y(), table.width(), 2 * _EDGE)
