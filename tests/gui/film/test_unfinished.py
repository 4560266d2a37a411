"""Exports that are cancelled, killed or can't be made: nothing half stays, and a sentence says why."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import av
import pytest

from core.scenario.saving import scenario_text
from core.words.english.errors import exporting as words
from gui.command_line.exit_codes import ExitCode
from gui.film.errors import Cancelled, ExportError
from gui.film.exporting import Order, check_size, export
from gui.film.film import Film, Take
from gui.film.screenplay import Pace
from gui.film.writing import parts, video
from tests.gui.film.test_exporting import SCRIPT, STYLE, TRADE, film, write
from tests.support import NICOLE, creature, table


@pytest.mark.parametrize("suffix", [".mp4", ".gif", ".png", ".svg", ".html", ".md"])
def test_a_cancelled_export_leaves_nothing(tmp_path: Path, suffix: str) -> None:
    def stop(done: int, _count: int) -> None:
        if done >= 2:
            raise Cancelled

    with pytest.raises(Cancelled):
        export(film(), Order(path=tmp_path / f"trade{suffix}"), stop)
    assert list(tmp_path.iterdir()) == []


def test_what_was_there_stays_if_the_export_fails(tmp_path: Path) -> None:
    path = tmp_path / "trade.mp4"
    path.write_bytes(b"before")

    def stop(_done: int, _count: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.raises(OSError, match="No space left on device") as error:
        export(film(), Order(path=path), stop)
    assert str(path) in str(error.value)
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_has_gone_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "here"
    folder.mkdir()

    def remove(done: int, _count: int) -> None:
        if done == 1:
            for one in folder.iterdir():
                one.unlink()
            folder.rmdir()

    with pytest.raises(OSError, match="here"):
        export(film(), Order(path=folder / "trade.mp4"), remove)


def test_parts_that_a_killed_process_left_are_taken_away(tmp_path: Path) -> None:
    left = tmp_path / ".trade.part-0123abcd.gif"
    other = tmp_path / ".other.part-0123abcd.gif"
    for one in (left, other):
        one.write_bytes(b"half")
    write(tmp_path / "trade.gif")
    assert not left.exists()
    assert other.exists()


@pytest.mark.parametrize(
    ("name", "says"),
    [("trade.avi", "trade.avi: export makes .mp4, .webm"), ("gone/trade.mp4", "no such folder")],
)
def test_what_cannot_be_made_is_said(tmp_path: Path, name: str, says: str) -> None:
    with pytest.raises(ExportError, match=re.escape(says)):
        write(tmp_path / name)


def test_without_its_library_a_film_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "av", None)
    with pytest.raises(ExportError, match="pip install av"):
        write(tmp_path / "trade.mp4")
    assert write(tmp_path / "trade.gif")


def test_a_missing_codec_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(av, "codecs_available", frozenset())
    with pytest.raises(ExportError, match="libx264"):
        video.check_codec(".mp4")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("width", "height"), [(100, 720), (1281, 720), (1280, 5000)])
def test_a_size_that_no_film_can_have_is_refused(width: int, height: int) -> None:
    with pytest.raises(ExportError, match=re.escape(words.wrong_size(f"{width}x{height}"))):
        check_size(width, height)


def test_a_long_animation_is_refused(tmp_path: Path) -> None:
    slow = Film((Take(TRADE, "Two bears"),), STYLE, Pace(0.2))
    with pytest.raises(ExportError, match=r"make an \.mp4"):
        export(slow, Order(path=tmp_path / "trade.gif"), lambda _done, _count: None)


SCENARIO = table(
    creature("bear", "2/2"),
    creature("wolf", "2/2", by=NICOLE),
    title="Two bears",
    script=SCRIPT,
    undecided="default",
)
COMMAND = [sys.executable, "-m", "gui.command_line.main", "export", "-", "--speed", "8"]
ELSEWHERE: dict[str, Any] = {
    "cwd": Path(__file__).parents[3],
    "env": {**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    "text": True,
}


def small_disk() -> None:
    """Let no file become larger than some bytes."""
    import resource  # noqa: PLC0415 - only where there is one

    resource.setrlimit(resource.RLIMIT_FSIZE, (4_000, 4_000))


@pytest.mark.skipif(sys.platform == "win32", reason="the size of files can't be limited")
@pytest.mark.parametrize("suffix", [".mp4", ".webm", ".gif", ".png", ".html"])
def test_a_disk_that_is_full_is_said_in_a_sentence(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"trade{suffix}"
    run = subprocess.run(
        [*COMMAND, "--out", str(path), "--size", "320x180"],
        input=scenario_text(SCENARIO),
        capture_output=True,
        preexec_fn=small_disk,
        check=False,
        **ELSEWHERE,
    )
    assert run.returncode == ExitCode.WRONG
    assert run.stderr == f"{path} could not be written: File too large\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere what is written has a name")
@pytest.mark.parametrize("suffix", [".mp4", ".gif"])
def test_an_export_that_is_killed_leaves_nothing(tmp_path: Path, suffix: str) -> None:
    command = [*COMMAND, "--out", str(tmp_path / f"trade{suffix}"), "--progress"]
    board = tmp_path / "board"
    board.write_text(scenario_text(SCENARIO), encoding="utf-8")
    with (
        board.open(encoding="utf-8") as given,
        subprocess.Popen(command, stdin=given, stdout=subprocess.PIPE, **ELSEWHERE) as process,
    ):
        assert process.stdout is not None
        while not process.stdout.readline().startswith("progress 20/"):
            assert process.poll() is None
        process.kill()
    assert list(tmp_path.iterdir()) == [board]


def test_where_files_need_names_what_is_cancelled_is_gone_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "O_TMPFILE", raising=False)
    seen: list[list[str]] = []

    def stop(done: int, _count: int) -> None:
        seen.append([one.name for one in tmp_path.iterdir()])
        if done == 80:
            raise Cancelled

    with pytest.raises(Cancelled):
        export(film(), Order(path=tmp_path / "trade.mp4"), stop)
    assert seen[-1]
    assert seen[-1][0].startswith(".trade.part-")
    assert list(tmp_path.iterdir()) == []
    assert write(tmp_path / "trade.mp4") == (tmp_path / "trade.mp4",)
    assert [one.name for one in tmp_path.iterdir()] == ["trade.mp4"]


def test_pictures_come_all_or_none(tmp_path: Path) -> None:
    (tmp_path / "trade-01.png").write_bytes(b"before")

    def stop(done: int, _count: int) -> None:
        if done == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        export(film(), Order(path=tmp_path / "trade.png"), stop)
    assert [one.name for one in tmp_path.iterdir()] == ["trade-01.png"]
    assert (tmp_path / "trade-01.png").read_bytes() == b"before"
    left = tmp_path / ".trade.part-0123abcd"
    left.mkdir()
    (left / "trade-01.png").write_bytes(b"half")
    write(tmp_path / "trade.png")
    assert not left.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere what is written has a name anyway")
@pytest.mark.parametrize("how", ["the file system has no such files", "files have no paths by number"])
def test_where_nothing_can_be_written_without_a_name_a_film_is_made_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    if how.startswith("files"):
        monkeypatch.setattr(parts, "_path_of", lambda _: tmp_path / "gone")
    else:
        monkeypatch.setattr(os, "O_TMPFILE", os.O_DIRECTORY)  # refused for writing to a folder
    assert write(tmp_path / "trade.gif") == (tmp_path / "trade.gif",)
    assert [one.name for one in tmp_path.iterdir()] == ["trade.gif"]


def test_a_folder_in_the_place_of_a_picture_is_said(tmp_path: Path) -> None:
    (tmp_path / "trade-01.png").mkdir()
    with pytest.raises(OSError, match=re.escape("trade.png could not be written: Is a directory")):
        write(tmp_path / "trade.png")
    assert [one.name for one in tmp_path.iterdir()] == ["trade-01.png"]
