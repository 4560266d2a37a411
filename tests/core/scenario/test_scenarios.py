"""Every scenario that comes with the program comes out as it expects."""

from pathlib import Path

import pytest

from core.cards.library import built_in
from core.play.playthrough import Asking
from core.scenario.expect import differences
from core.scenario.format import ExpectSpec
from core.scenario.playing import play_scenario
from core.scenario.reading import parse_scenario, read_scenario
from core.scenario.saving import scenario_text, write_scenario
from core.terms.values import Kinded
from tests.support import every_event

SCENARIOS = sorted((Path(__file__).parents[3] / "assets" / "scenarios").rglob("*.scenario.json"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name.partition(".")[0])
def test_it_comes_out_as_expected(path: Path) -> None:
    scenario = read_scenario(path)
    assert differences(scenario, play_scenario(scenario, built_in())) == ()
    assert scenario.expect != ExpectSpec()
    assert scenario.rules
    assert scenario.title != "Untitled"


@pytest.mark.parametrize("path", SCENARIOS[::10], ids=lambda path: path.name.partition(".")[0])
def test_its_file_is_what_saving_writes(path: Path, tmp_path: Path) -> None:
    scenario = read_scenario(path)
    assert path.read_text(encoding="utf-8") == scenario_text(scenario)
    write_scenario(scenario, tmp_path / "again.scenario.json")
    assert parse_scenario((tmp_path / "again.scenario.json").read_text(encoding="utf-8")) == scenario
    assert [file.name for file in tmp_path.iterdir()] == ["again.scenario.json"]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name.partition(".")[0])
def test_it_asks_nothing_when_it_is_watched(path: Path) -> None:
    scenario = read_scenario(path)
    if scenario.undecided == "ask":
        assert play_scenario(scenario, built_in(), asking=Asking.DECISIONS).pending is None


def test_no_two_scenarios_have_one_title() -> None:
    titles = [read_scenario(path).title for path in SCENARIOS]
    assert len(set(titles)) == len(titles)


def test_what_should_not_happen_is_something_that_could() -> None:
    """A kind that is misspelt does not happen either."""
    kinds = {
        str(kind.__struct_config__.tag)
        for kind in (*Kinded.__subclasses__(), *every_event())
        if kind.__module__.startswith("core.events.")
    }
    unwanted = {
        wanted.get("kind", "destroyed")
        for path in SCENARIOS
        for wanted in read_scenario(path).expect.not_events
    }
    assert unwanted <= kinds
