"""What a card shows: everything its picture depends on, as one value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from core.abilities.ability import rules_among
from core.abilities.card_texts.keyword_meanings import expanded
from core.abilities.effects.grants import Grants
from core.cards.shown import card_words, shown_rules, shown_types
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
from core.terms.mana import mana_value
from core.terms.values import Value, replace
from gui.table.picture.badges import Badge, badges
from gui.table.picture.counter_words import counter_words
from gui.table.picture.keyword_marks import KeywordMark, keyword_marks, without_marked
from gui.table.picture.motif import FACE_DOWN, motif_of
from gui.translation import tr


class CardFace(Value, kw_only=False):
    """One card as it is to be drawn. Two equal faces look the same.

    Attributes:
        motif: the silhouette in its picture.
        numbers: `power/toughness`, empty if it is no creature.
        change: how power plus toughness differ from the printed ones: -1, 0 or 1.
        counters: kinds and counts, without loyalty and defense.
        abilities: keywords and rules text, a line each.
        marks: the keywords, each with its glyph.
        rules: the abilities besides those: what a card says on which glyphs stand for keywords.
        not_played: the lines of its text that speak of what is not on this table.
        lethal_at: how much marked damage is lethal; 0 where none can be.
        is_copy: it is a copy of another card than its own.
        mana_cost: as it is printed; empty if it has none.
        mana_value: that of the cost, or what else it is now (CR 202.3).
        stacked: how many equal tokens this one stands for.
        is_attacked: a creature attacks it, or is about to.
        sides: which face of a double-faced card is up; empty if it has just one.
        is_phased_out: it is drawn as a shadow of itself.
        spoken: everything in words, for tool tips and screen readers.
    """

    id: ObjectId
    name: str
    number: int
    types: str
    motif: str
    colors: frozenset[Color]
    abilities: tuple[str, ...]
    marks: tuple[KeywordMark, ...]
    rules: tuple[str, ...]
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
    lethal_at: int = 0
    not_played: tuple[str, ...] = ()
    is_copy: bool = False
    mana_cost: str = ""
    mana_value: int = 0
    stacked: int = 1
    is_attacked: bool = False


def printed_face(card: Card) -> CardFace:
    """Return the face of a card as it is printed, on no table."""
    is_creature = CardType.CREATURE in card.types
    return CardFace(
        id=ObjectId(""),
        name=card.name,
        number=0,
        types=shown_types(card),
        motif=motif_of(card.types, card.subtypes, card.colors, card.name),
        colors=card.colors,
        abilities=shown_rules(card),
        marks=keyword_marks(card),
        rules=shown_rules(without_marked(card)),
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
        mana_cost=card.mana_cost,
        mana_value=mana_value(card.mana_cost),
        not_played=card.not_played,
    )


def face_of(game: Game, object_id: ObjectId) -> CardFace:
    """Return the face of a permanent as it is in `game`."""
    permanent = game.on_battlefield(object_id) or game.permanent(object_id)
    card = permanent.copiable
    what = characteristics(game, object_id)
    as_it_is = _as_it_is(card, what)
    printed = (card.power or 0) + (card.toughness or 0)
    now = what.power + what.toughness
    plain = tuple((kind, n) for kind, n in permanent.counters.items() if kind not in {LOYALTY, DEFENSE})
    is_down = permanent.status.face_down
    lethal_at = lethal_measure(what).points if what.is_creature and what.toughness > 0 else 0
    numbers = f"{what.power}/{what.toughness}" if what.is_creature else ""
    protector = game.label(permanent.protector) if what.is_battle and permanent.protector else ""
    return CardFace(
        id=object_id,
        name=permanent.shared_name,
        number=permanent.number,
        types=shown_types(as_it_is),
        motif=FACE_DOWN if is_down else motif_of(what.types, what.subtypes, what.colors, card.name),
        colors=what.colors,
        abilities=shown_rules(as_it_is),
        marks=keyword_marks(as_it_is),
        rules=shown_rules(without_marked(as_it_is)),
        numbers=numbers,
        change=(now > printed) - (now < printed) if what.is_creature else 0,
        damage=permanent.damage,
        is_lethal=0 < lethal_at <= permanent.damage,
        loyalty=what.loyalty if what.is_planeswalker else None,
        defense=what.defense if what.is_battle else None,
        counters=plain,
        tapped=permanent.status.tapped,
        badges=tuple(badges(permanent, is_creature=what.is_creature)),
        is_token=permanent.origin is Origin.TOKEN,
        face_down=is_down,
        is_attached=permanent.attached_to in game.players
        or game.on_battlefield(ObjectId(permanent.attached_to or "")) is not None,
        protector=protector,
        spoken=", ".join(part for part in _spoken_parts(game, object_id, as_it_is) if part),
        is_phased_out=object_id in game.phased_out,
        sides=_sides(permanent),
        mana_cost=card.mana_cost,
        mana_value=what.mana_value,
        lethal_at=lethal_at,
        not_played=card.not_played,
        is_copy=permanent.printed is not None and not is_down,
    )


def _sides(permanent: Permanent) -> Literal["", "front", "back"]:
    if permanent.status.face_down or permanent.other_face is None:
        return ""
    return "back" if permanent.front is not None else "front"


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
        yield tr("phased out: treated as though it doesn't exist (CR 702.26b)")
    yield f"{what.power}/{what.toughness}" if what.is_creature else ""
    is_down = permanent.status.face_down
    yield (
        tr("face down, the card is {card}").format(card=permanent.card.name) if is_down else shown_types(card)
    )
    yield tr("mana cost {cost}").format(cost=card.mana_cost) if card.mana_cost else ""
    yield from shown_rules(card)
    yield from (tr("not played here: {text}").format(text=line) for line in card.not_played)
    yield from (counter_words(kind, count) for kind, count in permanent.counters.items())
    yield tr("{count} damage").format(count=permanent.damage) if permanent.damage else ""
    yield (
        tr("protected by {player}").format(player=game.label(permanent.protector))
        if permanent.protector
        else ""
    )
    yield tr("tapped") if permanent.status.tapped else ""
    yield from (badge.words for badge in badges(permanent, is_creature=what.is_creature))
    yield tr("copy") if permanent.printed is not None and not permanent.status.face_down else ""
    yield tr("token") if permanent.origin is Origin.TOKEN else ""
    if permanent.other_face is not None and not permanent.status.face_down:
        words = tr("front face: {card}") if permanent.front is not None else tr("back face: {card}")
        yield words.format(card=card_words(permanent.other_face))
    yield tr("controlled by {player}").format(player=game.label(permanent.controller))
