"""Events that a file expects under the names they had in the past."""

from typing import Any

import pytest

from core.files.older_events import with_todays_events

PLAYERS = [{"id": "amy", "name": "Amy"}, {"id": "nicole", "name": "Nicole"}]


@pytest.mark.parametrize(
    ("then", "today"),
    [
        ({"kind": "game_ended", "rule": "104.2a"}, {"kind": "game_ended", "how": "104.2a"}),
        ({"kind": "game_ended", "winner": "None"}, {"kind": "game_ended", "winner": None}),
        ({"kind": "did_not_resolve", "rule": "608.2b"}, {"kind": "did_not_resolve", "why": "608.2b"}),
        ({"kind": "destroyed", "rules": ["704.5g"]}, {"kind": "destroyed", "because": ["704.5g"]}),
        ({"kind": "permanents_left", "cause": "exile"}, {"kind": "permanents_left", "how": "exile"}),
        (
            {"kind": "status_changed", "object": "ox", "tapped": True},
            {"kind": "tapped", "objects": ["ox"]},
        ),
        ({"kind": "status_changed", "tapped": False}, {"kind": "untapped"}),
        (
            {"kind": "status_changed", "object": "ox", "controller": "amy"},
            {"kind": "control_changed", "to": {"ox": "amy"}},
        ),
        (
            {"kind": "status_changed", "object": "ox", "renowned": True},
            {"kind": "became_renowned", "object": "ox"},
        ),
        (
            {"kind": "status_changed", "object": "ox", "unattached": ["axe"]},
            {"kind": "became_unattached", "bearer": "ox", "objects": ["axe"]},
        ),
        (
            {"kind": "status_changed", "object": "ox", "counter_removed": "shield"},
            {"kind": "rescued", "object": "ox"},
        ),
        (
            {"kind": "status_changed", "loyalty": -3, "rule": "606.4"},
            {"kind": "loyalty_paid", "change": -3, "rule": "606.4"},
        ),
        ({"kind": "entry_planned", "change": "tapped"}, {"kind": "entry_planned", "tapped": True}),
        (
            {"kind": "entry_planned", "change": "with red as the chosen color"},
            {"kind": "entry_planned", "color": "R"},
        ),
        (
            {"kind": "entry_planned", "change": "under Nicole's control"},
            {"kind": "entry_planned", "under": "nicole"},
        ),
        ({"kind": "entry_planned", "change": "as a copy of Bear"}, {"kind": "entry_planned"}),
    ],
)
def test_an_older_name_of_an_event(then: dict[str, Any], today: dict[str, Any]) -> None:
    for key in ("events", "not_events"):
        read = with_todays_events({"players": PLAYERS, "expect": {key: [then]}})
        assert read["expect"] == {key: [today]}
        assert with_todays_events(read) == read
    asked = with_todays_events({"players": PLAYERS, "question": {"happens": then}})
    assert asked["question"] == {"happens": today}


def test_a_change_that_is_not_said_is_left_out() -> None:
    read = with_todays_events({"expect": {"events": [{"kind": "status_changed", "object": "ox"}]}})
    assert read["expect"] == {"events": []}


def test_events_of_variations_are_put_in_todays_words_too() -> None:
    below = {"expect": {"events": [{"kind": "game_ended", "rule": "104.2a"}]}}
    read = with_todays_events({"players": PLAYERS, "variations": [{"variations": [below]}]})
    assert read["variations"][0]["variations"][0]["expect"]["events"] == [
        {"kind": "game_ended", "how": "104.2a"}
    ]


@pytest.mark.parametrize("wrong", [None, 3, {"expect": 3}, {"expect": {"events": 3}}, {"variations": 3}])
def test_what_is_no_list_of_events_is_left(wrong: object) -> None:
    assert with_todays_events(wrong) == wrong
