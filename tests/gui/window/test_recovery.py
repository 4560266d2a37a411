"""The board of a program that ended abruptly is back at the next start."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from core.scenario.changes import changed, with_object_changed
from core.scenario.format import Scenario
from core.scenario.saving import scenario_text
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from gui.window.recovery import Recovery
from tests.gui.hands import Hands
from tests.support import creature, table

BOARD = table(creature("bear", "2/2"), title="A bear nobody saved")
ABRUPT = """
import os, sys
from pathlib import Path
from core.scenario.reading import parse_scenario
from gui.window.recovery import Recovery
if len(sys.argv) > 3:
    os.getpid = lambda: int(sys.argv[3])
recovery = Recovery(Path(sys.argv[1]))
recovery.keep(parse_scenario(sys.argv[2], "a test"), None)
print("kept", flush=True)
sys.stdin.read()
"""


def keeper(folder: Path, board: Scenario = BOARD, number: int | None = None) -> subprocess.Popen[str]:
    """Return a program that keeps a board and lives on; `number` is what it takes its process number for."""
    command = [sys.executable, "-c", ABRUPT, str(folder), scenario_text(board)]
    command += [str(number)] if number is not None else []
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "kept\n"
    return process


def end(process: subprocess.Popen[str]) -> None:
    """Kill a program as nothing can prepare for."""
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=10)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_s_board_is_found_and_a_living_one_s_is_not(tmp_path: Path) -> None:
    process = keeper(tmp_path)
    assert list(Recovery(tmp_path).lost()) == []
    end(process)
    [lost] = Recovery(tmp_path).lost()
    assert (lost.scenario, lost.path) == (BOARD, None)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_of_two_lost_boards_one_comes_back_at_each_start(tmp_path: Path) -> None:
    for _ in range(2):
        end(keeper(tmp_path))
        time.sleep(0.02)
    recovery = Recovery(tmp_path)
    newest = next(recovery.lost())
    recovery.forget(newest)
    assert len(list(recovery.lost())) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_later_process_with_the_same_number_does_not_write_over_a_lost_board(tmp_path: Path) -> None:
    later = changed(BOARD, title="Another bear nobody saved")
    for board in (BOARD, later):
        end(keeper(tmp_path, board, number=4242))
        time.sleep(0.02)
    assert [lost.scenario for lost in Recovery(tmp_path).lost()] == [later, BOARD]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_process_with_the_number_of_a_lost_board_finds_it(tmp_path: Path) -> None:
    process = keeper(tmp_path)
    end(process)
    [lock] = tmp_path.glob("*.lock")
    lock.write_text(lock.read_text().replace(str(process.pid), str(os.getpid()), 1))
    assert [lost.scenario for lost in Recovery(tmp_path).lost()] == [BOARD]


def test_an_unreadable_board_is_left_where_it_is(tmp_path: Path) -> None:
    broken = tmp_path / "1.scenario.json"
    broken.write_text("{")
    assert list(Recovery(tmp_path).lost()) == []
    assert broken.exists()


def test_a_program_that_ends_as_it_should_leaves_nothing(tmp_path: Path) -> None:
    recovery = Recovery(tmp_path)
    recovery.keep(BOARD, tmp_path / "bear.scenario.json")
    recovery.close()
    assert list(tmp_path.glob("*.json")) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_locks_that_are_left_behind_are_gone_at_the_next_start_and_boards_stay(tmp_path: Path) -> None:
    alive, *killed = [keeper(tmp_path) for _ in range(4)]
    for one in killed:
        end(one)
    (tmp_path / "1-old.lock").touch()
    os.utime(tmp_path / "1-old.lock", (0, 0))
    (tmp_path / "2-just-now.lock").touch()
    assert len(list(tmp_path.glob("*.lock"))) == 6
    recovery = Recovery(tmp_path)
    assert len(list(tmp_path.glob("*.lock"))) == 3, "of the living, of its own, and of who begins"
    assert len(list(recovery.lost())) == 3
    end(alive)
    assert len(list(recovery.lost())) == 4


def test_a_board_that_can_no_longer_be_set_up_is_passed_over_for_an_older_one(
    window: MainWindow, tmp_path: Path
) -> None:
    """As after an update that no longer knows a card."""
    for board in (BOARD, with_object_changed(BOARD, "bear", card="No Such Card", name=None)):
        lost = Recovery(tmp_path / "recovery")
        lost.keep(board, None)
        del lost
        time.sleep(0.02)
    assert window.documents.recover()
    assert window.session.scenario == BOARD
    assert not window.documents.recover(), "nothing else can be had back"


def test_a_board_that_cannot_be_kept_hinders_nobody(hands: Hands, window: MainWindow, tmp_path: Path) -> None:
    shutil.rmtree(tmp_path / "recovery")
    hands.drop(Payload("card", "Grizzly Bears"), "amy")
    assert [one.card for one in window.session.scenario.battlefield] == ["Grizzly Bears"]
    assert window.message == ""
