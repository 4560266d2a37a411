"""What something is chosen for, and what the answers are called."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, number_of, number_word, possessive, with_article
from core.words.speaking import said


@said
def use_ability(player: str, ability: str) -> str:
    """`Amy may use Goat's ability`."""
    return f"{player} may use {ability}"


@said
def which_mode(player: str, ability: str, most: int, least: int) -> str:
    """`Amy chooses a mode for Goat's ability`, or `Amy chooses two modes`, or `one or more`."""
    which = "a mode" if most == 1 else f"{number_word(least)}{' or more' if least < most else ''} modes"
    return f"{player} chooses {which} for {ability}"


@said
def pay_or_else(player: str, pay: str, otherwise: str) -> str:
    """`Amy may pay {2}, or else Lightning Bolt is countered`."""
    return f"{player} may {pay}, or else {otherwise}"


@said
def pay_for(player: str, pay: str, ability: str) -> str:
    """`Amy may sacrifice a creature for Ox's ability`."""
    return f"{player} may {pay} for {ability}"


@said
def pay_life_for_mana(player: str, symbol: str, of: str) -> str:
    """`Amy may pay 2 life rather than {W/P} for Ox's ability`."""
    return f"{player} may pay 2 life rather than {symbol} for {of}"


@said
def pay_two_life() -> str:
    """An answer: `Pay 2 life`."""
    return "Pay 2 life"


@said
def pay_mana(symbol: str) -> str:
    """An answer: `Pay {W/P} with mana`."""
    return f"Pay {symbol} with mana"


@said
def exert(player: str, attacker: str) -> str:
    """`Amy may exert Ox: as it attacks: it won't untap during Amy's next untap step`."""
    untap_step = f"{possessive(player)} next untap step"
    return f"{player} may exert {attacker} as it attacks: it won't untap during {untap_step}"


@said
def as_unblocked(player: str, attacker: str) -> str:
    """`Amy may have Ox assign its damage as though it weren't blocked`."""
    return f"{player} may have {attacker} assign its damage as though it weren't blocked"


@said
def cast_transformed(player: str, name: str) -> str:
    """`Amy may cast Zilortha transformed, without paying its mana cost`."""
    return f"{player} may cast {name} transformed without paying its mana cost"


@said
def create_copy(player: str, name: str, opponent: str) -> str:
    """`Amy may create a copy of Ox for Nicole`; `opponent` is whom it would attack, of several."""
    return f"{player} may create a copy of {name}{f' for {opponent}' if opponent else ''}"


@said
def what_token_attacks(player: str, name: str) -> str:
    """`Amy chooses what Goblin attacks`."""
    return f"{player} chooses what {name} attacks"


@said
def return_card(player: str) -> str:
    """`Amy chooses a card to return to their hand`."""
    return f"{player} chooses a card to return to their hand"


@said
def what_aura_enchants(player: str, name: str) -> str:
    """`Amy chooses what Pacifism enchants`."""
    return f"{player} chooses what {name} enchants"


@said
def enter_with(player: str, name: str, counters: Sequence[tuple[str, int]], otherwise: Sequence[str]) -> str:
    """`Amy may have Ox enter with a +1/+1 counter; otherwise it has haste`."""
    what = listed([_counters(kind, number) for kind, number in counters])
    rest = f"; otherwise it has {listed(otherwise)}" if otherwise else ""
    return f"{player} may have {name} enter with {what}{rest}"


def _counters(kind: str, number: int) -> str:
    counter = f"{kind} counter"
    return with_article(counter) if number == 1 else number_of(number, counter)


@said
def what_is_devoured(player: str, name: str) -> str:
    """`Amy chooses what to sacrifice for Dragon as it enters`."""
    return f"{player} chooses what to sacrifice for {name} as it enters"


@said
def what_is_copied(player: str, name: str) -> str:
    """`Amy chooses what Clone enters as a copy of`."""
    return f"{player} chooses what {name} enters as a copy of"


@said
def color(player: str, name: str) -> str:
    """`Amy chooses a color for Voice of All`."""
    return f"{player} chooses a color for {name}"


@said
def which_ability(player: str, name: str) -> str:
    """`Amy chooses an ability for Ox's ability`."""
    return f"{player} chooses which ability {name} gives"


@said
def tap_or_untap(player: str, name: str) -> str:
    """`Amy taps or untaps Ox`."""
    return f"{player} chooses whether {name} is tapped or untapped"


@said
def tap() -> str:
    """An answer: `Tap it`."""
    return "Tap it"


@said
def untap() -> str:
    """An answer: `Untap it`."""
    return "Untap it"


@said
def source_of_damage(player: str, source: str, ability: str) -> str:
    """`Amy chooses a red source for Circle of Protection: Red's ability`."""
    return f"{player} chooses {source} for {ability}"


@said
def what_is_paid(player: str, count: int, to: str, power: int | None) -> str:
    """`Amy chooses two permanents to sacrifice`, or cards to discard or exile; or creatures by `power`."""
    if power is not None:
        return f"{player} chooses creatures with total power {power} or greater to {to}"
    noun = "card" if to in {"discard", "exile"} else "permanent"
    what = f"{number_word(count)} {noun}s" if count > 1 else f"a {noun}"
    return f"{player} chooses {what} to {to}"


@said
def who_grows(player: str) -> str:
    """`Amy chooses the creature that gets the counters`."""
    return f"{player} chooses the creature that gets the counters"


@said
def what_proliferates(player: str) -> str:
    """`Amy chooses who gets another counter of each kind they have`."""
    return f"{player} chooses which permanents and players get another counter of each kind they have"


@said
def what_is_populated(player: str) -> str:
    """`Amy chooses the token to copy`."""
    return f"{player} chooses the creature token to copy"


@said
def what_leaves_top(player: str, how: str) -> str:
    """`Amy scries: which cards go on the bottom?`, or into the graveyard."""
    if how == "scry":
        return f"{player} scries: which cards go on the bottom of the library, if any?"
    return f"{player} surveils: which cards go into the graveyard, if any?"


@said
def order_on_top(player: str) -> str:
    """`Amy chooses the order of the cards that stay on top, the top card first`."""
    return f"{player} chooses the order of the cards that stay on top, the top card first"


@said
def is_land(player: str, ability: str) -> str:
    """`Merfolk's ability: is Amy's card a land card? The table doesn't know it`."""
    return f"{ability}: is {player}'s card a land card? The table doesn't know it"


@said
def put_in_graveyard(player: str, name: str) -> str:
    """`Amy may put Bear into the graveyard`."""
    return f"{player} may put {name or 'the revealed card'} into the graveyard"


@said
def yes() -> str:
    """An answer: `Yes`."""
    return "Yes"


@said
def no() -> str:
    """An answer: `No`."""
    return "No"


@said
def pay(cost: str) -> str:
    """An answer: `Pay {2}`."""
    return f"{cost[:1].upper()}{cost[1:]}"


@said
def do_not_pay() -> str:
    """An answer: `Don't`."""
    return "Don't"


@said
def copy_nothing() -> str:
    """An answer: `Copy nothing`."""
    return "Copy nothing"


@said
def create() -> str:
    """An answer: `Create it`."""
    return "Create it"


@said
def do_not_create() -> str:
    """An answer: `Don't create it`."""
    return "Don't create it"


@said
def is_countered(name: str) -> str:
    """`Lightning Bolt is countered`, a clause."""
    return f"{name} is countered"


@said
def ability_does(ability: str, does: str) -> str:
    """`Goat's ability does this: draw a card`, a clause."""
    return f"{ability} does this: {does}"
