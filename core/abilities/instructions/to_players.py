"""Instructions about players: life, cards, losing the game."""

from typing import Literal

from core.abilities.amounts import HowMuch
from core.abilities.conditions import TimeOfDay
from core.abilities.costs import ManaCost
from core.abilities.effects.emblem import Emblem
from core.abilities.part import Part
from core.abilities.subjects import Player, Players
from core.data.marks import RefusedError
from core.words.english.errors import ability_faults as faults


class ChangeLife(Part):
    """A player gains or loses life."""

    kind: Literal["gain_life_now", "lose_life_now"]
    who: Players = "you"
    amount: HowMuch


class DrawNow(Part):
    """A player draws cards (CR 121)."""

    kind: Literal["draw_now"] = "draw_now"
    who: Players = "you"
    amount: HowMuch = 1


class ExileTop(Part):
    """A player exiles the top card of their library."""

    kind: Literal["exile_top"] = "exile_top"
    who: Player = "you"


class LoseGame(Part):
    """A player loses the game (CR 104.3e)."""

    kind: Literal["lose_game"] = "lose_game"
    who: Player = "you"


class BecomeMonarch(Part):
    """A player becomes the monarch (CR 725.1)."""

    kind: Literal["become_monarch"] = "become_monarch"
    who: Player = "you"


class GetEmblem(Part):
    """A player gets an emblem, which lasts for the rest of the game (CR 114.2).

    Attributes:
        emblem: what it says.
    """

    kind: Literal["get_emblem"] = "get_emblem"
    who: Players = "you"
    emblem: Emblem


class BecomeTime(Part):
    """It becomes day, or night (CR 731.1).

    Attributes:
        time: which of them.
    """

    kind: Literal["become_time"] = "become_time"
    time: TimeOfDay


class AddMana(Part):
    """You add mana, which this table doesn't count (CR 106.4).

    Attributes:
        mana: as it is printed; one of these, if there are several.
        of: not `mana`, but so much of any one color, or of any colors.
        amount: how much of it.
    """

    kind: Literal["add_mana"] = "add_mana"
    mana: tuple[ManaCost, ...] = ()
    of: Literal["any_color", "any_combination"] | None = None
    amount: HowMuch = 1

    def __post_init__(self) -> None:
        if (self.of is None) is not bool(self.mana) or not all(self.mana):
            raise RefusedError(faults.which_mana())
        if len(self.mana) > 1 and self.amount != 1:
            raise RefusedError(faults.how_much_of_which_mana())


ToPlayers = ChangeLife | DrawNow | ExileTop | LoseGame | BecomeMonarch | GetEmblem | BecomeTime | AddMana
