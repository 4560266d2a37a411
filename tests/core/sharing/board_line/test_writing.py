"""Any board as a line; what a line can't hold is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.cards.library import built_in
from core.scenario.known_cards import known_cards
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.sharing.board_line.reading import scenario_of_line
from core.sharing.board_line.writing import board_line
from core.teaching.course import SCENARIOS
from tests.support import NICOLE, card, creature, table

FILES = sorted(SCENARIOS.rglob("*.scenario.json"))


@pytest.mark.parametrize("path", FILES[::6], ids=lambda path: path.name.removesuffix(".scenario.json"))
def test_what_is_written_is_read_again_and_plays_the_same(path: Path) -> None:
    scenario = read_scenario(path)
    cards = known_cards(scenario, built_in())
    line = board_line(scenario, cards)
    again = scenario_of_line(line.text, cards)
    if not line.left_out:
        events, others = (
            [frame.event.kind for frame in play_scenario(one, cards).frames] for one in (scenario, again)
        )
        assert events == others


def test_most_boards_of_the_library_fit_into_a_line() -> None:
    scenarios = [read_scenario(path) for path in FILES]
    whole = [one for one in scenarios if not board_line(one, known_cards(one, built_in())).left_out]
    assert len(whole) > 0.75 * len(scenarios)


def test_a_board_is_written_as_a_person_would_type_it() -> None:
    board = table(
        card("Grizzly Bears", "one"),
        card("Grizzly Bears", "two"),
        creature("drake", "4/4 flying", damage=2),
        card("Wall of Air", "wall", by=NICOLE),
        script=[{"attack": {"drake": "nicole"}}, {"block": {"wall": "drake"}}],
    )
    line = board_line(board, built_in())
    assert line.text == (
        'Amy 20: 2x Grizzly Bears, 4/4 flying "Drake" (2 damage); Nicole 20: Wall of Air. '
        "Amy attacks Drake -> Nicole; Wall of Air blocks Drake."
    )
    assert line.left_out == ()


def test_names_that_would_end_a_statement_are_quoted() -> None:
    board = table(creature("Mr. Orfeo, or: not", "1/1"), creature("Elf", "1/1 Elf"))
    line = board_line(board, built_in())
    assert line.text == 'Amy 20: 1/1 "Mr. orfeo, or: not", 1/1 Elf; Nicole 20:.'
    assert [spec.name for spec in scenario_of_line(line.text, built_in()).battlefield] == [
        "Mr. orfeo, or: not",
        "Elf",
    ]


def test_what_a_line_cannot_hold_is_named() -> None:
    board = table(
        card("Grizzly Bears", "bear", power=5),
        players=[{"id": "amy"}, {"id": "nicole", "commander_damage": {"bear": 3}}],
        cards={"Moth": {"types": ["creature"], "power": 1, "toughness": 1}},
        script=[{"attack": {"bear": "nicole"}, "bands": [["bear", "ox"]]}],
    )
    assert board_line(board, built_in()).left_out == (
        "Grizzly Bears: some of what it is or can do.",
        "nicole: some of what happened earlier.",
        "The cards this file defines: Moth.",
        "A decision (attack).",
    )
