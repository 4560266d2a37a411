"""Boards of other programs: what couldn't be carried over, what isn't known, and what can't be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.words.english.grammar import listed, number_of, some_of
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


@said
def just_a_name(name: str, zone: str) -> str:
    """A card in a hand, a library or a graveyard that isn't known."""
    return f"{name} isn't known here. In the {zone} it is just a name."


@said
def not_on_battlefield(name: str) -> str:
    """An instant or a sorcery among permanents."""
    return f"{name} is an instant or a sorcery. It can't be on the battlefield, so it is left out."


@said
def no_such_host(name: str, host: str) -> str:
    """Something attached to what isn't there."""
    return f"{name}: there is no “{host}” on the battlefield. It isn't attached to anything."


@said
def several_hosts(name: str, host: str) -> str:
    """Something attached to one of several of a name."""
    return f"{name}: there are several called {host}. It is attached to the first one."


@said
def no_back_face(name: str) -> str:
    """Something transformed whose back face isn't known."""
    return f"{name}: its back face isn't known here. Its front face is up."


@said
def cant_attack(name: str) -> str:
    """Something said to attack that can't."""
    return f"{name}: it can't be attacking there, so it doesn't attack."


@said
def not_cast(name: str) -> str:
    """A spell cast before the start."""
    return f"{name}: it can't be cast at this point, so its effect before the start is missing."


@said
def unknown_spell(name: str) -> str:
    """A spell cast before the start that isn't known."""
    return f"{name} isn't known here, so its effect before the start is missing."


@said
def unread_line(name: str, line: str) -> str:
    """A line of rules text that isn't understood."""
    return f"{name}: this line of its text can't be read yet: “{line}”"


@said
def no_number(name: str, stands: str) -> str:
    """A card whose power or toughness is no number."""
    return f"{name}: its size isn't a plain number. It stands as {stands}."


@said
def custom_card(name: str, why: str) -> str:
    """A card that a file defines and that can't be read."""
    return f"The card {name} that this file defines can't be read: {why}"


@said
def becomes_token(name: str) -> str:
    """A card that is written out, which only a token can be."""
    return f"{name}: it isn't a card of the library, so it is written as a token."


@said
def by_name(name: str) -> str:
    """A card that is written by its name, which the library here doesn't know."""
    return f"{name}: it isn't a card of the library, so only its name is written."


@said
def another_of_that_name(name: str) -> str:
    """One of two different things of a name."""
    return f"{name}: another card with this name is different. This one becomes like that one."


@said
def own_card(name: str) -> str:
    """A card that this file defines, where only names can be written."""
    return f"{name}: this file defines it. There it is just a name."


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


@said
def player_lost(name: str) -> str:
    """A third player where only two have a place."""
    return f"{name}, with all permanents and cards: there is no place for another player."


@said
def effect_lost(name: str) -> str:
    """An effect in force."""
    return f"The effect {name}."


@said
def from_another_step(step: str) -> str:
    """A board that starts in another step than it did."""
    return f"Play starts in another step: {step}."


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


@said
def say_what_it_is(option: str) -> str:
    """How to say on the command line what an unknown card is."""
    return f"To say what it is: {option}"


@said
def line_place(number: int) -> str:
    """Where in a text something is."""
    return f"line {number}"


@said
def the_link() -> str:
    """What a link is called where a file has its name."""
    return "link"


@said
def no_key_and_value(line: str) -> str:
    """A line of a game state that says nothing."""
    return f"'{line}' can't be read. Write a key and a value: humanlife=20."


@said
def key_twice(key: str) -> str:
    """A key that stands on two lines."""
    return f"'{key}' is there twice. Keep one of the two lines."


@said
def no_whole_number(given: str, most: int) -> str:
    """A number that is none, or too large."""
    return f"'{given}' isn't a whole number up to {most:,}. Correct it."


@said
def no_such_phase(given: str, hint: str) -> str:
    """A step that isn't known."""
    return f"'{given}' isn't a step of a turn. {hint}".rstrip()


@said
def no_such_player(given: str, known: Sequence[str]) -> str:
    """A player that isn't known."""
    return f"'{given}' isn't a player. Players: {listed(known)}."


@said
def bad_name(given: str, most: int) -> str:
    """A name that can't be one."""
    return f"'{given}' can't be a name: at most {most} characters, all of which can be shown."


@said
def no_name() -> str:
    """A card without a name."""
    return "a card has no name."


@said
def id_twice(id_: str) -> str:
    """Two objects with one number."""
    return f"two objects have Id:{id_}. Give each its own."


@said
def attached_in_circle(names: Sequence[str]) -> str:
    """Objects attached to each other in a circle."""
    return f"attached to each other in a circle: {some_of(names)}. Detach one of them."


@said
def too_many(count: int, most: int) -> str:
    """More objects or cards than a board may have."""
    return f"{count:,} cards are too many: a board has at most {most:,}. Take some out."


@said
def text_too_long(megabytes: int) -> str:
    """A text larger than a file may be."""
    return f"the text is too large: at most {megabytes} MB are read."


@said
def too_many_players(count: int, most: int) -> str:
    """More players than a board may have."""
    return f"{count} players are too many: a board has at most {most}."


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


@said
def damaged_link() -> str:
    """A link that was cut off or changed."""
    return "this link is damaged: part of it is missing or changed. Copy the whole link again."


@said
def link_too_long(most: int) -> str:
    """A link that is longer than any that is read."""
    return f"this link is too long: no more than {most:,} characters are read. Open the file instead."


@said
def no_such_group(given: str, known: Sequence[str]) -> str:
    """A group that a file doesn't have."""
    return f"there is no group '{given}'. Groups: {some_of(known, 20)}."


@said
def which_group(known: Sequence[str]) -> str:
    """A file of several groups, of which one has to be chosen."""
    groups = f"{number_of(len(known), 'group')}: {some_of(known, 20)}"
    return f"this file has {groups}. Choose one: damagestep import FILE --group NAME."


@said
def group_in_itself(names: Sequence[str]) -> str:
    """Groups that take each other's lines."""
    return f"these groups include each other: {some_of(names)}. Take one of the @ lines out."


@said
def too_many_included(most: int) -> str:
    """Groups that are too long with all that they include."""
    return f"this group, with the groups it includes, has more than {most:,} lines. Take some out."


@said
def too_many_lines(count: int, most: int) -> str:
    """A file of too many lines."""
    return f"{count:,} lines are too many: at most {most:,} are read. Take some out."


@said
def too_many_marks(name: str, most: int) -> str:
    """A card with too many marks behind it."""
    return f"{name} has more than {most} marks. Take some out."


@said
def too_many_losses(most: int) -> str:
    """A file of which hardly anything can be carried over."""
    return f"more than {most:,} things in this file have no place here. It may be damaged."


@said
def too_much_text(most: int) -> str:
    """Cards with more rules text than is read."""
    return f"the cards that this file defines have more than {most:,} lines of text. Take some out."


@said
def no_printed_card(shown: str) -> str:
    """A card of a file that is no card."""
    return f"{shown} isn't a card. Write one as Scryfall does, with name, type_line and oracle_text."


@said
def no_card_line(line: str) -> str:
    """A line of a group that can't be read."""
    return (
        f"'{line}' can't be read. Write zone:player:card:amount, such as battlefield:Human:Grizzly Bears:2."
    )


@said
def no_such_zone(given: str, hint: str) -> str:
    """A zone that isn't known."""
    return f"unknown zone '{given}'. {hint}".rstrip()


@said
def outside_group() -> str:
    """A line of cards before the first group."""
    return "this line is in no group. Put the name of a group in brackets above it: [attack]."


@said
def not_described(name: str, fault: str) -> str:
    """What can't be read as a description of an unknown card."""
    return f"{name}: {fault}"


@said
def say_size_or_kind() -> str:
    """A description that says neither a size nor a type."""
    return "write a size and abilities, or a card type: 4/4 flying, land, artifact Equipment."


@said
def needs_number(example: str) -> str:
    """A planeswalker or a battle without its number."""
    return f"say its loyalty or defense, too: {example}"


@said
def no_description(given: str) -> str:
    """A description without a name."""
    return f"'{given}' can't be read. Write a name and what it is: \"Cave Troll=4/4 trample\"."


@said
def no_link(program: str) -> str:
    """A link for a program that has none."""
    return f"there are no links to {program} boards: use --link with --to argentum."


@said
def not_foreign() -> str:
    """A text that is of none of the programs."""
    return (
        "this isn't a Forge game state or puzzle, an argentum-engine scenario or link, or an XMage init.txt."
    )


@said
def puzzle_note(key: str, value: str) -> str:
    """What else a puzzle says of itself: `Goal: Win.`"""
    return f"{key}: {value.rstrip('.')}."
