"""`damagestep rule`: what a rule says in our own words, and which code implements it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from core.explain.editions import todays_numbers
from core.explain.rule_code import places
from core.explain.rule_index import named_rule, paraphrase, rule_above, rule_index, rules_below, rules_near
from core.terms.rule_numbers import EDITIONS, RuleNumber, cited
from gui.command_line import sentences as words
from gui.command_line.exit_codes import ExitCode

_ROOT = Path(__file__).parents[2]


def print_rule(given: str, *, with_code: bool) -> int:
    """Print what a rule says and its parts; with code, where it is implemented; return the exit code."""
    rule = named_rule(given)
    if rule is None:
        print(words.no_rule_number(given), file=sys.stderr)
        print(words.editions(tuple(EDITIONS.values())), file=sys.stderr)
        return ExitCode.WRONG
    known = rule_index()
    if rule not in known and not rules_below(rule):
        above = rule_above(rule)
        if above is None:
            near = [cited(one) for one in rules_near(rule)]
            print(words.unknown_rule(cited(rule), near), file=sys.stderr)
            return ExitCode.WRONG
        print(words.unknown_part(cited(rule), cited(above)))
        rule = above
    sources = _sources() if with_code else {}
    print("\n".join(_lines(rule, sources)))
    return ExitCode.OK


def _lines(rule: RuleNumber, sources: Mapping[str, str]) -> Iterator[str]:
    """Yield what a rule says and all its places, then each of its parts with the first place."""
    below = rules_below(rule)
    said = paraphrase(rule) or words.rules_below(len(below))
    yield f"{cited(rule)}: {said}"
    if sources:
        yield from (f"  {place}" for place in _places(rule, sources))
    for part in below:
        yield f"{cited(part)}: {paraphrase(part)}"
        if sources:
            yield from (f"  {place}" for place in _places(part, sources)[:1])


def _places(rule: RuleNumber, sources: Mapping[str, str]) -> list[str]:
    """Return the places of a rule; before them, for an old one, those of what says the same today."""
    today = [
        words.today_as(str(place), cited(one))
        for one in todays_numbers(rule)
        for place in places(one, sources)
    ]
    return [*today, *map(str, places(rule, sources))]


def _sources() -> dict[str, str]:
    """Return the source of this program, and of its tests where it was not installed, by path."""
    folders = ["core", "gui", *(["tests"] if (_ROOT / "pyproject.toml").exists() else [])]
    return {
        path.relative_to(_ROOT).as_posix(): path.read_text(encoding="utf-8")
        for folder in folders
        for path in sorted((_ROOT / folder).rglob("*.py"))
    }
