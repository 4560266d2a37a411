"""Effects on what damage becomes: on whose gains, losses and draws (CR 614.6)."""

from __future__ import annotations

import pytest

from tests.support import AMY, NICOLE, creature, life, played


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
