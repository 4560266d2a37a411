"""Playing a script: what answers what, where it stops, and that it can be trusted."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from core.apply.apply import apply
from core.play.playthrough import Asking
from core.rules.combat.assignment_choice import AssignCombatDamage
from core.rules.combat.attack_choice import DeclareAttackers
from core.rules.combat.block_choice import DeclareBlockers
from tests.support import NICOLE, creature, happened, is_there, life, played

BOARD = (creature("ox", "3/3 trample"), creature("elk", "2/2"), creature("bear", "2/2", by=NICOLE))
ATTACK = {"attack": {"ox": NICOLE, "elk": NICOLE}}
BLOCK = {"block": {"bear": "ox"}}


def test_every_frame_is_the_fold_of_the_events_before_it() -> None:
    playthrough = played(*BOARD, script=[ATTACK, BLOCK])
    game = playthrough.start
    for frame in playthrough.frames:
        assert frame.before == game
        game = apply(game, frame.event)
        assert frame.game == game


def test_playing_stops_at_the_first_unanswered_decision_and_goes_on_when_answered() -> None:
    nothing = played(*BOARD, asking=Asking.DECISIONS)
    assert isinstance(nothing.pending, DeclareAttackers)
    attacked = played(*BOARD, script=[ATTACK], asking=Asking.DECISIONS)
    assert isinstance(attacked.pending, DeclareBlockers)
    blocked = played(*BOARD, script=[ATTACK, BLOCK], asking=Asking.DECISIONS)
    assert isinstance(blocked.pending, AssignCombatDamage)
    assigned = {"assign": {"ox": {"bear": 2, NICOLE: 1}}}
    done = played(*BOARD, script=[ATTACK, BLOCK, assigned], asking=Asking.DECISIONS)
    assert done.pending is None
    assert [f.event for f in done.frames][: len(blocked.frames)] == [f.event for f in blocked.frames]


def test_what_has_only_one_answer_is_not_asked() -> None:
    playthrough = played(creature("ox", "3/3"), script=[{"attack": {"ox": NICOLE}}], asking=Asking.DECISIONS)
    assert playthrough.pending is None
    assert life(playthrough) == 17


def test_an_illegal_entry_stops_the_playthrough_where_it_stands() -> None:
    playthrough = played(*BOARD, script=[{"attack": {"bear": NICOLE}}])
    assert playthrough.refused is not None
    assert playthrough.refused.next_entry == 0
    assert happened(playthrough, "attackers_declared") == []


def test_an_entry_is_used_in_the_step_it_names() -> None:
    edit = {"edit": {"player": NICOLE, "life": 5}, "at": "end_of_combat"}
    playthrough = played(*BOARD, script=[ATTACK, BLOCK, edit])
    (edited,) = [frame for frame in playthrough.frames if frame.event.kind == "edited"]
    assert edited.game.step == "end_of_combat"


def test_an_entry_that_answers_nothing_is_told() -> None:
    playthrough = played(*BOARD, script=[ATTACK, BLOCK, {"choose": "ox"}])
    assert playthrough.unused == (2,)


def test_a_pass_answers_the_priority_of_that_player() -> None:
    playthrough = played(*BOARD, script=[ATTACK, {"pass": NICOLE}, BLOCK])
    assert playthrough.unused == ()


def test_the_order_of_creatures_on_the_table_does_not_matter() -> None:
    """CR 510.2."""
    script: list[dict[str, Any]] = [ATTACK, BLOCK]
    one, other = played(*BOARD, script=script), played(*reversed(BOARD), script=script)
    assert one.game.players == other.game.players
    assert dict(one.game.battlefield).keys() == dict(other.game.battlefield).keys()


def test_the_same_scenario_gives_the_same_frames_byte_for_byte_in_another_process() -> None:
    script = Path(__file__).parents[3] / "assets/scenarios/first-and-double-strike"
    file = next(script.glob("double-strike-with-trample*"))
    command = [sys.executable, "-m", "gui.command_line.main", "resolve", str(file), "--format", "json"]
    printed = [
        subprocess.run(
            command,
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            cwd=script.parents[2],
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert printed[0] == printed[1]
    assert json.loads(printed[0])["outcome"]["life"] == {"amy": 20, "nicole": 16}


def test_a_damage_order_is_passed_over_where_nobody_asks_for_one() -> None:
    """What the script says after it counts all the same; and that it was not used is told."""
    wall = creature("wall", "0/5", by=NICOLE)
    script: list[dict[str, Any]] = [
        ATTACK,
        {"block": {"bear": "ox", "wall": "ox"}},
        {"order": {"ox": ["wall", "bear"]}},
        {"assign": {"ox": {"wall": 1, "bear": 2}}},
    ]
    freely = played(*BOARD, wall, script=script)
    assert freely.refused is None
    assert freely.unused == (2,)
    assert not is_there(freely, "bear")
    in_order = played(*BOARD, wall, script=script, era="ordered")
    assert in_order.refused is not None
    assert in_order.refused.entry == 3
