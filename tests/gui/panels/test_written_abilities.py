"""Rules text typed in the inspector: what isn't understood stays in its field, with the reason beneath it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui.panels.form_fields import WordList
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import creature, table

DYES = "When this creature dyes, draw a card."


def abilities_of_bear(window: MainWindow, hands: Hands) -> WordList:
    """Return the list of abilities in the form of a creature."""
    window.session.load(table(creature("bear", "2/2")))
    hands.click("bear")
    lists = window.inspector.findChildren(WordList)
    abilities = next(one for one in lists if one.isVisible() and one.list.accessibleName() == "Abilities")
    abilities.field.setFocus()
    return abilities


def test_a_sentence_that_is_not_understood_stays_with_the_reason(window: MainWindow, hands: Hands) -> None:
    abilities = abilities_of_bear(window, hands)
    QTest.keyClicks(abilities.field, DYES)
    QTest.keyClick(abilities.field, Qt.Key.Key_Return)
    assert abilities.field.text() == DYES
    assert abilities.why_not.isVisible()
    assert "dies" in abilities.why_not.text()


def test_the_reason_goes_as_the_sentence_is_mended(window: MainWindow, hands: Hands) -> None:
    abilities = abilities_of_bear(window, hands)
    QTest.keyClicks(abilities.field, DYES)
    QTest.keyClick(abilities.field, Qt.Key.Key_Return)
    abilities.field.selectAll()
    QTest.keyClicks(abilities.field, DYES.replace("dyes", "dies"))
    assert not abilities.why_not.isVisible()
    QTest.keyClick(abilities.field, Qt.Key.Key_Return)
    assert abilities.field.text() == ""
    assert window.session.scenario.battlefield[0].text == DYES.replace("dyes", "dies")
