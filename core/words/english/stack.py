"""Spells and abilities: activated, triggered, resolved, countered."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, possessive
from core.words.english.sentences import about, sentence, verb
from core.words.speaking import said


@said
def not_protected(target: str, ability: str, spell: str, colors: Sequence[str] | None, rule: str) -> str:
    """A target with protection from something else; `colors`: of the spell, where it is from a color."""
    if colors is None:
        return sentence(f"{target} has {ability}, but not from {spell}, so it's a legal target ({rule})")
    is_so = f"{spell} is {listed(colors) if colors else 'colorless'}"
    return sentence(f"{is_so}, so it can target {target} in spite of {ability} ({rule})")


@said
def activates(player: str, ability: str, sacrificed: str, announced: str) -> str:
    """`Nicole activates Mogg Fanatic's ability, targeting Hawk.`"""
    cost = f", sacrificing {sacrificed}" if sacrificed else ""
    return sentence(f"{player} activates {ability}{cost}{announced}")


@said
def sacrifice_is_a_cost(rule: str) -> str:
    """When a sacrifice that pays for something is made."""
    return sentence(f"The sacrifice is a cost, paid before anyone can respond ({rule})")


@said
def activates_mana_ability(player: str, name: str) -> str:
    """`Nicole activates a mana ability of Elf: it resolves at once, without using the stack.`"""
    return sentence(
        f"{player} activates a mana ability of {name}: it resolves at once, without using the stack"
    )


@said
def adds_mana(player: str, mana: str, ability: str) -> str:
    """`Ox's ability: Amy adds {G}. Mana isn't tracked on this table.`"""
    return sentence(f"{ability}: {player} adds {mana}. Mana isn't tracked on this table")


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


@said
def countered_ability(ability: str) -> str:
    """A countered ability."""
    return sentence(f"{ability} is countered")


@said
def chooses_not_to_pay(player: str, pay: str, ability: str) -> str:
    """`Amy chooses not to pay {2} for Ox's ability`."""
    return sentence(f"{player} chooses not to {pay} for {ability}")


@said
def chooses_not_to_do(player: str, ability: str) -> str:
    """`Amy chooses not to do what Ox's ability offers.`"""
    return sentence(f"{player} chooses not to do what {ability} offers")


@said
def cannot_be_done(ability: str) -> str:
    """`What Ox's ability says first can't be done.`"""
    return sentence(f"What {ability} says first can't be done")


@said
def cannot_pay_for(player: str, pay: str, ability: str, rule: str) -> str:
    """`Amy can't sacrifice a creature for Ox's ability (CR 118.3)`."""
    return sentence(f"{player} can't {pay} for {ability} ({rule})")


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


@said
def cant_be_countered(name: str) -> str:
    """What can't be countered stays."""
    return sentence(f"{name} can't be countered, so it stays on the stack")


@said
def effects_end(effects: Sequence[str]) -> str:
    """What depended on something that has left."""
    return sentence(f"{listed(effects)} {verb(effects, 'ends', 'end')}")


@said
def why_effects_end() -> str:
    """Why they do."""
    return sentence("It lasted only while something stayed on the battlefield that has left it")


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


@said
def elsewhere(name: str, where: str) -> str:
    """`Bear is exiled instead of going to a graveyard`, a clause."""
    return f"{name} {where}"


@said
def rescues(parts: Sequence[str]) -> str:
    """What happens instead of destruction."""
    return sentence("; ".join(parts))


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


@said
def why_fights(rule: str) -> str:
    """What a fight's damage is."""
    return sentence(f"Each deals damage equal to its power to the other; this isn't combat damage ({rule})")


@said
def does_after_prevention(effect: str, amount: int) -> str:
    """`Divine Deflection has prevented 4 damage, and goes on.`"""
    return sentence(f"{effect} has prevented {amount} damage, and goes on")


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


@said
def put_on_stack(player: str, ability: str) -> str:
    """`Amy puts Boros Reckoner's ability on the stack.`"""
    return sentence(f"{player} puts {ability} on the stack")


@said
def combat_damage_object() -> str:
    """Combat damage on the stack, a noun."""
    return "the combat damage"


@said
def defeat_ability(siege: str) -> str:
    """A Siege's own ability, a noun."""
    return f"{possessive(siege)} defeat ability"


@said
def keyword_of(name: str, keyword: str) -> str:
    """`Squire's exalted ability`, a noun."""
    return f"{possessive(name)} {keyword}"


@said
def resolves(name: str) -> str:
    """The top of the stack."""
    return sentence(f"{name} resolves")


@said
def passes_over(illegal: Sequence[str], legal: Sequence[str], rule: str) -> str:
    """Some targets are illegal, not all."""
    they_are = verb(illegal, "it's an illegal target", "they're illegal targets")
    them = verb(illegal, "it", "them")
    still = f"{listed(legal)} {verb(legal, 'is still a legal target', 'are still legal targets')}"
    told = f"{listed(illegal)}, so {they_are}: nothing is done to {them} or by {them}"
    return sentence(f"{still}, so it resolves. But {told} ({rule})")


@said
def not_exiled_for_a_while(source: str, rule: str) -> str:
    """What would be exiled until the source leaves stays where it is."""
    return sentence(f"{source} has already left, so its ability exiles nothing ({rule})")


@said
def independent_of_source(rule: str) -> str:
    """The source has left."""
    return sentence(f"An ability on the stack no longer needs its source ({rule})")


@said
def sacrificed_size(name: str, side: str, points: int, spell: str, damage: int, rule: str) -> str:
    """How much a sacrificed creature counts for."""
    return sentence(f"{name} had {side} {points} when it was sacrificed, so {spell} deals {damage} ({rule})")


@said
def spell_is_the_source(spell: str, name: str, keywords: Sequence[str], rule: str) -> str:
    """Whose damage it is."""
    lost = (
        f": {possessive(name)} {listed(keywords)} {verb(keywords, 'does', 'do')}n't apply" if keywords else ""
    )
    return sentence(f"The source of the damage is {spell}, not {name}{lost} ({rule})")


@said
def amount_is_fixed(amount: int, reason: str) -> str:
    """That much."""
    return sentence(f"The amount was set when it triggered: {amount}, because {reason}")


@said
def condition_failed(name: str) -> str:
    """An intervening if that is false now."""
    return sentence(f"{name} does nothing: its condition is no longer true")


@said
def looked_at(name: str, condition: str, *, is_true: bool) -> str:
    """An ability looks whether something is true, to know what it does."""
    so = "is" if is_true else "isn't"
    return sentence(f"{name} checks: “{condition}” {so} true")


@said
def not_to_be_known(name: str) -> str:
    """An ability would ask what an illegal target is like."""
    return sentence(f"{name} asks about an illegal target, so its condition isn't true")


@said
def nothing_to_target(name: str) -> str:
    """No legal target as it would be put on the stack."""
    return sentence(f"{name} has no legal target, so it's removed from the stack")


@said
def no_mode(name: str, least: int) -> str:
    """No mode has a legal target, or fewer than the `least` that are chosen."""
    told = f"No mode of {name} has a legal target" if least == 1 else f"Too few modes of {name} have targets"
    return sentence(f"{told}, so it's removed from the stack")


@said
def no_mode_left(name: str) -> str:
    """Each mode was chosen before, or has no legal target."""
    return sentence(f"No mode of {name} is left to choose, so it's removed from the stack")


@said
def modes_chosen_before(modes: Sequence[str]) -> str:
    """Modes that can't be chosen again."""
    return sentence(f"{_quoted(modes)} can't be chosen again")


@said
def does_not_resolve(name: str, why: Sequence[str], *, is_only_target: bool) -> str:
    """All targets are illegal."""
    which = "its target is illegal" if is_only_target else "all its targets are illegal"
    return sentence(f"{name} doesn't resolve, because {which}: {listed(why)}")


@said
def pays(player: str, pays_what: str, ability: str) -> str:
    """A cost paid so that something isn't done."""
    return sentence(f"{player} {pays_what} for {ability}")


@said
def if_not_paid(otherwise: str) -> str:
    """What paying averted."""
    return sentence(f"If the cost isn't paid, {otherwise}")


@said
def mana_is_not_tracked() -> str:
    """Mana at this table."""
    return sentence("Mana isn't tracked here: the player just says whether they pay")


@said
def does_not_pay(player: str, pay: str, otherwise: str) -> str:
    """A cost that a player declines."""
    return sentence(f"{player} doesn't {pay}, so {otherwise}")


@said
def cannot_pay(player: str, pay: str, otherwise: str, rule: str) -> str:
    """A cost that a player is unable to pay."""
    return sentence(f"{player} can't {pay} ({rule}), so {otherwise}")


@said
def declined(player: str, ability: str) -> str:
    """A may-ability, unused."""
    return sentence(f"{player} chooses not to use {ability}")


@said
def finishes(name: str) -> str:
    """It has resolved."""
    return sentence(f"{name} finishes resolving")


@said
def finishes_and_goes(name: str, where: str) -> str:
    """`Lightning Bolt finishes resolving and is put into its owner's graveyard.`"""
    return sentence(f"{name} finishes resolving and {where}")


@said
def no_longer_what_was_wanted(wanted: str) -> str:
    """`is no longer a red creature`, a clause."""
    return f"is no longer {wanted}" if wanted else "can no longer be dealt damage"


@said
def has_left(*, on_stack: bool) -> str:
    """`has left the battlefield`, a clause."""
    return "has left the stack" if on_stack else "has left the battlefield"


@said
def has_phased_out() -> str:
    """Still on the battlefield, but treated as though it didn't exist (CR 702.26b); a clause."""
    return "has phased out"


@said
def has_left_graveyard() -> str:
    """`has left the graveyard`, a clause."""
    return "has left the graveyard"


@said
def has_left_the_game() -> str:
    """Of a player, a clause."""
    return "has left the game"


@said
def has_ability(ability: str) -> str:
    """`has shroud`, a clause."""
    return f"has {ability}"


@said
def target_is(name: str, why: str) -> str:
    """`Bear has left the battlefield`, a clause."""
    return f"{name} {why}"
