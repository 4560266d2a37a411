"""Replacing and preventing damage, over all that would be dealt at once (CR 120.4b, 614, 615, 616)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import assert_never

from core.abilities.effects import (
    Add,
    Bound,
    CantPrevent,
    DamageEffect,
    Halve,
    Instead,
    Multiply,
    Prevent,
    Redirect,
    RemoveCounters,
)
from core.abilities.filters import Objects, Recipients
from core.abilities.vocabulary import Protection
from core.choices import EffectRef, Split, SplitShield
from core.events.damage import Damage, DamagePrevented, DamageReplaced
from core.events.results import Result
from core.model.effects import EffectId
from core.model.game import Game
from core.rules.active import Active, active_effects
from core.rules.besides import Applied, besides
from core.rules.damageable import can_be_dealt_damage
from core.rules.filters import is_among, is_recipient
from core.rules.layers import characteristics
from core.rules.planeswalker_redirection import ask_for_recipient, redirections
from core.rules.procedure import Procedure, ask, happen
from core.rules.qualities import has_quality
from core.rules.replacement import affected_player, choose_effect, in_apnap_order
from core.terms.counters import SHIELD
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import RuleNumber

_SHIELDED = DamageEffect(
    recipient=Recipients(objects=Objects(which="this")),
    change=Prevent(),
    besides=(RemoveCounters(counter=SHIELD, amount=1),),
)
"""What the rules make of shield counters, however many there are (CR 122.1c)."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Damage from one source to one recipient, and the effects that have been applied to it (CR 614.5)."""

    damage: Damage
    applied: frozenset[EffectId] = frozenset()


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
    while applicable := _applicable(game, pieces):
        recipient = next(iter(applicable))
        active = yield from choose_effect(game, recipient, applicable[recipient])
        undisputed = {one for one, found in applicable.items() if [each.id for each in found] == [active.id]}
        application = _Application(game, pieces, active, recipient, undisputed)
        game, pieces, more = yield from application.carry_out()
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


def _applicable(game: Game, pieces: tuple[Piece, ...]) -> dict[RecipientId, list[Active]]:
    """Return what can be applied to what would happen to each recipient, whoever chooses first first.

    Where one player chooses for several, what leads damage elsewhere comes before what meets it
    there, so that all that arrives is met at once.
    """
    active = [one for one, _ in active_effects(game, DamageEffect)]
    by_recipient: dict[RecipientId, list[Piece]] = {}
    for piece in pieces:
        by_recipient.setdefault(piece.damage.recipient, []).append(piece)
    found: dict[RecipientId, list[Active]] = {}
    for recipient, mine in by_recipient.items():
        every = [*active, *_of_the_rules(game, recipient, mine)]
        if fitting := [one for one in every if any(_applies(game, one, piece) for piece in mine)]:
            found[recipient] = fitting
    leading_away = sorted(found, key=lambda one: not any(map(_is_redirection, found[one])))
    return {recipient: found[recipient] for recipient in in_apnap_order(game, leading_away)}


def _is_redirection(active: Active) -> bool:
    return isinstance(active.effect, DamageEffect) and isinstance(active.effect.change, Redirect)


def _of_the_rules(game: Game, recipient: RecipientId, pieces: Iterable[Piece]) -> Iterator[Active]:
    """Yield what the rules give: protection (CR 702.16e), shield counters (CR 122.1c), redirection."""
    if recipient in game.players:
        yield from redirections(game, (piece.damage for piece in pieces))
        return
    permanent = game.battlefield[ObjectId(recipient)]
    for number, ability in enumerate(characteristics(game, permanent.id).each(Protection), start=1):
        own = EffectId(f"{permanent.id}/protection" + (f" {number}" if number > 1 else ""))
        yield Active(own, permanent.label, permanent.controller, _PROTECTED, permanent.id, protection=ability)
    if permanent.counters.get(SHIELD):
        own = EffectId(f"{permanent.id}/shield")
        yield Active(
            own, f"{permanent.label}'s shield counter", permanent.controller, _SHIELDED, permanent.id
        )


_PROTECTED = DamageEffect(recipient=Recipients(objects=Objects(which="this")), change=Prevent())


def _applies(game: Game, active: Active, piece: Piece) -> bool:
    """Whether an effect can still be applied to a piece of damage."""
    damage, effect, waiting = piece.damage, active.effect, active.waiting
    if active.id in piece.applied or not isinstance(effect, DamageEffect):
        return False
    if effect.combat not in {None, damage.is_combat}:
        return False
    if active.source not in {None, damage.source}:
        return False
    if active.protection is not None and not has_quality(game, damage.source, active.protection.quality):
        return False
    if waiting is not None and not (
        waiting.protects in {None, damage.recipient}
        and waiting.from_source in {None, damage.source}
        and waiting.points != 0
    ):
        return False
    if effect.while_counter is not None:
        this = game.battlefield.get(active.this) if active.this else None
        if this is None or not this.counters.get(effect.while_counter):
            return False
    led_by_choice = active.source is not None
    if isinstance(effect.change, Redirect) and not led_by_choice and not _can_go_there(game, active, damage):
        return False
    you, this_id = active.you, active.this
    return is_among(game, damage.source, effect.source, you, this_id) and is_recipient(
        game, damage.recipient, effect.recipient, you, this_id
    )


def _can_go_there(game: Game, active: Active, damage: Damage) -> bool:
    """Whether redirected damage has somewhere else to go (CR 614.9)."""
    to = _new_recipient(game, active, damage)
    return to is not None and to != damage.recipient and can_be_dealt_damage(game, to)


def _new_recipient(game: Game, active: Active, damage: Damage) -> RecipientId | None:
    effect = active.effect
    if not isinstance(effect, DamageEffect) or not isinstance(effect.change, Redirect):
        return None
    if active.waiting is not None and active.waiting.redirect_to is not None:
        return active.waiting.redirect_to
    match effect.change.to:
        case "this":
            return active.this
        case "you":
            return active.you
        case "bearer":
            return game.permanent(active.this).attached_to if active.this else None
        case "source_controller":
            return game.permanent(damage.source).controller


class _Application:
    """One effect being applied to what would happen to one recipient."""

    def __init__(
        self,
        game: Game,
        pieces: tuple[Piece, ...],
        active: Active,
        recipient: RecipientId,
        undisputed: Collection[RecipientId],
    ) -> None:
        assert isinstance(active.effect, DamageEffect)  # noqa: S101 - `choose_effect` offers only these
        self._game, self._pieces, self._active, self._recipient = game, pieces, active, recipient
        self._effect = active.effect
        self._undisputed = undisputed
        self._chosen: RecipientId | None = None
        self._matched = [
            piece
            for piece in pieces
            if self._reaches(piece.damage.recipient) and _applies(game, active, piece)
        ]

    def carry_out(self) -> Procedure[tuple[Game, tuple[Piece, ...], tuple[Result, ...]]]:
        """Apply it; return the game, all pieces as they are now, and what happens besides."""
        if self._active.source is not None:
            self._chosen = yield from ask_for_recipient(self._game, self._matched[0].damage)
        shares = yield from self._shares()
        taken: list[Damage] = []
        into: dict[Piece, tuple[Piece, ...]] = {}
        for piece in self._matched:
            share = shares[piece]
            marked = replace(piece, applied=piece.applied | {self._active.id})
            into[piece] = tuple(self._changed(marked, share))
            if share and isinstance(self._effect.change, Prevent | Instead | Redirect):
                taken.append(piece.damage.model_copy(update={"amount": share}))
        pieces = tuple(new for piece in self._pieces for new in into.get(piece, (piece,)))
        applied = Applied(
            self._active,
            self._recipient,
            taken=tuple((one.source, one.amount) for one in taken),
            met=tuple((one.damage.source, self._most(one)) for one in self._matched),
        )
        effect = self._effect
        results = yield from besides(self._game, effect.besides, applied, per_source=effect.per_source)
        event = self._event(pieces, into, tuple(taken), results)
        game = yield from happen(event)
        return game, _merged(pieces), results

    def _most(self, piece: Piece) -> int:
        """Return how much of a piece the effect speaks of, whether it can be prevented or not."""
        limit = self._limit
        return piece.damage.amount if limit is None else min(limit, piece.damage.amount)

    @property
    def _limit(self) -> int | None:
        """The most that is taken from what one source deals to one recipient (CR 615.10)."""
        change = self._effect.change
        if isinstance(change, Prevent) and change.per_counter is not None and self._active.this is not None:
            return self._game.permanent(self._active.this).counters.get(change.per_counter, 0)
        return change.amount if isinstance(change, Prevent | Redirect) else None

    def _shares(self) -> Procedure[dict[Piece, int]]:
        """Return how much of each piece is prevented, redirected or otherwise taken."""
        points = self._active.waiting.points if self._active.waiting else None
        can = self._most_of_each()
        if points is None or sum(can.values()) <= points:
            return can
        there: dict[tuple[RecipientId, ObjectId], Damage] = {}
        for piece, most in can.items():
            one = piece.damage
            if most:
                before = (
                    there[one.recipient, one.source].amount if (one.recipient, one.source) in there else 0
                )
                there[one.recipient, one.source] = one.model_copy(update={"amount": before + most})
        split = yield from self._split(points, tuple(there.values()))
        shares: dict[Piece, int] = {}
        for piece, most in can.items():
            pair = piece.damage.recipient, piece.damage.source
            shares[piece] = min(most, split.get(pair, 0))
            split[pair] = split.get(pair, 0) - shares[piece]
        return shares

    def _split(
        self, points: int, damage: tuple[Damage, ...]
    ) -> Procedure[dict[tuple[RecipientId, ObjectId], int]]:
        """Return how the points of a shield are used, by recipient and source (CR 615.7)."""
        if len(damage) == 1:
            return {(damage[0].recipient, damage[0].source): points}
        choice = SplitShield(
            player=affected_player(self._game, self._recipient),
            effect=EffectRef(id=self._active.id, name=self._active.name),
            points=points,
            damage=damage,
        )
        answer = yield from ask(choice, Split)
        return {
            (recipient, source): amount
            for recipient, parts in answer.points.items()
            for source, amount in parts.items()
        }

    def _most_of_each(self) -> dict[Piece, int]:
        """Return the most that can be taken from each piece, a limit being one for all from a source."""
        change = self._effect.change
        limit = self._limit
        left: dict[tuple[RecipientId, ObjectId], int] = {}
        most: dict[Piece, int] = {}
        for piece in self._matched:
            damage = piece.damage
            pair = damage.recipient, damage.source
            in_vain = isinstance(change, Prevent) and not is_preventable(self._game, damage)
            amount = 0 if in_vain else damage.amount
            most[piece] = amount if limit is None else min(amount, left.get(pair, limit))
            if limit is not None:
                left[pair] = left.get(pair, limit) - most[piece]
        return most

    def _reaches(self, recipient: RecipientId) -> bool:
        """Whether this application is also about what would happen to another recipient at the same time.

        CR 615.8: "the next time that source would deal damage" is about all it would deal at once.
        CR 615.7: the points of a shield that covers several are spent where its player says.
        """
        waiting = self._active.waiting
        if recipient == self._recipient:
            return True
        if waiting is not None and waiting.protects is None and waiting.is_next_time:
            return True
        if affected_player(self._game, recipient) != affected_player(self._game, self._recipient):
            return False
        if waiting is not None and waiting.protects is None and waiting.points is not None:
            return True
        return _is_redirection(self._active) and recipient in self._undisputed

    def _changed(self, piece: Piece, share: int) -> Iterator[Piece]:
        """Yield what becomes of a piece."""
        damage, change = piece.damage, self._effect.change
        match change:
            case Prevent() | Instead():
                yield from _of(piece, damage.amount - share)
            case Redirect():
                yield from _of(piece, damage.amount - share)
                to = self._chosen or _new_recipient(self._game, self._active, damage)
                if share and to is not None:
                    moved = damage.model_copy(update={"recipient": to, "amount": share})
                    yield replace(piece, damage=moved)
            case Multiply() | Halve() | Add() | Bound():
                yield from _of(piece, changed_amount(damage.amount, change))
            case _:
                assert_never(change)

    def _event(
        self,
        pieces: tuple[Piece, ...],
        into: dict[Piece, tuple[Piece, ...]],
        taken: tuple[Damage, ...],
        results: tuple[Result, ...],
    ) -> DamagePrevented | DamageReplaced:
        active, waiting = self._active, self._active.waiting
        left = None
        if waiting is not None and waiting.points is not None:
            left = waiting.points - sum(one.amount for one in taken)
        in_vain = tuple(
            piece.damage for piece in self._matched if not is_preventable(self._game, piece.damage)
        )
        used_up = left == 0 or (waiting is not None and waiting.is_next_time)
        remaining = tuple(piece.damage for piece in pieces)
        if isinstance(self._effect.change, Prevent):
            return DamagePrevented(
                by=active.id,
                name=active.name,
                ability=active.protection,
                prevented=taken,
                unpreventable=in_vain,
                remaining=remaining,
                besides=results,
                left=left,
                # CR 615.12: a shield is not reduced by damage that can't be prevented
                is_used_up=used_up and len(in_vain) < len(self._matched),
                rule=RuleNumber(_prevention_rule(active, in_vain)),
            )
        return DamageReplaced(
            by=active.id,
            name=active.name,
            changed=tuple(piece.damage for piece in self._matched),
            into=tuple(new.damage for news in into.values() for new in news),
            remaining=remaining,
            besides=results,
            left=left,
            is_used_up=used_up,
            rule=RuleNumber("614.9" if isinstance(self._effect.change, Redirect) else "614.6"),
        )


def is_preventable(game: Game, damage: Damage) -> bool:
    """Whether damage can be prevented (CR 615.12)."""
    if not damage.is_preventable:
        return False
    return not any(
        effect.combat in {None, damage.is_combat}
        and is_among(game, damage.source, effect.source, active.you, active.this)
        and is_recipient(game, damage.recipient, effect.recipient, active.you, active.this)
        for active, effect in active_effects(game, CantPrevent)
    )


def changed_amount(amount: int, change: Multiply | Halve | Add | Bound) -> int:
    """Return an amount as an effect makes it; never less than 0 (CR 107.1b)."""
    match change:
        case Multiply(by=by):
            return amount * by
        case Halve(rounded=rounded):
            return (amount + (rounded == "up")) // 2
        case Add(amount=more):
            return max(0, amount + more)
        case Bound(at_least=least, at_most=most):
            raised = max(amount, least or amount)
            return raised if most is None else min(raised, most)
        case _:
            assert_never(change)


def _of(piece: Piece, amount: int) -> Iterator[Piece]:
    """Yield the piece with another amount; nothing if there is none left (CR 120.8)."""
    if amount > 0:
        yield replace(piece, damage=piece.damage.model_copy(update={"amount": amount}))


def _prevention_rule(active: Active, in_vain: tuple[Damage, ...]) -> str:
    if in_vain:
        return "615.12"
    if active.protection is not None:
        return "702.16e"
    if active.id.endswith("/shield"):
        return "122.1c"
    if active.waiting is not None:
        return "615.7" if active.waiting.points is not None else "615.8"
    effect = active.effect
    partial = isinstance(effect, DamageEffect) and isinstance(effect.change, Prevent) and effect.change.amount
    return "615.10" if partial else "615.6"
