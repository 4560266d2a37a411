"""A share code or a board line that can't be read."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed
from core.words.speaking import said


@said
def share_code() -> str:
    """What a share code is called where a file has its name."""
    return "share code"


@said
def no_code() -> str:
    """A text that is no share code."""
    return "This isn't a share code. A share code begins with DS1-."


@said
def damaged_code() -> str:
    """A share code that was cut off or changed."""
    return "This share code is damaged: part of it is missing or changed. Copy the whole code again."


@said
def newer_code(version: int, known: int) -> str:
    """A share code of a version that this program doesn't know."""
    return (
        f"This share code has version {version}; this program reads version {known}. "
        "A newer Damage Step can open it."
    )


@said
def code_too_long(most: int) -> str:
    """A share code that is longer than any that the program reads."""
    return f"This share code is too long: no more than {most:,} characters are read. Send the file instead."


@said
def in_statement(statement: str, fault: str) -> str:
    """`In “Amy attacks Drak -> Nicole”: unknown name 'Drak'. Did you mean 'Drake'?`"""
    return f"In “{statement}”: {fault}"


@said
def not_closed(opening: str) -> str:
    """A quote or a bracket that is opened and not closed."""
    return f"{opening} is opened here and never closed."


@said
def line_too_long(most: int) -> str:
    """A board line that is longer than any that the program reads."""
    return f"This line is too long: no more than {most:,} characters are read."


@said
def two_players() -> str:
    """A line without two players."""
    return (
        "A board line names two players or more, and what each has: "
        "Amy 20: Grizzly Bears; Nicole 20: Wall of Air."
    )


@said
def spell_on_battlefield(name: str) -> str:
    """An instant or a sorcery among permanents."""
    return f"{name} is a spell, so it can't be on the battlefield. Put it in a hand: Amy's hand: {name}."


@said
def no_such_permanent(name: str, hint: str) -> str:
    """What is neither a card nor a creature written out."""
    said = f"there is no card called '{name}'. " + (f"{hint} " if hint else "")
    return f'{said}A creature of your own needs power/toughness: 4/4 flying "Drake".'


@said
def no_such_card(name: str, hint: str) -> str:
    """A card that isn't known."""
    return f"there is no card called '{name}'. {hint}".rstrip()


@said
def no_type(word: str, hint: str) -> str:
    """A word that is no type or color, where only those can be."""
    return f"'{word}' isn't a type or a color. {hint}".rstrip()


@said
def several_of_that_name(name: str, count: int) -> str:
    """A name that stands for several."""
    return f"there are {count} called {name}. Write {name} 1 to {name} {count}."


@said
def no_player(name: str, players: Sequence[str]) -> str:
    """Something that isn't a player, where a player must be."""
    return f"'{name}' isn't a player. Players: {listed(players)}."


@said
def player_state(state: str) -> str:
    """What can't be said of a player."""
    return (
        f"'{state}' can't be read. Write a number and a kind of counter, or what happened: 3 poison, "
        "gained 2 life, lost 2 life, drew 2 cards, cast Shock, Drake died, Drake left, 2 spells last turn, "
        "3 damage from Drake."
    )


@said
def mended(line: str) -> str:
    """`Did you mean “Amy attacks Drake -> Nicole”?`"""
    return f"Did you mean “{line}”?"


@said
def no_verb(meant: str) -> str:
    """A statement without anything that players do; with the line that may be meant, if one is likely."""
    if meant:
        return f"it doesn't say what is done. {mended(meant)}"
    return (
        "it says neither who has what (Amy 20: Grizzly Bears) nor what a player does "
        "(Grizzly Bears attacks Nicole)."
    )


@said
def runs_on(meant: str) -> str:
    """What players do, run together with what is there; with the line that may be meant, if one is likely."""
    fault = (
        "what is done and what is there are statements of their own, with a full stop or semicolon between."
    )
    return f"{fault} {mended(meant)}" if meant else fault


@said
def player_twice(name: str) -> str:
    """Two statements that say what a player has on the battlefield."""
    return f"{name} is named twice. Write all that {name} has in one statement; two players need two names."


@said
def stray_with() -> str:
    """`with` without anything after it."""
    return "nothing follows 'with': name what it has, such as 4/4 with flying, or leave 'with' out."


@said
def say_whom(meant: str) -> str:
    """An attack or a block without what is attacked or blocked; with the line that may be meant."""
    return f"say who goes against whom: {meant or 'Amy attacks Drake -> Nicole'}."


@said
def say_points() -> str:
    """Combat damage without numbers."""
    return "say how much goes where: Drake assigns 2 to Wall of Air, 2 to Nicole."


@said
def say_what_is_chosen() -> str:
    """A choice without what is chosen."""
    return "say what is chosen: Nicole chooses Drake."


@said
def stack_resolves() -> str:
    """Something other than the stack that is said to resolve."""
    return "only the whole stack can be said to resolve: The stack resolves."


@said
def left_over(rest: str) -> str:
    """Words after a statement that is already whole."""
    return f"nothing more was expected here: '{rest}'."


@said
def unknown_option(option: str) -> str:
    """What can't be said of a spell or an ability in parentheses."""
    return (
        f"'{option}' can't be read. In parentheses: X = 3, mode 2, ability 2, source Ox, 2 to Drake, "
        "sacrificing Drake."
    )


@said
def say_order() -> str:
    """An order without what is ordered."""
    return "say in which order: Drake orders Wall of Air, Grizzly Bears, or Amy stacks Hero, Drake."


@said
def say_shield() -> str:
    """A shield without what it prevents."""
    return "say how much is prevented: Nicole prevents 3 from Drake to Nicole."


@said
def write_change() -> str:
    """How a change by hand is written."""
    return (
        "a change can be: Drake gains flying, loses flying, becomes 2/2 red artifact creature, gets 2 +1/+1 "
        "counters, moves to graveyard, phases out, taps, untaps, attaches to Bear, leaves combat; Amy gains "
        "control of Drake; Amy puts Grizzly Bears (tapped)."
    )


@said
def write_card() -> str:
    """How a card is defined."""
    return 'write a card as: 1/1 white flying "Moth", or instant "Swift Notes" [Draw a card.]'


@said
def write_effect() -> str:
    """How an effect in force is written."""
    return "write an effect as: Fog by Nicole [Prevent all combat damage that would be dealt this turn.]"


@said
def left_out_object(name: str) -> str:
    """A permanent that a line can't write in full."""
    return f"{name}: some of what it is or can do."


@said
def left_out_effect(name: str) -> str:
    """An effect that a line can't write."""
    return f"The effect {name}."


@said
def left_out_player(name: str) -> str:
    """What a line can't write of a player, such as damage by commanders or what happened this turn."""
    return f"{name}: some of what happened earlier."


@said
def left_out_redirection() -> str:
    """A rule of older games that a line can't write."""
    return "That noncombat damage may be redirected to planeswalkers."


@said
def left_out_cards(names: Sequence[str]) -> str:
    """Cards that a file defines."""
    return f"The cards this file defines: {listed(names)}."


@said
def left_out_decision(key: str, about: str) -> str:
    """A decision that a line can't write."""
    return f"A decision ({key}) about {about}." if about else f"A decision ({key})."
