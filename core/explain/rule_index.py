"""The rule index: for each rule this project cites, what it says in our own words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from string import ascii_lowercase

from core.terms.rule_numbers import EDITIONS, RuleNumber
from core.words.english import rules_text as words

_RULES = Path(__file__).parents[2] / "assets" / "rules"
INDEX = _RULES / "index.json"
SECTIONS = _RULES / "sections.json"
_NEAR = 4


@cache
def rule_index() -> Mapping[RuleNumber, str]:
    """Return the paraphrase of each rule, by number; read once."""
    return {RuleNumber(rule): text for rule, text in json.loads(INDEX.read_text(encoding="utf-8")).items()}


def paraphrase(rule: RuleNumber) -> str:
    """Return what a rule says in our own words; nothing of a rule that the index doesn't have."""
    return words.paraphrase(rule_index().get(rule, ""))


@cache
def section_titles() -> Mapping[str, str]:
    """Return what each section of today's rules is called, by its number; read once."""
    titles: dict[str, str] = json.loads(SECTIONS.read_text(encoding="utf-8"))
    return titles


def section_title(section: str) -> str:
    """Return what a section of today's rules is called; nothing of one that isn't known here."""
    return words.section_title(section_titles().get(section, ""))


def edition_of(rule: RuleNumber) -> str:
    """Return the date of the edition that a rule is of; empty for today's."""
    return rule.rpartition(":")[0]


def section_of(rule: RuleNumber) -> str:
    """Return the number of the section that a rule stands in: `702` of 702.19b."""
    return rule.rpartition(":")[2].partition(".")[0]


def in_order(rules: Iterable[RuleNumber]) -> tuple[RuleNumber, ...]:
    """Return rules in the order in which they stand, today's first, then those of earlier editions."""
    editions = tuple(EDITIONS)
    return tuple(sorted(rules, key=lambda one: (_age(one, editions), _place(one))))


def _age(rule: RuleNumber, editions: tuple[str, ...]) -> int:
    edition = edition_of(rule)
    return editions.index(edition) if edition in editions else 0


def named_rule(text: str) -> RuleNumber | None:
    """Return the rule that somebody means, known or not; None if it is neither a rule nor a section.

    It may have `CR` before it, and the edition as this project writes it: its date and a colon before
    the number, or `of July 2024` after it.
    """
    found = _WRITTEN.fullmatch(text)
    if found is None:
        return None
    edition = found["date"] or next((date for date in EDITIONS if _is_named(date, found["month"])), "")
    number = found["number"].lower()
    return RuleNumber(number if edition in {"", next(iter(EDITIONS))} else f"{edition}:{number}")


def rules_below(rule: RuleNumber) -> tuple[RuleNumber, ...]:
    """Return the rules of the index that are parts of a rule, told by a letter, or of a section."""
    part = re.compile(re.escape(rule) + (r"[a-z]" if "." in rule else r"\..+"))
    return tuple(one for one in rule_index() if part.fullmatch(one))


def rule_above(rule: RuleNumber) -> RuleNumber | None:
    """Return the rule that a rule is a part of, if the index has it."""
    above = RuleNumber(rule.rstrip(ascii_lowercase))
    return above if above != rule and above in rule_index() else None


def rules_near(rule: RuleNumber) -> tuple[RuleNumber, ...]:
    """Return the rules of the index, of the same edition, whose numbers are nearest; in their order."""
    same = (one for one in rule_index() if one.rpartition(":")[0] == rule.rpartition(":")[0])
    nearest = sorted(same, key=lambda one: abs(_place(one) - _place(rule)))[:_NEAR]
    return tuple(sorted(nearest, key=_place))


_WRITTEN = re.compile(
    rf"\s*(?:CR\s*)?(?:(?P<date>{'|'.join(EDITIONS)}):)?(?P<number>[1-9]\d\d(?:\.[1-9]\d*[a-z]?)?)\.?"
    rf"(?:\s+of\s+(?P<month>{'|'.join(EDITIONS.values())}))?\s*",
    re.IGNORECASE,
)


def _is_named(date: str, month: str | None) -> bool:
    return month is not None and EDITIONS[date].lower() == month.lower()


def _place(rule: RuleNumber) -> int:
    """Return a number that is larger for rules that stand later in their edition."""
    section, _, number = rule.rpartition(":")[2].partition(".")
    digits = number.rstrip(ascii_lowercase)
    letter = number[len(digits) :]
    return (int(section) * 1000 + int(digits or 0)) * 27 + (
        ascii_lowercase.index(letter) + 1 if letter else 0
    )
