"""Effects on what can happen to players, and what they can be targets of."""

from typing import Literal

from pydantic import Field, ValidatorFunctionWrapHandler, field_validator
from pydantic_core import PydanticCustomError

from core.abilities.keyword_abilities import HexproofFrom, Protection
from core.abilities.keywords import Keyword
from core.abilities.part import Part
from core.abilities.phrased import Phrased


class CantLose(Part):
    """You can't lose the game, and your opponents can't win it (CR 614.17)."""

    kind: Literal["cant_lose"] = "cant_lose"


class PlayerHas(Part, populate_by_name=True, serialize_by_alias=True):
    """Players have hexproof, hexproof from a quality, shroud, or protection.

    `ability`: which of these; a file writes it as `keyword`.
    CR 702.11c, 702.11d, 702.16, 702.18a.
    """

    kind: Literal["player_has"] = "player_has"
    who: Literal["you", "opponent", "any"] = "you"
    ability: Phrased = Field(alias="keyword")

    @field_validator("ability", mode="wrap")
    @classmethod
    def _be_one_for_players(cls, given: object, read: ValidatorFunctionWrapHandler) -> object:
        ability = read(given)
        if ability not in _FOR_PLAYERS and not isinstance(ability, HexproofFrom | Protection):
            message = f"a player can have hexproof, shroud or protection, not '{given}'"
            raise PydanticCustomError("phrase", "{message}", {"message": message})
        return ability


_FOR_PLAYERS = frozenset({Keyword.HEXPROOF, Keyword.SHROUD})
