"""What decides is named: if play would go otherwise without an effect, an explanation says whose it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from core.abilities.card_texts.stack_abilities import Activated, Spell
from core.cards.library import built_in
from core.cards.said import said_by
from core.explain.chosen import told_in
from core.explain.explanation import Explanation
from core.explain.moments import moments
from core.explain.violations import what_is_wrong
from core.model.cards import Card
from core.play.playthrough import Playthrough
from core.scenario.errors import ScenarioError
from core.scenario.format import ObjectSpec, Scenario
from core.scenario.known_cards import known_cards
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.terms.values import FrozenMap, replace

SCENARIOS = Path("assets/scenarios")
FOLDERS = sorted(folder.name for folder in SCENARIOS.iterdir() if folder.is_dir())

UNNAMED = {
    ("kept-off-one-but-not-the-other", "Web"): "it keeps a creature from an attack that isn't declared",
    ("goaded-and-taxed", "Toll House"): "it asks for a cost of an attack that isn't declared",
    ("a-tax-to-block", "Shackles of Toll"): "it asks for a cost of an attack that isn't declared",
    (
        "a-cost-that-can-t-be-paid",
        "Dry Season",
    ): "what it forbids makes a cost unpayable, and nothing is done",
    ("lifelink-twice-over", "Charm"): "it gives what the creature has already, and that is named",
    ("the-voice-comes-back-and-chooses-anew", "Practice Song"): "what it gave undying has left",
    ("dead-creatures-make-a-mourner-larger", "Mourner"): "its size matters to nothing",
    ("without-its-abilities-it-gives-nothing", "Rod of Silence"): "it silences what would have spoken",
}
"""Effects without which play would go otherwise and that no explanation names, by scenario, and why."""


class Without(NamedTuple):
    """A board without one effect, and what that is known by."""

    name: str
    scenario: Scenario
    library: Mapping[str, Card]


@pytest.mark.parametrize("folder", FOLDERS)
def test_each_effect_that_decides_is_named(folder: str) -> None:
    paths = {path.name.removesuffix(".scenario.json"): path for path in (SCENARIOS / folder).iterdir()}
    unnamed = {(stem, name) for stem, path in paths.items() for name in _unnamed(read_scenario(path))}
    assert unnamed == {one for one in UNNAMED if one[0] in paths}


def test_the_exceptions_are_of_the_library() -> None:
    assert all(any(SCENARIOS.rglob(f"{stem}.scenario.json")) for stem, _ in UNNAMED)


def _unnamed(scenario: Scenario) -> Iterator[str]:
    """Yield what decides on a board and is named in no explanation."""
    boards = list(_without_each(scenario))
    if not boards:
        return
    playthrough = play_scenario(scenario, built_in())
    happened = tuple(frame.event for frame in playthrough.frames)
    said = ""
    for name, other, library in boards:
        try:
            otherwise = play_scenario(other, library)
        except ScenarioError:  # the script speaks of what that effect is needed for
            continue
        if tuple(frame.event for frame in otherwise.frames) != happened:
            said = said or "\n".join(_said(playthrough))
            if name.partition(",")[0] not in said:
                yield name


def _said(playthrough: Playthrough) -> Iterator[str]:
    for moment in moments(playthrough.frames):
        explanation = told_in(playthrough, moment)
        for field in Explanation.__struct_fields__:
            yield str(getattr(explanation, field))
    if playthrough.refused is not None:
        yield from map(str, what_is_wrong(playthrough.refused))


def _without_each(scenario: Scenario) -> Iterator[Without]:
    """Yield a board without each static or triggered ability there, and without each waiting effect."""
    cards = known_cards(scenario, built_in())
    named = {spec.card for spec in scenario.battlefield if spec.card and not spec.name}
    cast = [str(getattr(entry, "cast", "")) for entry in scenario.script]
    named |= {cards[name].name for name in cast if name in cards}
    for name in sorted(name for name in named if name in cards):
        card = cards[name]
        own = FrozenMap({key: spec for key, spec in scenario.cards.items() if key.lower() != name.lower()})
        for place, text in enumerate(card.effects):
            if not isinstance(text, Spell | Activated):
                silent = replace(card, effects=(*card.effects[:place], *card.effects[place + 1 :]))
                yield Without(name, replace(scenario, cards=own), {**built_in(), name: silent})
    for place, spec in enumerate(scenario.battlefield):
        for less in _less(spec):
            there = (*scenario.battlefield[:place], less, *scenario.battlefield[place + 1 :])
            name = spec.name or spec.card or spec.id
            yield Without(name, replace(scenario, battlefield=there), built_in())
    for place, effect in enumerate(scenario.effects):
        left = (*scenario.effects[:place], *scenario.effects[place + 1 :])
        yield Without(effect.name, replace(scenario, effects=left), built_in())


def _less(spec: ObjectSpec) -> Iterator[ObjectSpec]:
    meanings = said_by(spec.text, spec.name or spec.card or spec.id).meanings if spec.text else ()
    abilities = (*spec.abilities, *meanings)
    for place in range(len(abilities)):
        yield replace(spec, text="", abilities=(*abilities[:place], *abilities[place + 1 :]))
