"""Changing what is set up on the table: each change is one step of undo."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

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
from core.scenario.excerpt import with_copies
from core.scenario.format import ObjectSpec, Scenario
from core.scenario.quick import quick_creature
from core.terms.card_types import CardType
from core.terms.counters import DEFENSE, LOYALTY
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.zones import Zone
from gui.session import Session
from gui.table.payload import Payload
from gui.translation import term, tr

Cards = Collection[ObjectId]
"""Cards by their ids: permanents as they are set up, or cards in a hand."""


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
        start = session.playthrough.start
        on_card, on_player = on in start.battlefield, on in start.players
        if (on_card and is_attachment(card)) or (on_player and enchants_players(card)):
            spec = with_fields(spec, attached_to=on)
    else:
        written = quick_creature(payload.text)
        object_id = _free_id(session.scenario, written.name)
        spec = _object(written, object_id, player)
    spec = _with_protector(spec, session.scenario, session)
    session.edit(with_object(session.scenario, spec), tr("Put {what} on the table").format(what=payload.text))
    return ObjectId(object_id)


def keep(session: Session, name: str, player: PlayerId, zone: Zone) -> None:
    """Put one more card into a player's hand or graveyard as they are set up."""
    spec = next(one for one in session.scenario.players if one.id == player)
    cards = (*(getattr(spec, zone) or ()), name)
    scenario = with_player_changed(session.scenario, player, **{zone: cards})
    in_hand, in_graveyard = tr("Put {card} into {player}'s hand"), tr("Put {card} into {player}'s graveyard")
    words = in_hand if zone is Zone.HAND else in_graveyard
    session.edit(scenario, words.format(card=name, player=spec.name or spec.id))


def put_from_hand(session: Session, card: ZoneCard) -> ObjectId:
    """Put a permanent card that is in a hand from the start onto the battlefield; return its id there."""
    name = card.card.name
    object_id = _free_id(session.scenario, name)
    spec = ObjectSpec(id=object_id, card=name, controller=card.owner)
    spec = _with_protector(spec, session.scenario, session)
    session.edit(
        with_object(_without_hand_card(session, card), spec), tr("Put {what} on the table").format(what=name)
    )
    return ObjectId(object_id)


def _without_hand_card(session: Session, card: ZoneCard) -> Scenario:
    spec = next(one for one in session.scenario.players if one.id == card.owner)
    place = [one.id for one in session.playthrough.start.hand if one.owner == card.owner].index(card.id)
    hand = (*spec.hand[:place], *spec.hand[place + 1 :])
    return with_player_changed(session.scenario, card.owner, hand=hand)


def put_counter(session: Session, cards: Cards, kind: str) -> None:
    """Put a counter on the set-up of each of some permanents."""
    specs = specs_of(session, cards)
    words = tr("Put a {kind} counter on {cards}")
    if len(specs) > 1:
        words = tr("Put a {kind} counter on each of {cards}")
    _change_counter(session, specs, kind, words, by=1)


def take_counter(session: Session, cards: Cards, kind: str) -> None:
    """Take a counter off the set-up of each of some permanents that have one."""
    specs = specs_of(session, cards)
    words = tr("Remove a {kind} counter from {cards}")
    if len(specs) > 1:
        words = tr("Remove a {kind} counter from each of {cards}")
    _change_counter(session, specs, kind, words, by=-1)


def _change_counter(session: Session, specs: Sequence[ObjectSpec], kind: str, words: str, *, by: int) -> None:
    start, scenario = session.playthrough.start, session.scenario
    for spec in specs:
        object_id = ObjectId(spec.id)
        now = (start.on_battlefield(object_id) or start.permanent(object_id)).counters
        counters = {str(name): count for name, count in now.items()}
        counters[kind] = max(0, counters.get(kind, 0) + by)
        kept = {name: count for name, count in counters.items() if count or name in {LOYALTY, DEFENSE}}
        scenario = with_object_changed(scenario, spec.id, counters=kept)
    session.edit(scenario, words.format(kind=term(kind), cards=named(session, specs)))


def change_fields(session: Session, cards: Cards, fields: Mapping[str, object], said: str) -> None:
    """Set up permanents with other values in some fields; `said` is what is done, without their names.

    Raises:
        DataError: a value is out of bounds or of the wrong kind.
    """
    scenario, specs = session.scenario, specs_of(session, cards)
    for spec in specs:
        scenario = with_object_changed(scenario, spec.id, **fields)
    session.edit(scenario, tr("{change}: {name}").format(change=said, name=named(session, specs)))


def set_tapped(session: Session, cards: Cards, *, tapped: bool) -> None:
    """Set up permanents tapped or untapped."""
    scenario, specs = session.scenario, specs_of(session, cards)
    for spec in specs:
        scenario = with_object_changed(scenario, spec.id, tapped=tapped)
    words = tr("Tap {cards}") if tapped else tr("Untap {cards}")
    session.edit(scenario, words.format(cards=named(session, specs)))


def rename(session: Session, subject: RecipientId, name: str) -> None:
    """Call a permanent or a player otherwise.

    Raises:
        DataError: nothing can be called that.
    """
    text = tr("Rename {before} to {name}").format(before=session.playthrough.start.label(subject), name=name)
    change = with_player_changed if subject in session.game.players else with_object_changed
    session.edit(change(session.scenario, subject, name=name), text)


def duplicate(session: Session, cards: Cards) -> tuple[ObjectId, ...]:
    """Put a second one of each of some permanents beside it; return their ids."""
    specs = specs_of(session, cards)
    scenario, copies = with_copies(session.scenario, [spec.id for spec in specs])
    session.edit(scenario, tr("Duplicate {cards}").format(cards=named(session, specs)))
    return tuple(ObjectId(one) for one in copies)


def give_to(session: Session, cards: Cards, player: PlayerId) -> None:
    """Set up permanents under another player's control; attachments go with what they are attached to."""
    scenario, specs = session.scenario, specs_of(session, cards)
    for spec in specs:
        scenario = with_object_changed(forgotten(scenario, spec.id), spec.id, controller=player)
    session.edit(
        scenario,
        tr("Give {cards} to {player}").format(cards=named(session, specs), player=session.game.label(player)),
    )


def remove(session: Session, cards: Cards, *, is_cut: bool = False) -> None:
    """Take permanents off the table, and cards out of hands; the menu says so if they are cut."""
    start = session.playthrough.start
    held = [card for card in start.hand if card.id in cards]
    specs = specs_of(session, cards)
    scenario = session.scenario
    for one in start.players:
        mine = [card for card in start.hand if card.owner == one]
        if any(card in held for card in mine):
            names = next(spec.hand for spec in scenario.players if spec.id == one)
            left = tuple(name for name, card in zip(names, mine, strict=True) if card not in held)
            scenario = with_player_changed(scenario, one, hand=left)
    if specs:
        scenario = without(scenario, [spec.id for spec in specs])
    if len(held) == 1 and not specs:
        gone = held[0].card.name
        words = tr("Cut {cards} from the hand") if is_cut else tr("Remove {cards} from the hand")
    else:
        gone = named(session, [*specs, *held])
        words = tr("Cut {cards}") if is_cut else tr("Remove {cards}")
    session.edit(scenario, words.format(cards=gone))


def place_before(session: Session, cards: Cards, other: ObjectId | None) -> None:
    """Set up permanents before another one in its row, or last."""
    scenario, specs = session.scenario, [spec for spec in specs_of(session, cards) if spec.id != other]
    for spec in specs:
        scenario = moved_before(scenario, spec.id, other)
    session.edit(scenario, tr("Move {cards}").format(cards=named(session, specs)))


def named(session: Session, some: Sequence[ObjectSpec | ZoneCard]) -> str:
    """Return the name of a card, or how many cards there are."""
    if len(some) != 1:
        return tr("{count} cards", None, len(some)).format(count=len(some))
    label: str = session.playthrough.start.label(ObjectId(some[0].id))
    return label


def specs_of(session: Session, cards: Cards) -> list[ObjectSpec]:
    """Return those that are set up on the battlefield, in its order."""
    return [spec for spec in session.scenario.battlefield if spec.id in cards]


def _free_id(scenario: Scenario, name: str) -> str:
    taken = [*(player.id for player in scenario.players), *(spec.id for spec in scenario.battlefield)]
    return new_id(name, taken)


def _object(card: CardSpec, object_id: str, player: PlayerId) -> ObjectSpec:
    return ObjectSpec(
        id=object_id,
        name=card.name,
        types=card.types,
        supertypes=card.supertypes,
        subtypes=card.subtypes,
        colors=card.colors,
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
