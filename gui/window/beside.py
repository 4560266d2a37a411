"""The windows beside the table: comparisons, the rules, what makes films, and the presentation."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gui.settings import Settings
from gui.theme import Theme
from gui.window.comparisons import Comparisons
from gui.window.films import Films
from gui.window.learning import Learning
from gui.window.presentations import Presentations
from gui.window.rule_pages import RulePages
from gui.window.rules_in_sight import RulesInSight


class Beside:
    """Has them all; each is made when it is first wanted."""

    def __init__(
        self,
        learning: Learning,
        settings: Settings,
        theme: Theme,
        in_sight: RulesInSight,
        window: QWidget,
    ) -> None:
        session = learning.around.session
        self.comparisons = Comparisons(session, learning.around.player, theme, window)
        self.rules = RulePages(learning, theme, in_sight, window)
        self.films = Films(session, settings, theme, window)
        self.presentations = Presentations(session, learning.around.player, settings, theme, window)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        for one in (self.comparisons, self.rules, self.films, self.presentations):
            one.set_theme(theme)

    def close(self) -> None:
        """Close those that are open; what is being made is cancelled."""
        for one in (self.comparisons, self.rules, self.films, self.presentations):
            one.close()
