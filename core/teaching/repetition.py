"""Spaced repetition: when to ask again what was missed, by the FSRS model of forgetting."""

from __future__ import annotations

from datetime import datetime, timedelta

from core.terms.values import Value

_SOON = timedelta(minutes=10)
"""After a miss it is asked once more in the same sitting; then the intervals are days."""


class Memory(Value):
    """How well something is remembered, and when it is due; times have a time zone."""

    state: int
    step: int | None
    stability: float | None
    difficulty: float | None
    due: datetime
    last_review: datetime


def reviewed(memory: Memory | None, now: datetime, *, is_right: bool) -> Memory:
    """Return the memory after it was asked at a time; without one, after it was missed for the first time."""
    from fsrs import Card, Rating, Scheduler, State  # noqa: PLC0415 - only whoever misses something needs it

    scheduler = Scheduler(learning_steps=(_SOON,), relearning_steps=(_SOON,), enable_fuzzing=False)
    card = Card(card_id=0, due=now)
    if memory is not None:
        card = Card(
            card_id=0,
            state=State(memory.state),
            step=memory.step,
            stability=memory.stability,
            difficulty=memory.difficulty,
            due=memory.due,
            last_review=memory.last_review,
        )
    card, _ = scheduler.review_card(card, Rating.Good if is_right else Rating.Again, now)
    return Memory(
        state=card.state.value,
        step=card.step,
        stability=card.stability,
        difficulty=card.difficulty,
        due=card.due,
        last_review=now,
    )
