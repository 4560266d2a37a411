"""Fields for a prediction: what of the table belongs to the answer, and what they begin with."""

from __future__ import annotations

from typing import Any

from core.scenario.changes import changed
from gui.prediction.stage import Stage
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.prediction.test_predicting import UNBLOCKED, field, opened, stage
from tests.support import NICOLE, creature, table

ATTACK = [{"attack": {"ox": NICOLE}}, {"block": {"elk": "ox"}}]
BOARD = creature("ox", "3/3"), creature("elk", "2/2", by=NICOLE), creature("owl", "1/1", by=NICOLE)


def ask(window: MainWindow, question: dict[str, Any], **fields: Any) -> None:
    """Ask a question about an ox that an elk blocks."""
    board = table(*BOARD, **{"script": ATTACK, "question": question, **fields})
    window.session.load(changed(board, undecided="default"))
    window.learning.ask_about_board()
    assert stage(window) is Stage.ASKED


def test_only_what_is_asked_about_is_chosen_on_the_table(window: MainWindow, hands: Hands) -> None:
    ask(window, {"dies": ["ox", "elk"]})
    for clicked, chosen in (("owl", set()), ("elk", {"elk"}), ("ox", {"elk", "ox"}), ("elk", {"ox"})):
        hands.click(clicked)
        assert field(window).chosen == chosen
        assert set(window.table.selection.cards) == chosen


def test_a_click_on_a_card_is_no_number(window: MainWindow, hands: Hands) -> None:
    opened(window, UNBLOCKED)
    hands.click(next(iter(window.session.game.battlefield)))
    assert field(window).answer is None
    assert field(window).chosen == frozenset()
    assert stage(window) is Stage.ASKED
