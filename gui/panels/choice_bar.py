"""The bar below the table: the question, its live verdict, and the buttons that answer it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gui.animation.player import Player
from gui.panels.questions import Extra, Question, question
from gui.session import Session

_HEIGHT = 84
"""Always the same, so that the table does not change its size from one question to the next."""


class ChoiceBar(QFrame):
    """Shows what there is to decide at the cursor.

    Signals:
        proceed_wanted: the main button was pressed.
        extra_wanted: another button was pressed; argument: the `Extra`.
        option_wanted: an answer was chosen; argument: its id.

    `question` is what it shows.
    """

    proceed_wanted = Signal()
    extra_wanted = Signal(object)
    option_wanted = Signal(str)

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self.setObjectName("choiceBar")
        self._title, self._hint = QLabel(), QLabel()
        self._title.setObjectName("choiceTitle")
        self._hint.setWordWrap(True)
        self._hint.setMinimumWidth(120)
        self._hint.setObjectName("choiceHint")
        self.setFixedHeight(_HEIGHT)
        self.proceed = QPushButton()
        self.proceed.setObjectName("primary")
        self.proceed.clicked.connect(self.proceed_wanted)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._title)
        words.addWidget(self._hint)
        self._extras = QHBoxLayout()
        self._extras.setSpacing(8)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 5, 12, 5)
        layout.addLayout(words, 1)
        layout.addLayout(self._extras)
        layout.addWidget(self.proceed)
        self.question = Question("")
        session.cursor_moved.connect(self.refresh)
        player.state_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the question at the cursor; none while frames are playing."""
        asked = Question("Playing …", proceed="Pause") if self._player.is_playing else question(self._session)
        if asked == self.question:
            return
        self.question = asked
        self._title.setText(asked.title)
        self._hint.setText(asked.hint)
        self._hint.setToolTip(asked.hint)
        self._hint.setVisible(bool(asked.hint))
        self._hint.setProperty("wrong", asked.is_wrong)
        self._hint.style().polish(self._hint)
        self.proceed.setText(asked.proceed)
        self.proceed.setVisible(bool(asked.proceed))
        self._show_extras(asked)
        self.setAccessibleName(f"{asked.title}. {asked.hint}")

    def _show_extras(self, asked: Question) -> None:
        while self._extras.count():
            item = self._extras.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        for value, words in asked.options:
            choice = QPushButton(words)
            choice.setProperty("option", value)
            choice.clicked.connect(self._on_option)
            self._extras.addWidget(choice)
        for extra in asked.extras:
            button = QPushButton(extra.value)
            button.setProperty("extra", extra.value)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(self._on_extra)
            self._extras.addWidget(button)

    def _on_option(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.option_wanted.emit(button.property("option"))

    def _on_extra(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.extra_wanted.emit(Extra(button.property("extra")))
