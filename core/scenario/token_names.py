"""The names of their own that tokens created in play may have (CR 111.4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from core.abilities.instructions.create_tokens import TokenBody
from core.abilities.parts_of import parts_of
from core.model.cards import Card


@lru_cache(maxsize=1024)
def names_of_tokens(card: Card) -> frozenset[str]:
    """Return the names of the tokens that either face of a card may create: `Minor Demon`."""
    faces = (card, card.back) if card.back is not None else (card,)
    return frozenset(name for face in faces for name in named_within((face.effects, face.abilities)))


def named_within(abilities: object) -> Iterator[str]:
    """Yield the names of tokens in abilities or effects, those of tokens that tokens create included."""
    for part in parts_of(abilities):
        if isinstance(part, TokenBody) and part.name:
            yield part.name
