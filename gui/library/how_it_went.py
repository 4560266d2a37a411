"""How it went with the scenarios of a list, in words: how many are right, and when others come back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from core.teaching.progress import Outcome, Progress
from gui.translation import QT_TR_NOOP, tr


def how_it_went(keys: Sequence[str], progress: Progress, now: datetime) -> str:
    """Return `4 of 6 right, 1 not asked yet; 2 come back tomorrow`."""
    records = [progress.scenarios[key] for key in keys if key in progress.scenarios]
    right = sum(1 for one in records if one.last is Outcome.RIGHT)
    words = tr("{right} of {count} right").format(right=right, count=len(keys))
    if left := len(keys) - len(records):
        words = f"{words}, {tr('{count} not asked yet').format(count=left)}"
    back = _coming_back((one.memory.due for one in records if one.memory is not None), now)
    return f"{words}; {back}" if back else words


def _coming_back(due: Iterable[datetime], now: datetime) -> str:
    """Return how many come back on the first day on which any do; by the days of this computer's clock."""
    today = now.astimezone().date()
    days = [max(0, (one.astimezone().date() - today).days) for one in due]
    if not days:
        return ""
    first = min(days)
    count = days.count(first)
    words = (_ONE if count == 1 else _MANY)[min(first, len(_ONE) - 1)]
    return tr(words).format(count=count, days=first)


_ONE = (
    QT_TR_NOOP("1 comes back today"),
    QT_TR_NOOP("1 comes back tomorrow"),
    QT_TR_NOOP("1 comes back in {days} days"),
)
_MANY = (
    QT_TR_NOOP("{count} come back today"),
    QT_TR_NOOP("{count} come back tomorrow"),
    QT_TR_NOOP("{count} come back in {days} days"),
)
