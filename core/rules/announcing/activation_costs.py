"""What activating an ability costs besides mana: whether it can be paid, and paying it (CR 118.3, 602.2b)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from core.abilities.card_texts.stack_abilities import Activated
from core.abilities.costs import Cost
from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.events.causes import AsCost, cost_of
from core.events.results import CountersPut, Result
from core.events.status import CountersSpent, Exerted, LoyaltyPaid, Tapped
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.rules.announcing.where_abilities_work import card_with_abilities
from core.rules.choices.violation import Violation
from core.rules.damage.result_effects import cant_get_counters, change_results
from core.rules.giving_up_cards import How, give_up_cards
from core.rules.payable import Payer, is_payable
from core.rules.paying import pay, pay_mana
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.untapping import untap
from core.rules.zones.leaving_battlefield import leave_battlefield
from core.terms.counters import LOYALTY, CounterKind
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_PAID = RuleNumber("602.2b")


class CostBar(StrEnum):
    """Why the costs of an ability can't be paid."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"
    SUMMONING_SICK = "summoning_sick"
    SICK_TO_UNTAP = "sick_to_untap"
    TOO_FEW_COUNTERS = "too_few_counters"
    LOYALTY_USED = "loyalty_used"
    NO_LOYALTY_COUNTERS = "no_loyalty_counters"
    COST = "cost"


class CannotPay(Violation):
    """A cost of an ability of `object` can't be paid.

    `count` counters of the kind `counter` would have to be removed, where there are too few; `cost` is what
    can't be paid besides.
    """

    object: ObjectId
    why: CostBar
    counter: CounterKind = LOYALTY
    count: int = 0
    cost: Cost | None = None


def unpayable(game: Game, permanent: Permanent, ability: Activated) -> Iterator[CannotPay]:
    """Yield why the costs of an ability can't be paid.

    CR 302.6: a creature that came this turn can't tap or untap itself for a cost. CR 702.10c: with haste it
    can. CR 107.6: what is untapped already can't be untapped for a cost.
    """

    def because(rule: str, why: CostBar, kind: CounterKind = LOYALTY, count: int = 0) -> CannotPay:
        return CannotPay(
            about=(permanent.controller,),
            rule=RuleNumber(rule),
            object=permanent.id,
            why=why,
            counter=kind,
            count=count,
        )

    if ability.tap and permanent.status.tapped:
        yield because("118.3", CostBar.TAPPED)
    if ability.untap and not permanent.status.tapped:
        yield because("107.6", CostBar.UNTAPPED)
    what = characteristics(game, permanent.id)
    is_new = permanent.summoning_sick and what.is_creature and not what.has(Keyword.HASTE)
    if is_new and (ability.tap or ability.untap):
        yield because("302.6", CostBar.SUMMONING_SICK if ability.tap else CostBar.SICK_TO_UNTAP)
    kind, count = ability.remove_counter, ability.remove_count
    if kind is not None and permanent.counters.get(kind, 0) < count:
        yield because("118.3", CostBar.TOO_FEW_COUNTERS, kind, count)
    if ability.pays is not None and not is_payable(game, payer_of(permanent, ability), ability.pays):
        yield replace(because("118.3", CostBar.COST), cost=ability.pays)
    if ability.loyalty is None:
        return
    if permanent.loyalty_used:
        yield because("606.3", CostBar.LOYALTY_USED)
    if permanent.counters.get(LOYALTY, 0) < -ability.loyalty:
        yield because("606.6", CostBar.TOO_FEW_COUNTERS, LOYALTY, -ability.loyalty)
    if ability.loyalty > 0 and cant_get_counters(game, permanent.id, LOYALTY):
        yield because("614.17b", CostBar.NO_LOYALTY_COUNTERS)


def payer_of(permanent: Permanent, ability: Activated) -> Payer:
    """Return who pays for an ability; what it taps or sacrifices by itself can't pay for anything else."""
    taps_others = ability.pays is not None and ability.pays.tap is not None
    leaves = ability.sacrifice_this or ability.leaves is not None
    is_busy = leaves or (ability.tap and taps_others)
    busy = frozenset({permanent.id} if is_busy else ())
    return Payer(player=permanent.controller, source=permanent.id, rule=_PAID, busy=busy)


def pay_for(
    game: Game, permanent: Permanent, ability: Activated, item: OnStack, sacrificed: tuple[ObjectId, ...]
) -> Procedure[Game]:
    """Pay what an ability, `item` on the stack, costs; what is sacrificed goes last."""
    cause = cost_of(item)
    game = yield from pay_mana(game, payer_of(permanent, ability), cause, ability.mana)
    if ability.tap:
        game = yield from happen(game, Tapped(objects=(permanent.id,), cause=cause, rule=_PAID))
    if ability.untap:
        game = yield from untap(game, (permanent.id,), cause)
    if ability.exert:
        game = yield from happen(game, Exerted(object=permanent.id, player=permanent.controller))
    if ability.remove_counter is not None:
        kind, count = ability.remove_counter, ability.remove_count
        spent = CountersSpent(object=permanent.id, counter=kind, amount=count, cause=cause, rule=_PAID)
        game = yield from happen(game, spent)
    if ability.loyalty is not None:
        game = yield from _pay_loyalty(game, permanent, ability.loyalty, cause)
    if ability.pays is not None:
        returned = (item.returned,) if item.returned is not None else None
        payer = replace(payer_of(permanent, ability), sacrificed=sacrificed, returned=returned)
        game = yield from pay(game, payer, cause, ability.pays)
    if ability.sacrifice_this:
        game = yield from leave_battlefield(game, (permanent.id,), "sacrifice", cause)
    match ability.leaves:
        case "exile" | "return_to_hand":
            game = yield from leave_battlefield(game, (permanent.id,), ability.leaves, cause)
        case "exile_from_graveyard" | "discard":
            how: How = "discard" if ability.leaves == "discard" else "exile"
            there = card_with_abilities(game, permanent.id)
            cards = (there,) if there is not None else ()
            game = yield from give_up_cards(game, cards, permanent.id, cause, how)
        case None:
            pass
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
