"""Fields for a prediction: a number, a power and toughness, yes or no, some of several."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from core.characteristics.current import characteristics
from core.files import limits
from core.model.game import Game
from core.scenario.question import Answered, QuestionSpec
from core.teaching.question_words import Naming
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId
from gui.prediction.answer_toggle import AnswerToggle
from gui.prediction.empty_number import EmptyNumber
from gui.slots import without_arguments
from gui.translation import tr
from gui.wrapping_grid import WrappingGrid


class AnswerField(QWidget):
    """What a prediction is made with.

    Signals:
        changed: the prediction is another one; ask `answer` and `chosen`.
        given: the prediction is made, nothing more is to be pressed.
    """

    changed = Signal()
    given = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(6)

    @property
    def answer(self) -> Answered | None:
        """The prediction as it stands; None if there is none yet."""
        raise NotImplementedError

    @property
    def is_one_press(self) -> bool:
        """Whether choosing is answering."""
        return False

    @property
    def chosen(self) -> frozenset[str]:
        """Of several things, those that are chosen."""
        return frozenset()

    @property
    def hint(self) -> str:
        """How else to answer than with what is seen; often nothing."""
        return ""

    def toggle(self, subject: str) -> None:
        """Choose something on the table, or no longer; nothing else than what is asked about."""


class NumberAnswer(AnswerField):
    """A number, empty at first, with a button for one less and one for one more."""

    def __init__(self, name: str, start: int, *, least: int = 0, wanted: str = "") -> None:
        super().__init__()
        self.number = EmptyNumber(name, start, least)
        self.number.lineEdit().setPlaceholderText(wanted or name)
        self.number.confirmed.connect(self.given)
        self.number.valueChanged.connect(without_arguments(self.changed.emit))
        less, more = _step("\N{MINUS SIGN}", tr("One less")), _step("+", tr("One more"))
        less.clicked.connect(self.number.stepDown)
        more.clicked.connect(self.number.stepUp)
        for part in (less, self.number, more):
            self.row.addWidget(part)
        self.setFocusProxy(self.number)

    @property
    def answer(self) -> int | None:
        return self.number.number


class SizeAnswer(AnswerField):
    """A power and a toughness."""

    def __init__(self, power: int, toughness: int) -> None:
        super().__init__()
        self.power = NumberAnswer(tr("Power"), power, least=-limits.NUMBER)
        self.toughness = NumberAnswer(tr("Toughness"), toughness, least=-limits.NUMBER)
        for part in (self.power, self.toughness):
            part.given.connect(self.given)
            part.changed.connect(self.changed)
        self.row.addWidget(self.power)
        self.row.addWidget(QLabel("/"))
        self.row.addWidget(self.toughness)
        self.setFocusProxy(self.power)

    @property
    def answer(self) -> str | None:
        power, toughness = self.power.answer, self.toughness.answer
        return None if power is None or toughness is None else f"{power}/{toughness}"


class YesNoAnswer(AnswerField):
    """Two buttons, either of which is the answer; the keys Y and N press them, or 1 and 2."""

    def __init__(self, yes: str, no: str) -> None:
        super().__init__()
        self._answer: bool | None = None
        self.buttons = tuple(_choice(words) for words in (yes, no))
        for button, value, keys in zip(self.buttons, (True, False), (("Y", "1"), ("N", "2")), strict=True):
            button.setToolTip(tr("Key {key}").format(key=keys[0]))
            button.setProperty("value", value)
            button.clicked.connect(self._on_click)
            for key in keys:
                QShortcut(QKeySequence(key), self).activated.connect(button.click)
            self.row.addWidget(button)
        self.setFocusProxy(self.buttons[0])

    @property
    def answer(self) -> bool | None:
        return self._answer

    @property
    def is_one_press(self) -> bool:
        return True

    def _on_click(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self._answer = bool(button.property("value"))
            self.given.emit()


class OneOrNot(YesNoAnswer):
    """Two buttons about one thing: it dies or survives, somebody loses or not."""

    def __init__(self, subject: str, yes: str, no: str) -> None:
        super().__init__(yes, no)
        self._subject = subject

    @property
    def answer(self) -> frozenset[str] | None:  # type: ignore[override]  # as the question has it
        said = super().answer
        return None if said is None else frozenset({self._subject} if said else ())


class SeveralAnswer(AnswerField):
    """A button for each of several things, to be pressed or not; the table's cards do the same."""

    def __init__(self, subjects: Sequence[str], name: Naming, none: str) -> None:
        super().__init__()
        self.buttons = {subject: AnswerToggle(name(subject)) for subject in subjects}
        self._none = QLabel(none)
        self._none.setObjectName("hint")
        policy = self._none.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # what stands beside it stays where it is
        self._none.setSizePolicy(policy)
        for number, button in enumerate(self.buttons.values(), start=1):
            button.toggled.connect(self._on_toggle)
            button.confirmed.connect(self.given)
            if number <= _MOST_KEYS:
                button.setToolTip(tr("Key {key}").format(key=number))
                QShortcut(QKeySequence(str(number)), self).activated.connect(button.toggle)
        parts = (*self.buttons.values(), self._none)
        self.row.addWidget(WrappingGrid(parts, most=len(parts)))
        self.setFocusProxy(next(iter(self.buttons.values())))

    @property
    def answer(self) -> frozenset[str]:
        return self.chosen

    @property
    def chosen(self) -> frozenset[str]:
        return frozenset(subject for subject, button in self.buttons.items() if button.isChecked())

    @property
    def hint(self) -> str:
        return tr("Space or a click chooses, here or on the table. Enter answers.")

    def toggle(self, subject: str) -> None:
        if subject in self.buttons:
            self.buttons[subject].toggle()

    def _on_toggle(self) -> None:
        self._none.setVisible(not self.chosen)
        self.changed.emit()


def answer_field(question: QuestionSpec, game: Game, name: Naming) -> AnswerField:
    """Return the field for the topic of a question; the arrows of a number begin with what it is now."""
    match question:
        case QuestionSpec(life=str(player)):
            now = game.players[PlayerId(player)].life
            return NumberAnswer(tr("Life"), now, least=-limits.NUMBER)
        case QuestionSpec(poison=str(player)):
            now = game.players[PlayerId(player)].poison
            return NumberAnswer(tr("Poison counters"), now, wanted=tr("Counters"))
        case QuestionSpec(damage=str(one)):
            there = game.battlefield.get(ObjectId(one))
            return NumberAnswer(tr("Damage"), there.damage if there is not None else 0)
        case QuestionSpec(power_toughness=str(one)):
            return SizeAnswer(*_size(game, ObjectId(one)))
        case QuestionSpec(counters=counters) if counters:
            return NumberAnswer(tr("Counters"), _counters(game, *next(iter(counters.items()))))
        case QuestionSpec(dies=(one,)):
            return OneOrNot(one, tr("It dies"), tr("It survives"))
        case QuestionSpec(dies=some) if some:
            return SeveralAnswer(some, name, tr("none of them"))
        case QuestionSpec(lost=(one,)):
            return OneOrNot(one, tr("Loses the game"), tr("Stays in the game"))
        case QuestionSpec(lost=some) if some:
            return SeveralAnswer(some, name, tr("neither of them"))
        case QuestionSpec(legal=True):
            return YesNoAnswer(tr("Legal"), tr("Not legal"))
        case _:
            return YesNoAnswer(tr("Yes"), tr("No"))


def _size(game: Game, one: ObjectId) -> tuple[int, int]:
    if one not in game.battlefield:
        return 0, 0
    now = characteristics(game, one)
    return now.power or 0, now.toughness or 0


def _counters(game: Game, one: str, kind: str) -> int:
    holder = game.players.get(PlayerId(one)) or game.battlefield.get(ObjectId(one))
    return holder.counters.get(CounterKind(kind), 0) if holder is not None else 0


def _step(sign: str, name: str) -> QToolButton:
    button = QToolButton()
    button.setText(sign)
    button.setAccessibleName(name)
    button.setAutoRepeat(True)
    button.setObjectName("step")
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys do it in the number
    return button


def _choice(words: str) -> QPushButton:
    button = QPushButton(words.replace("&", "&&"))
    button.setAccessibleName(words)
    button.setObjectName("choice")
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button


_MOST_KEYS = 9
