"""The table: cards, players, arrows, and the gestures that move them."""
