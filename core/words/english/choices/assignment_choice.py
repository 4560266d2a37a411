"""Assigning combat damage, and damage assignment order."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.choices.refusals import refusal
from core.words.english.grammar import listed, possessive
from core.words.english.row import Clause
from core.words.speaking import said

asked = Clause("{player} assigns combat damage")
mixes = Clause(
    "{source} may assign all its damage to {beyond:and} as though it weren't blocked, or all to its "
    "blockers, but not some to each ({rule})."
)
all_or_none = Clause("Assign all {points} damage to {beyond:and}, or none.")


@said
def elsewhere(source: str, recipient: str, why: str, rule: str) -> str:
    """`Ox can't assign damage to Nicole: it's blocked and doesn't have trample (CR 510.1c).`"""
    reason = {
        "blocks": "its damage goes to the creatures it's blocking",
        "unblocked": "it's unblocked, so its damage goes to what it attacks",
        "blocked": "its damage goes to the creatures blocking it",
        "banding": "because of banding, its damage is divided among the creatures blocking it",
        "no_trample": "it's blocked and doesn't have trample",
        "behind_planeswalker": "trample doesn't carry over from a planeswalker to its controller",
        "not_attacked": "with trample, the rest may go only to what it attacks",
    }[why]
    return refusal(f"{source} can't assign damage to {recipient}: {reason}", rule)


assign_there = Clause("Assign that {amount} damage to {recipients:or}.")
wrong_total = Clause(
    "{source} assigns {total} damage, but must assign exactly {points}, its {side} ({rule})."
)


@said
def assign_more_or_less(missing: int) -> str:
    """`Assign 1 more.`, or `Assign 2 less.` where too much is assigned."""
    return f"Assign {missing} more." if missing > 0 else f"Assign {-missing} less."


skips = Clause("{source} can't assign damage to {later:and} yet: {recipient} still needs {missing} ({rule}).")


@said
def skip_together(
    parts: Sequence[tuple[str, Sequence[str]]], recipient: str, need: int, assigned: int, rule: str
) -> str:
    """`Ox can't assign damage to Ape yet, nor Elk to Cub: Wall needs 4, and together they assign it 3.`"""
    told = [f"{source} can't assign damage to {listed(later)} yet" for source, later in parts[:1]]
    told += [f"{source} to {listed(later)}" for source, later in parts[1:]]
    short = f"{recipient} needs {need}, and together they assign it only {assigned}"
    return refusal(f"{', nor '.join(told)}: {short}", rule)


either_assigns_more = Clause("Assign {points} more to {recipient}, from {sources:or}.")
# or `Assign that 2 damage to Bear, too.` where all that goes on is needed.
assign_more_to = Clause(
    "Assign {is_all?that {points} damage to {recipient}, too|{points} more to {recipient}}."
)


@said
def assigns_nothing(source: str, why: str, rule: str, *, side: str, points: int, divider: str) -> str:
    """`Ox has no combat damage to assign here: its power is 0 (CR 510.1a).`

    `side` and `points` tell how much it would assign, `divider` who assigns for it, where that is why.
    """
    reason = {
        "not_fighting": "it's neither attacking nor blocking",
        "no_points": f"its {side} is {points}",
        "blocks_nothing": "it's no longer blocking anything",
        "nothing_blocks": "it's blocked, but nothing is blocking it now",
        "attacks_nothing": "it's no longer attacking anything",
        "another_divides": f"{divider or 'another player'} divides its damage",
        "another_step": "it doesn't assign damage in this step",
    }[why]
    return refusal(f"{source} has no combat damage to assign here: {reason}", rule)


order_asked = Clause("{player} announces damage assignment order")
place_asked = Clause("{player} places {placed} in the damage assignment order")


@said
def wrong_order(creature: str, expected: Sequence[str], rule: str) -> str:
    """`Ox's damage assignment order must list Bear and Elf, each once (CR 509.2 of July 2024).`"""
    if not expected:
        return refusal(f"{creature} doesn't need a damage assignment order", rule)
    return refusal(
        f"{possessive(creature)} damage assignment order must list {listed(expected)}, each once", rule
    )


# The way out where an order lists the wrong creatures.
order_these = Clause("Put exactly those in order.")
moves_others = Clause("Only {placed} is placed in {creature's} damage assignment order now ({rule}).")
keep_order = Clause("Keep {others:and} in the order they had.")
