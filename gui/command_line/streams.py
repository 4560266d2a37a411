"""What is printed and read where it can't be in any letters: output may be no UTF-8."""

from __future__ import annotations

import codecs
import io
import json
import re
import sys

_PLAIN = str.maketrans(
    {
        "“": '"',
        "”": '"',
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{EM DASH}": "-",
        "\N{EN DASH}": "-",
        "✕": "x",
        "…": "...",
        "→": "->",
        "←": "<-",
        "•": "*",
        "⟦": "[",
        "⟧": "]",
    }
)
"""What is written instead of signs of ours that an encoding lacks."""


def take_any_letters() -> None:
    """Have nothing that is printed or read fail for its letters.

    A letter that the output can't hold is written as the nearest one that it can, or by its number. Bytes
    that the input can't mean are refused later, as letters that can't be shown.
    """
    codecs.register_error("damagestep", _instead)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="damagestep")
    if isinstance(sys.stdin, io.TextIOWrapper):
        own = codecs.lookup(sys.stdin.encoding).name
        sys.stdin.reconfigure(encoding="utf-8" if own == "ascii" else own, errors="surrogateescape")


def json_text(text: str) -> str:
    """Return JSON text as it can be printed: if the output is no UTF-8, with numbers for its letters."""
    if codecs.lookup(sys.stdout.encoding or "utf-8").name == "utf-8":
        return text
    return re.sub(r"[^\x00-\x7f]", lambda letter: json.dumps(letter[0])[1:-1], text)


def _instead(error: UnicodeError) -> tuple[str | bytes, int]:
    """Return what is written instead of a letter, and where to go on, as `codecs` wants it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letter, after = error.object[error.start], error.start + 1
    if "\udc80" <= letter <= "\udcff":
        return bytes([ord(letter) - 0xDC00]), after  # a byte of a file's name that was no letter
    plain = letter.translate(_PLAIN)
    if not plain.isascii():
        plain = _without_accent(letter)
    return plain.encode("ascii", "backslashreplace"), after


def _without_accent(letter: str) -> str:
    """Return the letter below an accent, if it is one of ASCII; else the letter as it is."""
    from unicodedata import normalize  # noqa: PLC0415 - seldom wanted

    base = normalize("NFD", letter)[0]
    return base if base.isascii() else letter
