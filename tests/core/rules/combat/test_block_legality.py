"""Who may and must block whom."""

import pytest

from tests.support import NICOLE, creature, played, rules_broken

BOARD = (
    creature("goat", "4/1"),
    creature("goblin", "1/1"),
    creature("ox", "3/3", by=NICOLE),
    creature("bear", "2/2", by=NICOLE),
)
ATTACK = {"attack": {"goat": NICOLE, "goblin": NICOLE}}
MUST = {"name": "Provoked", "controller": "amy", "effect": {"kind": "must_block"}, "protects": "ox"}


@pytest.mark.parametrize(
    ("block", "rules"),
    [
        ({"ox": "goat"}, []),
        ({"ox": "goat", "bear": "goat"}, []),
        ({"ox": "goblin"}, ["509.1c"]),
        ({"bear": "goat"}, ["509.1c"]),
        ({}, ["509.1c"]),
    ],
)
def test_one_creature_must_block_one_attacker(block: dict[str, str], rules: list[str]) -> None:
    """CR 509.1c."""
    playthrough = played(*BOARD, effects=[{**MUST, "from_source": "goat"}], script=[ATTACK, {"block": block}])
    assert rules_broken(playthrough) == rules


def test_what_does_not_attack_need_not_be_blocked() -> None:
    effects = [{**MUST, "from_source": "goat"}]
    attack = {"attack": {"goblin": NICOLE}}
    assert rules_broken(played(*BOARD, effects=effects, script=[attack, {"block": {}}])) == []


def test_two_requirements_weigh_more_than_one() -> None:
    """CR 509.1c: of two attackers the one it is twice required to block."""
    effects = [
        {**MUST, "from_source": "goat"},
        {**MUST, "name": "Provoked again", "from_source": "goblin"},
        {**MUST, "name": "And again", "from_source": "goblin"},
    ]
    assert rules_broken(played(*BOARD, effects=effects, script=[ATTACK, {"block": {"ox": "goat"}}])) == [
        "509.1c"
    ]
    assert rules_broken(played(*BOARD, effects=effects, script=[ATTACK, {"block": {"ox": "goblin"}}])) == []


@pytest.mark.parametrize(
    ("text", "block", "rules"),
    [
        ("must be blocked by a Wall if able", {"ox": "quarry"}, ["509.1c"]),
        ("must be blocked by a Wall if able", {"wall": "quarry"}, []),
        ("must be blocked by a Wall if able", {"ox": "quarry", "wall": "quarry"}, []),
        ("must be blocked by two or more creatures if able", {"ox": "quarry"}, ["509.1c"]),
        ("must be blocked by two or more creatures if able", {"ox": "quarry", "bear": "quarry"}, []),
        ("must be blocked by three or more Walls if able", {}, []),
        ("is blocked by all Walls able to block it", {"ox": "quarry"}, ["509.1c"]),
        ("is blocked by all Walls able to block it", {"wall": "quarry"}, []),
    ],
)
def test_what_must_be_blocked_by_certain_creatures(
    text: str, block: dict[str, str], rules: list[str]
) -> None:
    """CR 509.1c: a requirement that asks for such creatures, or for several, is obeyed as a whole or not."""
    board = (
        creature("quarry", "3/3", keywords=[text]),
        creature("wall", "0/4", by=NICOLE, subtypes=["Wall"]),
        *BOARD[2:],
    )
    assert rules_broken(played(*board, script=[{"attack": {"quarry": NICOLE}}, {"block": block}])) == rules
