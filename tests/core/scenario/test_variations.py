"""Lines of play: what is tried otherwise is kept beside the main line, and no line changes another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cards.library import built_in
from core.data.reading import with_fields
from core.files.limits import LINES_DEEP
from core.scenario.changes import changed
from core.scenario.errors import ScenarioError
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.scenario.variations import (
    MAIN,
    Line,
    branched,
    line_scenario,
    lines,
    promoted,
    renamed,
    variation_at,
    with_line,
    without_line,
)
from tests.support import AMY, NICOLE, creature, table

ATTACK: dict[str, Any] = {"attack": {"bear": "nicole"}}
BLOCK: dict[str, Any] = {"block": {"wall": "bear"}}
NO_ATTACK: dict[str, Any] = {"attack": {}}
NO_BLOCK: dict[str, Any] = {"block": {}}


def board(**fields: Any) -> Scenario:
    """Return a bear that attacks and is blocked, with variations."""
    return table(
        creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE), script=[ATTACK, BLOCK], **fields
    )


def decided(*entries: Mapping[str, Any]) -> Scenario:
    """Return the board with another script, as somebody would have edited it."""
    return changed(board(), script=table(script=entries).script)


def scripts(scenario: Scenario) -> dict[Line, tuple[object, ...]]:
    """Return what each line plays."""
    return {line: line_scenario(scenario, line).script for line in lines(scenario)}


def test_a_line_plays_what_it_has_in_common_and_its_own() -> None:
    study = board(
        variations=[
            {"name": "No block", "after": 1, "script": [NO_BLOCK]},
            {
                "name": "At home",
                "script": [NO_ATTACK],
                "variations": [{"name": "Or not", "script": [ATTACK]}],
            },
        ]
    )
    assert list(lines(study)) == [MAIN, (0,), (1,), (1, 0)]
    assert scripts(study) == {
        MAIN: decided(ATTACK, BLOCK).script,
        (0,): decided(ATTACK, NO_BLOCK).script,
        (1,): decided(NO_ATTACK).script,
        (1, 0): decided(ATTACK).script,
    }
    assert line_scenario(study, (0,)).variations == ()


def test_it_is_kept_in_the_file() -> None:
    study, line = branched(board(), MAIN, decided(ATTACK, NO_BLOCK), "No block")
    assert parse_scenario(scenario_text(study)) == study
    assert line == (0,)
    assert variation_at(study, line).after == 1
    assert len(variation_at(study, line).script) == 1


def test_what_is_there_already_is_not_kept_twice() -> None:
    study, line = branched(board(), MAIN, decided(ATTACK, NO_BLOCK), "No block")
    assert branched(study, MAIN, decided(ATTACK, NO_BLOCK), "Again") == (study, line)
    assert branched(study, line, decided(ATTACK, BLOCK), "Back") == (study, MAIN)


def test_what_leaves_a_variation_before_it_begins_leaves_the_line_above() -> None:
    study, line = branched(board(), MAIN, decided(ATTACK, NO_BLOCK), "No block")
    study, other = branched(study, line, decided(NO_ATTACK), "At home")
    assert other == (1,)


def test_another_board_in_a_line_is_that_line_s_alone() -> None:
    bigger = with_fields(
        board(), battlefield=table(creature("bear", "9/9"), creature("wall", "0/4", by=NICOLE)).battlefield
    )
    study, line = branched(board(), MAIN, bigger, "A larger bear")
    assert line_scenario(study, MAIN) == board()
    assert line_scenario(study, line).battlefield == bigger.battlefield
    assert line_scenario(study, line).script == board().script
    died = [play_scenario(line_scenario(study, one), built_in()).game.graveyard for one in (MAIN, line)]
    assert [len(one) for one in died] == [0, 1]


def test_a_line_beside_the_deepest_has_its_notes_without_marks_on_what_is_not_there() -> None:
    """It leaves an earlier line than the one it was made in, so it has the notes of that one itself."""
    note = {"at": {"after": 0}, "text": "Look", "circles": ["bear", "wall"]}
    deepest: dict[str, Any] = {"name": "deepest", "players": [{"id": AMY, "life": 99}, {"id": NICOLE}]}
    nested = {**deepest, "notes": [note]}
    for life in range(1, LINES_DEEP):
        players = [{"id": AMY, "life": life}, {"id": NICOLE}]
        nested = {"name": f"life {life}", "players": players, "variations": [nested]}
    study = board(variations=[nested])
    line = (0,) * LINES_DEEP
    here = line_scenario(study, line)
    found, beside = branched(study, line, changed(here, battlefield=here.battlefield[:1]), "No wall")
    assert beside == (*line[:-1], 1)
    assert [one.circles for one in line_scenario(found, beside).notes] == [("bear",)]
    assert parse_scenario(scenario_text(found)) == found


def test_changing_a_line_leaves_the_others_as_they_were() -> None:
    study = board(variations=[{"after": 2, "name": "Later", "script": [{"pass": "amy"}]}])
    now = with_line(study, MAIN, decided(NO_ATTACK))
    assert line_scenario(now, MAIN).script == decided(NO_ATTACK).script
    assert line_scenario(now, (0,)).script == line_scenario(study, (0,)).script


def test_titles_are_changed_for_all_lines() -> None:
    study, line = branched(board(title="Old"), MAIN, changed(board(title="Old"), script=()), "Open")
    now = with_line(study, line, changed(line_scenario(study, line), title="New"))
    assert now.title == "New"
    assert variation_at(now, line).script == ()


def test_promoting_swaps_a_line_with_what_it_left() -> None:
    study, line = branched(board(), MAIN, decided(ATTACK, NO_BLOCK), "No block")
    now = promoted(study, line, "Block")
    assert scripts(now) == {MAIN: decided(ATTACK, NO_BLOCK).script, (0,): decided(ATTACK, BLOCK).script}
    assert variation_at(now, (0,)).name == "Block"


def test_deleting_takes_those_along_that_leave_it() -> None:
    study, line = branched(board(), MAIN, decided(NO_ATTACK), "At home")
    study, inner = branched(
        study, line, changed(decided(NO_ATTACK), battlefield=board().battlefield[:1]), "x"
    )
    assert inner == (*line, 0)
    assert without_line(study, line) == board()


def test_renaming() -> None:
    study, line = branched(board(), MAIN, decided(NO_ATTACK), "At home")
    assert variation_at(renamed(study, line, "Stay"), line).name == "Stay"


def test_a_variation_that_names_what_is_not_there_is_refused_with_its_place() -> None:
    study = board(variations=[{"name": "No block", "after": 1, "script": [{"block": {"wal": "bear"}}]}])
    with pytest.raises(
        ScenarioError, match=r"variation 1 \(No block\), script, entry 2, block: .*'wal'.*Did you mean 'wall'"
    ):
        play_scenario(study, built_in())


def test_a_variation_with_a_board_of_its_own_has_that_checked() -> None:
    lying = [{"id": "ring", "card": "No Such Ring", "controller": "amy"}]
    study = board(variations=[{"name": "A ring", "battlefield": lying, "script": []}])
    with pytest.raises(ScenarioError, match=r"variation 1 \(A ring\), battlefield.*No Such Ring"):
        play_scenario(study, built_in())


def test_a_variation_that_begins_after_the_end_of_what_it_leaves_is_refused() -> None:
    study = board(variations=[{"after": 3, "script": [NO_BLOCK]}])
    with pytest.raises(ScenarioError, match=r"variation 1, after: .*has 2 entries"):
        play_scenario(study, built_in())


ENTRIES = st.lists(st.sampled_from([ATTACK, BLOCK, NO_ATTACK, NO_BLOCK]), max_size=4)


@given(st.data())
def test_no_operation_changes_what_another_line_plays(data: st.DataObject) -> None:
    study: Scenario = board()
    for number in range(data.draw(st.integers(1, 6))):
        every = list(lines(study))
        place: int = data.draw(st.integers(0, len(every) - 1))
        line = every[place]
        before = scripts(study)
        wanted = decided(*data.draw(ENTRIES))
        promotes: int = data.draw(st.integers(0, 1))
        if data.draw(st.integers(0, 1)):
            study, now = branched(study, line, wanted, f"Line {number}")
            assert line_scenario(study, now).script == wanted.script
            assert before.items() <= scripts(study).items()
        elif line and promotes:
            study = promoted(study, line, "Before")
            assert set(scripts(study).values()) == set(before.values())
        else:
            study = with_line(study, line, wanted)
            assert scripts(study) == before | {line: wanted.script}
    assert parse_scenario(scenario_text(study)) == study
