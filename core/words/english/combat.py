"""Attacks, blocks, and how combat damage is assigned."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import clauses, listed, possessive, some_of
from core.words.english.sentences import grouped, sentence, shares, verb
from core.words.speaking import said

_MOST_IN_A_ROW = 3
"""So many pairs are joined by `and`; more are told apart by semicolons."""


@said
def attack(player: str, attacks: Sequence[tuple[str, str]]) -> str:
    """`Amy attacks Nicole with Ox and Bear.`"""
    if not attacks:
        return sentence(f"{player} doesn't attack")
    targets = grouped(attacks)
    return sentence(f"{player} attacks", clauses(f"{to} with {some_of(by)}" for to, by in targets.items()))


@said
def vigilant(attackers: Sequence[str], rule: str) -> str:
    """`Ox has vigilance, so it doesn't tap (CR 702.20b).`"""
    has = verb(attackers, "has vigilance, so it doesn't tap", "have vigilance, so they don't tap")
    return sentence(f"{some_of(attackers)} {has} ({rule})")


@said
def enlists(attacker: str, tapped: Sequence[str], rule: str) -> str:
    """`Ox enlists Bear, which taps (CR 702.154a).`"""
    return sentence(
        f"{attacker} enlists {listed(tapped)}, {verb(tapped, 'which taps', 'which tap')} ({rule})"
    )


@said
def attack_as_a_band(band: Sequence[str], rule: str) -> str:
    """`Ox and Bear attack as a band (CR 702.22c).`"""
    return sentence(f"{listed(band)} attack as a band ({rule})")


@said
def block(player: str, blocks: Sequence[tuple[str, Sequence[str]]], unblocked: Sequence[str]) -> str:
    """`Nicole blocks Ox with Wall; Bear is unblocked.`"""
    if not blocks:
        return sentence(f"{player} doesn't block")
    pairs = grouped((blocker, listed(attackers)) for blocker, attackers in blocks)
    parts = [f"{attackers} with {some_of(by)}" for attackers, by in pairs.items()]
    are_single = all(" and " not in part for part in parts) and len(parts) <= _MOST_IN_A_ROW
    told = f"{player} blocks {listed(parts) if are_single else clauses(parts)}"
    return sentence(
        f"{told}; {some_of(unblocked)} {verb(unblocked, 'is', 'are')} unblocked" if unblocked else told
    )


@said
def blocks_the_band(blocker: str, others: Sequence[str], rule: str) -> str:
    """`Spider also blocks Crocodile, which is in the same band (CR 702.22h).`"""
    be = verb(others, "which is in the same band", "which are in the same band")
    return sentence(f"{blocker} also blocks {listed(others)}, {be} ({rule})")


@said
def damage_order(player: str, orders: Sequence[tuple[str, Sequence[str]]]) -> str:
    """`Amy announces damage assignment order for Ox: Bear, then Elf.`"""
    told = clauses(f"for {creature}: {', then '.join(order)}" for creature, order in orders)
    return sentence(f"{player} announces damage assignment order {told}")


@said
def why_damage_order() -> str:
    """Why the order matters."""
    return sentence("Each creature must be assigned lethal damage before the next one gets any")


@said
def removed_from_combat(name: str, reason: str) -> str:
    """`Ox is removed from combat.`, for one of the reasons an event knows."""
    why = {
        "hand": "",
        "effect": "",
        "controller": ": another player controls it now",
        "not a creature": ": it's no longer a creature",
        "not attackable": ": it can no longer be attacked",
        "became a battle": ": it became a battle",
    }[reason]
    return sentence(f"{name} is removed from combat{why}")


@said
def still_attacked(name: str) -> str:
    """What became of an attacked creature that blocked and is no longer a creature."""
    return sentence(f"{name} is no longer a creature, so it stops blocking, but it's still being attacked")


@said
def as_unblocked(player: str, attacker: str, *, is_wanted: bool) -> str:
    """Whether a blocked creature assigns its damage as though it weren't blocked."""
    how = "as though it weren't blocked" if is_wanted else "among its blockers"
    return sentence(f"{player} has {attacker} assign its damage {how}")


@said
def assignment(player: str, parts: Sequence[tuple[str, Sequence[tuple[int, str]]]]) -> str:
    """`Amy assigns Ox's 4 damage: 2 to Bear and 2 to Nicole.`"""
    told = [_assigned(source, split, among=": " if len(parts) == 1 else " as ") for source, split in parts]
    return sentence(f"{player} assigns {clauses(told)}")


def _assigned(source: str, split: Sequence[tuple[int, str]], among: str) -> str:
    total = sum(amount for amount, _ in split)
    to = f" to {split[0][1]}" if len(split) == 1 else f"{among}{shares(split)}"
    return f"{possessive(source)} {total} damage{to}"


@said
def not_blocked(source: str, rule: str) -> str:
    """Why an attacker may assign to what it attacks."""
    return sentence(f"{source} is unblocked ({rule})")


@said
def by_toughness(source: str, toughness: int, givers: Sequence[str], rule: str) -> str:
    """`Because of Doran, Ox assigns damage equal to its toughness, 6, not its power (CR 510.1a).`"""
    why = f"because of {listed(givers)}, " if givers else ""
    return sentence(
        f"{why}{source} assigns damage equal to its toughness, {toughness}, not its power ({rule})"
    )


@said
def attacked_is_gone(source: str, rule: str) -> str:
    """Trample over planeswalkers, and the planeswalker has left."""
    told = f"{source} has trample over planeswalkers, and the planeswalker it attacked is gone"
    return sentence(f"{told}: it deals its damage to the player instead ({rule})")


@said
def over_planeswalker(source: str, planeswalker: str, loyalty: int, others: int, rule: str) -> str:
    """How much a planeswalker needs before the rest goes on to its controller."""
    already = f", {others} of it from other attackers" if others else ""
    told = f"{planeswalker} needs {loyalty} (its loyalty{already})"
    return sentence(f"{told}; {source} may assign the rest to its controller ({rule})")


@said
def chosen_as_unblocked(source: str, rule: str) -> str:
    """A blocked creature that may assign past its blockers."""
    return sentence(f"{source} may assign its damage as though it weren't blocked ({rule})")


@said
def divided_by_banding(player: str, source: str, rule: str) -> str:
    """Banding gives the division to the other side."""
    return sentence(f"{player} divides {possessive(source)} damage, because of banding ({rule})")


@said
def nothing_left_to_block(source: str, rule: str, *, is_planeswalker_gone: bool) -> str:
    """Trample, and no blocker is left."""
    to = (
        "the defending player, as the planeswalker is gone too" if is_planeswalker_gone else "what it attacks"
    )
    return sentence(f"No blocker is left, so {source} with trample assigns all its damage to {to} ({rule})")


@said
def trample(source: str, needs: Sequence[str], past: str, rule: str, *, is_more: bool) -> str:
    """What has to be lethal before anything goes `past`; `is_more`: there is more damage than that.

    `source` is empty where it goes without saying.
    """
    rest = f"and the rest may go to {past}" if is_more else f"and nothing is left for {past}"
    having = f"{source} has trample" if source else "trample"
    return sentence(f"{having}: {listed(needs)}, {rest} ({rule})")


@said
def only_blocker(source: str, other: str, rule: str, *, is_attacker: bool) -> str:
    """One opponent gets all of it."""
    verb_ = (
        f"{other} is the only creature blocking {source}" if is_attacker else f"{source} blocks only {other}"
    )
    return sentence(f"{verb_} ({rule})")


@said
def in_order(needs: Sequence[str], last: str, rule: str) -> str:
    """The damage assignment order of 2009 to 2024: what is needed before the `last` can get any."""
    return sentence(f"Lethal damage in order: {', then '.join(needs)} before {last} gets any ({rule})")


@said
def nothing_past(need: str, last: str, points: int, source: str, rule: str) -> str:
    """All of it goes to the first in order, of which `need` says what it needs."""
    return sentence(f"{need} before {last} gets any, and {source} has only {points} ({rule})")


@said
def all_to_the_first(first: str, source: str, rule: str, *, is_more: bool) -> str:
    """All of it goes to the first in order; `is_more`: that is more than it needs."""
    if not is_more:
        return sentence(f"{first} is first in the damage assignment order of {source} ({rule})")
    return sentence(f"{first} is first in order and may be assigned more than lethal damage ({rule})")


@said
def free_division(source: str, rule: str, *, is_attacker: bool) -> str:
    """Today's rule for several blockers, or several attackers that one creature blocks."""
    among = "its blockers" if is_attacker else "the creatures it blocks"
    return sentence(f"{possessive(source)} damage may be divided freely among {among} ({rule})")


@said
def not_counted(effects: Sequence[str], rule: str) -> str:
    """What changes how much is dealt, but not how much is lethal."""
    later = verb(effects, "it changes", "they change")
    does = verb(effects, "doesn't", "don't")
    return sentence(f"{listed(effects)} {does} count yet: {later} damage only as it's dealt ({rule})")


@said
def need(creature: str, much: int, parts: Sequence[str]) -> str:
    """`Bear needs 2 (toughness 2)`, a clause."""
    return f"{creature} needs {much} ({', '.join(parts)})"


@said
def shared_need(creature: str) -> str:
    """A creature to which others assign damage as well, a clause; what it needs in all is said apart."""
    return f"{creature} gets its share"


@said
def need_in_all(
    creature: str, much: int, parts: Sequence[str], given: Sequence[tuple[int, str]], rule: str
) -> str:
    """`Brigade needs 4 in all (toughness 4): 1 from Enormous Baloth and 3 from Durkwood Boars.`"""
    shares_ = listed(f"{amount} from {source}" for amount, source in given)
    return sentence(f"{creature} needs {much} in all ({', '.join(parts)}): {shares_} ({rule})")


@said
def one_is_enough(creature: str, rule: str) -> str:
    """`1 is enough for Bear (deathtouch, CR 702.2c)`, a clause."""
    return f"1 is enough for {creature} (deathtouch, {rule})"


@said
def of_side(side: str, points: int) -> str:
    """`toughness 4`."""
    return f"{side} {points}"


@said
def already_marked(points: int) -> str:
    """`1 already marked`."""
    return f"{points} already marked"


@said
def assigned_by(points: int, source: str, *, is_deadly: bool) -> str:
    """`3 assigned by Boars`; `is_deadly`: any damage by that source is lethal."""
    return f"{points} assigned by {source}{' with deathtouch' if is_deadly else ''}"
