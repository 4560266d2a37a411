"""What came out otherwise than a scenario expects, and entries of its script that nothing asked for."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed
from core.words.speaking import said


@said
def got_other(key: str, named: str, wanted: str, found: str) -> str:
    """`life of amy: expected 20, got 17`."""
    return f"{key} of {named}: expected {wanted}, got {found}"


@said
def not_found(key: str, named: str, wanted: str, why: str) -> str:
    """`damage of ox: expected 2, but it's in the graveyard`."""
    return f"{key} of {named}: expected {wanted}, but {why}"


@said
def counters(kind: str, named: str, wanted: int, found: int) -> str:
    """`+1/+1 counters on ox: expected 2, got 1`."""
    return f"{kind} counters on {named}: expected {wanted}, got {found}"


@said
def unwanted(key: str, named: str, what: str) -> str:
    """`hand of amy: Shock should not be there, but it is`."""
    return f"{key} of {named}: {what} should not be there, but it is"


@said
def unknown_library(player: str, wanted: int) -> str:
    """`count in library of amy: expected 3, but the library isn't known`."""
    return f"count in library of {player}: expected {wanted}, but the library isn't known"


@said
def count(zone: str, player: str, wanted: int, names: Sequence[str]) -> str:
    """`count in hand of amy: expected 1, got 2 (Shock and Fog)`."""
    found = f"{len(names)} ({listed(names)})" if names else "0"
    return f"count in {zone} of {player}: expected {wanted}, got {found}"


@said
def players(key: str, wanted: Sequence[str], found: Sequence[str]) -> str:
    """`lost: expected nicole, got nobody`."""
    return f"{key}: expected {', '.join(wanted) or 'nobody'}, got {', '.join(found) or 'nobody'}"


@said
def no_draw(winner: str) -> str:
    """`the game should be a draw, but amy won`; without a winner it isn't over."""
    return f"the game should be a draw, but {f'{winner} won' if winner else 'it goes on'}"


@said
def draw() -> str:
    """A draw that wasn't expected."""
    return "the game should not be a draw, but it is"


@said
def nothing() -> str:
    """What an unattached Aura or Equipment is attached to: `nothing`."""
    return "nothing"


@said
def has_none() -> str:
    """`it has none`, a clause."""
    return "it has none"


@said
def is_phased_out() -> str:
    """`it's phased out`, a clause."""
    return "it's phased out"


@said
def is_in(zone: str) -> str:
    """`it's in the graveyard`, a clause."""
    return f"it's in the {zone}"


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


@said
def legal(rule: str) -> str:
    """`the last answer should be illegal by CR 508.1a, but it's legal`."""
    return f"the last answer should be illegal by {rule}, but it's legal"


@said
def illegal(entry: int, why: str) -> str:
    """`script, entry 2 is illegal: Ox can't attack …`."""
    return f"script, entry {entry} is illegal: {why}"


@said
def illegal_otherwise(rules: Sequence[str], wanted: str) -> str:
    """`the last answer is illegal by CR 508.1a, not by CR 508.1c`."""
    return f"the last answer is illegal by {', '.join(rules)}, not by {wanted}"


@said
def never_reached(step: str) -> str:
    """`at end_of_combat: play never reaches this step`."""
    return f"at {step}: play never reaches this step"


@said
def at_step(step: str, told: str) -> str:
    """`at end_of_combat, life of amy: expected 20, got 17`."""
    return f"at {step}, {told}"


@said
def missing_event(event: str) -> str:
    """`events: {'kind': 'damage_dealt'} did not happen, or not in this order`."""
    return f"events: {event} did not happen, or not in this order"


@said
def unwanted_event(event: str) -> str:
    """`events: {'kind': 'damage_dealt'} should not happen, but it did`."""
    return f"events: {event} should not happen, but it did"


@said
def no_answer(named: Sequence[str]) -> str:
    """`question: ox has no such number when play ends`."""
    return f"question: {', '.join(named)} has no such number when play ends"


@said
def play_has_ended() -> str:
    """What one edition of the rules says where another still goes on."""
    return "Play has ended."


@said
def never_asked(entry: int) -> str:
    """`script, entry 3: nothing asked for it`."""
    return f"script, entry {entry}: nothing asked for it"


@said
def maybe_forced(told: str) -> str:
    """`…; where only one answer is legal, there is nothing to choose`."""
    return f"{told}; where only one answer is legal, there is nothing to choose, so leave it out"


@said
def asked_instead(told: str, asked: str, step: str, entries: Sequence[str], *, is_all: bool) -> str:
    """`…; the question in the upkeep step was: Amy may use Goat's ability. Write {"choose": "yes"} or …`."""
    when = f" in the {step}" if step else ""
    more = "" if is_all else ", …"
    how = f"; it takes {' or '.join(entries)}{more}" if entries else ""
    return f"{told}; what was asked{when}: {asked}{how}"


@said
def before_resolving(told: str, entry: int) -> str:
    """`…; it was asked as the stack resolved: put it before entry 2`."""
    return f"{told}; it was asked while the stack resolved, so put the answer before entry {entry}"


@said
def asked_early(entry: int, what: str, step: str) -> str:
    """`script, entry 3 (the blocks): asked for in the upkeep step`; without a step before the first."""
    when = f"in the {step}" if step else "before the first step"
    return f"script, entry {entry} ({what}): asked for {when}"


@said
def stuck_behind(asked: str, entry: int, what: str) -> str:
    """`…, but entry 2 (the attack) comes first, and nothing asked for that`."""
    return f"{asked}, but entry {entry} ({what}) comes first, and nothing asked for that"


@said
def put_before(asked: str, entry: int, what: str) -> str:
    """`…, before entry 2 (the attack); move it up`."""
    return f"{asked}, before entry {entry} ({what}); move it before that"


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


@said
def choice(names: Sequence[str]) -> str:
    """`the choice of Ox and Bear`."""
    return f"the choice of {listed(names)}"


@said
def casting(card: str) -> str:
    """`casting Shock`."""
    return f"casting {card}"
