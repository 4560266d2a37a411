"""What letting go of something from the palette at a point of the table would do."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from core.explain.explanation import label
from core.model.cards import Card
from core.rules.announcing.spells import as_spell
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value
from core.terms.zones import Zone
from gui.layout.geometry import Box
from gui.layout.table_layout import Layout
from gui.session import Session
from gui.table.actions.answers import branching_words
from gui.table.actions.set_up import enchants_players, is_attachment
from gui.table.casting.cast_legality import Attempt, attempt, caster
from gui.table.casting.casting import pickable
from gui.table.items.drop_zone_item import DropZone
from gui.table.payload import Payload
from gui.translation import term, tr

_STACK_WIDE, _STACK_HIGH = 150.0, 64.0


class DropKind(Enum):
    """What a drop does."""

    PUT = auto()  # onto the battlefield, as it is set up
    KEEP = auto()  # into a hand or graveyard, as it is set up
    CAST = auto()
    GIVE = auto()  # an ability or counter to a card


class DropOutcome(Value, kw_only=False):
    """What letting go here would do, in words; `is_refused` if it would do nothing.

    Attributes:
        player: whose side it is, or who casts it.
        on: the card or player that it comes down on, if that matters.
        zone: where a card is kept.
        attempt: what comes of casting it.
    """

    kind: DropKind
    words: str
    player: PlayerId
    is_refused: bool = False
    on: RecipientId | None = None
    zone: Zone | None = None
    attempt: Attempt | None = None


def stack_box(layout: Layout) -> Box:
    """Return where a card is dropped to be cast: around the stack, at the left of the middle line."""
    return Box(8, layout.middle - _STACK_HIGH / 2, _STACK_WIDE, _STACK_HIGH)


class Spot(Value, kw_only=False):
    """A point on the table, the card or player that is there, and what of the stack is."""

    layout: Layout
    at: tuple[float, float]
    subject: RecipientId | None
    on_stack: tuple[ObjectId, ...] = ()


def drop_outcome(session: Session, payload: Payload, spot: Spot, *, is_other: bool) -> DropOutcome:
    """Return what letting go of a payload at a spot would do; `is_other`: the other player casts."""
    card = _card(session, payload)
    if card is not None:
        kept = next(((p, z) for p, z, box in _keeping(spot.layout) if box.contains(*spot.at)), None)
        if kept is not None:
            player, zone = kept
            in_hand, in_graveyard = (
                tr("Put {card} into {player}'s hand"),
                tr("Put {card} into {player}'s graveyard"),
            )
            words = (in_hand if zone is Zone.HAND else in_graveyard).format(
                card=payload.text, player=session.game.label(player)
            )
            if session.is_under_way:
                words = tr("{heading}: {change}").format(heading=tr("Starting board"), change=words)
                words += branching_words(begins_line=True)
            return DropOutcome(DropKind.KEEP, words, player, zone=zone)
        if payload.kind == "spell" or (as_spell(card) and stack_box(spot.layout).contains(*spot.at)):
            return _casting(session, card, spot, caster(session, is_other=is_other))
    side = spot.layout.side_at(*spot.at)
    on_card = spot.subject if spot.subject in session.game.battlefield else None
    if payload.needs_a_card:
        words = tr("Drop it on a card")
        if on_card:
            words = tr("{what} for {card}").format(what=term(payload.text), card=session.game.label(on_card))
        return DropOutcome(DropKind.GIVE, words, side, is_refused=on_card is None, on=on_card)
    if card is not None and is_attachment(card) and on_card is not None:
        words = tr("{card}, on {subject}").format(card=payload.text, subject=session.game.label(on_card))
        return DropOutcome(DropKind.PUT, words, side, on=on_card)
    if card is not None and enchants_players(card) and spot.subject in session.game.players:
        by = next(player for player in session.game.players if player != spot.subject)
        words = tr("{card}, on {subject}").format(card=payload.text, subject=session.game.label(side))
        return DropOutcome(DropKind.PUT, words, by, on=spot.subject)
    words = tr("{card}, for {player}").format(card=payload.text, player=session.game.label(side))
    return DropOutcome(DropKind.PUT, words, side)


def drop_zones(
    session: Session, layout: Layout, payload: Payload, at: tuple[float, float]
) -> tuple[DropZone, ...]:
    """Return the places beside the battlefield that a payload can be dropped in."""
    card = _card(session, payload)
    if card is None:
        return ()
    zones = [
        DropZone(
            tr("grave")
            if zone is Zone.GRAVEYARD
            else tr("{player}'s hand").format(player=session.game.label(player)),
            box,
            is_lit=box.contains(*at),
        )
        for player, zone, box in _keeping(layout)
    ]
    if as_spell(card) is not None:
        zones.append(cast_zone(layout, at, refused=bool(attempt(session, card, caster(session)).why_not)))
    return tuple(zones)


def cast_zone(layout: Layout, at: tuple[float, float], *, refused: bool) -> DropZone:
    """Return the place to drop a card in to cast it."""
    box = stack_box(layout)
    return DropZone(tr("Stack\ndrop to cast"), box, is_lit=box.contains(*at), is_refused=refused)


def cast_words(session: Session, tried: Attempt, name: str, player: PlayerId, on: RecipientId | None) -> str:
    """Return what casting a card would be, in words: by whom, on what."""
    casting, when = tried.casting, f", {tried.when}" if tried.when else ""
    if casting is None or not casting.text.targets:
        words = tr("{player} casts {card}{when}")
    elif on is not None:
        words = tr("{player} casts {card} on {target}{when}")
    else:
        words = tr("{player} casts {card}{when}, then click a target")
    target = label(session.game, on) if on is not None else ""
    return words.format(player=session.game.label(player), card=name, target=target, when=when)


def _casting(session: Session, card: Card, spot: Spot, player: PlayerId) -> DropOutcome:
    tried, subject = attempt(session, card, player), spot.subject
    legal = pickable(session, tried.casting) if tried.casting is not None else ()
    on = subject if subject in session.game.battlefield or subject in session.game.players else None
    on = next((one for one in spot.on_stack if one in legal), on)
    why_not = tried.why_not_on(session, on)
    if why_not:
        return DropOutcome(DropKind.CAST, why_not, player, is_refused=True, attempt=tried)
    words = cast_words(session, tried, card.name, player, on)
    on = on if on in legal else None
    return DropOutcome(
        DropKind.CAST,
        tr("{words} (Shift: the other player)").format(words=words),
        player,
        on=on,
        attempt=tried,
    )


def _card(session: Session, payload: Payload) -> Card | None:
    return session.cards.get(payload.text) if payload.kind in {"card", "spell"} else None


def _keeping(layout: Layout) -> Iterator[tuple[PlayerId, Zone, Box]]:
    """Yield where cards in hands and graveyards are kept; a narrow side shows a hand only if there is one."""
    for player, plate in layout.plates.items():
        hand = layout.hands[player]
        if hand.x + hand.width <= plate.x:
            yield player, Zone.HAND, hand
        yield player, Zone.GRAVEYARD, layout.piles[player, Zone.GRAVEYARD]
