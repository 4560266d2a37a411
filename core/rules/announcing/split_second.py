"""Split second: spells and abilities that nobody can respond with meanwhile (CR 702.61)."""

from __future__ import annotations

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.model.game import Game
from core.model.stack import OnStack


def spell_with_split_second(game: Game) -> OnStack | None:
    """Return a spell with split second that is on the stack; None if there is none.

    CR 702.61a: then players can't cast other spells or activate abilities that aren't mana abilities.
    CR 702.61b: special actions are not forbidden, and abilities trigger as ever.
    """
    spells = (item for item in game.stack if isinstance(item, OnStack) and item.is_spell)
    return next((one for one in spells if characteristics(game, one.id).has(Keyword.SPLIT_SECOND)), None)
