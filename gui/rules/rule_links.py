"""Rule numbers in a text as links, what the rule behind one says in our words, and the way to its page."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QDesktopServices

from core.explain.rule_index import paraphrase
from core.terms.rule_numbers import EDITIONS, RuleNumber, cited
from gui.theme import Theme
from gui.translation import tr

_CITED = re.compile(
    rf"\bCR (\d{{3}}\.\d{{1,3}}[a-z]?)(?: of ({'|'.join(EDITIONS.values())}))?|\b(\d{{3}}\.\d{{1,3}}[a-z]?)\b"
)


SCHEME: Final = "rule"
"""What a link to a rule begins with; whoever has the pages handles it."""


def open_rule(url: QUrl) -> None:
    """Open the page of the rule that a link leads to. A label does it by itself: its links are external."""
    QDesktopServices.openUrl(url)


def linked(text: str, theme: Theme | None = None, ink: QColor | None = None) -> str:
    """Return text as HTML in which every rule number is a link, and stays on one line with its `CR`.

    They have the accent of a theme, or are underlined in the ink of the text; otherwise the palette's color.
    """
    style = f"color:{ink.name()}" if ink is not None else _style(theme)
    out, at = [], 0
    for match in _CITED.finditer(text):
        out.append(escape(text[at : match.start()]))
        number = match[1] or match[3]
        edition = next((date for date, words in EDITIONS.items() if words == match[2]), None)
        rule = RuleNumber(f"{edition}:{number}" if edition else number)
        out.append(_link(rule, match[0].replace(" ", "\N{NO-BREAK SPACE}", 1), style))
        at = match.end()
    return "".join([*out, escape(text[at:])])


def rule_link(rule: RuleNumber, words: str, theme: Theme) -> str:
    """Return words as a link to a rule, with what it says as a hint."""
    return _link(rule, words, _style(theme))


def _style(theme: Theme | None) -> str:
    return f"{f'color:{theme.accent}; ' if theme is not None else ''}text-decoration:none"


def _link(rule: RuleNumber, words: str, style: str) -> str:
    hint = escape(paraphrase(rule), quote=True)
    return f"<a href='{SCHEME}:{rule}' title=\"{hint}\" style='{style}'>{escape(words)}</a>"


def told_rule(url: QUrl) -> str:
    """Return the rule that a link leads to, its number and what it says, as HTML."""
    rule = RuleNumber(url.toString().removeprefix(f"{SCHEME}:"))
    text = paraphrase(rule) or tr("This rule isn't in the index.")
    return f"<b>{escape(cited(rule))}</b>&nbsp; {escape(text)}"


def ways_on(url: QUrl, theme: Theme) -> str:
    """Return links to other examples of the rule that a link leads to, and to its page, as HTML."""
    number = url.toString().removeprefix(f"{SCHEME}:")
    style = f"color:{theme.accent}; text-decoration:none; font-weight:600"
    examples = f"<a href='examples:{number}' style='{style}'>{escape(tr('Other examples of this rule'))}</a>"
    page = f"<a href='{SCHEME}:{number}' style='{style}'>{escape(tr('Its page'))}</a>"
    return f"<br>{examples} &nbsp;\N{MIDDLE DOT}&nbsp; {page}"
