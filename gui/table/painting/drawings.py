"""Drawings of our own, read from files that any program for vector pictures opens and changes.

Each is a group of paths with an `id`; a path is `dark` or `light` by its class, and says in absolute
M, L, C and Z where it goes, in a square of 100 by 100 units.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, Literal, get_args

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from core.terms.values import Value

_FOLDER = Path(__file__).parents[3] / "assets" / "drawings"
_GROUP = re.compile(r'<g id="([\w ]+)"[^>]*>(.*?)</g>', re.DOTALL)
_PATH = re.compile(r'<path class="(dark|light)" d="([^"]*)"/>')
_STEP = re.compile(r"([MLCZ])([^MLCZ]*)")

Kind = Literal["silhouettes", "glyphs"]
"""What there are drawings of: of what is on a picture, and of keywords."""
KINDS: Final = get_args(Kind)
SIZE = 100.0
"""A drawing's width and height."""


class Layer(Value, kw_only=False):
    """One path of a drawing, to be filled."""

    tone: Literal["dark", "light"]
    path: QPainterPath


@cache
def names(kind: Kind) -> frozenset[str]:
    """Return which drawings there are of a kind."""
    return frozenset(_groups(kind))


@cache
def drawing(kind: Kind, name: str) -> tuple[Layer, ...]:
    """Return the layers of a drawing, the lowest first."""
    return tuple(
        Layer("light" if tone == "light" else "dark", _path(steps))
        for tone, steps in _PATH.findall(_groups(kind)[name])
    )


@cache
def _groups(kind: str) -> dict[str, str]:
    return dict(_GROUP.findall((_FOLDER / f"{kind}.svg").read_text(encoding="utf-8")))


def _path(steps: str) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for letter, listed in _STEP.findall(steps):
        at = [float(number) for number in listed.split()]
        match letter:
            case "M":
                path.moveTo(*at)
            case "L":
                path.lineTo(*at)
            case "C":
                path.cubicTo(*at)
            case _:
                path.closeSubpath()
    return path
