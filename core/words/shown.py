"""What comes from elsewhere, as a message repeats it: nothing moves a cursor, nothing has no end."""

from __future__ import annotations

LONGEST = 300
"""So many characters at the beginning of a text, and half as many at its end, are repeated at most."""


def as_shown(text: str) -> str:
    """Return text with what can't be seen written by its number, and long lines without their middle.

    Terminal escapes and the marks that turn the direction of writing would act on what stands around them.
    """
    return "\n".join(map(_visible, map(_shortened, text.split("\n"))))


def _visible(line: str) -> str:
    return "".join(letter if letter.isprintable() else _by_number(letter) for letter in line)


def _by_number(letter: str) -> str:
    return ascii(letter)[1:-1]


def _shortened(line: str) -> str:
    if len(line) <= LONGEST + LONGEST // 2:
        return line
    return f"{line[:LONGEST]} … {line[-LONGEST // 2 :]}"
