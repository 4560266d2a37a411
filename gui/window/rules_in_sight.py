"""What is written where a person looks and can't be clicked: beside the mouse, or in what is told now."""

from __future__ import annotations

from PySide6.QtWidgets import QToolTip

from core.terms.rule_numbers import RuleNumber, citations
from gui.panels.telling import Telling
from gui.session import Session
from gui.table.magnifier.magnifier import Magnifier
from gui.table.table_view import TableView


class RulesInSight:
    """Knows which rule is meant by somebody who asks for the rules without naming one."""

    def __init__(self, session: Session, table: TableView, magnifier: Magnifier, telling: Telling) -> None:
        self._session, self._table, self._magnifier, self._telling = session, table, magnifier, telling

    @property
    def near(self) -> RuleNumber | None:
        """The first rule cited by the words of a drag, a tool tip or the magnifier, if one is shown."""
        shown = self._magnifier.words if self._magnifier.subject is not None else ""
        hint = QToolTip.text() if QToolTip.isVisible() else ""
        return next(
            (rules[0] for rules in map(citations, (self._table.table.bubble, hint, shown)) if rules), None
        )

    @property
    def told(self) -> RuleNumber | None:
        """The rule that decides in what is told now; None before anything has happened."""
        place = self._telling.place
        rules = self._session.told(place).rules if place else ()
        return rules[0] if rules else None
