"""Picking one or some of several things: legends, protectors, effects, recipients, shields, orders."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.choices.refusals import either, refusal
from core.words.english.grammar import listed, number_word, some_of
from core.words.speaking import said


@said
def legend_asked(player: str) -> str:
    """`Amy keeps one of these`."""
    return f"{player} keeps one of these"


@said
def not_a_legend(value: str, rule: str) -> str:
    """`'ox' isn't one of the legendary permanents with the same name (CR 704.5j).`"""
    return refusal(f"'{value}' isn't one of the legendary permanents with the same name", rule)


@said
def keep(legends: Sequence[tuple[str, str]]) -> str:
    """`Keep Isamaru (isamaru) or Isamaru 2 (isamaru-2).`, of names and ids."""
    return f"Keep {either(f'{name} ({own})' for name, own in legends)}."


@said
def protector_asked(player: str, battle: str) -> str:
    """`Amy chooses who protects Invasion of Ikoria`."""
    return f"{player} chooses who protects {battle}"


@said
def not_a_protector(value: str, battle: str, rule: str) -> str:
    """`'amy' can't be the protector of Invasion of Ikoria (CR 310.8).`"""
    return refusal(f"'{value}' can't be the protector of {battle}", rule)


@said
def choose_player(players: Sequence[tuple[str, str]]) -> str:
    """`Choose Nicole (nicole) or Bob (bob).`, of names and ids."""
    return f"Choose {either(f'{name} ({own})' for name, own in players)}."


@said
def replacement_asked(player: str) -> str:
    """`Amy: which effect applies first?`."""
    return f"{player}: which effect applies first?"


@said
def not_an_effect(value: str, affected: str, rule: str) -> str:
    """`'fog' isn't an effect that can apply next to what happens to Ox (CR 616.1).`"""
    return refusal(f"'{value}' isn't an effect that can apply next to what would happen to {affected}", rule)


@said
def recipient_asked(player: str, source: str) -> str:
    """`Amy: who or what does Lightning Bolt deal its damage to?`."""
    return f"{player}: who or what does {source} deal its damage to?"


@said
def not_a_recipient(value: str, rule: str) -> str:
    """`'ox' is neither the player nor one of their planeswalkers (CR 306.8 of July 2009).`"""
    return refusal(f"'{value}' is neither the player nor one of their planeswalkers", rule)


@said
def not_offered(value: str, rule: str) -> str:
    """`'ox' can't be chosen here (CR 608.2d).`"""
    return refusal(f"'{value}' can't be chosen here", rule)


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


@said
def too_little_power(power: int, rule: str) -> str:
    """`These have total power 2 (CR 701.26a).`"""
    return refusal(f"These have total power {power}", rule)


@said
def choose_power(power: int) -> str:
    """`Choose creatures with total power 3 or greater.`"""
    return f"Choose creatures with total power {power} or greater."


@said
def choose_some(count: int, least: int, among: Sequence[str]) -> str:
    """`Choose two of Ox, Bear and Elk.`, or `Choose one or two of` them."""
    return f"Choose {_how_many(count, least)} of {some_of(among)}."


def _how_many(count: int, least: int) -> str:
    """Return `two`, `one or two`, or `one to three`."""
    if least == count:
        return number_word(count)
    return f"{number_word(least)} {'or' if count == least + 1 else 'to'} {number_word(count)}"


@said
def quoted(mode: str) -> str:
    """`“You gain 3 life”`, a mode within a sentence."""
    return f"“{mode}”"


@said
def shield_asked(player: str, shield: str) -> str:
    """`Amy chooses which damage Mending Hands prevents`."""
    return f"{player} chooses which damage {shield} is used for"


@said
def too_much_of_shield(shield: str, source: str, recipient: str, amount: int, most: int, rule: str) -> str:
    """`Mending Hands can't be used for 3 damage from Ox to Nicole: that is only 2 (CR 615.7).`"""
    told = f"{shield} can't be used for {amount} damage from {source} to {recipient}: there is only {most}"
    return refusal(told, rule)


@said
def use_less_there(amount: int) -> str:
    """`Use 1 less there.`"""
    return f"Use {amount} less there."


@said
def wrong_shield_total(shield: str, total: int, wanted: int, rule: str) -> str:
    """`Mending Hands must be used for exactly 4 of this damage, not 3 (CR 615.7).`"""
    return refusal(f"{shield} must be used for exactly {wanted} of this damage, not {total}", rule)


@said
def use_more_or_less(missing: int) -> str:
    """`Use 1 more.`, or `Use 2 less.` where too much is used."""
    return f"Use {missing} more." if missing > 0 else f"Use {-missing} less."


@said
def order_asked(player: str) -> str:
    """`Amy: in which order are these put on the stack?`."""
    return f"{player}: in which order are these put on the stack?"


@said
def not_each_once(rule: str) -> str:
    """`Each waiting ability is put on the stack once (CR 603.3b).`"""
    return refusal("Each waiting ability is put on the stack once", rule)


@said
def list_in_order(among: Sequence[str]) -> str:
    """`List ox and bear in some order.`"""
    return f"List {listed(among)} in some order."


@said
def ability_of(name: str, does: str) -> str:
    """`Ox: draw a card`, what an ability is called where others have the same name."""
    return f"{name}: {does}"


@said
def siege_defeat() -> str:
    """What the ability of a defeated Siege does."""
    return "exile it, then you may cast it transformed"
