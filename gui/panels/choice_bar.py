"""The bar below the table: the question, its live verdict, and the buttons that answer it."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QElapsedTimer, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from core.explain.previews import Preview, preview
from core.model.waiting_effects import EffectId
from core.play.playthrough import Decision
from core.rules.choices.picking import EffectRef
from core.terms.values import replace
from gui.animation.timeline_player import Player
from gui.choices.question import Extra, Option, Question, extra_label, extra_tip
from gui.key_row import KeyRow
from gui.panels.elided_label import ElidedLabel
from gui.panels.option_button import OptionButton
from gui.panels.questions import picking, question, way_of_deciding
from gui.panels.x_field import XField
from gui.rules.rule_links import linked
from gui.session import Session
from gui.slots import without_arguments
from gui.table.casting.casting import Casting
from gui.translation import QT_TR_NOOP, tr

_WIDE = 18
"""From so many letters on a button has two lines."""
_WIDE_MAIN = 24
"""The same for the main button."""
_BESIDE = 40
"""Pixels beside the hint and the buttons: the edges of the bar, and air between the hint and the buttons."""
_NARROW = 35
"""Heights of a line; a narrower bar needs its width for the question."""
_QUIET = (Extra.CHOOSE_AGAIN, Extra.ANSWERS, Extra.DECIDE, Extra.ASK)
"""What has a quiet button beside the question."""
_MOST_KEYS = 6
"""So many answers can be given with the keys 1, 2, 3 and so on."""
_MOMENT_MS = 30
"""How long the window may stand still for previews; what is missing then comes between other events."""


class ChoiceBar(QFrame):
    """Shows what there is to decide at the cursor.

    The style sheet gives it its height, always the same, so that the table does not change its size from
    one question to the next.

    Signals:
        proceed_wanted: the main button was pressed.
        extra_wanted: another button was pressed; argument: the `Extra`.
        option_wanted: an answer was chosen; argument: its id.
        x_said: X is to be another number; argument: that.

    `question` is what it shows.
    """

    KEYS = (
        KeyRow(
            tuple(str(key + 1) for key in range(_MOST_KEYS)),
            QT_TR_NOOP("choose another answer, from left to right"),
        ),
    )
    proceed_wanted = Signal()
    extra_wanted = Signal(object)
    option_wanted = Signal(str)
    x_said = Signal(int)

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self._offers_way = True
        self.setObjectName("choiceBar")
        self._title, self._aside, self._hint = ElidedLabel(), ElidedLabel(), QLabel()
        self._title.setObjectName("choiceTitle")
        self._aside.setObjectName("choiceHint")
        self._aside.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._hint.setWordWrap(True)
        self._hint.setTextFormat(Qt.TextFormat.RichText)
        self._hint.setOpenExternalLinks(True)
        self._hint.setMinimumWidth(100)
        self._hint.setObjectName("choiceHint")
        self.again, self.answers, self.decide, self.ask = (_button(extra) for extra in _QUIET)
        buttons = (self.again, self.answers, self.decide, self.ask)
        self._quiet = dict(zip(_QUIET, buttons, strict=True))
        for button in self._quiet.values():
            button.clicked.connect(self._on_extra)
        self.proceed = QPushButton()
        self.proceed.setObjectName("primary")
        self.proceed.setToolTip("Space")
        self.proceed.clicked.connect(self.proceed_wanted)
        self.x_field = XField(self.x_said.emit)
        self.x_field.confirmed.connect(self.proceed_wanted)
        self.x_field.left_off.connect(partial(self.extra_wanted.emit, Extra.LEAVE_OFF))
        self._extras: list[QPushButton] = []
        self._numbered: list[QPushButton] = []
        for number in range(_MOST_KEYS):
            shortcut = QShortcut(QKeySequence(str(number + 1)), self)
            shortcut.activated.connect(partial(self._press, number))
        self._decision: Decision | None = None
        self._casting: Casting | None = None
        self._unseen: list[OptionButton] = []
        self._previews: dict[EffectId, Preview] = {}
        self._previewed: Decision | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._preview_some)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._lay_out()
        self._saved = 0
        self.question = Question("")
        session.cursor_moved.connect(self.refresh)
        player.state_changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        upper, lower = QHBoxLayout(), QHBoxLayout()
        upper.setSpacing(12)
        upper.addWidget(self._title)
        upper.addWidget(self._aside, 1)
        for button in self._quiet.values():
            upper.addWidget(button)
        lower.setSpacing(8)
        lower.addWidget(self._hint, 1)
        lower.addWidget(self.x_field)
        lower.addLayout(self._row)
        lower.addWidget(self.proceed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 5, 12, 5)
        layout.setSpacing(0)
        layout.addLayout(upper)
        layout.addLayout(lower, 1)

    def show_casting(self, casting: Casting | None) -> None:
        """Ask what a spell or ability still needs before anything else; None: it needs nothing more."""
        self._casting = casting
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for extra, button in self._quiet.items():
            button.setText(
                extra_label(extra)
                if self.width() >= _NARROW * self.fontMetrics().height()
                else _short_label(extra)
            )
        self._fit_labels()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(least.width() - self._saved, least.height())

    def _fit_labels(self) -> None:
        """Write each label in one line where all of them and the hint have room so, else long ones in two."""
        labels = {
            one: one.property("label") for one in (*self._extras, self.proceed) if one.property("label")
        }
        for button, label in labels.items():
            button.setText(_in_two_lines(label, _WIDE_MAIN if button is self.proceed else _WIDE))
        broken = {button: button.text() for button in labels}
        least = self._taken()
        for button, label in labels.items():
            button.setText(label)
        taken = self._taken()
        hint = self._hint.fontMetrics().horizontalAdvance(self.question.hint)
        self._saved = taken - least
        if hint + taken + _BESIDE > self.width():
            self._saved = 0
            for button, words in broken.items():
                button.setText(words)
        self.updateGeometry()

    def _taken(self) -> int:
        """Return how wide the buttons beside the hint want to be."""
        shown = [one for one in (*self._extras, self.proceed, self.x_field) if not one.isHidden()]
        return sum(one.sizeHint().width() + self._row.spacing() for one in shown)

    def refresh(self) -> None:
        """Show the question at the cursor; none while frames are playing."""
        asked, decision = self._asked(), None if self._casting is not None else self._session.decision
        if asked == self.question:
            if decision is not self._decision:
                self._decision = decision
                self._begin_previews()
            return
        self.question, self._decision = asked, decision
        focused = next(
            (b for b in (*self._quiet.values(), self.proceed, *self._extras) if b.hasFocus()), None
        )
        if focused is not None:
            self.setFocus()
        self._title.show_line(asked.title)
        is_about_effects = any(option.effect for option in asked.options)
        self._aside.show_line(asked.hint if is_about_effects else "")
        self._hint.setVisible(not is_about_effects)
        self._hint.setText(linked(asked.hint))
        self._hint.setToolTip(asked.hint)
        if self._hint.property("wrong") is not asked.is_wrong:
            self._hint.setProperty("wrong", asked.is_wrong)
            self._hint.style().polish(self._hint)
        self.proceed.setProperty("label", asked.proceed)
        self.proceed.setText(asked.proceed)
        self.proceed.setAccessibleName(asked.story or asked.proceed)
        self.proceed.setToolTip(_told(asked.story, "Space"))
        self.proceed.setVisible(bool(asked.proceed))
        for extra, button in self._quiet.items():
            button.setVisible(extra in asked.extras)
        self._show_extras(asked)
        self.x_field.show_question(asked.x)
        self._fit_labels()
        end = "" if asked.title.endswith("?") else "."
        self.setAccessibleName(f"{asked.title}{end} {asked.hint}".rstrip())
        if focused is not None:
            self._focus_like(focused)

    def offer_way(self, *, offered: bool) -> None:
        """Offer to decide in another way, or not: that would change the board."""
        if offered is not self._offers_way:
            self._offers_way = offered
            self.refresh()

    def _asked(self) -> Question:
        asked = self._asked_now()
        if self._offers_way:
            return asked
        held_back = (*way_of_deciding(self._session), Extra.ANSWERS, Extra.CHOOSE_AGAIN)
        return replace(asked, extras=tuple(extra for extra in asked.extras if extra not in held_back))

    def _asked_now(self) -> Question:
        if self._player.is_playing:
            return Question(tr("Playing…"), proceed=tr("Pause"), extras=way_of_deciding(self._session))
        if self._casting is not None:
            return picking(self._session, self._casting)
        return question(self._session)

    def _show_extras(self, asked: Question) -> None:
        for button in self._extras:
            button.hide()
            button.deleteLater()
        self._extras.clear()
        self._numbered.clear()
        for option in asked.options:
            if option.effect is not None:
                choice: QPushButton = OptionButton(option.effect, is_chosen=option.is_chosen)
                self._add(choice).clicked.connect(self._on_effect)
            else:
                choice = QPushButton()
                choice.setProperty("label", f"✓ {option.words}" if option.is_chosen else option.words)
                choice.setAccessibleName(option.story or option.words)
                choice.setToolTip(option.story)
                choice.setProperty("option", option.value)
                self._add(choice).clicked.connect(self._on_option)
            self._numbered.append(choice)
            if len(self._numbered) <= _MOST_KEYS:
                choice.setToolTip(_told(choice.toolTip(), tr("key {key}").format(key=len(self._numbered))))
        if asked.more:
            self._add(self._button_for(asked.more))
        self._begin_previews()
        for extra in asked.extras:
            if extra not in self._quiet:
                self._add(_button(extra)).clicked.connect(self._on_extra)
        for before, after in pairwise((*self._extras, self.proceed, *self._quiet.values())):
            self.setTabOrder(before, after)

    def _add(self, button: QPushButton) -> QPushButton:
        self._extras.append(button)
        self._row.addWidget(button)
        button.show()
        return button

    def _button_for(self, more: tuple[Option, ...]) -> QPushButton:
        """Return a button with a menu of further answers; what effects would do is worked out as it opens."""
        button = QPushButton(tr("{count} more", None, len(more)).format(count=len(more)))
        button.setAccessibleName(button.text())
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(partial(self._fill, menu, more))
        button.setMenu(menu)
        return button

    def _fill(self, menu: QMenu, more: tuple[Option, ...]) -> None:
        menu.clear()
        for option in more:
            if option.effect is None:
                action = menu.addAction(option.words.replace("&", "&&"))
                action.setToolTip(option.story or option.words)
                action.triggered.connect(without_arguments(partial(self.option_wanted.emit, option.value)))
                continue
            seen = self._preview(option.effect)
            if seen is not None:
                action = menu.addAction(seen.told.replace("&", "&&"))
                action.setToolTip(seen.story)
                action.triggered.connect(without_arguments(partial(self.option_wanted.emit, option.value)))

    def _begin_previews(self) -> None:
        """Show what each effect leads to: at once, or on a large table one after the other."""
        self._unseen = [button for button in self._extras if isinstance(button, OptionButton)]
        self._preview_some()

    def _preview_some(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._unseen:
            if clock.elapsed() > _MOMENT_MS:
                self._later.start()
                return
            button = self._unseen.pop(0)
            seen = self._preview(button.effect)
            if seen is not None:
                button.show_preview(seen)

    def _preview(self, effect: EffectRef | None) -> Preview | None:
        """Return what an effect leads to; played once for each question, however often that is drawn."""
        asked, before = self._decision, self._previewed
        if effect is None or asked is None:
            return None
        if before is None or before.game is not asked.game or before.choice != asked.choice:
            self._previews.clear()
        self._previewed = asked
        if effect.id not in self._previews:
            self._previews[effect.id] = preview(self._session.playthrough, asked, effect)
        return self._previews[effect.id]

    def _focus_like(self, before: QPushButton) -> None:
        """Leave the keyboard on a button with the words of one that had it, or else on the first there is."""
        shown = [one for one in (self.proceed, *self._extras, *self._quiet.values()) if one.isVisible()]
        same = (button for button in shown if button.accessibleName() == before.accessibleName())
        found = next(same, shown[0] if shown else None)
        if found is not None:
            found.setFocus()

    def _press(self, number: int) -> None:
        """Press the button of an answer, counted from the left."""
        if number < len(self._numbered):
            self._numbered[number].click()

    def _on_option(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.option_wanted.emit(button.property("option"))

    def _on_effect(self) -> None:
        button = self.sender()
        if isinstance(button, OptionButton):
            if button.is_chosen:
                self.proceed_wanted.emit()
            else:
                self.option_wanted.emit(button.effect.id)

    def _on_extra(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.extra_wanted.emit(Extra(button.property("extra")))


def _button(extra: Extra) -> QPushButton:
    label = extra_label(extra)
    is_quiet = extra in {*_QUIET, Extra.LEAVE_OFF}
    button = QPushButton(label)
    button.setProperty("label", label)
    button.setAccessibleName(label)
    button.setProperty("extra", extra.value)
    if is_quiet:
        button.setObjectName("quiet")
    button.setToolTip(extra_tip(extra))
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button


def _short_label(extra: Extra) -> str:
    """Return what stands on a quiet button in a narrow bar."""
    match extra:
        case Extra.DECIDE:
            return tr("Decide for me")
        case Extra.ASK:
            return tr("Ask me")
        case _:
            return extra_label(extra)


def _told(story: str, key: str) -> str:
    """Return what stands in a tool tip: what a button stands for, and its key."""
    return f"{story} ({key})" if story else key


def _in_two_lines(words: str, wide: int = _WIDE) -> str:
    """Return a label of more than `wide` letters broken at the space nearest its middle."""
    spaces = [place for place, letter in enumerate(words) if letter == " "]
    if len(words) <= wide or not spaces:
        return words
    middle = min(spaces, key=lambda place: abs(place - len(words) / 2))
    return f"{words[:middle]}\n{words[middle + 1 :]}"
