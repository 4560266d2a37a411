"""Whether an object or player is among those a filter speaks of."""

import pytest

from core.abilities.filters import Recipients
from core.rules.filters import is_recipient
from tests.support import AMY, NICOLE, RAJ, played


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
