"""The instructions there are: each module of this folder adds those of its subject."""

from __future__ import annotations

from typing import Final

from core.language.english.slots import SLOTS
from core.language.kernel.pattern import Patterns

INSTRUCTIONS: Final = Patterns("an instruction", SLOTS)
"""One instruction without a full stop: `destroy target creature`."""
SLOTS["instruction"] = INSTRUCTIONS
