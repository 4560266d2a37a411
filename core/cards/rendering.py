"""Rules text, made from abilities. The project stores none."""

from __future__ import annotations

from core.abilities.ability import KEYWORD_ABILITIES
from core.abilities.restrictions import (
    AllMustBlock,
    AtMostAttackers,
    AtMostBlockers,
    CantBeCountered,
    LethalByPower,
)
from core.language.ability_wording import text_words
from core.language.phrases import phrase
from core.model.cards import Card
from core.terms.card_types import CardType

_WHOLE_SENTENCES = (AtMostAttackers, AtMostBlockers, AllMustBlock, LethalByPower)


def rules_text(card: Card) -> tuple[str, ...]:
    """Return the lines of a card's rules text: keywords on one, then a sentence for each other ability."""
    keywords = [
        *sorted(card.keywords),
        *(phrase(ability) for ability in card.abilities if isinstance(ability, KEYWORD_ABILITIES)),
    ]
    lines = [_capital(", ".join(keywords))] if keywords else []
    for ability in card.abilities:
        if not isinstance(ability, KEYWORD_ABILITIES):
            said = phrase(ability)
            whole = isinstance(ability, _WHOLE_SENTENCES)
            subject = "spell" if isinstance(ability, CantBeCountered) else "creature"
            lines.append(f"{_capital(said)}." if whole else f"This {subject} {said}.")
    lines.extend(text_words(text) for text in card.effects)
    return tuple(lines)


def type_line(card: Card) -> str:
    """Return the type line: `Legendary Creature — Human Soldier`."""
    order = list(CardType)
    types = sorted(card.types, key=lambda one: (one is CardType.CREATURE, order.index(one)))
    before = " ".join(word.capitalize() for word in (*sorted(card.supertypes), *types))
    return f"{before} \N{EM DASH} {' '.join(card.subtypes)}" if card.subtypes else before


def card_words(card: Card) -> str:
    """Return a card in words: name, numbers, type line, rules text."""
    numbers = f"{card.power}/{card.toughness}" if card.power is not None else ""
    rules = ". ".join(line.rstrip(".") for line in rules_text(card))
    return ", ".join(part for part in (card.name, numbers, type_line(card), rules) if part)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
