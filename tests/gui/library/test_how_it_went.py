"""How it went with a lesson, from what was answered."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from core.teaching.progress import Outcome, Progress
from gui.library.how_it_went import how_it_went

NOON = datetime(2026, 11, 23, 12).astimezone()
RIGHT, WRONG, SHOWN = Outcome.RIGHT, Outcome.WRONG, Outcome.SHOWN


def answered(*outcomes: Outcome, at: datetime = NOON) -> Progress:
    """Return the progress of somebody who has answered boards 0, 1, 2 and so on."""
    progress = Progress()
    for number, outcome in enumerate(outcomes):
        progress = progress.with_outcome(str(number), outcome, at)
    return progress


@pytest.mark.parametrize(
    ("outcomes", "told"),
    [
        ((RIGHT, RIGHT, RIGHT), "3 of 3 right"),
        ((RIGHT, SHOWN, RIGHT), "2 of 3 right"),
        ((RIGHT, WRONG, RIGHT), "2 of 3 right; 1 comes back today"),
        ((WRONG, WRONG, RIGHT), "1 of 3 right; 2 come back today"),
        ((RIGHT,), "1 of 3 right, 2 not asked yet"),
    ],
)
def test_it_tells_what_was_right_and_what_comes_back(outcomes: tuple[Outcome, ...], told: str) -> None:
    assert how_it_went(("0", "1", "2"), answered(*outcomes), NOON) == told


@pytest.fixture
def _in_tokyo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="there the zone can't be set for a test")
@pytest.mark.usefixtures("_in_tokyo")
def test_the_day_is_that_of_the_clock_on_the_wall() -> None:
    """What is missed just before midnight comes back ten minutes later: tomorrow."""
    late = datetime(2026, 11, 23, 14, 55, tzinfo=UTC)  # 23:55 in Tokyo
    assert how_it_went(("0",), answered(WRONG, at=late), late).endswith("1 comes back tomorrow")


def test_what_is_right_after_a_miss_comes_back_later() -> None:
    later = NOON + timedelta(minutes=15)
    progress = answered(WRONG, WRONG).with_outcome("0", RIGHT, later)
    assert how_it_went(("0", "1"), progress, later) == "1 of 2 right; 1 comes back today"
    both = progress.with_outcome("1", RIGHT, later)
    assert how_it_went(("0", "1"), both, later) == "2 of 2 right; 2 come back tomorrow"
    morrow = NOON + timedelta(days=1, hours=6)
    told = how_it_went(("0",), both.with_outcome("0", RIGHT, morrow), morrow)
    assert told.startswith("1 of 1 right; 1 comes back in ")
    assert told.endswith(" days")
