"""What is answered is kept in a file, and who cannot have it kept is told."""

from __future__ import annotations

from pathlib import Path

from core.teaching.course import built_in
from core.teaching.progress import Outcome, Standing
from gui.library.learner import Learner
from gui.window.main_window import MainWindow


def test_answers_that_cannot_be_written_are_said_and_hold_until_the_end(
    window: MainWindow, tmp_path: Path
) -> None:
    """Folders stand where the file and what is put aside would be."""
    for name in ("progress.json", "progress.unreadable.json"):
        (tmp_path / name / "something").mkdir(parents=True)
    first, *_ = built_in().keys
    window.learning.learner.learn(first, Outcome.RIGHT)
    assert window.message == f"{tmp_path / 'progress.json'} could not be written: Is a directory"
    assert window.learning.learner.standing(first) is not Standing.NEW


def test_what_another_window_keeps_meanwhile_stays(tmp_path: Path) -> None:
    file = tmp_path / "answers" / "progress.json"
    one, other = Learner(file), Learner(file)
    first, second, *_ = built_in().keys
    assert one.standing(first) is other.standing(first) is Standing.NEW
    one.learn(first, Outcome.RIGHT)
    other.learn(second, Outcome.WRONG)
    assert set(other.progress.scenarios) == {first, second}
    assert set(Learner(file).progress.scenarios) == {first, second}
