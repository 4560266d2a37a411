"""Whether colors matter on a board: whether a card or an effect there asks what color something is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from core.abilities.amounts import Different
from core.abilities.chosen_color import OfChosenColor
from core.abilities.filters import Objects, StackObjects
from core.abilities.instructions.give import Give
from core.abilities.instructions.making_effects import WaitingPart
from core.abilities.parts_of import parts_of
from core.abilities.qualities import ByColorCount, OfColor
from core.model.cards import Card
from core.model.game import Game
from core.terms.colors import Color
from core.terms.values import Value


def colors_matter(game: Game, cast: Iterable[Card] = ()) -> bool:
    """Whether anything on the board, or a card that will be `cast`, asks what color something is."""
    there = (one.card for one in game.battlefield.values())
    return any(map(_asks, (*there, *cast))) or any(_asks(one.effect) for one in game.effects)


def color_words(colors: frozenset[Color]) -> list[str]:
    """Return colors in words, in the order in which they are always named."""
    return [color.word for color in Color if color in colors]


@lru_cache(maxsize=2048)
def _asks(of: Value) -> bool:
    return any(map(_asks_itself, parts_of(of)))


def _asks_itself(part: Value) -> bool:
    match part:
        case Objects(colors=colors, not_colors=others, color_count=count):
            return bool(colors or others or count)
        case StackObjects(colors=colors, color_count=count):
            return bool(colors or count)
        case Give() | WaitingPart():
            return part.shares_color_with is not None
        case Different(what=what):
            return what == "color"
        case _:
            return isinstance(part, OfColor | ByColorCount | OfChosenColor)
