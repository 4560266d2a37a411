"""Changing what is set up on the table: each change is one step of undo."""

from __future__ import annotations

from core.abilities.keyword_abilities import Enchant
from core.cards.spec import CardSpec
from core.data.reading import with_fields
from core.model.cards import Card
from core.model.permanents import ZoneCard
from core.scenario.changes import (
    forgotten,
    moved_before,
    new_id,
    with_object,
    with_object_changed,
    with_player_changed,
    without,
)
from core.scenario.format import ObjectSpec, Scenario
from core.scenario.quick import quick_creature
from core.terms.card_types import PERMANENT_TYPES, CardType
from core.terms.ids import ObjectId, PlayerId
from core.terms.words import possessive
from core.terms.zones import Zone
from gui.session import Session
from gui.table.payload import Payload


def is_attachment(card: Card) -> bool:
    """Whether a card is put down on another one: an Aura, or an Equipment."""
    return bool({"Aura", "Equipment"} & set(card.subtypes))


def enchants_players(card: Card) -> bool:
    """Whether a card is an Aura that is attached to players (CR 303.4a)."""
    return any(isinstance(one, Enchant) and isinstance(one.what, str) for one in card.abilities)


def put_down(session: Session, payload: Payload, player: PlayerId, on: str = "") -> ObjectId:
    """Put a card or a written creature on a player's side; return its id.

    `on` is the card or player that an attachment is put on; it is set up attached to that.

    Raises:
        QuickCreatureError: the line writes no creature.
        KeyError: the library has no such card.
    """
    if payload.kind == "card":
        card = session.cards[payload.text]
        object_id = _free_id(session.scenario, card.name)
        spec = ObjectSpec(id=object_id, card=card.name, controller=player)
        if not card.types & PERMANENT_TYPES:
            raise KeyError(payload.text)
        start = session.playthrough.start
        on_card, on_player = on in start.battlefield, on in start.players
        if (on_card and is_attachment(card)) or (on_player and enchants_players(card)):
            spec = with_fields(spec, attached_to=on)
    else:
        written = quick_creature(payload.text)
        object_id = _free_id(session.scenario, written.name)
        spec = _object(written, object_id, player)
    spec = _with_protector(spec, session.scenario, session)
    session.edit(with_object(session.scenario, spec), f"Put {payload.text} on the table")
    return ObjectId(object_id)


def keep(session: Session, name: str, player: PlayerId, zone: Zone) -> None:
    """Put one more card into a player's hand or graveyard as they are set up."""
    spec = next(one for one in session.scenario.players if one.id == player)
    cards = (*(getattr(spec, zone) or ()), name)
    scenario = with_player_changed(session.scenario, player, **{zone: cards})
    session.edit(scenario, f"Put {name} into {possessive(spec.name or spec.id)} {zone}")


def discard(session: Session, card: ObjectId) -> bool:
    """Take a card out of a hand as it is set up; return whether it was there from the start."""
    found = next((one for one in session.playthrough.start.hand if one.id == card), None)
    if found is None:
        return False
    scenario = _without_hand_card(session, found)
    session.edit(scenario, f"Take {found.card.name} out of the hand")
    return True


def put_from_hand(session: Session, card: ObjectId) -> ObjectId | None:
    """Put a card of a hand onto the battlefield as it is set up; return its id there.

    None if it was not in the hand from the start, or is no card that can be on the battlefield.
    """
    found = next((one for one in session.playthrough.start.hand if one.id == card), None)
    if found is None or not found.card.types & PERMANENT_TYPES:
        return None
    name = found.card.name
    object_id = _free_id(session.scenario, name)
    spec = ObjectSpec(id=object_id, card=name, controller=found.owner)
    spec = _with_protector(spec, session.scenario, session)
    session.edit(with_object(_without_hand_card(session, found), spec), f"Put {name} on the table")
    return ObjectId(object_id)


def _without_hand_card(session: Session, card: ZoneCard) -> Scenario:
    spec = next(one for one in session.scenario.players if one.id == card.owner)
    place = [one.id for one in session.playthrough.start.hand if one.owner == card.owner].index(card.id)
    hand = (*spec.hand[:place], *spec.hand[place + 1 :])
    return with_player_changed(session.scenario, card.owner, hand=hand)


def give_ability(session: Session, object_id: ObjectId, phrase: str) -> None:
    """Add a keyword or other ability to a permanent's set-up."""
    spec = _spec(session.scenario, object_id)
    if spec is not None and phrase not in spec.keywords:
        name = session.playthrough.start.label(object_id)
        scenario = with_object_changed(session.scenario, object_id, keywords=(*spec.keywords, phrase))
        session.edit(scenario, f"Give {name} {phrase}")


def put_counter(session: Session, object_id: ObjectId, kind: str, change: int = 1) -> None:
    """Put a counter on a permanent's set-up, or take one off."""
    spec = _spec(session.scenario, object_id)
    if spec is not None:
        start = session.playthrough.start
        now = (start.on_battlefield(object_id) or start.permanent(object_id)).counters
        counters = {str(name): count for name, count in now.items()}
        counters[kind] = max(0, counters.get(kind, 0) + change)
        name = session.playthrough.start.label(object_id)
        scenario = with_object_changed(session.scenario, object_id, counters=counters)
        session.edit(
            scenario, f"Put a {kind} counter on {name}" if change > 0 else f"Take a {kind} counter off {name}"
        )


def duplicate(session: Session, object_id: ObjectId) -> ObjectId | None:
    """Put a second one of a permanent beside it; return its id."""
    spec = _spec(session.scenario, object_id)
    if spec is None:
        return None
    name = session.playthrough.start.label(object_id)
    copy_id = _free_id(session.scenario, spec.id)
    copied = with_fields(spec, id=copy_id)
    place = session.scenario.battlefield.index(spec) + 1
    session.edit(with_object(session.scenario, copied, place), f"Duplicate {name}")
    return ObjectId(copy_id)


def give_to(session: Session, object_id: ObjectId, player: PlayerId) -> None:
    """Set up a permanent under another player's control; attachments go with what they are attached to."""
    name = session.game.label(object_id) if session.game.on_battlefield(object_id) else object_id
    scenario = with_object_changed(forgotten(session.scenario, object_id), object_id, controller=player)
    session.edit(scenario, f"Give {name} to {session.game.label(player)}")


def remove(session: Session, ids: tuple[str, ...]) -> None:
    """Take things off the table."""
    known = {spec.id for spec in session.scenario.battlefield}
    gone = [object_id for object_id in ids if object_id in known]
    if gone:
        name = (
            session.playthrough.start.label(ObjectId(gone[0])) if len(gone) == 1 else f"{len(gone)} objects"
        )
        session.edit(without(session.scenario, gone), f"Remove {name}")


def place_before(session: Session, object_id: ObjectId, other: ObjectId | None) -> None:
    """Set up a permanent before another one in its row, or last."""
    session.edit(moved_before(session.scenario, object_id, other), "Rearrange")


def _spec(scenario: Scenario, object_id: ObjectId) -> ObjectSpec | None:
    return next((spec for spec in scenario.battlefield if spec.id == object_id), None)


def _free_id(scenario: Scenario, name: str) -> str:
    taken = [*(player.id for player in scenario.players), *(spec.id for spec in scenario.battlefield)]
    return new_id(name, taken)


def _object(card: CardSpec, object_id: str, player: PlayerId) -> ObjectSpec:
    return ObjectSpec(
        id=object_id,
        name=card.name,
        types=card.types,
        supertypes=card.supertypes,
        power=card.power,
        toughness=card.toughness,
        keywords=card.keywords,
        controller=player,
    )


def _with_protector(spec: ObjectSpec, scenario: Scenario, session: Session) -> ObjectSpec:
    """Return a battle with the first opponent as its protector, written out so that it can be seen."""
    card = session.cards.get(spec.card) if spec.card else None
    if card is None or CardType.BATTLE not in card.types or "Siege" not in card.subtypes:
        return spec
    protector = next(player.id for player in scenario.players if player.id != spec.controller)
    return with_fields(spec, protector=protector)
