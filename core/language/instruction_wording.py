"""Spells, activated and triggered abilities in words, made from their parts."""

from __future__ import annotations

from typing import assert_never

from core.abilities.amounts import Counted
from core.abilities.effects import MustBlock, Regeneration, as_grants
from core.abilities.filters import Objects
from core.abilities.one_shots import (
    Attach,
    BecomeCopy,
    ChangeCounters,
    ChangeLife,
    ChangeStatus,
    Counter,
    CreateTokens,
    DealDamage,
    DrawNow,
    ExileTop,
    Fight,
    GainControl,
    Give,
    Later,
    LoseGame,
    MakeEffect,
    Move,
    OneShot,
    PhaseOut,
    ReturnToBattlefield,
    SacrificeOfChoice,
    Subject,
    TargetSpec,
    Times,
    TokenBody,
    Transform,
    Unless,
    WhenYouDo,
)
from core.abilities.stack_texts import Activated, Mode, Spell, Triggered
from core.abilities.text import CardText
from core.abilities.zone_effects import PlayerHas
from core.language.amount_wording import (
    counted_words,
    how_many,
    how_much,
    number_of_those,
)
from core.language.change_wording import grant_words
from core.language.cost_wording import paying_words
from core.language.effect_wording import (
    ending_words,
    exception_words,
    wording,
)
from core.language.filter_wording import (
    all_words,
    condition_words,
    each_words,
    filter_words,
    recipient_words,
    stack_words,
)
from core.language.trigger_wording import when_words
from core.terms.words import number_of

_VERBS = {
    "destroy": "destroy",
    "exile": "exile",
    "sacrifice": "sacrifice",
    "return_to_hand": "return",
    "tap": "tap",
    "untap": "untap",
    "remove_from_combat": "remove",
    "become_blocked": "make blocked",
    "become_unblocked": "make unblocked",
    "unattach_all": "unattach all Equipment from",
}
_TIMES: dict[Times, str] = {
    "beyond_first": " for each creature blocking it beyond the first",
    "power_of_it": " for each point of power of that one",
    "opponents_attacked": " for each opponent you attacked with a creature this combat",
}
_HELD = {
    None: "",
    "this_leaves": " for as long as this remains on the battlefield",
    "end_of_combat": " until end of combat",
    "end_of_turn": " until end of turn",
}
_TAILS = {"return_to_hand": " to its owner's hand", "remove_from_combat": " from combat"}


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
            return wording(text)


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
        case DealDamage():
            return _damage_words(part, targets)
        case MakeEffect(effect=Regeneration()):
            return f"regenerate {_subject(part.on or 'this', targets)}"
        case MakeEffect(effect=PlayerHas(keyword=keyword), on=on) if on is not None:
            gain = "gain" if on == "you" else "gains"
            return f"{_subject(on, targets)} {gain} {keyword} until {part.until.replace('_', ' ')}"
        case MakeEffect(effect=MustBlock()):
            blocker, attacker = (_subject(one or "this", targets) for one in (part.on, part.from_source))
            when = {"end_of_combat": "this combat", "end_of_turn": "this turn"}[part.until]
            return f"{blocker} blocks {attacker} if able {when}"
        case MakeEffect(effect=effect):
            about = f" (for {_subject(part.on, targets)})" if part.on else ""
            about = f" (for {_each_words(part, targets).removeprefix('each of: ')})" if part.each else about
            source = f" from {_subject(part.from_source, targets)}" if part.from_source else ""
            share = (
                f", up to {part.points} points"
                if part.points
                else ", the next time only"
                if part.next_time
                else ""
            )
            told = f"this turn{about}{source}{share}: {wording(effect).rstrip('.')}"
            return told + _prevented_words(part)
        case Unless():
            return _unless_words(part, targets)
        case WhenYouDo(targets=own, does=does):
            return f"when you do, {_lower(instruction_words(does, own))}"
        case Give():
            whom = _each_words(part, targets) or _subject(part.on, targets)
            often = _TIMES[part.times] if part.times is not None else ""
            return f"{whom} {grant_words(as_grants(part))}{often} until {part.until.replace('_', ' ')}"
        case ChangeStatus(kind="become_renowned", on=on):
            return f"{_subject(on, targets)} becomes renowned"
        case Transform(on=on):
            return f"transform {_subject(on, targets)}"
        case BecomeCopy():
            return _copy_words(part, targets)
        case PhaseOut(on=on, each=each):
            who = _subject(on, targets) if each is None else all_words(each)
            return f"{who} {'phases' if each is None else 'phase'} out"
        case Move(kind=kind) | ChangeStatus(kind=kind):
            each = part.each if isinstance(part, Move) else None
            whom = _whom(part.on, filter_words(each) if each is not None else "", targets)
            return f"{_VERBS[kind]} {whom}{_TAILS.get(kind, '')}{_for_good(part)}"
        case Counter(on=on):
            return f"counter {_subject(on, targets)}"
        case SacrificeOfChoice():
            return _sacrifice(part, targets)
        case ChangeLife(kind=kind, who=who, amount=amount):
            verb = "gain" if kind == "gain_life_now" else "lose"
            ending = "" if who in {"you", "opponents"} else "s"
            return f"{_subject(who, targets)} {verb}{ending} {how_much(amount)} life"
        case ChangeCounters(kind=kind, on=on, counter=counter, amount=amount):
            whom = _whom(on, filter_words(part.each) if part.each is not None else "", targets)
            verb, where = ("put", "on") if kind == "put_counters_now" else ("remove", "from")
            return f"{verb} {how_many(amount, f'{counter} counter')} {where} {whom}"
        case DrawNow(who=who, amount=amount):
            ending = "" if who in {"you", "opponents"} else "s"
            return f"{_subject(who, targets)} draw{ending} {how_many(amount, 'card')}"
        case ExileTop(who=who):
            return f"{_subject(who, targets)} exiles the top card of their library"
        case LoseGame(who=who):
            return f"{_subject(who, targets)} lose{'' if who == 'you' else 's'} the game"
        case Fight(one=one, other=other):
            return f"{_subject(one, targets)} fights {_subject(other, targets)}"
        case GainControl(on=on, until=until):
            return f"you gain control of {_subject(on, targets)}{_HELD[until]}"
        case Attach(what=what, to=to):
            return f"attach {_subject(what, targets)} to {_subject(to, targets)}"
        case CreateTokens():
            return _tokens(part, targets)
        case ReturnToBattlefield(on=on, counters=counters, tapped=tapped):
            state = " tapped" if tapped else ""
            put = " and ".join(
                f"with {number_of(count, f'{kind} counter')}" for kind, count in counters.items()
            )
            ending = f" {put} on it" if put else ""
            return (
                f"return {_subject(on, targets)} to the battlefield{state} under its owner's control{ending}"
            )
        case Later(at=at, does=does, on=on):
            return f"at the beginning of the next {at.as_a_time}, {ending_words(does, _subject(on, targets))}"
        case _:
            assert_never(part)


def _unless_words(part: Unless, targets: tuple[TargetSpec, ...]) -> str:
    """Return what is done unless somebody pays in words."""
    done = _lower(instruction_words(part.does, targets))
    if part.who == "each_player" or part.who == "opponents":  # noqa: PLR1714 - mypy tells them apart like this
        each = "each opponent" if part.who == "opponents" else "each player"
        return f"for {each}, {done} unless they {paying_words(part.pays)}"
    is_its = part.who in {"its_controller", "target_controller"}
    who = "its controller" if is_its else _subject(part.who, targets)
    pays = paying_words(part.pays, "" if part.who == "you" else "s")
    return f"{done} unless {who} {pays}"


def _sacrifice(part: SacrificeOfChoice, targets: tuple[TargetSpec, ...]) -> str:
    """Return the instruction to sacrifice in words."""
    player = "each player" if part.who == "each_player" else _subject(part.who, targets)
    verb = "sacrifice" if part.who == "you" else "sacrifices"
    return f"{player} {verb} {number_of_those(part.amount, part.what)}"


def _prevented_words(part: MakeEffect) -> str:
    """Return what triggers as an effect prevents damage, as a sentence that follows."""
    ability = part.when_prevented
    if ability is None:
        return ""
    source = f" from {filter_words(ability.source)}" if ability.source != Objects() else ""
    done = _lower(instruction_words(ability.does, ability.targets))
    return f". Whenever damage{source} is prevented this way, {done}"


def _for_good(part: Move | ChangeStatus) -> str:
    """Return that what is destroyed can't be regenerated, as a sentence that follows."""
    if not isinstance(part, Move) or part.is_regenerable:
        return ""
    return f". {'It' if part.each is None else 'They'} can't be regenerated"


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]


def _damage_words(part: DealDamage, targets: tuple[TargetSpec, ...]) -> str:
    """Return the instruction that deals damage in words."""
    by = _subject(part.by, targets)
    amount = how_much(part.amount)
    dealt = (
        f"{by} deals {amount} damage" if part.amount != "power" else f"{by} deals damage equal to its power"
    )
    to = _whom(part.to, recipient_words(part.each) if part.each is not None else "", targets)
    if part.is_divided:
        to = "those targets, divided as you choose"
    certain = "" if part.is_preventable else ". It can't be prevented"
    return f"{dealt} to {to}{certain}{_excess_words(part, targets)}"


def _excess_words(part: DealDamage, targets: tuple[TargetSpec, ...]) -> str:
    """Return what becomes of excess damage, as a sentence that follows."""
    if part.excess_to is None:
        return ""
    only = f"If {_subject(part.by, targets)} has {part.excess_if}, excess" if part.excess_if else "Excess"
    to = (
        "that one's controller"
        if part.excess_to == "recipient_controller"
        else _subject(part.excess_to, targets)
    )
    return f". {only} damage is dealt to {to} instead"


def _tokens(part: CreateTokens, targets: tuple[TargetSpec, ...]) -> str:
    """Return the instruction that creates tokens in words."""
    how = ["tapped"] if part.tapped else []
    how += ["attacking"] if part.attacking else []
    how += [f"blocking {_subject(part.blocking, targets)}"] if part.blocking is not None else []
    state = f", {' and '.join(how)}" if how else ""
    if part.per_other_opponent:
        state += ", for each opponent other than defending player"
    if part.copy_of is not None:
        before, after = "", f" that's a copy of {_subject(part.copy_of, targets)}"
    else:
        body = part.token or TokenBody()
        size = f"{body.power}/{body.toughness} " if body.power is not None else ""
        color = " and ".join(one.word for one in body.colors) or "colorless"
        kinds = " ".join([*body.subtypes, *body.types])
        before = f"{size}{color} {kinds} "
        after = f" with {' and '.join(body.phrases)}" if body.phrases else ""
    may = "you may " if part.is_optional else ""
    tokens = how_many(part.amount, f"{before}token{after}", f"{before}tokens{after}")
    return f"{may}create {tokens}{state}"


def _each_words(part: MakeEffect | Give, targets: tuple[TargetSpec, ...]) -> str:
    """Return all that an effect is about, if it is about several."""
    if part.each is None:
        return ""
    if part.shares_color_with is None:
        return f"each of: {filter_words(part.each)}"
    with_ = _subject(part.shares_color_with, targets)
    return f"each other {each_words(part.each)} that shares a color with {with_}"


def _whom(subject: Subject, each: str, targets: tuple[TargetSpec, ...]) -> str:
    return f"each of: {each}" if each else _subject(subject, targets)


def _copy_words(part: BecomeCopy, targets: tuple[TargetSpec, ...]) -> str:
    original, until = _subject(part.of, targets), _HELD[part.until]
    said = exception_words(part.exceptions)
    except_ = f", except {said}" if said else ""
    return f"{_subject(part.on, targets)} becomes a copy of {original}{until}{except_}"


def _subject(subject: Subject, targets: tuple[TargetSpec, ...]) -> str:
    place = {"target": 0, "target_2": 1, "target_3": 2}.get(subject)
    if place is not None and place < len(targets):
        what, on_stack = targets[place].what, targets[place].on_stack
        if on_stack is not None:
            return f"target {stack_words(on_stack)}"
        any_ = "any other target" if targets[place].other else "any target"
        words = recipient_words(what)
        other = words.removeprefix("another ")
        said = f"target {_bare(words)}" if other == words else f"another target {other}"
        said = any_ if what.is_anything else said
        said += " other than that one" if targets[place].not_it else ""
        return said if place == 0 else f"another {said}"
    return {
        "this": "this",
        "you": "you",
        "opponents": "each opponent",
        "it": "that one",
        "its_controller": "that one's controller",
        "target_controller": "the target's controller",
        "bearer": "what this is attached to",
        "defending_player": "defending player",
        "chosen": "a source of your choice",
        "created": "what was created",
        "damaged": "each creature dealt damage this way",
    }.get(subject, "the target")


def _bare(words: str) -> str:
    return words.removeprefix("a ").removeprefix("an ")
