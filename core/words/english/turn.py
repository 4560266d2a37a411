"""The turn: its steps, who leaves, and how the game ends."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import possessive, some_of
from core.words.english.row import Sentence
from core.words.english.sentences import sentence, verb
from core.words.speaking import said

step_begins = Sentence("The {step} begins.")
turn_begins = Sentence("{player's} turn begins.")
turn_passes = Sentence("It is {player's} turn.")
# What lasted until this moment: `The effects of Giant Growth and Fog end (CR 514.2).`
effects_end_then = Sentence("The {effects|effect|effects} of {effects:some} {effects|ends|end} ({rule}).")
hand_size = Sentence("The maximum hand size is {most} cards.")
triggers_wait = Sentence("No player gets priority in the untap step; triggers wait for the upkeep ({rule}).")
nobody_to_attack = Sentence("The active player has left the game, so no creature attacks ({rule}).")


@said
def no_longer_summoning_sick(creatures: Sequence[str], player: str, rule: str) -> str:
    """What is no longer summoning sick."""
    be, them = verb(creatures, "is", "are"), verb(creatures, "it", "them")
    told = f"{some_of(creatures)} {be} no longer summoning sick: {player} has controlled {them}"
    return sentence(f"{told} since before this turn began ({rule})")


@said
def untaps(player: str, objects: Sequence[str]) -> str:
    """`Amy untaps Ox and Bear.`"""
    if not objects:
        return sentence(f"None of {possessive(player)} permanents untap")
    return sentence(f"{player} untaps {some_of(objects)}")


# Several permanents that untap.
untap_simultaneously = Sentence("They untap simultaneously ({rule}).")
# What doesn't untap.
stays_tapped = Sentence(
    "{name} doesn't untap: {by_itself?its own ability says so|an effect says so} ({rule})."
)
stays_exerted = Sentence("{name} doesn't untap: {player} exerted it ({rule}).")
stun_counter_lost = Sentence("{name} loses a stun counter instead of untapping ({rule}).")
steps_skipped = Sentence("No creature attacks, so the declare blockers and combat damage steps are skipped.")
only_damage_step = Sentence("The combat damage step begins.")
# A combat damage step in which nobody deals any.
no_damage_this_step = Sentence("No combat damage is dealt.")
first_of_two_steps = Sentence(
    "First combat damage step: only {dealers:some} {dealers|deals|deal} damage now."
)


@said
def why_two_steps(striking: Sequence[tuple[str, str]]) -> str:
    """Which creatures have first or double strike."""
    told = some_of(f"{name} has {keyword}" for name, keyword in striking)
    return sentence(f"{told}, so there are two combat damage steps")


@said
def second_step(dealers: Sequence[str]) -> str:
    """Who deals damage in the second step."""
    if not dealers:
        return sentence("In the second combat damage step, no creature is left to deal damage")
    return sentence(f"Combat damage step: now {some_of(dealers)} {verb(dealers, 'deals', 'deal')} damage")


second_step_without_damage = Sentence("In the second combat damage step, no damage is dealt.")
strikes_again = Sentence("{name} has double strike, so it deals damage again ({rule}).")
strikes_no_more = Sentence(
    "{name} {has_dealt?already dealt its damage|had its chance} in the first step and doesn't have double "
    "strike now ({rule})."
)
no_power = Sentence("{name} has {side} {points}, so it deals no damage ({rule}).")
blocks_nothing = Sentence("{name} isn't blocking anything any longer, so it deals no damage ({rule}).")
blocked_by_nothing = Sentence(
    "{name} stays blocked though no creature is blocking it now: it deals no damage ({rule})."
)
attacks_nothing = Sentence("{name} isn't attacking anything any longer, so it deals no damage ({rule}).")
# The end of combat.
combat_ends = Sentence("Combat ends.")


@said
def damage_wears_off(objects: Sequence[str]) -> str:
    """The cleanup step."""
    if not objects:
        return sentence("No damage is marked on any permanent, so none wears off")
    return sentence(f"Damage wears off {some_of(objects)}")


# Copies until end of turn.
no_longer_copies = Sentence("{names:some} {names|is no longer a copy|are no longer copies}")
leaves_the_game = Sentence("{player} leaves the game with everything they own.")
# What the player only controlled.
control_reverts = Sentence("{player} controls {name} again.")
exiled_with_player = Sentence(
    "{objects:some} {objects|is exiled: it|are exiled: they} entered the battlefield under that player's "
    "control."
)
endless = Sentence("The game is a draw: this loop would go on forever.")
all_lose = Sentence("The game is a draw: all players left in it lose at the same time.")
wins = Sentence("{player} wins the game: no other player is left.")
# An effect makes a player lose.
loses = Sentence("{player} loses the game because of {effect}")
it_becomes = Sentence("It becomes {time}")


@said
def why_time_changes(time: str, rule: str) -> str:
    """What was cast in the turn before."""
    cast = "no spells" if time == "night" else "two or more spells"
    return sentence(f"The player whose turn it was before cast {cast} in that turn ({rule})")


@said
def why_time_begins(time: str, rule: str) -> str:
    """It was neither day nor night so far."""
    word = "daybound" if time == "day" else "nightbound"
    return sentence(f"A permanent has {word}, and it was neither day nor night ({rule})")


becomes_monarch = Sentence("{player} becomes the monarch{was?; {was} no longer is}")
play_stopped = Sentence("Play stops here, after {events:,} events without a decision.")
stopped_at_most_events = Sentence("Play stops here, after {events:,} events: to go on would take too long.")
let_less_happen = Sentence(
    "Let the board end at an earlier step, or take away some of what keeps triggering."
)
stopped_at_most_permanents = Sentence(
    "Play stops here: there would be {permanents:,} permanents on the battlefield, more than {most:,}"
)
create_fewer = Sentence("Make the number of tokens smaller.")
stopped_at_attacks_and_blocks = Sentence(
    "Play stops here: too many attacks or blocks would have to be compared."
)
require_less = Sentence("Take away some of the effects that require or restrict attacks and blocks.")
shortened_at_a_table = Sentence("At a table, the players would use a shortcut.")
