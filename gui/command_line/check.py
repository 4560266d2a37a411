"""`damagestep check`: do scenarios come out as they expect?"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from core.cards.library import built_in
from core.scenario.errors import Problem, ScenarioError
from core.scenario.expect import differences
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.words.english import command_line as words
from gui.command_line.exit_codes import ExitCode


def check(paths: Iterable[Path]) -> int:
    """Play every scenario, print what differs and a line of counts; return the exit code."""
    passed = differ = invalid = 0
    for path in _files(paths):
        try:
            scenario = read_scenario(path)
            wrong = differences(scenario, play_scenario(scenario, built_in(), path.name))
        except ScenarioError as error:
            print(error, file=sys.stderr)
            invalid += 1
            continue
        for difference in wrong:
            print(f"{path}: {difference}")
        if wrong:
            differ += 1
        else:
            passed += 1
    print(words.checked(passed, differ, invalid))
    if invalid:
        return ExitCode.WRONG
    return ExitCode.DIFFERENT if differ else ExitCode.OK


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.scenario.json"))
            if not found:
                raise ScenarioError(str(path), [Problem("", words.empty_folder())])
            yield from found
        else:
            yield path
