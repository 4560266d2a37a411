"""A report has what is needed to mend a fault, and nobody's name."""

from __future__ import annotations

import getpass
import logging
import traceback
from pathlib import Path

import pytest

from gui import __version__
from gui.faults.log import start_log, write_report
from gui.faults.report import report, without_names
from gui.faults.watch import Fault
from gui.session import Session
from tests.support import creature, table


@pytest.fixture(autouse=True)
def _of_alice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/alice")
    monkeypatch.setenv("USERPROFILE", "/home/alice")
    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.setenv(name, "alice")
    assert getpass.getuser() == "alice"


@pytest.mark.parametrize(
    ("text", "without"),
    [
        ('File "/home/alice/board.json"', 'File "~/board.json"'),
        ("in /home/alice", "in ~"),
        ("/home/alicea/board.json", "/home/alicea/board.json"),
        ("/media/alice/usb/board.json", "/media/(user)/usb/board.json"),
        (r"D:\alice\board.json", r"D:\(user)\board.json"),
        ("unknown player alice", "unknown player alice"),
    ],
)
def test_paths_say_nobodys_name(text: str, without: str) -> None:
    assert without_names(text) == without


def test_a_report_has_the_error_where_it_was_raised_the_versions_and_the_board(session: Session) -> None:
    session.load(table(creature("bear", "2/2"), title="Two bears"))
    try:
        Path("/home/alice/none.json").read_text(encoding="utf-8")
    except OSError as error:
        raised = "".join(traceback.format_exception(error))
    text = report(Fault(name="FileNotFoundError", traceback=raised, key=("", "", 0), count=1), session)
    assert "FileNotFoundError: [Errno 2] No such file or directory: '~/none.json'" in text
    assert "test_report.py" in text
    assert f"Damage Step {__version__}, Python 3." in text
    assert '"title": "Two bears"' in text
    assert "alice" not in text


def test_the_newest_ten_reports_are_kept(tmp_path: Path) -> None:
    files = [write_report("text", tmp_path / "logs", f"{number:02}") for number in range(12)]
    assert sorted((tmp_path / "logs").iterdir()) == files[2:]


def test_the_log_stays_small_and_says_nobodys_name(tmp_path: Path) -> None:
    handler = start_log(tmp_path / "logs")
    assert handler is not None
    logger = logging.getLogger("gui")
    for _ in range(3_000):
        logger.warning("%s", "/home/alice/" + "x" * 300)
    logger.removeHandler(handler)
    handler.close()
    files = sorted((tmp_path / "logs").iterdir())
    assert [file.name for file in files] == ["damage-step.log", "damage-step.log.1", "damage-step.log.2"]
    assert all(file.stat().st_size <= 200_000 for file in files)
    assert all("alice" not in file.read_text(encoding="utf-8") for file in files)


def test_where_no_log_can_be_written_there_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert start_log(tmp_path / "file" / "logs") is None
