"""`damagestep render`: pictures without a screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from core.teaching.course import SCENARIOS
from gui.command_line.main import main

FILE = str(next(SCENARIOS.glob("*/double-strike-hits-twice.scenario.json")))


def test_a_frame_is_drawn_at_the_size_that_is_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    assert main(["render", FILE, "--frame", "5", "--out", str(out), "--size", "640x400"]) == 0
    assert (QImage(str(out)).width(), QImage(str(out)).height()) == (640, 400)


def test_frames_differ_and_themes_differ(tmp_path: Path) -> None:
    pictures = []
    for number, more in enumerate((["--frame", "0"], ["--frame", "9"], ["--frame", "9", "--theme", "dark"])):
        out = tmp_path / f"{number}.svg"
        assert main(["render", FILE, "--out", str(out), *more]) == 0
        pictures.append(out.read_bytes())
    assert len(set(pictures)) == 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--frame", "999"], "this scenario has frames 0 to"),
        (["--size", "huge"], "write width and height in pixels, such as 1280x800"),
        (["--out", "board.gif"], "saved as .png or .svg"),
    ],
)
def test_a_wrong_request_is_explained(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", FILE, "--out", str(tmp_path / "board.png"), *arguments]) == 2
    assert words in capsys.readouterr().err
