"""The stack on the line between the players."""

from __future__ import annotations

from statistics import mean

import pytest

from gui.layout.table_layout import arrange
from gui.table.items.focus_item import FocusItem
from gui.table.items.stack_lane_item import head_above
from gui.table.picture.stack_lane import waiting_things
from gui.table.table_scene import TableScene
from gui.theme import LIGHT
from tests.support import AMY, NICOLE, played


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_stack_lies_about_the_line_between_the_players_its_top_above(count: int) -> None:
    """CR 405.2: what was put there last lies on top."""
    names = ["Shock", "Lightning Bolt", "Char"][:count]
    combat = played(
        players=[{"id": AMY, "hand": names}, {"id": NICOLE}],
        script=[{"cast": name, "by": AMY, "targets": [NICOLE]} for name in names],
        start="precombat_main",
    )
    game = max((frame.game for frame in combat.frames), key=lambda game: len(game.stack))
    layout = arrange(game, combat.start, 900, 640)
    things = list(waiting_things(game, layout))
    assert [thing.text for thing in things] == names[::-1]
    tops = [thing.box.y for thing in things]
    assert tops == sorted(tops)
    assert mean(thing.box.y + thing.box.height / 2 for thing in things) == pytest.approx(layout.middle)


def test_a_ring_around_what_is_on_top_does_not_cut_the_name_of_the_stack() -> None:
    combat = played(
        players=[{"id": AMY, "hand": ["Shock"]}, {"id": NICOLE}],
        script=[{"cast": "Shock", "by": AMY, "targets": [NICOLE]}],
        start="precombat_main",
    )
    game = next(frame.game for frame in combat.frames if frame.game.stack)
    [top] = waiting_things(game, arrange(game, combat.start, 900, 640))
    scene = TableScene(LIGHT)
    scene.setSceneRect(0, 0, 900, 640)
    scene.show_focus(top.box)
    [ring] = [item for item in scene.items() if isinstance(item, FocusItem)]
    assert head_above(top.box, 60).height() >= 13
    assert not ring.boundingRect().intersects(head_above(top.box, 60))


@pytest.mark.parametrize(("time", "words"), [("day", ["Day"]), ("night", ["Night"]), (None, [])])
def test_the_time_of_day_stands_at_the_right_end_of_the_line(time: str | None, words: list[str]) -> None:
    """CR 731.1: it is neither at first."""
    board = played(time=time)
    layout = arrange(board.start, board.start, 900, 640)
    things = list(waiting_things(board.start, layout))
    assert [thing.text for thing in things] == words
    assert all(thing.box.y + thing.box.height / 2 == pytest.approx(layout.middle) for thing in things)
    assert all(800 < thing.box.x + thing.box.width < 900 for thing in things)
