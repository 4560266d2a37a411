"""Effects that begin: what will happen to which damage, object or player."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.words.english.grammar import listed, possessive
from core.words.english.row import Clause, Sentence
from core.words.english.sentences import sentence
from core.words.speaking import said

gains_control = Sentence("{effect}: {player} gains control of {what}{until}")


@said
def granted(effect: str, whom: str, what: str, until: str) -> str:
    """`Giant Growth: Bear gets +3/+3 until end of turn.`"""
    before, quote, text = what.partition("“")
    gains = _HAS.sub(lambda found: "gain" if found[0] == "have" else "gains", before)
    return sentence(f"{effect}: {whom} {gains}{quote}{text}{until}")


_HAS = re.compile(r"\b(has|have)\b(?! base | its )")
nothing_granted = Clause("gets +0/+0")
must_block = Sentence("{effect}: {blockers} must block {attacker}{within} if able.")
must_attack = Sentence("{effect}: {attacker} must attack {player}{within} if able.")
will_regenerate = Sentence(
    "{effect}: the next time {whom} would be destroyed{within}, it regenerates instead."
)
player_has = Sentence("{effect}: {player} has {ability}{until}")
delayed_trigger = Sentence("{effect} sets up a delayed trigger: at the beginning of the next {at}, {does}")


@said
def has_emblem(player: str, says: Sequence[str]) -> str:
    """`Amy has an emblem with “Creatures you control get +1/+1.”`"""
    return sentence(f"{player} has an emblem with {listed(f'“{one}”' for one in says)}")


@said
def gets_emblem(player: str, says: Sequence[str]) -> str:
    """`Amy gets an emblem with “Creatures you control get +1/+1.”`"""
    return sentence(f"{player} gets an emblem with {listed(f'“{one}”' for one in says)}")


emblem_lasts = Sentence(
    "An emblem is in the command zone and works there for the rest of the game; nothing removes it ({rule})."
)


@said
def lasts(effect: str, until: str, does: str) -> str:
    """An effect in the words of its card: `Skullcrack: until end of turn, players can't gain life.`"""
    return sentence(f"{effect}: {until.strip()}, {does}" if until else f"{effect}: {does}")


next_time = Sentence(
    "{effect}: the next time {source?{source}|a source} would deal {kind}{to}{within}, that damage {done}"
)


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


all_but = Clause("all but {points}")
half = Clause("half")


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


to_whom = Clause("{recipient? to {recipient}}")
to_and_by = Clause(" to or by {one}")
# What becomes of damage, as all below.
is_prevented = Clause("is prevented")
is_redirected = Clause("is dealt to {to} instead")
# Where damage is sent back to.
its_sources_controller = Clause("its source's controller")
# Damage replaced by something else.
is_not_dealt = Clause("isn't dealt")


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


stays_exiled = Sentence("{name}: {card} stays exiled until {source} leaves the battlefield.")
while_there = Clause(" for as long as {name} remains on the battlefield")
counts_for_later_arrivals = Sentence(
    "This changes what creatures may do, not the creatures, so it also counts for those that come later "
    "({rule})."
)
locked_in_by_color = Sentence(
    "Which creatures share a color with {name}{colors? ({colors:and})} is settled now; later changes don't "
    "matter ({rule})."
)
locked_in = Sentence("Who gets a shield is locked in now; later changes don't matter ({rule}).")
