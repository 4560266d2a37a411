"""What can be wrong with an answer."""

from __future__ import annotations

from core.terms.ids import RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Value


class Violation(Value):
    """Base of what can be wrong with an answer: a class for each way, its fields what there is to tell.

    `core.explain.violations` puts it into words.

    Attributes:
        about: the objects and players it is about.
    """

    about: tuple[RecipientId, ...]
    rule: RuleNumber
