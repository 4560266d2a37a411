"""How tests read boards of other programs: written by hand, in a line each."""

from __future__ import annotations

from typing import Any

from core.cards.library import built_in
from core.model.cards import Card
from core.other_programs.importing import foreign_text, imported
from core.other_programs.into_scenario import Imported
from core.other_programs.left_out import told
from core.scenario.format import ObjectSpec, Scenario
from core.scenario.known_cards import known_cards
from core.scenario.object_cards import card_of


def read(text: str, source: str = "board", **how: Any) -> Imported:
    """Return the board that a text of another program holds."""
    return imported(foreign_text(text, source), built_in(), **how)


def losses(found: Imported) -> list[str]:
    """Return what isn't carried over, in sentences."""
    return [told(one) for one in found.left_out]


def on_table(scenario: Scenario) -> dict[str, ObjectSpec]:
    """Return what is on the battlefield, by id."""
    return {spec.id: spec for spec in scenario.battlefield}


def position(scenario: Scenario) -> dict[str, Any]:
    """Return all that another program's file can hold of a board, with places for ids."""
    cards = known_cards(scenario, built_in())
    places = {spec.id: number for number, spec in enumerate(_in_order(scenario))}
    places |= {player.id: -number for number, player in enumerate(scenario.players, 1)}
    attack = {
        places[one]: places[to]
        for entry in scenario.script
        for one, to in getattr(entry, "attack", {}).items()
    }
    return {
        "start": scenario.start,
        "active": places[scenario.active or scenario.players[0].id],
        "attack": attack,
        "players": [
            (p.life, p.poison, {k: n for k, n in p.counters.items() if n}, p.hand, p.graveyard, p.library)
            for p in scenario.players
        ],
        "objects": [_state(spec, card_of(spec, cards), places) for spec in _in_order(scenario)],
    }


def _in_order(scenario: Scenario) -> list[ObjectSpec]:
    players = [player.id for player in scenario.players]
    return sorted(scenario.battlefield, key=lambda spec: players.index(spec.controller))


def _state(spec: ObjectSpec, card: Card, places: dict[str, int]) -> dict[str, Any]:
    return {
        "card": (
            card.name,
            card.types,
            card.subtypes,
            card.supertypes,
            card.colors,
            card.power,
            card.toughness,
        ),
        "says": (card.keywords, sorted(map(repr, card.abilities)), card.effects),
        "controller": places[spec.controller],
        "token": spec.token,
        "commander": spec.commander,
        "tapped": spec.tapped,
        "sick": spec.summoning_sick,
        "turned": (spec.face_down, spec.transformed, spec.phased_out, spec.renowned),
        "damage": spec.damage,
        "counters": {kind: count for kind, count in spec.counters.items() if count},
        "on": places[spec.attached_to] if spec.attached_to else None,
    }
