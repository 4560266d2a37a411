"""Replacing and preventing damage, over all that would be dealt at once (CR 120.4b, 614, 615, 616)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from core.events.damage import Damage
from core.events.results import Result
from core.model.game import Game
from core.rules.applicability import Piece, applicable_effects
from core.rules.application import Application, Context
from core.rules.procedure import Procedure
from core.rules.replacement import choose_effect, preference


@dataclass(slots=True)
class Outcome:
    """What is left of a damage event: damage, and what happens besides."""

    damage: tuple[Damage, ...]
    results: tuple[Result, ...] = field(default=())


def change_damage(game: Game, damage: tuple[Damage, ...]) -> Procedure[tuple[Game, Outcome]]:
    """Apply every replacement and prevention effect to damage that would be dealt at once.

    CR 616.1: for each recipient its player chooses which effect goes first, in APNAP order; after
    each, all is looked at anew. CR 614.5: each effect is applied to a piece of damage once.
    """
    pieces = _merged(Piece(one) for one in damage)
    results: tuple[Result, ...] = ()
    while applicable := applicable_effects(game, pieces):
        recipient, among = next(iter(applicable.items()))
        active = yield from choose_effect(game, recipient, among)
        undisputed = {one for one, found in applicable.items() if [each.id for each in found] == [active.id]}
        context = Context(recipient, undisputed, results, preference(game, recipient, active, among))
        game, changed, more = yield from Application(game, pieces, active, context).carry_out()
        pieces = _merged(changed)
        results += more
    return game, Outcome(tuple(piece.damage for piece in pieces), results)


def _merged(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Return pieces with those that differ in nothing but their amount made one."""
    merged: dict[tuple[object, ...], Piece] = {}
    for piece in pieces:
        one = piece.damage
        key = (one.source, one.recipient, one.is_combat, one.is_preventable, piece.applied)
        total = one.amount + (merged[key].damage.amount if key in merged else 0)
        merged[key] = replace(piece, damage=one.model_copy(update={"amount": total}))
    return tuple(merged.values())
