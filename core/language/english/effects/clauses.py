"""The sentences of static effects: each module of this folder adds those of its subject."""

from __future__ import annotations

from typing import Any, Final

from core.language.english.slots import SLOTS
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Words

Fixed = dict[str, Any]
"""Fields of any model that words stand for, by name."""

EFFECTS: Final = Patterns("a static effect", SLOTS)
"""One effect without a full stop: `creatures you control enter tapped`."""

AMONG_INSTRUCTIONS: Final = Patterns("an effect", SLOTS)
"""Effects with something besides, where instructions may follow: every sentence says of what it is a part."""
WHERE_BESIDES: Final = ((EFFECTS, "besides"), (AMONG_INSTRUCTIONS, "besides an event"))
"""Both, with the slot for what happens besides."""

SIDES: Final = (
    ("you", "you", "you", "", "your"),
    ("opponent", "an opponent", "that player", "s", "an opponent's"),
    ("any", "a player", "that player", "s", "a player's"),
)
"""Whom an effect is about: as data, at first, later, the ending of what they do, and whose."""
SLOTS["players"] = Words(
    "players", [("you", "you"), ("your opponents", "opponent"), ("opponents", "opponent"), ("players", "any")]
)
