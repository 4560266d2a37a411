"""What is made ready while nobody waits for it."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget
from pytestqt.qtbot import QtBot

from core.cards.rendering import rules_text
from gui.panels.object_form import ObjectForm
from gui.table.painting.drawings import KINDS, drawing, names
from gui.window.main_window import MainWindow


def test_a_window_that_is_left_alone_makes_the_form_and_the_drawings_ready(
    qtbot: QtBot, window: MainWindow
) -> None:
    drawing.cache_clear()
    warmed_up(qtbot, window)
    assert window.inspector.findChild(ObjectForm) is not None
    assert drawing.cache_info().currsize == sum(len(names(kind)) for kind in KINDS)


def test_a_card_s_text_has_been_written(qtbot: QtBot, window: MainWindow) -> None:
    """So the first card with rules text needn't wait for the grammar."""
    rules_text.cache_clear()
    warmed_up(qtbot, window)
    assert rules_text.cache_info().currsize


def test_nothing_is_seen_of_it(qtbot: QtBot, window: MainWindow) -> None:
    before = window.session.scenario
    warmed_up(qtbot, window)
    form, shown = window.inspector.findChild(ObjectForm), window.inspector.findChild(QStackedWidget)
    assert window.session.scenario is before
    assert window.session.undo_stack.isClean()
    assert form is not None
    assert not form.isVisible()
    assert shown is not None
    assert shown.currentIndex() == 0


def warmed_up(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until a window has been painted and everything is ready."""
    with qtbot.waitSignal(window.warm_up.finished):
        window.show()
        window.repaint()
