"""A board is dragged out of the window as a file, and as text."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QObject, QPoint, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent
from PySide6.QtTest import QTest

from core.scenario.reading import parse_scenario, read_scenario
from gui.panels.board_handle import BoardHandle, file_name
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table

ATTACK = [{"attack": {"ox": NICOLE}}]


def test_what_is_dragged_is_the_board_as_a_file_and_as_text(hands: Hands, window: MainWindow) -> None:
    hands.show(table(creature("ox", "3/3"), script=ATTACK, title="An ox attacks"), watching=True)
    (handle,) = window.inspector.findChildren(BoardHandle)
    mime = handle.mime()
    path = Path(mime.urls()[0].toLocalFile())
    assert path.name == "An ox attacks.scenario.json"
    assert read_scenario(path) == parse_scenario(mime.text()) == window.session.scenario


def test_the_mouse_drags_it_once_it_has_moved_far_enough(
    hands: Hands, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.lay(creature("ox", "3/3"))
    dragged: list[QDrag] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, _action: dragged.append(drag))
    (handle,) = window.inspector.findChildren(BoardHandle)
    start = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(handle, start + QPoint(2, 0))
    assert not dragged
    QTest.mouseMove(handle, start + QPoint(40, 5))
    assert len(dragged) == 1
    assert dragged[0].mimeData().hasUrls()
    assert dragged[0].pixmap().deviceIndependentSize().toSize() == handle.size()


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Furnace of Rath: which first?", "Furnace of Rath which first.scenario.json"),
        ("../../etc/passwd", "etc passwd.scenario.json"),
        ("?!", "Board.scenario.json"),
        ("x" * 100, f"{'x' * 60}.scenario.json"),
    ],
)
def test_the_file_is_named_by_the_title_as_far_as_files_take_it(title: str, name: str) -> None:
    assert file_name(table(title=title)) == name


def test_a_board_dropped_on_its_own_table_stays_what_it_is(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3"))
    (handle,) = window.inspector.findChildren(BoardHandle)
    assert not _is_taken(window, handle.mime(), handle)
    assert _is_taken(window, handle.mime(), None)


def _is_taken(window: MainWindow, mime: QMimeData, source: QObject | None) -> bool:
    """Return whether the table takes what is dragged over it; another program's drag has no source."""
    event = _Entering(mime, source)
    window.table.drops.enter(event)
    return event.isAccepted()


class _Entering(QDragEnterEvent):
    """A drag that comes in over a widget of this program, or from elsewhere."""

    def __init__(self, mime: QMimeData, source: QObject | None) -> None:
        buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        # Deprecated in PySide6 6.12 for a QPointF, which 6.11 on Python 3.11 does not take.
        with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
            super().__init__(QPoint(50, 50), Qt.DropAction.CopyAction, mime, buttons, keys)
        self.setAccepted(False)
        self._source = source

    def source(self) -> QObject | None:  # type: ignore[override]  # None from elsewhere, as Qt says
        return self._source


def test_a_file_that_cannot_be_written_is_told(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3"))
    (handle,) = window.inspector.findChildren(BoardHandle)
    Path(handle.mime().urls()[0].toLocalFile()).unlink()
    folder = Path(handle._folder.path())  # noqa: SLF001 - where it is, only the handle knows
    folder.rmdir()
    folder.write_text("in the way", encoding="utf-8")
    told: list[str] = []
    handle.refused.connect(told.append)
    start = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(handle, start + QPoint(40, 5))
    assert [words.partition(":")[0] for words in told] == ["The board can't be dragged out"]
