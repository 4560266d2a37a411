"""Static abilities on where objects go, what is drawn, what players are safe from (CR 614, 702.11)."""

from typing import Literal

from pydantic import PositiveInt, field_validator
from pydantic_core import PydanticCustomError

from core.abilities.effects import (
    AmountChange,
    Besides,
    CantPrevent,
    CountersEffect,
    DamageEffect,
    LifeEffect,
    LifeFloor,
)
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.abilities.parts import Part
from core.abilities.said import said
from core.abilities.vocabulary import Ability, HexproofFrom, Protection
from core.language.phrase_reading import UnknownPhraseError
from core.language.phrases import phrase
from core.terms.card_types import CardType
from core.terms.counters import CounterKind
from core.terms.values import Frozen, FrozenMap


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


class CopyExceptions(Frozen):
    """What a copy is or has besides what it takes over; copies of it take that over too.

    CR 707.9a: abilities. CR 707.9b: characteristics.

    Attributes:
        types, subtypes: in addition to those of the original.
        phrases: the abilities that it has as well.
    """

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    phrases: tuple[str, ...] = ()


class CopyOnEntering(CopyExceptions):
    """What something enters as a copy of (CR 707.5).

    Attributes:
        of: by default the object with the effect; of anything else, its controller chooses one, or none.
        counters: as many more of each kind that it enters with, if this copy stands (CR 707.9e).
    """

    of: Objects = Objects(which="this")
    counters: FrozenMap[CounterKind, PositiveInt] = FrozenMap()

    @property
    def is_chosen(self) -> bool:
        """Whether a player chooses what is copied."""
        return self.of.which != "this"


class EntersEffect(Part):
    """As such a permanent enters the battlefield, this happens with it (CR 614.1c, 614.1d, 614.12).

    Attributes:
        which: by default the object with the effect; an effect on others never reaches itself.
        under_your_control: it enters under the control of whoever has the effect (CR 616.1b).
        tapped: it enters tapped.
        counters: it enters with as many counters of each kind.
        as_copy: it enters as a copy of something (CR 707).
        chooses_color: its controller chooses a color, and it gets the `phrases`, in which
            `{color}` stands for that color.
    """

    kind: Literal["enters"] = "enters"
    which: Objects = Objects(which="this")
    under_your_control: bool = False
    tapped: bool = False
    counters: FrozenMap[CounterKind, PositiveInt] = FrozenMap()
    as_copy: CopyOnEntering | None = None
    chooses_color: bool = False
    phrases: tuple[str, ...] = ()


class TokensEffect(Part):
    """If an effect would create tokens under a player's control, it is another number (CR 614.1)."""

    kind: Literal["tokens"] = "tokens"
    who: Literal["you", "opponent", "any"] = "you"
    change: AmountChange


class CantLose(Part):
    """You can't lose the game, and your opponents can't win it (CR 614.17)."""

    kind: Literal["cant_lose"] = "cant_lose"


class PlayerHas(Part):
    """Players have hexproof, hexproof from a quality, shroud, or protection.

    `keyword` is written as on a card: `protection from red`.
    CR 702.11c, 702.11d, 702.16, 702.18a.
    """

    kind: Literal["player_has"] = "player_has"
    who: Literal["you", "opponent", "any"] = "you"
    keyword: str

    @field_validator("keyword")
    @classmethod
    def _be_one_for_players(cls, keyword: str) -> str:
        try:
            ability = said(keyword)
        except UnknownPhraseError as error:
            raise PydanticCustomError("phrase", "{message}", {"message": str(error)}) from None
        if ability not in {Keyword.HEXPROOF, Keyword.SHROUD} and not isinstance(
            ability, HexproofFrom | Protection
        ):
            message = f"a player can have hexproof, shroud or protection, not '{phrase(ability)}'"
            raise PydanticCustomError("phrase", "{message}", {"message": message})
        return phrase(ability)

    @property
    def ability(self) -> Keyword | Ability:
        """The ability that they have."""
        return said(self.keyword)


EventEffect = (
    DamageEffect
    | LifeEffect
    | LifeFloor
    | CountersEffect
    | CantPrevent
    | GraveyardEffect
    | DrawEffect
    | CantLose
    | PlayerHas
    | EntersEffect
    | TokensEffect
)
"""Every effect on what would happen, or on what can (CR 614, 615)."""
