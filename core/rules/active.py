"""Effects in force: those of permanents on the battlefield, and those that wait by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from core.abilities.effects import (
    CantPrevent,
    CountersEffect,
    DamageEffect,
    LifeEffect,
    LifeFloor,
)
from core.abilities.standing import Effect
from core.abilities.vocabulary import Protection
from core.abilities.zone_effects import (
    CantLose,
    DrawEffect,
    EntersEffect,
    GraveyardEffect,
    PlayerHas,
    TokensEffect,
)
from core.model.effects import EffectId, Waiting
from core.model.game import Game
from core.rules.layers import characteristics
from core.terms.ids import ObjectId, PlayerId

E = TypeVar(
    "E",
    DamageEffect,
    LifeEffect,
    LifeFloor,
    CountersEffect,
    CantPrevent,
    GraveyardEffect,
    DrawEffect,
    CantLose,
    PlayerHas,
    EntersEffect,
    TokensEffect,
)


@dataclass(frozen=True, slots=True)
class Active:
    """One effect in force.

    Attributes:
        id: unique at one moment; what a script names it by. That of a permanent's only effect
            is the permanent's, of its second `id/2`.
        this: the permanent it is an ability of; None for one that waits by itself.
        waiting: that one.
        protection: the keyword ability it is, if it is one.
        source: the one source of damage it is about, if the rules made it for one.
    """

    id: EffectId
    name: str
    you: PlayerId
    effect: Effect
    this: ObjectId | None = None
    waiting: Waiting | None = None
    protection: Protection | None = None
    source: ObjectId | None = None


def active_effects(game: Game, kind: type[E]) -> tuple[tuple[Active, E], ...]:
    """Return every effect in force of a kind: permanents' in the order they entered, then waiting ones.

    Looked for once, as long as nothing changes what permanents are or which effects wait.
    """
    among, found = game.derived.active.get(kind, (None, ()))
    if among is not game.effects:
        found = tuple(_active_effects(game, kind))
        game.derived.active[kind] = game.effects, found
    return found


def _active_effects(game: Game, kind: type[E]) -> Iterator[tuple[Active, E]]:
    for permanent in game.battlefield.values():
        effects = characteristics(game, permanent.id).effects
        for number, effect in enumerate(effects, start=1):
            if isinstance(effect, kind):
                own = EffectId(permanent.id if number == 1 else f"{permanent.id}/{number}")
                yield Active(own, permanent.label, permanent.controller, effect, permanent.id), effect
    for waiting in game.effects:
        if isinstance(waiting.effect, kind):
            yield (
                Active(waiting.id, waiting.name, waiting.controller, waiting.effect, None, waiting),
                waiting.effect,
            )
