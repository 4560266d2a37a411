"""Explaining why an ability triggered, and that it goes on the stack later (CR 603)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from core.abilities.triggers import When
from core.events.stack import AbilityPutOnStack, AbilityTriggered
from core.explain.explaining import explains
from core.explain.explanation import Explanation, label, sentence
from core.language.naming import called
from core.model.game import Game
from core.model.stack import DamageOnStack, OnStack, StackObject
from core.rules.targets.on_stack import found_on_stack
from core.rules.triggers.watching import is_about
from core.terms.rule_numbers import cited
from core.terms.words import ORDINALS, listed


@explains(AbilityTriggered)
def triggered(_before: Game, event: AbilityTriggered, game: Game) -> Explanation:
    """Explain why an ability triggered."""
    waits = f"It waits for the next time a player would get priority ({cited(event.rule)})"
    if isinstance(event.ability, OnStack):
        why = reason(game, event.ability)
        told = f"{called(event.ability.name)} triggers{f', because {why}' if why else ''}"
    else:
        siege = game.label(event.ability.source)
        told = f"The last defense counter of {siege} is gone: its defeat ability triggers (CR 310.11b)"
    return Explanation(f"{sentence(told)} {sentence(waits)}", tuple(map(sentence, _noticed(game, event))))


def _noticed(game: Game, event: AbilityTriggered) -> Iterator[str]:
    """Yield how it was noticed, where that is no matter of course."""
    if event.looked_back is not None:
        gone = f"{label(game, event.ability.source)} is no longer there"
        yield f"{gone}, but such abilities look back at the moment before ({cited(event.looked_back)})"
    if event.together is not None:
        many, rule = event.together.count, event.together.rule
        yield f"It triggers once for {many} things that happened at once ({cited(rule)})"


@explains(AbilityPutOnStack)
def put_on_stack(_before: Game, event: AbilityPutOnStack, game: Game) -> Explanation:
    """Explain that a waiting ability goes on the stack."""
    controller = game.label(event.ability.controller)
    why = reason(game, event.ability) if isinstance(event.ability, OnStack) else ""
    told = f"{controller} puts {stack_name(game, event.ability)} on the stack{f': {why}' if why else ''}"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


def reason(game: Game, ability: OnStack) -> str:
    """Return what made an ability trigger, as `Agent dealt 5 damage to Bear`; empty if unknown."""
    when = ability.triggered_on
    if when is None or (when.at_least is not None and ability.it is None):
        return ""
    return _REASONS.get(when.event, _nothing)(game, ability, when)


def stack_name(game: Game, item: StackObject) -> str:
    """Return what to call something on the stack."""
    if isinstance(item, DamageOnStack):
        return "the combat damage, as it was assigned,"
    if isinstance(item, OnStack):
        return called(item.name)
    return f"the defeat ability of {game.label(item.source)}"


def _deals_damage(game: Game, ability: OnStack, when: When) -> str:
    much = f"{ability.amount} " if ability.amount else ""
    damage = f"{much}{'combat ' if when.combat else ''}damage"
    to = f" to {label(game, ability.it)}" if ability.it is not None else ""
    which = when.which.objects.which if when.which.objects is not None else None
    dealer = {"this": ability.source, "bearer": game.permanent(ability.source).attached_to}.get(which or "")
    if dealer is not None:
        return f"{label(game, dealer)} dealt {damage}{to}"
    return f"{damage} was dealt{to}"


def _is_dealt_damage(game: Game, ability: OnStack, when: When) -> str:
    kind = "combat damage" if when.combat else "damage"
    return f"{ability.amount} {kind} was dealt to {label(game, ability.it or ability.source)}"


def _becomes_blocked_by(game: Game, ability: OnStack, _: When) -> str:
    return f"{label(game, ability.it)} blocks {label(game, ability.source)}"


def _enlists(game: Game, ability: OnStack, _: When) -> str:
    """Return who enlisted: what is tapped for it does not attack (CR 702.154a)."""
    it = ability.it or ability.source
    if game.combat is not None and it not in game.combat.attackers:
        return f"{label(game, ability.source)} enlists {label(game, it)}"
    return f"{label(game, it)} enlists a creature"


def _gains_life(game: Game, ability: OnStack, _: When) -> str:
    return f"{label(game, ability.it)} gained {ability.amount} life"


def _loses_life(game: Game, ability: OnStack, _: When) -> str:
    return f"{label(game, ability.it)} lost {ability.amount} life"


def _is_dealt_excess(game: Game, ability: OnStack, _: When) -> str:
    return f"excess damage was dealt to {label(game, ability.it or ability.source)}"


def _is_prevented(game: Game, ability: OnStack, _: When) -> str:
    return f"{ability.amount} damage to {label(game, ability.it or ability.source)} was prevented"


def _step_begins(game: Game, _ability: OnStack, _when: When) -> str:
    return f"the {game.step.words} begins" if game.step is not None else ""


def _blocks_creature(game: Game, ability: OnStack, _: When) -> str:
    return f"{label(game, ability.source)} blocks {label(game, ability.it)}"


def _becomes_target(game: Game, ability: OnStack, when: When) -> str:
    item = found_on_stack(game, ability.it) if ability.it is not None else None
    if item is None:
        return ""
    about = (
        one
        for one in dict.fromkeys(item.targets)
        if (one in game.players or one in game.battlefield)
        and is_about(game, ability.source, when.which, one)
    )
    return f"{listed(label(game, one) for one in about)} became the target of {called(item.name)}"


def _casts(game: Game, ability: OnStack, when: When) -> str:
    """Return who cast which spell, and which one of the turn that was if it was asked for."""
    spell = next((one for one in game.cast_this_turn if one.id == ability.it), None)
    if spell is None:
        return ""
    counted = f", the {ORDINALS[when.nth - 1]} such spell of the turn" if when.nth is not None else ""
    return f"{label(game, spell.controller)} casts {called(spell.name)}{counted}"


def _draws(game: Game, ability: OnStack, when: When) -> str:
    card = "a card" if when.nth is None else f"the {ORDINALS[when.nth - 1]} card of the turn"
    return f"{label(game, ability.it)} drew {card}"


def _died(game: Game, ability: OnStack, when: When) -> str:
    """Return what died, and if it was asked for, what had dealt damage to it this turn."""
    died = f"{label(game, ability.it or ability.source)} died"
    by = when.which.objects.dealt_damage_by if when.which.objects is not None else None
    dealer = {"this": ability.source, "bearer": game.permanent(ability.source).attached_to}.get(by or "")
    return f"{died}, which {label(game, dealer)} dealt damage to this turn" if dealer is not None else died


def _nothing(_game: Game, _ability: OnStack, _when: When) -> str:
    return ""


def _saying(words: str) -> Callable[[Game, OnStack, When], str]:
    return lambda game, ability, _: f"{label(game, ability.it or ability.source)} {words}"


_REASONS: dict[str, Callable[[Game, OnStack, When], str]] = {
    "deals_damage": _deals_damage,
    "is_dealt_damage": _is_dealt_damage,
    "becomes_blocked_by": _becomes_blocked_by,
    "gains_life": _gains_life,
    "attacks": _saying("attacks"),
    "enlists": _enlists,
    "blocks": _saying("blocks"),
    "becomes_blocked": _saying("becomes blocked"),
    "attacks_unblocked": _saying("attacks and is not blocked"),
    "casts_spell": _casts,
    "draws_card": _draws,
    "is_sacrificed": _saying("was sacrificed"),
    "becomes_tapped": _saying("became tapped"),
    "becomes_untapped": _saying("became untapped"),
    "dies": _died,
    "blocks_creature": _blocks_creature,
    "gets_counters": _saying("got counters"),
    "step_begins": _step_begins,
    "enters": _saying("entered the battlefield"),
    "leaves": _saying("left the battlefield"),
    "phases_in": _saying("phased in"),
    "phases_out": _saying("phased out"),
    "loses_life": _loses_life,
    "is_dealt_excess": _is_dealt_excess,
    "damage_is_prevented": _is_prevented,
    "becomes_target": _becomes_target,
}
