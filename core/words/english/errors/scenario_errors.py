"""A scenario that can't be read or set up."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed
from core.words.english.row import Clause
from core.words.speaking import said

more = Clause("… and {count} more")


@said
def numbered(within: str, number: int, own: str) -> str:
    """`object 2 (bear)`: a member of the list that a key of the file holds, with its id if it has one."""
    kind = {
        "battlefield": "object",
        "players": "player",
        "script": "entry",
        "abilities": "ability",
        "effects": "effect",
        "does": "instruction",
        "targets": "target",
        "modes": "mode",
        "notes": "note",
        "arrows": "arrow",
        "events": "event",
        "not_events": "event",
        "text": "line",
    }.get(within, "item")
    return f"{kind} {number} ({own})" if own else f"{kind} {number}"


file_too_large = Clause("the file is too large: a scenario has at most {megabytes} MB.")
at_byte = Clause("byte {number}")
not_utf8 = Clause("not UTF-8 text. Save the file as UTF-8.")
is_a_folder = Clause("this is a folder, not a file. To check a folder: damagestep check FOLDER.")
no_such_file = Clause("there is no such file. Check its name; a board is saved as NAME.scenario.json.")
no_object = Clause("a scenario is a JSON object: {{…}}.")
wrong_format = Clause('"format" must be "{wanted}", not {found}.')
too_many = Clause("{count:,} is too many; the limit is {most:,}.")
not_written = Clause("{path} could not be written: {why}")
not_saved = Clause("not saved: the board could not be opened again. If the file was there, it is unchanged.")
read_otherwise = Clause("this would be read as something else.")
# What an id is of: `player`.
player = Clause("player")
# What an id is of: `object`.
object_ = Clause("object")
# What an id is of: `player or object`.
player_or_object = Clause("player or object")
several_monarchs = Clause("Only one player can be the monarch (CR 725.3).")
used_twice = Clause("this id is used more than once.")
same_card_name = Clause("two cards have this name (upper and lower case don't matter).")
needs_card_or_name = Clause("an object needs a 'card' from the library, or its own 'name' and 'types'.")
object_needs_types = Clause("an object without a 'card' needs 'types', such as [\"creature\"].")
card_needs_types = Clause("a card needs 'types', such as [\"creature\"].")
# A card that is transformed but can't be.
no_back_face = Clause("this card has no back face.")
back_face_not_there = Clause("its back face can't be on the battlefield ({rule}).")
spells_not_there = Clause("instants and sorceries can't be on the battlefield ({rule}).")
unreadable = Clause("this can't be read: {why}")
spell_text = Clause("this reads like a spell's text, and only instants and sorceries have that.")
spell_ability = Clause(
    "only instants and sorceries have a spell's text, and they are never here; a permanent has abilities "
    "of the kinds 'triggered', 'activated' and others."
)
needs = Clause("a {kind} needs '{key}'.")
name_is_key = Clause("the key is the card's name already; leave out 'name'.")
phased_out_in_combat = Clause("a phased-out permanent isn't in combat ({rule}).")
no_creature_in_combat = Clause("only creatures that aren't battles can attack or block ({rule}).")
not_active = Clause("only the active player's creatures can be attacking ({rule}).")
not_attacking = Clause("'{blocked}' isn't attacking ({rule}).")
attacks_another = Clause(
    "'{blocked}' isn't attacking this creature's controller, their planeswalker or a battle they protect "
    "({rule})."
)
effect_said_once = Clause("say what it does exactly once: with 'text', or with 'effect' as data.")
say_where = Clause("the effect isn't on an object that damage could go to: say where with 'redirect_to'.")
say_which = Clause("the effect isn't on an object: say what it's about with 'protects' or '{key}'.")
text_says_it = Clause("the text already says this: leave out '{key}'.")


@said
def say_which_one(subject: str, key: str) -> str:
    """`the text mentions a target: say which one with 'protects'.`, of a `target`, `this` or `chosen`."""
    what = {"this": "a permanent", "chosen": "a source of your choice", "X": "X"}.get(subject, "a target")
    return f"the text mentions {what}: say which one with '{key}'."


not_open = Clause("the text doesn't leave '{key}' open: leave it out.")
several_effects = Clause("this says several things; an effect is one sentence.")
no_lasting_effect = Clause(
    "this isn't an effect that waits or lasts. Examples of one: 'If a source would deal damage to a "
    "player, it deals double that damage instead.' and 'Prevent all combat damage that would be dealt this "
    "turn.'"
)
not_there_yet = Clause("it can mention only targets and you: anything else isn't there yet.")
one_for_each = Clause("this makes several effects: write one for each, about a target.")
no_prevention_trigger = Clause("what happens when it prevents damage can't be written here.")
amount_is_known = Clause("the amount is known by now: write it as a number.")
entry_is_object = Clause('an entry is an object such as {{"attack": {{"bear": "nicole"}}}}.')
entry_of_two_kinds = Clause("an entry answers one question, but this one has {kinds:and}.")
question_of_one = Clause("a question has exactly one of {topics:and}; this one has {count}.")
one_kind_of_counter = Clause("a question counts one kind of counter on one object or player.")
part_of = Clause("Part of {title}")
# What a word is of: `event`.
event = Clause("event")
# What a word is of: `field`.
field = Clause("field")


@said
def fields_of_no_event(keys: Sequence[str]) -> str:
    """`no event has 'assigned' and 'winner'.`"""
    return f"no event has {listed([repr(one) for one in keys])}."


variation = Clause("variation {number}{name? ({name})}")
after_the_end = Clause(
    "the script it leaves has {entries} {entries|entry|entries}. Write a number up to {entries}."
)
