"""Declaring attackers, attacking bands and enlisting."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.choices.refusals import because_of, refusal
from core.words.english.grammar import clauses, listed, possessive
from core.words.english.row import Clause
from core.words.english.sentences import grouped, verb
from core.words.speaking import said

asked = Clause("{player} declares attackers")


@said
def cannot_attack(name: str, why: str, player: str, controller: str, unless: str, by: str, rule: str) -> str:
    """`Ox can't attack: it's tapped (CR 508.1a).`, for one of the reasons a creature can have.

    `controller` is who controls it, `unless` what would let it attack, `by` the effect that forbids
    it, if that isn't its own text, or what says of it that it isn't a creature; each where it is the reason.
    """
    no_creature = f"it {by}" if by else "it isn't a creature"
    told = {
        "not_there": f"{name} can't attack: it isn't on the battlefield",
        "no_creature": f"{name} can't attack: {no_creature}",
        "not_controlled": f"{player} can't attack with {name}: {controller} controls it",
        "battle": f"{name} can't attack: it's also a battle",
        "tapped": f"{name} can't attack: it's tapped",
        "summoning_sick": f"{name} can't attack: {_new(player)}",
        "defender": f"{name} can't attack: it has defender",
        "effect": f"{name} can't attack{because_of(by)}",
        "unless": f"{name} can't attack unless {unless}",
    }[why]
    return refusal(told, rule)


@said
def attack_without_it(why: str, player: str) -> str:
    """`Choose an untapped creature.`, the way out for each reason not to attack."""
    return {
        "not_there": "Choose a creature on the battlefield.",
        "no_creature": "Choose a creature.",
        "not_controlled": f"Choose a creature {player} controls.",
        "tapped": "Choose an untapped creature.",
    }.get(why, "Choose another creature, or leave it out of the attack.")


@said
def cannot_be_attacked(target: str, player: str, why: str, defending: str, rule: str) -> str:
    """`Amy can't attack Jace: Amy controls it (CR 508.1b).`"""
    gone = f": {defending} has left the game" if defending != target else ", who has left the game"
    told = {
        "not_attackable": f"{target} can't be attacked: it isn't a player, a planeswalker or a battle",
        "self": f"{target} is the attacking player, and players don't attack themselves",
        "has_left": f"{player} can't attack {target}{gone}",
        "protector": f"{player} can't attack {target}: {player} is its protector",
        "controlled": f"{player} can't attack {target}: {player} controls it",
    }[why]
    return refusal(told, rule)


attack_another = Clause("Attack an opponent, a planeswalker they control or a battle they protect.")
kept_off = Clause("{name} can't attack {target}: {source} keeps {those} from attacking there ({rule}).")
attack_elsewhere = Clause("Attack another player or planeswalker with it, or leave it out of the attack.")
too_many = Clause("{count:creature} can't attack: {source} allows at most {limit} ({rule}).")
take_out = Clause("Take {count:creature} out of the attack.")


@said
def alone(name: str, others: int, such: str, rule: str) -> str:
    """`Jackal Familiar can't attack alone (CR 508.1c, 506.5).`"""
    if such:
        return refusal(f"{name} can't attack unless {such} attacks too", rule)
    if others > 1:
        return refusal(f"{name} can't attack unless at least {others} other creatures attack", rule)
    return refusal(f"{name} can't attack alone", f"{rule}, 506.5")


not_alone = Clause(
    "Attack with {such?{such}|{others|another creature|at least {others} other creatures}} too, or leave "
    "it out."
)


@said
def disobeys(obeyed: int, possible: int, rule: str) -> str:
    """`This attack leaves out a creature that must attack if able (CR 508.1d).`"""
    if possible == 1:
        return refusal("This attack leaves out a creature that must attack if able", rule)
    told = f"This attack obeys {obeyed} of the {possible} requirements to attack that it could obey"
    return refusal(told, rule)


@said
def disobeys_goad(goaded: Sequence[tuple[str, Sequence[str]]], rule: str) -> str:
    """`Ox is goaded by Nicole: it attacks a player other than Nicole if able (CR 508.1d).`"""
    told = "; ".join(f"{name} is goaded by {listed(by)}" for name, by in goaded)
    it = "it attacks a player" if len(goaded) == 1 else "each attacks a player"
    return refusal(f"{told}: {it} who didn't goad it, if able", rule)


@said
def for_example(attacks: Sequence[tuple[str, str]]) -> str:
    """`For example, attack John with Ox and Bear.`"""
    targets = grouped(attacks)
    return f"For example, attack {clauses(f'{to} with {listed(by)}' for to, by in targets.items())}."


attack_with = Clause("Attack with {names:and}.")


@said
def illegal_band(names: Sequence[str], fault: str, rule: str) -> str:
    """`Ox and Bear can't be a band: they attack different things (CR 702.22d).`"""
    unattacking = verb(names, "it isn't", "they aren't")
    told = {
        "not_attacking": f"{listed(names)} can't be in a band: {unattacking} attacking",
        "in_two_bands": f"{listed(names)} can't be in two bands",
        "twice_in_one": f"{listed(names)} can't be a band: a creature is in it twice",
        "different_targets": f"{listed(names)} can't be a band: they attack different players or permanents",
        "no_banding": f"{listed(names)} can't be a band: all but one of them need banding, or they must "
        "share the quality that one of them “bands with other”",
    }[fault]
    return refusal(told, rule)


change_band = Clause("Change the band, or attack without it.")


@said
def cannot_be_enlisted(name: str, why: str, player: str, rule: str) -> str:
    """`Ox can't be enlisted: it's attacking too (CR 702.154a).`"""
    reason = {
        "not_there": "it isn't on the battlefield",
        "no_creature": "it isn't a creature",
        "not_controlled": f"{player} doesn't control it",
        "attacks": "it's attacking too",
        "tapped": "it's already tapped",
        "summoning_sick": _new(player),
    }[why]
    return refusal(f"{name} can't be enlisted: {reason}", rule)


enlist_another = Clause("Enlist another creature, or none.")
enlists_unattacking = Clause("{name} can't enlist anything: it isn't attacking ({rule}).")
attack_with_it = Clause("Attack with it, or don't have it enlist.")
enlists_too_many = Clause(
    "{name} {most?can enlist only {most:creature}|can't enlist anything: it doesn't have enlist} ({rule})."
)
# The way out where too many are enlisted.
enlist_fewer = Clause("Enlist fewer creatures.")
enlisted_twice = Clause("{name} can't be enlisted twice: it can be tapped only once ({rule}).")
# The way out where a creature is enlisted twice.
enlist_once = Clause("Enlist it once.")


def _new(player: str) -> str:
    return f"it came under {possessive(player)} control this turn and doesn't have haste"
