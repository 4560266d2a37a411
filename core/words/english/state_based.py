"""State-based actions: what was found, and what was done."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import ability_name, clauses, some_of
from core.words.english.row import Clause, Sentence
from core.words.english.sentences import sentence, verb
from core.words.speaking import said

MANY = 6
"""So many different amounts of lethal damage are told in a sentence."""
nothing_found = Sentence("State-based actions: nothing to do.")
found = Sentence("State-based actions are needed: {conditions:clauses}")


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


# Indestructible creatures with lethal damage.
spared = Sentence(
    "{creatures:some} {creatures|has lethal damage, but it's indestructible and isn't|have lethal damage, "
    "but they're indestructible and aren't} destroyed ({rule})."
)
# A condition, in a clause, as all below.
no_life = Clause("{player} has {life} life")
# Ten poison counters.
poisoned = Clause("{player} has {count} poison counters")
commander_damage = Clause(
    "{player} has been dealt {amount} combat damage by one commander ({enough} is enough)"
)
stray_token = Clause("the token {name} isn't on the battlefield")


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


lethal_by_power = Clause(
    "{name} has {damage} damage, and its lethal damage is determined by its power, {power}"
)
deathtouched = Clause("{name} was dealt damage by a source with deathtouch")
# Counters that cancel each other.
counter_pairs = Clause("{name} has {plus:+1/+1 counter} and {minus:-1/-1 counter}")
same_legends = Clause("{player} controls several legends with the same name: {legends:and}")
attached_to_nothing = Clause("{name} was attached to {to}, which is gone")
# A planeswalker without loyalty.
no_loyalty = Clause("{name} has loyalty 0")
sacrifices = Clause("{player} sacrifices {name}")
last_chapter = Clause(
    "{name} has reached its last chapter, and no chapter ability of it is left on the stack"
)
# A battle without defense.
no_defense = Clause("{name} has defense 0")
drew_from_empty = Clause("{name} tried to draw from an empty library")
legends_of_one_name = Clause("several legends have the same name, so all of them go")
older_world = Clause("{name} isn't the newest world permanent")
illegal_aura = Clause("{name} isn't attached to anything it can enchant")
no_longer_bestowed = Clause(
    "{name} has nothing left to enchant, so it stops being bestowed and is a creature again"
)
illegally_attached = Clause("{name} can't be attached to what it's attached to")
too_many_counters = Clause("{name} has more counters of a kind than it's allowed")
no_protector = Clause("{name} has no player who can be its protector")
own_protector = Clause("{name} is a Siege protected by its own controller")
older_role = Clause("{name} is a Role, and its controller has a newer one there")
destroyed_and_goes = Clause("{name} is destroyed and {where}")
# Where something goes that is destroyed, after `and`, as those below.
and_exiled = Clause("exiled")
and_shuffled = Clause("shuffled into its owner's library")
# Into a hand.
and_returned = Clause("returned to its owner's hand")
# Not destroyed, but gone.
goes = Clause("{name} {where}")
# A token ceases to exist.
token_ceases = Clause("the token {name} ceases to exist")
# An Equipment that stays behind.
unattached = Clause("{name} becomes unattached")
stays_behind = Sentence("{names:some} {names|stays|stay} on the battlefield, unattached.")
counters_cancelled = Clause(
    "{pairs|a +1/+1 counter and a -1/-1 counter|{pairs} pairs of +1/+1 and -1/-1 counters} are removed "
    "from {name}"
)
surplus_removed = Clause("{amount:{kind} counter} over the limit {amount|is|are} removed from {name}")
# A battle gets a protector.
becomes_protector = Clause("{player} becomes {battle}'s protector")


@said
def regenerated(name: str, by: str) -> str:
    """A regeneration shield at work; that it is its own goes without saying."""
    thanks = "" if by in {name, ability_name(name)} else f", thanks to {by}"
    return f"{name} regenerates instead of being destroyed{thanks}"


shield_counter_lost = Clause("{name} loses a shield counter instead of being destroyed")
umbra_armor = Clause(
    "{name} loses all damage marked on it instead of being destroyed, and {aura} is {stays?indestructible "
    "and stays|destroyed{where? and {where}}}"
)


@said
def useless_shield(shield: str, name: str, rule: str) -> str:
    """A regeneration shield in vain, or its own ability."""
    if shield == name:
        return sentence(f"{name} doesn't regenerate, as it can't be regenerated this time ({rule})")
    return sentence(f"{shield} doesn't save {name}, which can't be regenerated ({rule})")


into_graveyard = Clause("is put into its owner's graveyard")
exiled_instead = Clause("is exiled instead of going to a graveyard")
shuffled_instead = Clause("is shuffled into its owner's library instead of going to a graveyard")
returned_instead = Clause("returns to its owner's hand instead of going to a graveyard")
