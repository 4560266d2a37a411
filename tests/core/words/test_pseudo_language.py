"""All that the program says of a scenario can be said in another language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.cards.library import built_in
from core.explain.ending import ending
from core.explain.explain import explain
from core.explain.explanation import Explanation
from core.explain.previews import preview
from core.explain.questions import asked
from core.explain.transcript import entries
from core.explain.violations import what_is_wrong
from core.play.playthrough import Playthrough
from core.rules.choices.replacement import ChooseReplacement
from core.scenario.board import effects, sides
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.words.pseudo import Pseudo, unbracketed_words
from core.words.speaking import speak

SCENARIOS = sorted((Path(__file__).parents[3] / "assets" / "scenarios").rglob("*.scenario.json"))
FOLDERS = sorted({path.parent for path in SCENARIOS})
ILLEGAL = [path for path in SCENARIOS if '"illegal"' in path.read_text(encoding="utf-8")]
EVERY = 5


@pytest.fixture(autouse=True)
def _another_language() -> Iterator[None]:
    speak(Pseudo())
    yield
    speak(None)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_word_about_a_game_stays_english(folder: Path) -> None:
    for path in SCENARIOS[::EVERY]:
        if path.parent == folder:
            playthrough = _played(path)
            assert _left_english(_all_said(playthrough)) == [], path.name


@pytest.mark.parametrize("path", ILLEGAL, ids=lambda path: path.name.partition(".")[0])
def test_no_word_of_a_refusal_stays_english(path: Path) -> None:
    playthrough = _played(path)
    assert playthrough.refused is not None
    assert _left_english(_refusal_and_questions(playthrough)) == []


def test_a_sentence_that_goes_past_the_catalogue_is_found() -> None:
    assert _left_english(["⟦Ox⟧ attacks (CR 508.1)."]) == [("attacks",)]


def _played(path: Path) -> Playthrough:
    return play_scenario(read_scenario(path), built_in())


def _all_said(playthrough: Playthrough) -> Iterator[str]:
    for player, permanents in sides(playthrough.start):
        yield from (player, *permanents)
    yield from effects(playthrough.start)
    for frame in playthrough.frames:
        yield from _layers(explain(frame))
    for entry in entries(playthrough):
        yield from _layers(entry.explanation)
    yield from ending(playthrough)
    yield from _refusal_and_questions(playthrough)


def _layers(one: Explanation) -> Iterator[str]:
    yield from (one.text, *one.details, one.tape_text)


def _refusal_and_questions(playthrough: Playthrough) -> Iterator[str]:
    if playthrough.refused is not None:
        yield from map(str, what_is_wrong(playthrough.refused))
    for one in playthrough.decisions:
        yield asked(one.game, one.choice)
        if isinstance(one.choice, ChooseReplacement):
            for effect in one.choice.among:
                seen = preview(playthrough, one, effect)
                yield from (seen.words, seen.story)


def _left_english(told: Iterator[str] | list[str]) -> list[tuple[str, ...]]:
    return [words for one in told if (words := unbracketed_words(one))]
