"""In the pseudo-language every word of a decision's question and of the answers to it is in brackets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from core.cards.library import built_in
from core.model.game import Game
from core.model.stack import OnStack
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.terms.ids import PlayerId
from core.words.pseudo import unbracketed_words
from gui.choices.asking import decision_question
from gui.choices.question import Question
from gui.language import Language, speak

SCENARIOS = sorted((Path(__file__).parents[2] / "assets" / "scenarios").rglob("*.scenario.json"))
FOLDERS = sorted({path.parent for path in SCENARIOS})


@pytest.fixture(autouse=True)
def _another_language(qapp: QApplication) -> Iterator[None]:
    speak(qapp, Language.PSEUDO)
    yield
    speak(qapp, Language.ENGLISH)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_word_of_a_decision_stays_english(folder: Path) -> None:
    for path in SCENARIOS:
        if path.parent == folder:
            playthrough = play_scenario(read_scenario(path), built_in())
            for one in playthrough.decisions:
                left = {word for said in _words(decision_question(one)) for word in unbracketed_words(said)}
                assert left <= _names(one.game), path.name


def _names(game: Game) -> set[str]:
    """Return the words in names of players and cards, which are the same in all languages here."""
    named = [game.label(PlayerId(player)) for player in game.players]
    named += [permanent.label for permanent in game.battlefield.values()]
    named += [one.card.name for one in game.cards]
    named += [one.name.name for one in game.stack if isinstance(one, OnStack)]
    return {word for name in named for word in unbracketed_words(name)}


def _words(question: Question) -> Iterator[str]:
    yield from (question.title, question.hint, question.proceed, question.story)
    for option in (*question.options, *question.more):
        yield from (option.words, option.story)
