"""Conditions and amounts that ask what has happened this turn (CR 603.4, 608.2h, 611.3a)."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.this_turn import HappenedThisTurn, PermanentsThisTurn, SpellsCast
from core.characteristics.current import characteristics
from core.data.faults import DataError
from core.data.reading import read_as
from core.scenario.board import sides
from core.scenario.errors import ScenarioError
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, RAJ, creature, played

OX = ObjectId("ox")
BEARS = "Grizzly Bears"


NOTHING: dict[str, Any] = {}
AWAKE = {
    "kind": "grants",
    "objects": {"types": ["land"]},
    "types": ["creature"],
    "base_power": 1,
    "base_toughness": 1,
}


def power_of_ox(
    text: str,
    *others: dict[str, Any],
    amy: dict[str, Any] = NOTHING,
    nicole: dict[str, Any] = NOTHING,
    **fields: Any,
) -> int:
    """Return the power of a 2/2 with a text when play has ended, after what happened earlier this turn."""
    players = [{"id": AMY, "this_turn": amy}, {"id": NICOLE, "this_turn": nicole}]
    ox = creature("ox", "2/2", text=text, **fields.pop("ox", {}))
    return characteristics(played(ox, *others, players=players, **fields).game, OX).power


@pytest.mark.parametrize(
    ("condition", "earlier"),
    [
        ("a creature died this turn", {"died": [BEARS]}),
        ("another creature died this turn", {"died": [BEARS]}),
        ("two or more creatures died this turn", {"died": [BEARS, BEARS]}),
        ("a creature died under your control this turn", {"died": [BEARS]}),
        ("a permanent you controlled left the battlefield this turn", {"left": [BEARS]}),
        ("a permanent you controlled left the battlefield this turn", {"died": [BEARS]}),
        ("you gained life this turn", {"gained_life": 1}),
        ("you gained 3 or more life this turn", {"gained_life": 3}),
        ("you lost life this turn", {"lost_life": 1}),
        ("you've drawn two or more cards this turn", {"drew": 2}),
        ("you've cast an instant or sorcery spell this turn", {"cast": ["Shock"]}),
        ("you've cast a noncreature spell this turn", {"cast": ["Shock"]}),
        ("you've cast two or more spells this turn", {"cast": ["Shock", BEARS]}),
        ("a player has cast a red spell this turn", {"cast": ["Shock"]}),
    ],
)
def test_what_happened_to_you(condition: str, earlier: dict[str, Any]) -> None:
    text = f"This creature gets +1/+0 as long as {condition}."
    assert power_of_ox(text, amy=earlier) == 3
    assert power_of_ox(text) == 2


@pytest.mark.parametrize(
    ("condition", "earlier"),
    [
        ("a creature died under your control this turn", {"died": [BEARS]}),
        ("a creature died this turn", {"left": [BEARS]}),
        ("two or more creatures died this turn", {"died": [BEARS]}),
        ("a permanent you controlled left the battlefield this turn", {"left": [BEARS]}),
        ("you gained life this turn", {"gained_life": 3}),
        ("an opponent lost 3 or more life this turn", {"lost_life": 2}),
        ("you've cast an instant or sorcery spell this turn", {"cast": ["Shock"]}),
        ("an opponent has cast a creature spell this turn", {"cast": ["Shock"]}),
    ],
)
def test_what_happened_to_an_opponent_is_another_thing(condition: str, earlier: dict[str, Any]) -> None:
    assert power_of_ox(f"This creature gets +1/+0 as long as {condition}.", nicole=earlier) == 2


def test_of_opponents_one_is_enough_but_they_are_not_added_up() -> None:
    text = "This creature gets +1/+0 as long as an opponent lost 3 or more life this turn."
    ox = creature("ox", "2/2", text=text)
    two_each = [{"id": AMY}, *({"id": one, "this_turn": {"lost_life": 2}} for one in (NICOLE, RAJ))]
    assert characteristics(played(ox, players=two_each).game, OX).power == 2
    three = [{"id": AMY}, {"id": NICOLE}, {"id": RAJ, "this_turn": {"lost_life": 3}}]
    assert characteristics(played(ox, players=three).game, OX).power == 3


def test_what_died_counts_as_it_was_then() -> None:
    """CR 603.10a: an animated land that was destroyed was a creature as it died."""
    text = "This creature gets +1/+0 as long as a creature died this turn."
    land = {
        **creature("grove", "0/0", by=NICOLE, subtypes=["Forest"]),
        "types": ["land"],
        "text": "Sacrifice this land: You gain 1 life.",
    }
    del land["power"], land["toughness"]
    awake = creature("awakening", "1/1", abilities=[AWAKE])
    go = {"by": NICOLE, "at": "declare_attackers", "activate": {"object": "grove"}}
    assert power_of_ox(text, land, script=[{"attack": {}}, go]) == 2
    assert power_of_ox(text, land, awake, script=[{"attack": {}}, go]) == 3


def test_who_controlled_it_as_it_died_counts() -> None:
    text = "This creature gets +1/+0 as long as a creature died under your control this turn."
    bear = creature("bear", "1/1", owner=NICOLE)
    giant = creature("giant", "5/5", by=NICOLE)
    script = [{"attack": {"bear": NICOLE}}, {"block": {"giant": "bear"}}]
    assert power_of_ox(text, bear, giant, script=script) == 3


def test_a_creature_that_enters_attacking_did_not_attack() -> None:
    """CR 508.4: it was never declared as an attacker."""
    text = "This creature gets +1/+0 as long as you attacked with two or more creatures this turn."
    maker = creature(
        "maker",
        "1/1",
        text="Whenever this creature attacks, create a 1/1 red Elf creature token that's attacking.",
    )
    assert power_of_ox(text, maker, script=[{"attack": {"maker": NICOLE}}]) == 2
    assert power_of_ox(text, maker, script=[{"attack": {"maker": NICOLE, "ox": NICOLE}}]) == 3


def test_what_attacks_as_play_begins_has_attacked() -> None:
    text = "This creature gets +1/+0 as long as you attacked this turn."
    wolf = creature("wolf", "1/1", attacking=NICOLE)
    assert power_of_ox(text, wolf, start="declare_blockers") == 3
    assert power_of_ox(text, wolf | {"attacking": None}, start="declare_blockers") == 2


def test_a_new_turn_forgets_the_one_before() -> None:
    text = "This creature gets +1/+0 as long as a creature died this turn."
    assert power_of_ox(text, nicole={"died": [BEARS]}, start="untap") == 2


def test_amounts_count_what_happened() -> None:
    text = "This creature gets +1/+0 for each {}."
    assert (
        power_of_ox(
            text.format("creature that died this turn"), nicole={"died": [BEARS, BEARS, "Bonesplitter"]}
        )
        == 4
    )
    assert power_of_ox(text.format("spell you've cast this turn"), amy={"cast": ["Shock"]}) == 3
    assert power_of_ox(text.format("1 life you gained this turn"), amy={"gained_life": 4}) == 6
    assert power_of_ox(text.format("card your opponents have drawn this turn"), nicole={"drew": 2}) == 4


def test_the_board_says_what_came_before() -> None:
    amy = {
        "id": AMY,
        "spells_last_turn": 2,
        "this_turn": {"died": [BEARS], "cast": ["Shock"], "lost_life": 1},
    }
    bear = creature("bear", "2/2", entered_this_turn=True)
    ((player, (line,)), _) = sides(played(bear, players=[amy, {"id": NICOLE}]).start)
    assert "lost 1 life this turn, cast Shock this turn, cast 2 spells last turn" in player
    assert player.endswith("Grizzly Bears died this turn")
    assert "entered this turn" in line


def test_unknown_cards_are_refused_where_they_stand() -> None:
    with pytest.raises(ScenarioError, match="this_turn, died"):
        power_of_ox("Flying", nicole={"died": ["No Such Bear"]})


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (PermanentsThisTurn, {"event": "died", "what": {"which": "this"}}),
        (SpellsCast, {"what": {"what": "ability"}}),
        (SpellsCast, {"what": {"controller": "you"}}),
        (SpellsCast, {"turn": "last", "what": {"types": ["creature"]}}),
        (SpellsCast, {"turn": "last", "another": True}),
    ],
)
def test_what_cannot_be_known_is_refused(kind: type[HappenedThisTurn], data: dict[str, Any]) -> None:
    with pytest.raises(DataError):
        read_as(kind, data)
