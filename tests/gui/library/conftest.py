"""The library, as somebody opens it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from gui.library.library_page import LibraryPage
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands


@pytest.fixture
def library(window: MainWindow, hands: Hands) -> LibraryPage:
    """The library, opened by its key, with everything read."""
    hands.press(Qt.Key.Key_F4)
    page = window.learning.library
    page.catalogue.load()
    return page
