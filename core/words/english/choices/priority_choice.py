"""Casting, activating and changing the board with priority."""

from __future__ import annotations

from core.words.english.choices.refusals import because_of, refusal
from core.words.english.grammar import ability_name, number_of, number_word, possessive
from core.words.english.row import Clause
from core.words.speaking import said

_MAIN_PHASE = "during your own main phase while the stack is empty"
asked = Clause("{player} has priority")


@said
def which_modes(modes: int, least: int, most: int) -> str:
    """`2 modes, and one is`, `4 modes, and two different ones are`: how many are chosen."""
    if most == 1:
        return f"{number_of(modes, 'mode')}, and one is"
    more = " or more" if least < most else ""
    return f"{number_of(modes, 'mode')}, and {number_word(least)}{more} different ones are"


@said
def cannot_cast(
    card: str, why: str, rule: str, *, modes: str, cost: str, times: int, only: str, first: str
) -> str:
    """`Ox can be cast only during your own main phase while the stack is empty (CR 117.1a).`

    `modes`: how many it has and how many are chosen; `cost`: what can't be paid, as
    `Amy can't pay the additional cost: discard a card`; `times`: how often it may be kicked;
    `only`: when it can be cast, as `during combat`; `first`: the spell that nobody can respond to.
    """
    told = {
        "cost": f"{card} can't be cast: {cost}",
        "face_down": f"{card} can't be cast face down",
        "bestow": f"{card} can't be cast bestowed",
        "kicked_too_often": f"{card} can't be kicked more than {_often(times)}"
        if times
        else f"{card} has no kicker",
        "no_spell": f"{card} can't be cast here: its text isn't known as a spell",
        "not_now": f"{card} can be cast only {_MAIN_PHASE}",
        "other_time": f"{card} can be cast only {only}",
        "condition": f"{card} can be cast only {only}",
        "no_mode": f"{card} has {modes} chosen as you cast it",
        "not_in_graveyard": f"{card} isn't in your graveyard",
        "not_from_graveyard": f"{card} can't be cast from a graveyard: nothing allows that",
        "not_from_graveyard_now": f"{card} can be cast from your graveyard only {only}",
        "nothing_sacrificed": f"{card} can't be cast without the sacrifice that is part of its cost",
        "split_second": f"{card} can't be cast while {first}, which has split second, is on the stack",
    }[why]
    return refusal(told, rule)


@said
def cast_another_way(why: str) -> str:
    """The way out for each reason not to cast a spell: `Choose a mode.`"""
    return {
        "not_now": "Wait until then, or do something else.",
        "other_time": "Cast it then, or do something else.",
        "no_mode": "Choose a mode.",
        "nothing_sacrificed": "Choose something to sacrifice.",
        "face_down": "Only a card with morph, megamorph or disguise can be cast face down.",
        "bestow": "Only a card with bestow can be cast bestowed.",
        "kicked_too_often": "Kick it less often, or not at all.",
        "not_in_graveyard": "Cast a card that's in your graveyard.",
        "not_from_graveyard_now": "Cast it then, or do something else.",
        "split_second": "Let that spell resolve first.",
    }.get(why, "Do something else.")


# as behind `only`.
only_if = Clause("if {condition}")
# `… the flashback cost: …`, a clause.
cannot_afford = Clause("{player} can't pay the {keyword?{keyword}|additional} cost: {pay}")
not_controlled = Clause(
    "{player} can't activate an ability of {name}: it isn't a permanent {player} controls ({rule})."
)
choose_own = Clause("Choose a permanent {player} controls.")


@said
def cannot_activate(
    name: str, why: str, rule: str, *, when: str, only: str, times: int, by: str, modes: str, first: str
) -> str:
    """`Ox's ability can be activated only during your upkeep (CR 602.5).`

    `when` is the step, `only` the part of the turn or the condition, `times` how often, `by` the effect that
    forbids it, if that isn't its own text, `first` the spell that nobody can respond to; each where it is
    the reason.
    """
    its, often = ability_name(name), _often(times)
    told = {
        "other_zone": f"{its} works only in another zone, out of which it moves the card",
        "no_such_ability": f"{name} has no such activated ability",
        "forbidden": f"{possessive(name)} activated abilities can't be activated{because_of(by)}",
        "not_now": f"{its} can be activated only {_MAIN_PHASE}",
        "other_step": f"{its} can be activated only during your own {when}",
        "other_time": f"{its} can be activated only {only}",
        "condition": f"{its} can be activated only {only}",
        "no_mode": f"{its} has {modes} chosen as it is activated",
        "used_up": f"{its} can be activated only once, and it has been",
        "too_often": f"{its} can be activated only {often} each turn",
        "split_second": f"{its} can't be activated while {first}, which has split second, is on the stack",
    }[why]
    return refusal(told, rule)


def _often(times: int) -> str:
    return {1: "once", 2: "twice"}.get(times, f"{number_word(times)} times")


@said
def cannot_pay(name: str, why: str, player: str, rule: str, *, counters: str, cost: str) -> str:
    """`Ox can't be tapped for its ability: it's already tapped (CR 118.3).`

    `counters` are those it would take, as `3 charge counters`; `cost` is what else can't be paid.
    """
    told = {
        "tapped": f"{name} can't be tapped for its ability: it's already tapped",
        "untapped": f"{name} can't be untapped for its ability: it isn't tapped",
        "summoning_sick": f"{name} can't be tapped for its ability: it came under {possessive(player)} "
        "control this turn and doesn't have haste",
        "sick_to_untap": f"{name} can't be untapped for its ability: it came under {possessive(player)} "
        "control this turn and doesn't have haste",
        "too_few_counters": f"{name} doesn't have {counters} to remove",
        "loyalty_used": f"A loyalty ability of {name} has already been activated this turn",
        "no_loyalty_counters": f"{name} can't have loyalty counters put on it, so its cost can't be paid",
        "cost": f"{player} can't pay the cost of {ability_name(name)}: {cost}",
    }[why]
    return refusal(told, rule)


counters = Clause("{count:{kind} counter}")
divided_twice = Clause("Each target is chosen only once, even when damage is divided ({rule}).")
name_once = Clause("Name each target once, with all the damage it gets.")
wrong_division = Clause(
    "Exactly {total} damage must be divided among the targets, at least 1 to each ({rule})."
)
no_x = Clause("Nothing there depends on X ({rule}).")
# The way out where X means nothing.
leave_out_x = Clause("Leave out X.")
divide = Clause("Say how much each target gets.")


@said
def cannot_change(name: str, why: str, rule: str) -> str:
    """`Ox can't be changed: it's phased out … (CR 702.26b).`"""
    told = {
        "not_there": f"'{name}' isn't there now: what leaves the battlefield becomes a new object",
        "has_left": f"{name} has left the game and can't control anything",
        "phased_out": f"{name} can't be changed: it's phased out, so it's treated as though it doesn't exist",
    }[why]
    return refusal(told, rule)


@said
def change_otherwise(why: str) -> str:
    """The way out for each reason not to change something: `Phase it in first.`"""
    return {
        "not_there": "Change it earlier, or change something else.",
        "has_left": "Give it to a player who is still in the game.",
        "phased_out": "Phase it in first.",
    }[why]
