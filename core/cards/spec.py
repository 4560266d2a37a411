"""A card as a library file writes it."""

from typing import NamedTuple, Protocol

from core.abilities.ability import Ability, split_abilities
from core.abilities.card_texts.card_text import CardText
from core.abilities.card_texts.stack_abilities import Activated, Spell, says_x
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.one_shot import MakeEffect
from core.abilities.keywords import Keyword
from core.abilities.phrased import Phrased
from core.cards.said import Said, said_by
from core.data.marks import RefusedError
from core.files.fields import (
    Amount,
    ColorWord,
    Name,
    Number,
    Phrase,
    PrintedCost,
    RulesText,
    Spec,
    SupertypeWord,
    TypeWord,
)
from core.language.phrases import phrase, read_abilities
from core.model.cards import Card
from core.terms.card_types import SPELL_TYPES
from core.terms.colors import Color
from core.terms.mana import colors_of_cost
from core.terms.values import replace
from core.words.english.errors import card_errors as words


class SaysAbilities(Protocol):
    """An entry of a file that says what a card or an object can do."""

    @property
    def keywords(self) -> tuple[str, ...]:
        """Phrases, for keywords and for other short abilities."""

    @property
    def abilities(self) -> tuple[CardText | Keyword | Ability, ...]:
        """What is written as data, or as phrases like `keywords`."""

    @property
    def text(self) -> str:
        """What is written as rules text, an ability a line."""


class Abilities(NamedTuple):
    """All that a card can do, as `Card` holds it, and what it says besides that is not played here."""

    keywords: frozenset[Keyword]
    abilities: tuple[Ability, ...]
    effects: tuple[CardText, ...]
    not_played: tuple[str, ...] = ()
    unplayed_numbers: tuple[int, ...] = ()


def written_abilities(entry: SaysAbilities, name: str) -> Abilities:
    """Return all that an entry says a card or an object can do, however the entry writes it.

    `name`: what it is called in its own text. Lines that can't be read are passed over here; whoever
    checks the file tells of them.
    """
    if not (entry.keywords or entry.abilities or entry.text):  # as most objects are: all is on their cards
        return Abilities(frozenset(), (), ())
    keywords, abilities = read_abilities(entry.keywords)
    said = said_by(entry.text, name) if entry.text else Said((), ())
    meanings = (*entry.abilities, *said.meanings)
    effects = tuple(one for one in meanings if isinstance(one, CardText))
    more_keywords, more_abilities = split_abilities(one for one in meanings if not isinstance(one, CardText))
    before = sum(isinstance(text, Activated) for text in entry.abilities)
    unplayed = tuple(before + number for number in said.unplayed_numbers)
    return Abilities(keywords | more_keywords, (*abilities, *more_abilities), effects, said.beside, unplayed)


class PrintedSpec(Spec):
    """What is printed on one face of a card, besides its name.

    Attributes:
        colors: those of its mana cost if they are not written (CR 202.2).
        text: abilities as rules text, one a line, besides those written as `keywords` and `abilities`; a line
            that speaks of what is not on this table, such as mana or a library, is shown and not played.
    """

    supertypes: tuple[SupertypeWord, ...] = ()
    types: tuple[TypeWord, ...]
    subtypes: tuple[Name, ...] = ()
    mana_cost: PrintedCost = ""
    colors: tuple[ColorWord, ...] | None = None
    power: Number | None = None
    toughness: Number | None = None
    loyalty: Amount | None = None
    defense: Amount | None = None
    keywords: tuple[Phrase, ...] = ()
    abilities: tuple[CardText | Phrased, ...] = ()
    text: RulesText = ""

    def __post_init__(self) -> None:
        is_spell = not SPELL_TYPES.isdisjoint(self.types)
        texts = [text for text in self.abilities if isinstance(text, Spell)]
        if not is_spell and not all(text.is_of_any_card for text in texts):
            raise RefusedError(words.spell_text_of_permanent())

    def named(self, name: str) -> Card:
        """Return the card of that name that this face alone makes."""
        can = written_abilities(self, name)
        return Card(
            name=name,
            types=frozenset(self.types),
            subtypes=self.subtypes,
            supertypes=frozenset(self.supertypes),
            mana_cost=self.mana_cost,
            colors=colors_of_cost(self.mana_cost) if self.colors is None else frozenset(self.colors),
            power=self.power,
            toughness=self.toughness,
            loyalty=self.loyalty,
            defense=self.defense,
            keywords=can.keywords,
            abilities=can.abilities,
            effects=can.effects,
            not_played=can.not_played,
            unplayed_numbers=can.unplayed_numbers,
        )


class FaceSpec(PrintedSpec):
    """Printed characteristics of one face of a card."""

    name: Name

    def to_card(self) -> Card:
        """Return the card that this face alone makes."""
        return self.named(self.name)


class BackSpec(FaceSpec):
    """A back face (CR 712.8). As a spell it may have targets, but nothing else to announce."""

    def __post_init__(self) -> None:
        super().__post_init__()
        for text in self.abilities:
            if isinstance(text, Spell) and not _announces_just_targets(text):
                raise RefusedError(words.back_face_announces())


class TwoFacedSpec(PrintedSpec):
    """What is printed on a card, besides its name; `back` is its back face."""

    back: BackSpec | None = None

    def named(self, name: str) -> Card:
        """Return the card of that name, with its back face if it has one."""
        card = super().named(name)
        return replace(card, back=self.back.to_card()) if self.back is not None else card


class CardSpec(TwoFacedSpec):
    """A card.

    Attributes:
        invented: whether it exists only here, for teaching.
    """

    name: Name
    invented: bool = False

    def to_card(self) -> Card:
        """Return the card, with its back face if it has one."""
        return self.named(self.name)


def written_colors(card: Card) -> tuple[Color, ...] | None:
    """Return the colors of a card as a file writes them; None if they follow from its mana cost."""
    follow = card.colors == colors_of_cost(card.mana_cost)
    return None if follow else tuple(sorted(card.colors))


def back_spec(card: Card) -> BackSpec:
    """Return how a file writes a card as a back face."""
    return BackSpec(
        name=card.name,
        supertypes=tuple(sorted(card.supertypes)),
        types=tuple(sorted(card.types)),
        subtypes=card.subtypes,
        mana_cost=card.mana_cost,
        colors=written_colors(card),
        power=card.power,
        toughness=card.toughness,
        loyalty=card.loyalty,
        defense=card.defense,
        keywords=ability_phrases(card),
        abilities=card.effects,
        text="\n".join(card.not_played),
    )


def _announces_just_targets(spell: Spell) -> bool:
    divides = any(isinstance(part, DealDamage) and part.is_divided for part in spell.does)
    chooses = any(isinstance(part, MakeEffect) and part.from_source == "chosen" for part in spell.does)
    varies = spell.least_targets is not None or bool(spell.modes)
    return not (divides or chooses or varies or says_x(spell.does)) and spell.does_one_thing


def ability_phrases(card: Card) -> tuple[str, ...]:
    """Return the phrases for everything a card can do, keywords first in alphabetical order."""
    return (*sorted(card.keywords), *map(phrase, card.abilities))
