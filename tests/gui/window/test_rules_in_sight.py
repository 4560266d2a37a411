"""Rules cited where nothing can be clicked, or in a line that passes: one key, or a click, leads there."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip

from core.terms.ids import ObjectId
from gui.panels.elided_label import ElidedLabel
from gui.panels.now_view import NowView
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.waiting import run_out, timer_of
from tests.support import NICOLE, card, creature

_WALL = creature("wall", "0/4 defender")


def rule_shown(window: MainWindow) -> str | None:
    """Return the rule whose page is open."""
    rules = window.beside.rules.window
    return rules.rule if rules is not None and rules.isVisible() else None


def test_in_the_middle_of_a_drag_the_key_opens_the_rule_that_forbids_it(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(_WALL, creature("elk", "2/2", by=NICOLE))
    hands.hold("wall", NICOLE)
    assert "CR 702.3b" in hands.bubble
    hands.press(Qt.Key.Key_F7)
    hands.release(NICOLE)
    assert rule_shown(window) == "702.3b"


def test_a_message_leads_to_the_rule_that_it_cites(hands: Hands, window: MainWindow) -> None:
    hands.lay(_WALL, creature("elk", "2/2", by=NICOLE))
    hands.drag("wall", NICOLE)
    assert "CR 702.3b" in window.toast.message
    assert not window.toast.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    click_link(next(iter(window.toast.findChildren(QLabel))), "CR 702.3b")
    assert rule_shown(window) == "702.3b"


def test_a_message_that_cites_no_rule_lets_the_mouse_through(window: MainWindow) -> None:
    window.say("Picture copied.")
    assert window.toast.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_the_line_beside_a_question_leads_to_its_rule(hands: Hands, window: MainWindow) -> None:
    shield = {"kind": "damage", "change": {"kind": "prevent"}}
    own = {"id": "shield", "name": "Shield", "points": 2, "controller": NICOLE, "protects": NICOLE}
    window.resize(1900, 900)
    script = [{"attack": {"ox": NICOLE}}]
    hands.lay(
        creature("ox", "3/3"),
        card("Furnace of Rath", "furnace"),
        script=script,
        effects=[{**own, "effect": shield}],
    )
    hands.press(Qt.Key.Key_Space)
    QApplication.processEvents()
    aside = next(one for one in window.choice_bar.findChildren(ElidedLabel) if "CR 616.1" in one.toolTip())
    click_link(aside, "CR 616.1")
    assert rule_shown(window) == "616.1"


def test_what_the_inspector_says_of_now_leads_to_its_rule(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2", phased_out=True))
    hands.click("bear")
    click_link(hands.widget(NowView, ""), "CR 702.26b")
    assert rule_shown(window) == "702.26b"


def test_the_key_opens_the_rule_in_a_tool_tip(hands: Hands, window: MainWindow) -> None:
    hands.lay(_WALL)
    QToolTip.showText(window.mapToGlobal(QPoint(200, 200)), "Two strikes (CR 702.4b).", window)
    hands.press(Qt.Key.Key_F7)
    assert rule_shown(window) == "702.4b"
    QToolTip.hideText()


def test_the_key_opens_the_first_rule_on_the_magnified_card(hands: Hands, window: MainWindow) -> None:
    anthem = {"id": "anthem", "card": "Glorious Anthem", "controller": "amy"}
    hands.lay(creature("bear", "2/2"), anthem)
    at = hands.at("bear")
    QTest.mouseMove(hands.viewport, at + QPoint(2, 2))
    QTest.mouseMove(hands.viewport, at)
    run_out(timer_of(window.magnifier))
    assert window.magnifier.subject == ObjectId("bear")
    hands.press(Qt.Key.Key_F7)
    assert rule_shown(window) is not None
    assert f"CR {rule_shown(window)}" in window.magnifier.words


def test_with_nothing_in_sight_it_opens_the_rule_told_now_and_then_brings_back_the_page(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}], undecided="default")
    window.player.go_to(len(window.session.frames))
    hands.press(Qt.Key.Key_F7)
    told = rule_shown(window)
    assert told in window.session.told(len(window.session.frames)).rules
    window.beside.rules.show_rule("702.19")
    window.activateWindow()
    hands.press(Qt.Key.Key_F7)
    assert rule_shown(window) == "702.19"


def click_link(label: QLabel, words: str) -> None:
    """Click words of a label, wherever in it they are: every few pixels until a link takes the mouse."""
    assert words in label.text().replace("\N{NO-BREAK SPACE}", " ")
    for row, x in product(range(label.height() // 2, label.height(), 4), range(label.width() - 1, 0, -3)):
        QTest.mouseMove(label, QPoint(x, row))
        if label.cursor().shape() is Qt.CursorShape.PointingHandCursor:
            QTest.mouseClick(label, Qt.MouseButton.LeftButton, pos=QPoint(x, row))
            return
    raise AssertionError(f"no link in {label.text()!r}")
