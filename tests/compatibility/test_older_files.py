"""Files that earlier versions accepted open, play, and come out as they did then.

`files.jsonl` has them, a line each, as they were at a commit: scenarios of the library, and boards that were
made by chance with what came of them.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from core.cards.library import built_in
from core.scenario.expect import differences
from core.scenario.playing import play_scenario
from core.scenario.reading import parse_scenario

FILES = [json.loads(line) for line in (Path(__file__).parent / "files.jsonl").read_text("utf-8").splitlines()]

TOLD_OTHERWISE = {
    ("7bde291e", "furnace-of-rath-and-a-trampler"): "one effect that changes several amounts is told once",
    ("4cb93f90", "furnace-of-rath-and-a-trampler"): "one effect that changes several amounts is told once",
    (
        "7bde291e",
        "wither-lifelink-a-shield-and-boon-reflection",
    ): "what one source's damage does is told first",
}
"""Files that play the same, of which events are told in another way today, and how."""

PLAYED_OTHERWISE = {
    (
        "4932bd95",
        "annihilator-before-blockers",
    ): "CR 701.21a: all that is sacrificed is one answer, not several",
    (
        "32d43f99",
        "provoke-speaks-of-the-defending-player",
    ): "CR 603.3d: the only legal target is taken unasked",
}
"""Files in which something was asked for that is not asked for so any more, and why."""


def _key(file: dict[str, Any]) -> tuple[str, str]:
    return file["commit"], file["path"].rpartition("/")[2]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file['commit']} {file['path']}")
def test_an_older_file_comes_out_as_it_did(file: dict[str, Any]) -> None:
    scenario = parse_scenario(json.dumps(file["scenario"]))
    different = differences(scenario, play_scenario(scenario, built_in()))
    if _key(file) in TOLD_OTHERWISE:
        assert [one.split(":")[0] for one in different] == ["events"]
    else:
        assert bool(different) == (_key(file) in PLAYED_OTHERWISE), different


def test_the_exceptions_are_among_the_files() -> None:
    assert TOLD_OTHERWISE.keys() | PLAYED_OTHERWISE.keys() <= {_key(file) for file in FILES}
