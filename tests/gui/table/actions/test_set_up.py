"""Changing what is on the table before play begins."""

from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import creature


def test_a_counter_is_dropped_on_a_card_beside_those_it_has(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2", counters={"+1/+1": 2, "charge": 1}))
    hands.drop(Payload("counter", "+1/+1"), "bear")
    (bear,) = window.session.scenario.battlefield
    assert bear.counters == {"+1/+1": 3, "charge": 1}
    assert window.session.undo_stack.undoText() == "Put a +1/+1 counter on Bear"
