"""What is happening and why, following the timeline."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QLabel, QTextBrowser

from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table


@pytest.fixture
def combat(hands: Hands) -> Hands:
    """A wither creature blocked by a bear."""
    hands.show(
        table(
            creature("rat", "2/3 wither"),
            creature("bear", "2/2", by=NICOLE),
            title="A rat and a bear",
            description="Counters instead of damage.",
            rules=["702.80a"],
            script=[
                {"attack": {"rat": "nicole"}},
                {"block": {"bear": "rat"}},
                {"note": "Look at the counters."},
            ],
        ),
        watching=True,
    )
    return hands


def go_to(window: MainWindow, kind: str) -> None:
    """Put the cursor after the first event of a kind."""
    frames = window.session.frames
    window.session.move_to(next(n for n, frame in enumerate(frames, 1) if frame.event.kind == kind))


def text(hands: Hands) -> str:
    """Return what the explanation says."""
    return hands.widget(QTextBrowser, "Explanation").toPlainText()


def test_at_the_start_the_scenario_introduces_itself(combat: Hands, window: MainWindow) -> None:
    window.session.move_to(0)
    assert "Counters instead of damage." in text(combat)
    assert "CR 702.80a" in text(combat)


def test_each_frame_is_told_with_its_rule(combat: Hands, window: MainWindow) -> None:
    go_to(window, "blockers_declared")
    assert "Bear blocks Rat" in text(combat)
    assert "CR 509.1h" in text(combat)


@pytest.mark.usefixtures("combat")
def test_the_damage_event_is_shown_as_it_is_rewritten(window: MainWindow) -> None:
    go_to(window, "damage_event_occurred")
    assert list(window.explanation.tapes) == [
        ("2 damage to Bear", "2 damage to Rat"),
        ("two -1/-1 counters on Bear", "2 marked on Rat"),
    ]
    go_to(window, "attackers_declared")
    assert list(window.explanation.tapes) == []


def test_a_rule_number_opens_what_the_rule_says(combat: Hands, window: MainWindow) -> None:
    go_to(window, "blockers_declared")
    browser = combat.widget(QTextBrowser, "Explanation")
    browser.anchorClicked.emit(QUrl("rule:509.1h"))
    boxes = [label.text() for label in window.findChildren(QLabel) if label.objectName() == "ruleBox"]
    assert boxes[0].startswith("<b>CR 509.1h</b>")
    assert len(boxes[0]) > 60
