"""Any gestures in any order leave a document that opens again; `run.py fuzz N --gestures` tries many more."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.gui.gestures import Gestures


def test_a_document_always_opens_again() -> None:
    run_state_machine_as_test(
        Gestures,
        settings=settings(
            max_examples=10,
            stateful_step_count=40,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
