"""What does not happen, although a person might expect it, and why it does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.words.english.grammar import listed, possessive, some_of
from core.words.english.sentences import sentence, verb
from core.words.speaking import said

KEYWORDS: Mapping[str, str] = {
    "persist": "{name} had a -1/-1 counter on it",
    "undying": "{name} had a +1/+1 counter on it",
    "renown": "{name} is already renowned",
    "training": "no creature with greater power attacks with {name}",
}
"""Keywords that ask for something, and how to say that it wasn't so."""


@said
def keyword_failed(ability: str, keyword: str, name: str, rule: str) -> str:
    """`Kitchen Finks' persist doesn't trigger: Kitchen Finks had a -1/-1 counter on it (CR 702.79a).`"""
    return sentence(f"{ability} doesn't trigger: {KEYWORDS[keyword].format(name=name)} ({rule})")


@said
def condition_failed(ability: str, condition: str, rule: str) -> str:
    """`Ox's ability doesn't trigger: it asks that Amy control a Wizard`, as its text puts it."""
    return sentence(f"{ability} doesn't trigger: “{condition}” isn't true ({rule})")


@said
def other_damage(ability: str, rule: str, *, asks_for_combat: bool) -> str:
    """An ability that watches for the other kind of damage."""
    wanted, found = ("combat", "noncombat") if asks_for_combat else ("noncombat", "combat")
    return sentence(
        f"{ability} doesn't trigger: it needs {wanted} damage, and this is {found} damage ({rule})"
    )


@said
def not_alone(abilities: Sequence[str], attackers: Sequence[str], rule: str) -> str:
    """`Page's exalted doesn't trigger: Page and Priest attack together, so neither attacks alone.`"""
    none = "neither attacks" if len(attackers) == 2 else "none attacks"  # noqa: PLR2004 - two are a pair
    does = verb(abilities, "doesn't", "don't")
    return sentence(
        f"{some_of(abilities)} {does} trigger: {some_of(attackers)} attack together, so {none} alone ({rule})"
    )


@said
def triggered_before(ability: str, times: int, rule: str) -> str:
    """An ability that triggers only so often in a turn."""
    often = {1: "once", 2: "twice"}.get(times, f"{times} times")
    return sentence(f"{ability} doesn't trigger: it does so only {often} each turn, and already has ({rule})")


@said
def no_company(ability: str, rule: str, companions: int, *, of_a_kind: bool, is_block: bool) -> str:
    """Too few others attack or block; `of_a_kind`: not just any creatures."""
    noun, verb = ("such creature" if of_a_kind else "creature"), "block" if is_block else "attack"
    alone, too_few = f"no other {noun} {verb}s", f"fewer than {companions} other {noun}s {verb}"
    return sentence(f"{ability} doesn't trigger: {alone if companions == 1 else too_few} ({rule})")


@said
def nothing_comes_of(useless: Sequence[tuple[str, Sequence[str]]], rule: str) -> str:
    """`Prevented damage isn't dealt, so nothing comes of Biter's lifelink (CR 615.6).`"""
    parts = [f"{possessive(name)} {listed(keywords)}" for name, keywords in useless]
    return sentence(f"Prevented damage isn't dealt, so nothing comes of {', nor of '.join(parts)} ({rule})")


@said
def deals_nothing(source: str, abilities: Sequence[str], rule: str) -> str:
    """`Dove deals no damage, so Charisma's ability doesn't trigger (CR 120.8).`"""
    does = verb(abilities, "doesn't", "don't")
    return sentence(f"{source} deals no damage, so {some_of(abilities)} {does} trigger ({rule})")


@said
def is_dealt_nothing(name: str, abilities: Sequence[str], rule: str) -> str:
    """`Boros Reckoner is dealt no damage, so Boros Reckoner's ability doesn't trigger (CR 603.2g).`"""
    its = [
        f"its {one.removeprefix(possessive(name)).strip()}" if one.startswith(name) else one
        for one in abilities
    ]
    does = verb(abilities, "doesn't", "don't")
    return sentence(f"{name} is dealt no damage, so {some_of(its)} {does} trigger ({rule})")


@said
def nothing_to_change(creature: str, effects: Sequence[str], rule: str) -> str:
    """`Dove deals no damage, so Furnace of Rath has nothing to increase (CR 120.8).`"""
    has = verb(effects, "has", "have")
    return sentence(f"{creature} deals no damage, so {some_of(effects)} {has} nothing to increase ({rule})")


@said
def toxic_does_nothing(creatures: Sequence[str], rule: str) -> str:
    """`Stalker's toxic does nothing: only combat damage to a player gives poison counters.`"""
    whose = listed(possessive(one) for one in creatures)
    return sentence(f"{whose} toxic does nothing: only combat damage to a player counts ({rule})")


@said
def not_on_creatures(source: str, keyword: str, to: str, rule: str) -> str:
    """`Elves' wither does nothing to Ilse: it changes only damage to creatures (CR 702.80a).`"""
    changes = "creatures" if keyword == "wither" else "creatures and players"
    return sentence(
        f"{possessive(source)} {keyword} does nothing to {to}: it changes only damage to {changes} ({rule})"
    )


@said
def deathtouch_too_late(source: str, creatures: Sequence[str], rule: str) -> str:
    """`Lancer's deathtouch comes too late for Hill Giant: Lancer had already dealt its damage.`"""
    return sentence(
        f"{possessive(source)} deathtouch comes too late for {some_of(creatures)}: "
        f"{source} didn't have it when it dealt the damage ({rule})"
    )


@said
def deathtouch_not_needed(creatures: Sequence[str], rule: str) -> str:
    """`Hill Giant had lethal damage anyway, so deathtouch made no difference (CR 704.5g).`"""
    return sentence(
        f"{some_of(creatures)} had lethal damage anyway, so deathtouch made no difference ({rule})"
    )


@said
def died_too_soon(creatures: Sequence[str], rule: str) -> str:
    """`Hill Giant died before it could deal damage (CR 510.4).`"""
    it = verb(creatures, "it", "they")
    return sentence(f"{some_of(creatures)} died before {it} could deal damage ({rule})")


@said
def left_too_soon(creatures: Sequence[str], rule: str) -> str:
    """`Hill Giant left the battlefield before it could deal damage (CR 510.4).`"""
    it = verb(creatures, "it", "they")
    return sentence(f"{some_of(creatures)} left the battlefield before {it} could deal damage ({rule})")


@said
def not_such_damage(name: str, rule: str, *, asks_for_combat: bool) -> str:
    """`Fog isn't applied: this isn't combat damage (CR 614.1).`"""
    kind = "isn't combat damage" if asks_for_combat else "is combat damage"
    return sentence(f"{name} isn't applied: this {kind} ({rule})")


@said
def no_counter(name: str, counter: str, rule: str) -> str:
    """`Undergrowth Champion's effect isn't applied: it has no +1/+1 counters (CR 615.1).`"""
    return sentence(f"{possessive(name)} effect isn't applied: it has no {counter} counters ({rule})")


@said
def other_source(name: str, chosen: str, sources: Sequence[str], rule: str) -> str:
    """A shield against a source of one's choice, and damage from others."""
    if chosen in sources:
        return sentence(f"{name} isn't applied: another {chosen} was chosen as the source ({rule})")
    return sentence(
        f"{name} isn't applied: {chosen} was chosen as the source, not {some_of(sources)} ({rule})"
    )


@said
def not_such_source(name: str, source: str, wanted: str, rule: str) -> str:
    """The chosen source isn't, or is no longer, what a shield asks for."""
    return sentence(f"{name} isn't applied: {source} isn't {wanted} ({rule})")


@said
def not_protected(name: str, protection: str, source: str, rule: str) -> str:
    """`White Knight's protection from black doesn't stop damage from Halberdier (CR 702.16e).`"""
    return sentence(f"{possessive(name)} {protection} doesn't stop damage from {source} ({rule})")


@said
def floor_not_needed(name: str, player: str, left: int, floor: int, rule: str) -> str:
    """Worship and its like, where damage stops above what they keep."""
    return sentence(f"{name} isn't applied: {player} would be at {left} life, not less than {floor} ({rule})")


@said
def redirects_nowhere(name: str, to: str, rule: str, *, is_there: bool) -> str:
    """A redirection without anything to deal the damage to."""
    why = "can't be dealt damage" if is_there else "is no longer there"
    return sentence(f"{name} does nothing: {to} {why} ({rule})")


@said
def floor_not_met(name: str, player: str, wanted: str, rule: str) -> str:
    """`Worship isn't applied: Nicole doesn't control a creature (CR 120.4c).`"""
    return sentence(f"{name} isn't applied: {player} doesn't control {wanted} ({rule})")


@said
def does_not_lose(player: str, effect: str, rule: str) -> str:
    """`Nicole doesn't lose the game: Platinum Angel says that Nicole can't lose (CR 101.2).`"""
    return sentence(f"{player} doesn't lose the game: {effect} says that {player} can't ({rule})")


@said
def cant_undo(name: str, dealt: Sequence[tuple[str, str]], rule: str) -> str:
    """`Mending Hands comes too late for the damage Lightning Bolt dealt to Nicole (CR 615.4).`"""
    whole = [f"{source} dealt to {to}" for source, to in dealt]
    return sentence(f"{name} comes too late for the damage {some_of(whole)} ({rule})")


@said
def lost_before_leaving(source: str, taken_off: Sequence[str], keywords: Sequence[str], rule: str) -> str:
    """`When Bears left, it no longer had Basilisk Collar, so no lifelink or deathtouch (CR 608.2h).`"""
    if not taken_off:
        return sentence(f"When {source} left the battlefield, it no longer had {listed(keywords)} ({rule})")
    return sentence(
        f"When {source} left the battlefield, it no longer had {listed(taken_off)}, "
        f"so no {' or '.join(keywords)} ({rule})"
    )


@said
def need_not_pay(player: str, name: str, to: str, rule: str) -> str:
    """Of a creature that attacks or blocks if able, where that costs something."""
    return sentence(f"{name} has to {to} if able, but {player} doesn't have to pay for that ({rule})")
