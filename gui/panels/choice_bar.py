"""The bar below the table: the question, its live verdict, and the buttons that answer it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gui.animation.player import Player
from gui.panels.questions import TIPS, Extra, Question, question
from gui.session import Session

_HEIGHT = 84
"""Always the same, so that the table does not change its size from one question to the next."""
_WIDE = 18
"""From so many letters on a button has two lines."""


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
        self.proceed.setToolTip("Space")
        self.proceed.clicked.connect(self.proceed_wanted)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._title)
        words.addWidget(self._hint)
        self._extras: list[QPushButton] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 5, 12, 5)
        layout.addLayout(words, 1)
        layout.addLayout(self._row)
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
        focused = next((b for b in (self.proceed, *self._extras) if b.hasFocus()), None)
        if focused is not None:
            self.setFocus()
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
        if focused is not None:
            self._focus_like(focused)

    def _show_extras(self, asked: Question) -> None:
        for button in self._extras:
            button.hide()
            button.deleteLater()
        self._extras.clear()
        for value, words in asked.options:
            self._add_extra(words, "option", value).clicked.connect(self._on_option)
        for extra in asked.extras:
            button = self._add_extra(extra.value, "extra", extra.value)
            button.setToolTip(TIPS[extra])
            button.clicked.connect(self._on_extra)

    def _add_extra(self, words: str, name: str, value: str) -> QPushButton:
        button = QPushButton(_in_two_lines(words))
        button.setAccessibleName(words)
        button.setProperty(name, value)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._extras.append(button)
        self._row.addWidget(button)
        button.show()
        return button

    def _focus_like(self, before: QPushButton) -> None:
        """Leave the keyboard on a button with the words of one that had it, or else on the first there is."""
        shown = [button for button in (self.proceed, *self._extras) if button.isVisible()]
        same = (button for button in shown if button.accessibleName() == before.accessibleName())
        found = next(same, shown[0] if shown else None)
        if found is not None:
            found.setFocus()

    def _on_option(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.option_wanted.emit(button.property("option"))

    def _on_extra(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.extra_wanted.emit(Extra(button.property("extra")))


def _in_two_lines(words: str) -> str:
    """Return a label that would be wide broken at the space nearest its middle."""
    spaces = [place for place, letter in enumerate(words) if letter == " "]
    if len(words) <= _WIDE or not spaces:
        return words
    middle = min(spaces, key=lambda place: abs(place - len(words) / 2))
    return f"{words[:middle]}\n{words[middle + 1 :]}"
