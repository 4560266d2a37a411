"""A scenario that can't be read or set up."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed
from core.words.speaking import said


@said
def more(count: int) -> str:
    """`… and 3 more`, after the first errors."""
    return f"… and {count} more"


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


@said
def file_too_large(megabytes: int) -> str:
    """`the file is too large: a scenario has at most 2 MB.`"""
    return f"the file is too large: a scenario has at most {megabytes} MB."


@said
def at_byte(number: int) -> str:
    """`byte 12`, where a file stops being text."""
    return f"byte {number}"


@said
def not_utf8() -> str:
    """A file in another encoding."""
    return "not UTF-8 text. Save the file as UTF-8."


@said
def is_a_folder() -> str:
    """A folder where a file is wanted."""
    return "this is a folder, not a file. To check a folder: damagestep check FOLDER."


@said
def no_such_file() -> str:
    """A file that isn't there."""
    return "there is no such file. Check its name; a board is saved as NAME.scenario.json."


@said
def no_object() -> str:
    """JSON that isn't an object."""
    return "a scenario is a JSON object: {…}."


@said
def wrong_format(wanted: str, found: str) -> str:
    """`"format" must be "damage-step/1", not null.`"""
    return f'"format" must be "{wanted}", not {found}.'


@said
def too_many(count: int, most: int) -> str:
    """`9 is too many; the limit is 8.`"""
    return f"{count:,} is too many; the limit is {most:,}."


@said
def not_written(path: str, why: str) -> str:
    """`board.json could not be written: Permission denied`."""
    return f"{path} could not be written: {why}"


@said
def not_saved() -> str:
    """A board that could not be read again if it were saved."""
    return "not saved: the board could not be opened again. If the file was there, it is unchanged."


@said
def read_otherwise() -> str:
    """A part of a board that would be another one after it is saved and read."""
    return "this would be read as something else."


@said
def player() -> str:
    """What an id is of: `player`."""
    return "player"


@said
def object_() -> str:
    """What an id is of: `object`."""
    return "object"


@said
def player_or_object() -> str:
    """What an id is of: `player or object`."""
    return "player or object"


@said
def several_monarchs() -> str:
    """Two players who are the monarch."""
    return "Only one player can be the monarch (CR 725.3)."


@said
def used_twice() -> str:
    """An id of two things."""
    return "this id is used more than once."


@said
def same_card_name() -> str:
    """Two cards of one name."""
    return "two cards have this name (upper and lower case don't matter)."


@said
def needs_card_or_name() -> str:
    """An object without card and name."""
    return "an object needs a 'card' from the library, or its own 'name' and 'types'."


@said
def object_needs_types() -> str:
    """An object without card and types."""
    return "an object without a 'card' needs 'types', such as [\"creature\"]."


@said
def card_needs_types() -> str:
    """A card without types."""
    return "a card needs 'types', such as [\"creature\"]."


@said
def no_back_face() -> str:
    """A card that is transformed but can't be."""
    return "this card has no back face."


@said
def back_face_not_there(rule: str) -> str:
    """A back face that can't be on the battlefield."""
    return f"its back face can't be on the battlefield ({rule})."


@said
def spells_not_there(rule: str) -> str:
    """An instant or sorcery on the battlefield."""
    return f"instants and sorceries can't be on the battlefield ({rule})."


@said
def unreadable(why: str) -> str:
    """`this can't be read: unknown word 'flyng'`."""
    return f"this can't be read: {why}"


@said
def spell_text() -> str:
    """A spell's text on a permanent."""
    return "this reads like a spell's text, and only instants and sorceries have that."


@said
def spell_ability() -> str:
    """A spell's ability, as data, on a permanent."""
    return (
        "only instants and sorceries have a spell's text, and they are never here; a permanent has "
        "abilities of the kinds 'triggered', 'activated' and others."
    )


@said
def needs(kind: str, key: str) -> str:
    """`a creature needs 'power'.`"""
    return f"a {kind} needs '{key}'."


@said
def name_is_key() -> str:
    """A card of the file that is named twice."""
    return "the key is the card's name already; leave out 'name'."


@said
def phased_out_in_combat(rule: str) -> str:
    """A phased-out permanent that attacks or blocks."""
    return f"a phased-out permanent isn't in combat ({rule})."


@said
def no_creature_in_combat(rule: str) -> str:
    """Something else than a creature that attacks or blocks."""
    return f"only creatures that aren't battles can attack or block ({rule})."


@said
def not_active(rule: str) -> str:
    """A creature of another player that attacks."""
    return f"only the active player's creatures can be attacking ({rule})."


@said
def not_attacking(blocked: str, rule: str) -> str:
    """`'ox' isn't attacking (CR 509.1a).`"""
    return f"'{blocked}' isn't attacking ({rule})."


@said
def attacks_another(blocked: str, rule: str) -> str:
    """`'ox' isn't attacking this creature's controller, … (CR 509.1a).`"""
    whom = "this creature's controller, their planeswalker or a battle they protect"
    return f"'{blocked}' isn't attacking {whom} ({rule})."


@said
def effect_said_once() -> str:
    """An effect with both text and data, or neither."""
    return "say what it does exactly once: with 'text', or with 'effect' as data."


@said
def say_where() -> str:
    """A redirection of an effect that is on nothing."""
    return "the effect isn't on an object that damage could go to: say where with 'redirect_to'."


@said
def say_which(key: str) -> str:
    """`the effect isn't on an object: say what it's about with 'protects' or 'which'.`"""
    return f"the effect isn't on an object: say what it's about with 'protects' or '{key}'."


@said
def text_says_it(key: str) -> str:
    """`the text already says this: leave out 'points'.`"""
    return f"the text already says this: leave out '{key}'."


@said
def say_which_one(subject: str, key: str) -> str:
    """`the text mentions a target: say which one with 'protects'.`, of a `target`, `this` or `chosen`."""
    what = {"this": "a permanent", "chosen": "a source of your choice", "X": "X"}.get(subject, "a target")
    return f"the text mentions {what}: say which one with '{key}'."


@said
def not_open(key: str) -> str:
    """`the text doesn't leave 'protects' open: leave it out.`"""
    return f"the text doesn't leave '{key}' open: leave it out."


@said
def several_effects() -> str:
    """A text of several sentences."""
    return "this says several things; an effect is one sentence."


@said
def no_lasting_effect() -> str:
    """A sentence that does something at once."""
    return (
        "this isn't an effect that waits or lasts. Examples of one: 'If a source would deal damage to a "
        "player, it deals double that damage instead.' and 'Prevent all combat damage that would be dealt "
        "this turn.'"
    )


@said
def not_there_yet() -> str:
    """A sentence about something that a trigger or a spell would know."""
    return "it can mention only targets and you: anything else isn't there yet."


@said
def one_for_each() -> str:
    """A sentence that makes several effects."""
    return "this makes several effects: write one for each, about a target."


@said
def no_prevention_trigger() -> str:
    """A sentence with a trigger on what it prevents."""
    return "what happens when it prevents damage can't be written here."


@said
def amount_is_known() -> str:
    """A sentence that counts."""
    return "the amount is known by now: write it as a number."


@said
def entry_is_object() -> str:
    """An entry of the script that isn't an object."""
    return 'an entry is an object such as {"attack": {"bear": "nicole"}}.'


@said
def entry_of_two_kinds(kinds: Sequence[str]) -> str:
    """`an entry answers one question, but this one has 'attack' and 'block'.`"""
    return f"an entry answers one question, but this one has {' and '.join(kinds)}."


@said
def question_of_one(topics: Sequence[str], count: int) -> str:
    """`a question has exactly one of life, poison and damage; this one has 2.`"""
    return f"a question has exactly one of {listed(topics)}; this one has {count}."


@said
def one_kind_of_counter() -> str:
    """A question about several kinds of counters."""
    return "a question counts one kind of counter on one object or player."


@said
def part_of(title: str) -> str:
    """`Part of Two bears`, the title of a part of a board."""
    return f"Part of {title}"


@said
def event() -> str:
    """What a word is of: `event`."""
    return "event"


@said
def field() -> str:
    """What a word is of: `field`."""
    return "field"


@said
def fields_of_no_event(keys: Sequence[str]) -> str:
    """`no event has 'assigned' and 'winner'.`"""
    return f"no event has {listed([repr(one) for one in keys])}."


@said
def variation(number: int, name: str) -> str:
    """`variation 2 (No block)`, the place of a fault."""
    return f"variation {number} ({name})" if name else f"variation {number}"


@said
def after_the_end(entries: int) -> str:
    """A variation that leaves its line where that has ended."""
    count = f"{entries} {'entry' if entries == 1 else 'entries'}"
    return f"the script it leaves has {count}. Write a number up to {entries}."
