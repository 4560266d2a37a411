"""How many creatures may block together: menace and the like (CR 509.1b, 702.111b)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.keywords import Keyword
from core.abilities.restrictions import AtLeastBlockedBy, AtMostBlockedBy, AtMostBlockers
from core.characteristics.among_permanents import each_ability
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.terms.ids import ObjectId

MENACE = 2
"""How many blockers menace asks for (CR 702.111b)."""


def fewest_blockers(what: Characteristics) -> int:
    """Return how many blockers an attacker needs if any (CR 702.111b)."""
    menace = MENACE if Keyword.MENACE in what.keywords else 1
    if not what.abilities:
        return menace
    return max([menace, *(ability.count for ability in what.each(AtLeastBlockedBy))])


def most_blockers(what: Characteristics) -> int | None:
    """Return how many blockers an attacker allows; None if any number."""
    if not what.abilities:
        return None
    return min((ability.count for ability in what.each(AtMostBlockedBy)), default=None)


def limits_on_blockers(game: Game) -> Iterator[tuple[ObjectId, int]]:
    """Yield what allows no more than so many blockers in all, and that number."""
    return ((one, ability.count) for one, ability in each_ability(game, AtMostBlockers))
