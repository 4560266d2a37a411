"""How large a scenario may be. Beyond these a file is refused, before much work is done on it."""

from __future__ import annotations

FILE_BYTES = 4_000_000
NESTING = 48
PLAYERS = 16
OBJECTS = 2_000
ENTRIES = 10_000
ABILITIES = 64
NOTES = 500
MARKS = 64
"""In one note, of one kind."""
VARIATIONS = 2_000
"""That leave one line."""
LINES_DEEP = 8
"""How many lines leave one another in turn as the program writes them; `NESTING` limits what a file may."""
NAME_LENGTH = 120
TEXT_LENGTH = 20_000
NUMBER = 1_000_000
"""Power, toughness, life, counters and damage: no further from zero than this."""
