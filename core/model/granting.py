"""Which effects give power, toughness or abilities to which permanent (CR 611, 613.6).

Whom they reach is decided by what objects are before abilities and numbers change.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects import Grants
from core.abilities.filters import Objects
from core.model.cards import FACE_DOWN
from core.model.game import Game
from core.model.permanents import Permanent
from core.terms.ids import ObjectId, PlayerId, RecipientId


def granted(game: Game, permanent: Permanent) -> tuple[Grants, ...]:
    """Return every effect that gives something to a permanent on the battlefield."""
    return tuple(effect for _, effect in granted_by(game, permanent))


def granted_by(game: Game, permanent: Permanent) -> tuple[tuple[str, Grants], ...]:
    """Return the same, each with the name of what gives it."""
    return tuple(
        (name, effect)
        for name, this, you, effect, only in _all_grants(game)
        if only in {None, permanent.id} and _reaches(game, effect.objects, permanent, you, this)
    )


def _all_grants(game: Game) -> tuple[_Grant, ...]:
    found = game.derived.grants
    if found is None:
        found = game.derived.grants = tuple(_look_for_grants(game))
    return found  # type: ignore[return-value]  # only this function fills it


_Grant = tuple[str, ObjectId | None, PlayerId, Grants, RecipientId | None]
"""A name, the permanent the effect is on, who is "you", the effect, the one object it is about, if any."""


def _look_for_grants(game: Game) -> Iterator[_Grant]:
    for permanent in game.battlefield.values():
        for effect in () if permanent.face_down else permanent.card.effects:
            if isinstance(effect, Grants):
                yield permanent.label, permanent.id, permanent.controller, effect, None
    for waiting in game.effects:
        if isinstance(waiting.effect, Grants):
            yield waiting.name, None, waiting.controller, waiting.effect, waiting.protects


def _reaches(game: Game, wanted: Objects, permanent: Permanent, you: PlayerId, this: ObjectId | None) -> bool:
    """Whether an effect reaches a permanent, by what it is before abilities and numbers change."""
    card, combat = FACE_DOWN if permanent.face_down else permanent.card, game.combat
    attacks = combat is not None and permanent.id in combat.attackers
    blocks = combat is not None and permanent.id in combat.blockers
    bearer = game.battlefield[this].attached_to if this is not None and this in game.battlefield else None
    which = {
        None: True,
        "this": permanent.id == this,
        "other": permanent.id != this,
        "bearer": permanent.id == bearer,
    }[wanted.which]
    return (
        which
        and (wanted.controller is None or (permanent.controller == you) is (wanted.controller == "you"))
        and (not wanted.colors or not card.colors.isdisjoint(wanted.colors))
        and card.types.issuperset(wanted.types)
        and (not wanted.subtypes or not set(wanted.subtypes).isdisjoint(card.subtypes))
        and (wanted.keyword is None or wanted.keyword in card.keywords)
        and (wanted.power_at_least is None or (card.power or 0) >= wanted.power_at_least)
        and wanted.is_tapped in {None, permanent.tapped}
        and wanted.is_attacking in {None, attacks}
        and wanted.is_blocking in {None, blocks}
    )
