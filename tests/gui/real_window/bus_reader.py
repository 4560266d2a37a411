"""A screen reader without a voice: walks the tree on the accessibility bus, and acts on what it finds.

Started by the tests with the system's own Python, as the bindings to the bus are not on PyPI. It reads a
request a line, as JSON, and answers each with a line.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import gi  # type: ignore[import-not-found]  # in the system's Python

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402 - once the version is set

_PATIENCE_S = 30.0
_MOST_CHILDREN = 40  # of the palette; what is looked for in it is searched for first
_NOT_SEEN = ("menu bar", "popup menu", "menu")


class Reader:
    """Reads one program."""

    def __init__(self, program: str) -> None:
        self._said: list[str] = []
        self._program = self._find_program(program)
        self._program.set_cache_mask(Atspi.Cache.NONE)
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")

    def answer(self, request: dict[str, Any]) -> object:
        """Do what is asked for; return what there is to say about it."""
        what = request["do"]
        if what == "tree":
            return self._tree()
        if what == "said":
            self._listen(request["for"])
            said, self._said = self._said, []
            return said
        found = self._find(request["role"], request["name"])
        if what == "actions":
            return self._actions(found)
        if what == "act":
            found.get_action_iface().do_action(self._actions(found).index(request["action"]))
        elif what == "set":
            found.get_value_iface().set_current_value(request["value"])
        elif what == "write":
            found.get_editable_text_iface().set_text_contents(request["text"])
        return None

    def _find_program(self, name: str) -> Any:
        desktop = Atspi.get_desktop(0)
        end = time.monotonic() + _PATIENCE_S
        while time.monotonic() < end:
            for number in range(desktop.get_child_count()):
                one = desktop.get_child_at_index(number)
                if one is not None and one.get_name() == name:
                    return one
            time.sleep(0.1)
        raise LookupError(name)

    def _seen(self, one: Any) -> Iterator[Any]:
        """Yield an object and all below it, without menus."""
        yield one
        for number in range(min(one.get_child_count(), _MOST_CHILDREN)):
            child = one.get_child_at_index(number)
            if child is not None and child.get_role_name() not in _NOT_SEEN:
                yield from self._seen(child)

    def _tree(self) -> list[dict[str, Any]]:
        """Return all that is there, told; once more where something went while we were looking."""
        end = time.monotonic() + _PATIENCE_S
        while True:
            try:
                return [self._told(one) for one in self._seen(self._program)]
            except GLib.Error:
                if time.monotonic() > end:
                    raise
            time.sleep(0.1)

    def _find(self, role: str, name: str) -> Any:
        """Return the object of a role whose name begins so, waiting for it."""
        end = time.monotonic() + _PATIENCE_S
        while time.monotonic() < end:
            try:
                for one in self._seen(self._program):
                    if one.get_role_name() == role and one.get_name().startswith(name):
                        return one
            except GLib.Error:
                pass  # it went while we were looking
            time.sleep(0.1)
        raise LookupError(f"{role} {name!r}")

    def _told(self, one: Any) -> dict[str, Any]:
        value = one.get_value_iface()
        box = one.get_extents(Atspi.CoordType.SCREEN)
        states = one.get_state_set()
        return {
            "role": one.get_role_name(),
            "name": one.get_name(),
            "description": one.get_description(),
            "value": value.get_current_value() if value is not None else None,
            "box": [box.x, box.y, box.width, box.height],
            "focused": states.contains(Atspi.StateType.FOCUSED),
            "selected": states.contains(Atspi.StateType.SELECTED),
            "children": one.get_child_count(),
        }

    def _actions(self, one: Any) -> list[str]:
        return [one.get_action_name(number) for number in range(one.get_n_actions())]

    def _hear(self, event: Any) -> None:
        self._said.append(str(event.any_data))

    def _listen(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            GLib.MainContext.default().iteration(False)  # noqa: FBT003 - GLib's argument: without waiting
            time.sleep(0.01)


def main() -> None:
    """Answer requests until there are no more."""
    reader = Reader(sys.argv[1])
    for line in sys.stdin:
        try:
            answer = {"answer": reader.answer(json.loads(line))}
        except (LookupError, ValueError, GLib.Error) as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)  # noqa: T201 - that is the answer


if __name__ == "__main__":
    main()
