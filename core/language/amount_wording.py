"""Amounts in words."""

from __future__ import annotations

from core.abilities.amounts import Counted, HowMuch
from core.abilities.filters import Objects
from core.language.filter_wording import all_words, an, each_words

_TIMES = {2: "twice"}


def counted_words(amount: Counted) -> str:
    """Return what is counted: `the number of creatures you control`, `half your life, rounded up`."""
    plain = {"that_much": "that much", "power": "its power", "life": "your life"}
    what = plain[amount.of] if isinstance(amount.of, str) else f"the number of {all_words(amount.of)}"
    if amount.times > 1:
        what = f"{_TIMES.get(amount.times, f'{amount.times} times')} {what}"
    return f"half {what}, rounded {amount.half}" if amount.half is not None else what


def how_much(amount: HowMuch) -> str:
    """Return an amount, as `3` or `that much`; X where it is counted."""
    if isinstance(amount, Counted):
        return "X"
    words = {
        "that_much": "that much",
        "x": "X",
        "power": "power",
        "sacrificed_power": "the sacrificed power in",
    }
    return words[amount] if isinstance(amount, str) else str(amount)


def number_of_those(amount: HowMuch, what: Objects) -> str:
    """Return how many permanents of a kind, as `2 creatures`."""
    if what == Objects():
        return how_many(amount, "permanent")
    return how_many(amount, each_words(what), all_words(what))


def how_many(amount: HowMuch, one: str, many: str = "") -> str:
    """Return how many of something there are, as `a card` or `2 cards`."""
    if amount == 1:
        return f"an{one}" if one.startswith("other ") else f"{an(one)} {one}"
    number = "X" if isinstance(amount, Counted) else amount if isinstance(amount, int) else _MANY[amount]
    return f"{number} {many or f'{one}s'}"


_MANY = {
    "that_much": "that many",
    "x": "X",
    "power": "its power in",
    "sacrificed_power": "the sacrificed power in",
}
