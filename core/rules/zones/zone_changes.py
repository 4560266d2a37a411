"""Where what would be put into a graveyard goes instead (CR 614.6, 616.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.abilities.effects.on_cards import GraveyardEffect
from core.abilities.filters import Objects
from core.characteristics.active_effects import Active, active_effects
from core.characteristics.current import characteristics
from core.characteristics.filtering import is_among
from core.events.spells_and_abilities import MoveReplaced
from core.model.game import Game
from core.model.waiting_effects import EffectId
from core.rules.procedure import Procedure
from core.rules.replacement_order import choose_effect, in_apnap_order
from core.rules.triggers.happening import happen
from core.terms.called import Aspect, Called
from core.terms.counters import FINALITY
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber
from core.terms.zones import Zone

_FINALITY = GraveyardEffect(instead="exile")
"""What the rules make of finality counters, however many there are (CR 122.1h)."""
_OFF_STACK = GraveyardEffect(from_anywhere=True, instead="exile")
"""What flashback and jump-start say besides of the spell that they allowed to be cast."""


def graveyard_or_elsewhere(
    game: Game, objects: tuple[ObjectId, ...], to: Zone = Zone.GRAVEYARD
) -> Procedure[tuple[Game, dict[ObjectId, Zone]]]:
    """Return where each of the objects that would be put into a graveyard at once, or returned, goes.

    CR 616.1: its controller chooses which effect is applied to it; once it goes elsewhere, no
    other effect on going to a graveyard has anything left to change. CR 616.1f: until nothing more applies.
    """
    where = dict.fromkeys(objects, to)
    while applicable := _applicable(game, where):
        one = in_apnap_order(game, applicable)[0]
        active = yield from choose_effect(game, one, applicable[ObjectId(one)])
        effect = active.effect
        assert isinstance(effect, GraveyardEffect)  # noqa: S101 - `_applicable` finds only these
        meant, to = where[ObjectId(one)], Zone(effect.instead)
        where[ObjectId(one)] = to
        rule = _rule(active)
        replaced = MoveReplaced(
            by=active.id, name=active.name, object=ObjectId(one), to=to, meant=meant, rule=rule
        )
        game = yield from happen(game, replaced)
    return game, where


def _rule(active: Active) -> RuleNumber:
    """Return the rule by which something goes elsewhere."""
    return RuleNumber(_OF_KEYWORDS.get(active.name.aspect, "614.6"))


_OF_KEYWORDS: Mapping[Aspect | None, str] = {
    Aspect.FINALITY_COUNTER: "122.1h",
    Aspect.FLASHBACK: "702.34a",
    Aspect.JUMP_START: "702.133a",
}


def _applicable(game: Game, where: Mapping[ObjectId, Zone]) -> dict[ObjectId, list[Active]]:
    effects = active_effects(game, GraveyardEffect)
    found: dict[ObjectId, list[Active]] = {}
    for one, to in where.items():
        fitting = [active for active, effect in effects if _watches(game, active, effect, one, to)]
        fitting += _of_the_rules(game, one) if to is Zone.GRAVEYARD else ()
        if fitting:
            found[one] = fitting
    return found


def _watches(game: Game, active: Active, effect: GraveyardEffect, one: ObjectId, to: Zone) -> bool:
    if to is Zone.EXILE or (to is not Zone.GRAVEYARD and not effect.leaving):
        return False
    if one not in game.battlefield and not effect.from_anywhere:
        return False
    return active.is_for(one) and is_among(game, one, effect.which, active.you, active.about)


def _of_the_rules(game: Game, one: ObjectId) -> tuple[Active, ...]:
    permanent = game.battlefield.get(one)
    if permanent is None:
        return (*_of_its_keyword(game, one), *_of_itself(game, one))
    if not permanent.counters.get(FINALITY):
        return ()
    name = Called(permanent.label, Aspect.FINALITY_COUNTER)
    return (Active(EffectId(f"{one}/finality"), name, permanent.controller, _FINALITY, one),)


def _of_its_keyword(game: Game, one: ObjectId) -> tuple[Active, ...]:
    """Return what a spell is exiled by as it leaves the stack: how it was cast (CR 702.34a, 702.133a)."""
    spell = game.last_known.get(one) if game.has_on_stack(one) else None
    by = spell.cast.by if spell is not None and spell.cast is not None else None
    if spell is None or by is None or by.keyword is None or not by.exiles:
        return ()
    name = Called(spell.label, Aspect(by.keyword))
    return (Active(EffectId(f"{one}/{by.keyword}"), name, spell.controller, _OFF_STACK, one),)


def _of_itself(game: Game, one: ObjectId) -> Iterator[Active]:
    """Yield what a spell says of itself that works wherever it would be put into a graveyard (CR 113.6b)."""
    spell = game.permanent(one)
    for number, text in enumerate(characteristics(game, one).effects, start=1):
        if isinstance(text, GraveyardEffect) and text.from_anywhere and text.which == _THIS:
            own = EffectId(f"{one}/{number}")
            yield Active(own, Called(spell.label), spell.controller, text, one)


_THIS = Objects(which="this")
