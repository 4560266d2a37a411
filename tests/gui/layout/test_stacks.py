"""Equal tokens lie on each other, as long as they are equal."""

from __future__ import annotations

from typing import Any

from core.terms.ids import ObjectId
from gui.layout.table_layout import arrange
from gui.table.picture.table_picture import Album
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, card, creature, played


def cats(count: int, **more: Any) -> list[dict[str, Any]]:
    """Return so many tokens of one kind."""
    return [{**creature(f"cat{n}", "1/1", token=True, **more), "name": "Cat"} for n in range(count)]


def test_three_of_a_kind_are_one_card_with_a_count() -> None:
    picture = Album(played(*cats(5), creature("bear", "2/2")), 900, 640).rests(0)
    assert set(picture.poses) == {"cat0", "bear"}
    assert picture.faces[ObjectId("cat0")].stacked == 5
    assert picture.faces[ObjectId("bear")].stacked == 1


def test_two_lie_beside_each_other() -> None:
    picture = Album(played(*cats(2)), 900, 640).rests(0)
    assert set(picture.poses) == {"cat0", "cat1"}


def test_what_differs_lies_apart() -> None:
    tapped = [{**one, "id": f"tapped{n}", "tapped": True} for n, one in enumerate(cats(3))]
    damaged = {**cats(1)[0], "id": "hurt", "damage": 0, "counters": {"+1/+1": 1}}
    picture = Album(played(*cats(3), *tapped, damaged), 900, 640).rests(0)
    assert set(picture.poses) == {"cat0", "tapped0", "hurt"}


def test_who_attacks_leaves_the_stack_and_attackers_are_one_of_their_own() -> None:
    combat = played(
        *cats(6),
        creature("wall", "0/4", by=NICOLE),
        script=[{"attack": {f"cat{n}": "nicole" for n in range(1, 6)}}, {"block": {"wall": "cat5"}}],
    )
    at = next(n for n, frame in enumerate(combat.frames, 1) if frame.event.kind == "blockers_declared")
    picture = Album(combat, 900, 640).rests(at)
    assert set(picture.poses) == {"cat0", "cat1", "cat5", "wall"}
    assert picture.faces[ObjectId("cat1")].stacked == 4
    assert [sign.attacker for sign in picture.facing] == ["cat1", "cat5"]


def test_tokens_that_attack_different_things_lie_apart() -> None:
    orrin = card("Orrin, Twice Tested", "orrin", NICOLE)
    attack = {f"cat{n}": "orrin" if n % 2 else "nicole" for n in range(6)}
    combat = played(*cats(6), orrin, script=[{"attack": attack}])
    at = next(n for n, frame in enumerate(combat.frames, 1) if frame.event.kind == "attackers_declared")
    picture = Album(combat, 900, 640).rests(at)
    assert set(picture.poses) == {"cat0", "cat1", "orrin"}
    assert [picture.faces[ObjectId(one)].stacked for one in ("cat0", "cat1")] == [3, 3]


def test_a_hundred_tokens_leave_room_for_large_cards() -> None:
    many, few = played(*cats(100), creature("bear", "2/2")), played(*cats(1), creature("bear", "2/2"))
    assert (
        arrange(many.start, many.start, 900, 640).largest == arrange(few.start, few.start, 900, 640).largest
    )


def bears(count: int, **more: Any) -> list[dict[str, Any]]:
    """Return so many cards of one kind, which are no tokens."""
    return [{**card("Grizzly Bears", f"bear{n}"), **more} for n in range(count)]


def test_in_a_crowd_equal_cards_lie_on_each_other_too() -> None:
    few = Album(played(*bears(15)), 900, 640).rests(0)
    assert len(few.poses) == 15
    many = Album(played(*bears(15), card("Llanowar Elves", "elf"), creature("ox", "2/2")), 900, 640).rests(0)
    assert set(many.poses) == {"bear0", "elf", "ox"}
    assert many.faces[ObjectId("bear0")].stacked == 15


def test_a_crowd_of_one_player_leaves_the_cards_of_another_apart() -> None:
    theirs = [card("Grizzly Bears", f"cub{n}", NICOLE) for n in range(4)]
    picture = Album(played(*bears(16), *theirs), 900, 640).rests(0)
    assert set(picture.poses) == {"bear0", *(one["id"] for one in theirs)}


def test_a_crowd_that_dies_leaves_those_that_are_left_on_each_other() -> None:
    wolves = [card("Llanowar Elves", f"elf{n}") for n in range(12)]
    script = [{"cast": "Pyroclasm", "by": AMY}, {"resolve": "all"}]
    players = [{"id": AMY, "hand": ["Pyroclasm"]}, {"id": NICOLE}]
    cards = {
        "Pyroclasm": {"types": ["sorcery"], "text": "Pyroclasm deals 2 damage to each creature."},
    }
    ox = [{**creature(f"ox{n}", "3/3"), "name": "Ox"} for n in range(4)]
    combat = played(*wolves, *ox, script=script, players=players, cards=cards, start="precombat_main")
    picture = Album(combat, 900, 640).rests(len(combat.frames))
    assert set(picture.poses) == {"ox0"}
    assert picture.faces[ObjectId("ox0")].stacked == 4


def test_who_is_dragged_off_a_pile_of_cards_attacks_alone(hands: Hands, window: MainWindow) -> None:
    hands.lay(*bears(16), creature("wall", "0/4", by=NICOLE))
    hands.drag("bear0", NICOLE)
    picture = window.table.resting_picture()
    assert [sign.attacker for sign in picture.facing] == ["bear0"]
    assert set(picture.poses) == {"bear0", "bear1", "wall"}
    assert picture.faces[ObjectId("bear1")].stacked == 15
