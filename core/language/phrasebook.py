"""The phrases of files, by which abilities are read and written."""

from __future__ import annotations

from typing import Final

from core.abilities.phrased import Phrasebook
from core.language.phrase_reading import parse, parse_of_chosen_color
from core.language.phrases import phrase_of_chosen_color

ENGLISH: Final = Phrasebook(
    read=parse, read_of_chosen_color=parse_of_chosen_color, write=phrase_of_chosen_color
)
