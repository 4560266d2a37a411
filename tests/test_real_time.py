"""Tests wait for what happens, not for a time: a busy machine takes longer."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
CLOCKS = re.compile(
    r"\b(?:qWait|sleep|perf_counter|monotonic|process_time|thread_time)\(|\bqtbot\.wait\(|\bwait\w+\(.*timeout="
)
WITH_A_CLOCK = {
    "core/fuzz.py",  # says how fast it is, and asserts nothing about it
    "core/test_foreign_text.py",  # compares the processor's time for a text with that for twice the text
    "gui/accessible/test_tree.py",  # looks again and again, without an end
    "gui/command_line/test_start.py",  # another program gives up in the end
    "gui/fuzz.py",
    "gui/real_window/bus_reader.py",  # another program's screen is looked at again and again
    "gui/real_window/screen.py",
    "gui/waiting.py",
    "test_real_time.py",
}


def test_only_what_waits_for_other_programs_reads_a_clock_or_sleeps() -> None:
    """`gui/waiting.py` has what others use in place of it."""
    read = {
        str(path.relative_to(HERE)) for path in HERE.rglob("*.py") if CLOCKS.search(path.read_text("utf-8"))
    }
    assert read - WITH_A_CLOCK == set()
