"""Permanents that are exiled until something leaves the battlefield, and return then (CR 610.3)."""

from __future__ import annotations

from core.abilities.effects.on_one_object import Returns
from core.events.spells_and_abilities import EffectBegan, EffectsEnded
from core.model.cards import is_permanent_card
from core.model.game import Game
from core.model.permanents import ZoneCard
from core.model.stack import OnStack
from core.model.waiting_effects import EffectId, Waiting
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.zones.entering import Arrival, arriving, enter
from core.terms.ids import ObjectId, next_incarnation
from core.terms.rule_numbers import RuleNumber

_RULE = RuleNumber("610.3")


def wait_in_exile(game: Game, gone: tuple[ObjectId, ...], item: OnStack) -> Procedure[Game]:
    """Let the cards of permanents that `item` has just exiled wait for its source to leave."""
    exiled = {card.id for card in game.exile}
    for one in gone:
        card = next_incarnation(one)
        if card in exiled:
            effect = Waiting(
                id=EffectId(f"{item.id}/{game.made + 1}"),
                name=item.name,
                controller=item.controller,
                effect=Returns(),
                subject=card,
                while_there=item.source,
                made_by=item.source,
            )
            game = yield from happen(game, EffectBegan(effect=effect, rule=_RULE))
    return game


def return_from_exile(game: Game) -> Procedure[Game]:
    """Return to the battlefield what was exiled only until something left that has left by now.

    CR 610.3c: under their owners' control. CR 610.3d: all at the same time. CR 702.26d: what is phased
    out has not left.
    """
    over = [
        one
        for one in game.effects
        if isinstance(one.effect, Returns) and game.on_battlefield(one.while_there or ObjectId("")) is None
    ]
    if not over:
        return game
    ids, names = tuple(one.id for one in over), tuple(dict.fromkeys(one.name for one in over))
    game = yield from happen(game, EffectsEnded(effects=ids, names=names, rule=_RULE))
    waiting = {one.subject for one in over}
    cards = tuple(card for card in game.exile if card.id in waiting and is_permanent_card(card.card))
    if not cards:
        return game
    arrivals = tuple(map(_arrival, cards))
    return (yield from enter(game, arrivals, RuleNumber("610.3c"), from_graveyard=tuple(c.id for c in cards)))


def _arrival(card: ZoneCard) -> Arrival:
    return Arrival(arriving(next_incarnation(card.id), card.card, card.owner, card.origin))
