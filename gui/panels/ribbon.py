"""The steps of combat, and others that are played, as a ribbon that lights up as play moves through them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from core.terms.steps import Step
from core.terms.turn_steps import TurnStep
from core.terms.values import Value
from gui.animation.timeline_player import Player
from gui.fonts import font
from gui.key_row import KeyRow
from gui.session import Session
from gui.theme import Theme, readable_on
from gui.translation import QT_TR_NOOP, tr

_Named = tuple[TurnStep, tuple[str, ...], str]
"""A step, its names from the longest to the shortest, and its rule."""
_STEPS: tuple[tuple[Step, tuple[str, ...], str], ...] = (
    (Step.UNTAP, (QT_TR_NOOP("Untap"),), "502"),
    (Step.UPKEEP, (QT_TR_NOOP("Upkeep"),), "503"),
    (Step.DRAW, (QT_TR_NOOP("Draw"),), "504"),
    (Step.PRECOMBAT_MAIN, (QT_TR_NOOP("Main phase"), QT_TR_NOOP("Main")), "505"),
    (
        Step.BEGINNING_OF_COMBAT,
        (QT_TR_NOOP("Beginning of combat"), QT_TR_NOOP("Beginning"), QT_TR_NOOP("Begin")),
        "507",
    ),
    (Step.DECLARE_ATTACKERS, (QT_TR_NOOP("Attackers"), QT_TR_NOOP("Attackers"), QT_TR_NOOP("Attack")), "508"),
    (Step.DECLARE_BLOCKERS, (QT_TR_NOOP("Blockers"), QT_TR_NOOP("Blockers"), QT_TR_NOOP("Block")), "509"),
    (
        Step.FIRST_STRIKE_DAMAGE,
        (QT_TR_NOOP("First strike damage"), QT_TR_NOOP("First strike"), QT_TR_NOOP("First")),
        "510.4",
    ),
    (Step.COMBAT_DAMAGE, (QT_TR_NOOP("Combat damage"), QT_TR_NOOP("Damage")), "510"),
    (
        Step.END_OF_COMBAT,
        (QT_TR_NOOP("End of combat"), QT_TR_NOOP("End of combat"), QT_TR_NOOP("End")),
        "511",
    ),
    (Step.POSTCOMBAT_MAIN, (QT_TR_NOOP("Second main phase"), QT_TR_NOOP("Main")), "505"),
    (Step.END, (QT_TR_NOOP("End step"),), "513"),
    (Step.CLEANUP, (QT_TR_NOOP("Cleanup"),), "514"),
)
_LEVELS = 3
_FEW = 5
"""So few steps are drawn all as wide as each other."""
_POINT = 12.0
_AIR = 24.0
"""How much wider than its name a step is drawn, if there is room."""


class _Box(Value, kw_only=False):
    """One step as it is drawn: `words` is as much of its name as there is room for."""

    step: TurnStep
    name: str
    words: str
    rule: str
    rect: QRectF


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
        first = self._first_frames
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
        return min(self._place, len(self._shown()) - 1)

    def go_to(self, place: int) -> None:
        """Ask for the beginning of a step, if it happens."""
        first = self._first_frames.get(self._shown()[place][0])
        if first is not None:
            self.step_wanted.emit(first + 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for place, box in enumerate(self._boxes()):
            if box.rect.contains(event.position()):
                self.go_to(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, key = len(self._shown()) - 1, Qt.Key
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
            if box is not None and box.step not in self._first_frames:
                words = tr("{turn_step}: not reached / skipped").format(turn_step=words)
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first = self._first_frames
        now = self._player.shown_step
        for box in self._boxes():
            happens = box.step in first
            is_now = box.step == now
            over = happens and not is_now and first[box.step] < self._session.cursor
            color = QColor(theme.accent if is_now else theme.panel_line if over else theme.panel)
            painter.setPen(QColor(theme.accent) if is_now else QColor(theme.panel_line))
            painter.setBrush(color)
            painter.drawPath(_chevron(box.rect))
            painter.setFont(font(self._theme.px(12), bold=is_now, semibold=happens and not is_now))
            ink = readable_on(color) if is_now else QColor(theme.ink if happens else theme.ink_faint)
            painter.setPen(ink)
            inside = box.rect.adjusted(_POINT, 0, -2, 0)
            painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, box.words)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._boxes()[self.place].rect.adjusted(1, -2, 3, 2), 5, 5)

    def _boxes(self) -> list[_Box]:
        boxes, left, metrics = [], 1.0, QFontMetricsF(font(self._theme.px(12), bold=True))
        for (step, (name, *_), rule), (label, width) in zip(self._shown(), self._drawn(), strict=True):
            rect = QRectF(left, 3, width + _POINT - 4, self.height() - 6)
            words = metrics.elidedText(label, Qt.TextElideMode.ElideRight, rect.width() - _POINT - 2)
            boxes.append(_Box(step, name, words, rule, rect))
            left += width
        return boxes

    def _shown(self) -> tuple[_Named, ...]:
        scenario, turn = self._session.scenario, self._turn
        first = scenario.start if turn == 1 else Step.UNTAP
        last = scenario.until.step if turn == scenario.until.turn else Step.CLEANUP
        steps = tuple(
            (TurnStep(step, turn), tuple(map(tr, names)), rule)
            for step, names, rule in _STEPS
            if (step.is_combat and step.comes_after(Step.BEGINNING_OF_COMBAT))
            or not (first.comes_after(step) or step.comes_after(last))
        )
        return (*self._other_turn(turn - 1), *steps, *self._other_turn(turn + 1))

    @property
    def _turn(self) -> int:
        """The turn that is shown."""
        now = self._player.shown_step
        return now.turn if now is not None else self._session.game.turn

    def _other_turn(self, turn: int) -> tuple[_Named, ...]:
        """Return what stands for the turn before or after the one that is shown, if it is played."""
        if turn < 1 or (self._session.frames and turn > self._session.frames[-1].game.turn):
            return ()  # most often there is no other: then no frame need be looked at
        begins = next(
            (
                (frame, step)
                for frame in self._session.frames
                if frame.game.turn == turn and (step := frame.game.turn_step) is not None
            ),
            None,
        )
        if begins is None:
            return ()
        frame, step = begins
        player = frame.game.label(frame.game.active_player)
        whose = tr("{player}'s turn").format(player=player)
        return ((step, (whose, whose, player), "500.1"),)

    def _drawn(self) -> list[tuple[str, float]]:
        """Return what is written in each step, and how wide it is: as wide as the others if they are few."""
        shown, room = self._shown(), self.width() - _POINT - 2
        metrics = QFontMetricsF(font(self._theme.px(12), bold=True))
        equal = room / len(shown)
        if len(shown) == _FEW and all(
            metrics.horizontalAdvance(name) + _AIR <= equal for _, (name, *_), _ in shown
        ):
            return [(name, equal) for _, (name, *_), _ in shown]
        for level in range(_LEVELS):
            words = [names[min(level, len(names) - 1)] for _, names, _ in shown]
            widths = [metrics.horizontalAdvance(one) for one in words]
            air = (room - sum(widths)) / len(shown)
            if air >= _AIR:
                break
        return [(one, width + air) for one, width in zip(words, widths, strict=True)]

    def _on_frames_changed(self) -> None:
        """Count, for each step that happens, how many frames come before it."""
        self._first_frames: dict[TurnStep, int] = {}
        for number, frame in enumerate(self._session.frames):
            if (step := frame.game.turn_step) is not None:
                self._first_frames.setdefault(step, number)
        self.update()

    def _box_at(self, at: QPointF) -> _Box | None:
        return next((box for box in self._boxes() if box.rect.contains(at)), None)


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
