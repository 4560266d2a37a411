"""Writing a scenario as text that people can read and edit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from core.data.writing import written
from core.files.writing import write_whole
from core.language.phrases import ENGLISH
from core.scenario.format import Scenario

_WIDTH = 110


def scenario_text(scenario: Scenario) -> str:
    """Return the file for a scenario: JSON, defaults left out, short things on one line."""
    return _pretty(_data(scenario), 0) + "\n"


def compact_text(scenario: Scenario) -> str:
    """Return the file for a scenario in as few characters as JSON needs."""
    return json.dumps(_data(scenario), ensure_ascii=False, separators=(",", ":"))


def write_scenario(scenario: Scenario, path: Path) -> None:
    """Write a scenario to a file: the new one whole, or the old one stays as it was.

    Raises:
        OSError: the file cannot be written.
    """
    write_whole(path, scenario_text(scenario))


def _data(scenario: Scenario) -> dict[str, Any]:
    return {"format": scenario.format, **written(scenario, ENGLISH)}


def _pretty(value: Any, indent: int) -> str:  # noqa: ANN401 - any JSON
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= _WIDTH or not isinstance(value, dict | list) or not value:
        return line
    pad, close = " " * (indent + 2), " " * indent
    if isinstance(value, dict):
        parts = [
            f"{pad}{json.dumps(key, ensure_ascii=False)}: {_pretty(v, indent + 2)}"
            for key, v in value.items()
        ]
        return "{\n" + ",\n".join(parts) + f"\n{close}}}"
    return "[\n" + ",\n".join(f"{pad}{_pretty(item, indent + 2)}" for item in value) + f"\n{close}]"
