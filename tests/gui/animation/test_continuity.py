"""Played at sixty moments a second, nothing blinks and nothing jumps."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from pathlib import Path

import pytest

from core.cards.library import built_in
from core.play.playthrough import Playthrough
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from gui.animation.choreography import choreograph
from gui.animation.cues import duration
from gui.table.picture.table_picture import Album, TablePicture

SCENARIOS = Path(__file__).parents[3] / "assets" / "scenarios"
MOMENT_MS = 16
SHORT = 5
"""What is gone for so few moments has blinked."""
FAR = 55
"""Farther nothing goes in one moment, in pixels."""

Seen = Mapping[tuple[Hashable, ...], tuple[float, float] | None]
"""What is seen, and where if it may go somewhere."""


def scenario(name: str) -> Playthrough:
    """Return a scenario of the library, played."""
    return play_scenario(read_scenario(next(SCENARIOS.glob(f"*/{name}.scenario.json"))), built_in())


def moments(playthrough: Playthrough) -> Iterator[TablePicture]:
    """Yield what is seen while all of it is played, and rests between."""
    album = Album(playthrough, 708, 591)
    yield album.rests(0)
    for cursor in range(len(playthrough.frames)):
        whole = duration(choreograph(playthrough, cursor))
        yield from (album.moves(cursor, t) for t in range(0, whole, MOMENT_MS))
        yield album.rests(cursor + 1)


def seen(picture: TablePicture) -> Seen:
    """Return all that is seen; what goes from a source to a recipient is one thing all the way."""
    found: dict[tuple[Hashable, ...], tuple[float, float] | None] = {}
    found.update(
        (("card", card), (pose.x, pose.y)) for card, pose in picture.poses.items() if pose.opacity > 0
    )
    found.update((("points", chip.way), (chip.x, chip.y)) for chip in picture.chips)
    found.update(
        (("points", number.way), (number.x, number.y))
        for number in picture.numbers
        if number.way is not None and number.opacity > 0
    )
    found.update((("sign", sign.attacker), (sign.x, sign.y)) for sign in picture.facing)
    found.update((("arrow", arrow.kind, arrow.source, arrow.target), None) for arrow in picture.arrows)
    return found


@pytest.mark.parametrize(
    "name",
    [
        "double-strike-with-trample-over-two-blockers",
        "trample-over-planeswalkers-through-a-blocker",
        "each-attacker-has-its-own-defending-player",
        "arc-lightning-with-two-of-three-targets",
        "a-division-that-adds-up",
        "myriad-attacks-everybody",
    ],
)
def test_nothing_blinks_or_jumps(name: str) -> None:
    before: Seen = {}
    gone: dict[tuple[Hashable, ...], int] = {}
    for number, picture in enumerate(moments(scenario(name))):
        now = seen(picture)
        blinked = [thing for thing in now if thing not in before and number - gone.get(thing, -99) <= SHORT]
        assert not blinked, number
        gone.update(dict.fromkeys(before.keys() - now.keys(), number))
        for thing, at in now.items():
            was = before.get(thing)
            if at is not None and was is not None:
                assert abs(at[0] - was[0]) + abs(at[1] - was[1]) <= FAR, (number, thing)
        before = now


def test_numbers_rest_where_their_motion_ends() -> None:
    """Also where the frame has given the cards another size, as on a small table."""
    playthrough = scenario("life-becomes-cards-become-cards-of-the-graveyard")
    album, compared = Album(playthrough, 420, 330), 0
    for cursor in range(len(playthrough.frames)):
        moved = album.moves(cursor, duration(choreograph(playthrough, cursor)))
        rests = album.rests(cursor + 1)
        assert rests.numbers == moved.numbers
        compared += len(rests.numbers)
    assert compared
