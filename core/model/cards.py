"""A card as it is printed: the characteristics an object starts from (CR 109.3)."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import count

from core.abilities.ability import Ability
from core.abilities.card_texts.card_text import CardText
from core.abilities.card_texts.cast_from_graveyard import CastFromGraveyard
from core.abilities.card_texts.keyword_meanings import expanded
from core.abilities.card_texts.stack_abilities import Activated, Spell, Triggered, speaks_as_card, works_in
from core.abilities.costs import Cost
from core.abilities.filters import Objects
from core.abilities.keyword_abilities import Enchant, Shorthand, Ward
from core.abilities.keywords import Keyword
from core.terms.card_types import PERMANENT_TYPES, CardType, Supertype
from core.terms.colors import Color
from core.terms.subtypes import AURA
from core.terms.values import Value, replace
from core.terms.zones import Zone


class Card(Value):
    """Printed characteristics. Power and toughness may be negative (CR 107.1b).

    `mana_cost`: as it is printed, `{2}{R}`; empty if it has none, as lands and tokens (CR 202.1).
    `back`: the back face of a double-faced card (CR 712.8); this one is then its front face.
    `not_played`: lines of its text that speak of what is not on this table, such as mana; they are shown.
    `unplayed_numbers`: of its activated abilities, counted from 1 as printed, those that are not played.
    """

    name: str
    types: frozenset[CardType]
    subtypes: tuple[str, ...] = ()
    supertypes: frozenset[Supertype] = frozenset()
    mana_cost: str = ""
    colors: frozenset[Color] = frozenset()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    keywords: frozenset[Keyword] = frozenset()
    abilities: tuple[Ability, ...] = ()
    effects: tuple[CardText, ...] = ()
    back: "Card | None" = None
    not_played: tuple[str, ...] = ()
    unplayed_numbers: tuple[int, ...] = ()


def abilities_by_number(card: Card, activated: Iterable[Activated]) -> dict[int, Activated]:
    """Return activated abilities of an object by their numbers on its card (CR 113.2c).

    Those that are not played keep their numbers; what it was given comes after those that are printed.
    """
    used = (number for number in count(1) if number not in card.unplayed_numbers)
    return dict(zip(used, activated, strict=False))


def printed_colors(card: Card) -> frozenset[Color]:
    """Return the colors of a card in any zone; one with devoid is colorless (CR 604.3, 702.114a)."""
    return frozenset() if Keyword.DEVOID in card.keywords else card.colors


def spell_of(card: Card) -> Spell | None:
    """Return what a card says of itself as a spell; None if it says nothing this table knows."""
    return next((text for text in card.effects if isinstance(text, Spell)), None)


@lru_cache(maxsize=2048)
def permissions_of(card: Card) -> tuple[CastFromGraveyard, ...]:
    """Return what a card says of itself that allows it to be cast from a graveyard (CR 113.6, 601.3)."""
    texts = (*card.effects, *expanded(card.abilities))
    return tuple(text for text in texts if isinstance(text, CastFromGraveyard))


def face_cast(card: Card, out_of: Zone) -> Card:
    """Return the face that is up on the stack as a card is cast out of a zone (CR 712.8c, 712.11c)."""
    is_back = out_of is Zone.GRAVEYARD and any(one.transforms for one in permissions_of(card))
    return card.back if is_back and card.back is not None else card


@lru_cache(maxsize=2048)
def is_used_from_graveyard(card: Card) -> bool:
    """Whether a card may be cast from a graveyard, or has an ability that is activated there (CR 113.6)."""
    abilities = (*card.effects, *expanded(card.abilities))
    activated = (one for one in abilities if isinstance(one, Activated))
    return bool(permissions_of(card)) or any(works_in(one) == "graveyard" for one in activated)


@lru_cache(maxsize=2048)
def works_elsewhere(card: Card) -> bool:
    """Whether an ability of a card works in a graveyard or a hand, or triggers from there (CR 113.6)."""
    abilities = (*card.effects, *expanded(card.abilities))
    return any(isinstance(one, Activated | Triggered) and speaks_as_card(one) for one in abilities)


def is_permanent_card(card: Card) -> bool:
    """Whether a card may be on the battlefield (CR 110.4)."""
    return not card.types.isdisjoint(PERMANENT_TYPES)


NAMELESS = "Nameless creature"
"""What a reader knows an object without a name by."""

FACE_DOWN = Card(name="", types=frozenset({CardType.CREATURE}), power=2, toughness=2)
"""What a face-down permanent is: a 2/2 creature without name, text, subtypes, colors or cost (CR 708.2a)."""

DISGUISED = Card(
    name="",
    types=frozenset({CardType.CREATURE}),
    power=2,
    toughness=2,
    abilities=(Ward(pays=Cost(mana="{2}")),),
)
"""What a permanent with disguise is face down: the same with ward {2} (CR 702.168a)."""


def as_face_down(card: Card) -> Card:
    """Return what a card is face down."""
    has_disguise = any(isinstance(one, Shorthand) and one.word == "disguise" for one in card.abilities)
    return DISGUISED if has_disguise else FACE_DOWN


def may_be_bestowed(card: Card) -> bool:
    """Whether a card has bestow."""
    return any(isinstance(one, Shorthand) and one.word == "bestow" for one in card.abilities)


def bestowed(card: Card) -> Card:
    """Return what a card with bestow is while it is bestowed: an Aura, and no creature (CR 702.103b)."""
    return replace(
        card,
        types=frozenset({CardType.ENCHANTMENT}),
        subtypes=(AURA,),
        power=None,
        toughness=None,
        abilities=(*card.abilities, Enchant(what=Objects(types=(CardType.CREATURE,)))),
    )
