"""Preferences hold at once, in step with the menus, and can all be taken back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox

from core.play.playthrough import Asking
from gui.settings import Speed
from gui.text_size import TextSize
from gui.theme import DARK, LIGHT
from gui.window.main_window import MainWindow
from gui.window.preferences import Preferences
from tests.gui.hands import Hands
from tests.support import creature, table


def dialog(hands: Hands) -> Preferences:
    """Open the preferences with their key."""
    hands.press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    return hands.window.findChildren(Preferences)[-1]


def choose(box: Preferences, name: str, words: str) -> None:
    """Choose from the list of this name, with the keyboard."""
    found = next(one for one in box.findChildren(QComboBox) if one.accessibleName() == name)
    found.setFocus()
    while found.currentText() != words:
        before = found.currentIndex()
        QTest.keyClick(found, Qt.Key.Key_Down)
        assert found.currentIndex() != before, f"{name} has no {words}"


def flag(box: Preferences, words: str) -> QCheckBox:
    """Return the check box with these words."""
    return next(one for one in box.findChildren(QCheckBox) if one.text().startswith(words))


def test_what_is_chosen_holds_at_once_and_is_remembered(hands: Hands, window: MainWindow) -> None:
    box = dialog(hands)
    choose(box, "Theme", "Light")
    choose(box, "Theme", "Dark")
    assert (window.theme, window.settings.theme) == (DARK, "dark")
    choose(box, "Text size", "Larger (150%)")
    assert (window.theme.text, window.settings.text_size) == (1.5, TextSize.LARGER)
    choose(box, "Speed", "Instant")
    assert window.settings.speed is Speed.INSTANT
    choose(box, "Animation", "Off")
    assert (window.player.reduces_motion, window.settings.reduces_motion) == (True, True)
    flag(box, "Magnify").click()
    assert (window.magnifier.is_on, window.settings.magnifies) == (False, False)
    flag(box, "Stop").click()
    assert window.session.stops_at_priority
    flag(box, "Show explanation").click()
    assert not window.explanation.isVisible()
    assert window.settings.hidden_panels == {window.panels.explanation.id}


def test_what_nobody_has_decided_is_asked_or_not(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    box = dialog(hands)
    assert flag(box, "Pause for my decisions").isChecked()
    flag(box, "Pause for my decisions").click()
    assert window.session.asking is Asking.NOTHING


def test_defaults_take_it_all_back(hands: Hands, window: MainWindow) -> None:
    box = dialog(hands)
    choose(box, "Theme", "Dark")
    choose(box, "Text size", "Large (125%)")
    choose(box, "Animation", "Off")
    for words in ("Magnify", "Stop", "Show palette"):
        flag(box, words).click()
    box.defaults.click()
    assert (window.theme, window.settings.theme) == (LIGHT, "system")
    assert window.settings.text_size is TextSize.NORMAL
    assert (window.settings.reduces_motion, window.player.reduces_motion) == (None, False)
    assert (window.settings.speed, window.settings.magnifies) == (Speed.NORMAL, True)
    assert not window.session.stops_at_priority
    assert window.palette_panel.isVisible()
    assert flag(box, "Magnify").isChecked()
    assert not flag(box, "Stop").isChecked()


def test_every_field_has_a_name(hands: Hands) -> None:
    box = dialog(hands)
    assert all(one.accessibleName() for one in box.findChildren(QComboBox))


def test_they_open_in_the_library_and_over_a_question_where_the_board_stays_as_it_is(
    hands: Hands, window: MainWindow
) -> None:
    hands.show(
        table(
            creature("bear", "2/2"),
            question={"ask": "How much life is left?", "life": "nicole"},
            script=[{"attack": {"bear": "nicole"}}],
        ),
        watching=True,
    )
    hands.press(Qt.Key.Key_F4)
    box = dialog(hands)
    choose(box, "Theme", "Dark")
    assert window.theme == DARK
    assert not flag(box, "Pause for my decisions").isEnabled()
    box.reject()
    hands.press(Qt.Key.Key_F4)
    window.learning.ask_about_board()
    assert not window.learning.may_change
    box = dialog(hands)
    assert flag(box, "Magnify").isEnabled()
    assert not flag(box, "Pause for my decisions").isEnabled()
