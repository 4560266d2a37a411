"""What was answered is kept; what was missed comes back at growing intervals."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from core.teaching.progress import Outcome, Progress, Standing
from core.teaching.progress_file import read_progress, write_progress

NOW = datetime(2026, 6, 19, 12, tzinfo=UTC)
BEAR = "blocking/bear"


def after(*outcomes: Outcome) -> tuple[Progress, datetime]:
    """Return the progress after these outcomes, each as soon as it is due, and when that was."""
    progress, now = Progress(), NOW
    for outcome in outcomes:
        now = due(progress) or now
        progress = progress.with_outcome(BEAR, outcome, now)
    return progress, now


def due(progress: Progress) -> datetime | None:
    record = progress.scenarios.get(BEAR)
    return record.memory.due if record is not None and record.memory is not None else None


def test_a_scenario_is_new_until_it_is_answered_or_shown() -> None:
    progress = Progress().with_outcome("a/shown", Outcome.SHOWN, NOW).with_outcome("a/b", Outcome.RIGHT, NOW)
    keys = ("a/shown", "a/b", "a/new")
    assert [progress.standing(key, NOW) for key in keys] == [Standing.SHOWN, Standing.RIGHT, Standing.NEW]
    assert progress.next_of(keys) == "a/new"
    assert progress.next_of(keys[:2]) is None


def test_what_was_right_at_once_never_comes_back() -> None:
    progress, now = after(Outcome.RIGHT)
    assert progress.due((BEAR,), now + timedelta(days=9_999)) == ()


def test_what_was_missed_is_due_again_in_the_same_sitting() -> None:
    progress, now = after(Outcome.WRONG)
    assert progress.standing(BEAR, now) is Standing.WRONG
    assert progress.due((BEAR,), now + timedelta(minutes=11)) == (BEAR,)


def test_each_right_answer_makes_the_interval_longer_and_a_miss_makes_it_short_again() -> None:
    intervals = []
    for right in range(1, 5):
        progress, now = after(Outcome.WRONG, *[Outcome.RIGHT] * right)
        intervals.append((due(progress) or now) - now)
    assert intervals == sorted(set(intervals))
    assert intervals[-1] > timedelta(days=7)
    progress, now = after(Outcome.WRONG, Outcome.RIGHT, Outcome.RIGHT, Outcome.WRONG)
    assert (due(progress) or now) - now < timedelta(days=1)


def test_being_shown_the_answer_does_not_make_up_for_a_miss() -> None:
    progress, now = after(Outcome.WRONG, Outcome.SHOWN)
    assert progress.due((BEAR,), now) == (BEAR,)


@settings(deadline=None, max_examples=30)
@given(st.lists(st.sampled_from(Outcome), max_size=6))
def test_what_is_written_is_read_again(outcomes: list[Outcome]) -> None:
    progress, _ = after(*outcomes)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "progress.json"
        write_progress(progress, file)
        assert read_progress(file) == progress


def test_without_a_file_nothing_was_answered(tmp_path: Path) -> None:
    assert read_progress(tmp_path / "progress.json") == Progress()


def test_a_file_that_cannot_be_read_is_put_aside(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    for text in ("{", '{"format": "other", "progress": {}}'):
        file.write_text(text)
        assert read_progress(file) == Progress()
        assert (tmp_path / "progress.unreadable.json").read_text() == text
        assert not file.exists()


def test_the_model_of_forgetting_is_not_loaded_before_it_is_needed() -> None:
    code = "import sys, core.teaching.progress_file; print('fsrs' in sys.modules)"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == "False"
