"""Every question, and everything that can be wrong with an answer, has words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from core.explain import questions, violations
from core.rules.choices.choice import Choice
from core.rules.choices.violation import Violation

LONGEST_NAME = 3
"""Words, as in `not a creature`; what is longer is a part of a sentence."""
ROOT = Path(__file__).parents[3]
RULES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts) for path in (ROOT / "core/rules").rglob("*.py")
]


def kinds_of(base: type[Any]) -> set[type[Any]]:
    """Return the classes of the rules that derive from one."""
    for module in RULES:
        import_module(module.removesuffix(".__init__"))
    return {kind for kind in base.__subclasses__() if kind.__module__.startswith("core.")}


def test_every_question_has_words() -> None:
    assert set(questions.WORDS) == kinds_of(Choice)


def test_everything_wrong_with_an_answer_has_words() -> None:
    assert set(violations.WORDS) == kinds_of(Violation)


@pytest.mark.parametrize("folder", ["rules", "play", "model", "events"])
def test_no_sentence_is_made_below_explain(folder: str) -> None:
    paths = (ROOT / "core" / folder).rglob("*.py")
    assert not [
        f"{path.name}: {words}"
        for path in paths
        for words in words_in(ast.parse(path.read_text(encoding="utf-8")))
    ]


def words_in(module: ast.Module) -> Iterator[str]:
    """Yield texts of several words that are neither documentation nor the message of an error."""
    spared = {id(part) for node in ast.walk(module) if is_aside(node) for part in ast.walk(node)}
    for node in ast.walk(module):
        match node:
            case ast.Constant(value=str(words)) if id(node) not in spared:
                if len(words.split()) > LONGEST_NAME:
                    yield words
            case _:
                pass


def is_aside(node: ast.AST) -> bool:
    """Whether this is documentation, or raises an error."""
    return isinstance(node, ast.Raise) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )
