"""What players pay, in words: `pay {2}`, `pays 3 life and sacrifices a creature`, `{2}, pay 3 life`."""

from __future__ import annotations

from typing import Final

from core.abilities.costs import Cost
from core.language.english.slots import SLOTS
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Phrase
from core.language.kernel.together import Row, Together


def _rows(ending: str, mana: str, *both: str, theirs: bool = False) -> tuple[Row, ...]:
    """Return the parts of a cost; `ending` is that of the verbs, `both` says mana and life together.

    `theirs`: another player pays, of whom it is said that what is sacrificed is their own choice.
    """
    ones: Row = (f"sacrifice{ending} {{sacrifice:a permanent}} of their choice", {"sacrifice_count": 1})
    several = f"sacrifice{ending} {{sacrifice_count:several}} {{sacrifice:plural}} of their choice"
    return (
        *both,
        mana,
        f"pay{ending} {{life:integer}} life",
        (f"tap{ending} {{tap:untapped}}", {"tap_count": 1}),
        f"tap{ending} {{tap_count:several}} {{tap:untapped_plural}}",
        *((ones, several) if theirs else ()),
        (f"sacrifice{ending} {{sacrifice:a}}", {"sacrifice_count": 1}),
        f"sacrifice{ending} {{sacrifice_count:several}} {{sacrifice:plural}}",
        (f"remove{ending} {{remove_counter:a_counter}} from ~", {"remove_count": 1}),
        f"remove{ending} {{remove_count:several}} {{remove_counter:counter}} counters from ~",
    )


def _paying(name: str, rows: tuple[Row, ...], between: str = "") -> Phrase:
    SLOTS[name] = Together("a cost", Cost, rows, SLOTS, between)
    phrase = Patterns("a cost", SLOTS)
    phrase.says(Cost, f"{{*:{name}}}")
    return phrase


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
COSTS: Final = _paying("paid", _rows("", "{mana:mana}"), between=", ")
"""`{2}, sacrifice a creature`."""
SLOTS.update({"pay": PAY, "pays": PAYS, "they pay": THEY_PAY, "costs": COSTS})
