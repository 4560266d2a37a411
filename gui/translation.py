"""The window's own words, in the language that is spoken.

Every text a person reads is given to `tr` where it is shown, as a literal: `pyside6-lupdate` then finds it.
Sentences that explain the game come from `core.words`; they are in that language already.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication


def tr(text: str, comment: str | None = None, count: int = -1) -> str:
    """Return a text in the language that is spoken.

    Names and numbers are filled in afterwards, for another language may put them elsewhere:
    `tr("{name} has {count} counters", None, count).format(name=name, count=count)`. A comment tells
    the translator which of two meanings is meant; a count selects the plural form.
    """
    return QCoreApplication.translate("", text, comment, count)


def QT_TR_NOOP(text: str) -> str:
    """Return the text itself, of a constant: `tr` gets it when it is shown. By this name lupdate finds it."""
    return text


def listed(names: Iterable[str]) -> str:
    """Return `A`, `A and B` or `A, B and C`; `nothing` if there are no names."""
    *most, last = tuple(names) or (tr("nothing"),)
    return tr("{most} and {last}").format(most=", ".join(most), last=last) if most else last


def term(words: str) -> str:
    """Return a term of the game in the language that is spoken, given as `core.terms` writes it."""
    return QCoreApplication.translate("", words)
