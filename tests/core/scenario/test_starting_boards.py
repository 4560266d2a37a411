"""Starting boards are set side by side: what is there of one and not, or not so, of another."""

from __future__ import annotations

from typing import Any

from core.cards.library import built_in
from core.model.game import Game
from core.scenario.line_stories import line_stories
from core.scenario.starting_boards import other_board, starting_board_differences
from tests.support import NICOLE, creature, played, table

FOG = "Prevent all combat damage that would be dealt this turn."
BEAR, WALL = creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE)


def start(*objects: dict[str, Any], **fields: Any) -> Game:
    """Return the game in which these objects are set up."""
    return played(*objects, **fields).start


def told(*starts: Game) -> list[tuple[str, tuple[tuple[str, ...], ...]]]:
    """Return what differs, of whom, for each board."""
    return [(one.about, one.lines) for one in starting_board_differences(starts)]


def test_the_same_board_differs_in_nothing() -> None:
    assert told(start(BEAR, WALL), start(BEAR, WALL, era="ordered")) == []


def test_what_is_otherwise_is_told_for_each_board() -> None:
    tapped = {**BEAR, "tapped": True}
    assert told(start(BEAR, WALL), start(tapped, WALL)) == [("Amy", (("Bear 2/2",), ("Bear 2/2 (tapped)",)))]


def test_what_is_there_once_more_is_told() -> None:
    other = {**BEAR, "id": "cub", "name": "Cub"}
    assert told(start(BEAR), start(BEAR, other)) == [("Amy", ((), ("Cub 2/2",)))]
    assert other_board(start(BEAR), start(BEAR, other)) == "Other starting board: also Cub 2/2."


def test_life_and_effects_are_told() -> None:
    players = [{"id": "amy", "name": "Amy", "life": 3}, {"id": "nicole", "name": "Nicole"}]
    fog = {
        "name": "Fog",
        "controller": "amy",
        "text": "Prevent all combat damage that would be dealt this turn.",
    }
    names = [name for name, _ in told(start(BEAR), start(BEAR, players=players, effects=[fog]))]
    assert names == ["Amy", "Effects"]


def test_another_order_of_entering_is_a_difference() -> None:
    """CR 613.7: what entered later has the later timestamp."""
    ((about, lines),) = told(start(BEAR, WALL), start(WALL, BEAR))
    assert (about, lines[0]) == ("Details", ())
    assert "CR 613.7" in lines[1][0]


def test_a_variation_tells_of_its_board() -> None:
    hurt = {**WALL, "damage": 1}
    board = table(BEAR, WALL, variations=[{"battlefield": [BEAR, hurt]}])
    (story,) = line_stories(board, built_in())
    assert story.parting is None
    assert story.board == "Other starting board: Wall 0/4 (1 damage) instead of Wall 0/4."
