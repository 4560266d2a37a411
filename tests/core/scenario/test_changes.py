"""Changing a scenario: what goes with an object that is taken off the table, what an object keeps."""

from __future__ import annotations

from typing import Any

import pytest

from core.cards.library import built_in
from core.data.writing import written
from core.scenario.changes import (
    forgotten,
    moved_before,
    with_abilities,
    with_object,
    with_object_changed,
    with_player,
    with_player_changed,
    without,
)
from core.scenario.entries import AttackSpec
from core.scenario.object_cards import card_of
from tests.support import AMY, NICOLE, RAJ, card, creature, table

ATTACK = {"attack": {"knight": NICOLE, "bear": NICOLE}, "enlist": {"knight": ["ox", "elk"]}}
BOARD = (
    creature("knight", "1/1", keywords=["enlist", "enlist"]),
    *(creature(name, "2/2") for name in ("bear", "ox", "elk")),
)


def _attack_without(*gone: str) -> AttackSpec:
    (entry,) = without(table(*BOARD, script=[ATTACK]), gone).script
    assert isinstance(entry, AttackSpec)
    return entry


def test_an_object_comes_last_or_where_it_is_put() -> None:
    board = table(*BOARD)
    (elf,) = table(creature("elf", "1/1")).battlefield
    names = [
        [one.id for one in with_object(board, elf, place).battlefield if one.id in {"elf", "knight", "bear"}]
        for place in (None, 0, 1)
    ]
    assert names == [["knight", "bear", "elf"], ["elf", "knight", "bear"], ["knight", "elf", "bear"]]


def test_what_is_changed_of_one_object_stays_with_the_others() -> None:
    after = with_object_changed(table(*BOARD), "ox", power=7)
    assert [(one.id, one.power) for one in after.battlefield] == [
        ("knight", 1),
        ("bear", 2),
        ("ox", 7),
        ("elk", 2),
    ]


def test_an_enlisted_creature_is_no_longer_enlisted() -> None:
    assert _attack_without("ox").enlist == {"knight": "elk"}
    assert _attack_without("ox", "elk").enlist == {}


def test_nobody_is_enlisted_by_what_is_gone() -> None:
    assert _attack_without("knight").enlist == {}
    assert _attack_without("bear").enlist == {"knight": ("ox", "elk")}


def test_what_is_written_out_in_full_keeps_its_rules_text_and_its_back_face() -> None:
    back = {"name": "Moth", "types": ["creature"], "power": 1, "toughness": 1, "keywords": ["flying"]}
    before = table(card("Blink Dog", "dog", back=back))
    after = with_abilities(before, built_in(), "dog", ())
    was, now = (card_of(scenario.battlefield[0], built_in()) for scenario in (before, after))
    assert after.battlefield[0].card is None
    assert (now.effects, now.back) == (was.effects, was.back)
    assert not now.keywords


def test_a_question_is_no_longer_about_what_is_gone() -> None:
    several, one = {"dies": ["bear", "ox"]}, {"damage": "bear"}
    left = without(table(*BOARD, question=several), ["bear"]).question
    assert left is not None
    assert left.dies == ("ox",)
    assert without(table(*BOARD, question=one), ["bear"]).question is None
    kept = without(table(*BOARD, question=one), ["ox"]).question
    assert kept is not None
    assert kept.damage == "bear"


def test_a_question_about_counters_goes_with_what_has_them() -> None:
    asks = {"counters": {"bear": "+1/+1"}}
    assert without(table(*BOARD, question=asks), ["bear"]).question is None


def test_what_is_changed_of_one_player_stays_with_the_others() -> None:
    after = with_player_changed(table(), NICOLE, life=7)
    assert [(one.id, one.life) for one in after.players] == [(AMY, 20), (NICOLE, 7)]


def test_a_new_player_gets_an_id_that_nobody_has() -> None:
    """Not that of another player of the name, nor that of a permanent."""
    board = table(creature("raj", "1/1"))
    after = with_player(with_player(board, "Amy"), "Raj")
    assert [(one.id, one.name) for one in after.players[2:]] == [("amy-2", "Amy"), ("raj-2", "Raj")]


@pytest.mark.parametrize(
    ("other", "order"),
    [("knight", ["elk", "knight", "bear", "ox"]), ("ox", ["knight", "bear", "elk", "ox"])],
)
def test_an_object_is_moved_before_another(other: str, order: list[str]) -> None:
    assert [one.id for one in moved_before(table(*BOARD), "elk", other).battlefield] == order


def test_an_object_is_moved_to_the_end() -> None:
    after = moved_before(table(*BOARD), "knight", None)
    assert [one.id for one in after.battlefield] == ["bear", "ox", "elk", "knight"]


def test_what_is_gone_is_no_longer_attached_attacking_blocking_or_goaded() -> None:
    """The creature that blocked Bear goes on blocking Ox; who was goaded by Raj alone no longer is."""
    sword = {"id": "sword", "name": "Sword", "types": ["artifact"], "controller": AMY, "attached_to": "bear"}
    board = (
        creature("bear", "2/2", attacking=NICOLE),
        creature("ox", "2/2", attacking=NICOLE, goaded_by=[NICOLE, RAJ]),
        sword,
        creature("wall", "0/4", by=NICOLE, blocking=["bear", "ox"]),
    )
    three = [{"id": one, "name": one.capitalize()} for one in (AMY, NICOLE, RAJ)]
    after = without(table(*board, players=three, start="declare_blockers"), ["bear", RAJ])
    ox, left, wall = after.battlefield
    assert (ox.goaded_by, left.attached_to, wall.blocking) == ((NICOLE,), None, ("ox",))


def test_a_player_takes_along_what_they_control_and_own() -> None:
    board = creature("ox", "2/2"), creature("bear", "2/2", owner=RAJ), creature("wall", "0/4", by=RAJ)
    three = [{"id": one, "name": one.capitalize()} for one in (AMY, NICOLE, RAJ)]
    after = without(table(*board, players=three, active=RAJ), [RAJ])
    assert ([one.id for one in after.battlefield], after.active) == (["ox"], None)


NEXT_FOUR = "Prevent the next 4 damage that would be dealt to any target this turn."
AWAY = "The next 1 damage that would be dealt to you this turn is dealt to target creature instead."
CIRCLE = "The next time a source of your choice would deal damage to you this turn, prevent that damage."


@pytest.mark.parametrize(
    "effect",
    [
        {"controller": RAJ, "text": CIRCLE, "from_source": "ox"},
        {"controller": NICOLE, "text": CIRCLE, "from_source": "bear"},
        {"controller": NICOLE, "text": NEXT_FOUR, "protects": "bear"},
        {"controller": NICOLE, "text": AWAY, "redirect_to": "bear"},
    ],
)
def test_an_effect_goes_with_what_it_is_about(effect: dict[str, str]) -> None:
    three = [{"id": one, "name": one.capitalize()} for one in (AMY, NICOLE, RAJ)]
    board = table(*BOARD, effects=[{"name": "Shield", **effect}], players=three)
    assert without(board, ["bear", RAJ]).effects == ()
    assert without(board, ["elk"]).effects == board.effects


@pytest.mark.parametrize(
    ("entry", "left"),
    [
        (
            {"block": {"ox": ["bear", "knight"], "elk": "bear"}},
            {"block": {"ox": "knight"}},
        ),
        (
            {"order": {"knight": ["bear", "ox", "elk"], "ox": ["bear", "elk"]}},
            {"order": {"knight": ["ox", "elk"]}},
        ),
        ({"order": {"ox": ["bear", "elk"]}}, None),
        ({"assign": {"knight": {"bear": 1}, "ox": {"elk": 2}}}, {"assign": {"ox": {"elk": 2}}}),
        ({"assign": {"bear": {"elk": 2}}}, None),
        ({"pass": RAJ}, None),
        ({"pass": NICOLE}, {"pass": NICOLE}),
        ({"choose": "bear"}, None),
        ({"choose": ["ox", "bear"]}, None),
        ({"choose": "yes"}, {"choose": "yes"}),
        ({"by": AMY, "cast": "Shock", "targets": ["bear"]}, None),
        ({"by": AMY, "cast": "Shock", "targets": ["ox"], "source": "bear"}, None),
        ({"by": AMY, "activate": {"object": "ox"}, "source": "bear"}, None),
        ({"by": RAJ, "cast": "Shock", "targets": ["ox"]}, None),
        (
            {"by": AMY, "cast": "Shock", "targets": ["ox"]},
            {"by": AMY, "cast": "Shock", "targets": ["ox"]},
        ),
        ({"by": AMY, "activate": {"object": "bear"}}, None),
        ({"by": AMY, "activate": {"object": "ox"}, "targets": ["bear"]}, None),
        ({"shield": {"ox": {"bear": 1, "elk": 2}, "bear": {"elk": 1}}}, {"shield": {"ox": {"elk": 2}}}),
        ({"shield": {"ox": {"bear": 1}}}, None),
        ({"stack_order": ["ox", "elk"]}, {"stack_order": ["ox", "elk"]}),
        ({"stack_order": ["ox", "bear/2", "bear/1"]}, None),
        ({"replace": "bear/2"}, None),
        ({"replace": "ox"}, {"replace": "ox"}),
        ({"edit": {"object": "bear", "tapped": True}}, None),
        ({"edit": {"object": "ox", "controller": RAJ}}, None),
        ({"edit": {"object": "ox", "attached_to": "bear"}}, None),
        ({"edit": {"player": RAJ, "life": 3}}, None),
        ({"edit": {"card": "Forest", "controller": RAJ}}, None),
        ({"edit": {"object": "ox", "tapped": True}}, {"edit": {"object": "ox", "tapped": True}}),
    ],
)
def test_a_script_forgets_what_is_gone(entry: dict[str, Any], left: dict[str, Any] | None) -> None:
    """Bear and Raj go: what an entry still says without them stays, and else the entry goes too."""
    three = [{"id": one, "name": one.capitalize()} for one in (AMY, NICOLE, RAJ)]
    after = without(table(*BOARD, script=[entry], players=three), ["bear", RAJ])
    assert [written(one) for one in after.script] == ([left] if left is not None else [])


def test_what_a_script_says_of_an_object_is_forgotten_while_it_stays() -> None:
    after = forgotten(table(*BOARD, script=[ATTACK, {"edit": {"object": "bear", "damage": 1}}]), "bear")
    assert [written(one) for one in after.script] == [
        {"attack": {"knight": NICOLE}, "enlist": {"knight": ["ox", "elk"]}}
    ]
    assert len(after.battlefield) == len(BOARD)
