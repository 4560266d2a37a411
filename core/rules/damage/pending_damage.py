"""Damage that would be dealt at once, while effects are applied to it one after another (CR 616.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from core.abilities.effects.on_damage import DamageEffect
from core.characteristics.active_effects import Active, active_effects
from core.events.damage import Damage
from core.model.game import Game
from core.rules.damage.applicable_effects import Known, Piece, applicable_effects, still_applicable
from core.rules.damage.redirection import is_redirection
from core.rules.replacement_order import affected_player, in_apnap_order, is_alike
from core.terms.ids import RecipientId
from core.terms.values import replace


class Pending:
    """All pieces of one damage event, and what can still be applied to them.

    What was found is kept for every recipient whose pieces have not changed since, as long as
    the game has not changed either: the cost is that of what each effect changes, not of the table.
    """

    def __init__(self, damage: Iterable[Damage]) -> None:
        self._at: dict[RecipientId, tuple[Piece, ...]] = {}
        self._found: dict[RecipientId, tuple[Active, ...]] = {}
        self._order: list[RecipientId] = []
        self._leading_away: set[RecipientId] = set()
        self._may_lead_away = False
        self._fresh: set[RecipientId] = set()
        self._known: Known = {}
        self._seen: Game | None = None
        self._put(Piece(one) for one in damage)

    @property
    def damage(self) -> tuple[Damage, ...]:
        """All of it as it is now, recipient by recipient."""
        return tuple([piece.damage for pieces in self._at.values() for piece in pieces])

    @property
    def recipients(self) -> Iterable[RecipientId]:
        """Those who would be dealt any of it."""
        return self._at.keys()

    def met_by(self, game: Game, active: Active, recipient: RecipientId) -> list[Piece]:
        """Return the pieces of a recipient's damage that an effect can still be applied to."""
        own, known = active.id, self._known
        return [
            piece
            for piece in self._at.get(recipient, ())
            if own in [one.id for one in still_applicable(game, piece, known)]
        ]

    def change(self, into: Mapping[Piece, tuple[Piece, ...]]) -> None:
        """Put other pieces in the place of some."""
        touched = dict.fromkeys(piece.damage.recipient for piece in into)
        for recipient in touched:
            self._at[recipient] = tuple(piece for piece in self._at[recipient] if piece not in into)
            self._fresh.add(recipient)
        self._put(new for pieces in into.values() for new in pieces)
        for recipient in touched:
            if not self._at[recipient]:
                del self._at[recipient]

    def next(self, game: Game) -> tuple[RecipientId, tuple[Active, ...]] | None:
        """Return whose damage comes next, and what can be applied to it; None if nothing can.

        The active player chooses first (CR 616.1, 101.4). Where one player chooses for several, what
        leads damage elsewhere comes before what meets it there, so that all that arrives is met at once.
        """
        self._look(game)
        first: RecipientId | None = None
        for one in self._order:
            if one not in self._found:
                continue
            if first is None:
                first = one
            elif self._leading_away and affected_player(game, one) != affected_player(game, first):
                break
            if not self._leading_away:
                break
            if one in self._leading_away:
                first = one
                break
        return None if first is None else (first, self._found[first])

    def in_the_same_case(self, game: Game, recipient: RecipientId) -> tuple[RecipientId, ...]:
        """Return the recipients of the same player to whose damage the same can be applied, itself first."""
        player, ids = affected_player(game, recipient), [one.id for one in self._found[recipient]]
        others = [
            one
            for one in self._order
            if one != recipient
            and one in self._found
            and affected_player(game, one) == player
            and [each.id for each in self._found[one]] == ids
        ]
        return (recipient, *others)

    def is_undisputed(self, active: Active, recipient: RecipientId) -> bool:
        """Whether only this can be applied to a recipient's damage, or only what does just the same."""
        found = self._found.get(recipient, ())
        if active.id not in [one.id for one in found]:
            return False
        return len(found) == 1 or all(is_alike(one, active) for one in found)

    def _look(self, game: Game) -> None:
        """Find again what can be applied, where that may have changed.

        CR 616.1f: after each effect only what applies now counts. CR 616.2: that may include new ones.
        """
        seen = self._seen
        if seen is None or seen.battlefield is not game.battlefield or seen.effects is not game.effects:
            self._fresh |= set(self._at)
            self._known = {}
            self._may_lead_away = game.has_planeswalker_redirection or any(
                is_redirection(active) for active, _ in active_effects(game, DamageEffect)
            )
        self._seen = game
        if not self._fresh <= set(self._order):
            self._order = in_apnap_order(game, (*self._order, *self._at))
        for recipient in self._fresh:
            self._found.pop(recipient, None)
            self._leading_away.discard(recipient)
            if found := applicable_effects(game, self._at.get(recipient, ()), self._known):
                self._found[recipient] = found
                if self._may_lead_away and any(map(is_redirection, found)):
                    self._leading_away.add(recipient)
        self._fresh = set()

    def _put(self, pieces: Iterable[Piece]) -> None:
        """Add pieces; those that differ in nothing but their amount become one."""
        more: dict[RecipientId, list[Piece]] = {}
        for piece in pieces:
            more.setdefault(piece.damage.recipient, []).append(piece)
        for recipient, new in more.items():
            self._at[recipient] = _merged((*self._at.get(recipient, ()), *new))
            self._fresh.add(recipient)


def _merged(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    if len(pieces) == 1:
        return pieces
    merged: dict[tuple[object, ...], Piece] = {}
    for piece in pieces:
        one = piece.damage
        key = (one.source, one.is_combat, one.is_preventable, piece.applied)
        if key in merged:
            total = one.amount + merged[key].damage.amount
            merged[key] = Piece(replace(one, amount=total), piece.applied)
        else:
            merged[key] = piece
    return tuple(merged.values())
