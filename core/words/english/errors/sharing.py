"""A share code or a board line that can't be read."""

from __future__ import annotations

from core.words.english.row import Clause
from core.words.speaking import said

# What a share code is called where a file has its name.
share_code = Clause("share code")
no_code = Clause("This isn't a share code. A share code begins with DS1-.")
damaged_code = Clause(
    "This share code is damaged: part of it is missing or changed. Copy the whole code again."
)
newer_code = Clause(
    "This share code has version {version}; this program reads version {known}. A newer Damage Step can "
    "open it."
)
code_too_long = Clause(
    "This share code is too long: no more than {most:,} characters are read. Send the file instead."
)
in_statement = Clause("In “{statement}”: {fault}")
not_closed = Clause("{opening} is opened here and never closed.")
line_too_long = Clause("This line is too long: no more than {most:,} characters are read.")
two_players = Clause(
    "A board line names two players or more, and what each has: Amy 20: Grizzly Bears; Nicole 20: Wall of "
    "Air."
)
spell_on_battlefield = Clause(
    "{name} is a spell, so it can't be on the battlefield. Put it in a hand: Amy's hand: {name}."
)


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


several_of_that_name = Clause("there are {count} called {name}. Write {name} 1 to {name} {count}.")
# Something that isn't a player, where a player must be.
no_player = Clause("'{name}' isn't a player. Players: {players:and}.")
player_state = Clause(
    "'{state}' can't be read. Write a number and a kind of counter, or what happened: 3 poison, gained 2 "
    "life, lost 2 life, drew 2 cards, cast Shock, Drake died, Drake left, 2 spells last turn, 3 damage "
    "from Drake."
)
mended = Clause("Did you mean “{line}”?")


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


player_twice = Clause(
    "{name} is named twice. Write all that {name} has in one statement; two players need two names."
)
stray_with = Clause("nothing follows 'with': name what it has, such as 4/4 with flying, or leave 'with' out.")
say_whom = Clause("say who goes against whom: {meant?{meant}|Amy attacks Drake -> Nicole}.")
say_points = Clause("say how much goes where: Drake assigns 2 to Wall of Air, 2 to Nicole.")
say_what_is_chosen = Clause("say what is chosen: Nicole chooses Drake.")
stack_resolves = Clause("only the whole stack can be said to resolve: The stack resolves.")
left_over = Clause("nothing more was expected here: '{rest}'.")
unknown_option = Clause(
    "'{option}' can't be read. In parentheses: X = 3, mode 2, ability 2, source Ox, 2 to Drake, "
    "sacrificing Drake."
)
say_order = Clause("say in which order: Drake orders Wall of Air, Grizzly Bears, or Amy stacks Hero, Drake.")
say_shield = Clause("say how much is prevented: Nicole prevents 3 from Drake to Nicole.")
write_change = Clause(
    "a change can be: Drake gains flying, loses flying, becomes 2/2 red artifact creature, gets 2 +1/+1 "
    "counters, moves to graveyard, phases out, taps, untaps, attaches to Bear, leaves combat; Amy gains "
    "control of Drake; Amy puts Grizzly Bears (tapped)."
)
write_card = Clause('write a card as: 1/1 white flying "Moth", or instant "Swift Notes" [Draw a card.]')
write_effect = Clause(
    "write an effect as: Fog by Nicole [Prevent all combat damage that would be dealt this turn.]"
)
left_out_object = Clause("{name}: some of what it is or can do.")
# An effect that a line can't write.
left_out_effect = Clause("The effect {name}.")
left_out_player = Clause("{name}: some of what happened earlier.")
left_out_redirection = Clause("That noncombat damage may be redirected to planeswalkers.")
left_out_cards = Clause("The cards this file defines: {names:and}.")
left_out_decision = Clause("A decision ({key}){about? about {about}}.")
