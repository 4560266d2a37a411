"""Points of a triggered ability divided among its targets by hand (CR 601.2d, 603.3d)."""

from __future__ import annotations

from PySide6.QtCore import Qt

from core.rules.stack.division_choice import DivideAmongTargets
from core.scenario.entries import AssignSpec
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature

STRIKE = {
    "kind": "triggered",
    "when": {"event": "attacks"},
    "targets": [{}, {"another": True}, {"another": True}],
    "least_targets": 1,
    "does": [{"kind": "deal_damage", "amount": 4, "is_divided": True}],
}


def amounts(hands: Hands) -> dict[str, int]:
    """Return the points on the table by recipient."""
    return {chip.recipient: chip.amount for chip in hands.chips if chip.source == "titan"}


def test_numbers_at_the_targets_are_clicked_and_kept_as_a_script_entry(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(
        creature("titan", "6/6", abilities=[STRIKE]),
        creature("bear", "2/2", by=NICOLE),
        script=[{"attack": {"titan": "nicole"}}, {"choose": ["nicole", "bear"]}],
    )
    hands.press(Qt.Key.Key_End)
    assert isinstance(window.session.playthrough.pending, DivideAmongTargets)
    assert amounts(hands) == {"nicole": 3, "bear": 1}
    hands.click_chip("titan", "bear")
    assert amounts(hands) == {"nicole": 2, "bear": 2}
    hands.click_chip("titan", "nicole", Qt.MouseButton.RightButton)
    assert amounts(hands) == {"nicole": 1, "bear": 3}
    entries = [one for one in window.session.scenario.script if isinstance(one, AssignSpec)]
    assert [dict(one.assign["titan"]) for one in entries] == [{"nicole": 1, "bear": 3}]
