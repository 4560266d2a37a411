"""Cutting a board line into statements and parts. What is quoted or in brackets stays whole."""

from __future__ import annotations

import re
from collections.abc import Iterator

from core.sharing.board_line.verbs import VERB
from core.words.english.errors import sharing as words

_CURLY_QUOTES = str.maketrans({"\N{LEFT DOUBLE QUOTATION MARK}": '"', "\N{RIGHT DOUBLE QUOTATION MARK}": '"'})
_ENDS_NAME = re.compile(rf'[,;.:"()\[\]]|->| and | \+ |{VERB.pattern}')
_CLOSES = {"[": "]", "(": ")"}


class BoardLineError(ValueError):
    """A board line can't be read.

    Attributes:
        statement: the part of the line in which reading stopped, as it was written; may be empty.
        fault: what is wrong there, and what would be right.
    """

    def __init__(self, statement: str, fault: str) -> None:
        super().__init__(words.in_statement(statement, fault) if statement else fault)
        self.statement = statement
        self.fault = fault


def plain(line: str) -> str:
    """Return a line with straight quotes and single blanks."""
    return " ".join(line.translate(_CURLY_QUOTES).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split())


def statements(line: str) -> Iterator[str]:
    """Yield the statements of a line, which semicolons or full stops end.

    A full stop within a name, such as `Mr. Orfeo`, ends none if the name is quoted.

    Raises:
        BoardLineError: a quote or a bracket isn't closed.
    """
    yield from filter(None, (part.strip() for part in _cut(line, re.compile(r";|\.(?=\s|$)"))))


def parts(text: str, separator: str) -> list[str]:
    """Return the parts of a statement between separators (a regular expression), without blanks around them.

    Raises:
        BoardLineError: a quote or a bracket isn't closed.
    """
    return [part.strip() for part in _cut(text, re.compile(separator))]


def unquoted(text: str) -> str:
    """Return a text without the quotes around it."""
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' else text


def quoted(name: str) -> str:
    """Return a name as a line can hold it: in quotes if something in it would end it."""
    return f'"{name}"' if _ENDS_NAME.search(name) or name[:1].isdigit() else name


def _cut(text: str, separator: re.Pattern[str]) -> Iterator[str]:
    start = place = 0
    while place < len(text):
        closing = '"' if text[place] == '"' else _CLOSES.get(text[place])
        if closing:
            end = text.find(closing, place + 1)
            if end < 0:
                raise BoardLineError(text[place : place + 60], words.not_closed(text[place]))
            place = end + 1
        elif match := separator.match(text, place):
            yield text[start:place]
            start = place = match.end()
        else:
            place += 1
    yield text[start:]
