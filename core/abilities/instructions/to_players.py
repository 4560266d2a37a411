"""Instructions about players: life, cards, losing the game."""

from typing import Literal

from core.abilities.amounts import HowMuch
from core.abilities.part import Part
from core.abilities.subjects import Subject, Subjects


class ChangeLife(Part):
    """A player gains or loses life."""

    kind: Literal["gain_life_now", "lose_life_now"]
    who: Subjects | Literal["each_player"] = "you"
    amount: HowMuch


class DrawNow(Part):
    """A player draws cards (CR 121)."""

    kind: Literal["draw_now"] = "draw_now"
    who: Subjects | Literal["each_player"] = "you"
    amount: HowMuch = 1


class ExileTop(Part):
    """A player exiles the top card of their library."""

    kind: Literal["exile_top"] = "exile_top"
    who: Subject = "you"


class LoseGame(Part):
    """A player loses the game (CR 104.3e)."""

    kind: Literal["lose_game"] = "lose_game"
    who: Subject = "you"


ToPlayers = ChangeLife | DrawNow | ExileTop | LoseGame
