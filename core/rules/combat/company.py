"""Who may attack or block only in company: the others that have to do so too (CR 506.5, 508.1c, 509.1b)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.abilities.restrictions import CantAttackAlone, CantBlockAlone
from core.characteristics.current import characteristics
from core.characteristics.filtering import speaks_of_object
from core.characteristics.speaker import Speaker
from core.model.game import Game
from core.rules.combat.declaration import Company
from core.terms.ids import ObjectId

Restriction = CantAttackAlone | CantBlockAlone


def lacks_company(
    game: Game, creature: ObjectId, kind: type[Restriction], acting: Iterable[ObjectId]
) -> Iterator[Restriction]:
    """Yield each restriction by which a creature can't act along with no others than these."""
    restrictions = _restrictions(game, creature, kind)
    others = tuple(one for one in acting if one != creature) if restrictions else ()  # there mostly are none
    for restriction in restrictions:
        if len(_such(game, creature, restriction, others)) < restriction.others:
            yield restriction


def company_of(
    game: Game, kind: type[Restriction], able: Iterable[ObjectId]
) -> dict[ObjectId, tuple[Company, ...]]:
    """Return, for each of the creatures that could act, which others have to act too, if any."""
    able = tuple(able)
    return {
        creature: tuple(
            Company(one.others, None if one.such is None else _such(game, creature, one, able))
            for one in restrictions
        )
        for creature in able
        if (restrictions := _restrictions(game, creature, kind))
    }


def _restrictions(game: Game, creature: ObjectId, kind: type[Restriction]) -> tuple[Restriction, ...]:
    return tuple(dict.fromkeys(characteristics(game, creature).each(kind)))


def _such(
    game: Game, creature: ObjectId, restriction: Restriction, among: Iterable[ObjectId]
) -> frozenset[ObjectId]:
    """Return which of some creatures a restriction lets count; what isn't there doesn't."""
    if restriction.such is None:
        return frozenset(among)
    speaker = Speaker(game, game.permanent(creature).controller, creature)
    there = (one for one in among if one in game.battlefield)
    return frozenset(one for one in there if speaks_of_object(speaker, one, restriction.such))
