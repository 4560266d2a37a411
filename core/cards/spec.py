"""A card as a library file writes it."""

from typing import Annotated

from core.abilities.parts import ReadAs
from core.abilities.phrases import phrase, split_abilities
from core.abilities.text import CardText
from core.files.fields import (
    Amount,
    ColorWord,
    Flag,
    Name,
    Number,
    Phrase,
    Spec,
    SupertypeWord,
    TypeWord,
)
from core.model.cards import Card


class CardSpec(Spec):
    """Printed characteristics. `invented` marks a card that exists only here, for teaching."""

    name: Name
    supertypes: tuple[SupertypeWord, ...] = ()
    types: tuple[TypeWord, ...]
    subtypes: tuple[Name, ...] = ()
    colors: tuple[ColorWord, ...] = ()
    power: Number | None = None
    toughness: Number | None = None
    loyalty: Amount | None = None
    defense: Amount | None = None
    keywords: tuple[Phrase, ...] = ()
    abilities: tuple[Annotated[CardText, ReadAs(CardText)], ...] = ()
    invented: Flag = False

    def to_card(self) -> Card:
        """Return the card."""
        keywords, abilities = split_abilities(self.keywords)
        return Card(
            name=self.name,
            types=frozenset(self.types),
            subtypes=self.subtypes,
            supertypes=frozenset(self.supertypes),
            colors=frozenset(self.colors),
            power=self.power,
            toughness=self.toughness,
            loyalty=self.loyalty,
            defense=self.defense,
            keywords=keywords,
            abilities=abilities,
            effects=self.abilities,
        )


def ability_phrases(card: Card) -> tuple[str, ...]:
    """Return the phrases for everything a card can do, keywords first in alphabetical order."""
    return (*sorted(card.keywords), *map(phrase, card.abilities))
