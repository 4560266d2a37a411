"""What activating an ability costs besides mana: whether it can be paid, and paying it (CR 118.3, 602.2b)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.card_texts.stack_abilities import Activated
from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.events.causes import AsCost, cost_of
from core.events.results import CountersPut, Result
from core.events.status import CountersSpent, LoyaltyPaid, Tapped
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.rules.damage.result_effects import cant_get_counters, change_results
from core.rules.procedure import Procedure
from core.rules.triggers.noticing import happen
from core.rules.zones.leaving_battlefield import leave_battlefield
from core.terms.counters import LOYALTY
from core.terms.rule_numbers import RuleNumber
from core.terms.words import number_of

_PAID = RuleNumber("602.2b")


def unpayable(game: Game, permanent: Permanent, ability: Activated) -> Iterator[tuple[str, str]]:
    """Yield why the costs of an ability can't be paid, each with its rule.

    CR 302.6: a creature that came this turn can't tap for a cost. CR 702.10c: with haste it can.
    """
    name = permanent.label
    if ability.tap and permanent.tapped:
        yield "118.3", f"{name} is tapped already"
    what = characteristics(game, permanent.id)
    if ability.tap and permanent.summoning_sick and what.is_creature and not what.has(Keyword.HASTE):
        yield "302.6", f"{name} came under {game.label(permanent.controller)}'s control this turn"
    kind, count = ability.remove_counter, ability.remove_count
    if kind is not None and permanent.counters.get(kind, 0) < count:
        yield "118.3", f"{name} has not {number_of(count, f'{kind} counter')} to remove"
    if ability.loyalty is None:
        return
    if permanent.loyalty_used:
        yield "606.3", f"a loyalty ability of {name} has been activated this turn"
    if permanent.counters.get(LOYALTY, 0) < -ability.loyalty:
        yield "606.6", f"{name} has not {number_of(-ability.loyalty, 'loyalty counter')} to remove"
    if ability.loyalty > 0 and cant_get_counters(game, permanent.id, LOYALTY):
        yield "614.17b", f"no loyalty counters can be put on {name}"


def pay(game: Game, permanent: Permanent, ability: Activated, item: OnStack) -> Procedure[Game]:
    """Pay what an ability, `item` on the stack, costs; what is sacrificed goes last."""
    cause = cost_of(item)
    if ability.tap:
        game = yield from happen(game, Tapped(objects=(permanent.id,), cause=cause, rule=_PAID))
    if ability.remove_counter is not None:
        kind, count = ability.remove_counter, ability.remove_count
        spent = CountersSpent(object=permanent.id, counter=kind, amount=count, cause=cause, rule=_PAID)
        game = yield from happen(game, spent)
    if ability.loyalty is not None:
        game = yield from _pay_loyalty(game, permanent, ability.loyalty, cause)
    if ability.sacrifice_this:
        game = yield from leave_battlefield(game, (permanent.id,), "sacrifice", cause)
    return game


def _pay_loyalty(game: Game, permanent: Permanent, loyalty: int, cause: AsCost) -> Procedure[Game]:
    """Put loyalty counters on a planeswalker, or remove them (CR 606.4).

    What changes how many counters are put somewhere changes that too, unless it speaks of effects only.
    """
    rule, source = RuleNumber("606.4"), permanent.id
    if loyalty > 0:
        put: Result = CountersPut(
            on=source, counter=LOYALTY, amount=loyalty, source=source, cause=cause, rule=rule
        )
        game, changed = yield from change_results(game, (put,))
        loyalty = sum(one.amount for one in changed if isinstance(one, CountersPut))
    return (yield from happen(game, LoyaltyPaid(object=source, change=loyalty, cause=cause, rule=rule)))
