"""A file that is written is on the disk, whole, where and as it was: links and permissions stay."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from core.files.writing import write_whole

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions and links are otherwise there")


@posix
def test_a_private_file_stays_private(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.touch()
    file.chmod(0o600)
    write_whole(file, "new")
    assert (file.read_text(), stat.S_IMODE(file.stat().st_mode)) == ("new", 0o600)


@posix
def test_a_new_file_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    write_whole(tmp_path / "board.json", "new")
    assert (tmp_path / "board.json").stat().st_mode == (tmp_path / "usual").stat().st_mode


@posix
def test_what_a_link_leads_to_is_written(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    link, file = tmp_path / "link.json", tmp_path / "folder" / "board.json"
    link.symlink_to(Path("folder") / "board.json")
    for content in ("of a link that led nowhere", "of one that leads to a file"):
        write_whole(link, content)
        assert link.is_symlink()
        assert file.read_text() == content
        assert list((tmp_path / "folder").iterdir()) == [file]


@posix
def test_a_device_is_written_into(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, "through")
    assert os.read(reader, 99) == b"through"
    assert pipe.is_fifo()
    os.close(reader)


def test_a_file_whose_name_is_as_long_as_can_be_is_written(tmp_path: Path) -> None:
    file = tmp_path / ("b" * 250 + ".json")
    write_whole(file, "new")
    assert file.read_text() == "new"


@posix
def test_the_content_is_on_the_disk_before_the_name_and_the_name_before_it_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a power cut would leave an empty file, or none."""
    file = tmp_path / "board.json"
    file.write_text("old")
    seen: list[tuple[int, str]] = []
    sync = os.fsync

    def watched(number: int) -> None:
        sync(number)
        status = os.fstat(number)
        seen.append((0 if stat.S_ISDIR(status.st_mode) else status.st_size, file.read_text()))

    monkeypatch.setattr(os, "fsync", watched)
    write_whole(file, "longer")
    assert seen == [(6, "old"), (0, "longer")]


def test_a_file_that_cannot_be_written_is_named_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    (tmp_path / "board.json").mkdir()
    with pytest.raises(OSError, match=r"board\.json could not be written: "):
        write_whole(tmp_path / "board.json", "new")
    assert list(tmp_path.iterdir()) == [tmp_path / "board.json"]


def test_half_a_character_hinders_nobody(tmp_path: Path) -> None:
    write_whole(tmp_path / "board.json", "bear \ud83d")
    assert (tmp_path / "board.json").read_text() == "bear \\ud83d"
