"""`resolve` in a script: what follows waits until the stack is empty."""

from __future__ import annotations

from typing import Any

import pytest

from core.cards.library import built_in
from core.play.playthrough import Asking
from core.scenario.answering import decided
from core.scenario.changes import changed
from core.scenario.playing import play_instead, play_scenario
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from tests.support import AMY, NICOLE, card, creature, life, played, table

BEAR = creature("bear", "2/2")
SHOCK: dict[str, Any] = {"by": "nicole", "cast": "Shock", "targets": ["bear"]}
GROWTH: dict[str, Any] = {"by": "amy", "cast": "Giant Growth", "targets": ["bear"]}
ALL: dict[str, Any] = {"resolve": "all"}


def test_a_spell_after_it_is_no_response() -> None:
    answered = played(BEAR, start="precombat_main", script=[SHOCK, GROWTH])
    too_late = played(BEAR, start="precombat_main", script=[SHOCK, ALL, GROWTH])
    assert "bear" in answered.game.battlefield
    assert "bear" not in too_late.game.battlefield


def test_it_waits_for_all_that_is_on_the_stack_and_all_that_comes_of_it() -> None:
    """CR 117.5: the Reckoner's ability is put on the stack by what resolves, and resolves, too."""
    minotaur = card("Boros Reckoner", "minotaur")
    script = [
        {"by": "nicole", "cast": "Shock", "targets": ["minotaur"]},
        ALL,
        {"by": "amy", "cast": "Giant Growth", "targets": ["minotaur"]},
    ]
    result = played(minotaur, start="precombat_main", until="precombat_main", script=script)
    *_, cast = [frame for frame in result.frames if frame.event.kind == "spell_cast"]
    assert (cast.before.stack, cast.before.triggered) == ((), ())


def test_with_nothing_on_the_stack_it_waits_for_nothing() -> None:
    result = played(BEAR, start="precombat_main", script=[ALL, SHOCK, ALL, ALL, {"attack": {}}])
    assert result.unused == ()
    assert "bear" not in result.game.battlefield


def test_what_is_asked_while_it_waits_comes_too_late_for_what_follows() -> None:
    bird = creature("bird", "2/2", by=NICOLE)
    trigger = {
        "kind": "triggered",
        "when": {"event": "attacks"},
        "targets": [{"what": {"objects": {"types": ["creature"]}}}],
        "does": [{"kind": "deal_damage", "amount": 1}],
    }
    ox = creature("ox", "3/3", abilities=[trigger])
    script = [{"attack": {"ox": NICOLE}}, ALL, {"choose": "bird"}]
    assert played(ox, bird, script=script).unused == (2,)


@pytest.mark.parametrize("asking", Asking)
def test_what_follows_it_changes_and_the_rest_is_kept(asking: Asking) -> None:
    scenario = table(BEAR, start="precombat_main", script=[SHOCK, ALL, SHOCK | {"targets": [AMY]}])
    now = changed(scenario, script=(*scenario.script[:2], scenario.script[0]))
    for one, other in ((scenario, now), (now, scenario)):
        earlier = play_scenario(one, built_in(), asking=asking)
        assert play_instead(other, built_in(), asking, one, earlier) == play_scenario(
            other, built_in(), asking=asking
        )


def test_deciding_the_rest_keeps_it_and_what_comes_of_it() -> None:
    scenario = table(BEAR, start="precombat_main", script=[SHOCK | {"targets": [AMY]}, ALL, SHOCK])
    now = decided(scenario, built_in())
    assert play_scenario(now, built_in()).game == play_scenario(scenario, built_in()).game
    assert life(play_scenario(now, built_in()), AMY) == 18


def test_a_file_with_it_is_saved_as_it_was() -> None:
    scenario = table(BEAR, script=[SHOCK, ALL])
    assert '{"resolve": "all"}' in scenario_text(scenario)
    assert parse_scenario(scenario_text(scenario)) == scenario
