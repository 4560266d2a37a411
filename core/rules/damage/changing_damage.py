"""Replacing and preventing damage, over all that would be dealt at once (CR 120.4b, 614, 615, 616)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from msgspec import Struct, field

from core.characteristics.active_effects import Active
from core.events.damage import Damage
from core.events.results import Result
from core.model.game import Game
from core.model.waiting_effects import EffectId
from core.rules.damage.after_prevention import Prevented
from core.rules.damage.applicable_effects import effects_on
from core.rules.damage.applying_effect import Application, Context
from core.rules.damage.changed_amounts import as_dealt
from core.rules.damage.pending_damage import Pending
from core.rules.procedure import Procedure
from core.rules.replacement_order import choose_effect, only_counts_anew, preference
from core.terms.ids import RecipientId


class Outcome(Struct):
    """What is left of a damage event: damage, and what happens besides.

    `prevented`: what effects have prevented that do something afterwards (CR 615.5).
    """

    damage: tuple[Damage, ...]
    results: tuple[Result, ...] = field(default=())
    prevented: tuple[Prevented, ...] = field(default=())


def change_damage(game: Game, damage: tuple[Damage, ...]) -> Procedure[tuple[Game, Outcome]]:
    """Apply every replacement and prevention effect to damage that would be dealt at once.

    CR 616.1: for each recipient its player chooses which effect goes first, in APNAP order; after
    each, all is looked at anew. CR 614.5: each effect is applied to a piece of damage once.
    What a player wants first for several recipients in the same case is applied to all of them at once.
    CR 120.4b: what is left then is dealt. CR 616.1f: this goes on until nothing more can be applied.
    CR 616.2: an effect may become applicable because of another.
    """
    if not any(effects_on(game, one) for one in damage):  # the same as below, without finding an order
        return game, Outcome(as_dealt(_by_recipient(damage)))
    pending = Pending(damage)
    results: tuple[Result, ...] = ()
    wanted: dict[RecipientId, EffectId] = {}
    prevented: dict[EffectId, Prevented] = {}
    while (found := pending.next(game)) is not None:
        recipient, among = found
        active = yield from _choose(game, recipient, among, wanted)
        together: tuple[RecipientId, ...] = ()
        if len(among) > 1 and only_counts_anew(active):
            same = pending.in_the_same_case(game, recipient)
            for one in same[1:]:
                wanted[one] = (yield from _choose(game, one, among, wanted)).id
            together = (recipient, *(one for one in same[1:] if wanted[one] == active.id))
        for one in together:
            wanted.pop(one, None)
        preferred = preference(game, recipient, active, among)
        context = Context(recipient, together, results, preferred)
        application = Application(game, pending, active, context)
        game, more = yield from application.carry_out()
        results += more
        if active.waiting is not None and active.waiting.after is not None:
            before = prevented[active.id].damage if active.id in prevented else ()
            prevented[active.id] = Prevented(active.waiting, (*before, *application.taken))
    return game, Outcome(as_dealt(pending.damage), results, tuple(prevented.values()))


def _by_recipient(damage: tuple[Damage, ...]) -> Iterator[Damage]:
    """Return damage recipient by recipient."""
    together: dict[RecipientId, list[Damage]] = {}
    for one in damage:
        together.setdefault(one.recipient, []).append(one)
    return chain.from_iterable(together.values())


def _choose(
    game: Game, recipient: RecipientId, among: Sequence[Active], wanted: dict[RecipientId, EffectId]
) -> Procedure[Active]:
    """Return the effect that is to be applied next, asking unless that was said already."""
    said = wanted.pop(recipient, None)
    known = next((one for one in among if one.id == said), None)
    return known if known is not None else (yield from choose_effect(game, recipient, among))
