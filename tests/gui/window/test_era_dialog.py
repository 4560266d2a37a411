"""The comparison of the eras: opened from the menu, read, used, and kept true."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from core.play.playthrough import Asking
from core.scenario.changes import changed, with_player_changed
from core.teaching.course import SCENARIOS
from core.terms.eras import Era
from gui.panels.era_names import era_name
from gui.window.era_dialog import EraDialog
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.window.test_main_window import choose_under
from tests.support import AMY, NICOLE, creature

FANATIC = SCENARIOS / "eras" / "the-fanatic-on-the-stack.scenario.json"
GORGER = SCENARIOS / "published-examples" / "gorger-and-order-2-and-3-is-illegal.scenario.json"
ON_THE_STACK = "Amy puts the combat damage on the stack (CR 310.1 of May 2009)."


def opened(window: MainWindow, qtbot: QtBot) -> EraDialog:
    """Choose the entry of the menu; return the dialog once it says something."""
    table = next(action.menu() for action in window.menuBar().actions() if action.text() == "&Table")
    assert isinstance(table, QMenu)
    rules = next(action.menu() for action in table.actions() if action.text() == "&Rules")
    assert isinstance(rules, QMenu)
    next(action for action in rules.actions() if action.text() == "&Compare eras…").trigger()
    dialog = window.beside.comparisons.eras
    assert dialog is not None
    qtbot.waitUntil(lambda: bool(dialog.text))
    return dialog


def show_in(dialog: EraDialog, era: str) -> QPushButton:
    """Click the button of an era."""
    found = [b for b in dialog.findChildren(QPushButton) if b.accessibleName().startswith("Show in this era")]
    button = next(b for b in found if era in b.accessibleName())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    return button


def on_table(dialog: EraDialog) -> list[bool]:
    """Return for each column whether its head says that the table is played by it."""
    years = [label.text() for label in dialog.findChildren(QLabel) if "20" in label.text()]
    return ["on the table" in words for words in years[:3]]


def test_the_first_difference_is_told_in_both_eras(window: MainWindow, qtbot: QtBot) -> None:
    window.documents.open_example(FANATIC)
    dialog = opened(window, qtbot)
    assert not dialog.isModal()
    assert "Step 3, combat damage step" in dialog.text
    assert (
        "Squadron Hawk would deal 1 damage to Nicole; Goblin Piker would deal 2 to Mogg Fanatic"
        in dialog.text
    )
    assert f"≠ {ON_THE_STACK}" in dialog.text
    assert "≠ Squadron Hawk, Goblin Piker" in dialog.text
    assert "Not used: Mogg Fanatic's ability." in dialog.text
    assert on_table(dialog) == [False, False, True]


def test_an_answer_that_an_era_refuses_is_told_with_its_sentence(window: MainWindow, qtbot: QtBot) -> None:
    window.documents.open_example(GORGER)
    dialog = opened(window, qtbot)
    assert "differs since step 2" in dialog.text
    assert (
        "Illegal: Vastwood Gorger can't assign damage to Llanowar Elves yet: Pride Guardian still"
        in dialog.text
    )


def test_a_board_that_is_the_same_in_every_era_says_so(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, qtbot)
    assert "No difference on this board" in dialog.text
    assert "≠" not in dialog.text


def test_a_button_plays_the_table_in_its_era_and_shows_where_it_parts(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.documents.open_example(FANATIC)
    dialog = opened(window, qtbot)
    for words, era in (("Damage assignment order", Era.ORDERED), ("Damage on the stack", Era.STACK)):
        show_in(dialog, words)
        assert window.session.scenario.era is era
        assert window.session.cursor == 10
    assert (
        "Amy puts the combat damage on the stack."
        in window.explanation.findChildren(QTextBrowser)[0].toPlainText()
    )
    assert on_table(dialog) == [False, False, True]


def test_the_change_of_era_is_one_step_of_undo(window: MainWindow, qtbot: QtBot) -> None:
    window.documents.open_example(FANATIC)
    dialog = opened(window, qtbot)
    show_in(dialog, "Current rules")
    assert window.session.undo_stack.undoText() == "Rules: Current rules (since November 2024)"
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.scenario.era is Era.STACK
    assert on_table(dialog) == [False, False, True]
    assert not window.session.undo_stack.canUndo()


def test_a_frame_behind_an_open_decision_is_reached_by_defaults(
    window: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    ox, elk = creature("ox", "3/3 trample"), creature("elk", "2/2", by=NICOLE)
    hands.lay(ox, elk, script=[{"attack": {"ox": NICOLE}}, {"block": {"elk": "ox"}}])
    dialog = opened(window, qtbot)
    assert window.session.playthrough.pending is not None
    show_in(dialog, "Damage on the stack")
    assert window.session.game.stack
    assert window.session.asking is Asking.NOTHING
    assert "made automatically" in window.message


def test_it_follows_the_table(window: MainWindow, hands: Hands, qtbot: QtBot) -> None:
    window.documents.open_example(FANATIC)
    dialog = opened(window, qtbot)
    edited = with_player_changed(window.session.scenario, NICOLE, life=1)
    window.session.edit(edited, "Change life")
    qtbot.waitUntil(lambda: "lost the game" in dialog.text)
    hands.lay(creature("bear", "2/2"))
    qtbot.waitUntil(lambda: "No difference" in dialog.text)


def test_many_changes_in_a_row_are_played_once(window: MainWindow, qtbot: QtBot) -> None:
    window.documents.open_example(FANATIC)
    dialog = opened(window, qtbot)
    before = dialog.text
    for life in range(2, 40):
        window.session.edit(with_player_changed(window.session.scenario, NICOLE, life=life), "Change life")
    assert dialog.text == before
    qtbot.waitUntil(lambda: dialog.text != before)
    assert "38" in dialog.text


def test_closed_it_rests_and_is_true_when_it_opens_again(window: MainWindow, qtbot: QtBot) -> None:
    window.documents.open_example(FANATIC)
    dialog = opened(window, qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    session = window.session
    session.edit(changed(session.scenario, script=(), era=Era.CURRENT), "Take back all decisions")
    assert not any(timer.isActive() for timer in dialog.findChildren(QTimer))
    assert "Step 3" in dialog.text
    assert opened(window, qtbot) is dialog
    qtbot.waitUntil(lambda: "No difference" in dialog.text)
    assert on_table(dialog) == [True, False, False]


def test_the_keyboard_reaches_everything(window: MainWindow, qtbot: QtBot) -> None:
    window.documents.open_example(FANATIC)
    QTest.keyClick(
        window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    dialog = window.beside.comparisons.eras
    assert dialog is not None
    qtbot.waitUntil(lambda: bool(dialog.text))
    reached = []
    for _ in range(12):
        focused = dialog.focusWidget()
        assert isinstance(focused, QPushButton | QTextBrowser)
        reached.append(focused.accessibleName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert len({name for name in reached if name.startswith("Show in this era")}) == 3
    assert "Comparison of eras" in reached
    assert "" in reached  # the button that says what it does: Close


def test_a_rule_number_leads_to_its_page(window: MainWindow, qtbot: QtBot) -> None:
    window.documents.open_example(FANATIC)
    dialog = opened(window, qtbot)
    page = dialog.findChildren(QTextBrowser)[0]
    cursor = page.document().find("CR 510.2")
    place = page.cursorRect(cursor).center() - QPoint(12, 0)
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=place)
    rules = window.beside.rules.window
    assert rules is not None
    assert rules.rule == "510.2"


@pytest.mark.parametrize("size", [(760, 380), (960, 620), (1600, 900)])
def test_the_heads_stand_over_their_columns(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    window.documents.open_example(GORGER)
    dialog = opened(window, qtbot)
    dialog.resize(*size)
    QApplication.processEvents()
    page = dialog.findChildren(QTextBrowser)[0]
    for era, words in ((Era.CURRENT, "State-based"), (Era.ORDERED, "Amy announces"), (Era.STACK, "the same")):
        title = next(x for x in dialog.findChildren(QLabel) if x.text() == era_name(era))
        cursor = page.document().find(words)
        cursor.setPosition(cursor.block().position())
        left = page.viewport().mapTo(dialog, page.cursorRect(cursor).topLeft()).x()
        assert abs(left - title.mapTo(dialog, QPoint()).x()) <= 4


def test_both_themes_draw(window: MainWindow, qtbot: QtBot) -> None:
    window.documents.open_example(FANATIC)
    dialog = opened(window, qtbot)
    seen = set()
    for theme in ("light", "dark"):
        window.set_theme(theme)
        QApplication.processEvents()
        seen.add(dialog.grab().toImage().pixelColor(400, 400).name())
    assert len(seen) == 2


def test_two_hundred_permanents_are_compared_piece_by_piece(
    window: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    """Between two pieces of the work the window answers; there is at least one for each of the rules."""
    objects = [creature(f"c{n}", "2/2", by=AMY if n < 100 else NICOLE) for n in range(200)]
    script: list[dict[str, Any]] = [
        {"attack": {f"c{n}": NICOLE for n in range(100)}},
        {"block": {f"c{n + 100}": f"c{n}" for n in range(0, 100, 2)}},
    ]
    hands.lay(*objects, script=script)
    dialog = opened(window, qtbot)
    window.session.edit(with_player_changed(window.session.scenario, AMY, life=1234), "Change life")
    pieces = 0
    while "1234" not in dialog.text:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        pieces += 1
    assert pieces > len(on_table(dialog))


def test_it_grows_with_the_text(window: MainWindow, qtbot: QtBot) -> None:
    window.documents.open_example(FANATIC)
    dialog = opened(window, qtbot)
    dialog.resize(760, 380)
    choose_under(window, "View", "Text size", "Larger text")
    room = dialog.screen().availableSize()
    assert dialog.height() == min(window.theme.px(620), room.height()) > 380
