"""Static abilities that change where objects go and what is drawn, or whether a player loses (CR 614)."""

from typing import Literal

from core.abilities.effects import Besides
from core.abilities.filters import Objects
from core.abilities.parts import Part


class GraveyardEffect(Part):
    """If such an object would be put into a graveyard, it goes somewhere else instead (CR 614.6).

    Attributes:
        which: by default the object with the effect.
        from_anywhere: from every zone, as spells that have resolved; else from the battlefield only.
        instead: exiled, shuffled into its owner's library, or returned to its owner's hand.
    """

    kind: Literal["graveyard"] = "graveyard"
    which: Objects = Objects(which="this")
    from_anywhere: bool = False
    instead: Literal["exile", "library", "hand"]


class DrawEffect(Part):
    """If a player would draw a card, something else happens instead, once for each card (CR 614.11)."""

    kind: Literal["draw"] = "draw"
    who: Literal["you", "opponent", "any"] = "you"
    besides: tuple[Besides, ...] = ()


class CantLose(Part):
    """You can't lose the game, and your opponents can't win it (CR 614.17)."""

    kind: Literal["cant_lose"] = "cant_lose"
