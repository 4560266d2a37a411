"""Picking one or some of several things: legends, protectors, effects, recipients, shields, orders."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.choices.refusals import refusal
from core.words.english.grammar import either, listed, number_word, some_of
from core.words.english.row import Clause
from core.words.speaking import said

legend_asked = Clause("{player} keeps one of these")
not_a_legend = Clause("'{value}' isn't one of the legendary permanents with the same name ({rule}).")


@said
def keep(legends: Sequence[tuple[str, str]]) -> str:
    """`Keep Isamaru (isamaru) or Isamaru 2 (isamaru-2).`, of names and ids."""
    return f"Keep {either(f'{name} ({own})' for name, own in legends)}."


protector_asked = Clause("{player} chooses who protects {battle}")
not_a_protector = Clause("'{value}' can't be the protector of {battle} ({rule}).")


@said
def choose_player(players: Sequence[tuple[str, str]]) -> str:
    """`Choose Nicole (nicole) or Bob (bob).`, of names and ids."""
    return f"Choose {either(f'{name} ({own})' for name, own in players)}."


replacement_asked = Clause("{player}: which effect applies first?")
not_an_effect = Clause(
    "'{value}' isn't an effect that can apply next to what would happen to {affected} ({rule})."
)
recipient_asked = Clause("{player}: who or what does {source} deal its damage to?")
not_a_recipient = Clause("'{value}' is neither the player nor one of their planeswalkers ({rule}).")
not_offered = Clause("'{value}' can't be chosen here ({rule}).")


@said
def wrong_number(count: int, least: int, found: Sequence[str], rule: str, *, is_none_named: bool) -> str:
    """`Two must be chosen, each once, and of these only Ox can be (CR 601.2h).`, or `..., not none`."""
    many = f"{_how_many(count, least).capitalize()} must be chosen"
    if is_none_named:
        return refusal(f"{many}, not none", rule)
    told = f"{many}, each once"
    if len(found) >= least:
        return refusal(told, rule)
    which = f"only {listed(found)} can be" if found else "none of these can be"
    return refusal(f"{told}, and of these {which}" if found else f"{told}, and {which}", rule)


too_little_power = Clause("These have total power {power} ({rule}).")
choose_power = Clause("Choose creatures with total power {power} or greater.")


@said
def choose_some(count: int, least: int, among: Sequence[str]) -> str:
    """`Choose two of Ox, Bear and Elk.`, or `Choose one or two of` them."""
    return f"Choose {_how_many(count, least)} of {some_of(among)}."


def _how_many(count: int, least: int) -> str:
    """Return `two`, `one or two`, or `one to three`."""
    if least == count:
        return number_word(count)
    return f"{number_word(least)} {'or' if count == least + 1 else 'to'} {number_word(count)}"


quoted = Clause("“{mode}”")
shield_asked = Clause("{player} chooses which damage {shield} is used for")
too_much_of_shield = Clause(
    "{shield} can't be used for {amount} damage from {source} to {recipient}: there is only {most} ({rule})."
)
use_less_there = Clause("Use {amount} less there.")
wrong_shield_total = Clause(
    "{shield} must be used for exactly {wanted} of this damage, not {total} ({rule})."
)


@said
def use_more_or_less(missing: int) -> str:
    """`Use 1 more.`, or `Use 2 less.` where too much is used."""
    return f"Use {missing} more." if missing > 0 else f"Use {-missing} less."


order_asked = Clause("{player}: in which order are these put on the stack?")
not_each_once = Clause("Each waiting ability is put on the stack once ({rule}).")
list_in_order = Clause("List {among:and} in some order.")
ability_of = Clause("{name}: {does}")
siege_defeat = Clause("exile it, then you may cast it transformed")
