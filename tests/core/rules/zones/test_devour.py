"""Devour: what enters may have eaten any number of creatures, also none (CR 702.82a)."""

from __future__ import annotations

from typing import Any

import pytest

from core.characteristics.current import characteristics
from core.play.playthrough import Playthrough
from core.rules.choices.picking import Targets
from core.rules.choices.some import ChooseSome
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, asked, creature, permanent, played

HELLKITE = {"types": ["creature"], "power": 2, "toughness": 2, "text": "Devour 2"}


def devoured(*eaten: str) -> Playthrough:
    """Return what comes of a 2/2 with devour 2 that eats some of two Goblins."""
    script: list[dict[str, Any]] = [{"by": AMY, "cast": "Hellkite"}, {"choose": list(eaten)}]
    return played(
        creature("goblin", "1/1"),
        creature("rogue", "1/1"),
        creature("wall", "0/4", by=NICOLE),
        players=[{"id": AMY, "hand": ["Hellkite"]}, {"id": NICOLE}],
        cards={"Hellkite": HELLKITE},
        script=script,
        start="precombat_main",
        until="precombat_main",
    )


@pytest.mark.parametrize(
    ("eaten", "size"), [((), 2), (("goblin",), 4), (("rogue",), 4), (("goblin", "rogue"), 6)]
)
def test_any_number_of_creatures_is_eaten(eaten: tuple[str, ...], size: int) -> None:
    """Each brings two counters."""
    end = devoured(*eaten)
    assert end.refused is None
    hellkite = permanent(end, "Hellkite")
    assert characteristics(end.game, hellkite.id).power == size
    assert [one for one in ("goblin", "rogue") if ObjectId(one) not in end.game.battlefield] == list(eaten)


def test_only_ones_own_creatures_are_asked_about_and_none_is_an_answer() -> None:
    game, choice = asked(ChooseSome, devoured())
    assert [one.id for one in choice.among] == ["goblin", "rogue"]
    assert choice.violations(game, Targets(targets=())) == ()
