"""The rule index: for each rule this project cites, what it says in our own words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from core.terms.rule_numbers import RuleNumber

INDEX = Path(__file__).parents[2] / "assets" / "rules" / "index.json"


@cache
def rule_index() -> Mapping[RuleNumber, str]:
    """Return the paraphrase of each rule, by number; read once."""
    return {RuleNumber(rule): text for rule, text in json.loads(INDEX.read_text(encoding="utf-8")).items()}
