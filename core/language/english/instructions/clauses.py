"""The instructions there are: each module of this folder adds those of its subject."""

from __future__ import annotations

from typing import Final

from core.language.english.slots import SLOTS
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Either

INSTRUCTIONS: Final = Patterns("an instruction", SLOTS)
"""One instruction that holds no other, without a full stop: `destroy target creature`."""
COMPOUND: Final = Patterns("an instruction", SLOTS)
"""One that holds others: `destroy it unless you pay {2}`."""
INSTRUCTION: Final = Either("an instruction", INSTRUCTIONS, COMPOUND)
"""Any instruction."""
SLOTS["instruction"] = INSTRUCTION
