"""The monarch: who takes the crown, who draws, and what asks for it (CR 725)."""

from collections.abc import Mapping
from typing import Any

import pytest

from core.scenario.errors import ScenarioError
from core.terms.ids import PlayerId
from tests.support import AMY, NICOLE, creature, happened, is_there, life, played

CROWNED = [{"id": AMY}, {"id": NICOLE, "monarch": True}]
ATTACK: dict[str, Any] = {"attack": {"elk": NICOLE}}
BLOCK: dict[str, Any] = {"block": {"wall": "elk"}}


def crowned(*objects: Mapping[str, Any], **fields: Any) -> list[str]:
    """Return who becomes the monarch, in order, while Nicole is the monarch."""
    playthrough = played(*objects, **{"players": CROWNED, **fields})
    return [event["player"] for event in happened(playthrough, "became_monarch")]


def test_each_creature_triggers_and_the_second_changes_nothing() -> None:
    """CR 725.2: whenever a creature does; CR 725.3: who is the monarch doesn't become it once more."""
    script = [{"attack": {"elk": NICOLE, "fox": NICOLE}}]
    playthrough = played(creature("elk", "2/2"), creature("fox", "1/1"), players=CROWNED, script=script)
    triggered = [one["ability"]["source"] for one in happened(playthrough, "ability_triggered")]
    assert triggered == ["The Monarch", "The Monarch"]
    assert [event["player"] for event in happened(playthrough, "became_monarch")] == [AMY]


def test_a_blocked_creature_takes_nothing_and_a_trampler_does() -> None:
    wall = creature("wall", "0/2", by=NICOLE)
    script = [ATTACK, BLOCK]
    assert crowned(creature("elk", "3/3"), wall, script=script) == []
    assert crowned(creature("elk", "3/3", keywords=["trample"]), wall, script=script) == [AMY]


def test_the_creature_need_not_be_there_any_more() -> None:
    """CR 608.2h: its controller is whoever last controlled it."""
    shock = {"cast": "Shock", "by": NICOLE, "targets": ["elk"], "at": "combat_damage"}
    script = [ATTACK, {"pass": AMY}, {"pass": NICOLE}, {"pass": AMY}, {"pass": NICOLE}, {"pass": AMY}, shock]
    playthrough = played(creature("elk", "2/2"), players=CROWNED, script=script)
    assert not is_there(playthrough, "elk")
    assert [event["player"] for event in happened(playthrough, "became_monarch")] == [AMY]


def test_only_the_monarch_draws_and_only_in_their_own_end_step() -> None:
    playthrough = played(players=CROWNED, start="end", until="next end")
    assert [event["player"] for event in happened(playthrough, "card_drawn")] == [NICOLE, NICOLE]


def test_the_next_player_follows_where_the_active_player_leaves_too() -> None:
    """CR 725.4: if the active player leaves as well, the next player in turn order."""
    others = [{"id": "sarah"}, {"id": "tina"}]
    players = [{"id": AMY, "life": 2}, {"id": NICOLE, "life": 2, "monarch": True}, *others]
    text = "Whenever this creature attacks, it deals 3 damage to each player."
    playthrough = played({**creature("elk", "2/2"), "text": text}, players=players, script=[ATTACK])
    assert playthrough.game.monarch == PlayerId("sarah")


def test_there_is_one_monarch_at_most() -> None:
    """CR 725.3."""
    with pytest.raises(ScenarioError, match=r"725\.3"):
        played(players=[{"id": AMY, "monarch": True}, {"id": NICOLE, "monarch": True}])


def test_who_asks_whether_there_is_no_monarch() -> None:
    """An ability that wants no monarch does nothing while there is one."""
    text = "Whenever this creature attacks, if there is no monarch, you become the monarch."
    usurper = {**creature("elk", "0/2"), "text": text}
    assert crowned(usurper, script=[ATTACK]) == []
    assert crowned(usurper, script=[ATTACK], players=[{"id": AMY}, {"id": NICOLE}]) == [AMY]


def test_noncombat_damage_of_a_creature_takes_nothing() -> None:
    pinger = {
        **creature("elk", "1/1"),
        "text": "Whenever this creature attacks, it deals 1 damage to defending player.",
    }
    script = [ATTACK, BLOCK]
    assert crowned(pinger, creature("wall", "0/4", by=NICOLE), script=script) == []
    playthrough = played(pinger, creature("wall", "0/4", by=NICOLE), players=CROWNED, script=script)
    assert life(playthrough) == 19
