"""Ctrl+K goes to anything by its name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.window.go_to_dialog import GoToDialog
from gui.window.main_window import MainWindow
from gui.window.targets import Target
from tests.gui.hands import Hands
from tests.support import NICOLE, creature

_CTRL = Qt.KeyboardModifier.ControlModifier


def opened(hands: Hands, window: MainWindow) -> GoToDialog:
    """Open it by its key, with the whole library read."""
    window.learning.library.catalogue.load()
    window.activateWindow()  # as the system does once another dialog has gone
    QApplication.processEvents()
    hands.press(Qt.Key.Key_K, _CTRL)
    return next(one for one in window.findChildren(GoToDialog) if one.isVisible())


def found(dialog: GoToDialog) -> list[Target]:
    """Return what is listed, from top to bottom."""
    items = dialog.found.findItems("", Qt.MatchFlag.MatchContains)
    return [item.data(0, Qt.ItemDataRole.UserRole) for item in items]


def go_to(hands: Hands, window: MainWindow, typed: str) -> None:
    """Type a name and press Enter."""
    dialog = opened(hands, window)
    QTest.keyClicks(dialog.field, typed)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    QApplication.processEvents()


@pytest.mark.parametrize(
    ("typed", "kind", "text"),
    [
        ("grizly bers", "Card", "Grizzly Bears"),
        ("lightning", "Card", "Lightning Bolt"),  # not Arc Lightning, which only ends so
        ("compare er", "Action", "Compare eras"),
        ("double strike", "Keyword", "double strike"),
        ("702.19b", "Rule", "CR 702.19b"),
        ("blocked stays bloked", "Lesson", "Blocked stays blocked"),
        ("nicole", "Player", "Nicole"),
        ("full scr", "Action", "Full screen"),
    ],
)
def test_what_is_meant_comes_first_even_if_it_is_typed_roughly(
    hands: Hands, window: MainWindow, typed: str, kind: str, text: str
) -> None:
    dialog = opened(hands, window)
    QTest.keyClicks(dialog.field, typed)
    first = found(dialog)[0]
    assert (first.kind, first.text) == (kind, text)
    dialog.close()


def test_a_card_is_put_on_the_table(hands: Hands, window: MainWindow) -> None:
    go_to(hands, window, "grizzly bears")
    assert [spec.card for spec in window.session.scenario.battlefield] == ["Grizzly Bears"]


def test_an_instant_is_cast(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), start="precombat_main")
    dialog = opened(hands, window)
    QTest.keyClicks(dialog.field, "Shock")
    assert found(dialog)[0].beside == "cast"
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert window.choice_bar.question.title == "Shock: click a target"


def test_a_keyword_is_given_to_the_selected_card(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click("bear")
    go_to(hands, window, "trample")
    assert window.session.scenario.battlefield[0].keywords == ("trample",)


def test_an_action_is_done(hands: Hands, window: MainWindow) -> None:
    go_to(hands, window, "add player")
    assert len(window.session.scenario.players) == 3


def test_a_scenario_opens_and_a_rule_leads_to_its_page(hands: Hands, window: MainWindow) -> None:
    entry = window.learning.library.catalogue
    entry.load()
    title = entry.index.entries[0].title
    go_to(hands, window, title)
    assert window.session.scenario.title == title
    go_to(hands, window, "CR 702.19b")
    rules = window.beside.rules.window
    assert rules is not None
    assert rules.rule == "702.19b"


def test_a_permanent_is_selected(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("zyxwolf", "3/3", by=NICOLE))
    go_to(hands, window, "zyxwolf")
    assert window.table.selected == "zyxwolf"


def test_what_was_chosen_lately_comes_first(hands: Hands, window: MainWindow) -> None:
    go_to(hands, window, "grizzly bears")
    go_to(hands, window, "hill giant")
    dialog = opened(hands, window)
    assert [target.text for target in found(dialog)[:2]] == ["Hill Giant", "Grizzly Bears"]
    dialog.close()


def test_keys_walk_the_list_and_escape_leaves_all_as_it_was(hands: Hands, window: MainWindow) -> None:
    dialog = opened(hands, window)
    QTest.keyClick(dialog.field, Qt.Key.Key_Down)
    assert dialog.current == 1
    QTest.keyClick(dialog.field, Qt.Key.Key_Up)
    QTest.keyClick(dialog.field, Qt.Key.Key_Up)
    assert dialog.current == 0
    QTest.keyClick(dialog.field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert window.session.scenario.battlefield == ()


def test_what_is_called_like_nothing_is_said_to_be(hands: Hands, window: MainWindow) -> None:
    dialog = opened(hands, window)
    QTest.keyClicks(dialog.field, "qqqqzzzz")
    assert found(dialog) == []
    assert not dialog.found.isVisible()
    dialog.close()


def test_scenarios_come_in_once_the_library_has_been_read(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    hands.press(Qt.Key.Key_K, _CTRL)
    dialog = next(one for one in window.findChildren(GoToDialog) if one.isVisible())
    catalogue = window.learning.library.catalogue
    with qtbot.waitSignal(catalogue.loaded):
        catalogue.load()
    QTest.keyClicks(dialog.field, catalogue.index.entries[0].title)
    assert found(dialog)[0].kind == "Scenario"
    dialog.close()


def test_enter_where_nothing_is_found_goes_nowhere(hands: Hands, window: MainWindow) -> None:
    dialog = opened(hands, window)
    QTest.keyClicks(dialog.field, "qqqqzzzz")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.field.text() == "qqqqzzzz"
    dialog.close()
