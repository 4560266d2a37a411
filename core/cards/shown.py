"""What a card says, for a reader in the language that is spoken; `rendering` has it in English."""

from __future__ import annotations

from core.cards.rendering import rules_text, type_line
from core.model.cards import Card
from core.words.english import cards as words


def shown_types(card: Card) -> str:
    """Return the type line: `Legendary Creature — Human Soldier`."""
    return words.type_line(type_line(card))


def shown_rules(card: Card) -> tuple[str, ...]:
    """Return the lines of its rules text."""
    return tuple(map(words.rules_line, rules_text(card)))


def card_words(card: Card) -> str:
    """Return a card in words: name, numbers, type line, rules text."""
    numbers = f"{card.power}/{card.toughness}" if card.power is not None else ""
    rules = ". ".join(line.rstrip(".") for line in shown_rules(card))
    return ", ".join(part for part in (card.name, numbers, shown_types(card), rules) if part)
