"""Pictures of the table, and what of an earlier playthrough serves for those of the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from core.terms.ids import ObjectId
from gui.table.picture.table_picture import Album
from tests.support import AMY, NICOLE, card, creature, played

_BEAR, _OX = creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE)
_ATTACK: Sequence[Mapping[str, Any]] = ({"attack": {"bear": "nicole"}},)


@pytest.mark.parametrize(
    ("objects", "fields"),
    [
        ([_BEAR, _OX], {"script": _ATTACK}),
        ([_BEAR, _OX, creature("wall", "0/4")], {}),
        ([_BEAR], {}),
        ([{**_BEAR, "tapped": True}, _OX], {}),
        ([{**_BEAR, "damage": 1}, _OX], {}),
        ([{**_BEAR, "counters": {"+1/+1": 2}}, _OX], {}),
        ([{**_BEAR, "controller": NICOLE}, _OX], {}),
        ([_BEAR, _OX, card("Glorious Anthem", "anthem")], {}),
        ([_BEAR, _OX, card("Pacifism", "pacifism", attached_to="bear")], {}),
        ([_BEAR, _OX, card("Pacifism", "pacifism", attached_to="bear")], {"script": _ATTACK}),
        ([_BEAR, _OX], {"players": [{"id": AMY, "name": "Ann"}, {"id": NICOLE, "name": "Nicole"}]}),
        ([_BEAR, _OX], {"players": [{"id": AMY, "life": 7}, {"id": NICOLE, "hand": ["Shock"]}]}),
    ],
)
def test_a_board_looks_the_same_whatever_was_on_the_table_before(
    objects: Sequence[Mapping[str, Any]], fields: Mapping[str, Any]
) -> None:
    before = Album(played(_BEAR, _OX), 700, 570)
    before.rests(0)
    now = played(*objects, **fields)
    album = Album(now, 700, 570, before.last)
    for place in range(len(now.frames) + 1):
        assert album.rests(place) == Album(now, 700, 570).rests(place)


def test_a_table_of_another_size_is_laid_out_anew() -> None:
    board = played(_BEAR, _OX)
    small = Album(board, 700, 570)
    small.rests(0)
    assert Album(board, 1200, 800, small.last).rests(0) == Album(board, 1200, 800).rests(0)


def test_an_attacker_steps_forward_in_the_next_picture() -> None:
    """Nothing else about the permanents has changed then but that it is tapped."""
    combat = played(creature("cat", "2/2 vigilance"), script=[{"attack": {"cat": "nicole"}}])
    album = Album(combat, 700, 570)
    for place in range(len(combat.frames) + 1):
        assert album.rests(place) == Album(combat, 700, 570).rests(place)


def test_an_aura_lies_on_its_bearer_that_was_gone_in_the_last_picture() -> None:
    """CR 704.5m: for a moment the Aura was still there without it."""
    objects = creature("bear", "2/2", damage=2), card("Pacifism", "pacifism", attached_to="bear")
    board = played(*objects)
    last = Album(board, 700, 570)
    alone = next(n for n, frame in enumerate(board.frames, 1) if "bear" not in frame.game.battlefield)
    assert not last.rests(alone).faces[ObjectId("pacifism")].is_attached
    again = played(*objects)
    assert Album(again, 700, 570, last.last).rests(0) == Album(again, 700, 570).rests(0)
