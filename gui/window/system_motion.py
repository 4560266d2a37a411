"""Whether the system asks for less motion."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication


def system_reduces_motion() -> bool:
    """Return whether it does; False where Qt, before 6.12, cannot tell."""
    hints = QApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    preference = getattr(accessibility(), "motionPreference", None) if accessibility is not None else None
    return preference is not None and preference().name.startswith("Reduce")
