"""The turn: its steps, who leaves, and how the game ends."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import possessive, some_of
from core.words.english.sentences import sentence, verb
from core.words.speaking import said


@said
def step_begins(step: str) -> str:
    """`The draw step begins.`"""
    return sentence(f"The {step} begins")


@said
def turn_begins(player: str) -> str:
    """`Amy's turn begins.`"""
    return sentence(f"{possessive(player)} turn begins")


@said
def turn_passes(player: str) -> str:
    """`It is Nicole's turn.`"""
    return sentence(f"It is {possessive(player)} turn")


@said
def effects_end_then(effects: Sequence[str], rule: str) -> str:
    """What lasted until this moment: `The effects of Giant Growth and Fog end (CR 514.2).`"""
    told = f"The {verb(effects, 'effect', 'effects')} of {some_of(effects)} {verb(effects, 'ends', 'end')}"
    return sentence(f"{told} ({rule})")


@said
def hand_size(most: int) -> str:
    """Why cards are discarded in the cleanup step."""
    return sentence(f"The maximum hand size is {most} cards")


@said
def triggers_wait(rule: str) -> str:
    """Why nothing goes on the stack in the untap step."""
    return sentence(f"No player gets priority in the untap step; triggers wait for the upkeep ({rule})")


@said
def nobody_to_attack(rule: str) -> str:
    """The active player has left the game."""
    return sentence(f"The active player has left the game, so no creature attacks ({rule})")


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


@said
def untap_simultaneously(rule: str) -> str:
    """Several permanents that untap."""
    return sentence(f"They untap simultaneously ({rule})")


@said
def stays_tapped(name: str, rule: str, *, by_itself: bool) -> str:
    """What doesn't untap."""
    why = "its own ability says so" if by_itself else "an effect says so"
    return sentence(f"{name} doesn't untap: {why} ({rule})")


@said
def stays_exerted(name: str, player: str, rule: str) -> str:
    """What doesn't untap because it was exerted."""
    return sentence(f"{name} doesn't untap: {player} exerted it ({rule})")


@said
def stun_counter_lost(name: str, rule: str) -> str:
    """A stun counter goes instead."""
    return sentence(f"{name} loses a stun counter instead of untapping ({rule})")


@said
def steps_skipped() -> str:
    """Nobody attacks."""
    return sentence("No creature attacks, so the declare blockers and combat damage steps are skipped")


@said
def only_damage_step() -> str:
    """One combat damage step."""
    return sentence("The combat damage step begins")


@said
def no_damage_this_step() -> str:
    """A combat damage step in which nobody deals any."""
    return sentence("No combat damage is dealt")


@said
def first_of_two_steps(dealers: Sequence[str]) -> str:
    """Two combat damage steps, and who deals damage in the first."""
    return sentence(
        f"First combat damage step: only {some_of(dealers)} {verb(dealers, 'deals', 'deal')} damage now"
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


@said
def second_step_without_damage() -> str:
    """Of those that would deal damage in the second step, none has anything to deal it to."""
    return sentence("In the second combat damage step, no damage is dealt")


@said
def strikes_again(name: str, rule: str) -> str:
    """Double strike in the second step."""
    return sentence(f"{name} has double strike, so it deals damage again ({rule})")


@said
def strikes_no_more(name: str, rule: str, *, has_dealt: bool) -> str:
    """It was in the first step, whether it dealt any damage or not, and doesn't have double strike now."""
    did = "already dealt its damage" if has_dealt else "had its chance"
    told = f"{name} {did} in the first step and doesn't have double strike now"
    return sentence(f"{told} ({rule})")


@said
def no_power(name: str, side: str, points: int, rule: str) -> str:
    """A creature without power deals nothing."""
    return sentence(f"{name} has {side} {points}, so it deals no damage ({rule})")


@said
def blocks_nothing(name: str, rule: str) -> str:
    """The attacker has left."""
    return sentence(f"{name} isn't blocking anything any longer, so it deals no damage ({rule})")


@said
def blocked_by_nothing(name: str, rule: str) -> str:
    """Its blockers have left, or an effect made it blocked and it never had one."""
    return sentence(
        f"{name} stays blocked though no creature is blocking it now: it deals no damage ({rule})"
    )


@said
def attacks_nothing(name: str, rule: str) -> str:
    """What it attacked has left, or can't be attacked any longer."""
    return sentence(f"{name} isn't attacking anything any longer, so it deals no damage ({rule})")


@said
def combat_ends() -> str:
    """The end of combat."""
    return sentence("Combat ends")


@said
def damage_wears_off(objects: Sequence[str]) -> str:
    """The cleanup step."""
    if not objects:
        return sentence("No damage is marked on any permanent, so none wears off")
    return sentence(f"Damage wears off {some_of(objects)}")


@said
def no_longer_copies(names: Sequence[str]) -> str:
    """Copies until end of turn."""
    return sentence(f"{some_of(names)} {verb(names, 'is no longer a copy', 'are no longer copies')}")


@said
def leaves_the_game(player: str) -> str:
    """A player leaves."""
    return sentence(f"{player} leaves the game with everything they own")


@said
def control_reverts(name: str, player: str) -> str:
    """What the player only controlled."""
    return sentence(f"{player} controls {name} again")


@said
def exiled_with_player(objects: Sequence[str]) -> str:
    """What entered under that player's control."""
    be = verb(objects, "is exiled: it", "are exiled: they")
    return sentence(f"{some_of(objects)} {be} entered the battlefield under that player's control")


@said
def endless() -> str:
    """A loop nobody can stop."""
    return sentence("The game is a draw: this loop would go on forever")


@said
def all_lose() -> str:
    """All players left lose at once."""
    return sentence("The game is a draw: all players left in it lose at the same time")


@said
def wins(player: str) -> str:
    """One player is left."""
    return sentence(f"{player} wins the game: no other player is left")


@said
def loses(player: str, effect: str) -> str:
    """An effect makes a player lose."""
    return sentence(f"{player} loses the game because of {effect}")


@said
def it_becomes(time: str) -> str:
    """`It becomes night.`"""
    return sentence(f"It becomes {time}")


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


@said
def becomes_monarch(player: str, was: str) -> str:
    """`Nicole becomes the monarch; Amy no longer is.`"""
    return sentence(f"{player} becomes the monarch{f'; {was} no longer is' if was else ''}")


@said
def play_stopped(events: int) -> str:
    """A chain too long to show."""
    return sentence(f"Play stops here, after {events:,} events without a decision")


@said
def stopped_at_most_events(events: int) -> str:
    """A playthrough that is as long as any may be."""
    return sentence(f"Play stops here, after {events:,} events: to go on would take too long")


@said
def let_less_happen() -> str:
    """How to see the end of a playthrough that is too long."""
    return sentence("Let the board end at an earlier step, or take away some of what keeps triggering")


@said
def stopped_at_most_permanents(permanents: int, most: int) -> str:
    """Tokens that the table has no room for."""
    return sentence(
        f"Play stops here: there would be {permanents:,} permanents on the battlefield, more than {most:,}"
    )


@said
def create_fewer() -> str:
    """How to go on where too many tokens would be created."""
    return sentence("Make the number of tokens smaller")


@said
def stopped_at_attacks_and_blocks() -> str:
    """A declaration of which it isn't found out in time what would be legal."""
    return sentence("Play stops here: too many attacks or blocks would have to be compared")


@said
def require_less() -> str:
    """How to go on where too much is required of attackers or blockers."""
    return sentence("Take away some of the effects that require or restrict attacks and blocks")


@said
def shortened_at_a_table() -> str:
    """What people would do about it."""
    return sentence("At a table, the players would use a shortcut")
