"""Effects on what can happen to players, and what they can be targets of."""

from typing import Literal

from msgspec import field

from core.abilities.keyword_abilities import HexproofFrom, Protection
from core.abilities.keywords import Keyword
from core.abilities.part import Part
from core.abilities.phrased import Phrased
from core.data.marks import RefusedError
from core.words.english.errors import ability_faults as faults


class CantLose(Part):
    """You can't lose the game, and your opponents can't win it (CR 614.17)."""

    kind: Literal["cant_lose"] = "cant_lose"


class PlayerHas(Part):
    """Players have hexproof, hexproof from a quality, shroud, or protection.

    CR 702.11c, 702.11d, 702.16, 702.18a.

    Attributes:
        ability: which of these; a file writes it as `keyword`.
    """

    kind: Literal["player_has"] = "player_has"
    who: Literal["you", "opponent", "any"] = "you"
    ability: Phrased = field(name="keyword")

    def __post_init__(self) -> None:
        if self.ability not in _FOR_PLAYERS and not isinstance(self.ability, HexproofFrom | Protection):
            named = self.ability if isinstance(self.ability, Keyword) else self.ability.kind
            raise RefusedError(faults.not_for_players(named=named), "keyword")


_FOR_PLAYERS = frozenset({Keyword.HEXPROOF, Keyword.SHROUD})
