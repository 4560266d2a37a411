"""What may be cast from a graveyard, in words: `you may cast ~ from your graveyard` (CR 601.3)."""

from __future__ import annotations

from typing import Final

from core.abilities.card_texts.cast_from_graveyard import CastFromGraveyard
from core.language.english import conditions, costs
from core.language.english.slots import SLOTS
from core.language.kernel.pattern import Patterns

NEEDS: Final = (conditions, costs)
"""Modules whose slots stand in these sentences."""
CASTING: Final = Patterns("a static ability", SLOTS)
_MAY: Final = "you may cast ~ from your graveyard"
_OF_CARDS: Final = "you may cast this card from your graveyard"
_OTHER_COSTS: Final = " in addition to paying its other costs"
CASTING.says(CastFromGraveyard, _MAY, also=(_OF_CARDS,))
CASTING.says(
    CastFromGraveyard,
    f"{_MAY} by {{besides:paying}}{_OTHER_COSTS}",
    also=(f"{_OF_CARDS} by {{besides:paying}}{_OTHER_COSTS}",),
)
CASTING.says(
    CastFromGraveyard,
    f"{_MAY} as long as {{only_if:condition}}",
    also=(
        f"{_OF_CARDS} as long as {{only_if:condition}}",
        f"{_MAY} if {{only_if:condition}}",
        f"{_OF_CARDS} if {{only_if:condition}}",
    ),
)
