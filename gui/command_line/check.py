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
from core.scenario.variations import line_scenario, lines
from gui.command_line import sentences as words
from gui.command_line.exit_codes import ExitCode
from gui.command_line.given import board_given, is_file, name_of


def check(given: Iterable[str], *, all_problems: bool) -> int:
    """Play every scenario, print what differs and a line of counts; return the exit code.

    A folder stands for all scenarios in it; else a board is given in any way that a command takes.
    """
    passed = differ = invalid = variations = 0
    for name in _boards(given):
        called = name if is_file(name) else name_of(name)
        try:
            scenario = board_given(name)
            wrong = tuple(_differences(scenario, called))
            variations += sum(1 for _ in lines(scenario)) - 1
        except ScenarioError as error:
            print(error.whole if all_problems else error, file=sys.stderr)
            invalid += 1
            continue
        for difference in wrong:
            print(f"{called}: {difference}" if called else difference)
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


def _boards(given: Iterable[str]) -> Iterator[str]:
    """Yield each board that is given, those of folders one by one.

    Raises:
        ScenarioError: a folder has none.
    """
    for one in given:
        if is_file(one) and Path(one).is_dir():
            found = sorted(Path(one).rglob("*.scenario.json"))
            if not found:
                raise ScenarioError(one, [Problem("", words.empty_folder())])
            yield from map(str, found)
        else:
            yield one
