"""What instructions do as they are followed, and where they have nothing to do."""

from typing import Any

import pytest

from tests.support import NICOLE, creature, happened, life, played

CURTAIN = {
    "kind": "activated",
    "targets": [{"what": {"objects": {"types": ["creature"]}}}],
    "does": [{"kind": "become_blocked"}],
}


ATTACK = {"attack": {"ogre": NICOLE}}


def drawn_before(target: str, step: str) -> dict[str, Any]:
    """Return how the elk's ability is activated: a creature becomes blocked, whatever it does."""
    return {"activate": {"object": "elk"}, "by": NICOLE, "targets": [target], "at": step}


@pytest.mark.parametrize(
    "script",
    [
        [drawn_before("cub", "beginning_of_combat"), ATTACK],
        [ATTACK, drawn_before("cub", "declare_blockers")],
    ],
    ids=["before attackers are declared", "beside an attacker"],
)
def test_what_does_not_attack_does_not_become_blocked(script: list[dict[str, Any]]) -> None:
    """CR 509.1h: only an attacking creature can."""
    playthrough = played(
        creature("ogre", "4/4"),
        creature("cub", "1/1"),
        creature("elk", "2/2", by=NICOLE, abilities=[CURTAIN]),
        script=script,
        start="beginning_of_combat",
    )
    assert playthrough.unused == ()
    assert not happened(playthrough, "became_blocked")
    assert life(playthrough) == 16


def test_an_attacker_without_blockers_becomes_blocked() -> None:
    """CR 509.1h, 510.1c."""
    playthrough = played(
        creature("ogre", "4/4"),
        creature("elk", "2/2", by=NICOLE, abilities=[CURTAIN]),
        script=[ATTACK, drawn_before("ogre", "declare_blockers")],
    )
    assert [one["objects"] for one in happened(playthrough, "became_blocked")] == [["ogre"]]
    assert life(playthrough) == 20
