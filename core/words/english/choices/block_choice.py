"""Declaring blockers."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.choices.refusals import because_of, refusal
from core.words.english.grammar import listed, number_of
from core.words.english.row import Clause
from core.words.english.sentences import grouped
from core.words.speaking import said

asked = Clause("{player} declares blockers")


@said
def cannot_block(name: str, why: str, player: str, controller: str, unless: str, by: str, rule: str) -> str:
    """`Ox can't block: it's tapped (CR 509.1a).`, for one of the reasons a creature can have.

    `controller` is who controls it, `unless` what would let it block, `by` the effect that forbids
    it, if that isn't its own text, or what says of it that it isn't a creature; each where it is the reason.
    """
    no_creature = f"it {by}" if by else "it isn't a creature"
    told = {
        "not_there": f"{name} can't block: it isn't on the battlefield",
        "no_creature": f"{name} can't block: {no_creature}",
        "not_controlled": f"{player} can't block with {name}: {controller} controls it",
        "battle": f"{name} can't block: it's also a battle",
        "tapped": f"{name} can't block: it's tapped",
        "effect": f"{name} can't block{because_of(by)}",
        "unless": f"{name} can't block unless {unless}",
    }[why]
    return refusal(told, rule)


@said
def block_without_it(why: str, player: str) -> str:
    """`Choose an untapped creature.`, the way out for each reason not to block."""
    return {
        "not_there": "Choose a creature on the battlefield.",
        "no_creature": "Choose a creature.",
        "not_controlled": f"Choose a creature {player} controls.",
        "tapped": "Choose an untapped creature.",
    }.get(why, "Choose another creature, or leave it out of the block.")


not_attacking = Clause(
    "{player} can't block {attacker}: it isn't attacking {player}, a planeswalker they control or a battle "
    "they protect ({rule})."
)
# The way out where what is blocked attacks somebody else, or nothing.
block_an_attacker = Clause("Block a creature that is.")


@said
def evaded(
    blocker: str,
    attacker: str,
    by: str,
    ability: str,
    sizes: tuple[int, int],
    because: str,
    rule: str,
) -> str:
    """`Bear can't block Bird, which has flying: it would need flying or reach (CR 702.9b).`

    `ability` is the one that keeps it from blocking, `sizes` the powers of blocker and attacker, `because`
    who controls which land, or what color the blocker is; each where `by` needs it.
    """
    power, other = sizes
    reason = {
        "flying": ", which has flying: it would need flying or reach",
        "shadow": ", which has shadow: it would need shadow too",
        "horsemanship": ", which has horsemanship: it would need horsemanship too",
        "skulk": f", which has skulk: its power is greater ({power} against {other})",
        "fear": ", which has fear: it would need to be black or an artifact",
        "intimidate": ", which has intimidate: it would need to be an artifact or share a color with it",
        "blocks_only_shadow": ": with shadow, it can block only creatures that have shadow too",
        "protection": f", which has {ability}{f': {because}' if because else ''}",
        "landwalk": f", which has {ability}: {because}",
        "unblockable": ", which can't be blocked",
        "quality": f", which {ability}",
        "power": f", which {ability}: its power is {power}",
        "those": f", which {ability}",
        "except": f", which {ability}",
        "not_those": f": it {ability}",
        "blocks_only_flying": ": it can block only creatures with flying",
    }[by]
    return refusal(f"{blocker} can't block {attacker}{reason}", rule)


is_of_color = Clause("{blocker} is {color}")
# a clause; without a name `Nicole controls such a land`.
controls_land = Clause("{player} controls {land?{land}|such a land}")
# The way out where one creature can't block another; `can_be_blocked`: a third one might.
choose_another = Clause("Choose another {can_be_blocked?blocker or another }attacker.")
twice = Clause("{name} can't block the same attacker twice ({rule}).")
# The way out where a creature blocks the same attacker twice.
once = Clause("Name that attacker once.")
blocks_too_many = Clause(
    "{name} can't block {attackers:and}: it can block only {capacity:creature} ({rule})."
)
block_fewer_attackers = Clause("Have it block fewer attackers.")


@said
def too_few(attacker: str, count: int, least: int, rule: str, *, by_menace: bool) -> str:
    """`Boggart has menace, so 1 creature can't block it (CR 702.111b).`"""
    if by_menace:
        return refusal(f"{attacker} has menace, so {number_of(count, 'creature')} can't block it alone", rule)
    told = f"{attacker} can't be blocked except by {least} or more creatures, and only {count} would block it"
    return refusal(told, rule)


block_with_more = Clause("Block it with at least {least:creature}, or not at all.")
too_many_of_one = Clause(
    "{attacker} can't be blocked by more than {most:creature}, and {count} would block it ({rule})."
)
block_with_at_most = Clause("Block it with at most {most:creature}.")


@said
def alone(name: str, others: int, such: str, rule: str) -> str:
    """`Jackal Familiar can't block alone (CR 509.1b, 506.5).`"""
    if such:
        return refusal(f"{name} can't block unless {such} blocks too", rule)
    if others > 1:
        return refusal(f"{name} can't block unless at least {others} other creatures block", rule)
    return refusal(f"{name} can't block alone", f"{rule}, 506.5")


not_alone = Clause(
    "Block with {such?{such}|{others|another creature|at least {others} other creatures}} too, or leave it "
    "out."
)
too_many = Clause("{count:creature} can't block: {source} allows at most {limit} ({rule}).")
# The way out where too many creatures block.
block_with_fewer = Clause("Block with fewer creatures.")


@said
def disobeys(obeyed: int, possible: int, rule: str) -> str:
    """`This block ignores a requirement to block (CR 509.1c).`, of as many as could be obeyed."""
    if possible == 1:
        return refusal("This block ignores a requirement to block", rule)
    return refusal(
        f"This block obeys {obeyed} of the {possible} requirements to block that it could obey", rule
    )


@said
def for_example(blocks: Sequence[tuple[str, Sequence[str]]]) -> str:
    """`For example, block Ox with Bear.`, of blockers and what each blocks."""
    pairs = grouped((blocker, listed(attackers)) for blocker, attackers in blocks)
    return (
        f"For example, block {listed(f'{attackers} with {listed(by)}' for attackers, by in pairs.items())}."
    )
