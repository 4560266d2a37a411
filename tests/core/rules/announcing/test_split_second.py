"""Split second: what can and what can't be done while such a spell is on the stack (CR 702.61)."""

from __future__ import annotations

from typing import Any

import pytest

from core.explain.violations import what_is_wrong
from core.play.playthrough import Playthrough
from tests.support import AMY, NICOLE, creature, life, played, rules_broken

GRIP = {"types": ["instant"], "text": "This spell deals 3 damage to target player."}
FAST = {"Sudden Grip": {**GRIP, "keywords": ["split second"]}, "Slow Grip": GRIP}
PINGER = "{T}: This creature deals 1 damage to any target."
CAST = {"cast": "Sudden Grip", "by": AMY, "targets": [NICOLE]}


def responding(entry: dict[str, Any], first: dict[str, Any] = CAST, *more: dict[str, Any]) -> Playthrough:
    """Return what comes of it if Nicole does something while Amy's spell is on the stack."""
    return played(
        creature("imp", "1/1", by=NICOLE, text=PINGER),
        creature("elf", "1/1", by=NICOLE, text="{T}: Add {G}."),
        *more,
        cards=FAST,
        script=[first, {"pass": AMY}, entry],
    )


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (
            {"cast": "Shock", "by": NICOLE, "targets": [AMY]},
            "Shock can't be cast while Sudden Grip, which has split second, is on the stack (CR 702.61a).",
        ),
        (
            {"activate": {"object": "imp"}, "targets": [AMY]},
            "Imp's ability can't be activated while Sudden Grip, which has split second, is on the stack "
            "(CR 702.61a).",
        ),
    ],
)
def test_nobody_responds_to_it(entry: dict[str, Any], why: str) -> None:
    playthrough = responding(entry)
    assert playthrough.refused is not None
    (wrong,) = what_is_wrong(playthrough.refused)
    assert (wrong.sentence, wrong.remedy) == (why, "Let that spell resolve first.") or wrong.sentence == why


@pytest.mark.parametrize(
    "entry",
    [{"cast": "Shock", "by": NICOLE, "targets": [AMY]}, {"activate": {"object": "imp"}, "targets": [AMY]}],
)
def test_they_respond_to_the_same_spell_without_it(entry: dict[str, Any]) -> None:
    playthrough = responding(entry, {**CAST, "cast": "Slow Grip"})
    assert rules_broken(playthrough) == []
    assert (life(playthrough), life(playthrough, AMY) < 20) == (17, True)


def test_mana_abilities_are_activated_all_the_same() -> None:
    """CR 702.61b."""
    assert rules_broken(responding({"activate": {"object": "elf"}})) == []


def test_abilities_trigger_all_the_same() -> None:
    """CR 702.61b: Nicole gains 1 life before the spell resolves."""
    text = "Whenever a player casts a spell, you gain 1 life."
    healer = creature("healer", "1/1", by=NICOLE, text=text)
    playthrough = played(healer, cards=FAST, script=[CAST])
    assert life(playthrough) == 20 + 1 - 3


def test_when_it_has_resolved_all_is_as_before() -> None:
    playthrough = played(
        creature("imp", "1/1", by=NICOLE, text=PINGER),
        cards=FAST,
        script=[CAST, {"resolve": "all"}, {"activate": {"object": "imp"}, "targets": [AMY]}],
    )
    assert (life(playthrough), life(playthrough, AMY)) == (17, 19)
