"""Which replacement or prevention effect is applied next, and who says so (CR 616.1).

Only effects on entering come in an order of their own: control and copies first. Looking at all of it anew
after each (CR 616.1f) is done where effects are applied: to damage in `damage/changing_damage`, to its
results in `damage/result_effects`, to going to a graveyard in `zones/zone_changes`, to tokens in
`zones/tokens`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from core.abilities.effects.amount_changes import Add, Bound, Halve, Instead, Multiply
from core.abilities.effects.on_damage import DamageEffect, Prevent, Redirect
from core.abilities.effects.on_entering import EntersEffect
from core.abilities.effects.on_life_and_counters import CountersEffect, LifeEffect
from core.characteristics.active_effects import Active
from core.events.damage import Preferred
from core.model.game import Game
from core.model.waiting_effects import EffectId
from core.rules.choices.picking import EffectRef
from core.rules.choices.replacement import ChooseReplacement
from core.rules.procedure import Procedure, ask
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId, RecipientId

COUNTED_ANEW = (Multiply, Halve, Add, Bound)
"""The changes that make one amount of another."""

_CHANGING_AMOUNTS = (DamageEffect, LifeEffect, CountersEffect)


def affected_player(game: Game, affected: RecipientId) -> PlayerId:
    """Return who chooses for something: the player, or the permanent's controller.

    CR 616.1: the affected one, not whoever controls the effect.
    """
    if affected in game.players:
        return PlayerId(affected)
    return game.permanent(ObjectId(affected)).controller


def in_apnap_order(game: Game, affected: Iterable[RecipientId]) -> list[RecipientId]:
    """Return those affected, each once, in the order in which their players choose (CR 616.1, 101.4)."""
    order = {player: place for place, player in enumerate(game.apnap)}
    unique = dict.fromkeys(affected)
    return sorted(unique, key=lambda one: order.get(affected_player(game, one), len(order)))


def choose_effect(game: Game, affected: RecipientId, among: Sequence[Active]) -> Procedure[Active]:
    """Return which effect applies next to what would happen to `affected`, asking if need be (CR 616.1)."""
    if len(among) == 1:
        return among[0]
    choice = ChooseReplacement(  # CR 616.1e: any of them; CR 616.1f: then all is looked at anew
        player=affected_player(game, affected),
        affected=affected,
        among=tuple([_ref(one.id, one.name) for one in sorted(among, key=_rank)]),
        is_indifferent=all(is_alike(one, among[0]) for one in among[1:]),
    )
    chosen = (yield from ask(choice)).value
    return next(one for one in among if one.id == chosen)


@lru_cache(maxsize=256)
def _ref(effect: EffectId, name: Called) -> EffectRef:
    """Return the reference to an effect; the same few are asked about for one recipient after another."""
    return EffectRef(id=effect, name=name)


def is_alike(one: Active, other: Active) -> bool:
    """Whether two effects are one, or make the same of any amount, so that it is all one which goes first."""
    if one.id == other.id:
        return True
    effect = one.effect
    return (
        isinstance(effect, _CHANGING_AMOUNTS)
        and isinstance(effect.change, COUNTED_ANEW)
        and not getattr(effect, "besides", ())
        and one.waiting is None
        and other.waiting is None
        and effect == other.effect
    )


def only_counts_anew(active: Active) -> bool:
    """Whether an effect does nothing but make amounts larger or smaller, however often it is applied."""
    effect, waiting = active.effect, active.waiting
    is_counted = waiting is not None and (waiting.points is not None or waiting.is_next_time)
    return (
        isinstance(effect, DamageEffect)
        and isinstance(effect.change, (*COUNTED_ANEW, Prevent))
        and not effect.besides
        and not is_counted
    )


def preference(
    game: Game, affected: RecipientId, chosen: Active, among: Iterable[Active]
) -> Preferred | None:
    """Return who preferred the effect chosen to which others; None if there were none."""
    others = tuple(one.name for one in among if not is_alike(one, chosen))
    return Preferred(player=affected_player(game, affected), over=others) if others else None


def _rank(active: Active) -> int:
    """Return the place of an effect in a sensible order: what leaves least damage comes first."""
    effect = active.effect
    change = getattr(effect, "change", None)
    match change:
        case Prevent(amount=None):
            return 0
        case Redirect() | Instead():
            return 1
        case Prevent():
            return 2
        case Halve():
            return 3
        case _:
            return 4


def first_on_entering(found: list[tuple[Active, EntersEffect]]) -> list[Active]:
    """Return the effects of which one has to be applied next.

    CR 616.1b: those on control first. CR 616.1c: then those that make it a copy. Then any: the order of
    these is all one.
    """
    control = [active for active, effect in found if effect.under_your_control]
    copies = [active for active, effect in found if effect.as_copy is not None]
    return control or copies or [found[0][0]]
