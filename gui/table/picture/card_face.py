"""What a card shows: everything its picture depends on, as one value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from core.abilities.ability import rules_among
from core.abilities.card_texts.shorthand import expanded
from core.abilities.effects.grants import Grants
from core.cards.rendering import card_words, rules_text, type_line
from core.characteristics.current import characteristics
from core.model.cards import Card
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.model.permanents import Origin, Permanent
from core.rules.damage.measures import lethal_measure
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.counters import DEFENSE, LOYALTY
from core.terms.ids import ObjectId
from core.terms.values import Value, replace
from core.terms.words import number_of
from gui.table.picture.badges import Badge, badges

_EMBLEMS = (
    CardType.BATTLE,
    CardType.PLANESWALKER,
    CardType.CREATURE,
    CardType.LAND,
    CardType.ENCHANTMENT,
    CardType.ARTIFACT,
)


class CardFace(Value, kw_only=False):
    """One card as it is to be drawn. Two equal faces look the same.

    Attributes:
        emblem: the card type whose sign it bears.
        numbers: `power/toughness`, empty if it is no creature.
        change: how power plus toughness differ from the printed ones: -1, 0 or 1.
        counters: kinds and counts, without loyalty and defense.
        abilities: keywords and rules text, a line each.
        sides: which face of a double-faced card is up; empty if it has just one.
        is_phased_out: it is drawn as a shadow of itself.
        spoken: everything in words, for tool tips and screen readers.
    """

    id: ObjectId
    name: str
    number: int
    types: str
    emblem: CardType
    colors: frozenset[Color]
    abilities: tuple[str, ...]
    numbers: str
    change: int
    damage: int
    is_lethal: bool
    loyalty: int | None
    defense: int | None
    counters: tuple[tuple[str, int], ...]
    tapped: bool
    badges: tuple[Badge, ...]
    is_token: bool
    face_down: bool
    is_attached: bool
    protector: str
    spoken: str
    is_phased_out: bool = False
    sides: Literal["", "front", "back"] = ""


def printed_face(card: Card) -> CardFace:
    """Return the face of a card as it is printed, on no table."""
    is_creature = CardType.CREATURE in card.types
    return CardFace(
        id=ObjectId(""),
        name=card.name,
        number=0,
        types=type_line(card),
        emblem=_emblem(card.types),
        colors=card.colors,
        abilities=rules_text(card),
        numbers=f"{card.power}/{card.toughness}" if is_creature else "",
        change=0,
        damage=0,
        is_lethal=False,
        loyalty=card.loyalty,
        defense=card.defense,
        counters=(),
        tapped=False,
        badges=(),
        is_token=False,
        face_down=False,
        is_attached=False,
        protector="",
        spoken=card.name,
        sides="front" if card.back is not None else "",
    )


def face_of(game: Game, object_id: ObjectId) -> CardFace:
    """Return the face of a permanent as it is in `game`."""
    permanent = game.on_battlefield(object_id) or game.permanent(object_id)
    card = permanent.copiable
    what = characteristics(game, object_id)
    as_it_is = _as_it_is(card, what)
    abilities = rules_text(as_it_is)
    printed = (card.power or 0) + (card.toughness or 0)
    now = what.power + what.toughness
    plain = tuple((kind, n) for kind, n in permanent.counters.items() if kind not in {LOYALTY, DEFENSE})
    numbers = f"{what.power}/{what.toughness}" if what.is_creature else ""
    protector = game.label(permanent.protector) if what.is_battle and permanent.protector else ""
    return CardFace(
        id=object_id,
        name=permanent.shared_name,
        number=permanent.number,
        types=type_line(as_it_is),
        emblem=_emblem(what.types),
        colors=what.colors,
        abilities=abilities,
        numbers=numbers,
        change=(now > printed) - (now < printed) if what.is_creature else 0,
        damage=permanent.damage,
        is_lethal=what.is_creature and what.toughness > 0 and lethal_measure(what).points <= permanent.damage,
        loyalty=what.loyalty if what.is_planeswalker else None,
        defense=what.defense if what.is_battle else None,
        counters=plain,
        tapped=permanent.status.tapped,
        badges=tuple(badges(permanent, is_creature=what.is_creature)),
        is_token=permanent.origin is Origin.TOKEN,
        face_down=permanent.status.face_down,
        is_attached=permanent.attached_to in game.players
        or game.on_battlefield(ObjectId(permanent.attached_to or "")) is not None,
        protector=protector,
        spoken=", ".join(part for part in _spoken_parts(game, object_id, as_it_is) if part),
        is_phased_out=object_id in game.phased_out,
        sides=_sides(permanent),
    )


def _sides(permanent: Permanent) -> Literal["", "front", "back"]:
    if permanent.status.face_down or permanent.other_face is None:
        return ""
    return "back" if permanent.front is not None else "front"


def _emblem(types: frozenset[CardType]) -> CardType:
    return next((emblem for emblem in _EMBLEMS if emblem in types), CardType.ARTIFACT)


def _as_it_is(card: Card, what: Characteristics) -> Card:
    """Return a card that says what effects have made of it, with the abilities they have given it.

    A rule that it states itself for more than itself stands there once, as it states it.
    """
    effects = what.effects[: len(what.effects) - len(expanded(what.abilities))]
    stated = {rule for text in effects if isinstance(text, Grants) for rule in rules_among(text.gains)}
    abilities = tuple(one for one in what.abilities if one in card.abilities or one not in stated)
    return replace(
        card,
        types=what.types,
        subtypes=what.subtypes,
        keywords=what.keywords,
        abilities=abilities,
        effects=effects,
    )


def _spoken_parts(game: Game, object_id: ObjectId, card: Card) -> Iterator[str]:
    permanent = game.on_battlefield(object_id) or game.permanent(object_id)
    what = characteristics(game, object_id)
    yield permanent.label
    if object_id in game.phased_out:
        yield "phased out and treated as though it does not exist (CR 702.26b)"
    yield f"{what.power}/{what.toughness}" if what.is_creature else ""
    yield "face down" if permanent.status.face_down else type_line(card)
    yield from rules_text(card)
    yield from (number_of(count, f"{kind} counter") for kind, count in permanent.counters.items())
    yield f"{permanent.damage} damage marked" if permanent.damage else ""
    yield f"protected by {game.label(permanent.protector)}" if permanent.protector else ""
    yield "tapped" if permanent.status.tapped else ""
    yield from (badge.words for badge in badges(permanent, is_creature=what.is_creature))
    yield "token" if permanent.origin is Origin.TOKEN else ""
    if permanent.other_face is not None and not permanent.status.face_down:
        which = "front face" if permanent.front is not None else "back face"
        yield f"{which}: {card_words(permanent.other_face)}"
    yield f"controlled by {game.label(permanent.controller)}"
