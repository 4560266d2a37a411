"""What is divided among targets as it is announced: damage, and what is prevented of it (CR 601.2d)."""

from typing import Any

import pytest

from core.rules.stack.division_choice import DivideAmongTargets
from core.terms.called import Called
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, life, permanent, played, rules_broken

ROCKS = {"kind": "deal_damage", "amount": 3, "is_divided": True}
FOUR: list[dict[str, Any]] = [{}, *({"another": True} for _ in range(3))]


def monk(*does: dict[str, Any], targets: list[dict[str, Any]] = FOUR) -> dict[str, Any]:
    """Return a creature of Amy's that does something to any number of targets."""
    ability = {"kind": "activated", "targets": targets, "least_targets": 0, "does": [*does]}
    return creature("monk", "1/1", abilities=[ability])


def test_none_of_any_number_of_targets_need_be_chosen() -> None:
    script: list[dict[str, Any]] = [{"activate": {"object": "monk"}, "targets": []}, {"resolve": "all"}]
    playthrough = played(monk(ROCKS), creature("ox", "3/3", by=NICOLE), script=script)
    assert life(playthrough) == 20
    assert permanent(playthrough, "ox").damage == 0


def test_there_are_no_more_targets_than_points() -> None:
    foes = [creature(one, "1/1", by=NICOLE) for one in ("elk", "ox", "bear")]
    targets = [NICOLE, "elk", "ox", "bear"]
    announced = {"activate": {"object": "monk"}, "targets": targets, "division": dict.fromkeys(targets, 1)}
    assert "601.2d" in rules_broken(played(monk(ROCKS), *foes, script=[announced]))


@pytest.mark.parametrize(("division", "left"), [({NICOLE: 1, "ox": 3}, 18), ({NICOLE: 3, "ox": 1}, 20)])
def test_each_target_has_as_much_of_a_shield_as_was_announced(division: dict[str, int], left: int) -> None:
    shield = {
        "kind": "make_effect",
        "effect": {"kind": "damage", "change": {"kind": "prevent"}},
        "on": "targets",
        "points": 4,
        "is_divided": True,
    }
    priest = creature(
        "priest",
        "1/1",
        by=NICOLE,
        abilities=[{"kind": "activated", "targets": FOUR, "least_targets": 0, "does": [shield]}],
    )
    script: list[dict[str, Any]] = [
        {"attack": {"elk": NICOLE}},
        {"activate": {"object": "priest"}, "targets": [NICOLE, "ox"], "division": division},
        {"resolve": "all"},
    ]
    board = (creature("elk", "3/3"), priest, creature("ox", "3/3", by=NICOLE))
    assert life(played(*board, script=script)) == left
    assert life(played(*board, script=script), AMY) == 20


def titan(amount: object, count: int) -> dict[str, Any]:
    """Return a creature of Amy's that divides damage among so many targets as it attacks."""
    does = {"kind": "deal_damage", "amount": amount, "is_divided": True}
    when = {"event": "attacks"}
    targets = [{}, *({"another": True} for _ in range(count - 1))]
    ability = {"kind": "triggered", "when": when, "targets": targets, "least_targets": 1, "does": [does]}
    return creature("titan", "6/6", abilities=[ability])


def test_a_triggered_ability_divides_as_it_is_put_on_the_stack() -> None:
    """CR 603.3d, 601.2d: the targets are known, and nobody has priority yet."""
    script: list[dict[str, Any]] = [
        {"attack": {"titan": NICOLE}},
        {"choose": [NICOLE, "ox"]},
        {"assign": {"titan": {NICOLE: 1, "ox": 2}}},
        {"block": {"ox": "titan"}},
        {"resolve": "all"},
    ]
    playthrough = played(titan(3, 3), creature("ox", "3/9", by=NICOLE), script=script)
    assert life(playthrough) == 19
    assert permanent(playthrough, "ox").damage == 8
    assert not rules_broken(playthrough)


@pytest.mark.parametrize("wrong", [{NICOLE: 3}, {NICOLE: 3, "ox": 0}, {NICOLE: 2, "ox": 2}])
def test_each_of_its_targets_gets_some_and_all_of_it_is_divided(wrong: dict[str, int]) -> None:
    script: list[dict[str, Any]] = [
        {"attack": {"titan": NICOLE}},
        {"choose": [NICOLE, "ox"]},
        {"assign": {"titan": wrong}},
    ]
    assert rules_broken(played(titan(3, 3), creature("ox", "3/9", by=NICOLE), script=script)) == ["601.2d"]


def test_one_target_gets_all_of_it_without_a_question() -> None:
    script: list[dict[str, Any]] = [{"attack": {"titan": NICOLE}}, {"choose": ["ox"]}]
    playthrough = played(titan(3, 2), creature("ox", "3/9", by=NICOLE), script=script)
    assert permanent(playthrough, "ox").damage == 3


def test_every_division_is_an_answer() -> None:
    choice = DivideAmongTargets(
        player=AMY, ability=Called("Titan"), source=ObjectId("titan"), points=4, among=(NICOLE, AMY)
    )
    game = played(titan(4, 2)).game
    given = [dict(one.points[ObjectId("titan")]) for one in choice.answers(game)]
    assert given == [{NICOLE: 3, AMY: 1}, {NICOLE: 2, AMY: 2}, {NICOLE: 1, AMY: 3}]
