"""Notes stay where they belong when the script is edited; faults in them are told with their places."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cards.library import built_in
from core.scenario.changes import without
from core.scenario.errors import ScenarioError
from core.scenario.notes import AnchorSpec, NoteSpec, reanchored
from core.scenario.playing import play_scenario
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from tests.support import NICOLE, creature, table

BOARD = (creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE))


def note(after: int, moment: int = 0) -> NoteSpec:
    return NoteSpec(at=AnchorSpec(after=after, moment=moment), text=f"{after}.{moment}")


def moved(notes: tuple[NoteSpec, ...], was: str, now: str) -> list[tuple[int, int]]:
    """Return the anchors of notes on a script that becomes another; each letter is an entry."""
    return [(one.at.after, one.at.moment) for one in reanchored(notes, was, now)]


def test_what_comes_before_the_change_stays_and_what_comes_after_it_moves_along() -> None:
    assert moved((note(0, 2), note(1), note(2), note(3, 4)), "abc", "axbc") == [
        (0, 2),
        (1, 0),
        (3, 0),
        (4, 4),
    ]
    assert moved((note(1), note(2), note(3, 4)), "abc", "ac") == [(1, 0), (1, 0), (2, 4)]


def test_a_note_on_an_answer_stays_on_the_answer_in_its_place() -> None:
    assert moved((note(2), note(3)), "abc", "axc") == [(2, 0), (3, 0)]


def test_a_note_on_what_is_gone_goes_to_the_nearest_moment_before_it() -> None:
    assert moved((note(1, 3), note(2), note(3, 4)), "abc", "a") == [(1, 3), (1, 0), (1, 0)]


@given(st.text("ab", max_size=6), st.text("ab", max_size=6), st.integers(0, 6), st.integers(0, 3))
def test_no_note_is_lost_or_comes_to_stand_after_the_end(was: str, now: str, after: int, moment: int) -> None:
    ((place, _),) = moved((note(min(after, len(was)), moment),), was, now)
    assert 0 <= place <= len(now)
    assert moved((note(place, moment),), now, now) == [(place, moment)]


def test_a_note_is_written_and_read_back() -> None:
    noted = table(
        *BOARD,
        notes=[
            {
                "at": {"after": 1, "moment": 2},
                "text": "Look.",
                "circles": ["bear"],
                "arrows": [["bear", "nicole"]],
                "highlights": ["wall"],
                "pause": True,
            }
        ],
    )
    assert parse_scenario(scenario_text(noted)) == noted
    assert '"notes": [{"text": "x"}]' in scenario_text(table(notes=[{"text": "x"}]))


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ({"circles": ["baer"]}, "notes, note 2, circles: unknown id 'baer'. Did you mean 'bear'?"),
        ({"highlights": ["nicol"]}, "notes, note 2, highlights: unknown id 'nicol'. Did you mean 'nicole'?"),
        ({"arrows": [["bear", "wal"]]}, "notes, note 2, arrows: unknown id 'wal'. Did you mean 'wall'?"),
        ({"arrows": [["bear"]]}, "notes, note 2, arrows, arrow 1"),
        ({"circle": ["bear"]}, "notes, note 2: unknown key 'circle'. Did you mean 'circles'?"),
        ({"at": {"after": -1}}, "notes, note 2, at, after"),
        ({"text": "x" * 20_001}, "notes, note 2, text"),
    ],
)
def test_a_fault_is_told_with_its_place(fault: dict[str, Any], message: str) -> None:
    players = [{"id": "amy"}, {"id": "nicole"}]
    data = {"format": "damage-step/1", "players": players, "battlefield": BOARD, "notes": [{}, fault]}
    with pytest.raises(ScenarioError) as caught:
        play_scenario(parse_scenario(json.dumps(data)), built_in())
    assert message in str(caught.value)


def test_what_may_come_during_play_can_be_marked() -> None:
    play_scenario(table(*BOARD, notes=[{"circles": ["Soldier Token"]}]), built_in())


def test_without_an_object_nothing_is_marked_on_it() -> None:
    marked = {
        "text": "Here.",
        "circles": ["bear", "wall"],
        "arrows": [["bear", "wall"]],
        "highlights": ["bear"],
    }
    (left,) = without(table(*BOARD, notes=[marked]), ["bear"]).notes
    assert left == NoteSpec(text="Here.", circles=("wall",))
