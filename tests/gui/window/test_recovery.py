"""The board of a program that ended abruptly is back at the next start."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton

from core.scenario.changes import changed, with_object_changed
from core.scenario.format import Scenario
from core.scenario.reading import read_scenario
from core.scenario.saving import scenario_text
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from gui.window.recovery import Recovered, Recovery, Unreadable
from gui.window.unreadable_board import UnreadableBoardDialog
from tests.gui.hands import Hands
from tests.support import creature, table

BOARD = table(creature("bear", "2/2"), title="A bear nobody saved")
UNKNOWN_CARD = with_object_changed(BOARD, "bear", card="No Such Card", name=None)
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

FULL_DISK = """
import sys
from pathlib import Path
from resource import RLIMIT_FSIZE, getrlimit, setrlimit
from core.scenario.reading import parse_scenario
from gui.window.recovery import Recovery
room = getrlimit(RLIMIT_FSIZE)
setrlimit(RLIMIT_FSIZE, (0, room[1]))
recovery, board = Recovery(Path(sys.argv[1])), parse_scenario(sys.argv[2], "a test")
try:
    recovery.keep(board, None)
except OSError as error:
    print(error, flush=True)
setrlimit(RLIMIT_FSIZE, room)
recovery.keep(board, None)
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
    process.communicate()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_s_board_is_found_and_a_living_one_s_is_not(tmp_path: Path) -> None:
    process = keeper(tmp_path)
    assert list(Recovery(tmp_path).lost()) == []
    end(process)
    [lost] = Recovery(tmp_path).lost()
    assert isinstance(lost, Recovered)
    assert (lost.scenario, lost.path) == (BOARD, None)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_of_two_lost_boards_one_comes_back_at_each_start(tmp_path: Path) -> None:
    for _ in range(2):
        end(keeper(tmp_path))
    recovery = Recovery(tmp_path)
    newest = next(recovery.lost())
    recovery.forget(newest)
    assert len(list(recovery.lost())) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_later_process_with_the_same_number_does_not_write_over_a_lost_board(tmp_path: Path) -> None:
    later = changed(BOARD, title="Another bear nobody saved")
    for board in (BOARD, later):
        put_back(tmp_path)
        end(keeper(tmp_path, board, number=4242))
    assert [boards(lost) for lost in Recovery(tmp_path).lost()] == [later, BOARD]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_process_with_the_number_of_a_lost_board_finds_it(tmp_path: Path) -> None:
    process = keeper(tmp_path)
    end(process)
    [lock] = tmp_path.glob("*.lock")
    lock.write_text(lock.read_text().replace(str(process.pid), str(os.getpid()), 1))
    assert [boards(lost) for lost in Recovery(tmp_path).lost()] == [BOARD]


def test_an_unreadable_board_is_found_as_text_with_what_is_wrong(tmp_path: Path) -> None:
    broken = tmp_path / "1.scenario.json"
    broken.write_bytes(b'{"format": "damage-step/1", "title": "Two be\xff')
    [lost] = Recovery(tmp_path).lost()
    assert isinstance(lost, Unreadable)
    assert lost.content == broken.read_bytes()
    assert lost.why == "byte 45: not UTF-8 text. Save the file as UTF-8."


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_board_of_a_window_that_began_on_a_full_disk_is_not_taken_from_it(tmp_path: Path) -> None:
    """There was no room for its lock; once there is room, it takes one before it keeps a board."""
    process = subprocess.Popen(
        [sys.executable, "-c", FULL_DISK, str(tmp_path), scenario_text(BOARD)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline().endswith("could not be written: File too large\n")
    assert process.stdout.readline() == "kept\n"
    assert list(tmp_path.glob("*.scenario.json"))
    assert list(Recovery(tmp_path).lost()) == []
    end(process)
    assert [boards(lost) for lost in Recovery(tmp_path).lost()] == [BOARD]


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


def test_a_board_that_can_no_longer_be_set_up_is_shown_and_an_older_one_comes_back(
    window: MainWindow, tmp_path: Path
) -> None:
    """As after an update that no longer knows a card."""
    keep_lost(tmp_path, BOARD, UNKNOWN_CARD)
    assert window.documents.recover()
    assert window.session.scenario == BOARD
    [dialog] = window.findChildren(UnreadableBoardDialog)
    assert "battlefield, object 1 (bear), card: unknown card 'No Such Card'" in dialog.words.text()
    assert '"card": "No Such Card"' in dialog.text.toPlainText()
    dialog.close()
    assert not window.documents.recover(), "nothing else can be put back"
    assert (tmp_path / "recovery").is_dir()


def test_a_lost_text_is_copied_saved_and_then_forgotten(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_lost(tmp_path, UNKNOWN_CARD)
    assert not window.documents.recover()
    [dialog] = window.findChildren(UnreadableBoardDialog)
    button(dialog, "&Copy").click()
    assert QApplication.clipboard().text() == scenario_text(UNKNOWN_CARD)
    file = tmp_path / "mended.scenario.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    dialog.save.click()
    assert read_scenario(file) == UNKNOWN_CARD
    assert not dialog.isVisible()
    assert list(Recovery(tmp_path / "recovery").lost()) == []


def test_several_lost_texts_are_shown_one_after_the_other(window: MainWindow, tmp_path: Path) -> None:
    keep_lost(tmp_path, changed(UNKNOWN_CARD, title="Older"), UNKNOWN_CARD)
    assert not window.documents.recover()
    for title in (UNKNOWN_CARD.title, "Older"):
        [dialog] = [one for one in window.findChildren(UnreadableBoardDialog) if one.isVisible()]
        assert f'"title": "{title}"' in dialog.text.toPlainText()
        dialog.delete.click()
    assert list(Recovery(tmp_path / "recovery").lost()) == []


def test_a_text_that_is_only_closed_is_shown_at_the_next_start(window: MainWindow, tmp_path: Path) -> None:
    keep_lost(tmp_path, UNKNOWN_CARD)
    assert not window.documents.recover()
    [dialog] = window.findChildren(UnreadableBoardDialog)
    dialog.close_button.click()
    assert len(list(Recovery(tmp_path / "recovery").lost())) == 1


def test_a_board_that_cannot_be_kept_is_told_once_for_each_reason(
    hands: Hands, window: MainWindow, tmp_path: Path
) -> None:
    folder, reasons = tmp_path / "recovery", list[str]()
    window.documents.unkept.connect(reasons.append)
    put_file_in_place_of(folder)
    for _ in range(2):
        hands.drop(Payload("card", "Grizzly Bears"), "amy")
    assert len(window.session.scenario.battlefield) == 2
    assert [reason.rpartition("/")[2] for reason in reasons] == ["recovery could not be written: File exists"]
    assert "unsaved changes are lost" in window.message
    folder.unlink()
    hands.drop(Payload("card", "Grizzly Bears"), "amy")
    assert len(list(folder.glob("*.scenario.json"))) == 1, "the folder is there again, and so is the board"
    put_file_in_place_of(folder)
    hands.drop(Payload("card", "Grizzly Bears"), "amy")
    assert len(reasons) == 2


def test_a_board_comes_back_where_none_can_be_kept(window: MainWindow, tmp_path: Path) -> None:
    """What it was kept in stays, for it is nowhere else."""
    [lock] = (tmp_path / "recovery").glob("*.lock")
    own = lock.with_suffix(".scenario.json")
    own.mkdir()
    keep_lost(tmp_path, BOARD)
    [lost] = set((tmp_path / "recovery").glob("*.scenario.json")) - {own}
    assert window.documents.recover()
    assert window.session.scenario == BOARD
    assert lost.exists()
    own.rmdir()


def keep_lost(folder: Path, *lost: Scenario) -> None:
    """Leave boards behind as programs that ended abruptly, the newest last."""
    for board in lost:
        put_back(folder / "recovery")
        recovery = Recovery(folder / "recovery")
        recovery.keep(board, None)
        del recovery


def put_back(folder: Path) -> None:
    """Have all boards in a folder be an hour older."""
    for board in folder.glob("*.scenario.json"):
        written = board.stat().st_mtime - 3600
        os.utime(board, (written, written))


def put_file_in_place_of(folder: Path) -> None:
    """Have a folder be none."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.touch()


def boards(lost: Recovered | Unreadable) -> Scenario | None:
    """Return the board of what is lost; None if it can't be read."""
    return lost.scenario if isinstance(lost, Recovered) else None


def button(dialog: QDialog, label: str) -> QPushButton:
    """Return the button of a dialog with these words on it."""
    return next(one for one in dialog.findChildren(QPushButton) if one.text() == label)
