"""What the eras of the combat damage rules are called in the window."""

from __future__ import annotations

from collections.abc import Mapping

from core.terms.eras import Era
from gui.translation import tr


def era_name(era: Era) -> str:
    """Return what an era is known for, as a title."""
    match era:
        case Era.CURRENT:
            return tr("Current rules")
        case Era.ORDERED:
            return tr("Damage assignment order")
        case Era.STACK:
            return tr("Damage on the stack")


def era_years(era: Era) -> str:
    """Return when it was."""
    match era:
        case Era.CURRENT:
            return tr("since November 2024")
        case Era.ORDERED:
            return tr("2009 to 2024")
        case Era.STACK:
            return tr("before July 2009")


def era_names() -> Mapping[Era, str]:
    """Return each era with its name and years, to choose from."""
    return {era: f"{era_name(era)} ({era_years(era)})" for era in Era}
