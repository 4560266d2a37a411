"""Putting things from the palette on the table, each as one step of undo."""

from __future__ import annotations

from core.cards.spec import CardSpec
from core.scenario.changes import new_id, with_object, with_object_changed
from core.scenario.format import ObjectSpec, Scenario
from core.scenario.quick import quick_creature
from core.terms.card_types import PERMANENT_TYPES, CardType
from core.terms.ids import ObjectId, PlayerId
from gui.battlefield.payload import Payload
from gui.session import Session


def put_down(session: Session, payload: Payload, player: PlayerId) -> ObjectId:
    """Put a card or a written creature on a player's side; return its id.

    Raises:
        QuickCreatureError: the line writes no creature.
        KeyError: the library has no such card.
    """
    if payload.kind == "card":
        card = session.library[payload.text]
        object_id = _free_id(session.scenario, card.name)
        spec = ObjectSpec(id=object_id, card=card.name, controller=player)
        if not card.types & PERMANENT_TYPES:
            raise KeyError(payload.text)
    else:
        written = quick_creature(payload.text)
        object_id = _free_id(session.scenario, written.name)
        spec = _object(written, object_id, player)
    spec = _with_protector(spec, session.scenario, session)
    session.edit(with_object(session.scenario, spec), f"Put {payload.text} on the table")
    return ObjectId(object_id)


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
    copied = ObjectSpec.model_validate({**dict(spec), "id": copy_id})
    place = session.scenario.battlefield.index(spec) + 1
    session.edit(with_object(session.scenario, copied, place), f"Duplicate {name}")
    return ObjectId(copy_id)


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
    card = session.library.get(spec.card) if spec.card else None
    if card is None or CardType.BATTLE not in card.types or "Siege" not in card.subtypes:
        return spec
    protector = next(player.id for player in scenario.players if player.id != spec.controller)
    return ObjectSpec.model_validate({**dict(spec), "protector": protector})
