"""Notes of lines of play: what lines have in common they say in common, and no line loses what it says."""

from __future__ import annotations

from typing import Any

from core.scenario.changes import changed
from core.scenario.format import Scenario
from core.scenario.line_notes import with_note, with_note_changed, without_note
from core.scenario.notes import AnchorSpec, NoteSpec
from core.scenario.variations import (
    MAIN,
    Line,
    branched,
    line_scenario,
    promoted,
    variation_at,
    with_line,
)
from core.terms.values import replace
from tests.support import NICOLE, creature, table

OBJECTS = (creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE))
ATTACK: dict[str, Any] = {"attack": {"bear": NICOLE}}
BLOCK: dict[str, Any] = {"block": {"wall": "bear"}}
NO_BLOCK: dict[str, Any] = {"block": {}}


def note(text: str, after: int, moment: int = 0) -> NoteSpec:
    return NoteSpec(at=AnchorSpec(after=after, moment=moment), text=text)


def board(*script: dict[str, Any]) -> Scenario:
    """Return an attack and a block, with a note on the board and on each."""
    notes = (note("The board", 0), note("Attack", 1), note("Block", 2))
    return replace(table(*OBJECTS, script=script or (ATTACK, BLOCK)), notes=notes)


def study() -> tuple[Scenario, Line]:
    """Return the same with a line in which nobody blocks, and which says so."""
    scenario, line = branched(
        board(), MAIN, changed(board(), script=table(script=[ATTACK, NO_BLOCK]).script), "x"
    )
    return with_note(scenario, line, note("No block", 2))[0], line


def told(scenario: Scenario, line: Line) -> list[str]:
    return [one.text for one in line_scenario(scenario, line).notes]


def test_a_line_shows_the_notes_of_its_beginning_and_its_own() -> None:
    scenario, line = study()
    assert told(scenario, MAIN) == ["The board", "Attack", "Block"]
    assert told(scenario, line) == ["The board", "Attack", "No block"]
    assert [one.text for one in variation_at(scenario, line).notes] == ["No block"]


def test_a_note_on_a_common_moment_is_one_note() -> None:
    scenario, line = study()
    scenario, number = with_note(scenario, line, note("Both", 1, 1))
    assert line_scenario(scenario, line).notes[number].text == "Both"
    assert told(scenario, MAIN) == ["The board", "Attack", "Block", "Both"]
    scenario, _ = with_note_changed(scenario, line, 1, note("An attack", 1))
    assert told(scenario, MAIN)[1] == told(scenario, line)[1] == "An attack"
    scenario = without_note(scenario, line, 0)
    assert "The board" not in (*told(scenario, MAIN), *told(scenario, line))


def test_a_note_moved_from_a_line_s_own_part_into_the_common_one_goes_along() -> None:
    scenario, line = study()
    scenario, number = with_note_changed(scenario, line, 2, note("No block", 0, 1))
    assert line_scenario(scenario, line).notes[number].text == "No block"
    assert told(scenario, MAIN) == ["The board", "Attack", "Block", "No block"]
    assert variation_at(scenario, line).notes == ()


def test_a_change_of_the_main_line_leaves_to_others_what_they_said() -> None:
    scenario, line = study()
    now = with_line(scenario, MAIN, changed(line_scenario(scenario, MAIN), script=()))
    assert line_scenario(now, line).script == line_scenario(scenario, line).script
    assert set(line_scenario(scenario, line).notes) <= set(line_scenario(now, line).notes)
    assert told(now, MAIN) == ["The board", "Attack", "Block"]
    assert [one.at.after for one in now.notes] == [0, 0, 0]


def test_a_change_of_a_line_leaves_the_main_line_as_it_was() -> None:
    scenario, line = study()
    home = table(script=[{"attack": {}}]).script
    now = with_line(scenario, line, changed(line_scenario(scenario, line), script=home))
    assert line_scenario(now, MAIN) == line_scenario(scenario, MAIN)
    assert told(now, line) == ["The board", "Attack", "No block"]


def test_an_entry_put_in_takes_the_later_notes_along() -> None:
    scenario = board()
    script = (scenario.script[0], *table(script=[{"pass": "amy"}]).script, scenario.script[1])
    now = with_line(scenario, MAIN, changed(scenario, script=script))
    assert [one.at.after for one in now.notes] == [0, 1, 3]


def test_promoting_swaps_what_lines_say() -> None:
    scenario, line = study()
    now = promoted(scenario, line, "Block")
    assert told(now, MAIN) == ["The board", "Attack", "No block"]
    assert told(now, (0,)) == ["The board", "Attack", "Block"]


def test_a_line_with_another_board_has_notes_of_its_own_on_each_moment() -> None:
    bigger = changed(board(), battlefield=table(creature("bear", "9/9"), OBJECTS[1]).battlefield)
    scenario, line = branched(board(), MAIN, bigger, "A larger bear")
    scenario, _ = with_note(scenario, line, note("Larger!", 1))
    assert told(scenario, MAIN) == ["The board", "Attack", "Block"]
    assert told(scenario, line) == ["The board", "Attack", "Block", "Larger!"]


def test_a_line_without_an_object_does_not_mark_it() -> None:
    marked = replace(board(), notes=(NoteSpec(text="Here", circles=("bear", "wall")),))
    alone = changed(marked, battlefield=marked.battlefield[:1], script=marked.script[:1])
    scenario, line = branched(marked, MAIN, alone, "No wall")
    assert line_scenario(scenario, line).notes == (NoteSpec(text="Here", circles=("bear",)),)
