"""How somebody wants presentations to be."""

from __future__ import annotations

from enum import StrEnum

from core.terms.values import Value


class Shape(StrEnum):
    """The shape of what is shown; the value is what the settings store."""

    SCREEN = "screen"
    WIDE = "16:9"
    SQUARE = "1:1"
    TALL = "9:16"


class Ground(StrEnum):
    """What the cards lie on; the value is what the settings store, and what films are told."""

    FELT = "felt"
    GREEN = "green"


class Wishes(Value):
    """How presentations are; remembered from one to the next.

    Attributes:
        goes_on: one slide follows another by itself, each after the time that it takes to read.
        has_steps: the steps of the turn stand above the table.
        shows_pointer: a halo goes with the mouse, and says when it clicks.
        shows_keys: what is pressed is shown for a moment.
        screen: the name of the screen; empty for the one on which the window is.
    """

    shape: Shape = Shape.SCREEN
    ground: Ground = Ground.FELT
    goes_on: bool = False
    has_steps: bool = False
    shows_pointer: bool = False
    shows_keys: bool = False
    screen: str = ""
