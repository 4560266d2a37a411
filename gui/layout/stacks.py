"""Equal tokens lie on each other, and in a crowd equal cards, too: which of them lie together. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from core.characteristics.current import characteristics
from core.model.game import Game
from core.model.permanents import Origin, Permanent
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import FrozenMap, replace
from gui.layout.formation import Onslaught

_FEWEST = 3
"""Two of a kind still lie beside each other."""
_CROWD = 16
"""From so many permanents of a player on, equal cards of theirs lie on each other as tokens do."""


def stacks_of_equals(game: Game, start: Game, onslaught: Onslaught) -> dict[ObjectId, tuple[ObjectId, ...]]:
    """Return the uppermost of each stack of tokens, or in a crowd of cards, with those below it.

    They are equal in all that can be seen, attack the same if anything, and neither block nor are blocked;
    what something is attached to lies by itself. `start` is the game as set up: what was a crowd then stays
    one when many are gone, so that nothing jumps.
    """
    alone, crowds = set(_by_themselves(game, onslaught)), _crowds(game) | _crowds(start)
    kinds: list[tuple[Permanent, RecipientId | None, list[ObjectId]]] = []
    for permanent in game.battlefield.values():
        may_lie = permanent.origin is Origin.TOKEN or permanent.controller in crowds
        if not may_lie or permanent.id in alone:
            continue
        seen, target = _as_seen(permanent), onslaught.attacks.get(permanent.id)
        same = next(
            (
                members
                for other, at, members in kinds
                if other == seen and at == target and _is_equal(game, permanent.id, members[0])
            ),
            None,
        )
        if same is None:
            kinds.append((seen, target, [permanent.id]))
        else:
            same.append(permanent.id)
    return {members[0]: tuple(members[1:]) for _, _, members in kinds if len(members) >= _FEWEST}


def _crowds(game: Game) -> frozenset[PlayerId]:
    """Return who has more permanents than can be told apart at a glance."""
    counts = Counter(permanent.controller for permanent in game.battlefield.values())
    return frozenset(player for player, count in counts.items() if count >= _CROWD)


def _by_themselves(game: Game, onslaught: Onslaught) -> Iterator[RecipientId]:
    for blocker, blocked in onslaught.blocks.items():
        yield from (blocker, *blocked)
    for band in onslaught.bands:
        yield from band
    for permanent in game.battlefield.values():
        if permanent.attached_to is not None:
            yield from (permanent.id, permanent.attached_to)


def _as_seen(permanent: Permanent) -> Permanent:
    """Return a permanent without what tells it from others and is not seen."""
    return replace(
        permanent, id=ObjectId(""), number=0, timestamp=0, counter_timestamps=FrozenMap(), last=None
    )


def _is_equal(game: Game, one: ObjectId, other: ObjectId) -> bool:
    return characteristics(game, one) == characteristics(game, other)
