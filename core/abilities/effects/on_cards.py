"""Effects on cards that would be put into a graveyard, or drawn (CR 614.6, 614.11)."""

from typing import Literal

from core.abilities.effects.additional import Besides, of_damage_alone
from core.abilities.filters import Objects
from core.abilities.part import Part
from core.data.marks import RefusedError
from core.words.english.errors import ability_faults as faults


class GraveyardEffect(Part):
    """If such an object would be put into a graveyard, or leave, it goes somewhere else instead (CR 614.6).

    Attributes:
        which: by default the object with the effect.
        from_anywhere: from every zone, as spells that have resolved; else from the battlefield only.
        leaving: whenever it would leave the battlefield for anywhere else but exile.
        instead: exiled, shuffled into its owner's library, or returned to its owner's hand.
    """

    kind: Literal["graveyard"] = "graveyard"
    which: Objects = Objects(which="this")
    from_anywhere: bool = False
    leaving: bool = False
    instead: Literal["exile", "library", "hand"]

    def __post_init__(self) -> None:
        if self.leaving and (self.from_anywhere or self.instead != "exile"):
            raise RefusedError(faults.leaving_for_exile())


class DrawEffect(Part):
    """If a player would draw a card, something else happens instead, once for each card (CR 614.11)."""

    kind: Literal["draw"] = "draw"
    who: Literal["you", "opponent", "any"] = "you"
    besides: tuple[Besides, ...] = ()

    def __post_init__(self) -> None:
        message = of_damage_alone(self.besides)
        if message is not None:
            raise RefusedError(message)
