"""The steps of combat, and others that are played, as a ribbon that lights up as play moves through them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from core.terms.turn_steps import TurnStep
from core.terms.values import Value
from gui.animation.timeline_player import Player
from gui.key_row import KeyRow
from gui.panels.step_row import LETTERS, StepBox, StepRow
from gui.session import Session
from gui.theme import Theme
from gui.translation import QT_TR_NOOP, tr


class RibbonStep(Value, kw_only=True):
    """One step as a reader is told of it."""

    name: str
    rule: str
    happens: bool
    is_now: bool
    rect: QRectF


class StepRibbon(QWidget):
    """Draws the steps in order: those that happen, those played, and the present one.

    Those from declaring attackers to the end of combat are always there; others only if they are played.
    Where several turns are played they are those of one turn, between the turns before and after it.

    Signals:
        step_wanted: a step was clicked; argument: how many frames there are up to its beginning.
        place_moved: the keyboard is on another step; ask `place`.
    """

    KEYS = (
        KeyRow(("Left", "Right", "Home", "End"), QT_TR_NOOP("go from one turn step to the next")),
        KeyRow(("Return", "Space"), QT_TR_NOOP("play from the start of a turn step")),
    )
    step_wanted = Signal(int)
    place_moved = Signal()

    def __init__(self, session: Session, player: Player, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player, self._theme = session, player, theme
        self._told: TurnStep | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(tr("Turn steps"))
        self._place = 0
        session.cursor_moved.connect(self.update)
        player.moved.connect(self._on_player_moved)
        session.frames_changed.connect(self._on_frames_changed)
        self._on_frames_changed()

    def _on_player_moved(self) -> None:
        if self._player.shown_step != self._told:
            self._told = self._player.shown_step
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(520, self._theme.px(18) + 15)

    @property
    def steps(self) -> tuple[RibbonStep, ...]:
        """The steps as they are drawn."""
        first = self._row.first_frames
        now = self._player.shown_step
        return tuple(
            RibbonStep(
                name=box.name,
                rule=box.rule,
                happens=box.step in first,
                is_now=box.step == now,
                rect=box.rect,
            )
            for box in self._boxes()
        )

    @property
    def words(self) -> tuple[str, ...]:
        """What is written in each step: as much of its name as there is room for."""
        return tuple(box.words for box in self._boxes())

    @property
    def place(self) -> int:
        """Which of the steps the keyboard is on."""
        return min(self._place, len(self._row.steps(self._turn)) - 1)

    def go_to(self, place: int) -> None:
        """Ask for the beginning of a step, if it happens."""
        first = self._row.first_frames.get(self._row.steps(self._turn)[place])
        if first is not None:
            self.step_wanted.emit(first + 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for place, box in enumerate(self._boxes()):
            if box.rect.contains(event.position()):
                self.go_to(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, key = len(self._row.steps(self._turn)) - 1, Qt.Key
        places = {
            key.Key_Left: self.place - 1,
            key.Key_Right: self.place + 1,
            key.Key_Home: 0,
            key.Key_End: last,
        }
        if event.key() in places:
            self._place = max(0, min(last, places[Qt.Key(event.key())]))
            self.update()
            self.place_moved.emit()
        elif event.key() in {key.Key_Return, key.Key_Enter, key.Key_Space}:
            self.go_to(self.place)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._place = next((place for place, step in enumerate(self.steps) if step.is_now), 0)
        self.update()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            box = self._box_at(QPointF(event.pos()))
            words = f"{box.name} (CR {box.rule})" if box is not None else ""
            if box is not None and box.step not in self._row.first_frames:
                words = tr("{turn_step}: not reached / skipped").format(turn_step=words)
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = self._player.shown_step, self._session.cursor
        self._row.draw(painter, self._boxes(), now, theme, theme.px(LETTERS))
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._boxes()[self.place].rect.adjusted(1, -2, 3, 2), 5, 5)

    def _boxes(self) -> list[StepBox]:
        return self._row.boxes(self._turn, QSizeF(self.size()), self._theme.px(LETTERS))

    @property
    def _turn(self) -> int:
        """The turn that is shown."""
        now = self._player.shown_step
        return now.turn if now is not None else self._session.game.turn

    def _on_frames_changed(self) -> None:
        self._row = StepRow(self._session.playthrough)
        self.update()

    def _box_at(self, at: QPointF) -> StepBox | None:
        return next((box for box in self._boxes() if box.rect.contains(at)), None)
