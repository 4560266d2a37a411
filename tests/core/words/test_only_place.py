"""Sentences are said in `core.words` alone: in the packages named here no text holds two English words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

MOVED = [
    "core/abilities",
    "core/cards",
    "core/data",
    "core/explain",
    "core/files",
    "core/language/lines.py",
    "core/language/naming.py",
    "core/scenario",
    "core/teaching",
    "gui/command_line",
]
"""The files and folders whose sentences have moved to `core.words`."""

LEFT = {
    # keywords as data names them
    "core/abilities/card_texts/keyword_meanings.py",
    "core/abilities/card_texts/keyword_meanings_of_permanents.py",
    "core/abilities/keywords.py",
    # what may stand in a file, as a part of the sentence that says so
    "core/abilities/phrased.py",
    # what cards call themselves, and words that rules text is known by
    "core/cards/printed_text.py",
    "core/cards/rendering.py",
    "core/cards/said.py",
    "core/cards/table_matters.py",
    # what rules of older editions called state-based actions
    "core/explain/editions.py",
    # cards that files of the past name
    "core/files/older_cards.py",
    # what each fold means, for who reads the code
    "core/explain/explaining.py",
    # a keyword and the ways to be saved, as data names them
    "core/explain/state_based.py",
    # words of the grammar that are replaced
    "core/explain/waiting_effects.py",
    # rows of the catalogue that only the command line says
    "gui/command_line/help_texts.py",
    "gui/command_line/sentences.py",
}
"""Files among those that still hold some, each with its reason."""

_WORD = re.compile(r"[A-Za-z]{2,}(?:'[a-z]+)?")
_TWO_WORDS = 2


def files() -> list[str]:
    """Return every file that is in one of the places whose sentences have moved."""
    paths = [ROOT / one for one in MOVED]
    every = [file for path in paths for file in (path.rglob("*.py") if path.is_dir() else [path])]
    return sorted({file.relative_to(ROOT).as_posix() for file in every} - LEFT)


@pytest.mark.parametrize("file", files())
def test_no_sentence_is_said_elsewhere(file: str) -> None:
    assert list(sentences(ast.parse((ROOT / file).read_text(encoding="utf-8")))) == []


def test_each_file_that_is_left_is_there_and_says_something() -> None:
    for file in LEFT:
        assert list(sentences(ast.parse((ROOT / file).read_text(encoding="utf-8")))), file


@pytest.mark.parametrize(
    "code",
    [
        'told = "Ox attacks"',
        'told = f"{one} attacks alone"',
        'return told or "nothing is dealt"',
        'raise RefusedError("this is unreadable")',
    ],
)
def test_a_sentence_is_found(code: str) -> None:
    assert list(sentences(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        '"""Return the attackers."""',
        'key = "attack_alone"',
        'separator = ", "',
        'told = f"{name} ({rule})"',
        'raise ValueError("no such event here")',
        'pattern = re.compile("some words here")',
    ],
)
def test_what_is_no_sentence_is_passed_over(code: str) -> None:
    assert not list(sentences(ast.parse(code)))


def sentences(module: ast.Module) -> Iterator[str]:
    """Yield texts of two English words or more that are no docstring, pattern or programmer's error."""
    spared = {id(part) for node in ast.walk(module) if _is_spared(node) for part in ast.walk(node)}
    for node in ast.walk(module):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in spared:
                if sum(map(_is_prose, text.split())) >= _TWO_WORDS:
                    yield text
            case _:
                pass


def _is_prose(word: str) -> bool:
    """Whether a part of a text holds a word, and is no key, path or name of a module."""
    return _WORD.search(word) is not None and not re.search(r"[_/\\<>{}\[\]=]|\w\.\w|--", word)


def _is_spared(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()):  # a docstring
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(id="ValueError" | "TypeError" | "KeyError"))):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re"))):
            return True
        case ast.Call(func=ast.Name(id="Literal")) | ast.Subscript(value=ast.Name(id="Literal")):
            return True
        case _:
            return False
