"""Whether an object or player is among those a filter speaks of."""

from typing import Any

import pytest

from core.abilities.filters import Objects, Recipients
from core.rules.filters import is_among, is_recipient
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, RAJ, creature, played


@pytest.mark.parametrize(
    ("lives", "among"),
    [
        ((20, 20, 7), [AMY, NICOLE]),
        ((1, 2, 3), [RAJ]),
        ((1, -2, 0), [AMY]),
    ],
)
def test_who_has_the_most_life(lives: tuple[int, int, int], among: list[str]) -> None:
    """CR 702.105a: alone or tied, whoever asks."""
    ids = (AMY, NICOLE, RAJ)
    players = [{"id": one, "life": life} for one, life in zip(ids, lives, strict=True)]
    game = played(players=players).frames[0].before
    most = Recipients(players="most_life")
    assert [one for one in ids if is_recipient(game, one, most, AMY, None)] == among


@pytest.mark.parametrize(
    ("line", "fits"),
    [
        ({"colors": ["R"]}, True),
        ({}, True),
        ({"colors": ["B"]}, False),
        ({"colors": ["B", "R"]}, False),
        ({"types": ["artifact", "creature"]}, False),
    ],
)
def test_what_something_is_not(line: dict[str, Any], fits: bool) -> None:
    """CR 105.2: what has black among its colors is black."""
    game = played(creature("it", "2/2", **line)).frames[0].before
    terrified = Objects(types=(CardType.CREATURE,), not_types=(CardType.ARTIFACT,), not_colors=(Color.BLACK,))
    assert is_among(game, ObjectId("it"), terrified, NICOLE, None) is fits
