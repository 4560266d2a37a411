"""The vocabulary of abilities: what a card can say, as data."""

import core.abilities.card_texts.card_text  # noqa: F401 - closes the union of what abilities can give
