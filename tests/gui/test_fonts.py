"""The ground the window stands on."""

from __future__ import annotations

from PySide6.QtGui import QFont


def test_two_hundred_thousand_setter_calls_leave_none_alive() -> None:
    """PySide6 6.12.0 drops a reference to None with each call on Python 3.11, and dies of it."""
    font = QFont()
    for size in range(200_000):
        font.setPointSize(8 + size % 8)
    assert font.pointSize() == 15
