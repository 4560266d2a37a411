"""Boards of other programs: what couldn't be carried over, what isn't known, and what can't be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.words.english.grammar import number_of, some_of
from core.words.english.row import Clause
from core.words.speaking import said

_PARTS = {
    "abilities": "what this file says it can do",
    "ability": "an ability that it has",
    "attached_to": "what it is attached to",
    "attacked_this_turn": "that it attacked earlier this turn",
    "attacking": "that it is attacking",
    "attackingas": "what it attacks",
    "back": "its back face",
    "blocking": "what it blocks",
    "chosencolor": "the color chosen for it",
    "chosentype": "the type chosen for it",
    "chosen_color": "the color chosen for it",
    "chosen_type": "the type chosen for it",
    "cloaked": "that it is cloaked",
    "colors": "its colors",
    "commander": "that it is a commander",
    "commander_damage": "damage dealt by commanders",
    "counters": "some of the counters on it",
    "damage": "the damage marked on it",
    "deathtouched": "that a source with deathtouch dealt damage to it",
    "defense": "its defense",
    "entered_this_turn": "that it entered this turn",
    "exerted": "that it is exerted",
    "exiledwith": "what exiled it",
    "face_down": "that it is face down",
    "flipped": "that it is flipped",
    "goaded_by": "who goaded it",
    "imprinting": "the cards imprinted on it",
    "keywords": "some of its keywords",
    "loyalty": "its loyalty",
    "manifested": "that it is manifested",
    "meld": "that it is melded",
    "mana_cost": "its mana cost",
    "monstrous": "that it is monstrous",
    "monarch": "who is the monarch",
    "name": "its name, as it is written",
    "namedcard": "the card named for it",
    "owner": "that another player owns it",
    "phased_out": "that it is phased out",
    "poison": "poison counters",
    "power": "its power",
    "protector": "its protector",
    "rememberedcards": "the cards it remembers",
    "renowned": "that it is renowned",
    "size": "its power and toughness",
    "spells_last_turn": "the spells cast last turn",
    "subtypes": "its subtypes",
    "summoning_sick": "that it is summoning sick",
    "supertypes": "its supertypes",
    "tapped": "that it is tapped",
    "text": "what this file says it can do",
    "this_turn": "what happened earlier this turn",
    "token": "that it is a token",
    "toughness": "its toughness",
    "transformed": "that its back face is up",
    "types": "its card types",
    "player_counters": "some of the player's counters",
    "vigilance": "that it is tapped although it attacks with vigilance",
}
"""What each part of an object or a player is, by the key a file has for it."""
_SETTINGS = {
    "era": "Which edition of the rules it is played by",
    "until": "Up to which step it is played",
    "redirection": "That noncombat damage may be redirected to planeswalkers",
    "printings": "Which printing of a card is meant",
    "turn": "Which turn of the game it is",
    "teams": "Which players are a team",
    "variations": "The other lines of play",
}


@said
def program(name: str) -> str:
    """What a program is called."""
    return {"forge": "Forge", "argentum": "argentum-engine", "xmage": "XMage"}[name]


@said
def part_lost(what: str, part: str) -> str:
    """`Siege Rhino: that it is monstrous.`"""
    spaced = part.replace("_", " ")
    return f"{what}: {_PARTS.get(part, f'“{spaced}”')}."


@said
def setting_lost(key: str) -> str:
    """`Which turn of the game it is.`, or a key of the file: `“aiPlayer”.`"""
    return f"{_SETTINGS.get(key, f'“{key}”')}."


@said
def in_other_zone(name: str, zone: str) -> str:
    """A card in a zone that can't be set up."""
    where = {"exile": "in exile", "command": "in the command zone", "emblem": "as an emblem"}[zone]
    return f"{name}: cards can't be set up {where}."


just_a_name = Clause("{name} isn't known here. In the {zone} it is just a name.")
not_on_battlefield = Clause(
    "{name} is an instant or a sorcery. It can't be on the battlefield, so it is left out."
)
no_such_host = Clause("{name}: there is no “{host}” on the battlefield. It isn't attached to anything.")
several_hosts = Clause("{name}: there are several called {host}. It is attached to the first one.")
no_back_face = Clause("{name}: its back face isn't known here. Its front face is up.")
cant_attack = Clause("{name}: it can't be attacking there, so it doesn't attack.")
not_cast = Clause("{name}: it can't be cast at this point, so its effect before the start is missing.")
unknown_spell = Clause("{name} isn't known here, so its effect before the start is missing.")
unread_line = Clause("{name}: this line of its text can't be read yet: “{line}”")
no_number = Clause("{name}: its size isn't a plain number. It stands as {stands}.")
custom_card = Clause("The card {name} that this file defines can't be read: {why}")
becomes_token = Clause("{name}: it isn't a card of the library, so it is written as a token.")
by_name = Clause("{name}: it isn't a card of the library, so only its name is written.")
another_of_that_name = Clause(
    "{name}: another card with this name is different. This one becomes like that one."
)
own_card = Clause("{name}: this file defines it. There it is just a name.")


@said
def decision(key: str, about: str) -> str:
    """A decision that can't be carried over."""
    told = {
        "block": "Blocks",
        "attack": "An attack",
        "assign": "How combat damage is assigned",
        "cast": "A spell that is cast",
        "activate": "An ability that is activated",
        "edit": "A change made by hand",
        "pass": "A pass",
        "resolve": "That the stack resolves",
    }.get(key, "A choice")
    return f"{told}: {about}." if about else f"{told}."


player_lost = Clause("{name}, with all permanents and cards: there is no place for another player.")
# An effect in force.
effect_lost = Clause("The effect {name}.")
from_another_step = Clause("Play starts in another step: {step}.")


@said
def unknown(name: str, count: int, line: str) -> str:
    """`Serra Avenger isn't known here. It stands as 1/1, without abilities.`"""
    which = f"{name} (\N{MULTIPLICATION SIGN}{count})" if count > 1 else name
    return f"{which} isn't known here. It stands as “{line}”, without abilities."


@said
def stand_ins(lines: Mapping[str, str]) -> str:
    """What the description of a board says of cards that stand for others; nothing if none do."""
    named = [f"{name} (here {line})" for name, line in lines.items()]
    return f"Stand-ins for unknown cards: {some_of(named)}." if named else ""


# How to say on the command line what an unknown card is.
say_what_it_is = Clause("To say what it is: {option}")
# Where in a text something is.
line_place = Clause("line {number}")
# What a link is called where a file has its name.
the_link = Clause("link")
no_key_and_value = Clause("'{line}' can't be read. Write a key and a value: humanlife=20.")
key_twice = Clause("'{key}' is there twice. Keep one of the two lines.")
no_whole_number = Clause("'{given}' isn't a whole number up to {most:,}. Correct it.")


@said
def no_such_phase(given: str, hint: str) -> str:
    """A step that isn't known."""
    return f"'{given}' isn't a step of a turn. {hint}".rstrip()


# A player that isn't known.
no_such_player = Clause("'{given}' isn't a player. Players: {known:and}.")
bad_name = Clause("'{given}' can't be a name: at most {most} characters, all of which can be shown.")
# A card without a name.
no_name = Clause("a card has no name.")
id_twice = Clause("two objects have Id:{id_}. Give each its own.")
attached_in_circle = Clause("attached to each other in a circle: {names:some}. Detach one of them.")
too_many = Clause("{count:,} cards are too many: a board has at most {most:,}. Take some out.")
text_too_long = Clause("the text is too large: at most {megabytes} MB are read.")
too_many_players = Clause("{count} players are too many: a board has at most {most}.")


@said
def wrong_kind(key: str, wanted: str) -> str:
    """`'tapped' must be true or false.`"""
    told = {
        "text": "a text",
        "number": f"a whole number up to {1_000_000:,}",
        "flag": "true or false",
        "list": "a list",
        "object": "an object in braces",
    }[wanted]
    return f"'{key}' must be {told}."


damaged_link = Clause("this link is damaged: part of it is missing or changed. Copy the whole link again.")
link_too_long = Clause(
    "this link is too long: no more than {most:,} characters are read. Open the file instead."
)


@said
def no_such_group(given: str, known: Sequence[str]) -> str:
    """A group that a file doesn't have."""
    return f"there is no group '{given}'. Groups: {some_of(known, 20)}."


@said
def which_group(known: Sequence[str]) -> str:
    """A file of several groups, of which one has to be chosen."""
    groups = f"{number_of(len(known), 'group')}: {some_of(known, 20)}"
    return f"this file has {groups}. Choose one: damagestep import FILE --group NAME."


group_in_itself = Clause("these groups include each other: {names:some}. Take one of the @ lines out.")
too_many_included = Clause(
    "this group, with the groups it includes, has more than {most:,} lines. Take some out."
)
too_many_lines = Clause("{count:,} lines are too many: at most {most:,} are read. Take some out.")
too_many_marks = Clause("{name} has more than {most} marks. Take some out.")
too_many_losses = Clause("more than {most:,} things in this file have no place here. It may be damaged.")
too_much_text = Clause(
    "the cards that this file defines have more than {most:,} lines of text. Take some out."
)
no_printed_card = Clause(
    "{shown} isn't a card. Write one as Scryfall does, with name, type_line and oracle_text."
)
no_card_line = Clause(
    "'{line}' can't be read. Write zone:player:card:amount, such as battlefield:Human:Grizzly Bears:2."
)


@said
def no_such_zone(given: str, hint: str) -> str:
    """A zone that isn't known."""
    return f"unknown zone '{given}'. {hint}".rstrip()


outside_group = Clause("this line is in no group. Put the name of a group in brackets above it: [attack].")
# What can't be read as a description of an unknown card.
not_described = Clause("{name}: {fault}")
say_size_or_kind = Clause("write a size and abilities, or a card type: 4/4 flying, land, artifact Equipment.")
needs_number = Clause("say its loyalty or defense, too: {example}")
no_description = Clause("'{given}' can't be read. Write a name and what it is: \"Cave Troll=4/4 trample\".")
no_link = Clause("there are no links to {program} boards: use --link with --to argentum.")
not_foreign = Clause(
    "this isn't a Forge game state or puzzle, an argentum-engine scenario or link, or an XMage init.txt."
)


@said
def puzzle_note(key: str, value: str) -> str:
    """What else a puzzle says of itself: `Goal: Win.`"""
    return f"{key}: {value.rstrip('.')}."
