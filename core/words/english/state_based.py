"""State-based actions: what was found, and what was done."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import ability_name, clauses, listed, number_of, some_of
from core.words.english.sentences import sentence, verb
from core.words.speaking import said

MANY = 6
"""So many different amounts of lethal damage are told in a sentence."""


@said
def nothing_found() -> str:
    """A check without findings."""
    return sentence("State-based actions: nothing to do")


@said
def found(conditions: Sequence[str]) -> str:
    """A check with findings."""
    return sentence(f"State-based actions are needed: {clauses(conditions)}")


@said
def because(conditions: Sequence[tuple[str, str]], only: str = "") -> str:
    """`Ox has 4 damage and toughness 4 (CR 704.5g).`, those of one rule together.

    `only` is what the headline has just named, if it names nothing else: it isn't named again.
    """
    by_rule: dict[str, list[str]] = {}
    for told, rule in conditions:
        short = f"it{told.removeprefix(only)}" if only and told.startswith(f"{only} ") else told
        by_rule.setdefault(rule, []).append(short)
    return " ".join(sentence(f"{clauses(dict.fromkeys(some))} ({rule})") for rule, some in by_rule.items())


@said
def performed(
    lost: Sequence[str],
    destroyed: Sequence[str],
    buried: Sequence[str],
    others: Sequence[str],
) -> str:
    """`State-based actions: Ox and Bear are destroyed.`

    Takes who loses the game, what is destroyed, what is put into a graveyard, and other clauses.
    """
    told = [f"{some_of(lost)} {verb(lost, 'loses', 'lose')} the game"] if lost else []
    told += [f"{some_of(destroyed)} {verb(destroyed, 'is', 'are')} destroyed"] if destroyed else []
    goes = verb(buried, "is put into its owner's graveyard", "are put into their owners' graveyards")
    told += [f"{some_of(buried)} {goes}"] if buried else []
    return sentence(f"State-based actions: {clauses([*told, *others])}")


@said
def spared(creatures: Sequence[str], rule: str) -> str:
    """Indestructible creatures with lethal damage."""
    has = verb(
        creatures,
        "has lethal damage, but it's indestructible and isn't",
        "have lethal damage, but they're indestructible and aren't",
    )
    return sentence(f"{some_of(creatures)} {has} destroyed ({rule})")


@said
def no_life(player: str, life: int) -> str:
    """A condition, in a clause, as all below."""
    return f"{player} has {life} life"


@said
def poisoned(player: str, count: int) -> str:
    """Ten poison counters."""
    return f"{player} has {count} poison counters"


@said
def commander_damage(player: str, amount: int, enough: int) -> str:
    """Twenty-one damage by one commander."""
    return f"{player} has been dealt {amount} combat damage by one commander ({enough} is enough)"


@said
def stray_token(name: str) -> str:
    """A token off the battlefield."""
    return f"the token {name} isn't on the battlefield"


@said
def toughness(name: str, points: int, changes: Sequence[str]) -> str:
    """Toughness 0 or less, and where that comes from."""
    why = "; ".join(changes)
    return f"{name} has toughness {points}{f' ({why})' if why else ''}"


@said
def lethal(damaged: Sequence[tuple[str, int, int]], *, is_all: bool = False) -> str:
    """`Ox has 4 damage and toughness 4`: names with marked damage and toughness.

    Of three or more, only the first is told in full: `…, Bear has 3 and 2, Elk has 5 and 3`. `is_all`: the
    headline has just named them, and nothing else.
    """
    alike: dict[tuple[int, int], list[str]] = {}
    for name, damage, toughness_ in damaged:
        alike.setdefault((damage, toughness_), []).append(name)
    ((damage, toughness_), names), *others = alike.items()
    who = f"{some_of(names)} {verb(names, 'has', 'each have')}"
    if is_all and not others and len(names) > 1:
        who = "each has"
    told = [f"{who} {damage} damage and toughness {toughness_}"]
    first, second = ("", "") if len(others) > 1 else (" damage", "toughness ")
    told += [
        f"{some_of(names)} {verb(names, 'has', 'each have')} {damage}{first} and {second}{toughness_}"
        for (damage, toughness_), names in others
    ]
    return ", ".join(told if len(told) <= MANY else (*told[: MANY - 1], f"and {len(told) - MANY + 1} more"))


@said
def lethal_by_power(name: str, damage: int, power: int) -> str:
    """The same where an effect has power count instead."""
    return f"{name} has {damage} damage, and its lethal damage is determined by its power, {power}"


@said
def deathtouched(name: str) -> str:
    """Damage by a source with deathtouch."""
    return f"{name} was dealt damage by a source with deathtouch"


@said
def counter_pairs(name: str, plus: int, minus: int) -> str:
    """Counters that cancel each other."""
    return f"{name} has {number_of(plus, '+1/+1 counter')} and {number_of(minus, '-1/-1 counter')}"


@said
def same_legends(player: str, legends: Sequence[str]) -> str:
    """The legend rule."""
    return f"{player} controls several legends with the same name: {listed(legends)}"


@said
def attached_to_nothing(name: str, to: str) -> str:
    """What it was attached to has left."""
    return f"{name} was attached to {to}, which is gone"


@said
def no_loyalty(name: str) -> str:
    """A planeswalker without loyalty."""
    return f"{name} has loyalty 0"


@said
def sacrifices(player: str, name: str) -> str:
    """`Amy sacrifices The Fall`, a clause like those above."""
    return f"{player} sacrifices {name}"


@said
def last_chapter(name: str) -> str:
    """A Saga that has told its last chapter."""
    return f"{name} has reached its last chapter, and no chapter ability of it is left on the stack"


@said
def no_defense(name: str) -> str:
    """A battle without defense."""
    return f"{name} has defense 0"


@said
def drew_from_empty(name: str) -> str:
    """A player who could not draw."""
    return f"{name} tried to draw from an empty library"


@said
def legends_of_one_name() -> str:
    """The legend rule as it was."""
    return "several legends have the same name, so all of them go"


@said
def older_world(name: str) -> str:
    """The world rule."""
    return f"{name} isn't the newest world permanent"


@said
def illegal_aura(name: str) -> str:
    """An Aura without a home."""
    return f"{name} isn't attached to anything it can enchant"


@said
def no_longer_bestowed(name: str) -> str:
    """A bestowed Aura without a home."""
    return f"{name} has nothing left to enchant, so it stops being bestowed and is a creature again"


@said
def illegally_attached(name: str) -> str:
    """What may not be attached there."""
    return f"{name} can't be attached to what it's attached to"


@said
def too_many_counters(name: str) -> str:
    """More counters than allowed."""
    return f"{name} has more counters of a kind than it's allowed"


@said
def no_protector(name: str) -> str:
    """A battle nobody protects."""
    return f"{name} has no player who can be its protector"


@said
def own_protector(name: str) -> str:
    """A Siege protected by its controller."""
    return f"{name} is a Siege protected by its own controller"


@said
def older_role(name: str) -> str:
    """Roles."""
    return f"{name} is a Role, and its controller has a newer one there"


@said
def destroyed_and_goes(name: str, where: str) -> str:
    """`Rooted Giant is destroyed and exiled`, and not put into a graveyard."""
    return f"{name} is destroyed and {where}"


@said
def and_exiled() -> str:
    """Where something goes that is destroyed, after `and`, as those below."""
    return "exiled"


@said
def and_shuffled() -> str:
    """Into a library."""
    return "shuffled into its owner's library"


@said
def and_returned() -> str:
    """Into a hand."""
    return "returned to its owner's hand"


@said
def goes(name: str, where: str) -> str:
    """Not destroyed, but gone."""
    return f"{name} {where}"


@said
def token_ceases(name: str) -> str:
    """A token ceases to exist."""
    return f"the token {name} ceases to exist"


@said
def unattached(name: str) -> str:
    """An Equipment that stays behind."""
    return f"{name} becomes unattached"


@said
def stays_behind(names: Sequence[str]) -> str:
    """`Basilisk Collar stays on the battlefield, unattached.`"""
    return sentence(f"{some_of(names)} {verb(names, 'stays', 'stay')} on the battlefield, unattached")


@said
def counters_cancelled(name: str, pairs: int) -> str:
    """Pairs of counters removed."""
    pair = (
        "a +1/+1 counter and a -1/-1 counter" if pairs == 1 else f"{pairs} pairs of +1/+1 and -1/-1 counters"
    )
    return f"{pair} are removed from {name}"


@said
def surplus_removed(name: str, amount: int, kind: str) -> str:
    """Counters over a limit removed."""
    be = "is" if amount == 1 else "are"
    return f"{number_of(amount, f'{kind} counter')} over the limit {be} removed from {name}"


@said
def becomes_protector(player: str, battle: str) -> str:
    """A battle gets a protector."""
    return f"{player} becomes {battle}'s protector"


@said
def regenerated(name: str, by: str) -> str:
    """A regeneration shield at work; that it is its own goes without saying."""
    thanks = "" if by in {name, ability_name(name)} else f", thanks to {by}"
    return f"{name} regenerates instead of being destroyed{thanks}"


@said
def shield_counter_lost(name: str) -> str:
    """A shield counter at work."""
    return f"{name} loses a shield counter instead of being destroyed"


@said
def umbra_armor(name: str, aura: str, where: str, *, stays: bool) -> str:
    """Umbra armor at work."""
    armor = (
        f"{aura} is indestructible and stays" if stays else f"{aura} is destroyed{where and f' and {where}'}"
    )
    return f"{name} loses all damage marked on it instead of being destroyed, and {armor}"


@said
def useless_shield(shield: str, name: str, rule: str) -> str:
    """A regeneration shield in vain, or its own ability."""
    if shield == name:
        return sentence(f"{name} doesn't regenerate, as it can't be regenerated this time ({rule})")
    return sentence(f"{shield} doesn't save {name}, which can't be regenerated ({rule})")


@said
def into_graveyard() -> str:
    """Where it goes, in a clause, as those below."""
    return "is put into its owner's graveyard"


@said
def exiled_instead() -> str:
    """Exile instead of a graveyard."""
    return "is exiled instead of going to a graveyard"


@said
def shuffled_instead() -> str:
    """Library instead of a graveyard."""
    return "is shuffled into its owner's library instead of going to a graveyard"


@said
def returned_instead() -> str:
    """Hand instead of a graveyard."""
    return "returns to its owner's hand instead of going to a graveyard"
