"""Every question and every refusal of the library's scenarios can be said in another language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.cards.library import built_in
from core.explain.questions import asked
from core.explain.violations import what_is_wrong
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.words.pseudo import Pseudo, unbracketed_words
from core.words.speaking import speak

SCENARIOS = Path(__file__).parents[3] / "assets" / "scenarios"
ILLEGAL = sorted(
    path for path in SCENARIOS.rglob("*.scenario.json") if '"illegal"' in path.read_text(encoding="utf-8")
)


@pytest.fixture(autouse=True)
def _another_language() -> Iterator[None]:
    speak(Pseudo())
    yield
    speak(None)


@pytest.mark.parametrize("path", ILLEGAL, ids=lambda path: path.name.partition(".")[0])
def test_no_word_of_a_question_or_a_refusal_stays_english(path: Path) -> None:
    playthrough = play_scenario(read_scenario(path), built_in())
    assert playthrough.refused is not None
    told = [str(one) for one in what_is_wrong(playthrough.refused)]
    told += [asked(one.game, one.choice) for one in playthrough.decisions]
    assert [words for one in told if (words := unbracketed_words(one))] == []
