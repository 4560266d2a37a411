"""Effects that begin: what will happen to which damage, object or player."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.words.english.grammar import listed, possessive
from core.words.english.sentences import sentence
from core.words.speaking import said


@said
def gains_control(effect: str, player: str, what: str, until: str) -> str:
    """`Act of Treason: Amy gains control of Ox until end of turn.`"""
    return sentence(f"{effect}: {player} gains control of {what}{until}")


@said
def granted(effect: str, whom: str, what: str, until: str) -> str:
    """`Giant Growth: Bear gets +3/+3 until end of turn.`"""
    before, quote, text = what.partition("“")
    gains = _HAS.sub(lambda found: "gain" if found[0] == "have" else "gains", before)
    return sentence(f"{effect}: {whom} {gains}{quote}{text}{until}")


_HAS = re.compile(r"\b(has|have)\b(?! base | its )")


@said
def nothing_granted() -> str:
    """`gets +0/+0`, what follows a name."""
    return "gets +0/+0"


@said
def must_block(effect: str, blockers: str, attacker: str, within: str) -> str:
    """`Hunt: Bear must block Ox this turn if able.`"""
    return sentence(f"{effect}: {blockers} must block {attacker}{within} if able")


@said
def must_attack(effect: str, attacker: str, player: str, within: str) -> str:
    """`Ox's ability: Ox must attack Nicole this turn if able.`"""
    return sentence(f"{effect}: {attacker} must attack {player}{within} if able")


@said
def will_regenerate(effect: str, whom: str, within: str) -> str:
    """A regeneration shield."""
    return sentence(f"{effect}: the next time {whom} would be destroyed{within}, it regenerates instead")


@said
def player_has(effect: str, player: str, ability: str, until: str) -> str:
    """`Oath: Nicole has hexproof until end of turn.`"""
    return sentence(f"{effect}: {player} has {ability}{until}")


@said
def delayed_trigger(effect: str, at: str, does: str) -> str:
    """`Hunt sets up a delayed trigger: at end of combat, destroy Elk.`"""
    return sentence(f"{effect} sets up a delayed trigger: at the beginning of the next {at}, {does}")


@said
def has_emblem(player: str, says: Sequence[str]) -> str:
    """`Amy has an emblem with “Creatures you control get +1/+1.”`"""
    return sentence(f"{player} has an emblem with {listed(f'“{one}”' for one in says)}")


@said
def gets_emblem(player: str, says: Sequence[str]) -> str:
    """`Amy gets an emblem with “Creatures you control get +1/+1.”`"""
    return sentence(f"{player} gets an emblem with {listed(f'“{one}”' for one in says)}")


@said
def emblem_lasts(rule: str) -> str:
    """Where an emblem is, and for how long."""
    told = "An emblem is in the command zone and works there for the rest of the game"
    return sentence(f"{told}; nothing removes it ({rule})")


@said
def lasts(effect: str, until: str, does: str) -> str:
    """An effect in the words of its card: `Skullcrack: until end of turn, players can't gain life.`"""
    return sentence(f"{effect}: {until.strip()}, {does}" if until else f"{effect}: {does}")


@said
def next_time(effect: str, kind: str, source: str, to: str, within: str, done: str) -> str:
    """`Awe Strike: the next time Ox would deal damage this turn, that damage is prevented.`"""
    who = source or "a source"
    return sentence(f"{effect}: the next time {who} would deal {kind}{to}{within}, that damage {done}")


@said
def from_now_on(
    effect: str, points: int | None, kind: str, source: str, to: str, within: str, done: str
) -> str:
    """`Mending Hands: the next 4 damage that would be dealt to Bear this turn is prevented.`"""
    which = f"the next {points} {kind}" if points is not None else f"all {kind}"
    would = f"{source} would deal" if source else "that would be dealt"
    return sentence(f"{effect}: {which} {would}{to}{within} {done}")


@said
def prevented_in_part(
    effect: str, share: str, kind: str, source: str, to: str, within: str, *, rounded: str, is_once: bool
) -> str:
    """`Ward: 2 of the damage that each source would deal to Amy this turn is prevented.`"""
    how = f", rounded {rounded}," if rounded else ""
    if is_once:
        who = source or "a source"
        told = f"the next time {who} would deal {kind}{to}{within}, {share} of that damage{how} is prevented"
    else:
        whose = source or "each source"
        told = f"{share} of the {kind} that {whose} would deal{to}{within}{how} is prevented"
    return sentence(f"{effect}: {told}")


@said
def so_much(points: int) -> str:
    """A share of damage, before `of that damage`, as those below."""
    return str(points)


@said
def all_but(points: int) -> str:
    """`all but 1`"""
    return f"all but {points}"


@said
def half() -> str:
    """`half`; how it is rounded is said later."""
    return "half"


@said
def changed(effect: str, into: str, kind: str, source: str, to: str, within: str, *, is_once: bool) -> str:
    """`Charm: each source that would deal damage to Amy this turn deals double that damage instead.`"""
    if is_once:
        told = f"the next time {source or 'a source'} would deal {kind}{to}{within}, it deals {into} instead"
    else:
        told = f"{source or 'each source'} that would deal {kind}{to}{within} deals {into} instead"
    return sentence(f"{effect}: {told}")


@said
def any_damage(*, is_combat: bool | None) -> str:
    """`combat damage`, a noun."""
    return {None: "damage", True: "combat damage", False: "noncombat damage"}[is_combat]


@said
def to_whom(recipient: str) -> str:
    """` to Bear`, or nothing."""
    return f" to {recipient}" if recipient else ""


@said
def to_and_by(one: str) -> str:
    """` to or by Bear`."""
    return f" to or by {one}"


@said
def is_prevented() -> str:
    """What becomes of damage, as all below."""
    return "is prevented"


@said
def is_redirected(to: str) -> str:
    """`is dealt to Ox instead`."""
    return f"is dealt to {to} instead"


@said
def its_sources_controller() -> str:
    """Where damage is sent back to."""
    return "its source's controller"


@said
def is_not_dealt() -> str:
    """Damage replaced by something else."""
    return "isn't dealt"


@said
def within(until: str | None, whose: str) -> str:
    """` this turn`, or nothing."""
    now = {"end_of_combat": " this combat", "end_of_turn": " this turn", None: ""}
    return now[until] if until in now else _until(until, whose)


@said
def until(until: str | None, whose: str) -> str:
    """` until end of turn`, ` until Amy's next turn`, or nothing."""
    return _until(until, whose)


def _until(until: str | None, whose: str) -> str:
    return {
        "end_of_combat": " until end of combat",
        "end_of_turn": " until end of turn",
        "your_next_turn": f" until {possessive(whose)} next turn",
        "end_of_your_next_turn": f" until the end of {possessive(whose)} next turn",
        "untap_step": ", but only the next time",
        None: "",
    }[until]


@said
def stays_exiled(name: str, card: str, source: str) -> str:
    """`Fiend Hunter's ability: Bear stays exiled until Fiend Hunter leaves the battlefield.`"""
    return sentence(f"{name}: {card} stays exiled until {source} leaves the battlefield")


@said
def while_there(name: str) -> str:
    """` for as long as Ox remains on the battlefield`."""
    return f" for as long as {name} remains on the battlefield"


@said
def counts_for_later_arrivals(rule: str) -> str:
    """An effect that sets a rule."""
    told = (
        "This changes what creatures may do, not the creatures, so it also counts for those that come later"
    )
    return sentence(f"{told} ({rule})")


@said
def locked_in_by_color(name: str, colors: Sequence[str], rule: str) -> str:
    """Who gets a shield, where that depends on the `colors` of the target as the effect begins."""
    of = f" ({listed(colors)})" if colors else ""
    told = f"Which creatures share a color with {name}{of} is settled now"
    return sentence(f"{told}; later changes don't matter ({rule})")


@said
def locked_in(rule: str) -> str:
    """Who gets a shield is fixed as the effect begins."""
    return sentence(f"Who gets a shield is locked in now; later changes don't matter ({rule})")
