"""The part of a table that a small picture of a board shows."""

from __future__ import annotations

import pytest

from core.cards.library import built_in
from core.model.game import Game
from core.play.playthrough import Playthrough
from core.scenario.reading import read_scenario
from core.scenario.setup import set_up
from core.teaching.course import path_of
from core.terms.values import FrozenMap, replace
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box
from gui.library.seen_part import seen_part
from gui.table.picture.table_picture import Album, TablePicture

RATIO = 1.25
TABLE = 760.0, 600.0


def game(key: str) -> Game:
    """Return a board of the library as it is set up."""
    return set_up(read_scenario(path_of(key)), built_in(), key)


def pictured(start: Game) -> TablePicture:
    """Return the table with a board on it."""
    return Album(Playthrough(start=start, script=(), frames=(), decisions=()), *TABLE).rests(0)


def holds(part: Box, box: Box) -> bool:
    """Tell whether a box lies wholly in a part."""
    return part.contains(box.x, box.y) and part.contains(box.x + box.width, box.y + box.height)


@pytest.mark.parametrize(
    "key",
    [
        "attacking/defender-cannot-attack",
        "first-steps/two-2-2s-trade",
        "blocking/menace-with-one-blocker-is-refused",
        "state-based-actions/zero-life",
    ],
)
def test_every_card_is_seen_and_the_cloth_around_is_not(key: str) -> None:
    picture = pictured(game(key))
    part = seen_part(picture, RATIO)
    assert part.width / part.height == pytest.approx(RATIO)
    for place in picture.layout.cards.values():
        wide, high = CARD_WIDTH * place.scale, CARD_HEIGHT * place.scale
        assert holds(part, Box(place.x - wide / 2, place.y - high / 2, wide, high))
    assert part.contains(part.center[0], picture.middle)
    assert part.height < picture.layout.height
    assert holds(Box(0, 0, picture.layout.width, picture.layout.height), part)


def test_a_lone_creature_is_large() -> None:
    picture = pictured(game("attacking/defender-cannot-attack"))
    (place,) = picture.layout.cards.values()
    assert CARD_HEIGHT * place.scale > seen_part(picture, RATIO).height / 2


def test_a_player_is_seen_who_is_not_at_20_life() -> None:
    picture = pictured(game("state-based-actions/zero-life"))
    part = seen_part(picture, RATIO)
    assert {plate.name for plate in picture.plates if holds(part, plate.box)} == {"Nicole"}


def test_an_empty_table_is_seen_whole() -> None:
    bare = pictured(replace(game("attacking/defender-cannot-attack"), battlefield=FrozenMap()))
    assert seen_part(bare, RATIO) == Box(0, 0, *TABLE)
