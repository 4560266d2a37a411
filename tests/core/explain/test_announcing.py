"""What is said about a spell as it is cast is told: its mode, X, how damage is divided.

CR 601.2b, 601.2c, 601.2d.
"""

from __future__ import annotations

import pytest

from core.explain.explain import explain
from tests.support import creature, played


@pytest.mark.parametrize(
    ("spell", "told"),
    [
        ({"cast": "Volcanic Geyser", "x": 3, "targets": ["bear"]}, ", with X = 3, targeting Bear"),
        ({"cast": "Electrolyze", "targets": ["bear"], "division": {"bear": 2}}, ", targeting Bear (2)"),
        (
            {"cast": "Boros Charm", "mode": 2},
            ", choosing “Permanents you control gain indestructible until end of turn”",
        ),
    ],
)
def test_what_was_announced_is_explained(spell: dict[str, object], told: str) -> None:
    playthrough = played(
        creature("bear", "2/2"), script=[{"attack": {"bear": "nicole"}}, {**spell, "by": "amy"}]
    )
    frame = next(one for one in playthrough.frames if one.event.kind == "spell_cast")
    assert f"Amy casts {spell['cast']}{told}" in explain(frame).text
