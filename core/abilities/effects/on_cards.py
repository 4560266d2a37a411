"""Effects on cards that would be put into a graveyard, or drawn (CR 614.6, 614.11)."""

from typing import Literal

from core.abilities.effects.additional import Besides, of_damage_alone
from core.abilities.filters import Objects
from core.abilities.part import Part
from core.data.marks import RefusedError


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

    def __post_init__(self) -> None:
        message = of_damage_alone(self.besides)
        if message is not None:
            raise RefusedError(message)
