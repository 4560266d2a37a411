"""What is happening and why: the tape, the headline, the reasons, the rules. Follows the timeline."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QTextBrowser, QVBoxLayout, QWidget

from core.explain.ending import ending
from core.explain.explain import explain
from core.explain.explanation import NOT, Cell, Explanation
from core.explain.moments import moment_ending
from core.explain.outcome import refusals
from core.terms.rule_numbers import RuleNumber, cited
from gui.panels.tape import TapeView
from gui.panels.telling import Telling, place_of, step_before, step_shown
from gui.prediction.stage import Stage
from gui.rules.rule_links import linked, open_rule, rule_link, told_rule, ways_on
from gui.session import Session
from gui.session_notes import notes_at
from gui.settings import Settings
from gui.theme import Theme
from gui.translation import QT_TR_NOOP, tr


class ExplanationPanel(QWidget):
    """Explains the moment before the cursor; rule numbers open what the rule says in our words.

    Signals:
        examples_wanted: other examples of a rule are wanted; argument: its number.
        lesson_wanted: the lessons are to begin, or to go on.
    """

    examples_wanted = Signal(str)
    lesson_wanted = Signal()

    def __init__(self, session: Session, telling: Telling, settings: Settings, theme: Theme) -> None:
        super().__init__()
        self._session, self._telling = session, telling
        self._settings, self._theme = settings, theme
        self._lesson_offered: int | None = None
        self._has_begun = False
        self._stage, self._place_asked, self._unfolds = Stage.NONE, "", False
        self._step = QLabel()
        self._step.setObjectName("panelTitle")
        self._step.setWordWrap(True)
        self._step.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._tape = TapeView(theme)
        self._text = _Page()
        self._text.anchorClicked.connect(self._follow)
        self._text.setAccessibleName(tr("Explanation"))
        self._rule = QLabel()
        self._rule.setObjectName("ruleBox")
        self._rule.setWordWrap(True)
        self._rule.setTextFormat(Qt.TextFormat.RichText)
        self._rule.setTextInteractionFlags(_LINKS)
        self._rule.linkActivated.connect(self._follow_rule)
        self._rule.setVisible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(8)
        layout.addWidget(self._step)
        layout.addWidget(self._tape)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._rule)
        telling.changed.connect(self.refresh)
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self._tape.set_theme(theme)
        self.refresh()

    def set_stage(self, stage: Stage, place: str) -> None:
        """Keep to yourself what answers a question while it is asked, and what the verdict tells.

        `place` says where in the course it is asked, in place of a title that may hint at the answer. Once
        the verdict is there, details are unfolded: whoever asks for the moment wants all of it.
        """
        if (stage, place) != (self._stage, self._place_asked):
            self._stage, self._place_asked, self._unfolds = stage, place, stage is Stage.TOLD
            self.refresh()

    def offer_lesson(self, number: int | None, *, has_begun: bool) -> None:
        """Offer a lesson on an empty table, or with None none; whether any was begun before."""
        if (number, has_begun) != (self._lesson_offered, self._has_begun):
            self._lesson_offered, self._has_begun = number, has_begun
            self.refresh()

    @property
    def tapes(self) -> tuple[tuple[str, ...], ...]:
        """The damage event as it is shown: at each of its moments so far, the words of its cells."""
        return tuple(tuple(cell.words for cell in tape) for tape in self._tape.tapes)

    def refresh(self) -> None:
        """Explain what happens, or has just happened."""
        cursor, place = self._session.cursor, self._telling.place
        self._rule.setVisible(False)
        if place == 0:
            self._step.setText(self._place_asked or self._session.scenario.title)
            self._tape.show_tapes(())
            self._text.show_page(self._introduction())
            return
        self._step.setText(self._place(place))
        self._tape.show_tapes(self._tapes(cursor))
        self._text.show_page(self._page(f"{self._told(place)}{self._ending(cursor)}"))

    def _place(self, place: int) -> str:
        """Return the step, and which moment of how many."""
        step = step_shown(self._session, place)
        return " · ".join((*([step] if step else []), place_of(self._session, place)))

    def _introduction(self) -> str:
        if self._stage is Stage.ASKED:
            return self._page(f"<p style='color:{self._theme.ink_soft}'>{escape(tr(_PREDICT))}</p>")
        scenario = self._session.scenario
        parts = [f"<p>{linked(scenario.description, self._theme)}</p>" if scenario.description else ""]
        if scenario.rules:
            links = ", ".join(
                rule_link(RuleNumber(rule), cited(rule), self._theme) for rule in scenario.rules
            )
            parts.append(f"<p style='color:{self._theme.ink_soft}'>{escape(tr('Rules:'))} {links}</p>")
        if not scenario.battlefield:
            parts.append(self._welcome())
        elif not self._session.frames:
            parts.append(f"<p>{escape(tr('Nothing can happen here.'))}</p>")
        else:
            hint = tr("Press Space to play, or → for one step.")
            parts.append(f"<p style='color:{self._theme.ink_soft}'>{escape(hint)}</p>")
        return self._page("".join((self._notes(0), *parts)))

    def _told(self, place: int) -> str:
        """Return notes, headline, reasons, what does not happen, and details (folded at first), as HTML."""
        explanation, theme = self._session.told(place), self._theme
        large = f"font-size:{theme.px(16)}px; font-weight:600; line-height:115%; margin-bottom:6px"
        headline = f"<p style='{large}'>{escape(explanation.headline)}</p>"
        if before := step_before(self._session, place):
            words = escape(tr("Before: {turn_step}").format(turn_step=before))
            headline = f"<p style='color:{theme.ink_soft}; margin-bottom:0'>{words}</p>{headline}"
        why = linked(explanation.because, theme)
        paragraph = f"<p style='font-size:{theme.px(14)}px; margin-top:0; margin-bottom:6px'>"
        because = f"{paragraph}{why}</p>" if why else ""
        not_so = "".join(f"{paragraph}<b>{NOT}</b> {linked(line, theme)}</p>" for line in explanation.why_not)
        number = "" if explanation.rule in explanation.because else linked(explanation.rule, theme)
        rule = f"<p style='font-size:{theme.px(12)}px; margin-top:0'>{number}</p>" if number else ""
        return f"{self._notes(place)}{headline}{because}{rule}{not_so}{self._details(explanation)}"

    def _notes(self, place: int) -> str:
        """Return the notes that are shown after so many frames, as HTML."""
        look = f"color:{self._theme.accent}"
        notes = notes_at(self._session, place)
        return "".join(f"<p style='{look}'><i>{escape(note.text)}</i></p>" for note in notes if note.text)

    def _details(self, explanation: Explanation) -> str:
        if not explanation.details:
            return ""
        theme, shown = self._theme, self._shows_details
        words = tr("Details ({count})").format(count=len(explanation.details))
        label = f"{'▾' if shown else '▸'} {words}"
        link = f"<p><a href='details:' style='color:{theme.ink_soft}; text-decoration:none'>{label}</a></p>"
        if not shown:
            return link
        lines = "".join(
            f"<li style='margin-bottom:4px'>{linked(line, theme)}</li>" for line in explanation.details
        )
        return f"{link}<ul style='margin-left:-22px; color:{theme.ink_soft}'>{lines}</ul>"

    @property
    def _shows_details(self) -> bool:
        return self._unfolds if self._stage is Stage.TOLD else self._settings.shows_details

    def _fold_details(self) -> None:
        """Fold details or unfold them; beside a verdict for that board alone."""
        if self._stage is Stage.TOLD:
            self._unfolds = not self._unfolds
        else:
            self._settings.shows_details = not self._settings.shows_details

    def _ending(self, cursor: int) -> str:
        """Return how play ended, and the lesson, or why an answer is illegal; empty before."""
        session = self._session
        playthrough, theme = session.playthrough, self._theme
        if cursor < len(session.frames) or playthrough.pending is not None:
            return ""
        if playthrough.refused is not None:
            why = "<br>".join(linked(line, theme) for line in refusals(playthrough))
            return f"<hr><p style='font-size:{theme.px(14)}px; color:{theme.ink}'>{why}</p>"
        result = "<br>".join(escape(line) for line in ending(playthrough))
        lesson = session.scenario.lesson if self._stage is Stage.NONE else ""  # else the verdict has it
        told = (
            f"<p style='font-size:{theme.px(14)}px'><a name='{_LESSON}'><b>{escape(lesson)}</b></a></p>"
            if lesson
            else ""
        )
        return f"<hr><p style='color:{theme.ink_soft}'>{result}</p>{told}"

    def _page(self, body: str) -> str:
        return f"<div style='font-size:{self._theme.px(13)}px; line-height:135%'>{body}</div>"

    def _tapes(self, cursor: int) -> tuple[tuple[Cell, ...], ...]:
        """Return the damage event as it stood at each point up to the cursor, oldest first.

        Abilities that trigger in the middle of it are no moments of it, but do not end it. What was
        prevented is in the newest only.
        """
        found: list[tuple[Cell, ...]] = []
        for number, frame in enumerate(reversed(self._session.frames[: self._end_of_tape(cursor)])):
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

    def _end_of_tape(self, cursor: int) -> int:
        """Return the last frame of the damage event that the moment ending at the cursor tells of, if any."""
        ended = moment_ending(self._session.moments, cursor)
        numbers = range(cursor, ended.first - 1 if ended is not None else cursor - 1, -1)
        frames = self._session.frames
        return next((one for one in numbers if explain(frames[one - 1]).tape is not None), cursor)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == "details":
            self._fold_details()
            self.refresh()
            return
        if url.scheme() == "lesson":
            self.lesson_wanted.emit()
            return
        more = ways_on(url, self._theme) if self._stage is not Stage.ASKED else ""
        self._rule.setText(f"{told_rule(url)}{more}")
        self._rule.setVisible(True)

    def _follow_rule(self, link: str) -> None:
        if link.startswith("rule:"):
            open_rule(QUrl(link))
        else:
            self.examples_wanted.emit(link.removeprefix("examples:"))

    def _welcome(self) -> str:
        """Return how to begin, for an empty table."""
        more = escape(tr("F4 opens the library with all lessons and examples."))
        return f"<p>{tr(_WELCOME)}</p>{self._way_to_lessons()}<p>{more}</p>"

    def _way_to_lessons(self) -> str:
        """Return the way to the lesson that is offered; nothing if none is."""
        number = self._lesson_offered
        if number is None:
            return ""
        words = tr("Go on with lesson {number}") if self._has_begun else tr("Start with lesson {number}")
        style = f"color:{self._theme.accent}; text-decoration:none; font-weight:600"
        lesson = f"<a href='lesson:' style='{style}'>{escape(words.format(number=number))}</a>"
        newcomers = tr("New to combat damage? {lesson}: short boards, each with a question.")
        return f"<p>{lesson if self._has_begun else newcomers.format(lesson=lesson)}</p>"


class _Page(QTextBrowser):
    """A page of text; where a lesson is on it, it is scrolled so far that its beginning is seen.

    What stands above the page may take room only later: until somebody scrolls, the lesson is looked for
    again whenever the page has another size.
    """

    def __init__(self) -> None:
        super().__init__()
        self._follows_lesson = False
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumHeight(120)
        self.verticalScrollBar().actionTriggered.connect(self._on_scrolled)

    def show_page(self, html: str) -> None:
        """Show another page from its beginning, or from where its lesson can be seen."""
        self.setHtml(html)
        self._follows_lesson = True
        self.scrollToAnchor(_LESSON)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._follows_lesson:
            self.scrollToAnchor(_LESSON)

    def _on_scrolled(self) -> None:
        self._follows_lesson = False


_LESSON = "lesson"
"""The place on the page where the lesson begins."""


def _left(tape: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return the tape without what is prevented."""
    return tuple(cell for cell in tape if cell.kind != "prevented")


_LINKS = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
_PREDICT = QT_TR_NOOP("Predict what happens. Then the board is played, and each step is explained here.")
_WELCOME = QT_TR_NOOP(
    "Drag creatures from the left onto either side. Then drag a creature onto the other player to attack, "
    "or onto an attacker to block, and press <b>Space</b>."
)
