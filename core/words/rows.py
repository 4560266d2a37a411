"""Sentences as rows of a catalogue: texts with holes that the grammar of a language fills.

A hole is one of:

- `{name}`: the text or number itself;
- `{player's}`: its possessive;
- `{names:and}`: one of the forms of the grammar, here a list;
- `{count:creature}`: so many of a noun, which may hold holes itself;
- `{names|is|are}`: what agrees with one, or with several;
- `{rule? ({rule})|, as always}`: one text if there is any, and the other, or none, if there isn't.

Braces that are text are doubled, as in `str.format`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence, Sized
from typing import Any, ClassVar, Protocol

from core.words.speaking import spoken

Part = str | Callable[[Mapping[str, Any]], str]
"""A piece of a row: text, or what makes text of the values in the holes."""

_HOLE = re.compile(r"\{([a-z_]+)('s|[:?|])?")
_IS_PLAIN = re.compile(r"(?:[^{}]|\{\{|\}\}|\{[a-z_]+\})*")
_OUTSIDE = re.compile(r"(?:[^{}]|\{\{|\}\})*")
_INSIDE = re.compile(r"[^{}|]*")


class Grammar(Protocol):
    """What is special about a language."""

    forms: Mapping[str, Callable[[Any], str]]
    """How a value is written, by what stands after the colon; `'s` is the possessive."""

    def counted(self, count: int, noun: str) -> str:
        """Return so many of a noun: `3 creatures`."""

    def is_one(self, value: int | Sized) -> bool:
        """Whether the singular goes with a number, or with things in a row."""


class Row:
    """A text with holes; called with their values, by name or in the order of the text, a sentence."""

    __slots__ = ("_filled", "_holes", "text")
    grammar: ClassVar[Grammar]

    def __init__(self, text: str) -> None:
        self.text = text
        self._filled: Callable[[Mapping[str, Any]], str] | None = None
        self._holes: tuple[str, ...] | None = None

    @property
    def holes(self) -> tuple[str, ...]:
        """The names of the holes, in the order of the text."""
        if self._holes is None:
            plain = self.text.replace("{{", "").replace("}}", "") if "{{" in self.text else self.text
            self._holes = tuple(dict.fromkeys(found[1] for found in _HOLE.finditer(plain)))
        return self._holes

    def __call__(self, /, *values: object, **holes: object) -> str:
        """Return the sentence in the language that is spoken; raises ValueError for a value too many."""
        if values:
            holes |= zip(self.holes[: len(values)], values, strict=True)
        return spoken(self.filled, **holes)

    def filled(self, /, **holes: object) -> str:
        """Return the text with its holes filled; raises KeyError for one that is left."""
        if self._filled is None:
            self._filled = self._read()
        return self._filled(holes)

    def _read(self) -> Callable[[Mapping[str, Any]], str]:
        if _IS_PLAIN.fullmatch(self.text):
            return self.text.format_map
        parts, end = self._parts(0, _OUTSIDE)
        if end < len(self.text):
            raise ValueError(f"a brace without its other: {self.text[end:]!r} in {self.text!r}")
        return _joined(parts)

    def _parts(self, at: int, literal: re.Pattern[str]) -> tuple[list[Part], int]:
        """Return the parts from a place on, and where the text or the alternative that they make ends."""
        parts: list[Part] = []
        while True:
            text = literal.match(self.text, at)
            assert text is not None  # noqa: S101 - it matches no text, too
            if text[0]:
                unescaped = text[0] if literal is _INSIDE else text[0].replace("{{", "{").replace("}}", "}")
                parts.append(unescaped)
            at = text.end()
            if not self.text.startswith("{", at):
                return parts, at
            hole, at = self._hole(at)
            parts.append(hole)

    def _hole(self, at: int) -> tuple[Part, int]:
        found = _HOLE.match(self.text, at)
        if found is None:
            raise ValueError(f"a hole needs a name: {self.text[at:]!r} in {self.text!r}")
        name, kind = found.groups()
        texts: list[list[Part]] = []
        at = found.end()
        while kind in {":", "?", "|"}:
            parts, at = self._parts(at, _INSIDE)
            texts.append(parts)
            if not self.text.startswith("|", at):
                break
            at += 1
        if not self.text.startswith("}", at):
            raise ValueError(f"a hole without an end: {self.text[found.start() :]!r} in {self.text!r}")
        return self._filler(name, kind, texts), at + 1

    def _filler(self, name: str, kind: str | None, texts: list[list[Part]]) -> Part:
        grammar = self.grammar
        match kind, texts:
            case None, []:
                return lambda holes: str(holes[name])
            case "'s", []:
                possessive = grammar.forms["'s"]
                return lambda holes: possessive(holes[name])
            case ":", [[str(form)]] if form in grammar.forms:
                write = grammar.forms[form]
                return lambda holes: write(holes[name])
            case ":", [noun]:
                kind_of = _joined(noun)
                return lambda holes: grammar.counted(holes[name], kind_of(holes))
            case "|", [one, several]:
                singular, plural = _joined(one), _joined(several)
                return lambda holes: (singular if grammar.is_one(holes[name]) else plural)(holes)
            case "?", [some, *others]:
                there, missing = _joined(some), _joined(others[0] if others else [])
                return lambda holes: (there if holes.get(name) else missing)(holes)
            case _:
                raise ValueError(f"a hole like no other: {name!r} in {self.text!r}")


def _joined(parts: Sequence[Part]) -> Callable[[Mapping[str, Any]], str]:
    if all(isinstance(part, str) for part in parts):
        text = "".join(part for part in parts if isinstance(part, str))
        return lambda _: text
    if len(parts) == 1 and not isinstance(parts[0], str):
        return parts[0]
    return lambda holes: "".join([part if isinstance(part, str) else part(holes) for part in parts])
