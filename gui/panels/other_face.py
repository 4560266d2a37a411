"""The face of a double-faced card that is not up, drawn as a card."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from core.cards.shown import card_words
from core.model.cards import Card
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH
from gui.table.painting.card_painting import paint_card
from gui.table.picture.card_face import printed_face
from gui.theme import Theme


class OtherFace(QWidget):
    """A face with a line that says which it is; hidden while there is none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._words = QLabel()
        self._words.setObjectName("hint")
        self._words.setWordWrap(True)
        self._picture = _Picture(theme)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.setSpacing(10)
        layout.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._words, 1)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._picture.theme = theme
        self._picture.update()

    def show_face(self, card: Card | None, which: str) -> None:
        """Show a face, told as in `Back face: {card}`; or none."""
        self.setVisible(card is not None)
        if card is not None:
            told = which.format(card=card_words(card))
            self._words.setText(told)
            self._picture.card = card
            self._picture.setAccessibleName(told)
            self._picture.setToolTip(told)
            self._picture.update()


class _Picture(QWidget):
    """The card itself."""

    SCALE = 1.05

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.card: Card | None = None
        self.setFixedSize(QSize(round(CARD_WIDTH * self.SCALE) + 2, round(CARD_HEIGHT * self.SCALE) + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.card is None:
            return
        painter = QPainter(self)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self.SCALE, self.SCALE)
        paint_card(painter, printed_face(self.card), self.theme, self.SCALE)
