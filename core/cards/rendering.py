"""Rules text, made from abilities by the grammar that reads it. The project stores none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from core.abilities.ability import KEYWORD_ABILITIES
from core.abilities.card_texts.card_text import CardText
from core.abilities.effects.on_entering import EntersEffect
from core.abilities.keyword_abilities import Enchant, Kicker, Shorthand, Ward
from core.abilities.keywords import Keyword
from core.abilities.restrictions import CantBeCountered
from core.language.lines import write_keywords, write_line
from core.language.phrases import phrase
from core.language.speaker import Speaker
from core.language.wording import text_words
from core.model.cards import Card
from core.terms.card_types import CardType, Supertype

_ORDER: Final = (
    *(Keyword.FLASH, Keyword.DEFENDER, Keyword.FLYING, Keyword.FIRST_STRIKE, Keyword.DOUBLE_STRIKE),
    *(Keyword.VIGILANCE, Keyword.MENACE, Keyword.REACH, Keyword.TRAMPLE, Keyword.DEATHTOUCH),
    *(Keyword.LIFELINK, Keyword.HASTE, Keyword.SHROUD, Keyword.HEXPROOF, Keyword.INFECT),
    *(Keyword.INDESTRUCTIBLE,),
)
"""Keywords in the order in which cards name them; others follow by the alphabet."""
_CALLED_BY_SUBTYPE: Final = ("Aura", "Equipment", "Fortification", "Vehicle", "Saga", "Siege")
_CALLED_BY_TYPE: Final = (
    *(CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE, CardType.ARTIFACT),
    *(CardType.ENCHANTMENT, CardType.LAND),
)
_ON_NO_TABLE: Final = frozenset({CardType.INSTANT, CardType.SORCERY})
_MORTAL: Final = _ON_NO_TABLE | {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE}
"""Types of cards of which it is said that they die, or whose spells give others such abilities."""
_THE_SPELL: Final = Speaker(itself="this spell")


def speaker_of(card: Card) -> Speaker:
    """Return what a card calls itself in its text, and what it may be attached to."""
    short = card.name.partition(",")[0]
    names = tuple(dict.fromkeys(name for name in (card.name, short) if name))
    return Speaker(_itself(card, short), _bearer(card), names, _dies(card))


def _dies(card: Card) -> bool:
    """Whether what is on a card is said to die, as creatures are, and Vehicles, which often are creatures."""
    return "Vehicle" in card.subtypes or not card.types.isdisjoint(_MORTAL) or not card.types


def _itself(card: Card, short: str) -> str:
    if not card.types.isdisjoint(_ON_NO_TABLE):
        return card.name
    if Supertype.LEGENDARY in card.supertypes and short:
        return short
    if CardType.CREATURE not in card.types:
        for subtype in _CALLED_BY_SUBTYPE:
            if subtype in card.subtypes:
                return f"this {subtype}"
    return next((f"this {one}" for one in _CALLED_BY_TYPE if one in card.types), "this permanent")


def _bearer(card: Card) -> str:
    enchant = next((one for one in card.abilities if isinstance(one, Enchant)), None)
    if enchant is not None:
        return f"enchanted {enchant.noun}"
    if "Equipment" in card.subtypes:
        return "equipped creature"
    return "fortified land" if "Fortification" in card.subtypes else "enchanted permanent"


@lru_cache(maxsize=2048)
def rules_text(card: Card) -> tuple[str, ...]:
    """Return the lines of a card's rules text.

    What it can enchant stands first, then its keywords on one line, how it enters, what it can or can't
    do, its other abilities; equip stands last. A modal spell has a line for each mode.
    """
    return tuple(line for ability in _lines(card) for line in ability.split("\n"))


def _lines(card: Card) -> Iterator[str]:
    speaker = speaker_of(card)
    first = [one for one in card.abilities if isinstance(one, Enchant | Kicker)]
    last = [one for one in card.abilities if isinstance(one, Shorthand) and one.word in _LAST]
    keywords = [
        one for one in card.abilities if isinstance(one, KEYWORD_ABILITIES) and one not in (*first, *last)
    ]
    yield from (write_line(one, _THE_SPELL) for one in card.abilities if isinstance(one, CantBeCountered))
    yield from (write_line(one) for one in first)
    alone = [one for one in keywords if isinstance(one, Ward) and "\N{EM DASH}" in phrase(one)]
    in_a_row = (*keywords_in_order(card.keywords), *(one for one in keywords if one not in alone))
    if in_a_row:
        yield write_keywords(in_a_row)
    yield from map(write_line, alone)
    yield from (text_words(one, speaker) for one in card.effects if _is_about_entering(one))
    for ability in card.abilities:
        if not isinstance(ability, (*KEYWORD_ABILITIES, CantBeCountered)):
            yield write_line(ability, speaker)
    yield from _ability_lines(card, speaker)
    yield from (write_line(one) for one in last)


_LAST: Final = ("umbra armor", "equip", "crew", "saddle")


def _is_about_entering(text: CardText) -> bool:
    """Whether an ability says how the object itself enters, which stands before what it does later."""
    return isinstance(text, EntersEffect) and text.which.which == "this"


def keywords_in_order(keywords: Iterable[Keyword]) -> list[Keyword]:
    """Return keywords in the order in which cards name them."""
    return sorted(keywords, key=_place)


def _place(keyword: Keyword) -> tuple[int, str]:
    return _ORDER.index(keyword) if keyword in _ORDER else len(_ORDER), keyword.value


def _ability_lines(card: Card, speaker: Speaker) -> Iterator[str]:
    """Yield a line for each ability."""
    yield from (text_words(one, speaker) for one in card.effects if not _is_about_entering(one))


def type_line(card: Card) -> str:
    """Return the type line: `Legendary Creature — Human Soldier`."""
    order = list(CardType)
    types = sorted(card.types, key=lambda one: (one is CardType.CREATURE, order.index(one)))
    before = " ".join(word.capitalize() for word in (*sorted(card.supertypes), *types))
    return f"{before} \N{EM DASH} {' '.join(card.subtypes)}" if card.subtypes else before
