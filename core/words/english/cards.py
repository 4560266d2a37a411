"""What a card says. English rules text is made by the grammar that reads it, from the card's data."""

from __future__ import annotations

from core.words.english.row import Clause

# The name of a card.
name = Clause("{english}")
type_line = Clause("{english}")
# A line of its rules text.
rules_line = Clause("{english}")
