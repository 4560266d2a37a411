"""Changing a scenario: each function returns another scenario, valid in itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from core.cards.spec import ability_phrases, back_spec
from core.data.reading import with_fields
from core.model.cards import Card
from core.scenario.action_entries import (
    ActivateSpec,
    CastSpec,
    EditCardSpec,
    EditObjectSpec,
    EditPlayerSpec,
    EditSpec,
    PassSpec,
)
from core.scenario.effects import EffectSpec
from core.scenario.entries import (
    AssignSpec,
    AttackSpec,
    BlockSpec,
    ChooseSpec,
    EntrySpec,
    OrderSpec,
    ReplaceSpec,
    ShieldSpec,
    StackOrderSpec,
)
from core.scenario.format import ObjectSpec, PlayerSpec, Scenario
from core.scenario.known_cards import known_cards
from core.scenario.notes import without_marks
from core.scenario.object_cards import card_of
from core.scenario.question import without_asked
from core.terms.ids import with_place
from core.terms.values import FrozenMap, replace


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

    Raises:
        DataError: a value is out of bounds or of the wrong kind.
    """
    players = (with_fields(spec, **fields) if spec.id == player_id else spec for spec in scenario.players)
    return changed(scenario, players=tuple(players))


def with_player(scenario: Scenario, name: str) -> Scenario:
    """Return the scenario with one more player."""
    taken = {*(player.id for player in scenario.players), *(spec.id for spec in scenario.battlefield)}
    player = PlayerSpec(id=new_id(name, taken), name=name)
    return changed(scenario, players=(*scenario.players, player))


def without(scenario: Scenario, ids: Iterable[str]) -> Scenario:
    """Return the scenario without some objects or players, and without what it says and asks about them.

    A player takes along what they control and own.
    """
    gone = set(ids)
    for spec in scenario.battlefield:
        if spec.controller in gone or spec.owner in gone:
            gone.add(spec.id)
    objects = tuple(_forgetting(spec, gone) for spec in scenario.battlefield if spec.id not in gone)
    script = (_pruned(entry, gone) for entry in scenario.script)
    return changed(
        scenario,
        players=tuple(player for player in scenario.players if player.id not in gone),
        active=None if scenario.active in gone else scenario.active,
        battlefield=objects,
        effects=tuple(effect for effect in scenario.effects if not _names_gone(effect, gone)),
        script=tuple(entry for entry in script if entry is not None),
        question=without_asked(scenario.question, gone),
        expect=type(scenario.expect)(),
        notes=without_marks(scenario.notes, gone),
    )


def forgotten(scenario: Scenario, object_id: str) -> Scenario:
    """Return the scenario without what its script says of an object; the object stays."""
    entries = (_pruned(entry, {object_id}) for entry in scenario.script)
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


def _names_gone(effect: EffectSpec, gone: set[str]) -> bool:
    """Whether an effect is controlled by a player who is gone, or about what is gone."""
    return not gone.isdisjoint((effect.controller, effect.protects, effect.from_source, effect.redirect_to))


def _forgetting(spec: ObjectSpec, gone: set[str]) -> ObjectSpec:
    """Return an object without references to what is gone."""
    fields: dict[str, Any] = {
        key: None for key in ("attached_to", "protector", "attacking") if getattr(spec, key) in gone
    }
    if gone.intersection(spec.goaded_by):
        fields["goaded_by"] = tuple(other for other in spec.goaded_by if other not in gone)
    if gone.intersection(spec.blocking):
        fields["blocking"] = tuple(other for other in spec.blocking if other not in gone)
    return with_fields(spec, **fields) if fields else spec


def _pruned(entry: EntrySpec, gone: set[str]) -> EntrySpec | None:
    """Return a script entry without what it says of things that are gone; None if nothing is left."""
    if getattr(entry, "by", None) in gone:
        return None
    match entry:
        case AttackSpec(attack=attack, bands=bands, enlist=enlist):
            left = tuple(tuple(m for m in band if m not in gone) for band in bands)
            bands = tuple(band for band in left if len(band) > 1)
            attack = _kept(attack, gone)
            enlisted = {a: _kept_ids(some, gone) for a, some in enlist.items() if a in attack}
            enlisted = {a: some for a, some in enlisted.items() if some}
            return _with(entry, attack=attack, bands=bands, enlist=enlisted)
        case BlockSpec(block=block):
            blocks = {b: _kept_ids(a, gone) for b, a in block.items() if b not in gone}
            return _with(entry, block={b: a for b, a in blocks.items() if a})
        case OrderSpec(order=order):
            orders = {c: _kept_ids(others, gone) for c, others in order.items() if c not in gone}
            longer = {c: o for c, o in orders.items() if len(o) > 1}
            return _with(entry, order=FrozenMap(longer)) if longer else None
        case AssignSpec(assign=assign):
            points = {s: p for s, p in assign.items() if s not in gone and gone.isdisjoint(p)}
            return _with(entry, assign=FrozenMap(points)) if points else None
        case PassSpec(pass_=named):
            return None if named in gone else entry
        case ChooseSpec():
            return None if gone.intersection(entry.named) else entry
        case CastSpec(targets=targets, sacrifice=sacrifice, source=source):
            return None if gone.intersection((*targets, sacrifice, source)) else entry
        case ActivateSpec(activate=which, targets=targets, source=source):
            return None if gone.intersection((which.object, *targets, source)) else entry
        case ShieldSpec(shield=shield):
            kept = {r: _kept_sources(p, gone) for r, p in shield.items() if r not in gone}
            kept = {r: sources for r, sources in kept.items() if sources}
            return _with(entry, shield=kept) if kept else None
        case StackOrderSpec(stack_order=order):
            return None if gone.intersection(with_place(one)[0] for one in order) else entry
        case ReplaceSpec(replace=named):
            return None if with_place(named)[0] in gone else entry
        case EditSpec(edit=EditObjectSpec(object=named, controller=controller, attached_to=bearer)):
            return None if {named, controller, bearer} & gone else entry
        case EditSpec(edit=EditPlayerSpec(player=named) | EditCardSpec(controller=named)):
            return None if named in gone else entry
        case _:
            return entry


def _with(entry: EntrySpec, **fields: object) -> EntrySpec:
    return with_fields(entry, **fields)


def _kept(pairs: Mapping[str, str], gone: set[str]) -> FrozenMap[str, str]:
    return FrozenMap((a, b) for a, b in pairs.items() if a not in gone and b not in gone)


def _kept_sources(parts: Mapping[str, int], gone: set[str]) -> dict[str, int]:
    return {source: amount for source, amount in parts.items() if source not in gone}


def _kept_ids(ids: str | tuple[str, ...], gone: set[str]) -> tuple[str, ...]:
    return tuple(one for one in ((ids,) if isinstance(ids, str) else ids) if one not in gone)
