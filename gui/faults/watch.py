"""One place that hears of every error nothing caught, whichever thread it was raised in."""

from __future__ import annotations

import sys
import threading
import traceback
from collections import Counter
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from core.terms.values import Value

Key = tuple[str, str, int]
"""The class of an error, and the file and line it was raised in."""

_MOST_KEYS = 100
"""Faults that are told apart; any further ones count as one."""
_OTHERS: Key = ("", "", 0)


class Fault(Value, kw_only=False):
    """An error that nothing caught, as text, and how often the same one has been raised until now.

    The error itself is not kept. It would hold on to what the functions it went through knew: events of Qt
    among it that are gone by then, and whose place in memory others take.

    Attributes:
        name: the class of the error.
        traceback: as Python prints it.
    """

    name: str
    traceback: str
    key: Key
    count: int


class FaultWatch(QObject):
    """Takes the place of Python's hooks for uncaught errors; PySide calls them for what it calls, too.

    The same fault may come with every picture that is painted, sixty times a second. So it is told
    the first time, and whenever its number has doubled.

    Signals:
        happened: in the thread of the window, once control is back there; argument: the `Fault`.
    """

    happened = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counts: Counter[Key] = Counter()
        self._counting = threading.Lock()
        self._before = sys.excepthook, threading.excepthook

    def install(self) -> None:
        """Hear of errors from now on; the hooks that were there still print them."""
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook, threading.excepthook = self._on_error, self._on_error_in_thread

    def remove(self) -> None:
        """Put the hooks back that were there before."""
        sys.excepthook, threading.excepthook = self._before

    def _on_error(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if self._tell(error, trace):
            self._before[0](kind, error, trace)
        _let_go(error)

    def _on_error_in_thread(self, raised: threading.ExceptHookArgs) -> None:
        error = raised.exc_value
        if error is None or self._tell(error, raised.exc_traceback):
            self._before[1](raised)
        if error is not None:
            _let_go(error)

    def _tell(self, error: BaseException, trace: TracebackType | None) -> bool:
        """Count an error; return whether it was told."""
        if not isinstance(error, Exception):
            return True  # somebody has pressed Ctrl+C
        key = key_of(error, trace)
        with self._counting:
            if key not in self._counts and len(self._counts) >= _MOST_KEYS:
                key = _OTHERS
            self._counts[key] += 1
            count = self._counts[key]
        if count & (count - 1):
            return False
        text = "".join(traceback.format_exception(type(error), error, trace)).rstrip()
        self.happened.emit(Fault(type(error).__name__, text, key, count))
        return True


def key_of(error: BaseException, trace: TracebackType | None) -> Key:
    """Return what tells an error from others: its class, and where it was raised."""
    file, line = "", 0
    while trace is not None:
        file, line = trace.tb_frame.f_code.co_filename, trace.tb_lineno
        trace = trace.tb_next
    return type(error).__name__, file, line


def _let_go(error: BaseException | None) -> None:
    """Have an error, and those it came from, keep nothing alive: Python itself keeps the last one."""
    while error is not None:
        traceback.clear_frames(error.__traceback__)
        error = error.__cause__ or error.__context__
