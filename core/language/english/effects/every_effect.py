"""Every static effect that has a sentence of its own; whoever needs them all imports them here."""

from __future__ import annotations

from typing import Final

from core.language.english.effects import damage, entering, life_and_counters, others
from core.language.english.effects.clauses import EFFECTS

SUBJECTS: Final = (damage, entering, life_and_counters, others)
"""The modules that add sentences."""

__all__ = ["EFFECTS", "SUBJECTS"]
