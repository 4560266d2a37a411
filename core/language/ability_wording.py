"""Abilities in words, made from their parts: what they say may hold other abilities in turn."""

from __future__ import annotations

from core.abilities.ability import abilities_among
from core.abilities.amounts import Counted
from core.abilities.card_texts.card_text import CardText, given_texts
from core.abilities.card_texts.stack_abilities import Activated, Mode, Spell, Triggered
from core.abilities.effects.grants import Grants, as_grants
from core.abilities.effects.in_force import Effect
from core.abilities.effects.object_changes import Changes
from core.abilities.effects.on_one_object import MustBlock, Regeneration
from core.abilities.effects.on_players import PlayerHas
from core.abilities.filters import Objects
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.give import Give
from core.abilities.instructions.one_shot import MakeEffect, OneShot, Unless, WhenYouDo
from core.abilities.subjects import TargetSpec, Times
from core.language.amount_wording import counted_words
from core.language.change_wording import (
    base_words,
    color_words,
    defining_words,
    loss_words,
    rule_words,
    size_words,
    switch_words,
    type_words,
)
from core.language.cost_wording import paying_words
from core.language.effect_wording import plain_effect, sentence
from core.language.filter_wording import all_words, condition_words, filter_words
from core.language.instruction_wording import plain_instruction, subject_words, those_words
from core.language.phrases import phrase
from core.language.trigger_wording import when_words
from core.terms.words import listed, number_of

_TIMES: dict[Times, str] = {
    "beyond_first": " for each creature blocking it beyond the first",
    "power_of_it": " for each point of power of that one",
    "opponents_attacked": " for each opponent you attacked with a creature this combat",
}


def text_words(text: CardText) -> str:
    """Return one ability, or what a spell does, as rules text."""
    match text:
        case Spell(targets=targets, does=does, sacrifice=cost):
            paid = f"As an additional cost, sacrifice {filter_words(cost)}. " if cost is not None else ""
            modes = "; or ".join(mode_words(mode) for mode in text.modes)
            return paid + (f"Choose one: {modes}." if modes else _chosen_first(text) + _all(does, targets))
        case Activated(targets=targets, does=does):
            costs = [
                _loyalty_words(text.loyalty) if text.loyalty is not None else "",
                "tap" if text.tap else "",
                f"remove {number_of(text.remove_count, f'{text.remove_counter} counter')}"
                if text.remove_counter
                else "",
                "sacrifice this" if text.sacrifice_this else "",
            ]
            paid = ", ".join(cost for cost in costs if cost) or "no cost"
            only = " Only as a sorcery." if text.as_sorcery else ""
            only += f" Only during your {text.during.as_a_time}." if text.during is not None else ""
            done = _chosen_first(text) + _all(does, targets) or "What it does is not shown on this table."
            return f"{paid[:1].upper()}{paid[1:]}: {done}{only}"
        case Triggered(when=when, only_if=only_if, targets=targets, does=does):
            told = f"You may do this: {_all(does, targets)}" if text.is_optional else _all(does, targets)
            only = f", if {condition_words(only_if)}" if only_if is not None else ""
            return f"{when_words(when)}{only}, {told[:1].lower()}{told[1:]}"
        case _:
            return effect_words(text)


def mode_words(mode: Mode) -> str:
    """Return what a mode of a spell does, without a full stop at the end."""
    return _lower(f"{_chosen_first(mode)}{_all(mode.does, mode.targets)}").rstrip(".")


def _chosen_first(text: Spell | Activated | Mode) -> str:
    """Return how many targets there are, where that varies or damage is divided among them."""
    most, least = len(text.targets), text.least_targets
    if least is not None and least < most:
        return f"Choose {least} to {most} targets. "
    divides = any(isinstance(part, DealDamage) and part.is_divided for part in text.does)
    return f"Choose {number_of(most, 'target')}. " if divides else ""


def _loyalty_words(change: int) -> str:
    """Return the cost of a loyalty ability as it is printed: `+2`, `0`, or a number with a minus sign."""
    return f"{change:+d}".replace("-", "\N{MINUS SIGN}") if change else "0"


def effect_words(effect: Effect) -> str:
    """Return the effect as a sentence of rules text."""
    if not isinstance(effect, Grants):
        return plain_effect(effect)
    many = effect.objects.which not in {"this", "bearer"}
    return sentence(f"{all_words(effect.objects)} {grant_words(effect, many=many)}")


def grant_words(grants: Grants, *, many: bool = False) -> str:
    """Return what one object gets, or with `many` several: `gets +3/+3 and has trample`."""
    return listed(
        part
        for part in (
            loss_words(grants, many=many),
            type_words(grants, many=many),
            color_words(grants, many=many),
            "" if grants.defines else base_words(grants, many=many),
            defining_words(grants) if grants.defines else size_words(grants, many=many),
            ability_words(grants, many=many),
            switch_words(grants, many=many),
            rule_words(grants, many=many),
        )
        if part
    )


def ability_words(changes: Changes, *, many: bool = False) -> str:
    """Return which abilities are given: `has flying and trample`; empty if none is."""
    given = (*map(phrase, abilities_among(changes.gains)), *map(_quoted, given_texts(changes)))
    return f"{'have' if many else 'has'} {listed(given)}" if given else ""


def _quoted(text: CardText) -> str:
    """Return an ability as one that is given: rules text in quotation marks."""
    return f"“{text_words(text)}”"


def instruction_words(does: tuple[OneShot, ...], targets: tuple[TargetSpec, ...]) -> str:
    """Return what is done, without a full stop at the end."""
    return _all(does, targets).rstrip(".")


def _all(does: tuple[OneShot, ...], targets: tuple[TargetSpec, ...]) -> str:
    return " ".join(f"{said[:1].upper()}{said[1:]}." for said in (_one_shot(part, targets) for part in does))


def _one_shot(part: OneShot, targets: tuple[TargetSpec, ...]) -> str:
    amount = getattr(part, "amount", None)
    said = _instruction(part, targets)
    return f"{said}, where X is {counted_words(amount)}" if isinstance(amount, Counted) else said


def _instruction(part: OneShot, targets: tuple[TargetSpec, ...]) -> str:
    match part:
        case MakeEffect(effect=Regeneration()):
            return f"regenerate {subject_words(part.on or 'this', targets)}"
        case MakeEffect(effect=PlayerHas(ability=ability), on=on) if on is not None:
            gain = "gain" if on == "you" else "gains"
            return (
                f"{subject_words(on, targets)} {gain} {phrase(ability)} until {part.until.replace('_', ' ')}"
            )
        case MakeEffect(effect=MustBlock()):
            blocker, attacker = (subject_words(one or "this", targets) for one in (part.on, part.from_source))
            when = {"end_of_combat": "this combat", "end_of_turn": "this turn"}[part.until]
            return f"{blocker} blocks {attacker} if able {when}"
        case MakeEffect(effect=effect):
            about = f" (for {subject_words(part.on, targets)})" if part.on else ""
            about = f" (for {those_words(part, targets).removeprefix('each of: ')})" if part.each else about
            source = f" from {subject_words(part.from_source, targets)}" if part.from_source else ""
            share = (
                f", up to {part.points} points"
                if part.points
                else ", the next time only"
                if part.next_time
                else ""
            )
            told = f"this turn{about}{source}{share}: {effect_words(effect).rstrip('.')}"
            return told + _prevented_words(part)
        case Unless():
            return _unless_words(part, targets)
        case WhenYouDo(targets=own, does=does):
            return f"when you do, {_lower(instruction_words(does, own))}"
        case Give():
            whom = those_words(part, targets) or subject_words(part.on, targets)
            often = _TIMES[part.times] if part.times is not None else ""
            return f"{whom} {grant_words(as_grants(part))}{often} until {part.until.replace('_', ' ')}"
        case _:
            return plain_instruction(part, targets)


def _unless_words(part: Unless, targets: tuple[TargetSpec, ...]) -> str:
    """Return what is done unless somebody pays in words."""
    done = _lower(instruction_words(part.does, targets))
    if part.who == "each_player" or part.who == "opponents":  # noqa: PLR1714 - mypy tells them apart like this
        each = "each opponent" if part.who == "opponents" else "each player"
        return f"for {each}, {done} unless they {paying_words(part.pays)}"
    is_its = part.who in {"its_controller", "target_controller"}
    who = "its controller" if is_its else subject_words(part.who, targets)
    pays = paying_words(part.pays, "" if part.who == "you" else "s")
    return f"{done} unless {who} {pays}"


def _prevented_words(part: MakeEffect) -> str:
    """Return what triggers as an effect prevents damage, as a sentence that follows."""
    ability = part.when_prevented
    if ability is None:
        return ""
    source = f" from {filter_words(ability.source)}" if ability.source != Objects() else ""
    done = _lower(instruction_words(ability.does, ability.targets))
    return f". Whenever damage{source} is prevented this way, {done}"


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]
