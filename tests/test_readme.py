"""What the README shows is true."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from core.cards.library import built_in
from core.scenario.expect import differences
from core.scenario.playing import play_scenario
from core.scenario.reading import parse_scenario
from core.sharing.board import board_of

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_in_it_prints_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (result.failed, result.attempted > 5) == (0, True)


def test_the_scenario_in_it_comes_out_as_it_expects() -> None:
    [block] = re.findall(r"```json\n(.*?)```", README, re.DOTALL)
    assert json.loads(block)["format"] == "damage-step/1"
    scenario = parse_scenario(block, "README.md")
    assert differences(scenario, play_scenario(scenario, built_in())) == ()


def test_the_board_lines_in_it_can_be_read_and_play() -> None:
    typed = re.findall(r'resolve "(Amy .*)"$', README, re.MULTILINE)
    shown = re.findall(r"```\n(Amy .*?)```", README, re.DOTALL)
    lines = [line.replace('\\"', '"') for line in (*typed, *shown)]
    assert len(lines) == 3
    for line in lines:
        assert play_scenario(board_of(line), built_in()).refused is None


def test_what_it_links_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (ROOT / target).exists(), target
