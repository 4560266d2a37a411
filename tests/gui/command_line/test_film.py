"""`damagestep export` makes films, pictures and pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from gui.command_line.main import main

LINE = "Amy 20: 2/2 “Bear”; Nicole 20: 2/2 “Wolf”. Amy attacks Bear -> Nicole; Wolf blocks Bear."


def test_pictures_are_written_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "trade.png"
    assert main(["export", LINE, "--out", str(out), "--size", "320x180"]) == 0
    printed = capsys.readouterr().out.split()
    assert printed[0] == str(tmp_path / "trade-01.png")
    assert all(Path(one).exists() for one in printed)


def test_progress_is_told_to_a_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "trade.html"
    assert main(["export", LINE, "--out", str(out), "--size", "320x180", "--progress"]) == 0
    assert capsys.readouterr().out.startswith("progress 0/")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--out", "film.avi"], "film.avi: export makes"),
        (["--out", "film.mp4", "--size", "7x9"], "7x9: a size is"),
        (["--out", "film.mp4", "--line", "3"], "There is no line 3: this scenario has lines 0 to 0"),
        (["--out", "film.mp4", "--line", "1"], "There is no line 1: this scenario has lines 0 to 0"),
        (["--out", "film.mp4", "--part", "9-4"], "9 to 4: this scenario has frames 0 to"),
    ],
)
def test_what_cannot_be_made_exits_2(
    options: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", LINE, *options]) == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize(
    "options", [[], ["--out", "f.mp4", "--speed", "100"], ["--out", "f.mp4", "--part", "x"]]
)
def test_a_wrong_request_is_refused(options: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(["export", LINE, *options])
