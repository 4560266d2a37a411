"""State-based actions (CR 704)."""

from typing import Any

import pytest

from core.rules.choices.legend import ChooseLegend
from core.rules.choices.protector import ChooseProtector
from core.scenario.outcome import outcome_of
from tests.support import AMY, NICOLE, RAJ, asked, card, creature, happened, is_there, permanent, played


def findings(*objects: dict[str, Any], **fields: Any) -> list[str]:
    """Return the rules found to apply in the first check, nobody attacking."""
    playthrough = played(*objects, script=[{"attack": {}}], **fields)
    return [
        finding["condition"]
        for finding in happened(playthrough, "state_based_actions_checked")[0]["findings"]
    ]


@pytest.mark.parametrize(
    ("player", "rule"),
    [
        ({"life": 0}, "704.5a"),
        ({"life": -3}, "704.5a"),
        ({"poison": 10}, "704.5c"),
        ({"commander_damage": {"x": 21}}, "704.6c"),
    ],
)
def test_players_lose(player: dict[str, Any], rule: str) -> None:
    players = [{"id": AMY}, {"id": NICOLE, **player}]
    assert findings(players=players) == [rule]


@pytest.mark.parametrize(
    ("line", "fields", "rules"),
    [
        ("2/2", {"damage": 1}, []),
        ("2/2", {"damage": 2}, ["704.5g"]),
        ("2/2", {"deathtouched": True}, ["704.5h"]),
        ("2/2", {"deathtouched": True, "damage": 3}, ["704.5g", "704.5h"]),
        ("2/0", {}, ["704.5f"]),
        ("2/2 indestructible", {"damage": 5, "deathtouched": True}, []),
        ("2/0 indestructible", {}, ["704.5f"]),
        ("2/2", {"counters": {"+1/+1": 2, "-1/-1": 1}}, ["704.5q"]),
        ("2/2", {"counters": {"-1/-1": 2}}, ["704.5f"]),
        ("2/2", {"counters": {"indestructible": 1}, "damage": 2}, []),
        ("2/2", {"damage": 2, "types": ["artifact"]}, []),
    ],
)
def test_creatures(line: str, fields: dict[str, Any], rules: list[str]) -> None:
    assert findings(creature("bear", line, **fields)) == rules


def test_a_creature_that_fails_in_two_ways_leaves_once_and_is_not_destroyed() -> None:
    """A move that destruction would not have made can't be stopped by what stops destruction."""
    playthrough = played(
        card("Marisel, Oath in Bronze", "marisel", damage=4, counters={"loyalty": 0}),
        script=[{"attack": {}}],
    )
    (performed,) = happened(playthrough, "state_based_actions_performed")
    assert [(action["kind"], action["because"]) for action in performed["actions"]] == [
        ("put_into_graveyard", ["704.5g", "704.5i"])
    ]


def test_deathtouch_counts_only_until_the_next_check() -> None:
    """CR 702.2b, 704.5h."""
    playthrough = played(
        creature("wall", "0/4 indestructible", deathtouched=True, damage=1),
        script=[{"attack": {}}, {"edit": {"object": "wall", "lose": ["indestructible"]}}],
    )
    assert is_there(playthrough, "wall")


def test_all_that_die_leave_in_one_event() -> None:
    playthrough = played(
        creature("a", "1/1", damage=1), creature("b", "1/1", by=NICOLE, damage=1), script=[{"attack": {}}]
    )
    (performed,) = happened(playthrough, "state_based_actions_performed")
    assert [action["object"] for action in performed["actions"]] == ["a", "b"]


def test_the_legend_rule_asks_the_controller() -> None:
    """CR 704.5j: names count by controller."""
    board = [
        card("Zhang Fei, Fierce Warrior", f"z{number}", by=by) for number, by in enumerate([AMY, AMY, NICOLE])
    ]
    playthrough = played(*board, script=[{"choose": "z1"}, {"attack": {}}])
    _, choice = asked(ChooseLegend, playthrough)
    assert isinstance(choice, ChooseLegend)
    assert (choice.player, choice.among) == (AMY, ("z0", "z1"))
    assert list(playthrough.game.battlefield) == ["z1", "z2"]


def test_keeping_a_legend_that_is_not_there_is_refused() -> None:
    board = [
        card("Zhang Fei, Fierce Warrior", "z1"),
        card("Zhang Fei, Fierce Warrior", "z2"),
        creature("ox", "1/1"),
    ]
    playthrough = played(*board, script=[{"choose": "ox"}])
    assert playthrough.refused is not None
    assert playthrough.refused.violations[0].rule == "704.5j"


def test_face_down_creatures_have_no_name_to_share() -> None:
    """CR 708.2a."""
    board = [card("Zhang Fei, Fierce Warrior", f"z{number}", face_down=True) for number in range(2)]
    assert findings(*board) == []


@pytest.mark.parametrize(
    ("attachment", "bearer", "rules"),
    [
        ("Practice Mantle", creature("x", "1/1"), []),
        ("Practice Mantle", None, ["704.5m"]),
        ("Practice Mantle", card("Island", "x"), ["704.5m"]),
        ("Practice Mantle", creature("x", "1/1 protection from red"), ["704.5m"]),
        ("Training Blade", creature("x", "1/1"), []),
        ("Training Blade", card("Island", "x"), ["704.5n"]),
        ("Training Blade", creature("x", "1/1 protection from artifacts"), ["704.5n"]),
        ("Island", creature("x", "1/1"), ["704.5p"]),
        ("Grizzly Bears", creature("x", "1/1"), ["704.5p"]),
    ],
)
def test_attachments(attachment: str, bearer: dict[str, Any] | None, rules: list[str]) -> None:
    """CR 704.5m, 704.5n, 704.5p."""
    worn = card(attachment, "worn", attached_to="x" if bearer else None)
    assert findings(*([bearer] if bearer else []), worn) == rules


def test_an_aura_that_enchants_players_only() -> None:
    aura = {"id": "curse", "name": "Curse", "types": ["enchantment"], "subtypes": ["Aura"], "controller": AMY}
    assert findings({**aura, "keywords": ["enchant player"], "attached_to": NICOLE}) == []
    bear = creature("bear", "1/1")
    assert findings(bear, {**aura, "keywords": ["enchant player"], "attached_to": "bear"}) == ["704.5m"]


def test_a_battle_without_a_protector_gets_one() -> None:
    """CR 704.5x, 310.11a."""
    players = [{"id": AMY}, {"id": NICOLE}, {"id": RAJ}]
    siege = card("Siege of Highwall", "siege", protector=AMY)
    playthrough = played(siege, script=[{"choose": RAJ}, {"attack": {}}], players=players)
    _, choice = asked(ChooseProtector, playthrough)
    assert isinstance(choice, ChooseProtector)
    assert choice.among == (NICOLE, RAJ)
    assert playthrough.game.battlefield[choice.battle].protector == RAJ


def test_a_siege_waits_for_its_ability() -> None:
    """CR 704.5v: while its ability waits or is on the stack it is not put into the graveyard."""
    playthrough = played(
        creature("ox", "9/9"),
        card("Siege of Highwall", "siege", protector=NICOLE),
        script=[{"attack": {"ox": "siege"}}],
    )
    assert [c.card.name for c in playthrough.game.exile] == ["Siege of Highwall"]
    assert playthrough.game.graveyard == ()


def test_a_siege_that_is_gone_before_its_ability_resolves_stays_where_it_is() -> None:
    playthrough = played(
        creature("ox", "9/9"),
        card("Siege of Highwall", "siege", protector=NICOLE),
        script=[
            {"attack": {"ox": "siege"}},
            {"edit": {"object": "siege", "move": "hand"}, "at": "combat_damage"},
        ],
    )
    assert [c.card.name for c in playthrough.game.hand] == ["Siege of Highwall"]
    assert playthrough.game.stack == ()


def test_the_last_player_wins_and_all_losing_is_a_draw() -> None:
    """CR 104.2a, 104.4a."""
    won = outcome_of(played(players=[{"id": AMY}, {"id": NICOLE, "life": 0}]).game)
    assert (won.won, won.lost) == ((AMY,), (NICOLE,))
    draw = outcome_of(played(players=[{"id": AMY, "life": 0}, {"id": NICOLE, "life": 0}]).game)
    assert (draw.won, draw.lost) == ((), (AMY, NICOLE))


def test_what_a_player_owns_leaves_with_them() -> None:
    """CR 800.4a."""
    playthrough = played(
        creature("own", "1/1", by=NICOLE),
        creature("lent", "1/1", by=AMY, owner=NICOLE),
        creature("borrowed", "1/1", by=NICOLE, owner=RAJ),
        players=[{"id": AMY}, {"id": NICOLE, "life": 0}, {"id": RAJ}],
    )
    assert list(playthrough.game.battlefield) == []
    assert [c.id for c in playthrough.game.exile] == ["borrowed#2"]
    assert not playthrough.game.is_over


def test_counters_of_two_kinds_beyond_their_limits_go_at_once() -> None:
    """CR 704.5r: of two limits the lower one counts."""
    limits = [
        {"kind": "counter_limit", "counter": kind, "at_most": most}
        for kind, most in (("dream", 3), ("dream", 2), ("spore", 0))
    ]
    playthrough = played(
        creature("imp", "1/1", abilities=limits, counters={"dream": 5, "spore": 1}),
        start="beginning_of_combat",
        until="beginning_of_combat",
    )
    assert permanent(playthrough, "imp").counters == {"dream": 2}
    assert len(happened(playthrough, "state_based_actions_performed")) == 1


@pytest.mark.parametrize(("attacked", "protector"), [(NICOLE, NICOLE), ("siege", RAJ)])
def test_in_combat_only_an_attacked_battle_waits_for_another_protector(attacked: str, protector: str) -> None:
    """CR 704.5w."""
    playthrough = played(
        creature("ox", "1/1"),
        card("Siege of Highwall", "siege", protector=RAJ),
        script=[{"attack": {"ox": attacked}}, {"edit": {"player": RAJ, "life": 0}, "by": AMY}],
        players=[{"id": AMY}, {"id": NICOLE}, {"id": RAJ}],
        until="declare_attackers",
    )
    assert playthrough.game.players[RAJ].has_lost
    assert permanent(playthrough, "siege").protector == protector


@pytest.mark.parametrize(("subtypes", "rules"), [(["Aura", "Role"], ["704.5m"]), (["Role"], [])])
def test_a_role_that_is_on_nothing_pushes_none_off(subtypes: list[str], rules: list[str]) -> None:
    """CR 704.5y speaks of Roles attached to one permanent; CR 704.5m sees to an Aura on nothing."""
    role = {"name": "Role", "types": ["enchantment"], "subtypes": subtypes, "controller": AMY}
    worn = card("Apprentice's Part", "worn", attached_to="bear")
    assert findings(creature("bear", "1/1"), worn, {**role, "id": "one"}) == rules


@pytest.mark.parametrize(
    ("line", "bearer", "stays"),
    [
        ("Enchant opponent", NICOLE, True),
        ("Enchant opponent", AMY, False),
        ("Enchant player", AMY, True),
        ("Enchant creature", NICOLE, False),
    ],
)
def test_an_aura_stays_on_whom_it_may_enchant(line: str, bearer: str, stays: bool) -> None:
    """CR 303.4c, 704.5m."""
    curse = {"id": "curse", "name": "Curse", "types": ["enchantment"], "subtypes": ["Aura"], "text": line}
    board = played({**curse, "controller": AMY, "attached_to": bearer}, script=[{"attack": {}}])
    assert is_there(board, "curse") is stays
