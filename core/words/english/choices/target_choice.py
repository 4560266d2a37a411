"""Choosing targets."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, number_word
from core.words.english.row import Clause
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


illegal = Clause("Those aren't legal targets for {ability} ({rule}).")


@said
def choose_legal(count: int, least: int) -> str:
    """`Choose a legal target.`, or one for each; or `Choose up to one target, each of them legal.`"""
    if least < count:
        return f"Choose {_so_many(count, least)}, {'if any a legal one' if count == 1 else 'all legal'}."
    return "Choose a legal target." if count == 1 else f"Choose {count} legal targets."


wrong_number = Clause(
    "{wanted:target} {wanted|is|are} needed, but {chosen?{chosen}|none} {chosen|was|were} chosen ({rule})."
)
in_order = Clause("Name each target once, in the order of the text.")
same_again = Clause("{name} is already a target, and this one has to be different ({rule}).")
# The way out where a target is chosen again.
choose_another = Clause("Choose something else.")
cannot_target = Clause("{by} can't target {target}: {reason} ({rule}).")
has_ability = Clause("it has {ability}")


@said
def other_abilities(name: str, that: tuple[int, str], others: Sequence[tuple[int, str]]) -> str:
    """Which of an object's abilities was activated, and which others it has, each with its number."""
    rest = listed([f"ability {number} is “{text}”" for number, text in others])
    return sentence(f"Ability {that[0]} of {name} is “{that[1]}”; {rest}")


player_has_ability = Clause("{player} has {ability}{givers? from {givers:and}}")


@said
def is_of(*qualities: str) -> str:
    """`it's black`, `it's an artifact`, a clause."""
    return f"it's {listed(qualities)}"


is_not = Clause("it isn't {wanted}")
mana_value_is = Clause("its mana value is {number}")
player_is_not = Clause("{player} isn't {wanted}")
anything = Clause("a creature, a player, a planeswalker or a battle")
# A reason why something isn't a target: `it needs another one`, a clause.
itself = Clause("it needs another target")
not_there = Clause("it isn't there")
not_in_graveyard = Clause("it isn't in a graveyard")
# without words for what is wanted, `Choose a legal target.`
choose_fitting = Clause("Choose {wanted?{wanted}|a legal target}.")
division_asked = Clause("{player} divides {points} points of {ability} among its targets")
