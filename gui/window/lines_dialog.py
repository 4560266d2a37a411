"""The lines of play side by side: where each parts from the main line, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from PySide6.QtCore import QUrl
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTextBrowser, QVBoxLayout, QWidget

from core.play.playthrough import Asking, Playthrough
from core.scenario.format import Scenario
from core.scenario.line_stories import name_of_line
from core.scenario.playing import play_instead, play_scenario
from core.scenario.variations import MAIN, Line, line_scenario, lines
from gui.panels.comparison_page import compare, comparison_page
from gui.rules.rule_links import open_rule
from gui.session import Session
from gui.theme import Theme
from gui.translation import tr

_MOST = 6
"""More columns than these can't be read side by side."""


class LinesDialog(QDialog):
    """Shows the lines as columns, as they are while it is open; the name of one plays it on the table."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._theme = session, theme
        self.setWindowTitle(tr("Compare lines"))
        self.page = QTextBrowser()
        self.page.setObjectName("eraPage")
        self.page.setAccessibleName(tr("Comparison of lines"))
        self.page.setOpenLinks(False)
        self.page.document().setDocumentMargin(0)
        self.page.anchorClicked.connect(self._open)
        self._hint = QLabel()
        self._hint.setObjectName("hint")
        self._hint.setWordWrap(True)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(10)
        for part in (self.page, self._hint, buttons):
            layout.addWidget(part)
        self.setMinimumSize(760, 380)
        self.resize(1000, 620)
        session.lines_changed.connect(self._follow)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fill()

    def _follow(self) -> None:
        if self.isVisible():
            self.fill()

    def fill(self) -> None:
        """Show the lines as they are now."""
        shown = self._shown()
        document = self._session.document
        scenarios = {line: line_scenario(document, line) for line in shown}
        comparison = compare(scenarios, dict(self._played(scenarios)))
        heads = tuple(self._head(line) for line in shown)
        self.page.setHtml(comparison_page(comparison, self._theme, heads))
        left = sum(1 for _ in lines(document)) - len(shown)
        note = tr(
            "{sign} marks what differs from the first column. Open decisions are made automatically here. "
            "Click a name to play that line."
        ).format(sign="\N{NOT EQUAL TO}")
        more = tr("{count} more lines are not shown: play one of them to see it here.", None, left)
        self._hint.setText(f"{note} {more.format(count=left)}" if left else note)

    def _played(self, scenarios: Mapping[Line, Scenario]) -> Iterator[tuple[Line, Playthrough]]:
        """Yield what comes of each line to its end; what it has in common with the first is played once."""
        library, nothing = self._session.library, Asking.NOTHING
        first = scenarios[MAIN]
        start = play_scenario(first, library)
        for line, scenario in scenarios.items():
            yield line, play_instead(scenario, library, nothing, first, start) if line else start

    def _shown(self) -> tuple[Line, ...]:
        """Return the lines that have a column: the main line, the one that is played, and as many as fit."""
        every = tuple(lines(self._session.document))
        here = self._session.line
        first = every[:_MOST]
        return first if here in first else (*first[:-1], here)

    def _head(self, line: Line) -> str:
        name = escape(name_of_line(self._session.document, line))
        if line == self._session.line:
            return f"\N{BLACK CIRCLE} {name}"
        place = ".".join(map(str, line))
        return f"<a href='line:{place}' style='color:{self._theme.accent}'>{name}</a>"

    def _open(self, url: QUrl) -> None:
        if url.scheme() == "line":
            self._session.show_line(tuple(int(part) for part in url.path().split(".") if part))
        else:
            open_rule(url)
