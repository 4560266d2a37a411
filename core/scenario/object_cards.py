"""The card behind an object of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.abilities.card_texts.stack_abilities import Activated
from core.cards.spec import written_abilities
from core.model.cards import Card
from core.scenario.format import ObjectSpec
from core.terms.colors import Color
from core.terms.mana import colors_of_cost
from core.terms.values import replace


def _colors(spec: ObjectSpec) -> frozenset[Color] | None:
    """Return the colors that are written, or those of the mana cost that is (CR 202.2); None without both."""
    if spec.colors is not None:
        return frozenset(spec.colors)
    return colors_of_cost(spec.mana_cost) if spec.mana_cost else None


def card_of(spec: ObjectSpec, library: Mapping[str, Card]) -> Card:
    """Return the card of `library` with what the object overrides, or the card written out in full."""
    card = library[spec.card] if spec.card else Card(name=spec.name or "", types=frozenset(spec.types or ()))
    given = {
        "name": spec.name,
        "types": frozenset(spec.types) if spec.types else None,
        "subtypes": spec.subtypes,
        "supertypes": frozenset(spec.supertypes) if spec.supertypes is not None else None,
        "mana_cost": spec.mana_cost,
        "colors": _colors(spec),
        "power": spec.power,
        "toughness": spec.toughness,
        "loyalty": spec.loyalty,
        "defense": spec.defense,
        "back": spec.back.to_card() if spec.back is not None else None,
    }
    changes: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    can = written_abilities(spec, spec.name or spec.card or spec.id)
    if any(can):
        printed = len(card.unplayed_numbers) + sum(isinstance(text, Activated) for text in card.effects)
        changes |= {
            "keywords": card.keywords | can.keywords,
            "abilities": (*card.abilities, *can.abilities),
            "effects": (*card.effects, *can.effects),
            "not_played": (*card.not_played, *can.not_played),
            "unplayed_numbers": (
                *card.unplayed_numbers,
                *(printed + number for number in can.unplayed_numbers),
            ),
        }
    return replace(card, **changes) if changes else card  # most often the card as it is known
