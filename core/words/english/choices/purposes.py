"""What something is chosen for, and what the answers are called."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, number_of, number_word, with_article
from core.words.english.row import Clause
from core.words.speaking import said

use_ability = Clause("{player} may use {ability}")


@said
def which_mode(player: str, ability: str, most: int, least: int) -> str:
    """`Amy chooses a mode for Goat's ability`, or `Amy chooses two modes`, or `one or more`."""
    which = "a mode" if most == 1 else f"{number_word(least)}{' or more' if least < most else ''} modes"
    return f"{player} chooses {which} for {ability}"


pay_or_else = Clause("{player} may {pay}, or else {otherwise}")
pay_for = Clause("{player} may {pay} for {ability}")
pay_life_for_mana = Clause("{player} may pay 2 life rather than {symbol} for {of}")
# An answer: `Pay 2 life`.
pay_two_life = Clause("Pay 2 life")
# An answer: `Pay {W/P} with mana`.
pay_mana = Clause("Pay {symbol} with mana")
exert = Clause(
    "{player} may exert {attacker} as it attacks: it won't untap during {player's} next untap step"
)
as_unblocked = Clause("{player} may have {attacker} assign its damage as though it weren't blocked")
cast_transformed = Clause("{player} may cast {name} transformed without paying its mana cost")
# `opponent` is whom it would attack, of several.
create_copy = Clause("{player} may create a copy of {name}{opponent? for {opponent}}")
what_token_attacks = Clause("{player} chooses what {name} attacks")
return_card = Clause("{player} chooses a card to return to their hand")
what_aura_enchants = Clause("{player} chooses what {name} enchants")


@said
def enter_with(player: str, name: str, counters: Sequence[tuple[str, int]], otherwise: Sequence[str]) -> str:
    """`Amy may have Ox enter with a +1/+1 counter; otherwise it has haste`."""
    what = listed([_counters(kind, number) for kind, number in counters])
    rest = f"; otherwise it has {listed(otherwise)}" if otherwise else ""
    return f"{player} may have {name} enter with {what}{rest}"


def _counters(kind: str, number: int) -> str:
    counter = f"{kind} counter"
    return with_article(counter) if number == 1 else number_of(number, counter)


what_is_devoured = Clause("{player} chooses what to sacrifice for {name} as it enters")
what_is_copied = Clause("{player} chooses what {name} enters as a copy of")
color = Clause("{player} chooses a color for {name}")
which_ability = Clause("{player} chooses which ability {name} gives")
tap_or_untap = Clause("{player} chooses whether {name} is tapped or untapped")
# An answer: `Tap it`.
tap = Clause("Tap it")
# An answer: `Untap it`.
untap = Clause("Untap it")
source_of_damage = Clause("{player} chooses {source} for {ability}")


@said
def what_is_paid(player: str, count: int, to: str, power: int | None) -> str:
    """`Amy chooses two permanents to sacrifice`, or cards to discard or exile; or creatures by `power`."""
    if power is not None:
        return f"{player} chooses creatures with total power {power} or greater to {to}"
    noun = "card" if to in {"discard", "exile"} else "permanent"
    what = f"{number_word(count)} {noun}s" if count > 1 else f"a {noun}"
    return f"{player} chooses {what} to {to}"


who_grows = Clause("{player} chooses the creature that gets the counters")
what_proliferates = Clause(
    "{player} chooses which permanents and players get another counter of each kind they have"
)
what_is_populated = Clause("{player} chooses the creature token to copy")


@said
def what_leaves_top(player: str, how: str) -> str:
    """`Amy scries: which cards go on the bottom?`, or into the graveyard."""
    if how == "scry":
        return f"{player} scries: which cards go on the bottom of the library, if any?"
    return f"{player} surveils: which cards go into the graveyard, if any?"


order_on_top = Clause("{player} chooses the order of the cards that stay on top, the top card first")
is_land = Clause("{ability}: is {player}'s card a land card? The table doesn't know it")
put_in_graveyard = Clause("{player} may put {name?{name}|the revealed card} into the graveyard")
# An answer: `Yes`.
yes = Clause("Yes")
# An answer: `No`.
no = Clause("No")


@said
def pay(cost: str) -> str:
    """An answer: `Pay {2}`."""
    return f"{cost[:1].upper()}{cost[1:]}"


# An answer: `Don't`.
do_not_pay = Clause("Don't")
# An answer: `Copy nothing`.
copy_nothing = Clause("Copy nothing")
# An answer: `Create it`.
create = Clause("Create it")
# An answer: `Don't create it`.
do_not_create = Clause("Don't create it")
is_countered = Clause("{name} is countered")
ability_does = Clause("{ability} does this: {does}")
