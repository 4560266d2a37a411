"""A part of a board goes into another board, or into the same one again."""

from __future__ import annotations

from core.scenario.changes import changed
from core.scenario.excerpt import excerpt, with_copies, with_excerpt
from core.scenario.format import Scenario
from core.scenario.reading import scenario_of
from tests.support import NICOLE, creature, table


def board() -> Scenario:
    """Return a bear with an Aura on it, and an ox of Nicole's."""
    aura = {"id": "aura", "card": "Holy Strength", "controller": "amy", "attached_to": "bear"}
    return table(creature("bear", "2/2"), aura, creature("ox", "3/3", by=NICOLE))


def attached(scenario: Scenario) -> dict[str, str | None]:
    """Return what each object is attached to."""
    return {spec.id: spec.attached_to for spec in scenario.battlefield}


def test_what_comes_along_stays_attached_to_the_copy() -> None:
    both, added = with_excerpt(board(), excerpt(board(), {"bear", "aura"}))
    assert added == ("bear-2", "aura-2")
    assert attached(both) == {"bear": None, "aura": "bear", "ox": None, "bear-2": None, "aura-2": "bear-2"}


def test_an_attachment_alone_stays_on_the_object_it_was_on() -> None:
    both, _ = with_excerpt(board(), excerpt(board(), {"aura"}))
    assert attached(both)["aura-2"] == "bear"
    elsewhere, _ = with_excerpt(table(), excerpt(board(), {"aura"}))
    assert attached(elsewhere) == {"aura": None}


def test_ids_that_are_free_are_kept_and_numbers_are_not_piled_up() -> None:
    elsewhere, added = with_excerpt(table(), excerpt(board(), {"ox"}))
    assert added == ("ox",)
    again, added = with_excerpt(elsewhere, excerpt(elsewhere, {"ox"}))
    assert added == ("ox-2",)
    assert with_excerpt(again, excerpt(again, {"ox-2"}))[1] == ("ox-3",)


def test_players_unknown_there_are_those_in_the_same_seats() -> None:
    other = scenario_of({"format": "damage-step/1", "players": [{"id": "uma"}, {"id": "tomo"}]})
    both, _ = with_excerpt(other, excerpt(board(), {"bear", "ox"}))
    assert [spec.controller for spec in both.battlefield] == ["uma", "tomo"]


def test_cards_of_the_file_come_along_under_another_name_where_theirs_is_taken() -> None:
    token = {"types": ["creature"], "power": 1, "toughness": 1}
    one = table({"id": "imp", "card": "Imp", "controller": "amy"}, cards={"Imp": token, "Elf": token})
    part = excerpt(one, {"imp"})
    assert list(part.cards) == ["Imp"]
    larger = {"Imp": {**token, "power": 5}}
    both, _ = with_excerpt(table(cards=larger), part)
    assert [spec.card for spec in both.battlefield] == ["Imp 2"]
    assert (both.cards["Imp"].power, both.cards["Imp 2"].power) == (5, 1)


def test_cards_in_hands_go_into_the_same_hands() -> None:
    part = excerpt(board(), (), {NICOLE: ("Shock",)})
    both, _ = with_excerpt(board(), part)
    assert [one.hand for one in both.players] == [(), ("Shock",)]


def test_copies_lie_beside_what_they_copy() -> None:
    both, copies = with_copies(board(), {"bear", "aura"})
    assert copies == ("bear-2", "aura-2")
    assert [spec.id for spec in both.battlefield] == ["bear", "bear-2", "aura", "aura-2", "ox"]
    assert attached(both)["aura-2"] == "bear-2"


def test_a_board_without_combat_takes_no_attackers() -> None:
    fighting = changed(board(), battlefield=({**creature("bear", "2/2"), "attacking": NICOLE},))
    assert with_excerpt(table(), excerpt(fighting, {"bear"}))[0].battlefield[0].attacking is None
