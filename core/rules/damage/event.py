"""The damage event: one procedure for all damage, in the order of CR 120.4."""

from __future__ import annotations

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.characteristics.damageable import can_be_dealt_damage
from core.events.damage import Damage, DamageDealt, DamageEventBegan, DamageEventOccurred, DamageProcessed
from core.model.dealt import Hit
from core.model.game import Game
from core.model.permanents import Origin
from core.rules.damage.after_prevention import do_afterwards
from core.rules.damage.changing_damage import change_damage
from core.rules.damage.excess import excess_damage, move_excess
from core.rules.damage.result_effects import change_results
from core.rules.damage.results import results_of
from core.rules.eras import has_damage_on_stack
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber

_COMBAT = RuleNumber("510.2")


def deal_damage(game: Game, damage: tuple[Damage, ...], rule: RuleNumber = _COMBAT) -> Procedure[Game]:
    """Deal damage from any number of sources to any number of recipients simultaneously (CR 120.4).

    CR 120.1a: only battles, creatures, planeswalkers and players can be dealt damage.
    CR 120.8: a `Damage` is at least 1 point; zero damage is none. `rule` is what makes it be dealt.

    CR 120.4a: excess damage goes elsewhere first. CR 120.4b: then come replacement and prevention,
    and what is left is dealt. CR 120.4c: it is turned into results, which are replaced in turn.
    CR 120.4d: all of that happens at once. CR 615.5: what effects do because they have prevented
    damage comes right after that.
    """
    damage = tuple([one for one in damage if can_be_dealt_damage(game, one.recipient)])
    if not damage:
        return game
    game = yield from happen(game, DamageEventBegan(damage=damage, rule=rule))
    moved = move_excess(game, damage)
    if moved is not None:
        game, damage = (yield from happen(game, moved)), moved.remaining
    game, outcome = yield from change_damage(game, damage)
    damage = outcome.damage
    if not damage and not outcome.results:
        return (yield from do_afterwards(game, outcome.prevented))
    if damage:
        game = yield from happen(game, DamageDealt(damage=damage, besides=outcome.results))
    results = results_of(game, damage) + outcome.results
    game = yield from happen(game, DamageProcessed(results=results))
    game, results = yield from change_results(game, results)
    occurred = DamageEventOccurred(
        results=results,
        deathtouched=_deathtouched(game, damage),
        commander_damage=_by_commanders(game, damage),
        excess=excess_damage(game, damage),
        hits=tuple(
            [Hit(source=one.source, recipient=one.recipient, is_combat=one.is_combat) for one in damage]
        ),
    )
    game = yield from happen(game, occurred)
    return (yield from do_afterwards(game, outcome.prevented))


def _deathtouched(game: Game, damage: tuple[Damage, ...]) -> tuple[ObjectId, ...]:
    """Return the creatures dealt damage by a source with deathtouch (CR 702.2b), each once."""
    if has_damage_on_stack(game.era):
        return ()
    deadly = [one for one in damage if Keyword.DEATHTOUCH in characteristics(game, one.source).keywords]
    dealt = dict.fromkeys([ObjectId(one.recipient) for one in deadly])
    return tuple([one for one in dealt if one in game.battlefield and characteristics(game, one).is_creature])


def _by_commanders(game: Game, damage: tuple[Damage, ...]) -> tuple[Damage, ...]:
    """Return the combat damage that commanders deal to players (CR 903.10a)."""
    to_players = [one for one in damage if one.is_combat and one.recipient in game.players]
    return tuple([one for one in to_players if game.permanent(one.source).origin is Origin.COMMANDER])
