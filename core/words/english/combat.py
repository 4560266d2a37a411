"""Attacks, blocks, and how combat damage is assigned."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import clauses, listed, possessive, shares, some_of
from core.words.english.row import Clause, Sentence
from core.words.english.sentences import grouped, sentence, verb
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


vigilant = Sentence(
    "{attackers:some} {attackers|has vigilance, so it doesn't tap|have vigilance, so they don't tap} "
    "({rule})."
)
enlists = Sentence("{attacker} enlists {tapped:and}, which {tapped|taps|tap} ({rule}).")
attack_as_a_band = Sentence("{band:and} attack as a band ({rule}).")


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


blocks_the_band = Sentence(
    "{blocker} also blocks {others:and}, which {others|is|are} in the same band ({rule})."
)


@said
def damage_order(player: str, orders: Sequence[tuple[str, Sequence[str]]]) -> str:
    """`Amy announces damage assignment order for Ox: Bear, then Elf.`"""
    told = clauses(f"for {creature}: {', then '.join(order)}" for creature, order in orders)
    return sentence(f"{player} announces damage assignment order {told}")


why_damage_order = Sentence("Each creature must be assigned lethal damage before the next one gets any.")


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


still_attacked = Sentence(
    "{name} is no longer a creature, so it stops blocking, but it's still being attacked."
)
# Whether a blocked creature assigns its damage as though it weren't blocked.
as_unblocked = Sentence(
    "{player} has {attacker} assign its damage {is_wanted?as though it weren't blocked|among its blockers}"
)


@said
def assignment(player: str, parts: Sequence[tuple[str, Sequence[tuple[int, str]]]]) -> str:
    """`Amy assigns Ox's 4 damage: 2 to Bear and 2 to Nicole.`"""
    told = [_assigned(source, split, among=": " if len(parts) == 1 else " as ") for source, split in parts]
    return sentence(f"{player} assigns {clauses(told)}")


def _assigned(source: str, split: Sequence[tuple[int, str]], among: str) -> str:
    total = sum(amount for amount, _ in split)
    to = f" to {split[0][1]}" if len(split) == 1 else f"{among}{shares(split)}"
    return f"{possessive(source)} {total} damage{to}"


# Why an attacker may assign to what it attacks.
not_blocked = Sentence("{source} is unblocked ({rule}).")
by_toughness = Sentence(
    "{givers?because of {givers:and}, }{source} assigns damage equal to its toughness, {toughness}, not "
    "its power ({rule})."
)
attacked_is_gone = Sentence(
    "{source} has trample over planeswalkers, and the planeswalker it attacked is gone: it deals its "
    "damage to the player instead ({rule})."
)
over_planeswalker = Sentence(
    "{planeswalker} needs {loyalty} (its loyalty{others?, {others} of it from other attackers}); {source} "
    "may assign the rest to its controller ({rule})."
)
chosen_as_unblocked = Sentence("{source} may assign its damage as though it weren't blocked ({rule}).")
divided_by_banding = Sentence("{player} divides {source's} damage, because of banding ({rule}).")
nothing_left_to_block = Sentence(
    "No blocker is left, so {source} with trample assigns all its damage to {is_planeswalker_gone?the "
    "defending player, as the planeswalker is gone too|what it attacks} ({rule})."
)
# `source` is empty where it goes without saying.
trample = Sentence(
    "{source?{source} has trample|trample}: {needs:and}, and {is_more?the rest may go to|nothing is left "
    "for} {past} ({rule})."
)
only_blocker = Sentence(
    "{is_attacker?{other} is the only creature blocking {source}|{source} blocks only {other}} ({rule})."
)
in_order = Sentence("Lethal damage in order: {needs:then} before {last} gets any ({rule}).")
nothing_past = Sentence("{need} before {last} gets any, and {source} has only {points} ({rule}).")


@said
def all_to_the_first(first: str, source: str, rule: str, *, is_more: bool) -> str:
    """All of it goes to the first in order; `is_more`: that is more than it needs."""
    if not is_more:
        return sentence(f"{first} is first in the damage assignment order of {source} ({rule})")
    return sentence(f"{first} is first in order and may be assigned more than lethal damage ({rule})")


free_division = Sentence(
    "{source's} damage may be divided freely among {is_attacker?its blockers|the creatures it blocks} "
    "({rule})."
)
not_counted = Sentence(
    "{effects:and} {effects|doesn't|don't} count yet: {effects|it changes|they change} damage only as it's "
    "dealt ({rule})."
)
need = Clause("{creature} needs {much} ({parts:commas})")
# A creature to which others assign damage as well, a clause; what it needs in all is said apart.
shared_need = Clause("{creature} gets its share")


@said
def need_in_all(
    creature: str, much: int, parts: Sequence[str], given: Sequence[tuple[int, str]], rule: str
) -> str:
    """`Brigade needs 4 in all (toughness 4): 1 from Enormous Baloth and 3 from Durkwood Boars.`"""
    shares_ = listed(f"{amount} from {source}" for amount, source in given)
    return sentence(f"{creature} needs {much} in all ({', '.join(parts)}): {shares_} ({rule})")


one_is_enough = Clause("1 is enough for {creature} (deathtouch, {rule})")
of_side = Clause("{side} {points}")
already_marked = Clause("{points} already marked")
# `is_deadly`: any damage by that source is lethal.
assigned_by = Clause("{points} assigned by {source}{is_deadly? with deathtouch}")
