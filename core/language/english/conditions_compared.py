"""Conditions that compare players: `an opponent has more life than you`, `you control more lands than …`."""

from __future__ import annotations

from typing import Any, Final

from core.abilities.conditions import Condition, More
from core.abilities.filters import Objects
from core.language.english.nouns import MANY
from core.language.english.slots import SLOTS
from core.language.kernel.made import made
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Mapped, Phrase


def _whosever(value: object) -> object | None:
    """Return a filter for permanents of a kind, whosever they are."""
    return value if isinstance(value, Objects) and not (value.controller or value.which) else None


_SLOTS: Final = {**SLOTS, "compared": Mapped(MANY, _whosever, _whosever)}
_MORE: Final = Patterns("a condition", _SLOTS)
_THINGS: Final[tuple[tuple[str, str, str, dict[str, Any]], ...]] = (
    ("have", "has", "life", {"of": "life"}),
    ("have", "has", "cards in hand", {"of": "cards_in_hand"}),
    ("control", "controls", "{of:compared}", {}),
)
for _you, _they, _what, _fixed in _THINGS:
    _less = "less" if _what == "life" else "fewer"
    _MORE.says(
        More,
        f"an opponent {_they} more {_what} than you",
        also=(
            f"an opponent {_they} more {_what} than you {'do' if _you == 'control' else _you}",
            f"you {_you} {_less} {_what} than an opponent",
        ),
        who="opponent",
        **_fixed,
    )
    _MORE.says(More, f"you {_you} more {_what} than an opponent", **_fixed)
    _MORE.says(More, f"you {_you} more {_what} than each opponent", than_each=True, **_fixed)


def _as_condition(value: object) -> object | None:
    return Condition(more=value) if isinstance(value, More) else None


def _as_comparison(value: object) -> object | None:
    return value.more if isinstance(value, Condition) else None


CONDITION_COMPARED: Final[Phrase] = Mapped(made(_MORE), _as_condition, _as_comparison)
"""`an opponent has more life than you`."""
