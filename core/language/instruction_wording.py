"""Instructions in words, those that hold no others."""

from __future__ import annotations

from typing import assert_never

from core.abilities.instructions.create_tokens import CreateTokens, TokenBody
from core.abilities.instructions.damage_and_fights import DealDamage, Fight
from core.abilities.instructions.give import Give
from core.abilities.instructions.in_combat import BecomeBlocked, BecomeUnblocked, RemoveFromCombat
from core.abilities.instructions.leaving_and_returning import (
    Counter,
    Later,
    Move,
    ReturnToBattlefield,
    SacrificeOfChoice,
)
from core.abilities.instructions.one_shot import MakeEffect, Plain
from core.abilities.instructions.to_permanents import (
    Attach,
    BecomeCopy,
    BecomeRenowned,
    ChangeCounters,
    GainControl,
    PhaseOut,
    Tap,
    Transform,
    UnattachAll,
    Untap,
)
from core.abilities.instructions.to_players import ChangeLife, DrawNow, ExileTop, LoseGame
from core.abilities.subjects import Subject, TargetSpec
from core.language.amount_wording import how_many, how_much, number_of_those
from core.language.effect_wording import ending_words, exception_words
from core.language.filter_wording import all_words, each_words, filter_words, recipient_words, stack_words
from core.language.phrases import phrase
from core.terms.words import number_of

_HELD = {
    None: "",
    "this_leaves": " for as long as this remains on the battlefield",
    "end_of_combat": " until end of combat",
    "end_of_turn": " until end of turn",
}


def plain_instruction(part: Plain, targets: tuple[TargetSpec, ...]) -> str:
    """Return an instruction that holds no others in words, without a full stop at the end."""
    match part:
        case DealDamage():
            return _damage_words(part, targets)
        case BecomeRenowned(on=on):
            return f"{subject_words(on, targets)} becomes renowned"
        case Transform(on=on):
            return f"transform {subject_words(on, targets)}"
        case BecomeCopy():
            return _copy_words(part, targets)
        case PhaseOut(on=on, each=each):
            who = subject_words(on, targets) if each is None else all_words(each)
            return f"{who} {'phases' if each is None else 'phase'} out"
        case Move():
            return _move_words(part, targets)
        case Tap(on=on):
            return f"tap {subject_words(on, targets)}"
        case Untap(on=on):
            return f"untap {subject_words(on, targets)}"
        case RemoveFromCombat(on=on):
            return f"remove {subject_words(on, targets)} from combat"
        case BecomeBlocked(on=on):
            return f"make blocked {subject_words(on, targets)}"
        case BecomeUnblocked(on=on):
            return f"make unblocked {subject_words(on, targets)}"
        case UnattachAll(on=on):
            return f"unattach all Equipment from {subject_words(on, targets)}"
        case Counter(on=on):
            return f"counter {subject_words(on, targets)}"
        case SacrificeOfChoice():
            return _sacrifice(part, targets)
        case ChangeLife(kind=kind, who=who, amount=amount):
            verb = "gain" if kind == "gain_life_now" else "lose"
            ending = "" if who in {"you", "opponents"} else "s"
            return f"{subject_words(who, targets)} {verb}{ending} {how_much(amount)} life"
        case ChangeCounters(kind=kind, on=on, counter=counter, amount=amount):
            whom = _whom(on, filter_words(part.each) if part.each is not None else "", targets)
            verb, where = ("put", "on") if kind == "put_counters_now" else ("remove", "from")
            return f"{verb} {how_many(amount, f'{counter} counter')} {where} {whom}"
        case DrawNow(who=who, amount=amount):
            ending = "" if who in {"you", "opponents"} else "s"
            return f"{subject_words(who, targets)} draw{ending} {how_many(amount, 'card')}"
        case ExileTop(who=who):
            return f"{subject_words(who, targets)} exiles the top card of their library"
        case LoseGame(who=who):
            return f"{subject_words(who, targets)} lose{'' if who == 'you' else 's'} the game"
        case Fight(one=one, other=other):
            return f"{subject_words(one, targets)} fights {subject_words(other, targets)}"
        case GainControl(on=on, until=until):
            return f"you gain control of {subject_words(on, targets)}{_HELD[until]}"
        case Attach(what=what, to=to):
            return f"attach {subject_words(what, targets)} to {subject_words(to, targets)}"
        case CreateTokens():
            return _tokens(part, targets)
        case ReturnToBattlefield(on=on, counters=counters, tapped=tapped):
            state = " tapped" if tapped else ""
            put = " and ".join(
                f"with {number_of(count, f'{kind} counter')}" for kind, count in counters.items()
            )
            ending = f" {put} on it" if put else ""
            it = subject_words(on, targets)
            return f"return {it} to the battlefield{state} under its owner's control{ending}"
        case Later(at=at, does=does, on=on):
            it = subject_words(on, targets)
            return f"at the beginning of the next {at.as_a_time}, {ending_words(does, it)}"
        case _:
            assert_never(part)


def _sacrifice(part: SacrificeOfChoice, targets: tuple[TargetSpec, ...]) -> str:
    """Return the instruction to sacrifice in words."""
    player = "each player" if part.who == "each_player" else subject_words(part.who, targets)
    verb = "sacrifice" if part.who == "you" else "sacrifices"
    return f"{player} {verb} {number_of_those(part.amount, part.what)}"


def _move_words(part: Move, targets: tuple[TargetSpec, ...]) -> str:
    """Return the instruction by which something leaves the battlefield in words."""
    verb = "return" if part.kind == "return_to_hand" else part.kind
    whom = _whom(part.on, filter_words(part.each) if part.each is not None else "", targets)
    where = " to its owner's hand" if part.kind == "return_to_hand" else ""
    it = "It" if part.each is None else "They"
    for_good = "" if part.is_regenerable else f". {it} can't be regenerated"
    return f"{verb} {whom}{where}{for_good}"


def _damage_words(part: DealDamage, targets: tuple[TargetSpec, ...]) -> str:
    """Return the instruction that deals damage in words."""
    by = subject_words(part.by, targets)
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
    only = (
        f"If {subject_words(part.by, targets)} has {part.excess_if}, excess" if part.excess_if else "Excess"
    )
    to = (
        "that one's controller"
        if part.excess_to == "recipient_controller"
        else subject_words(part.excess_to, targets)
    )
    return f". {only} damage is dealt to {to} instead"


def _tokens(part: CreateTokens, targets: tuple[TargetSpec, ...]) -> str:
    """Return the instruction that creates tokens in words."""
    how = ["tapped"] if part.tapped else []
    how += ["attacking"] if part.attacking else []
    how += [f"blocking {subject_words(part.blocking, targets)}"] if part.blocking is not None else []
    state = f", {' and '.join(how)}" if how else ""
    if part.per_other_opponent:
        state += ", for each opponent other than defending player"
    if part.copy_of is not None:
        before, after = "", f" that's a copy of {subject_words(part.copy_of, targets)}"
    elif part.card is not None:
        before, after = f"{part.card} ", ""
    else:
        body = part.token or TokenBody()
        size = f"{body.power}/{body.toughness} " if body.power is not None else ""
        color = " and ".join(one.word for one in body.colors) or "colorless"
        kinds = " ".join([*body.subtypes, *body.types])
        before = f"{size}{color} {kinds} "
        after = f" with {' and '.join(map(phrase, body.has))}" if body.has else ""
    may = "you may " if part.is_optional else ""
    tokens = how_many(part.amount, f"{before}token{after}", f"{before}tokens{after}")
    return f"{may}create {tokens}{state}"


def those_words(part: MakeEffect | Give, targets: tuple[TargetSpec, ...]) -> str:
    """Return all that an effect is about, if it is about several."""
    if part.each is None:
        return ""
    if part.shares_color_with is None:
        return f"each of: {filter_words(part.each)}"
    with_ = subject_words(part.shares_color_with, targets)
    return f"each other {each_words(part.each)} that shares a color with {with_}"


def _whom(subject: Subject, each: str, targets: tuple[TargetSpec, ...]) -> str:
    return f"each of: {each}" if each else subject_words(subject, targets)


def _copy_words(part: BecomeCopy, targets: tuple[TargetSpec, ...]) -> str:
    original, until = subject_words(part.of, targets), _HELD[part.until]
    said = exception_words(part.exceptions)
    except_ = f", except {said}" if said else ""
    return f"{subject_words(part.on, targets)} becomes a copy of {original}{until}{except_}"


def subject_words(subject: Subject, targets: tuple[TargetSpec, ...]) -> str:
    """Return whom an instruction is about: `target creature`, `you`, `that one`."""
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
