"""Effects on what damage becomes: on whose gains, losses and draws (CR 614.6)."""

from __future__ import annotations

import pytest

from tests.support import AMY, NICOLE, creature, life, permanent, played


@pytest.mark.parametrize(
    ("event", "who", "left"),
    [
        ("gain", "you", (22, 18)),
        ("gain", "opponent", (24, 18)),
        ("gain", "any", (24, 18)),
        ("lose", "you", (22, 16)),
        ("lose", "opponent", (22, 18)),
        ("lose", "any", (22, 16)),
    ],
)
def test_whose_life_an_effect_speaks_of(event: str, who: str, left: tuple[int, int]) -> None:
    """Amy's cat gains what Nicole loses; the effect is Nicole's."""
    doubles = {"kind": "life", "event": event, "who": who, "change": {"kind": "multiply"}}
    playthrough = played(
        creature("cat", "2/2 lifelink"),
        creature("elk", "1/1", by=NICOLE, abilities=[doubles]),
        script=[{"attack": {"cat": NICOLE}}],
    )
    assert (life(playthrough, AMY), life(playthrough, NICOLE)) == left


@pytest.mark.parametrize(("counter", "put"), [("-1/-1", 2), ("+1/+1", 1), (None, 2)])
def test_of_which_counters_an_effect_speaks(counter: str | None, put: int) -> None:
    """CR 614.1a: the imp has wither."""
    doubles = {"kind": "counters", "counter": counter, "change": {"kind": "multiply"}}
    playthrough = played(
        creature("imp", "1/1 wither"),
        creature("elk", "1/9", by=NICOLE, abilities=[doubles]),
        script=[{"attack": {"imp": NICOLE}}, {"block": {"elk": "imp"}}],
    )
    assert permanent(playthrough, "elk").counters == {"-1/-1": put}
