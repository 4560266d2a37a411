"""Cards that a scenario defines because something that enters during play is one."""

from __future__ import annotations

from collections.abc import Mapping

from core.cards.spec import PrintedSpec, back_spec
from core.model.cards import Card
from core.scenario.changes import changed
from core.scenario.format import OwnCardSpec, Scenario
from core.scenario.known_cards import known_cards
from core.terms.values import FrozenMap, replace


def with_card(scenario: Scenario, card: Card, library: Mapping[str, Card]) -> tuple[Scenario, str]:
    """Return the scenario in which an entry can name a card, and by what name.

    It defines the card if no card is just this. Where another one has its name, it gets a number.
    """
    known, number, name = known_cards(scenario, library), 1, card.name
    while name in known and known[name] != replace(card, name=known[name].name):
        number += 1
        name = f"{card.name} {number}"
    if name in known:
        return scenario, known[name].name
    printed = back_spec(card)
    fields = {field: getattr(printed, field) for field in PrintedSpec.__struct_fields__}
    back = back_spec(card.back) if card.back is not None else None
    own = OwnCardSpec(**fields, back=back)
    return changed(scenario, cards=FrozenMap({**scenario.cards, name: own})), name
