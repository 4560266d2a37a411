"""Changing a scenario: each function returns another scenario, valid in itself."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from core.cards.spec import ability_phrases, back_spec
from core.data import references
from core.data.reading import with_fields
from core.data.references import Named, defined_in
from core.files.fields import OBJECT, PLAYER
from core.model.cards import Card
from core.scenario.cards_in_zones import shift
from core.scenario.entries import EntrySpec
from core.scenario.format import ObjectSpec, PlayerSpec, Scenario
from core.scenario.known_cards import known_cards
from core.scenario.object_cards import card_of
from core.terms.values import replace


def changed(scenario: Scenario, **fields: object) -> Scenario:
    """Return the scenario with other values in some fields.

    Raises:
        DataError: a value is out of bounds or of the wrong kind.
    """
    return with_fields(scenario, **fields)


def with_object(scenario: Scenario, spec: ObjectSpec, place: int | None = None) -> Scenario:
    """Return the scenario with one more object, at the end or at a place among the others."""
    objects = list(scenario.battlefield)
    objects.insert(len(objects) if place is None else place, spec)
    return changed(scenario, battlefield=tuple(objects))


def with_object_changed(scenario: Scenario, object_id: str, **fields: object) -> Scenario:
    """Return the scenario with other values in fields of one object.

    Raises:
        DataError: a value is out of bounds or of the wrong kind.
    """
    objects = (with_fields(spec, **fields) if spec.id == object_id else spec for spec in scenario.battlefield)
    return changed(scenario, battlefield=tuple(objects))


def with_abilities(
    scenario: Scenario, library: Mapping[str, Card], object_id: str, phrases: Iterable[str]
) -> Scenario:
    """Return the scenario in which one object has just these keywords and other abilities.

    The file adds abilities to those of a card. Where one of the card's own is missing, the
    object is written out in full instead.
    """
    wanted = tuple(dict.fromkeys(phrases))
    spec = next(spec for spec in scenario.battlefield if spec.id == object_id)
    cards = known_cards(scenario, library)
    printed = ability_phrases(cards[spec.card]) if spec.card else ()
    if spec.text:  # what it says is there as well
        printed = ability_phrases(card_of(replace(spec, keywords=()), cards))
    if set(printed) <= set(wanted):
        added = tuple(phrase for phrase in wanted if phrase not in printed)
        return with_object_changed(scenario, object_id, keywords=added)
    card = card_of(spec, cards)
    written_out: dict[str, object] = {
        "card": None,
        "name": card.name,
        "types": tuple(sorted(card.types)),
        "subtypes": card.subtypes,
        "supertypes": tuple(sorted(card.supertypes)),
        "mana_cost": card.mana_cost or None,
        "colors": tuple(sorted(card.colors)),
        "power": card.power,
        "toughness": card.toughness,
        "loyalty": card.loyalty,
        "defense": card.defense,
        "keywords": wanted,
        "abilities": card.effects,
        "text": "\n".join(card.not_played),
        "back": back_spec(card.back) if card.back is not None else None,
    }
    return with_object_changed(scenario, object_id, **written_out)


def with_player_changed(scenario: Scenario, player_id: str, **fields: object) -> Scenario:
    """Return the scenario with other values in fields of one player.

    What it says of a card that is no longer in a hand, graveyard or library goes with that card.

    Raises:
        DataError: a value is out of bounds or of the wrong kind.
    """
    players = tuple(
        with_fields(spec, **fields) if spec.id == player_id else spec for spec in scenario.players
    )
    moved = shift(scenario.players, players)
    found = changed(scenario, players=players)
    left = references.without(found, moved.gone)
    assert left is not None  # noqa: S101 - a whole scenario has no holder to fall from
    return references.renamed(left, moved.names)


def with_player(scenario: Scenario, name: str) -> Scenario:
    """Return the scenario with one more player."""
    taken = {*(player.id for player in scenario.players), *(spec.id for spec in scenario.battlefield)}
    player = PlayerSpec(id=new_id(name, taken), name=name)
    return changed(scenario, players=(*scenario.players, player))


def without(scenario: Scenario, ids: Collection[str]) -> Scenario:
    """Return the scenario without some objects or players, and without what it says and asks about them.

    A player takes along what they control and own. What was expected was expected of another board.

    Raises:
        DataError: too few players are left.
    """
    gone = [one for one in defined_in(scenario) if one.id in ids and one.sort in {PLAYER, OBJECT}]
    left = references.without(replace(scenario, expect=type(scenario.expect)()), gone)
    assert left is not None  # noqa: S101 - a whole scenario has no holder to fall from
    return left


def forgotten(scenario: Scenario, object_id: str) -> Scenario:
    """Return the scenario without what its script says of an object; the object stays."""
    gone = [Named(OBJECT, object_id)]
    entries = (references.without(entry, gone) for entry in scenario.script)
    return changed(scenario, script=tuple(entry for entry in entries if entry is not None))


def moved_before(scenario: Scenario, object_id: str, other: str | None) -> Scenario:
    """Return the scenario with one object moved before another, or to the end."""
    objects = [spec for spec in scenario.battlefield if spec.id != object_id]
    moving = next(spec for spec in scenario.battlefield if spec.id == object_id)
    place = next((i for i, spec in enumerate(objects) if spec.id == other), len(objects))
    objects.insert(place, moving)
    return changed(scenario, battlefield=tuple(objects))


def with_entries(
    scenario: Scenario, index: int, entries: tuple[EntrySpec, ...], *, replaces: bool
) -> Scenario:
    """Return the scenario with script entries put in at a place, or in the place of the one there."""
    after = index + 1 if replaces else index
    return changed(scenario, script=(*scenario.script[:index], *entries, *scenario.script[after:]))


def new_id(name: str, taken: Iterable[str]) -> str:
    """Return an id made from a name that is not taken: `grizzly-bears`, `grizzly-bears-2`."""
    base = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "object"
    taken = set(taken)
    number = 1
    found = base
    while found in taken:
        number += 1
        found = f"{base}-{number}"
    return found
