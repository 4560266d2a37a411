"""One rule as a page: what it says, its parts, the words it governs, and scenarios that show it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from core.explain.rule_index import (
    edition_of,
    in_order,
    paraphrase,
    rule_above,
    rule_index,
    rules_below,
    section_of,
    section_title,
)
from core.files.rule_words import keywords_of, words_of
from core.teaching.index import Entry
from core.terms.rule_numbers import EDITIONS, RuleNumber, cited
from gui.rules.rule_links import linked, rule_link
from gui.theme import Theme
from gui.translation import listed, term, tr

SCENARIO, ALL = "scenario", "examples"
"""What links begin with that lead to a scenario, and to all that show a rule."""
_MOST = 12
"""So many scenarios are named; the library has the others."""


def rule_page(rule: RuleNumber, shown_by: Sequence[Entry], theme: Theme) -> str:
    """Return what there is to know of a rule or a section as HTML; `shown_by` are the scenarios about it."""
    parts = (
        _head(rule, theme),
        _said(rule, theme),
        _parts(rule, theme),
        _other_editions(rule, theme),
        _governed(rule, theme),
        _examples(rule, shown_by, theme),
    )
    return "".join(parts)


def _head(rule: RuleNumber, theme: Theme) -> str:
    """Return the number, and what the rule is a part of."""
    section = section_of(rule)
    title = section_title(section) if not edition_of(rule) else ""
    is_section = "." not in rule
    name = f"{cited(rule)} {title}".strip() if is_section else cited(rule)
    above = rule_above(rule)
    ways = [rule_link(RuleNumber(section), f"{section} {title}", theme)] if title and not is_section else []
    if above is not None:
        ways.append(rule_link(above, above.rpartition(":")[2], theme))
    soft = f"color:{theme.ink_soft}"
    way = f"<p style='{soft}; margin:0'>{' &rsaquo; '.join(ways)}</p>" if ways else ""
    size = theme.px(20)
    return f"{way}<p style='font-size:{size}px; font-weight:700; margin:2px 0 8px 0'>{escape(name)}</p>"


def _said(rule: RuleNumber, theme: Theme) -> str:
    told = paraphrase(rule)
    if told:
        size = theme.px(15)
        return f"<p style='font-size:{size}px; margin:0 0 10px 0'>{linked(told, theme)}</p>"
    if rules_below(rule):
        return ""
    return f"<p>{escape(tr('This rule is not in the index.'))}</p>"


def _parts(rule: RuleNumber, theme: Theme) -> str:
    rows = (
        f"<tr><td style='padding:2px 12px 4px 0'>{rule_link(one, one.rpartition(':')[2], theme)}</td>"
        f"<td style='padding:2px 0 4px 0'>{linked(paraphrase(one), theme)}</td></tr>"
        for one in in_order(rules_below(rule))
    )
    made = "".join(rows)
    return _part(
        tr("Its parts") if "." in rule else tr("Its rules"), f"<table>{made}</table>" if made else ""
    )


def _other_editions(rule: RuleNumber, theme: Theme) -> str:
    """Return the rules of the same number in other editions: they may speak of something else."""
    number = rule.rpartition(":")[2]
    dates = ("", *EDITIONS)
    same = (RuleNumber(f"{date}:{number}" if date else number) for date in dates)
    line = "<p style='margin:2px 0'>{}&nbsp; {}</p>"
    rows = (
        line.format(rule_link(one, cited(one), theme), linked(paraphrase(one), theme))
        for one in same
        if one != rule and one in rule_index()
    )
    return _part(tr("The same number in other editions"), "".join(rows))


def _governed(rule: RuleNumber, theme: Theme) -> str:
    """Return the keywords that the rule is about, and sentences that can be typed and are governed by it."""
    keywords = listed(term(one) for one in keywords_of(rule))
    told = f"<p style='margin:2px 0'>{escape(keywords)}</p>" if keywords_of(rule) else ""
    rows = (_word(one.kind, one.told, theme, is_sentence=one.is_sentence) for one in words_of(rule))
    return _part(tr("Words you can use for it"), f"{told}{''.join(rows)}")


def _word(kind: str, told: str, theme: Theme, *, is_sentence: bool) -> str:
    words = f"\N{LEFT DOUBLE QUOTATION MARK}{told}\N{RIGHT DOUBLE QUOTATION MARK}" if is_sentence else told
    soft = f"color:{theme.ink_soft}"
    return f"<p style='margin:2px 0'>{escape(words)} <span style='{soft}'>{escape(kind)}</span></p>"


def _examples(rule: RuleNumber, shown_by: Sequence[Entry], theme: Theme) -> str:
    style = f"color:{theme.accent}; text-decoration:none"
    rows = (
        f"<p style='margin:2px 0'><a href='{SCENARIO}:{escape(one.key, quote=True)}' style='{style}'>"
        f"{escape(one.title)}</a></p>"
        for one in shown_by[:_MOST]
    )
    made = "".join(rows)
    if len(shown_by) > _MOST:
        more = tr("All {count} in the library", None, len(shown_by)).format(count=len(shown_by))
        made += f"<p style='margin:4px 0'><a href='{ALL}:{rule}' style='{style}'>{escape(more)}</a></p>"
    return _part(tr("Scenarios that show it"), made)


def _part(heading: str, made: str) -> str:
    """Return a part of the page with its heading; nothing if there is nothing in it."""
    return f"<p style='font-weight:600; margin:14px 0 4px 0'>{escape(heading)}</p>{made}" if made else ""


def rules_with(words: Iterable[str]) -> Iterator[RuleNumber]:
    """Yield the rules in whose number or text each word begins a word, in their order."""
    wanted = tuple(words)
    for rule in in_order(rule_index()):
        number = rule.rpartition(":")[2]
        text = f" {number} {paraphrase(rule)}".casefold()
        plain = "".join(letter if letter.isalnum() or letter in ".'-" else " " for letter in text)
        if all(f" {word}" in plain for word in wanted):
            yield rule
