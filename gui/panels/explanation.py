"""What is happening and why: the tape, the sentence, the rules. Follows the timeline."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QTextBrowser, QVBoxLayout, QWidget

from core.explain.explain import explain
from core.explain.explanation import Cell, Explanation
from core.play.playthrough import Frame
from core.terms.rule_numbers import RuleNumber, cited
from gui.panels.rule_links import linked, rule_link, told_rule
from gui.panels.tape import TapeView
from gui.session import Session
from gui.theme import Theme


class ExplanationPanel(QWidget):
    """Explains the frame before the cursor; rule numbers open what the rule says in our words."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._theme = session, theme
        self._step = QLabel()
        self._step.setObjectName("panelTitle")
        self._step.setWordWrap(True)
        self._step.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._tape = TapeView(theme)
        self._text = QTextBrowser()
        self._text.setOpenLinks(False)
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.anchorClicked.connect(self._open_rule)
        self._text.setAccessibleName("Explanation")
        self._text.setMinimumHeight(120)
        self._rule = QLabel()
        self._rule.setObjectName("ruleBox")
        self._rule.setWordWrap(True)
        self._rule.setTextFormat(Qt.TextFormat.RichText)
        self._rule.setVisible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(8)
        layout.addWidget(self._step)
        layout.addWidget(self._tape)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._rule)
        session.cursor_moved.connect(self.refresh)
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self._tape.set_theme(theme)
        self.refresh()

    @property
    def tapes(self) -> tuple[tuple[str, ...], ...]:
        """The damage event as it is shown: at each of its moments so far, the words of its cells."""
        return tuple(tuple(cell.words for cell in tape) for tape in self._tape.tapes)

    def refresh(self) -> None:
        """Explain where the cursor stands."""
        cursor = self._session.cursor
        self._rule.setVisible(False)
        if cursor == 0:
            self._step.setText(self._session.scenario.title)
            self._tape.show_tapes(())
            self._text.setHtml(self._introduction())
            return
        frame = self._session.frames[cursor - 1]
        explanation = explain(frame)
        step = frame.game.step
        self._step.setText(step.words.capitalize() if step else "")
        self._tape.show_tapes(self._tapes(cursor))
        self._text.setHtml(self._told(frame, explanation))

    def _introduction(self) -> str:
        scenario = self._session.scenario
        parts = [f"<p>{linked(scenario.description, self._theme)}</p>" if scenario.description else ""]
        if scenario.rules:
            links = ", ".join(
                rule_link(RuleNumber(rule), cited(rule), self._theme) for rule in scenario.rules
            )
            parts.append(f"<p style='color:{self._theme.ink_soft}'>Rules: {links}</p>")
        if not scenario.battlefield:
            parts.append(_WELCOME)
        elif not self._session.frames:
            parts.append("<p>Nothing can happen here.</p>")
        else:
            parts.append(
                f"<p style='color:{self._theme.ink_soft}'>Press Space to play, or → for one step.</p>"
            )
        return self._page("".join(parts))

    def _told(self, frame: Frame, explanation: Explanation) -> str:
        notes = "".join(
            f"<p style='color:{self._theme.accent}'><i>{escape(note)}</i></p>" for note in frame.notes
        )
        lines = "".join(
            f"<li style='margin-bottom:4px'>{linked(line, self._theme)}</li>" for line in explanation.lines
        )
        listed = f"<ul style='margin-left:-22px; color:{self._theme.ink_soft}'>{lines}</ul>" if lines else ""
        return self._page(
            f"{notes}<p style='font-size:15px'>{linked(explanation.sentence, self._theme)}</p>{listed}"
        )

    def _page(self, body: str) -> str:
        return f"<div style='font-size:13px; line-height:135%'>{body}</div>"

    def _tapes(self, cursor: int) -> tuple[tuple[Cell, ...], ...]:
        """Return the damage event as it stood at each of its moments up to the cursor, oldest first.

        Abilities that trigger in the middle of it are no moments of it, but do not end it. What was
        prevented is in the newest only.
        """
        found: list[tuple[Cell, ...]] = []
        for number, frame in enumerate(reversed(self._session.frames[:cursor])):
            if frame.event.kind == "ability_triggered":
                continue
            tape = explain(frame).tape
            if tape is None or (number and not found and frame.event.kind == "damage_event_occurred"):
                break
            if not found or _left(tape) != _left(found[-1]):
                found.append(tape if not found else _left(tape))
            if frame.event.kind == "damage_event_began":
                break
        return tuple(reversed(found))

    def _open_rule(self, url: QUrl) -> None:
        self._rule.setText(told_rule(url))
        self._rule.setVisible(True)


def _left(tape: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return the tape without what is prevented."""
    return tuple(cell for cell in tape if cell.kind != "prevented")


_WELCOME = (
    "<p>Drag creatures from the left onto either side. Then drag a creature onto the other player to attack, "
    "or onto an attacker to block, and press <b>Space</b>.</p>"
    "<p>There is a library of worked examples in the menu <b>Library</b>.</p>"
)
