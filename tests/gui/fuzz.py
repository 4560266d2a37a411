"""Doing anything at the table, as often as wanted: `python3 packaging/run.py fuzz N --gestures`."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from hypothesis import HealthCheck, Phase, settings
from hypothesis.core import seed as seeded
from hypothesis.stateful import invariant, run_state_machine_as_test
from PySide6.QtWidgets import QApplication

from tests.gui.gestures import Gestures

_A_SITTING = 50
"""So many gestures at most are made at one table."""


def main() -> int:
    """Make gestures until a fault shows or all are made; return the exit code."""
    parser = argparse.ArgumentParser(prog="run.py fuzz N --gestures", description=__doc__)
    parser.add_argument("gestures", type=int, metavar="N", help="how many gestures to make, at least")
    parser.add_argument("--seed", type=int, help="where chance begins; by default anywhere")
    wanted = parser.parse_args()
    seed = secrets.randbelow(10**9) if wanted.seed is None else wanted.seed
    print(f"Gestures at random; the same again: fuzz {wanted.gestures} --gestures --seed {seed}", flush=True)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    began = time.monotonic()
    sitting = settings(
        max_examples=20,
        stateful_step_count=_A_SITTING,
        deadline=None,
        database=None,
        phases=[Phase.generate],  # to shorten what shows a fault takes minutes
        suppress_health_check=list(HealthCheck),
    )
    round_ = 0
    while Counted.made < wanted.gestures:
        run_state_machine_as_test(seeded(seed + round_)(Counted), settings=sitting)
        round_ += 1
        rate = Counted.made / (time.monotonic() - began)
        print(f"{Counted.made:,} of {wanted.gestures:,}, {rate:.0f} a second", flush=True)
    print("No fault.")
    del application
    return 0


class Counted(Gestures):
    """Gestures that are counted."""

    made = 0

    @invariant()
    def is_counted(self) -> None:
        """Count each gesture: hypothesis looks at what must hold after each."""
        Counted.made += 1


if __name__ == "__main__":
    raise SystemExit(main())
