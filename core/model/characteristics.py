"""What an object is right now, after counters and effects (CR 109.3, 613)."""

from typing import TypeVar

from core.abilities.ability import Ability
from core.abilities.card_texts.card_text import CardText
from core.abilities.keywords import Keyword
from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color
from core.terms.values import Value

A = TypeVar("A", bound=Value)


class Characteristics(Value):
    """Current characteristics of one object.

    `power` and `toughness` are 0 for what is not a creature; `loyalty` and `defense` are
    the number of such counters (CR 306.5c, 310.4c), 0 for what is neither planeswalker nor battle.
    `mana_value` is 0 for what has no mana cost (CR 202.3a).
    """

    name: str
    types: frozenset[CardType]
    subtypes: tuple[str, ...]
    supertypes: frozenset[Supertype]
    colors: frozenset[Color]
    power: int
    toughness: int
    loyalty: int
    defense: int
    keywords: frozenset[Keyword]
    abilities: tuple[Ability, ...]
    effects: tuple[CardText, ...] = ()
    mana_value: int = 0

    @property
    def is_creature(self) -> bool:
        """Whether creature is among its types; it may be more besides."""
        return CardType.CREATURE in self.types

    @property
    def is_planeswalker(self) -> bool:
        """Whether planeswalker is among its types."""
        return CardType.PLANESWALKER in self.types

    @property
    def is_battle(self) -> bool:
        """Whether battle is among its types."""
        return CardType.BATTLE in self.types

    def has(self, keyword: Keyword) -> bool:
        """Whether it has the keyword."""
        return keyword in self.keywords

    def each(self, kind: type[A]) -> tuple[A, ...]:
        """Return its abilities of one class, in order: `each(Protection)`."""
        if not self.abilities:  # as most have none, and this is asked of each again and again
            return ()
        return tuple(ability for ability in self.abilities if isinstance(ability, kind))
