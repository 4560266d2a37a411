"""Spells and abilities: activated, triggered, resolved, countered."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, possessive
from core.words.english.row import Clause, Sentence
from core.words.english.sentences import about, sentence, verb
from core.words.speaking import said


@said
def not_protected(target: str, ability: str, spell: str, colors: Sequence[str] | None, rule: str) -> str:
    """A target with protection from something else; `colors`: of the spell, where it is from a color."""
    if colors is None:
        return sentence(f"{target} has {ability}, but not from {spell}, so it's a legal target ({rule})")
    is_so = f"{spell} is {listed(colors) if colors else 'colorless'}"
    return sentence(f"{is_so}, so it can target {target} in spite of {ability} ({rule})")


activates = Sentence("{player} activates {ability}{sacrificed?, sacrificing {sacrificed}}{announced}")
sacrifice_is_a_cost = Sentence("The sacrifice is a cost, paid before anyone can respond ({rule}).")
activates_mana_ability = Sentence(
    "{player} activates a mana ability of {name}: it resolves at once, without using the stack."
)
adds_mana = Sentence("{ability}: {player} adds {mana}. Mana isn't tracked on this table.")


@said
def mana(kinds: Sequence[str], amount: int, *, of_any: str) -> str:
    """`{G}{G}`, `{R} or {G}`, `2 mana of any one color`."""
    if not of_any:
        return " or ".join(one * amount for one in kinds)
    if amount == 1:
        return "one mana of any color"
    return f"{amount} mana {'of any one color' if of_any == 'any_color' else 'in any combination of colors'}"


@said
def announced(modes: Sequence[str], x: int | None, targets: Sequence[tuple[str, int | None]]) -> str:
    """What was chosen on announcing: `, choosing “…”, with X = 3, targeting Bear (2) and Elf (1)`."""
    told = f", choosing {_quoted(modes)}" if modes else ""
    told += f", with X = {x}" if x is not None else ""
    if targets:
        parts = (name if share is None else f"{name} ({share})" for name, share in targets)
        told += f", targeting {listed(parts)}"
    return told


@said
def countered_spell(spell: str, owner: str, to: str) -> str:
    """A countered spell."""
    gone = "is exiled" if to == "exile" else f"goes to {possessive(owner)} {to}"
    return sentence(f"{spell} is countered and {gone}")


# A countered ability.
countered_ability = Sentence("{ability} is countered.")
chooses_not_to_pay = Sentence("{player} chooses not to {pay} for {ability}")
chooses_not_to_do = Sentence("{player} chooses not to do what {ability} offers.")
cannot_be_done = Sentence("What {ability} says first can't be done.")
cannot_pay_for = Sentence("{player} can't {pay} for {ability} ({rule}).")


@said
def nothing_done(name: str, about: str, why: str) -> str:
    """`Frog's ability does nothing: Frog already has a +1/+1 counter on it.`"""
    reasons = {
        "has_counter": f"{about} already has a +1/+1 counter on it",
        "monstrous": f"{about} is already monstrous",
        "no_creature": f"{about} controls no creature",
        "no_token": f"{about} controls no creature token",
        "double_faced": f"{about} is double-faced, so it can't be turned face down",
        "face_down": f"{about} is face down already",
        "face_up": f"{about} is face up already",
    }
    return sentence(f"{name} does nothing: {reasons[why]}")


cant_be_countered = Sentence("{name} can't be countered, so it stays on the stack.")
# What depended on something that has left.
effects_end = Sentence("{effects:and} {effects|ends|end}")
why_effects_end = Sentence("It lasted only while something stayed on the battlefield that has left it.")


@said
def results(maker: str, parts: Sequence[str]) -> str:
    """`Boon: Nicole gains 3 life.`"""
    return sentence(about(maker, listed(parts)))


@said
def left(objects: Sequence[str], how: str, cost_of: str, elsewhere: Sequence[str]) -> str:
    """`Mogg Fanatic is sacrificed.`"""
    done = {
        "destroy": "destroyed",
        "exile": "exiled",
        "sacrifice": "sacrificed",
        "return_to_hand": verb(objects, "returned to its owner's hand", "returned to their owners' hands"),
    }[how]
    cost = f" to pay for {cost_of}" if cost_of else ""
    also = f": {listed(elsewhere)}" if elsewhere else ""
    return sentence(f"{listed(objects)} {verb(objects, 'is', 'are')} {done}{cost}{also}")


elsewhere = Clause("{name} {where}")
# What happens instead of destruction.
rescues = Sentence("{parts:semicolons}")


@said
def moves_elsewhere(name: str, effect: str, to: str, meant: str) -> str:
    """`Silent Graves: Rooted Giant will be exiled instead of going to a graveyard.`"""
    of = {"graveyard": "going to a graveyard", "hand": "returning to its owner's hand"}[meant]
    will = {
        "graveyard": "goes to its owner's graveyard after all",
        "exile": f"will be exiled instead of {of}",
        "library": "will be shuffled into its owner's library instead of going to a graveyard",
        "hand": "will return to its owner's hand instead of going to a graveyard",
    }[to]
    return sentence(about(effect, f"{name} {will}"))


@said
def fights(one: str, other: str, power: int, other_power: int) -> str:
    """A fight."""
    if one == other:
        return sentence(f"{one} fights itself and deals {2 * power} damage to itself")
    return sentence(f"{one} (power {power}) and {other} (power {other_power}) fight")


why_fights = Sentence("Each deals damage equal to its power to the other; this isn't combat damage ({rule}).")
does_after_prevention = Sentence("{effect} has prevented {amount} damage, and goes on.")


@said
def why_after_prevention(effect: str, amount: int, source: str | None, rule: str) -> str:
    """What was prevented decides how much is done now; `source` would have dealt it."""
    of_source = f" from {source}" if source is not None else ""
    return sentence(
        f"{effect} prevented {amount} damage{of_source}; the rest of that effect happens right after that, "
        f"without the stack ({rule})"
    )


@said
def divides(player: str, ability: str, shares: Sequence[tuple[str, int]]) -> str:
    """`Amy divides Titan's ability: Nicole (2) and Bear (1).`."""
    return sentence(f"{player} divides {ability}: {listed([f'{one} ({points})' for one, points in shares])}")


@said
def chooses_targets(player: str, ability: str, targets: Sequence[str]) -> str:
    """`Amy targets Nicole with Boros Reckoner's ability.`, or `Amy chooses no target for` it."""
    if not targets:
        return sentence(f"{player} chooses no target for {ability}")
    return sentence(f"{player} targets {listed(targets)} with {ability}")


@said
def chooses_modes(player: str, ability: str, modes: Sequence[str]) -> str:
    """A mode, chosen, or several."""
    return sentence(f"{player} chooses {_quoted(modes)} for {ability}")


def _quoted(modes: Sequence[str]) -> str:
    """Return modes as they are said: `“Draw a card” and “You gain 3 life”`."""
    return listed(f"“{mode}”" for mode in modes)


put_on_stack = Sentence("{player} puts {ability} on the stack.")
# Combat damage on the stack, a noun.
combat_damage_object = Clause("the combat damage")
# A Siege's own ability, a noun.
defeat_ability = Clause("{siege's} defeat ability")
keyword_of = Clause("{name's} {keyword}")
# The top of the stack.
resolves = Sentence("{name} resolves.")
passes_over = Sentence(
    "{legal:and} {legal|is still a legal target|are still legal targets}, so it resolves. But "
    "{illegal:and}, so {illegal|it's an illegal target|they're illegal targets}: nothing is done to "
    "{illegal|it|them} or by {illegal|it|them} ({rule})."
)
not_exiled_for_a_while = Sentence("{source} has already left, so its ability exiles nothing ({rule}).")
independent_of_source = Sentence("An ability on the stack no longer needs its source ({rule}).")
sacrificed_size = Sentence(
    "{name} had {side} {points} when it was sacrificed, so {spell} deals {damage} ({rule})."
)
spell_is_the_source = Sentence(
    "The source of the damage is {spell}, not {name}{keywords?: {name's} {keywords:and} "
    "{keywords|does|do}n't apply} ({rule})."
)
amount_is_fixed = Sentence("The amount was set when it triggered: {amount}, because {reason}")
condition_failed = Sentence("{name} does nothing: its condition is no longer true.")
# An ability looks whether something is true, to know what it does.
looked_at = Sentence("{name} checks: “{condition}” {is_true?is|isn't} true.")
not_to_be_known = Sentence("{name} asks about an illegal target, so its condition isn't true.")
nothing_to_target = Sentence("{name} has no legal target, so it's removed from the stack.")
no_mode = Sentence(
    "{least|No mode of {name} has a legal target|Too few modes of {name} have targets}, so it's removed "
    "from the stack."
)
no_mode_left = Sentence("No mode of {name} is left to choose, so it's removed from the stack.")


@said
def modes_chosen_before(modes: Sequence[str]) -> str:
    """Modes that can't be chosen again."""
    return sentence(f"{_quoted(modes)} can't be chosen again")


# All targets are illegal.
does_not_resolve = Sentence(
    "{name} doesn't resolve, because {is_only_target?its target is illegal|all its targets are illegal}: "
    "{why:and}"
)
# A cost paid so that something isn't done.
pays = Sentence("{player} {pays_what} for {ability}")
# What paying averted.
if_not_paid = Sentence("If the cost isn't paid, {otherwise}")
mana_is_not_tracked = Sentence("Mana isn't tracked here: the player just says whether they pay.")
# A cost that a player declines.
does_not_pay = Sentence("{player} doesn't {pay}, so {otherwise}")
# A cost that a player is unable to pay.
cannot_pay = Sentence("{player} can't {pay} ({rule}), so {otherwise}")
# A may-ability, unused.
declined = Sentence("{player} chooses not to use {ability}")
# It has resolved.
finishes = Sentence("{name} finishes resolving.")
finishes_and_goes = Sentence("{name} finishes resolving and {where}")
no_longer_what_was_wanted = Clause("{wanted?is no longer {wanted}|can no longer be dealt damage}")
has_left = Clause("has left the {on_stack?stack|battlefield}")
# Still on the battlefield, but treated as though it didn't exist (CR 702.26b); a clause.
has_phased_out = Clause("has phased out")
has_left_graveyard = Clause("has left the graveyard")
# Of a player, a clause.
has_left_the_game = Clause("has left the game")
has_ability = Clause("has {ability}")
target_is = Clause("{name} {why}")
