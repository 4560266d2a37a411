"""How a rule is cited.

`510.1c` is a rule of the newest edition this project reads (19 June 2026). A rule that
only an older edition has is written with that edition's date before it:
`2024-07-30:509.2`.
"""

from __future__ import annotations

import re
from typing import NewType

RuleNumber = NewType("RuleNumber", str)

EDITIONS = {
    "2026-06-19": "June 2026",
    "2024-07-30": "July 2024",
    "2009-07-08": "July 2009",
    "2009-05-01": "May 2009",
}
"""The editions cited here, by date, with the words a reader sees; the first is the newest."""


def cited(rule: str) -> str:
    """Return `rule` as a sentence cites it: `CR 510.1c`, or `CR 509.2 of July 2024`."""
    edition, _, number = rule.rpartition(":")
    return f"CR {number} of {EDITIONS.get(edition, edition)}" if edition else f"CR {number}"


def citations(text: str) -> tuple[RuleNumber, ...]:
    """Return the rules that a text cites, as `cited` does or by date, each once, in the order they stand."""
    found = (
        f"{date or _DATES[words]}:{number}" if date or words else number
        for date, number, words in _CITED.findall(text)
    )
    return tuple(RuleNumber(rule) for rule in dict.fromkeys(found))


_DATES = {words: date for date, words in EDITIONS.items()}
_NUMBER = r"[1-9]\d\d\.[1-9]\d{0,2}[a-z]?"
_CITED = re.compile(rf"\b(?:({'|'.join(EDITIONS)}):)?({_NUMBER})\b(?: of ({'|'.join(EDITIONS.values())}))?")
