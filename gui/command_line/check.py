"""`damagestep check`: do scenarios come out as they expect?"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from core.cards.library import built_in
from core.play.playthrough import Asking
from core.scenario.errors import Problem, ScenarioError
from core.scenario.expect import differences
from core.scenario.format import Scenario
from core.scenario.line_stories import name_of_line
from core.scenario.playing import play_instead, play_scenario
from core.scenario.reading import read_scenario
from core.scenario.variations import line_scenario, lines
from core.words.english import command_line as words
from gui.command_line.exit_codes import ExitCode


def check(paths: Iterable[Path]) -> int:
    """Play every scenario, print what differs and a line of counts; return the exit code."""
    passed = differ = invalid = variations = 0
    for path in _files(paths):
        try:
            scenario = read_scenario(path)
            wrong = tuple(_differences(scenario, path.name))
            variations += sum(1 for _ in lines(scenario)) - 1
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
    print(words.checked(passed, differ, invalid, variations))
    if invalid:
        return ExitCode.WRONG
    return ExitCode.DIFFERENT if differ else ExitCode.OK


def _differences(scenario: Scenario, source: str) -> Iterator[str]:
    """Yield where the lines of a scenario come out otherwise than they expect."""
    playthrough = play_scenario(scenario, built_in(), source)
    yield from differences(scenario, playthrough)
    for line in lines(scenario):
        if line:
            one = line_scenario(scenario, line)
            played = play_instead(one, built_in(), Asking.NOTHING, scenario, playthrough)
            yield from (
                words.in_line(name_of_line(scenario, line), wrong) for wrong in differences(one, played)
            )


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.scenario.json"))
            if not found:
                raise ScenarioError(str(path), [Problem("", words.empty_folder())])
            yield from found
        else:
            yield path
