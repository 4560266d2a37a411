"""What the program is made with can be read in it."""

from __future__ import annotations

from gui.window.about import NOTICE, About
from gui.window.main_window import MainWindow


def test_all_notices_are_there_to_be_read(window: MainWindow) -> None:
    about = About(window)
    shown = about.notices.toPlainText().split()
    assert shown == NOTICE.read_text(encoding="utf-8").split()
    assert "SIL Open Font License" in about.notices.toPlainText()
    assert "unofficial Fan Content" in about.text.text()
