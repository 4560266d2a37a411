"""Why an object is what it is, layer by layer: clauses."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, number_of
from core.words.english.row import Clause, Sentence
from core.words.english.sentences import sentence
from core.words.speaking import said

printed = Clause(
    "{size?{is_copy?copied|printed} {size}|as {is_copy?copied|printed}}{is_face_down? (face down, CR 708.2a)}"
)
printed_side = Clause("{is_copy?copied|printed} {side} {points}")
changed_side = Sentence("{name's} {side} is {points}: {why:semicolons}")
lost_ability = Sentence("{name} has no {ability}: {why:semicolons}")


@said
def given_ability(name: str, ability: str, why: Sequence[str]) -> str:
    """`Bear has lifelink from Basilisk Collar.`; where more than one thing decides, all of it."""
    source, _, told = why[0].partition(": ")
    if len(why) > 1 or not told.startswith("has ") or "(" in told:
        return sentence(f"{name} has {ability}: {'; '.join(why)}")
    _, as_long_as, condition = told.partition(" as long as ")
    whose = "its own ability" if source == name else source
    return sentence(f"{name} has {ability} from {whose}{as_long_as}{condition}")


gives = Sentence("{giver} gives {name} {ability}")
given_text = Sentence("{name} has this ability {is_own?of its own and }from {giver}")


@said
def given_rule(giver: str, name: str, told: str) -> str:
    """`Because of Spiteful Crown, Bear is goaded.`"""
    if told.startswith("all "):
        return sentence(f"Because of {giver}, {told.replace('this creature', name)}")
    return sentence(f"Because of {giver}, {name} {told}")


comes_from = Sentence("That comes from {givers:and}")
is_a_creature = Sentence("{name} is a creature: {why:semicolons}")
printed_as = Clause("{is_copy?copied|printed} as {what?{what}|colorless}")
printed_with = Clause("{is_copy?copied|printed} with {ability}")
last_known = Clause("as it last existed on the battlefield ({rule})")
# What comes of all that.
so_it_is = Clause("so it's {power}/{toughness}")
by_effect = Clause("{name}: {words}")
while_it_is = Clause("{told} as long as {condition}")
which_is = Clause("{condition} (it's {number}, {rule})")
# A clause with its rule.
with_rule = Clause("{told} ({rule})")
# A clause, and what decided the order in which it applies, if that matters.
in_order = Clause("{order?{told}, {order}|{told}}")


@said
def both(order: str, also: str) -> str:
    """Two things that decide when an effect applies, of which either may be missing."""
    return ", ".join(filter(None, (order, also)))


newer = Clause("newer than {than} ({rule})")
# Of an effect with the earlier timestamp, in a later layer.
older = Clause("though older than {than} ({rule})")
depends = Clause("after {on}, on which it depends ({rule})")
still_applies = Clause("still applied though that ability is gone ({rule})")
defined = Clause("{name}: defined as {power}/{toughness}")
switched = Clause("{name}: power and toughness switched")


@said
def lost_abilities(phrases: Sequence[str], others: int, *, is_left: bool) -> str:
    """`flying and its other ability`; `all its abilities` where no others are known of nor left."""
    if not others:
        return listed(phrases)
    if not phrases and not is_left:
        return "all its abilities"
    return listed([*phrases, "its other ability" if others == 1 else "its other abilities"])


lost = Clause("lost {which} {by_hand?by hand|because of {effect}}")


@said
def added(words: str, power: int, toughness: int) -> str:
    """`+1/+1 for each Elf, +3/+3 in all`"""
    return f"{words}, {power:+d}/{toughness:+d} in all"


@said
def counters(count: int, kind: str, power: int, toughness: int) -> str:
    """`two +1/+1 counters: +2/+2`, or `one +1/+1 counter`, which says as much."""
    told, change = number_of(count, f"{kind} counter"), f"{power:+d}/{toughness:+d}"
    return told if kind == change else f"{told}: {change}"


counter = Clause("{kind} counter")
# A change made by hand.
hand = Clause("by hand")
