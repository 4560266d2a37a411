"""The vocabulary of abilities: what a card can say, as data."""
