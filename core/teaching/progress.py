"""What somebody has answered so far, and when what was missed comes back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from enum import StrEnum

from core.teaching.repetition import Memory, reviewed
from core.terms.values import Value, replace


class Outcome(StrEnum):
    """How a question ended; the value is what the file stores."""

    RIGHT = "right"
    WRONG = "wrong"
    SHOWN = "shown"  # without a prediction


class Standing(StrEnum):
    """How somebody stands with a scenario now."""

    NEW = "new"
    SHOWN = "shown"
    WRONG = "wrong"
    DUE = "due"
    RIGHT = "right"


class Record(Value):
    """What is known of one scenario.

    Attributes:
        last: how its question ended the last time.
        times: how often it was answered or shown.
        memory: how well it is remembered; only of what was missed once.
    """

    last: Outcome
    times: int = 1
    memory: Memory | None = None


class Progress(Value):
    """Records by the keys of scenarios; what is not there is new."""

    scenarios: Mapping[str, Record] = {}

    def with_outcome(self, key: str, outcome: Outcome, now: datetime) -> Progress:
        """Return the progress after a question has ended.

        What is missed once comes back, sooner if it is missed again, later each time it is right.
        """
        before = self.scenarios.get(key)
        memory = before.memory if before is not None else None
        if outcome is Outcome.WRONG or (outcome is Outcome.RIGHT and memory is not None):
            memory = reviewed(memory, now, is_right=outcome is Outcome.RIGHT)
        last = before.last if before is not None and outcome is Outcome.SHOWN else outcome
        record = Record(last=last, times=before.times + 1 if before else 1, memory=memory)
        return replace(self, scenarios={**self.scenarios, key: record})

    def standing(self, key: str, now: datetime) -> Standing:
        """Return how somebody stands with a scenario."""
        record = self.scenarios.get(key)
        if record is None:
            return Standing.NEW
        if record.memory is not None and record.memory.due <= now:
            return Standing.DUE
        return Standing(record.last.value)

    def due(self, keys: Iterable[str], now: datetime) -> tuple[str, ...]:
        """Return which scenarios are due again, in their order."""
        return tuple(key for key in keys if self.standing(key, now) is Standing.DUE)

    def next_of(self, keys: Iterable[str]) -> str | None:
        """Return the first scenario that is new; None if all were answered or shown."""
        return next((key for key in keys if key not in self.scenarios), None)
