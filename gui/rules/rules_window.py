"""The rules: a list by number, a search, and a page for each; it stays beside the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from core.explain.rule_index import edition_of, in_order, paraphrase, rule_index, section_of, section_title
from core.teaching.index import Entry
from core.terms.rule_numbers import EDITIONS, RuleNumber, cited
from gui.key_row import KeyRow
from gui.rules.rule_page import ALL, SCENARIO, rule_page, rules_with
from gui.theme import Theme
from gui.translation import QT_TR_NOOP, tr

_RULE = Qt.ItemDataRole.UserRole

RULES_KEYS = (
    KeyRow(("Ctrl+F",), QT_TR_NOOP("search the rules")),
    KeyRow(("Alt+Left", "Alt+Right"), QT_TR_NOOP("back to the rule before; forward again")),
)
"""What keys do in the rules."""


class RulesWindow(QDialog):
    """Shows rules, one at a time, and remembers which were shown.

    `examples` returns the scenarios that show a rule.

    Signals:
        scenario_wanted: a scenario is to be opened; argument: its key.
        library_wanted: the library is to show all scenarios about a rule; argument: its number.
    """

    scenario_wanted = Signal(str)
    library_wanted = Signal(str)

    def __init__(
        self, examples: Callable[[RuleNumber], tuple[Entry, ...]], theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._examples, self._theme = examples, theme
        self._seen: list[RuleNumber] = []
        self._place = -1
        self._is_filling = False
        self._rows: dict[RuleNumber, QTreeWidgetItem] = {}
        self.setWindowTitle(tr("Rules"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Find a rule by number or words"))
        self.search.setAccessibleName(tr("Find a rule"))
        self.search.setClearButtonEnabled(True)
        self.list = QTreeWidget()
        self.list.setObjectName("lines")
        self.list.setHeaderHidden(True)
        self.list.setAccessibleName(tr("Rules"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.page = QTextBrowser()
        self.page.setObjectName("eraPage")
        self.page.setAccessibleName(tr("The rule"))
        self.page.setOpenLinks(False)
        self.page.document().setDocumentMargin(12)
        self.back, self.forward = QToolButton(), QToolButton()
        self.count = QLabel()
        self.count.setObjectName("hint")
        self._lay_out()
        self._connect()
        self._fill(in_order(rule_index()))

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self._show_page()

    @property
    def rule(self) -> RuleNumber | None:
        """The rule that is shown."""
        return self._seen[self._place] if self._seen else None

    def show_rule(self, rule: RuleNumber) -> None:
        """Show a rule or a section; what was shown before can be gone back to."""
        if rule != self.rule:
            self._seen = [*self._seen[: self._place + 1], rule]
            self._place = len(self._seen) - 1
            self._show_page()

    def _lay_out(self) -> None:
        for button, arrow, words, key in (
            (self.back, Qt.ArrowType.LeftArrow, tr("Back"), "Alt+Left"),
            (self.forward, Qt.ArrowType.RightArrow, tr("Forward"), "Alt+Right"),
        ):
            button.setArrowType(arrow)
            button.setAccessibleName(words)
            button.setToolTip(f"{words} ({key})")
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.search, self.list, self.count):
            column.addWidget(part)
        ways = QHBoxLayout()
        ways.addWidget(self.back)
        ways.addWidget(self.forward)
        ways.addStretch(1)
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.close)
        close.setAutoDefault(False)
        ways.addWidget(close)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(ways)
        column.addWidget(self.page, 1)
        split = QSplitter()
        split.addWidget(left)
        split.addWidget(right)
        split.setSizes([self._theme.px(320), self._theme.px(560)])
        split.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.addWidget(split)
        room = self.screen().availableSize()
        self.resize(min(self._theme.px(920), room.width()), min(self._theme.px(600), room.height()))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._show_first)
        self.list.currentItemChanged.connect(self._on_row)
        self.page.anchorClicked.connect(self._follow)
        self.back.clicked.connect(lambda: self._go(-1))
        self.forward.clicked.connect(lambda: self._go(1))
        keys = QKeySequence.StandardKey
        QShortcut(QKeySequence(keys.Find), self, self._take_keyboard)
        QShortcut(QKeySequence(keys.Back), self, lambda: self._go(-1))
        QShortcut(QKeySequence(keys.Forward), self, lambda: self._go(1))

    def _take_keyboard(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _fill(self, rules: Iterable[RuleNumber], *, opened: bool = False) -> None:
        """List rules under their sections, those of earlier editions under the edition."""
        self._is_filling = True
        self.list.clear()
        self._rows.clear()
        count = 0
        for rule in rules:
            count += 1
            row = QTreeWidgetItem([f"{rule.rpartition(':')[2]}  {paraphrase(rule)}"])
            row.setData(0, _RULE, rule)
            row.setToolTip(0, f"{cited(rule)}: {paraphrase(rule)}")
            self._section(rule).addChild(row)
            self._rows[rule] = row
        if opened:
            self.list.expandAll()
        self._is_filling = False
        self.count.setText(tr("{count} rules", None, count).format(count=count))
        self._mark()

    def _section(self, rule: RuleNumber) -> QTreeWidgetItem:
        """Return the row of the section of a rule, or of its edition if that is an earlier one."""
        edition, section = edition_of(rule), RuleNumber(section_of(rule))
        key = RuleNumber(f"{edition}:") if edition else section
        if key not in self._rows:
            words = f"{section}  {section_title(section)}"
            if edition:
                words = tr("Rules of {edition}").format(edition=EDITIONS[edition])
            row = QTreeWidgetItem([words])
            if not edition:
                row.setData(0, _RULE, section)
            font = row.font(0)
            font.setBold(True)
            row.setFont(0, font)
            self.list.addTopLevelItem(row)
            self._rows[key] = row
        return self._rows[key]

    def _find(self, text: str) -> None:
        wanted = text.casefold().replace("cr ", "").split()
        self._fill(rules_with(wanted), opened=bool(wanted))
        named = RuleNumber(" ".join(wanted))
        if "." in named and named in self._rows:
            self.show_rule(named)

    def _show_first(self) -> None:
        """Show the first rule that was found, or the first that begins with what was typed."""
        found = [rule for rule in self._rows if "." in rule]
        begins = self.search.text().strip().casefold()
        named = (rule for rule in found if paraphrase(rule).casefold().startswith(begins))
        first = next(named, found[0] if found else None)
        if first is not None:
            self.show_rule(first)

    def _on_row(self, row: QTreeWidgetItem | None) -> None:
        rule = row.data(0, _RULE) if row is not None else None
        if rule and not self._is_filling:
            self.show_rule(rule)

    def _go(self, by: int) -> None:
        """Go back (-1) or forward (1) among the rules that were shown."""
        if 0 <= self._place + by < len(self._seen):
            self._place += by
            self._show_page()

    def _show_page(self) -> None:
        rule = self.rule
        self.back.setEnabled(self._place > 0)
        self.forward.setEnabled(self._place + 1 < len(self._seen))
        if rule is not None:
            self.page.setHtml(rule_page(rule, self._examples(rule), self._theme))
        self._mark()

    def _mark(self) -> None:
        """Make the row of the rule that is shown the current one."""
        row = self._rows.get(self.rule) if self.rule is not None else None
        self._is_filling = True
        if row is not None:
            self.list.setCurrentItem(row)
        else:
            self.list.clearSelection()
        self._is_filling = False

    def _follow(self, url: QUrl) -> None:
        scheme, _, rest = url.toString().partition(":")
        match scheme:
            case "rule":
                self.show_rule(RuleNumber(rest))
            case _ if scheme == SCENARIO:
                self.scenario_wanted.emit(rest)
            case _ if scheme == ALL:
                self.library_wanted.emit(rest)
