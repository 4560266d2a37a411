"""The words of a board line that say what is done; a name with one of them stands in quotes."""

from __future__ import annotations

import re
from typing import Final

VERBS: Final = (
    *("attacks?", "blocks?", "orders", "assigns", "casts", "activates", "passes", "chooses", "applies"),
    *("resolves", "gains", "loses", "becomes", "gets", "moves", "phases", "taps", "untaps", "attaches"),
    *("leaves", "puts", "stacks", "prevents"),
)
IMPERATIVES: Final = {
    "activate": "activates",
    "apply": "applies",
    "choose": "chooses",
    "prevent": "prevents",
    "stack": "stacks",
}
"""Verbs that leave open who does it."""
VERB: Final = re.compile(rf"(?<=\s)(?:{'|'.join(VERBS)})(?=\s|$)")
"""A verb that stands for itself, after who does it."""
