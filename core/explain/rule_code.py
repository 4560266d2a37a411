"""From a rule number to the code that cites it, found in the source itself: there is no list to keep."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from enum import IntEnum

from core.terms.rule_numbers import RuleNumber, citations
from core.terms.values import Value


class Place(Value, kw_only=False):
    """A definition that cites a rule, or a module that does so outside any definition.

    Attributes:
        path: the file, as the sources name it: `core/rules/combat/assignment_recipients.py`.
        line: where the definition begins, from 1; if it is cited in the body alone, where it is there.
        name: `may_divide`, `Keyword.TRAMPLE`; of a module, the name of the file.
        about: the first line of its docstring; without one, the line that cites.
    """

    path: str
    line: int
    name: str
    about: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.name} — {self.about}"


def places(rule: RuleNumber, sources: Mapping[str, str]) -> tuple[Place, ...]:
    """Return what cites a rule, the likeliest to implement it first.

    Code in `core/rules` that does more than ask, and in `core/characteristics`, comes first, then what
    writes events down and what keywords mean, then the rest of `core`, what explains, `gui`, and tests.
    Within each, modules come first that say at their top that they are about the rule; then a definition
    whose first line cites it; then one whose docstring cites few others.

    Args:
        rule: a number, or a section such as `613`.
        sources: the text of each Python file, by its path.
    """
    number = rule.rpartition(":")[2]
    found = [one for path, text in sources.items() if number in text for one in _found(path, text, rule)]
    return tuple(one.place for one in sorted(found, key=lambda one: one.rank))


def rules_cited(text: str) -> frozenset[RuleNumber]:
    """Return the rules a text cites, and the sections (`CR 613`)."""
    lists = (found[1].split(", ") for found in _LIST.finditer(text))
    return frozenset(citations(text)) | {
        RuleNumber(part) for parts in lists for part in parts if part.isdigit()
    }


_LIST = re.compile(r"\bCR ((?:\d{3}(?:\.\d+[a-z]?)?, )*\d{3}(?:\.\d+[a-z]?)?)\b")


class _How(IntEnum):
    """How a definition cites a rule, the clearest first."""

    SUMMARY = 0
    DOCSTRING = 1
    BODY = 2
    VALUE = 3
    MODULE = 4


_FLOORS = {
    "core/rules/choices/": 2,
    "core/rules/": 0,
    "core/characteristics/": 0,
    "core/apply/": 1,
    "core/abilities/card_texts/keyword_meanings": 1,
    "core/explain/": 3,
    "core/words/": 3,
    "core/": 2,
    "gui/": 4,
}
"""How far from the rules the code in a folder is; the first that fits counts."""
_OTHER_FLOORS = 5


class _Found(Value, kw_only=False):
    place: Place
    floor: int
    is_elsewhere: bool
    how: _How
    cited: int

    @property
    def rank(self) -> tuple[int, bool, int, int, str, int]:
        return self.floor, self.is_elsewhere, self.how, self.cited, self.place.path, self.place.line


def _found(path: str, text: str, rule: RuleNumber) -> Iterator[_Found]:
    """Yield each definition of a file that cites a rule."""
    lines = text.splitlines()
    citing = [line for line, words in enumerate(lines, 1) if rule in rules_cited(words)]
    if not citing:
        return
    module, *others = _definitions(ast.parse(text), path.rpartition("/")[2].removesuffix(".py"), lines)
    floor = next((floor for start, floor in _FLOORS.items() if path.startswith(start)), _OTHER_FLOORS)
    is_about = rule in rules_cited(module.docstring)
    first_lines: dict[_Definition, int] = {}
    for line in citing:
        around = [one for one in others if line in one.lines]
        first_lines.setdefault(max(around, key=lambda one: one.lines.start, default=module), line)
    for one, line in first_lines.items():
        summary = one.docstring.partition("\n")[0]
        how = one.how(rule)
        begins = max(line, one.line) if how is _How.BODY else one.line
        place = Place(path, begins, one.name, summary or lines[line - 1].strip())
        is_elsewhere = one is module or not is_about
        yield _Found(place, floor, is_elsewhere, how, len(rules_cited(one.docstring)))


class _Definition(Value, kw_only=False):
    """A module, class, function or named value; `lines` are its own, with comments right above it."""

    kind: type[ast.AST]
    name: str
    line: int
    lines: range
    docstring: str

    def how(self, rule: RuleNumber) -> _How:
        """Return how it cites a rule, which it does somewhere."""
        if self.kind is ast.Module:
            return _How.MODULE
        if self.kind in {ast.Assign, ast.AnnAssign}:
            return _How.VALUE
        if rule in rules_cited(self.docstring.partition("\n")[0]):
            return _How.SUMMARY
        if rule in rules_cited(self.docstring):
            return _How.DOCSTRING
        return _How.BODY


def _definitions(module: ast.Module, name: str, lines: list[str]) -> Iterator[_Definition]:
    """Yield the module, then all it defines."""
    yield _Definition(ast.Module, name, 1, range(len(lines) + 1), ast.get_docstring(module) or "")
    yield from _defined_in(module, "", lines)


def _defined_in(
    parent: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, within: str, lines: list[str]
) -> Iterator[_Definition]:
    for node, after in zip(parent.body, [*parent.body[1:], None], strict=True):
        match node:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                begins = min([node.lineno, *(one.lineno for one in node.decorator_list)])
                name = f"{within}{node.name}"
                span = range(_with_comments(begins, lines), (node.end_lineno or begins) + 1)
                yield _Definition(type(node), name, node.lineno, span, ast.get_docstring(node) or "")
                if isinstance(node, ast.ClassDef):
                    yield from _defined_in(node, f"{name}.", lines)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                docstring = _string(after)
                last = after if docstring and after else node
                span = range(_with_comments(node.lineno, lines), (last.end_lineno or node.lineno) + 1)
                yield _Definition(type(node), f"{within}{name}", node.lineno, span, docstring)
            case _:
                pass


def _string(node: ast.stmt | None) -> str:
    """Return the text of a string that stands under a value to describe it."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
        case _:
            return ""


def _with_comments(line: int, lines: list[str]) -> int:
    """Return where the comments right above a line begin."""
    while line > 1 and lines[line - 2].lstrip().startswith("#"):
        line -= 1
    return line
