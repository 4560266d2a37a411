"""One replacement or prevention effect, applied to what would be dealt (CR 614.6, 615.6, 615.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from core.abilities.effects.amount_changes import Add, Bound, Halve, Instead, Multiply
from core.abilities.effects.on_damage import DamageEffect, Prevent, Redirect
from core.characteristics.active_effects import Active
from core.events.damage import Damage, DamagePrevented, DamageReplaced, Preferred
from core.events.results import Result
from core.model.game import Game
from core.model.waiting_effects import RulesEffect
from core.rules.damage.additional_results import Applied, Share, besides
from core.rules.damage.applicable_effects import Piece
from core.rules.damage.changed_amounts import as_dealt, changed_amount, most_of
from core.rules.damage.pending_damage import Pending
from core.rules.damage.planeswalker_redirection import REDIRECTION, ask_for_recipient
from core.rules.damage.redirection import is_redirection, new_recipient
from core.rules.damage.shields import Taken, by_pair, limit_of
from core.rules.damage.unpreventable import unpreventable
from core.rules.procedure import Procedure
from core.rules.replacement_order import COUNTED_ANEW, affected_player, only_counts_anew
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Value, replace


class Context(Value, kw_only=False):
    """What leads to the application of an effect.

    Attributes:
        recipient: whose damage it is applied to.
        together: those, with it, to whose damage it is applied because their player wanted the same.
        before: what is to happen besides already.
        preferred: who wanted it to be next, if there was a choice.
    """

    recipient: RecipientId
    together: tuple[RecipientId, ...]
    before: tuple[Result, ...]
    preferred: Preferred | None


class Application:
    """One effect being applied to what would happen to one recipient."""

    def __init__(self, game: Game, pending: Pending, active: Active, context: Context) -> None:
        assert isinstance(active.effect, DamageEffect)  # noqa: S101 - `choose_effect` offers only these
        self._game, self._pending, self._active, self._context = game, pending, active, context
        self._effect = active.effect
        self._recipient = context.recipient
        self._chosen: RecipientId | None = None
        self.taken: tuple[Damage, ...] = ()
        """What it has taken away, once it is carried out."""
        self._matched = [
            piece for recipient in self._reached() for piece in pending.met_by(game, active, recipient)
        ]
        self._met = as_dealt([piece.damage for piece in self._matched])
        self._taken = Taken(game, active, self._matched, affected_player(game, self._recipient))

    def carry_out(self) -> Procedure[tuple[Game, tuple[Result, ...]]]:
        """Apply it to what is pending (CR 614.6, 615.6); return the game and what happens besides."""
        if self._active.given_by is RulesEffect.PLANESWALKER_REDIRECTION:
            self._chosen = yield from ask_for_recipient(self._game, self._matched[0].damage)
        change = self._effect.change
        taken: list[Damage] = []
        if isinstance(change, COUNTED_ANEW):
            amounts = self._counted_anew(change)
        else:
            amounts = yield from self._taken.shares()
            for piece, share in amounts.items():
                if share:
                    taken.append(replace(piece.damage, amount=share))
        self.taken = tuple(taken)
        into: dict[Piece, tuple[Piece, ...]] = {}
        for piece in self._matched:
            marked = Piece(piece.damage, piece.applied | {self._active.id})
            into[piece] = self._changed(marked, amounts[piece])
        self._pending.change(into)
        results = yield from self._besides(taken)
        game = yield from happen(self._game, self._event(into, self.taken, results))
        return game, results

    def _besides(self, taken: Sequence[Damage]) -> Procedure[tuple[Result, ...]]:
        """Return what happens with it."""
        effect = self._effect
        if not effect.besides:
            return ()
        applied = Applied(
            self._active,
            taken=tuple((one.recipient, one.source, one.amount) for one in taken),
            met=tuple(self._spoken_of(taken)),
        )
        return (yield from besides(self._game, effect.besides, applied, per_source=effect.per_source))

    def _spoken_of(self, taken: Sequence[Damage]) -> Iterator[Share]:
        """Yield "that much" damage: of a shield that counts, no more than its points (CR 615.7).

        What can't be prevented is spoken of as far as points are left, though it uses up none (CR 615.12).
        """
        left = self._taken.points
        if left is None:
            yield from ((one.recipient, one.source, self._most(one)) for one in self._met)
            return
        prevented: Counter[tuple[RecipientId, ObjectId]] = Counter()
        for one in taken:
            prevented[one.recipient, one.source] += one.amount
        left -= prevented.total()
        is_prevention = isinstance(self._effect.change, Prevent)
        in_vain = set(unpreventable(self._game, self._met)) if is_prevention else set()
        for one in self._met:
            more = min(left, self._most(one)) if one in in_vain else 0
            left -= more
            yield one.recipient, one.source, prevented.pop((one.recipient, one.source), 0) + more

    def _most(self, damage: Damage) -> int:
        """Return how much of some damage the effect speaks of, whether it can be prevented or not."""
        limit, most = limit_of(self._effect.change), most_of(damage.amount, self._effect.change)
        return most if limit is None else min(limit, most)

    def _counted_anew(self, change: Multiply | Halve | Add | Bound) -> dict[Piece, int]:
        """Return the new amount of each piece.

        The effect speaks of all that a source would deal to a recipient; what that becomes more or
        less by is added to, or taken from, the first of several pieces as far as it goes.
        """
        if isinstance(change, Multiply):
            return {piece: changed_amount(piece.damage.amount, change) for piece in self._matched}
        anew: dict[Piece, int] = {}
        for pieces in by_pair(self._matched).values():
            total = sum(piece.damage.amount for piece in pieces)
            more = changed_amount(total, change) - total
            for piece in pieces:
                anew[piece] = max(0, piece.damage.amount + more)
                more -= anew[piece] - piece.damage.amount
        return anew

    def _reached(self) -> Iterable[RecipientId]:
        """Return whose damage this application is about, besides the one that was asked about.

        CR 615.8: "the next time that source would deal damage" is about all it would deal at once.
        CR 615.7: the points of a shield that covers several are spent where its player says.
        What only makes amounts larger or smaller, where nobody has to choose, is told in one go.
        """
        if self._context.together:
            return self._context.together
        waiting, one = self._active.waiting, self._recipient
        is_open = waiting is not None and waiting.subject is None
        if is_open and waiting is not None and waiting.is_next_time:
            return tuple(self._pending.recipients)
        every, settled = self._pending.recipients, self._pending.is_undisputed
        if only_counts_anew(self._active) and settled(self._active, one):
            return tuple([other for other in every if settled(self._active, other)])
        mine = affected_player(self._game, one)
        if is_open and waiting is not None and waiting.points is not None:
            return tuple(other for other in every if affected_player(self._game, other) == mine)
        if not is_redirection(self._active):
            return (one,)
        return tuple(
            other
            for other in every
            if other == one or (settled(self._active, other) and affected_player(self._game, other) == mine)
        )

    def _changed(self, piece: Piece, share: int) -> tuple[Piece, ...]:
        """Return what becomes of a piece; `share` is how much is taken from it, or what is counted anew."""
        damage, change = piece.damage, self._effect.change
        match change:
            case Prevent() | Instead():
                return _of(piece, damage.amount - share)
            case Redirect():
                left = _of(piece, damage.amount - share)
                to = self._chosen or new_recipient(self._game, self._active, damage)
                if not share or to is None:
                    return left
                return (*left, Piece(replace(damage, recipient=to, amount=share), piece.applied))
            case Multiply() | Halve() | Add() | Bound():
                return _of(piece, share)
            case _:
                assert_never(change)

    def _event(
        self,
        into: dict[Piece, tuple[Piece, ...]],
        taken: tuple[Damage, ...],
        results: tuple[Result, ...],
    ) -> DamagePrevented | DamageReplaced:
        active, waiting = self._active, self._active.waiting
        left = None
        if waiting is not None and waiting.points is not None:
            left = waiting.points - sum(one.amount for one in taken)
        used_up = left == 0 or (waiting is not None and waiting.is_next_time)
        remaining = self._pending.damage
        if isinstance(self._effect.change, Prevent):
            in_vain = tuple(unpreventable(self._game, self._met))
            return DamagePrevented(
                by=active.id,
                name=active.name,
                given_by=active.given_by,
                this=active.this,
                ability=active.protection,
                prevented=as_dealt(taken),
                unpreventable=in_vain,
                remaining=remaining,
                besides=results,
                before=self._context.before,
                preferred=self._context.preferred,
                split_by=self._taken.split_by,
                left=left,
                # CR 615.12: a shield is not reduced by damage that can't be prevented
                is_used_up=used_up and len(in_vain) < len(self._met),
                rule=RuleNumber(_prevention_rule(active, in_vain)),
            )
        return DamageReplaced(
            by=active.id,
            name=active.name,
            given_by=active.given_by,
            change=self._effect.change,
            changed=self._met,
            into=as_dealt([new.damage for news in into.values() for new in news]),
            remaining=remaining,
            besides=results,
            before=self._context.before,
            preferred=self._context.preferred,
            split_by=self._taken.split_by,
            left=left,
            is_used_up=used_up,
            rule=self._replacement_rule,
        )

    @property
    def _replacement_rule(self) -> RuleNumber:
        if self._active.given_by is RulesEffect.PLANESWALKER_REDIRECTION:
            return REDIRECTION
        return RuleNumber("614.9" if isinstance(self._effect.change, Redirect) else "614.6")


def _of(piece: Piece, amount: int) -> tuple[Piece, ...]:
    """Return the piece with another amount; nothing if there is none left (CR 120.8)."""
    if amount <= 0:
        return ()
    damage = piece.damage if amount == piece.damage.amount else replace(piece.damage, amount=amount)
    return (Piece(damage, piece.applied),)


def _prevention_rule(active: Active, in_vain: tuple[Damage, ...]) -> str:
    if in_vain:
        return "615.12"
    if active.given_by is RulesEffect.PROTECTION:
        return "702.16e"
    if active.given_by is RulesEffect.SHIELD_COUNTER:
        return "122.1c"
    if active.waiting is not None:
        if active.waiting.points is not None:
            return "615.7"
        return "615.8" if active.waiting.is_next_time else "615.6"
    effect = active.effect
    partial = isinstance(effect, DamageEffect) and isinstance(effect.change, Prevent) and effect.change.amount
    return "615.10" if partial else "615.6"
