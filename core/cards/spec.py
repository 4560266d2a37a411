"""A card as a library file writes it."""

from typing import Annotated, Self

from pydantic import model_validator

from core.abilities.card_texts.card_text import CardText
from core.abilities.card_texts.stack_abilities import Spell, says_x
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.one_shot import MakeEffect
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
    fault,
)
from core.files.read_as import ReadAs
from core.language.phrases import phrase, read_abilities
from core.model.cards import Card
from core.terms.values import replace


class FaceSpec(Spec):
    """Printed characteristics of one face of a card."""

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

    def to_card(self) -> Card:
        """Return the card that this face alone makes."""
        keywords, abilities = read_abilities(self.keywords)
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


class BackSpec(FaceSpec):
    """A back face (CR 712.8). As a spell it may have targets, but nothing else to announce."""

    @model_validator(mode="after")
    def _announce_just_targets(self) -> Self:
        for text in self.abilities:
            if isinstance(text, Spell) and not _announces_just_targets(text):
                raise fault(
                    "a back face is cast as an ability resolves: what it divides, sacrifices as a cost "
                    "or chooses as a source could not be told."
                )
        return self


class CardSpec(FaceSpec):
    """A card. `back` is its back face; `invented` marks one that exists only here, for teaching."""

    back: BackSpec | None = None
    invented: Flag = False

    def to_card(self) -> Card:
        """Return the card, with its back face if it has one."""
        card = super().to_card()
        return replace(card, back=self.back.to_card()) if self.back is not None else card


def back_spec(card: Card) -> BackSpec:
    """Return how a file writes a card as a back face."""
    return BackSpec(
        name=card.name,
        supertypes=tuple(sorted(card.supertypes)),
        types=tuple(sorted(card.types)),
        subtypes=card.subtypes,
        colors=tuple(sorted(card.colors)),
        power=card.power,
        toughness=card.toughness,
        loyalty=card.loyalty,
        defense=card.defense,
        keywords=ability_phrases(card),
        abilities=card.effects,
    )


def _announces_just_targets(spell: Spell) -> bool:
    divides = any(isinstance(part, DealDamage) and part.is_divided for part in spell.does)
    chooses = any(isinstance(part, MakeEffect) and part.from_source == "chosen" for part in spell.does)
    varies = spell.least_targets is not None or bool(spell.modes)
    return not (divides or chooses or varies or says_x(spell.does)) and spell.sacrifice is None


def ability_phrases(card: Card) -> tuple[str, ...]:
    """Return the phrases for everything a card can do, keywords first in alphabetical order."""
    return (*sorted(card.keywords), *map(phrase, card.abilities))
