"""What players pay, in words: `pay {2}`, `pays 3 life and sacrifices a creature`, `{2}, pay 3 life`."""

from __future__ import annotations

from typing import Final

from core.abilities.costs import Cost
from core.abilities.filters import Objects
from core.language.english.cards import (
    CARD_IN_GRAVEYARD,
    CARD_IN_HAND,
    CARD_IN_THEIRS,
    CARDS_IN_GRAVEYARD,
    CARDS_IN_HAND,
    CARDS_IN_THEIRS,
)
from core.language.english.nouns import A_OTHER, MANY
from core.language.english.slots import SLOTS
from core.language.kernel.made import made
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Mapped, Phrase
from core.language.kernel.together import Row, Together


def _of_payer(value: object) -> object | None:
    """Return permanents if they are those of who pays: others are not returned as a cost here."""
    return value if isinstance(value, Objects) and value.controller == "you" else None


SLOTS.update(
    {
        "one you control": Mapped(A_OTHER, _of_payer, _of_payer),
        "many you control": Mapped(MANY, _of_payer, _of_payer),
        "a card in hand": CARD_IN_HAND,
        "cards in hand": CARDS_IN_HAND,
        "a card in your graveyard": CARD_IN_GRAVEYARD,
        "cards in your graveyard": CARDS_IN_GRAVEYARD,
        "a card in their graveyard": CARD_IN_THEIRS,
        "cards in their graveyard": CARDS_IN_THEIRS,
    }
)


def _rows(ending: str, mana: str, *both: str, theirs: bool = False) -> tuple[Row, ...]:
    """Return the parts of a cost; `ending` is that of the verbs, `both` says mana and life together.

    `theirs`: another player pays, of whom it is said that what is sacrificed is their own choice.
    """
    ones: Row = (f"sacrifice{ending} {{sacrifice:a permanent}} of their choice", {"sacrifice_count": 1})
    several = f"sacrifice{ending} {{sacrifice_count:several}} {{sacrifice:plural}} of their choice"
    their = "their" if theirs else "your"
    power = "with total power {tap_power:integer} or greater"
    return (
        *both,
        mana,
        f"pay{ending} {{life:integer}} life",
        f"tap{ending} any number of {{tap:untapped_plural}} {power}",
        (f"tap{ending} {{tap:untapped}}", {"tap_count": 1}),
        f"tap{ending} {{tap_count:several}} {{tap:untapped_plural}}",
        *((ones, several) if theirs else ()),
        (f"sacrifice{ending} {{sacrifice:a}}", {"sacrifice_count": 1}),
        f"sacrifice{ending} {{sacrifice_count:several}} {{sacrifice:plural}}",
        (f"remove{ending} {{remove_counter:a_counter}} from ~", {"remove_count": 1}),
        f"remove{ending} {{remove_count:several}} {{remove_counter:counter}} counters from ~",
        (f"discard{ending} {{discard:a card in hand}}", {"discard_count": 1}),
        f"discard{ending} {{discard_count:several}} {{discard:cards in hand}}",
        (f"exile{ending} {{exile:a card in {their} graveyard}}", {"exile_count": 1}),
        f"exile{ending} {{exile_count:several}} {{exile:cards in {their} graveyard}}",
        (f"return{ending} {{return_to_hand:one you control}} to its owner's hand", {"return_count": 1}),
        f"return{ending} {{return_count:several}} {{return_to_hand:many you control}} to their owner's hand",
    )


def _paying(name: str, rows: tuple[Row, ...], between: str = "") -> Phrase:
    SLOTS[name] = Together("a cost", Cost, rows, SLOTS, between)
    phrase = Patterns("a cost", SLOTS)
    phrase.says(Cost, f"{{*:{name}}}")
    return phrase


def _besides_mana(value: object) -> object | None:
    """Return a cost of which nothing has a place of its own among the costs of an activated ability."""
    if not isinstance(value, Cost) or value.mana or value.remove_counter:
        return None
    return value


PAY: Final = _paying("paid by you", _rows("", "pay {mana:mana}", "pay {mana:mana} and {life:integer} life"))
"""`pay {2} and sacrifice a creature`."""
PAYS: Final = _paying(
    "paid by another",
    _rows("s", "pays {mana:mana}", "pays {mana:mana} and {life:integer} life", theirs=True),
)
"""`pays {2} and sacrifices a creature of their choice`."""
THEY_PAY: Final = _paying(
    "paid by them",
    _rows("", "pay {mana:mana}", "pay {mana:mana} and {life:integer} life", theirs=True),
)
"""`pay {2} and sacrifice a creature of their choice`, behind `they`."""
PAYING: Final = _paying(
    "paid in addition",
    (
        "paying {life:integer} life",
        ("sacrificing {sacrifice:a}", {"sacrifice_count": 1}),
        "sacrificing {sacrifice_count:several} {sacrifice:plural}",
        ("discarding {discard:a card in hand}", {"discard_count": 1}),
        "discarding {discard_count:several} {discard:cards in hand}",
        ("exiling {exile:a card in your graveyard}", {"exile_count": 1}),
        "exiling {exile_count:several} {exile:cards in your graveyard}",
    ),
)
"""`paying 3 life and discarding a card`, behind `by`."""
COSTS: Final = _paying("paid", _rows("", "{mana:mana}"), between=", ")
"""`{2}, sacrifice a creature`."""
SLOTS.update({"pay": PAY, "pays": PAYS, "they pay": THEY_PAY, "paying": PAYING, "costs": COSTS})

BESIDES_MANA: Final = Mapped(made(COSTS, Cost), _besides_mana, _besides_mana)
"""`discard a card, sacrifice a creature`: what a player chooses as an ability is activated."""
