"""An error that nothing caught is heard of once, whoever raised it."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QRunnable, Qt, QThread, QThreadPool, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gui.faults.watch import Fault, FaultWatch

pytestmark = pytest.mark.qt_no_exception_capture
_THREAD = "a thread"
Q = TypeVar("Q", bound=QObject)


class Faulty(QWidget):
    """Fails at everything."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(fail)

    def paintEvent(self, event: QPaintEvent) -> None:
        fail()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        fail()


class FaultyThread(QThread):
    """Fails as soon as it runs."""

    def run(self) -> None:
        fail()


class FaultyTask(QRunnable):
    """The same, in a pool."""

    def run(self) -> None:
        fail()


class FaultyFilter(QObject):
    """Fails at every event."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        fail()
        return False


def fail() -> None:
    raise RuntimeError(_THREAD if threading.current_thread() is not threading.main_thread() else "the window")


def in_a_slot() -> None:
    QTimer.singleShot(0, kept(Faulty()).asked.emit)


def in_a_timer() -> None:
    QTimer.singleShot(0, fail)


def in_an_event_filter() -> None:
    window = kept(Faulty())
    window.installEventFilter(kept(FaultyFilter(window)))
    QApplication.postEvent(window, QEvent(QEvent.Type.User))


def in_painting() -> None:
    window = kept(Faulty())
    window.show()
    QTimer.singleShot(0, window.update)


def in_a_click() -> None:
    window = kept(Faulty())
    place, button, none = QPointF(5, 5), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    click = QMouseEvent(QEvent.Type.MouseButtonPress, place, place, button, button, none)
    QApplication.postEvent(window, click)


def in_a_thread_of_qt() -> None:
    kept(FaultyThread()).start()


def in_a_task_of_a_pool() -> None:
    QThreadPool.globalInstance().start(FaultyTask())


def in_a_thread_of_python() -> None:
    threading.Thread(target=fail).start()


_kept: list[QObject] = []


def kept(what: Q) -> Q:
    """Keep an object until the test is over."""
    _kept.append(what)
    return what


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Fault]]:
    """What is heard of, in the order in which it is."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)  # pytest would take it for a fault of the test
    monkeypatch.setattr(threading, "excepthook", lambda *_: None)
    watch, heard = FaultWatch(), list[Fault]()
    watch.happened.connect(heard.append, Qt.ConnectionType.QueuedConnection)
    watch.install()
    yield heard
    watch.remove()
    for one in _kept:
        if isinstance(one, QThread):
            one.wait()
    _kept.clear()


@pytest.mark.parametrize("fault", [in_a_slot, in_a_timer, in_an_event_filter, in_painting, in_a_click])
def test_a_fault_in_the_window_is_heard_of(
    fault: Callable[[], None], faults: list[Fault], qtbot: QtBot
) -> None:
    fault()
    qtbot.waitUntil(lambda: bool(faults))
    assert faults[0].traceback.endswith("the window")


@pytest.mark.parametrize("fault", [in_a_thread_of_qt, in_a_task_of_a_pool, in_a_thread_of_python])
def test_a_fault_in_another_thread_is_heard_of_in_that_of_the_window(
    fault: Callable[[], None], faults: list[Fault], qtbot: QtBot
) -> None:
    fault()
    qtbot.waitUntil(lambda: bool(faults))
    assert faults[0].traceback.endswith(_THREAD)


def test_a_fault_that_comes_again_is_told_each_time_its_number_has_doubled(
    faults: list[Fault], qtbot: QtBot
) -> None:
    for _ in range(40):
        in_a_timer()
    qtbot.waitUntil(lambda: len(faults) == 6)
    assert [fault.count for fault in faults] == [1, 2, 4, 8, 16, 32]
    assert len({fault.key for fault in faults}) == 1


def test_a_person_who_presses_ctrl_c_is_no_fault(faults: list[Fault], qtbot: QtBot) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    QTimer.singleShot(0, interrupt)
    in_a_timer()
    qtbot.waitUntil(lambda: bool(faults))
    assert [fault.name for fault in faults] == ["RuntimeError"]


def test_the_hooks_before_are_called_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: seen.append(kind))
    watch = FaultWatch()
    watch.install()
    sys.excepthook(ValueError, ValueError("once"), None)
    watch.remove()
    sys.excepthook(KeyError, KeyError("after"), None)
    assert seen == [ValueError, KeyError]


def test_an_error_keeps_nothing_of_qt_alive(faults: list[Fault], qtbot: QtBot) -> None:
    """The event that was being handled is gone; another one would be taken for it."""
    in_painting()
    qtbot.waitUntil(lambda: bool(faults))
    gc.collect()
    assert not [one for one in gc.get_objects() if isinstance(one, QPaintEvent)]
