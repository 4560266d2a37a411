"""A virtual screen with the program on it, driven from outside as by a person's mouse and keyboard."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

SIZE = "1400x900x24"
_PATIENCE_S = 120.0


class Screen:
    """Xvfb, and `xdotool` as hands; everything on it belongs to the test."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self.environment: dict[str, str] = {}
        """What programs find in their environment besides."""
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset"]
        self._server = subprocess.Popen(
            command, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(write)
        with os.fdopen(read) as number:
            self._display = f":{number.readline().strip()}"
        self.program: subprocess.Popen[bytes] | None = None

    def start(self, *arguments: str) -> None:
        """Start the program and wait for its window."""
        command = [sys.executable, "-m", "gui.command_line.main", *arguments]
        self.program = subprocess.Popen(command, env=self._environment())
        wait_until(lambda: "Damage Step" in self.title(), "the window")
        self._tell("windowfocus", self._window())
        time.sleep(0.5)

    def kill(self) -> None:
        """End the program as nothing can prepare for."""
        assert self.program is not None
        self.program.send_signal(signal.SIGKILL)
        self.program.wait(timeout=_PATIENCE_S)

    def close(self) -> None:
        """End everything."""
        if self.program is not None and self.program.poll() is None:
            self.kill()
        self._server.terminate()
        self._server.wait(timeout=_PATIENCE_S)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press the button at one pixel, move in small steps to another, let go."""
        self._tell("mousemove", *map(str, start), "mousedown", "1")
        for step in range(1, 11):
            x, y = (round(a + (b - a) * step / 10) for a, b in zip(start, end, strict=True))
            self._tell("mousemove", str(x), str(y))
            time.sleep(0.03)
        time.sleep(0.15)
        self._tell("mouseup", "1")
        time.sleep(0.2)

    def press(self, key: str) -> None:
        """Press a key, named as xdotool does."""
        self._tell("key", key)
        time.sleep(0.1)

    def title(self) -> str:
        """Return the title of the program's window; empty while there is none."""
        window = self._window()
        return self._tell("getwindowname", window) if window else ""

    def _window(self) -> str:
        return self._tell("search", "--onlyvisible", "--name", "Damage Step").partition("\n")[0]

    def _tell(self, *words: str) -> str:
        answer = subprocess.run(
            ["xdotool", *words],  # noqa: S607 - found on the path, as the tests ask beforehand
            env=self._environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        return answer.stdout.strip()

    def _environment(self) -> dict[str, str]:
        folders = {
            name: str(self._home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")
        }
        own = {"DISPLAY": self._display, "QT_QPA_PLATFORM": "xcb"}
        return {**os.environ, **folders, **own, **self.environment}


def wait_until(happens: Callable[[], bool], what: str) -> None:
    """Wait for something in another program."""
    end = time.monotonic() + _PATIENCE_S
    while not happens():
        assert time.monotonic() < end, f"waited {_PATIENCE_S:.0f} s for {what}"
        time.sleep(0.05)
