"""Leads from every rule number to its page: in any text a link to `rule:510.1c` opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from core.teaching.index import Entry
from core.terms.rule_numbers import RuleNumber
from gui.library.opening import Opening
from gui.rules.rule_links import SCHEME
from gui.theme import Theme
from gui.window.learning import Learning
from gui.window.rules_in_sight import RulesInSight

if TYPE_CHECKING:
    from gui.rules.rules_window import RulesWindow


class RulePages(QObject):
    """Opens the rules when they are wanted, and brings back those that are open."""

    def __init__(self, learning: Learning, theme: Theme, in_sight: RulesInSight, window: QWidget) -> None:
        super().__init__(window)
        self._learning, self._theme, self._window = learning, theme, window
        self._in_sight = in_sight
        self.window: RulesWindow | None = None
        QDesktopServices.setUrlHandler(SCHEME, self, "open_url")  # type: ignore[arg-type]  # it takes no bytes

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        if self.window is not None:
            self.window.set_theme(theme)

    def close(self) -> None:
        """Close the rules, and follow no more links."""
        QDesktopServices.unsetUrlHandler(SCHEME)
        if self.window is not None:
            self.window.close()

    @Slot(QUrl)
    def open_url(self, url: QUrl) -> None:
        """Show the rule that a link leads to."""
        self.show_rule(url.toString().removeprefix(f"{SCHEME}:"))

    def show_rule_in_sight(self) -> None:
        """Show the rule cited near the mouse; else what was shown last, at first the rule told now."""
        told = self._in_sight.told if self.window is None else None
        self.show_rule(self._in_sight.near or told or "")

    def show_rule(self, rule: str = "") -> None:
        """Show a rule; without one, whatever was shown last."""
        if self.window is None:
            from gui.rules.rules_window import RulesWindow  # noqa: PLC0415 - when it is wanted

            self.window = RulesWindow(self._examples, self._theme, self._window)
            self.window.scenario_wanted.connect(self._open)
            self.window.library_wanted.connect(self._learning.show_rule)
        if rule or self.window.rule is None:
            self.window.show_rule(RuleNumber(rule or "510.1"))
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def _examples(self, rule: RuleNumber) -> tuple[Entry, ...]:
        catalogue = self._learning.library.catalogue
        catalogue.load()
        return catalogue.search.find(f"rule:{rule.rpartition(':')[2]}")

    def _open(self, key: str) -> None:
        entry = self._learning.library.catalogue.index.get(key)
        if entry is not None:
            self._learning.open(Opening(key=key, title=entry.title, keys=(key,)))
