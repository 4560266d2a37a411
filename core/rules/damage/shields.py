"""How much of the damage it speaks of an effect takes: shields and their points (CR 615.7, 615.10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.abilities.effects.on_damage import DamageEffect, Prevent, Redirect
from core.characteristics.active_effects import Active
from core.events.damage import Damage
from core.model.game import Game
from core.rules.choices.picking import EffectRef
from core.rules.choices.shield import SplitShield
from core.rules.damage.applicable_effects import Piece
from core.rules.damage.changed_amounts import most_of
from core.rules.damage.unpreventable import unpreventable
from core.rules.procedure import Procedure, ask
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import replace

Pair = tuple[RecipientId, ObjectId]
"""A recipient and what would deal damage to it."""


def limit_of(change: object) -> int | None:
    """Return the most that is taken from what one source deals to one recipient (CR 615.10)."""
    return change.amount if isinstance(change, Prevent | Redirect) else None


def by_pair(pieces: Iterable[Piece]) -> dict[Pair, list[Piece]]:
    """Return the pieces together that are from one source to one recipient."""
    pairs: dict[Pair, list[Piece]] = {}
    for piece in pieces:
        pairs.setdefault(_pair(piece), []).append(piece)
    return pairs


class Taken:
    """What one effect prevents or redirects of the pieces of damage it is applied to.

    Attributes:
        split_by: who said against which damage the points of a shield are used; None if nobody had to.
    """

    def __init__(self, game: Game, active: Active, pieces: Sequence[Piece], affected: PlayerId) -> None:
        assert isinstance(active.effect, DamageEffect)  # noqa: S101 - no other takes damage away
        self._game, self._active, self._pieces, self._affected = game, active, pieces, affected
        self._change = active.effect.change
        self.split_by: PlayerId | None = None

    @property
    def points(self) -> int | None:
        """The most that is taken from all of it together (CR 615.7); None if there is no such limit."""
        change, this = self._change, self._active.this
        if isinstance(change, Prevent) and change.per_counter is not None and this is not None:
            return self._game.permanent(this).counters.get(change.per_counter, 0)
        return self._active.waiting.points if self._active.waiting else None

    def shares(self) -> Procedure[dict[Piece, int]]:
        """Return how much of each piece is prevented, redirected or otherwise taken."""
        points, can = self.points, self._most_of_each()
        if points is None or sum(can.values()) <= points:
            return can
        there: dict[Pair, Damage] = {}
        for piece, most in can.items():
            one = piece.damage
            if most:
                before = there[_pair(piece)].amount if _pair(piece) in there else 0
                there[_pair(piece)] = replace(one, amount=before + most)
        split = yield from self._split(points, tuple(there.values()))
        shares: dict[Piece, int] = {}
        for piece, most in can.items():
            pair = _pair(piece)
            shares[piece] = min(most, split.get(pair, 0))
            split[pair] = split.get(pair, 0) - shares[piece]
        return shares

    def _split(self, points: int, damage: tuple[Damage, ...]) -> Procedure[dict[Pair, int]]:
        """Return how the points of a shield are used, by recipient and source (CR 615.7)."""
        if len(damage) == 1:
            return {(damage[0].recipient, damage[0].source): points}
        choice = SplitShield(
            player=self._affected,
            effect=EffectRef(id=self._active.id, name=self._active.name),
            points=points,
            damage=damage,
        )
        answer = yield from ask(choice)
        self.split_by = choice.player
        return {
            (recipient, source): amount
            for recipient, parts in answer.points.items()
            for source, amount in parts.items()
        }

    def _most_of_each(self) -> dict[Piece, int]:
        """Return the most that can be taken from each piece, a limit being one for all from a source."""
        change, limit = self._change, limit_of(self._change)
        can = {piece: piece.damage.amount for piece in self._pieces}
        if isinstance(change, Prevent):
            in_vain = set(unpreventable(self._game, [piece.damage for piece in self._pieces]))
            can.update({piece: 0 for piece in self._pieces if piece.damage in in_vain})
        is_share = isinstance(change, Prevent) and (change.half or change.all_but)
        if limit is None and not is_share:
            return can
        left: dict[Pair, int] = {}
        for pair, pieces in by_pair(self._pieces).items():
            most = most_of(sum(can[piece] for piece in pieces), change)
            left[pair] = most if limit is None else min(most, limit)
        for piece in self._pieces:
            can[piece] = min(can[piece], left[_pair(piece)])
            left[_pair(piece)] -= can[piece]
        return can


def _pair(piece: Piece) -> Pair:
    return piece.damage.recipient, piece.damage.source
