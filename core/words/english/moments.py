"""What several frames say together."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed
from core.words.english.sentences import sentence
from core.words.speaking import said


@said
def likewise(names: Sequence[str]) -> str:
    """`The same for Squire and Elk.`"""
    return sentence(f"The same for {listed(names)}")
