"""What does not happen, although a person might expect it, and why it does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.words.english.grammar import listed, possessive, some_of
from core.words.english.row import Sentence
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


condition_failed = Sentence("{ability} doesn't trigger: “{condition}” isn't true ({rule}).")


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


deals_nothing = Sentence(
    "{source} deals no damage, so {abilities:some} {abilities|doesn't|don't} trigger ({rule})."
)


@said
def is_dealt_nothing(name: str, abilities: Sequence[str], rule: str) -> str:
    """`Boros Reckoner is dealt no damage, so Boros Reckoner's ability doesn't trigger (CR 603.2g).`"""
    its = [
        f"its {one.removeprefix(possessive(name)).strip()}" if one.startswith(name) else one
        for one in abilities
    ]
    does = verb(abilities, "doesn't", "don't")
    return sentence(f"{name} is dealt no damage, so {some_of(its)} {does} trigger ({rule})")


nothing_to_change = Sentence(
    "{creature} deals no damage, so {effects:some} {effects|has|have} nothing to increase ({rule})."
)


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


deathtouch_too_late = Sentence(
    "{source's} deathtouch comes too late for {creatures:some}: {source} didn't have it when it dealt the "
    "damage ({rule})."
)
deathtouch_not_needed = Sentence(
    "{creatures:some} had lethal damage anyway, so deathtouch made no difference ({rule})."
)
died_too_soon = Sentence("{creatures:some} died before {creatures|it|they} could deal damage ({rule}).")
left_too_soon = Sentence(
    "{creatures:some} left the battlefield before {creatures|it|they} could deal damage ({rule})."
)
not_such_damage = Sentence(
    "{name} isn't applied: this {asks_for_combat?isn't combat damage|is combat damage} ({rule})."
)
no_counter = Sentence("{name's} effect isn't applied: it has no {counter} counters ({rule}).")


@said
def other_source(name: str, chosen: str, sources: Sequence[str], rule: str) -> str:
    """A shield against a source of one's choice, and damage from others."""
    if chosen in sources:
        return sentence(f"{name} isn't applied: another {chosen} was chosen as the source ({rule})")
    return sentence(
        f"{name} isn't applied: {chosen} was chosen as the source, not {some_of(sources)} ({rule})"
    )


# The chosen source isn't, or is no longer, what a shield asks for.
not_such_source = Sentence("{name} isn't applied: {source} isn't {wanted} ({rule}).")
not_protected = Sentence("{name's} {protection} doesn't stop damage from {source} ({rule}).")
floor_not_needed = Sentence(
    "{name} isn't applied: {player} would be at {left} life, not less than {floor} ({rule})."
)
# A redirection without anything to deal the damage to.
redirects_nowhere = Sentence(
    "{name} does nothing: {to} {is_there?can't be dealt damage|is no longer there} ({rule})."
)
floor_not_met = Sentence("{name} isn't applied: {player} doesn't control {wanted} ({rule}).")
does_not_lose = Sentence("{player} doesn't lose the game: {effect} says that {player} can't ({rule}).")


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


need_not_pay = Sentence("{name} has to {to} if able, but {player} doesn't have to pay for that ({rule}).")
