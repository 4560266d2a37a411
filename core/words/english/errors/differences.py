"""What came out otherwise than a scenario expects, and entries of its script that nothing asked for."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed
from core.words.english.row import Clause
from core.words.speaking import said

got_other = Clause("{key} of {named}: expected {wanted}, got {found}")
not_found = Clause("{key} of {named}: expected {wanted}, but {why}")
counters = Clause("{kind} counters on {named}: expected {wanted}, got {found}")
unwanted = Clause("{key} of {named}: {what} should not be there, but it is")
unknown_library = Clause("count in library of {player}: expected {wanted}, but the library isn't known")


@said
def count(zone: str, player: str, wanted: int, names: Sequence[str]) -> str:
    """`count in hand of amy: expected 1, got 2 (Shock and Fog)`."""
    found = f"{len(names)} ({listed(names)})" if names else "0"
    return f"count in {zone} of {player}: expected {wanted}, got {found}"


@said
def players(key: str, wanted: Sequence[str], found: Sequence[str]) -> str:
    """`lost: expected nicole, got nobody`."""
    return f"{key}: expected {', '.join(wanted) or 'nobody'}, got {', '.join(found) or 'nobody'}"


no_draw = Clause("the game should be a draw, but {winner?{winner} won|it goes on}")
draw = Clause("the game should not be a draw, but it is")
# What an unattached Aura or Equipment is attached to: `nothing`.
nothing = Clause("nothing")
has_none = Clause("it has none")
is_phased_out = Clause("it's phased out")
is_in = Clause("it's in the {zone}")


@said
def is_not_there(there: Sequence[str], more: int) -> str:
    """`it isn't there; the battlefield has wolf#3 (Wolf) and Soldier Token`, a clause; or `and 3 more`."""
    if not there:
        return "it isn't there; the battlefield is empty"
    return f"it isn't there; the battlefield has {listed([*there, f'{more} more'] if more else there)}"


@said
def several_are_called_so(ids: Sequence[str]) -> str:
    """`2 are called so: soldier and soldier-2`, a clause."""
    return f"{len(ids)} are called so: {listed(ids)}"


legal = Clause("the last answer should be illegal by {rule}, but it's legal")
illegal = Clause("script, entry {entry} is illegal: {why}")
illegal_otherwise = Clause("the last answer is illegal by {rules:commas}, not by {wanted}")
never_reached = Clause("at {step}: play never reaches this step")
at_step = Clause("at {step}, {told}")
missing_event = Clause("events: {event} did not happen, or not in this order")
unwanted_event = Clause("events: {event} should not happen, but it did")
no_answer = Clause("question: {named:commas} has no such number when play ends")
# What one edition of the rules says where another still goes on.
play_has_ended = Clause("Play has ended.")
never_asked = Clause("script, entry {entry}: nothing asked for it")
maybe_forced = Clause("{told}; where only one answer is legal, there is nothing to choose, so leave it out")


@said
def asked_instead(told: str, asked: str, step: str, entries: Sequence[str], *, is_all: bool) -> str:
    """`…; the question in the upkeep step was: Amy may use Goat's ability. Write {"choose": "yes"} or …`."""
    when = f" in the {step}" if step else ""
    more = "" if is_all else ", …"
    how = f"; it takes {' or '.join(entries)}{more}" if entries else ""
    return f"{told}; what was asked{when}: {asked}{how}"


before_resolving = Clause(
    "{told}; it was asked while the stack resolved, so put the answer before entry {entry}"
)
asked_early = Clause("script, entry {entry} ({what}): asked for {step?in the {step}|before the first step}")
stuck_behind = Clause("{asked}, but entry {entry} ({what}) comes first, and nothing asked for that")
put_before = Clause("{asked}, before entry {entry} ({what}); move it before that")


@said
def entry(kind: str) -> str:
    """`the blocks`, what an entry of the script decides, by the key it is written with."""
    return {
        "attack": "the attack",
        "block": "the blocks",
        "order": "the damage assignment order",
        "assign": "the assignment of combat damage",
        "replace": "which effect applies first",
        "shield": "how a shield is split",
        "stack_order": "the order of abilities",
        "pass": "passing",
        "edit": "a change by hand",
        "resolve": "letting the stack resolve",
    }[kind]


choice = Clause("the choice of {names:and}")
casting = Clause("casting {card}")
