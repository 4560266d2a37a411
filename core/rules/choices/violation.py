"""What can be wrong with an answer."""

from __future__ import annotations

from core.terms.ids import RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Value


class Violation(Value):
    """Something wrong with an answer.

    Attributes:
        sentence: what is wrong, naming objects and the rule.
        remedy: the way out, a sentence of its own.
    """

    about: tuple[RecipientId, ...]
    rule: RuleNumber
    sentence: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.sentence} {self.remedy}"
