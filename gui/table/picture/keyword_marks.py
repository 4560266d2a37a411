"""Keywords as a card shows them: a glyph each, and what it means in words."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.ability import Ability
from core.abilities.keyword_abilities import (
    BandsWithOther,
    HexproofFrom,
    Landwalk,
    Protection,
    Shorthand,
    Toxic,
    Ward,
)
from core.abilities.keywords import NUMBERED, Keyword
from core.abilities.qualities import OfColor, Quality
from core.cards.rendering import keywords_in_order
from core.language.phrases import phrase
from core.model.cards import Card
from core.terms.values import Value, replace

_NOT_A_GLYPH = frozenset({"equip", "crew", "saddle", "outlast", "firebending", "level up"})
"""Said among the rules text: activated abilities with a cost, and what adds only mana."""


class KeywordMark(Value, kw_only=False):
    """One keyword on a card.

    Attributes:
        glyph: which drawing stands for it: the keyword's name without its parameter.
        words: the keyword as a card says it.
        beside: what is written beside the glyph: a number, or the letter of a color.
    """

    glyph: str
    words: str
    beside: str = ""


def keyword_marks(card: Card) -> tuple[KeywordMark, ...]:
    """Return the keywords of a card, in the order in which cards name them."""
    simple = (KeywordMark(one.value, one.value) for one in keywords_in_order(card.keywords))
    return tuple(dict.fromkeys((*simple, *_parametrized(card.abilities))))


def without_marked(card: Card) -> Card:
    """Return the card without the keywords that have marks: what is left is to be said in words."""
    left = tuple(one for one in card.abilities if not any(_parametrized((one,))))
    return replace(card, keywords=frozenset[Keyword](), abilities=left)


def _parametrized(abilities: tuple[Ability, ...]) -> Iterator[KeywordMark]:
    for one in abilities:
        words = phrase(one)
        match one:
            case Toxic(value=value):
                yield KeywordMark("toxic", words, str(value))
            case Protection(quality=quality):
                yield KeywordMark("protection", words, _letter(quality))
            case HexproofFrom(quality=quality):
                yield KeywordMark("hexproof", words, _letter(quality))
            case Ward():
                yield KeywordMark("ward", words)
            case Landwalk():
                yield KeywordMark("landwalk", words)
            case BandsWithOther():
                yield KeywordMark("banding", words)
            case Shorthand(word=word, value=value) if word not in _NOT_A_GLYPH:
                yield KeywordMark(word, words, str(value) if word in NUMBERED else "")
            case _:
                pass


def _letter(quality: Quality) -> str:
    return quality.color.value if isinstance(quality, OfColor) else ""
