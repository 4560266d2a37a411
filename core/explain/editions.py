"""Rules by the numbers they had: an explanation of a game before July 2009 cites the edition of its time."""

from __future__ import annotations

import re

from core.explain.explanation import Explanation
from core.rules.eras import has_damage_on_stack
from core.terms.eras import Era
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.values import replace

_OF_MAY_2009 = {
    "104.2a": "102.2a",
    "104.4a": "102.4a",
    "104.4b": "102.4b",
    "113.7a": "402.6",
    "119.3": "215.3",
    "120.3a": "215.2",
    "120.3e": "212.3g",
    "120.4b": "413.2b",
    "120.8": "419.5a",
    "500.2": "300.2",
    "501.1": "301.1",
    "502.1": "302.1",
    "502.3": "302.2",
    "502.4": "302.3",
    "503.1": "303.1",
    "504.1": "304.1",
    "506.1": "306.1",
    "508.1": "308.1",
    "508.1a": "308.2a",
    "508.1f": "308.2c",
    "508.1k": "308.2g",
    "508.8": "308.5",
    "509.1": "309.1",
    "509.1h": "309.2f",
    "510.1": "310.1",
    "510.1a": "310.2a",
    "510.1b": "310.2b",
    "510.1c": "310.2c",
    "510.1d": "310.2d",
    "510.2": "310.4",
    "510.4": "310.5",
    "511.1": "311.1",
    "511.3": "311.2",
    "601.2h": "409.1h",
    "601.2i": "409.1i",
    "602.2a": "409.1a",
    "602.2b": "409.1h",
    "603.2": "410.2",
    "603.3": "410.3",
    "608.1": "413.1",
    "608.2b": "413.2a",
    "608.2h": "413.2f",
    "608.2n": "413.2i",
    "611.2": "418.3a",
    "614.5": "419.6a",
    "614.9": "419.6c",
    "615.5": "419.7e",
    "615.7": "419.7b",
    "615.10": "419.7c",
    "615.11": "419.7d",
    "701.8a": "501.4a",
    "701.21a": "501.6a",
    "704.3": "420.3",
    "704.5a": "420.5a",
    "704.5b": "420.5g",
    "704.5c": "420.5h",
    "704.5d": "420.5f",
    "704.5f": "420.5b",
    "704.5g": "420.5c",
    "704.5i": "420.5p",
    "704.5k": "420.5i",
    "704.5m": "420.5d",
    "704.5n": "420.5k",
    "704.5q": "420.5n",
}
"""Rules of today that said the same in May 2009, with their numbers there; others keep today's."""


def todays_numbers(rule: RuleNumber) -> tuple[RuleNumber, ...]:
    """Return the rules of today that say what one of May 2009 said: none if they have changed since."""
    edition, _, number = rule.rpartition(":")
    if edition != "2009-05-01":
        return ()
    return tuple(RuleNumber(today) for today, old in _OF_MAY_2009.items() if old == number)


_TODAYS = re.compile(r"\bCR (\d{3}\.\d{1,3}[a-z]?)\b(?! of )|(?<=, )(\d{3}\.\d{1,3}[a-z]?)\b(?! of )")


def of_its_time(explanation: Explanation, era: Era) -> Explanation:
    """Return the explanation with rules and words as they were in an era."""
    if not has_damage_on_stack(era):
        return explanation
    return replace(
        explanation,
        headline=words_of_its_time(explanation.headline, era),
        rule=words_of_its_time(explanation.rule, era),
        because=words_of_its_time(explanation.because, era),
        details=tuple(words_of_its_time(line, era) for line in explanation.details),
        why_not=tuple(words_of_its_time(line, era) for line in explanation.why_not),
    )


def words_of_its_time(text: str, era: Era) -> str:
    """Return a text with the rule numbers of an era; a state-based action was an effect before July 2009."""
    if not has_damage_on_stack(era):
        return text
    return _TODAYS.sub(_old_number, text.replace("tate-based action", "tate-based effect"))


def _old_number(found: re.Match[str]) -> str:
    today = found[1] or found[2]
    old = _OF_MAY_2009.get(today)
    if old is None:
        return found[0]
    told = cited(RuleNumber(f"2009-05-01:{old}"))
    return told if found[1] else told.removeprefix("CR ")
