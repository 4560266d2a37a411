"""The program on the real accessibility bus, read and played by what a screen reader gets."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from core.scenario.reading import read_scenario
from core.scenario.saving import write_scenario
from tests.gui.real_window.screen import Screen, wait_until
from tests.support import AMY, NICOLE, creature, table

_READER = Path(__file__).with_name("bus_reader.py")
_BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
_PACKAGES = "apt-get install xvfb xdotool dbus-daemon at-spi2-core python3-gi gir1.2-atspi-2.0"


@cache
def missing() -> str:
    """Return what these tests need and do not find; empty if nothing."""
    if not sys.platform.startswith("linux"):
        return "Linux"
    programs = [one for one in ("Xvfb", "xdotool", "dbus-daemon") if shutil.which(one) is None]
    launchers = (Path(folder) / "at-spi-bus-launcher" for folder in ("/usr/libexec", "/usr/lib/at-spi2-core"))
    if not any(launcher.exists() for launcher in launchers):
        programs.append("at-spi2-core")
    if system_python() is None:
        programs.append("the system's Python with bindings to AT-SPI")
    return ", ".join(programs)


@cache
def system_python() -> str | None:
    """Return a Python that can speak to the bus; None if there is none."""
    for python in ("/usr/bin/python3", shutil.which("python3")):
        if python is not None and Path(python).exists():
            tried = subprocess.run([python, "-c", _BINDINGS], capture_output=True, check=False)
            if tried.returncode == 0:
                return python
    return None


pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing()), reason=f"no accessibility bus: {missing()} ({_PACKAGES})"),
]


class Bus:
    """A session bus of its own, with the program and a reader on it."""

    def __init__(self, screen: Screen, home: Path) -> None:
        self._screen = screen
        command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        environment = {**os.environ, "HOME": str(home), "XDG_RUNTIME_DIR": str(home)}
        self._bus = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, text=True
        )
        assert self._bus.stdout is not None
        address = self._bus.stdout.readline().strip()
        own = {"DBUS_SESSION_BUS_ADDRESS": address, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        screen.environment.update(own)
        self._environment = {**environment, **own}
        self._reader: subprocess.Popen[str] | None = None

    def start(self, *arguments: str) -> None:
        """Start the program, then the reader."""
        self._screen.start(*arguments)
        python = system_python()
        assert python is not None
        self._reader = subprocess.Popen(
            [python, "-W", "ignore", str(_READER), "Damage Step"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=self._environment,
            text=True,
        )

    def ask(self, **request: object) -> Any:
        """Have the reader do something; return its answer."""
        assert self._reader is not None
        assert self._reader.stdin is not None
        assert self._reader.stdout is not None
        self._reader.stdin.write(f"{json.dumps(request)}\n")
        self._reader.stdin.flush()
        answer = json.loads(self._reader.stdout.readline())
        assert "error" not in answer, answer["error"]
        return answer["answer"]

    def act(self, role: str, name: str, action: str = "Press") -> None:
        """Do something with what has this role, and a name that begins so."""
        self.ask(do="act", role=role, name=name, action=action)

    def tree(self) -> list[dict[str, Any]]:
        """Return all that is there."""
        found: list[dict[str, Any]] = self.ask(do="tree")
        return found

    def names(self, role: str) -> list[str]:
        """Return the names of what has this role."""
        return [one["name"] for one in self.tree() if one["role"] == role]

    def said(self, words: str) -> None:
        """Wait until something is announced in which these words are."""
        heard: list[str] = []

        def is_heard() -> bool:
            heard.extend(self.ask(do="said", **{"for": 0.2}))
            return any(words in one for one in heard)

        wait_until(is_heard, f"{words!r} to be said, of {heard}")

    def close(self) -> None:
        """End the reader and the bus."""
        for one in (self._reader, self._bus):
            if one is not None:
                one.terminate()
                one.communicate(timeout=20)


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with a short path, for sockets lie in it."""
    return tmp_path_factory.mktemp("h")


@pytest.fixture
def screen(home: Path) -> Iterator[Screen]:
    """A virtual screen."""
    home.chmod(0o700)
    screen = Screen(home)
    yield screen
    assert screen.program is None or screen.program.poll() is None, "the program has come to an end by itself"
    screen.close()


@pytest.fixture
def bus(screen: Screen, home: Path) -> Iterator[Bus]:
    """A bus of its own."""
    bus = Bus(screen, home)
    yield bus
    bus.close()


def test_a_combat_is_set_up_and_played_through_the_bus_alone(bus: Bus, tmp_path: Path) -> None:
    file = tmp_path / "empty.scenario.json"
    write_scenario(table(title="Empty"), file)
    bus.start(str(file))
    bus.ask(do="write", role="text", name="Write a creature", text="Redfang 6/6 double strike, trample")
    bus.act("push button", "Put Redfang", "Put on Amy's side")
    bus.ask(do="write", role="text", name="Find a card", text="Grizzly Bears")
    bus.act("list item", "Grizzly Bears", "Put on Nicole's side")
    bus.ask(do="write", role="text", name="Find a card", text="Hill Giant")
    bus.act("list item", "Hill Giant", "Put on Nicole's side")
    bus.act("list item", "Redfang, 6/6, double strike, trample", "Attack Nicole")
    assert "Redfang, 6/6, double strike, trample, will attack Nicole" in bus.names("list item")
    bus.act("push button", "Attack with 1")
    bus.said("declares blockers")
    bus.act("list item", "Grizzly Bears, 2/2", "Block Redfang")
    bus.act("list item", "Hill Giant, 3/3", "Block Redfang")
    bus.act("push button", "Block with 2")
    numbers = {one["name"]: one["value"] for one in waited_for(bus, "spin button", "Redfang: ")}
    assert sum(numbers.values()) == 6
    bus.ask(do="set", role="spin button", name="Redfang: 2 damage to Grizzly Bears", value=3)
    bus.act("spin button", "Redfang: 3 damage to Grizzly Bears", "Increase")
    waited_for(bus, "spin button", "Redfang: 4 damage to Grizzly Bears")
    bus.act("push button", "Lethal damage first")
    waited_for(bus, "spin button", "Redfang: 2 damage to Grizzly Bears")
    bus.act("push button", "Assign damage")
    bus.said("deal")
    bus.act("push button", "Go to end")
    timeline = next(one for one in bus.tree() if one["role"] == "slider")
    assert timeline["value"] > 10
    assert "Hill Giant" not in " ".join(name for name in bus.names("list item") if "/" in name)
    bus.ask(do="set", role="slider", name="Timeline", value=0)
    waited_for(bus, "list item", "Hill Giant, 3/3")


def waited_for(bus: Bus, role: str, name: str) -> list[dict[str, Any]]:
    """Return what has this role and a name that begins so, once there is something."""
    bus.ask(do="actions", role=role, name=name)
    return [one for one in bus.tree() if one["role"] == role and one["name"].startswith(name)]


def test_what_is_drawn_has_names_roles_states_and_places(bus: Bus, screen: Screen, tmp_path: Path) -> None:
    file = tmp_path / "board.scenario.json"
    wolf = creature("redfang", "6/6 double strike, trample", damage=4)
    knight = creature("knight", "2/2 first strike", by=NICOLE)
    players = [{"id": AMY, "name": "Amy", "hand": ["Shock"]}, {"id": NICOLE, "name": "Nicole"}]
    script: list[dict[str, Any]] = [{"attack": {"redfang": NICOLE}}, {"block": {"knight": "redfang"}}]
    write_scenario(table(wolf, knight, players=players, script=script, title="Board"), file)
    bus.start(str(file))
    bus.act("list item", "Blockers")
    bus.act("push button", "Next step")
    waited_for(bus, "list item", "Redfang, 6/6, double strike, trample, attacking Nicole, blocked by Knight")
    tree = bus.tree()
    by_name = {one["name"]: one for one in tree if one["name"]}
    assert (
        "Redfang, 6/6, double strike, trample, attacking Nicole, blocked by Knight, 4 damage, tapped"
        in by_name
    )
    assert any(name.startswith("Knight, 2/2, first strike, blocking Redfang") for name in by_name)
    assert "Shock, Instant, in hand" in by_name
    assert {"Knight blocks Redfang", "Redfang attacks Nicole, blocked"} <= set(by_name)
    assert by_name["Table"]["role"] == "panel"
    assert [one["role"] for one in tree if one["name"].startswith("Nicole, 20 life")] == ["panel"]
    assert next(one for one in tree if one["role"] == "slider")["description"].startswith("2 of ")
    assert by_name["Blockers, current"]["selected"]
    left, top, width, height = by_name["Table"]["box"]
    for one in tree:
        if one["name"].startswith(("Redfang, ", "Knight, ", "Amy, ", "Nicole, ", "Shock, ")):
            x, y, wide, high = one["box"]
            assert left <= x
            assert top <= y
            assert x + wide <= left + width
            assert y + high <= top + height + 1
            assert min(wide, high) > 20
    actions = bus.ask(do="actions", role="list item", name="Redfang, ")
    (focus,) = (one for one in actions if one.replace(" ", "") == "SetFocus")  # two words since Qt 6.12
    bus.act("list item", "Redfang, ", focus)
    focused = [one["name"] for one in bus.tree() if one["focused"]]
    assert any(name.startswith("Redfang, ") for name in focused)
    screen.press("Up")
    wait_until(
        lambda: any(one["focused"] and one["name"].startswith("Knight") for one in bus.tree()), "the knight"
    )
    assert read_scenario(file).title == "Board"
