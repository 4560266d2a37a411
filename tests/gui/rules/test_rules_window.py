"""The rules page: found by number and words, led to from every rule number, and back."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTextBrowser, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from gui.rules.rules_window import RulesWindow
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table


def opened(hands: Hands, window: MainWindow, qtbot: QtBot) -> RulesWindow:
    """Open the rules by their key."""
    hands.press(Qt.Key.Key_F7)
    rules = window.beside.rules.window
    assert rules is not None
    qtbot.waitUntil(rules.isActiveWindow)
    return rules


def text(rules: RulesWindow) -> str:
    """Return what the page says."""
    return rules.page.toPlainText()


def listed(rules: RulesWindow) -> list[str]:
    """Return the numbers of the rules in the list."""

    def below(row: QTreeWidgetItem) -> list[str]:
        return [child.text(0).split()[0] for n in range(row.childCount()) if (child := row.child(n))]

    rows = (rules.list.topLevelItem(n) for n in range(rules.list.topLevelItemCount()))
    return [number for row in rows if row is not None for number in below(row)]


def click_link(browser: QTextBrowser | QLabel, words: str) -> None:
    """Click the link with these words in a page."""
    assert isinstance(browser, QTextBrowser)
    cursor = browser.document().find(words)
    assert not cursor.isNull(), words
    cursor.setPosition(cursor.selectionStart() + 1)
    browser.setTextCursor(cursor)
    browser.ensureCursorVisible()
    at = browser.cursorRect(cursor).center() + QPoint(2, 0)
    QTest.mouseClick(browser.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def test_a_rule_is_found_by_its_number(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    rules = opened(hands, window, qtbot)
    QTest.keyClicks(rules.search, "702.19")
    assert listed(rules)[:2] == ["702.19", "702.19b"]
    assert all(number.startswith("702.19") for number in listed(rules))
    QTest.keyClick(rules.search, Qt.Key.Key_Return)
    assert "CR 702.19" in text(rules)
    assert "Trample" in text(rules)


def test_the_whole_number_of_a_rule_leads_to_it_at_once(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    rules = opened(hands, window, qtbot)
    QTest.keyClicks(rules.search, "616.1")
    assert rules.rule == "616.1"
    QTest.keyClicks(rules.search, "z")
    assert rules.rule == "616.1", "there is no such rule to show"
    rules.search.setText("CR 702.19b")
    assert rules.rule == "702.19b"
    QTest.keyClick(rules.search, Qt.Key.Key_Return)
    assert rules.rule == "702.19b"


def test_a_rule_is_found_by_words_the_one_named_so_first(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    rules = opened(hands, window, qtbot)
    QTest.keyClicks(rules.search, "deathtouch")
    assert {"702.2", "704.5h"} < set(listed(rules))
    assert "510.1" not in listed(rules)
    QTest.keyClick(rules.search, Qt.Key.Key_Return)
    assert rules.rule == "702.2"
    rules.search.clear()
    assert "510.1" in listed(rules)


def test_a_page_has_parts_words_and_scenarios(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    rules = opened(hands, window, qtbot)
    window.beside.rules.show_rule("702.19")
    told = text(rules)
    for words in ("702 Keyword abilities", "Its parts", "702.19b", "Words you can use for it", "trample"):
        assert words in told
    assert "Scenarios that show it" in told
    assert "in the library" in told


def test_links_lead_from_rule_to_rule_and_back(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    rules = opened(hands, window, qtbot)
    window.beside.rules.show_rule("702.19")
    click_link(rules.page, "702.19b")
    assert rules.rule == "702.19b"
    QTest.keyClick(rules, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert rules.rule == "702.19"
    QTest.mouseClick(rules.forward, Qt.MouseButton.LeftButton)
    assert rules.rule == "702.19b"
    assert not rules.forward.isEnabled()


def test_a_scenario_that_shows_it_is_opened(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    rules = opened(hands, window, qtbot)
    window.beside.rules.show_rule("510.1a")
    title = text(rules).split("Scenarios that show it\n")[1].splitlines()[0]
    click_link(rules.page, title)
    assert window.session.scenario.title == title


def test_all_scenarios_are_in_the_library(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    rules = opened(hands, window, qtbot)
    window.beside.rules.show_rule("510.1")
    click_link(rules.page, "in the library")
    assert window.learning.in_library
    assert window.learning.library.search.text() == "rule:510.1"


def test_the_list_shows_what_is_clicked(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    rules = opened(hands, window, qtbot)
    QTest.keyClicks(rules.search, "banding")
    row = rules.list.topLevelItem(0)
    assert row is not None
    first = row.child(0)
    assert first is not None
    at = rules.list.visualItemRect(first).center()
    QTest.mouseClick(rules.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert rules.rule == first.text(0).split()[0]


def test_a_number_in_a_question_leads_to_its_page(hands: Hands, window: MainWindow) -> None:
    """Labels open links by themselves, through the scheme that the pages handle."""
    board = (creature("bear", "2/2"), creature("elf", "1/1 defender"))
    hands.show(table(*board, script=[{"attack": {"elf": NICOLE}}]), watching=True)
    window.player.go_to(len(window.session.frames))
    labels = [one for one in window.choice_bar.findChildren(QLabel) if "rule:702.3" in one.text()]
    assert labels
    assert labels[0].openExternalLinks()


def test_a_number_in_an_explanation_leads_to_its_page(hands: Hands, window: MainWindow) -> None:
    hands.show(table(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}]), watching=True)
    window.player.go_to(len(window.session.frames))
    page = next(one for one in window.explanation.findChildren(QTextBrowser))
    click_link(page, "CR 510.2")
    label = next(one for one in window.explanation.findChildren(QLabel) if "Its page" in one.text())
    label.linkActivated.emit("rule:510.2")
    rules = window.beside.rules.window
    assert rules is not None
    assert rules.rule == "510.2"


def test_an_unknown_rule_says_so(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    rules = opened(hands, window, qtbot)
    window.beside.rules.show_rule("999.9")
    assert "not in the index" in text(rules)


def test_a_section_lists_its_rules_and_says_nothing_else(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    rules = opened(hands, window, qtbot)
    window.beside.rules.show_rule("702")
    told = text(rules)
    assert told.startswith("CR 702 Keyword abilities\nIts rules\n")
    assert "702.19" in told
    assert "not in the index" not in told


def test_ctrl_f_leads_to_the_search_with_its_words_marked(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    rules = opened(hands, window, qtbot)
    QTest.keyClicks(rules.search, "banding")
    rules.page.setFocus()
    QTest.keyClick(rules.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert rules.search.hasFocus()
    QTest.keyClicks(rules.search, "menace")
    assert rules.search.text() == "menace"


def test_the_page_is_readable_in_another_theme(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    window.set_theme("light")
    rules = opened(hands, window, qtbot)
    window.beside.rules.show_rule("702.19")
    before = rules.page.toHtml()
    window.set_theme("dark")
    assert window.theme.accent in rules.page.toHtml()
    assert window.theme.accent not in before
    assert rules.rule == "702.19"
