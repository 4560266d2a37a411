"""Rule numbers in a text as links, and what the rule behind one says in our words."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtCore import QUrl

from core.explain.rule_index import paraphrase
from core.terms.rule_numbers import EDITIONS, RuleNumber, cited
from gui.theme import Theme
from gui.translation import tr

_CITED = re.compile(
    rf"\bCR (\d{{3}}\.\d{{1,3}}[a-z]?)(?: of ({'|'.join(EDITIONS.values())}))?|\b(\d{{3}}\.\d{{1,3}}[a-z]?)\b"
)


def linked(text: str, theme: Theme) -> str:
    """Return text as HTML in which every rule number is a link."""
    out, at = [], 0
    for match in _CITED.finditer(text):
        out.append(escape(text[at : match.start()]))
        number = match[1] or match[3]
        edition = next((date for date, words in EDITIONS.items() if words == match[2]), None)
        rule = RuleNumber(f"{edition}:{number}" if edition else number)
        out.append(rule_link(rule, match[0], theme))
        at = match.end()
    return "".join([*out, escape(text[at:])])


def rule_link(rule: RuleNumber, words: str, theme: Theme) -> str:
    """Return words as a link to a rule, with what it says as a hint."""
    hint = escape(paraphrase(rule), quote=True)
    style = f"color:{theme.accent}; text-decoration:none"
    return f"<a href='rule:{rule}' title=\"{hint}\" style='{style}'>{escape(words)}</a>"


def told_rule(url: QUrl) -> str:
    """Return the rule that a link leads to, its number and what it says, as HTML."""
    rule = RuleNumber(url.toString().removeprefix("rule:"))
    text = paraphrase(rule) or tr("This rule isn't in the index.")
    return f"<b>{escape(cited(rule))}</b>&nbsp; {escape(text)}"


def examples_link(url: QUrl, theme: Theme) -> str:
    """Return a link to the other examples of the rule that a link leads to, as HTML."""
    number = url.toString().removeprefix("rule:")
    style = f"color:{theme.accent}; text-decoration:none; font-weight:600"
    words = escape(tr("Other examples of this rule"))
    return f"<br><a href='examples:{number}' style='{style}'>{words}</a>"
