#!/usr/bin/env python3
"""Set up and start Damage Step from a bare clone. Needs only Python 3.11 to 3.15.

  python3 packaging/run.py [FILE | COMMAND …]   the window, or any `damagestep` command
  python3 packaging/run.py test [PYTEST …]      format, lint, types and the whole test suite
  python3 packaging/run.py test --regold [WHY]  what scenarios do otherwise than written down; WHY accepts it
  python3 packaging/run.py test --redraw tests/gui/drawn    write down what the window paints now
  python3 packaging/run.py fuzz N [--seed S]    N random boards, checked for what must always hold
  python3 packaging/run.py fuzz N --gestures    N random gestures at a table, which must open again after each
  python3 packaging/run.py bench                the table of budgets, measured here
  python3 packaging/run.py pictures             the pictures of the README, made by the program itself

The first start makes `.venv` beside this folder and installs into it; later ones just start.
If `python3` is older or newer, or cannot make `.venv`, another Python on PATH takes over.
"""

from __future__ import annotations

import sys

import interpreter


def main() -> int:
    """Do what the arguments say, with another Python if this one does not fit; return the exit code."""
    if not interpreter.running().fits:
        return interpreter.hand_over([__file__, *sys.argv[1:]])
    import commands  # only now: an older Python could not read it

    return commands.main(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
