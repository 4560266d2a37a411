"""Any board as a line; what a line can't hold is said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cards.library import built_in
from core.data.writing import written
from core.language.phrases import ENGLISH
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
    again = scenario_of_line(line.text, cards if line.left_out else built_in())
    if not line.left_out:
        events, others = (
            [frame.event.kind for frame in play_scenario(one, built_in()).frames] for one in (scenario, again)
        )
        assert events == others


def test_most_boards_of_the_library_fit_into_a_line() -> None:
    scenarios = [read_scenario(path) for path in FILES]
    whole = [one for one in scenarios if not board_line(one, known_cards(one, built_in())).left_out]
    assert len(whole) > 0.94 * len(scenarios)


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
        players=[{"id": "amy"}, {"id": "nicole", "counters": {"Odd (kind)": 3}}],
        script=[{"attack": {"bear": "nicole"}, "bands": [["bear", "ox"]]}],
    )
    assert board_line(board, built_in()).left_out == (
        "Grizzly Bears: some of what it is or can do.",
        "nicole: some of what happened earlier.",
        "A decision (attack).",
    )


OBJECTS = ("bear", "ox", "elk", "wall")
IDS = st.sampled_from(OBJECTS)
COUNTERS = st.dictionaries(
    st.sampled_from(("+1/+1", "charge")), st.integers(-3, 3).filter(bool), min_size=1, max_size=1
)
TYPES = st.lists(st.sampled_from(("artifact", "creature")), min_size=1, unique=True)
EDITS = st.one_of(
    st.fixed_dictionaries({"gain": st.lists(st.sampled_from(("flying", "haste")), min_size=1, unique=True)}),
    st.fixed_dictionaries({"lose": st.just(["flying"])}),
    st.fixed_dictionaries({"controller": st.sampled_from(("amy", "nicole"))}),
    st.fixed_dictionaries({"power": st.integers(-2, 9), "toughness": st.integers(0, 9)}),
    st.fixed_dictionaries({"types": TYPES}),
    st.fixed_dictionaries({"colors": st.lists(st.sampled_from("WUBRG"), unique=True)}),
    st.fixed_dictionaries({"counters": COUNTERS}),
    st.fixed_dictionaries({"move": st.sampled_from(("graveyard", "exile", "hand", "library"))}),
    st.fixed_dictionaries({"phased_in": st.booleans()}),
    st.fixed_dictionaries({"tapped": st.booleans()}),
    st.fixed_dictionaries({"attached_to": IDS}),
    st.just({"remove_from_combat": True}),
)
POINTS = st.dictionaries(IDS, st.integers(1, 5), min_size=1, max_size=2)
ORDERS = st.lists(st.sampled_from(OBJECTS[:3]), min_size=2, unique=True)
STACKED = st.lists(st.sampled_from(("ox/1", "ox/2", "elk")), min_size=2)
PUT: dict[str, Any] = {"card": "Bonesplitter", "controller": "amy"}
ENTRIES = st.one_of(
    st.builds(lambda one, edit: {"edit": {"object": one, **edit}}, IDS, EDITS),
    st.sampled_from(({"edit": PUT}, {"edit": {**PUT, "token": True}})),
    st.builds(lambda points: {"shield": {"nicole": points}, "by": "nicole"}, POINTS),
    st.builds(lambda order: {"stack_order": order}, STACKED),
)


@given(
    members=st.lists(st.sampled_from(OBJECTS[:3]), min_size=1, unique=True),
    is_band=st.booleans(),
    order=ORDERS,
    entries=st.lists(ENTRIES, max_size=4),
)
def test_decisions_and_changes_come_back_as_they_were(
    members: list[str], is_band: bool, order: list[str], entries: list[dict[str, Any]]
) -> None:
    attack: dict[str, Any] = {"attack": dict.fromkeys(members, "nicole")}
    if is_band and len(members) > 1:
        attack["bands"] = [members]
    board = table(
        *(creature(name, "3/3") for name in OBJECTS[:3]),
        creature("wall", "0/4", by=NICOLE),
        script=[attack, {"order": {"wall": order}}, *entries],
    )
    line = board_line(board, built_in())
    assert line.left_out == ()
    again = scenario_of_line(line.text, built_in())
    assert [written(one, ENGLISH) for one in again.script] == [written(one, ENGLISH) for one in board.script]


EARLIER = st.fixed_dictionaries(
    {
        "gained_life": st.integers(0, 3),
        "lost_life": st.integers(0, 3),
        "drew": st.integers(0, 3),
        "cast": st.lists(st.sampled_from(("Shock", "Boros Charm")), max_size=2),
        "died": st.lists(st.sampled_from(("Grizzly Bears", "Gisela, Blade of Goldnight")), max_size=2),
        "left": st.lists(st.just("Hill Giant"), max_size=1),
    }
)


@given(earlier=EARLIER, spells=st.integers(0, 3), damage=st.integers(0, 5), poison=st.integers(0, 2))
def test_what_happened_earlier_comes_back_as_it_was(
    earlier: dict[str, Any], spells: int, damage: int, poison: int
) -> None:
    amy = {"id": "amy", "name": "Amy", "this_turn": earlier, "spells_last_turn": spells, "poison": poison}
    nicole = {"id": "nicole", "name": "Nicole", "commander_damage": {"bear": damage} if damage else {}}
    board = table(creature("bear", "2/2", commander=True), players=[amy, nicole])
    line = board_line(board, built_in())
    assert line.left_out == ()
    assert scenario_of_line(line.text, built_in()).players == board.players


def test_whose_turn_it_is_is_said_where_another_player_attacks_first() -> None:
    board = table(
        creature("ox", "3/3", by=NICOLE), script=[{"attack": {"ox": "amy"}}], active="amy", start="upkeep"
    )
    again = scenario_of_line(board_line(board, built_in()).text, built_in())
    assert again.active == "amy"


def test_cards_of_a_file_go_along() -> None:
    board = table(
        card("Moth", "moth"),
        players=[{"id": "amy", "hand": ["Notes"]}, {"id": "nicole"}],
        cards={
            "Moth": {
                "types": ["creature"],
                "colors": ["W"],
                "power": 1,
                "toughness": 1,
                "keywords": ["flying"],
            },
            "Notes": {"types": ["instant"], "text": "Draw a card."},
        },
    )
    line = board_line(board, known_cards(board, built_in()))
    assert line.left_out == ()
    assert line.text == (
        "amy 20: Moth; nicole 20:; amy's hand: Notes; "
        'Cards: white 1/1 flying "Moth", instant "Notes" [Draw a card.].'
    )
    assert known_cards(scenario_of_line(line.text, built_in()), built_in())["Moth"].keywords


def test_a_name_with_a_verb_or_a_plus_is_quoted() -> None:
    board = table(
        creature("he who gains", "1/1"),
        creature("one + two", "2/2"),
        script=[{"attack": {"one + two": "nicole"}}],
    )
    line = board_line(board, built_in())
    assert '"One + two" -> Nicole' in line.text
    names = [spec.name for spec in scenario_of_line(line.text, built_in()).battlefield]
    assert names == ["He who gains", "One + two"]


def test_mana_costs_go_along() -> None:
    board = table(
        creature("drake", "4/4 flying", mana_cost="{2}{U}"),
        card("Moth", "moth"),
        card("Grizzly Bears", "bears", mana_cost="{W/B}"),
        cards={"Moth": {"types": ["creature"], "mana_cost": "{W}", "power": 1, "toughness": 1}},
    )
    line = board_line(board, known_cards(board, built_in()))
    assert line.left_out == ()
    assert '4/4 flying "Drake" ({2}{U}), Moth, Grizzly Bears ({W/B})' in line.text
    again = scenario_of_line(line.text, built_in())
    assert [one.mana_cost for one in again.battlefield] == ["{2}{U}", None, "{W/B}"]
    assert again.cards["Moth"].mana_cost == "{W}"
