"""Why an object is what it is, layer by layer: clauses."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, number_of, possessive
from core.words.english.sentences import sentence
from core.words.speaking import said


@said
def printed(size: str, *, is_copy: bool, is_face_down: bool) -> str:
    """`printed 2/2`, where it starts."""
    start = "copied" if is_copy else "printed"
    return (
        f"{f'{start} {size}' if size else f'as {start}'}{' (face down, CR 708.2a)' if is_face_down else ''}"
    )


@said
def printed_side(side: str, points: int, *, is_copy: bool) -> str:
    """`printed power 2`"""
    return f"{'copied' if is_copy else 'printed'} {side} {points}"


@said
def changed_side(name: str, side: str, points: int, why: Sequence[str]) -> str:
    """`Bear's power is 3: printed power 2; Glorious Anthem: +1/+1.`"""
    return sentence(f"{possessive(name)} {side} is {points}: {'; '.join(why)}")


@said
def lost_ability(name: str, ability: str, why: Sequence[str]) -> str:
    """`Angel has no flying: lost flying because of Humility.`"""
    return sentence(f"{name} has no {ability}: {'; '.join(why)}")


@said
def given_ability(name: str, ability: str, why: Sequence[str]) -> str:
    """`Bear has lifelink from Basilisk Collar.`; where more than one thing decides, all of it."""
    source, _, told = why[0].partition(": ")
    if len(why) > 1 or not told.startswith("has ") or "(" in told:
        return sentence(f"{name} has {ability}: {'; '.join(why)}")
    _, as_long_as, condition = told.partition(" as long as ")
    whose = "its own ability" if source == name else source
    return sentence(f"{name} has {ability} from {whose}{as_long_as}{condition}")


@said
def gives(giver: str, name: str, ability: str) -> str:
    """`Ember Scholar gives Lightning Bolt lifelink.`"""
    return sentence(f"{giver} gives {name} {ability}")


@said
def given_text(name: str, giver: str, *, is_own: bool) -> str:
    """`Ambush Viper has this ability from Viridian Longbow.`"""
    return sentence(f"{name} has this ability {'of its own and ' if is_own else ''}from {giver}")


@said
def given_rule(giver: str, name: str, told: str) -> str:
    """`Because of Spiteful Crown, Bear is goaded.`"""
    if told.startswith("all "):
        return sentence(f"Because of {giver}, {told.replace('this creature', name)}")
    return sentence(f"Because of {giver}, {name} {told}")


@said
def comes_from(givers: Sequence[str]) -> str:
    """`That comes from Thicket.`, after what a rule forbids."""
    return sentence(f"That comes from {listed(givers)}")


@said
def is_a_creature(name: str, why: Sequence[str]) -> str:
    """`Forest is a creature: printed as land Forest; Living Lands: is a creature.`"""
    return sentence(f"{name} is a creature: {'; '.join(why)}")


@said
def printed_as(what: str, *, is_copy: bool) -> str:
    """`printed as creature Bear`"""
    return f"{'copied' if is_copy else 'printed'} as {what or 'colorless'}"


@said
def printed_with(ability: str, *, is_copy: bool) -> str:
    """`printed with flying`"""
    return f"{'copied' if is_copy else 'printed'} with {ability}"


@said
def last_known(rule: str) -> str:
    """Of an object that has left."""
    return f"as it last existed on the battlefield ({rule})"


@said
def so_it_is(power: int, toughness: int) -> str:
    """What comes of all that."""
    return f"so it's {power}/{toughness}"


@said
def by_effect(name: str, words: str) -> str:
    """`Glorious Anthem: +1/+1`"""
    return f"{name}: {words}"


@said
def while_it_is(told: str, condition: str) -> str:
    """`Anthem: +1/+1 as long as you control a Swamp`"""
    return f"{told} as long as {condition}"


@said
def which_is(condition: str, number: int, rule: str) -> str:
    """`your devotion to red is less than five (it's 4, CR 700.5)`"""
    return f"{condition} (it's {number}, {rule})"


@said
def with_rule(told: str, rule: str) -> str:
    """A clause with its rule."""
    return f"{told} ({rule})"


@said
def in_order(told: str, order: str) -> str:
    """A clause, and what decided the order in which it applies, if that matters."""
    return f"{told}, {order}" if order else told


@said
def both(order: str, also: str) -> str:
    """Two things that decide when an effect applies, of which either may be missing."""
    return ", ".join(filter(None, (order, also)))


@said
def newer(than: str, rule: str) -> str:
    """`Darksteel Mutation: has base power and toughness 0/1, newer than Humility (CR 613.7)`, its end."""
    return f"newer than {than} ({rule})"


@said
def older(than: str, rule: str) -> str:
    """Of an effect with the earlier timestamp, in a later layer."""
    return f"though older than {than} ({rule})"


@said
def depends(on: str, rule: str) -> str:
    """Of an effect that waits for another, whatever their timestamps."""
    return f"after {on}, on which it depends ({rule})"


@said
def still_applies(rule: str) -> str:
    """Of an effect that began in a layer before."""
    return f"still applied though that ability is gone ({rule})"


@said
def defined(name: str, power: int, toughness: int) -> str:
    """`Nightmare: defined as 5/5`"""
    return f"{name}: defined as {power}/{toughness}"


@said
def switched(name: str) -> str:
    """Power and toughness change places."""
    return f"{name}: power and toughness switched"


@said
def lost_abilities(phrases: Sequence[str], others: int, *, is_left: bool) -> str:
    """`flying and its other ability`; `all its abilities` where no others are known of nor left."""
    if not others:
        return listed(phrases)
    if not phrases and not is_left:
        return "all its abilities"
    return listed([*phrases, "its other ability" if others == 1 else "its other abilities"])


@said
def lost(which: str, effect: str, *, by_hand: bool) -> str:
    """`lost flying because of Humility`"""
    return f"lost {which} {'by hand' if by_hand else f'because of {effect}'}"


@said
def added(words: str, power: int, toughness: int) -> str:
    """`+1/+1 for each Elf, +3/+3 in all`"""
    return f"{words}, {power:+d}/{toughness:+d} in all"


@said
def counters(count: int, kind: str, power: int, toughness: int) -> str:
    """`two +1/+1 counters: +2/+2`, or `one +1/+1 counter`, which says as much."""
    told, change = number_of(count, f"{kind} counter"), f"{power:+d}/{toughness:+d}"
    return told if kind == change else f"{told}: {change}"


@said
def counter(kind: str) -> str:
    """`flying counter`, what gives an ability."""
    return f"{kind} counter"


@said
def hand() -> str:
    """A change made by hand."""
    return "by hand"
