"""The steps of a turn in a row, as the ribbon of the window and films draw them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from core.play.playthrough import Playthrough
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep
from core.terms.values import Value
from gui.fonts import font
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
        (QT_TR_NOOP("First combat damage"), QT_TR_NOOP("First damage"), QT_TR_NOOP("First")),
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
LETTERS = 12
"""Height of letters at normal text size."""
_POINT = 12.0
_AIR = 24.0
"""How much wider than its name a step is drawn, if there is room."""


class StepBox(Value, kw_only=False):
    """One step as it is drawn: `words` is as much of its name as there is room for."""

    step: TurnStep
    name: str
    words: str
    rule: str
    rect: QRectF


class StepRow:
    """The steps of a playthrough's turns, and how they are drawn.

    Those from declaring attackers to the end of combat are always there; others only if they are played.
    Where several turns are played they are those of one turn, between the turns before and after it.
    """

    def __init__(self, playthrough: Playthrough) -> None:
        self._playthrough = playthrough
        self.first_frames: dict[TurnStep, int] = {}
        """How many frames come before each step that happens."""
        for number, frame in enumerate(playthrough.frames):
            if (step := frame.game.turn_step) is not None:
                self.first_frames.setdefault(step, number)

    def steps(self, turn: int) -> tuple[TurnStep, ...]:
        """Return the steps that are shown while a turn is played."""
        return tuple(step for step, _, _ in self._shown(turn))

    def boxes(self, turn: int, size: QSizeF, letters: int = LETTERS) -> list[StepBox]:
        """Return the steps that are shown while a turn is played, laid out in a room of a size."""
        boxes, left, metrics = [], 1.0, QFontMetricsF(font(letters, bold=True))
        shown = self._shown(turn)
        laid_out = _laid_out(shown, size.width() - _POINT - 2, metrics)
        for (step, (name, *_), rule), (label, width) in zip(shown, laid_out, strict=True):
            rect = QRectF(left, 3, width + _POINT - 4, size.height() - 6)
            words = metrics.elidedText(label, Qt.TextElideMode.ElideRight, rect.width() - _POINT - 2)
            boxes.append(StepBox(step, name, words, rule, rect))
            left += width
        return boxes

    def draw(
        self,
        painter: QPainter,
        boxes: list[StepBox],
        now: tuple[TurnStep | None, int],
        theme: Theme,
        letters: int = LETTERS,
    ) -> None:
        """Draw boxes; `now` is the present step and how many frames are played."""
        present, cursor = now
        for box in boxes:
            happens = box.step in self.first_frames
            is_now = box.step == present
            over = happens and not is_now and self.first_frames[box.step] < cursor
            color = QColor(theme.accent if is_now else theme.panel_line if over else theme.panel)
            painter.setPen(QColor(theme.accent) if is_now else QColor(theme.panel_line))
            painter.setBrush(color)
            painter.drawPath(_chevron(box.rect))
            painter.setFont(font(letters, bold=is_now, semibold=happens and not is_now))
            painter.setPen(
                readable_on(color) if is_now else QColor(theme.ink if happens else theme.ink_faint)
            )
            inside = box.rect.adjusted(_POINT, 0, -2, 0)
            painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, box.words)

    def _shown(self, turn: int) -> tuple[_Named, ...]:
        span = self._playthrough.span
        first = span.start if turn == 1 else Step.UNTAP
        last = span.until.step if turn == span.until.turn else Step.CLEANUP
        steps = tuple(
            (TurnStep(step, turn), tuple(map(tr, names)), rule)
            for step, names, rule in _STEPS
            if (step.is_combat and step.comes_after(Step.BEGINNING_OF_COMBAT))
            or not (first.comes_after(step) or step.comes_after(last))
        )
        return (*self._other_turn(turn - 1), *steps, *self._other_turn(turn + 1))

    def _other_turn(self, turn: int) -> tuple[_Named, ...]:
        """Return what stands for the turn before or after the one that is shown, if it is played."""
        frames = self._playthrough.frames
        if turn < 1 or (frames and turn > frames[-1].game.turn):
            return ()  # most often there is no other: then no frame need be looked at
        begins = next(
            (
                (frame, step)
                for frame in frames
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


def _laid_out(shown: tuple[_Named, ...], room: float, metrics: QFontMetricsF) -> list[tuple[str, float]]:
    """Return what is written in each step, and how wide it is: as wide as the others if they are few."""
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
