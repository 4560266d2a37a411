"""Assigning combat damage, and damage assignment order."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.choices.refusals import either, refusal
from core.words.english.grammar import listed, possessive
from core.words.speaking import said


@said
def asked(player: str) -> str:
    """`Amy assigns combat damage`."""
    return f"{player} assigns combat damage"


@said
def mixes(source: str, beyond: Sequence[str], rule: str) -> str:
    """A blocked creature that assigns to its blockers, and as though it weren't blocked."""
    there = listed(beyond)
    told = (
        f"{source} may assign all its damage to {there} as though it weren't blocked, or all to its blockers"
    )
    return refusal(f"{told}, but not some to each", rule)


@said
def all_or_none(points: int, beyond: Sequence[str]) -> str:
    """`Assign all 4 damage to Nicole, or none.`"""
    return f"Assign all {points} damage to {listed(beyond)}, or none."


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


@said
def assign_there(amount: int, recipients: Sequence[str]) -> str:
    """`Assign that 2 damage to Bear or Elf.`"""
    return f"Assign that {amount} damage to {either(recipients)}."


@said
def wrong_total(source: str, total: int, points: int, side: str, rule: str) -> str:
    """`Ox assigns 3 damage, but must assign exactly 4, its power (CR 510.1a).`"""
    return refusal(f"{source} assigns {total} damage, but must assign exactly {points}, its {side}", rule)


@said
def assign_more_or_less(missing: int) -> str:
    """`Assign 1 more.`, or `Assign 2 less.` where too much is assigned."""
    return f"Assign {missing} more." if missing > 0 else f"Assign {-missing} less."


@said
def skips(source: str, recipient: str, later: Sequence[str], missing: int, rule: str) -> str:
    """`Ox can't assign damage to Nicole yet: Bear still needs 1 (CR 702.19b).`"""
    told = f"{source} can't assign damage to {listed(later)} yet: {recipient} still needs {missing}"
    return refusal(told, rule)


@said
def skip_together(
    parts: Sequence[tuple[str, Sequence[str]]], recipient: str, need: int, assigned: int, rule: str
) -> str:
    """`Ox can't assign damage to Ape yet, nor Elk to Cub: Wall needs 4, and together they assign it 3.`"""
    told = [f"{source} can't assign damage to {listed(later)} yet" for source, later in parts[:1]]
    told += [f"{source} to {listed(later)}" for source, later in parts[1:]]
    short = f"{recipient} needs {need}, and together they assign it only {assigned}"
    return refusal(f"{', nor '.join(told)}: {short}", rule)


@said
def either_assigns_more(points: int, recipient: str, sources: Sequence[str]) -> str:
    """`Assign 1 more to Wall, from Ox or Elk.`"""
    return f"Assign {points} more to {recipient}, from {either(sources)}."


@said
def assign_more_to(points: int, recipient: str, *, is_all: bool) -> str:
    """`Assign 1 more to Bear.`, or `Assign that 2 damage to Bear, too.` where all that goes on is needed."""
    return (
        f"Assign that {points} damage to {recipient}, too."
        if is_all
        else f"Assign {points} more to {recipient}."
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


@said
def order_asked(player: str) -> str:
    """`Amy announces damage assignment order`."""
    return f"{player} announces damage assignment order"


@said
def place_asked(player: str, placed: str) -> str:
    """`Amy places Ox in the damage assignment order`."""
    return f"{player} places {placed} in the damage assignment order"


@said
def wrong_order(creature: str, expected: Sequence[str], rule: str) -> str:
    """`Ox's damage assignment order must list Bear and Elf, each once (CR 509.2 of July 2024).`"""
    if not expected:
        return refusal(f"{creature} doesn't need a damage assignment order", rule)
    return refusal(
        f"{possessive(creature)} damage assignment order must list {listed(expected)}, each once", rule
    )


@said
def order_these() -> str:
    """The way out where an order lists the wrong creatures."""
    return "Put exactly those in order."


@said
def moves_others(creature: str, placed: str, rule: str) -> str:
    """`Only Elf is placed in Ox's damage assignment order now (CR 509.2 of July 2024).`"""
    return refusal(f"Only {placed} is placed in {possessive(creature)} damage assignment order now", rule)


@said
def keep_order(others: Sequence[str]) -> str:
    """`Keep Bear and Wall in the order they had.`"""
    return f"Keep {listed(others)} in the order they had."
