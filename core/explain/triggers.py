"""Explaining why an ability triggered, and that it goes on the stack later (CR 603)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from core.abilities.triggers import When
from core.characteristics.current import characteristics
from core.events.stack import AbilityPutOnStack, AbilityTriggered
from core.explain.explaining import Fold, explains
from core.explain.explanation import Explanation, label
from core.explain.given import given_text
from core.explain.stack_names import keyword_of, keyword_rule, stack_name
from core.model.game import Game
from core.model.monarchy import MONARCH
from core.model.stack import DamageOnStack, OnStack
from core.rules.targets.on_stack import found_on_stack
from core.rules.triggers.watching import is_about
from core.terms.card_types import CardType
from core.terms.ids import ObjectId
from core.terms.rule_numbers import cited
from core.words.english import stack as words
from core.words.english import trigger_reasons as reasons
from core.words.english import triggers as trigger_words
from core.words.english.names import called


@explains(AbilityTriggered, fold=Fold.ADDS)
def triggered(_before: Game, event: AbilityTriggered, game: Game) -> Explanation:
    """Explain why an ability triggered."""
    if not isinstance(event.ability, OnStack):
        return Explanation(trigger_words.siege_triggers(game.label(event.ability.source)), "CR 310.11b")
    keyword = keyword_of(game, event.ability)
    rule = keyword_rule(keyword) if keyword is not None else ""
    told = trigger_words.triggers(stack_name(game, event.ability), reason(game, event.ability))
    from_whom = tuple(given_text(game, event.ability))
    return Explanation(told, rule or cited(event.rule), " ".join(_noticed(game, event)), from_whom)


def _noticed(game: Game, event: AbilityTriggered) -> Iterator[str]:
    """Yield how it was noticed, where that is no matter of course."""
    when = event.ability.triggered_on if isinstance(event.ability, OnStack) else None
    if when is not None and when.event == "is_cast":
        yield trigger_words.triggers_from_the_stack(label(game, event.ability.source), "CR 113.6k")
    if event.looked_back is not None:
        yield trigger_words.looks_back(label(game, event.ability.source), cited(event.looked_back))
    if event.together is not None:
        yield trigger_words.triggers_once(event.together.count, cited(event.together.rule))


def _is_told_as_it_resolves(_before: Game, event: AbilityPutOnStack, _game: Game) -> Fold:
    return Fold.OWN if isinstance(event.ability, DamageOnStack) else Fold.NEXT


@explains(AbilityPutOnStack, fold=_is_told_as_it_resolves)
def put_on_stack(_before: Game, event: AbilityPutOnStack, game: Game) -> Explanation:
    """Explain that a waiting ability goes on the stack."""
    told = words.put_on_stack(game.label(event.ability.controller), stack_name(game, event.ability))
    return Explanation(told, cited(event.rule))


def reason(game: Game, ability: OnStack) -> str:
    """Return what made an ability trigger, as `Agent dealt 5 damage to Bear`; empty if unknown."""
    when = ability.triggered_on
    if when is None or (when.at_least is not None and ability.it is None):
        return ""
    return _REASONS.get(when.event, _nothing)(game, ability, when)


def _dealer(game: Game, ability: OnStack, which: str | None) -> str:
    """Return who an ability speaks of, if that is its own object or what this is attached to."""
    if which == "this":
        return label(game, ability.source)
    bearer = game.permanent(ability.source).attached_to if which == "bearer" else None
    return label(game, bearer) if bearer is not None else ""


def _deals_damage(game: Game, ability: OnStack, when: When) -> str:
    if ability.source == MONARCH:  # of which the ability is about who dealt it (CR 725.2)
        it, whom = label(game, ability.it), label(game, ability.controller)
        return reasons.dealt_damage(dealer=it, amount=ability.amount, to=whom, is_combat=True)
    which = when.which.objects.which if when.which.objects is not None else None
    to = label(game, ability.it) if ability.it is not None else ""
    return reasons.dealt_damage(
        dealer=_dealer(game, ability, which), amount=ability.amount, to=to, is_combat=bool(when.combat)
    )


def _is_dealt_damage(game: Game, ability: OnStack, when: When) -> str:
    to = label(game, ability.it or ability.source)
    return reasons.was_dealt_damage(to, ability.amount, is_combat=bool(when.combat))


def _becomes_blocked_by(game: Game, ability: OnStack, _: When) -> str:
    return reasons.blocks_it(label(game, ability.it), label(game, ability.source))


def _enlists(game: Game, ability: OnStack, _: When) -> str:
    """Return who enlisted: what is tapped for it does not attack (CR 702.154a)."""
    it = ability.it or ability.source
    if game.combat is not None and it not in game.combat.attackers:
        return reasons.enlists_it(label(game, ability.source), label(game, it))
    return reasons.enlists_it(label(game, it), "")


def _exploits(game: Game, ability: OnStack, _: When) -> str:
    return reasons.exploits_it(label(game, ability.source), label(game, ability.it or ability.source))


def _gains_life(game: Game, ability: OnStack, _: When) -> str:
    return reasons.gained_life(label(game, ability.it), ability.amount)


def _becomes_monarch(game: Game, ability: OnStack, _: When) -> str:
    return reasons.became_monarch(label(game, ability.it))


def _time_changes(game: Game, _ability: OnStack, _: When) -> str:
    return reasons.time_changed(game.time_of_day or "day")


def _loses_life(game: Game, ability: OnStack, _: When) -> str:
    return reasons.lost_life(label(game, ability.it), ability.amount)


def _is_dealt_excess(game: Game, ability: OnStack, _: When) -> str:
    return reasons.was_dealt_excess(label(game, ability.it or ability.source))


def _is_prevented(game: Game, ability: OnStack, _: When) -> str:
    return reasons.was_prevented(name=label(game, ability.it or ability.source), amount=ability.amount)


def _step_begins(game: Game, _ability: OnStack, _when: When) -> str:
    return reasons.step_begins(game.step.words) if game.step is not None else ""


def _blocks_creature(game: Game, ability: OnStack, _: When) -> str:
    return reasons.blocks_it(label(game, ability.source), label(game, ability.it))


def _becomes_target(game: Game, ability: OnStack, when: When) -> str:
    item = found_on_stack(game, ability.it) if ability.it is not None else None
    if item is None:
        return ""
    about = [
        label(game, one)
        for one in dict.fromkeys(item.targets)
        if (one in game.players or one in game.battlefield)
        and is_about(game, ability.source, when.which, one)
    ]
    return reasons.became_target(about, called(item.name))


def _casts(game: Game, ability: OnStack, when: When) -> str:
    """Return who cast which spell, and which one of the turn that was if it was asked for."""
    spell = next((one for one in game.cast_this_turn if one.id == ability.it), None)
    if spell is None:
        return ""
    return reasons.casts_spell(label(game, spell.controller), called(spell.name), when.nth)


def _draws(game: Game, ability: OnStack, when: When) -> str:
    return reasons.drew(label(game, ability.it), when.nth)


def _discards(game: Game, ability: OnStack, when: When) -> str:
    return reasons.gave_up(label(game, ability.it), is_cycled=when.event == "cycles_card")


def _reaches_chapter(game: Game, ability: OnStack, _: When) -> str:
    return reasons.reached_chapter(label(game, ability.source), ability.amount)


def _died(game: Game, ability: OnStack, when: When) -> str:
    """Return what died, and if it was asked for, what had dealt damage to it this turn."""
    name = label(game, ability.it or ability.source)
    by = when.which.objects.dealt_damage_by if when.which.objects is not None else None
    dealer = _dealer(game, ability, by)
    if dealer:
        return reasons.died_after_damage(name, dealer)
    what = characteristics(game, ObjectId(ability.it or ability.source))
    dies = what.is_creature or CardType.PLANESWALKER in what.types  # CR 700.4
    return reasons.happened_to(name, "dies" if dies else "is_buried")


def _nothing(_game: Game, _ability: OnStack, _when: When) -> str:
    return ""


def _happened(game: Game, ability: OnStack, when: When) -> str:
    return reasons.happened_to(label(game, ability.it or ability.source), when.event, is_alone=when.alone)


_REASONS: dict[str, Callable[[Game, OnStack, When], str]] = {
    "deals_damage": _deals_damage,
    "is_dealt_damage": _is_dealt_damage,
    "becomes_blocked_by": _becomes_blocked_by,
    "gains_life": _gains_life,
    "becomes_monarch": _becomes_monarch,
    "time_changes": _time_changes,
    "attacks": _happened,
    "enlists": _enlists,
    "exploits": _exploits,
    "exerts": _happened,
    "becomes_monstrous": _happened,
    "is_turned_face_up": _happened,
    "blocks": _happened,
    "becomes_blocked": _happened,
    "attacks_unblocked": _happened,
    "casts_spell": _casts,
    "is_cast": _casts,
    "draws_card": _draws,
    "discards_card": _discards,
    "cycles_card": _discards,
    "is_cycled": _happened,
    "is_sacrificed": _happened,
    "becomes_tapped": _happened,
    "becomes_untapped": _happened,
    "dies": _died,
    "blocks_creature": _blocks_creature,
    "gets_counters": _happened,
    "step_begins": _step_begins,
    "enters": _happened,
    "leaves": _happened,
    "phases_in": _happened,
    "phases_out": _happened,
    "loses_life": _loses_life,
    "is_dealt_excess": _is_dealt_excess,
    "damage_is_prevented": _is_prevented,
    "becomes_target": _becomes_target,
    "reaches_chapter": _reaches_chapter,
}
