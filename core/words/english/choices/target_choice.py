"""Choosing targets."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.choices.refusals import refusal
from core.words.english.grammar import listed, number_of, number_word
from core.words.english.sentences import sentence
from core.words.speaking import said


@said
def asked(player: str, count: int, least: int, ability: str) -> str:
    """`Amy chooses a target for Flametongue Kavu's ability`, or `up to one target`."""
    if least < count:
        return f"{player} chooses {_so_many(count, least)} for {ability}"
    return f"{player} chooses {'a target' if count == 1 else f'{count} targets'} for {ability}"


def _so_many(count: int, least: int) -> str:
    """Return `up to two targets`, or `one or two targets`."""
    between = "or" if least + 1 == count else "to"
    so_many = (
        f"{number_word(least)} {between} {number_word(count)}" if least else f"up to {number_word(count)}"
    )
    return f"{so_many} {'target' if count == 1 else 'targets'}"


@said
def illegal(ability: str, rule: str) -> str:
    """`Those aren't legal targets for Flametongue Kavu's ability (CR 603.3d).`"""
    return refusal(f"Those aren't legal targets for {ability}", rule)


@said
def choose_legal(count: int, least: int) -> str:
    """`Choose a legal target.`, or one for each; or `Choose up to one target, each of them legal.`"""
    if least < count:
        return f"Choose {_so_many(count, least)}, {'if any a legal one' if count == 1 else 'all legal'}."
    return "Choose a legal target." if count == 1 else f"Choose {count} legal targets."


@said
def wrong_number(wanted: int, chosen: int, rule: str) -> str:
    """`2 targets are needed, but 1 was chosen (CR 601.2c).`"""
    needed = f"{number_of(wanted, 'target')} {'is' if wanted == 1 else 'are'} needed"
    return refusal(f"{needed}, but {chosen or 'none'} {'was' if chosen == 1 else 'were'} chosen", rule)


@said
def in_order() -> str:
    """The way out where there are too many targets, or too few."""
    return "Name each target once, in the order of the text."


@said
def same_again(name: str, rule: str) -> str:
    """`Bear is already a target, and this one has to be different (CR 115.1).`"""
    return refusal(f"{name} is already a target, and this one has to be different", rule)


@said
def choose_another() -> str:
    """The way out where a target is chosen again."""
    return "Choose something else."


@said
def cannot_target(by: str, target: str, reason: str, rule: str) -> str:
    """`Terror can't target Bear: it's black (CR 115.1).`"""
    return refusal(f"{by} can't target {target}: {reason}", rule)


@said
def has_ability(ability: str) -> str:
    """`it has protection from black`, a clause."""
    return f"it has {ability}"


@said
def other_abilities(name: str, that: tuple[int, str], others: Sequence[tuple[int, str]]) -> str:
    """Which of an object's abilities was activated, and which others it has, each with its number."""
    rest = listed([f"ability {number} is “{text}”" for number, text in others])
    return sentence(f"Ability {that[0]} of {name} is “{that[1]}”; {rest}")


@said
def player_has_ability(player: str, ability: str, givers: Sequence[str]) -> str:
    """`Nicole has hexproof from Aegis of the Gods`, a clause."""
    return f"{player} has {ability}{f' from {listed(givers)}' if givers else ''}"


@said
def is_of(*qualities: str) -> str:
    """`it's black`, `it's an artifact`, a clause."""
    return f"it's {listed(qualities)}"


@said
def is_not(wanted: str) -> str:
    """`it isn't an attacking creature`, a clause."""
    return f"it isn't {wanted}"


@said
def mana_value_is(number: int) -> str:
    """`its mana value is 5`, a clause."""
    return f"its mana value is {number}"


@said
def player_is_not(player: str, wanted: str) -> str:
    """`Nicole isn't a creature`, a clause."""
    return f"{player} isn't {wanted}"


@said
def anything() -> str:
    """What “any target” takes: `a creature, player, planeswalker or battle`."""
    return "a creature, a player, a planeswalker or a battle"


@said
def itself() -> str:
    """A reason why something isn't a target: `it needs another one`, a clause."""
    return "it needs another target"


@said
def not_there() -> str:
    """`it isn't there`, a clause."""
    return "it isn't there"


@said
def not_in_graveyard() -> str:
    """`it isn't in a graveyard`, a clause."""
    return "it isn't in a graveyard"


@said
def choose_fitting(wanted: str) -> str:
    """`Choose a nonblack creature.`; without words for what is wanted, `Choose a legal target.`"""
    return f"Choose {wanted or 'a legal target'}."


@said
def division_asked(player: str, ability: str, points: int) -> str:
    """`Amy divides 3 points of Titan's ability among its targets`."""
    return f"{player} divides {points} points of {ability} among its targets"
