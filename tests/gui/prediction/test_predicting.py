"""Predict, then reveal: a scenario of the library asks first, is played, and then tells."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QSpinBox, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from core.scenario.changes import changed
from core.scenario.reading import read_scenario
from core.teaching.course import path_of
from core.teaching.progress import Standing
from gui.library.opening import Opening
from gui.prediction.answer_fields import AnswerField, NumberAnswer, SeveralAnswer
from gui.prediction.stage import Stage
from gui.settings import Speed
from gui.theme import DARK, LIGHT, Theme
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.test_theme import contrast
from tests.support import NICOLE, creature, table

UNBLOCKED = "first-steps/an-unblocked-creature-damages-the-player"
TRADE = "first-steps/two-2-2s-trade"
NOON = datetime(2026, 11, 23, 12).astimezone()
DEFENDER = "attacking/defender-cannot-attack"
TAPPED_BLOCKER = "blocking/a-tapped-creature-cannot-block"
TOO_LITTLE = "assigning-damage/all-the-damage-must-be-assigned"
BIG = "first-steps/a-blocked-9-9-does-not-damage-the-player"
LESSON = (UNBLOCKED, TRADE, BIG)


def opened(window: MainWindow, key: str, keys: tuple[str, ...] = LESSON) -> None:
    """Open a scenario as the library does."""
    window.learning.open(Opening(key=key, title="Damage", keys=keys, lesson=3))


def field(window: MainWindow) -> AnswerField:
    """Return the field for the prediction."""
    found = window.learning.predicting.question_panel.field
    assert found is not None
    return found


def press(button: QWidget) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def type_keys(keys: str) -> None:
    """Type, wherever the keyboard is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, keys)


def words(panel: QWidget) -> str:
    """Return all that a panel says."""
    return " ".join(one.text() for one in panel.findChildren(QLabel) if one.isVisible())


def stage(window: MainWindow) -> Stage:
    return window.learning.predicting.stage


def test_a_scenario_of_the_library_asks_before_anything_is_played(window: MainWindow) -> None:
    opened(window, UNBLOCKED)
    panel = window.learning.predicting.question_panel
    assert (stage(window), window.session.cursor) == (Stage.ASKED, 0)
    assert "How much life does Nicole have afterwards?" in words(panel)
    assert "Nicole has a creature that could block" in words(panel)
    assert "Lesson 3: Damage \N{MIDDLE DOT} 1 of 3" in words(panel)
    for hidden in (window.timeline, window.transport, window.choice_bar, window.ribbon, window.inspector):
        assert not hidden.isVisible()


def test_a_number_is_typed_and_entered(window: MainWindow, hands: Hands) -> None:
    opened(window, UNBLOCKED)
    number = field(window)
    assert isinstance(number, NumberAnswer)
    type_keys("18")
    hands.press(Qt.Key.Key_Return)
    told = words(window.learning.predicting.verdict_panel)
    assert stage(window) is Stage.TOLD
    assert "Right. Nicole has 18 life." in told
    assert "An unblocked creature deals damage" in told
    assert window.learning.learner.standing(UNBLOCKED) is Standing.RIGHT


def test_enter_on_an_empty_number_is_no_answer(window: MainWindow, hands: Hands) -> None:
    """What is there already is often the answer: only who has thought of a number gives it."""
    opened(window, UNBLOCKED)
    answer = window.learning.predicting.question_panel.answer
    number = field(window).findChildren(QSpinBox)[0]
    assert (number.text(), number.lineEdit().placeholderText()) == ("", "Life")
    assert not number.alignment() & Qt.AlignmentFlag.AlignHCenter, "Qt shows no placeholder in the middle"
    hands.press(Qt.Key.Key_Return)
    assert (stage(window), answer.isEnabled()) == (Stage.ASKED, False)
    type_keys("1")
    assert answer.isEnabled()
    hands.press(Qt.Key.Key_Backspace)
    hands.press(Qt.Key.Key_Return)
    assert (stage(window), answer.isEnabled()) == (Stage.ASKED, False)
    hands.press(Qt.Key.Key_Tab)
    assert number.text() == ""


def test_a_wrong_number_is_told_beside_what_it_is(window: MainWindow) -> None:
    opened(window, UNBLOCKED)
    less = next(one for one in field(window).findChildren(QWidget) if one.accessibleName() == "One less")
    press(less)
    assert field(window).answer == 20
    press(less)
    press(window.learning.predicting.question_panel.answer)
    told = words(window.learning.predicting.verdict_panel)
    assert "Missed. Nicole has 18 life. You said 19." in told
    assert window.learning.learner.standing(UNBLOCKED) is Standing.WRONG


def test_creatures_are_clicked_on_the_table(window: MainWindow, hands: Hands) -> None:
    opened(window, TRADE)
    several = field(window)
    assert isinstance(several, SeveralAnswer)
    hands.click("bears")
    hands.click("dog")
    hands.click("dog")
    assert several.answer == frozenset({"bears"})
    assert window.table.selection.everything == ("bears",)
    hands.click("dog")
    press(window.learning.predicting.question_panel.answer)
    assert window.learning.learner.standing(TRADE) is Standing.RIGHT


def test_creatures_are_chosen_by_buttons_and_nothing_is_an_answer_too(window: MainWindow) -> None:
    opened(window, TRADE)
    several = field(window)
    assert isinstance(several, SeveralAnswer)
    press(several.buttons["dog"])
    press(several.buttons["dog"])
    assert several.answer == frozenset()
    press(window.learning.predicting.question_panel.answer)
    assert "You said nothing dies." in words(window.learning.predicting.verdict_panel)


def test_space_chooses_and_enter_answers(window: MainWindow, hands: Hands) -> None:
    opened(window, TRADE)
    panel = window.learning.predicting.question_panel
    assert "Space or a click chooses, here or on the table. Enter answers." in words(panel)
    hands.press(Qt.Key.Key_Space)
    assert field(window).chosen == {"bears"}
    hands.press(Qt.Key.Key_Return)
    assert "You said Grizzly Bears dies." in words(window.learning.predicting.verdict_panel)


def test_on_the_table_space_chooses_and_enter_answers_too(window: MainWindow, hands: Hands) -> None:
    opened(window, TRADE)
    hands.click("dog")
    window.table.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyPress(window.table, Qt.Key.Key_Space)
    assert field(window).chosen == frozenset()
    QTest.keyRelease(window.table, Qt.Key.Key_Space)
    assert field(window).chosen == frozenset()
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_Return)
    assert stage(window) is Stage.TOLD


def test_digits_choose_and_ctrl_enter_answers_from_anywhere(window: MainWindow, hands: Hands) -> None:
    opened(window, TRADE)
    window.learning.predicting.question_panel.leave.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        hands.press(key)
    assert field(window).chosen == {"bears", "dog"}
    hands.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.learning.learner.standing(TRADE) is Standing.RIGHT


def test_what_is_chosen_has_a_mark_that_focus_alone_has_not(window: MainWindow, hands: Hands) -> None:
    opened(window, TRADE)
    several = field(window)
    assert isinstance(several, SeveralAnswer)
    first = several.buttons["bears"]
    assert first.hasFocus()
    assert first.text() == "\N{WHITE SQUARE}  Grizzly Bears"
    hands.press(Qt.Key.Key_Space)
    assert first.text() == "\N{BLACK SQUARE}  Grizzly Bears"


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_ring_of_the_keyboard_is_seen_on_what_is_chosen(window: MainWindow, theme: Theme) -> None:
    """WCAG 2.2, 2.4.13: what the ring changes has a contrast of 3 to 1."""
    window.set_theme(theme.name)
    opened(window, TRADE)
    several = field(window)
    assert isinstance(several, SeveralAnswer)
    first, other = several.buttons.values()
    first.setChecked(True)
    rows = []
    for focused in (first, other):
        focused.setFocus(Qt.FocusReason.TabFocusReason)
        picture = first.grab().toImage()
        middle = picture.height() // 2
        rows.append([picture.pixelColor(x, middle) for x in range(8)])
    assert sum(1 for one, two in zip(*rows, strict=True) if contrast(one, two) >= 3) >= 2


@pytest.mark.parametrize(("key", "stops"), [(UNBLOCKED, 1), (TRADE, 2)])
def test_tab_leads_from_the_field_to_the_answer(
    window: MainWindow, hands: Hands, key: str, stops: int
) -> None:
    opened(window, key)
    panel = window.learning.predicting.question_panel
    type_keys("1")
    for _ in range(stops):
        hands.press(Qt.Key.Key_Tab)
    assert panel.answer.hasFocus()
    hands.press(Qt.Key.Key_Tab)
    assert panel.show_me.hasFocus()


def test_tab_leads_to_all_that_can_be_done_after_the_verdict(window: MainWindow, hands: Hands) -> None:
    opened(window, UNBLOCKED)
    type_keys("5\r")
    panel, reached = window.learning.predicting.verdict_panel, []
    for _ in range(6):
        reached.append(QApplication.focusWidget())
        hands.press(Qt.Key.Key_Tab)
    assert reached == [panel.next, panel.moment, panel.others, panel.again, panel.edit, panel.leave]


def test_nothing_else_is_selected_when_what_was_chosen_dies(window: MainWindow, hands: Hands) -> None:
    opened(window, TRADE)
    window.table.setFocus(Qt.FocusReason.TabFocusReason)
    hands.click("bears")
    press(window.learning.predicting.question_panel.answer)
    assert stage(window) is Stage.TOLD
    assert window.table.selection.everything == ()


def test_nothing_can_be_changed_while_it_is_asked(window: MainWindow, hands: Hands) -> None:
    opened(window, TRADE)
    before = window.session.scenario
    hands.drag("bears", NICOLE)
    hands.drag("dog", "bears")
    window.table.setFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Delete):
        hands.press(key)
    assert (window.session.scenario, window.session.cursor) == (before, 0)
    assert stage(window) is Stage.ASKED


def test_show_me_plays_without_a_prediction(window: MainWindow) -> None:
    opened(window, UNBLOCKED)
    press(window.learning.predicting.question_panel.show_me)
    assert "This is how it ends. Nicole has 18 life." in words(window.learning.predicting.verdict_panel)
    assert window.learning.learner.standing(UNBLOCKED) is Standing.SHOWN


def test_play_comes_before_the_verdict(window: MainWindow, qtbot: QtBot) -> None:
    window.transport.set_speed(Speed.VERY_FAST)
    opened(window, UNBLOCKED)
    press(window.learning.predicting.question_panel.show_me)
    assert stage(window) is Stage.PLAYED
    assert window.timeline.isVisible()
    assert not window.learning.predicting.verdict_panel.isVisible()
    qtbot.waitUntil(lambda: stage(window) is Stage.TOLD)


def test_no_key_ends_the_question_while_it_is_played(window: MainWindow, hands: Hands) -> None:
    window.transport.set_speed(Speed.NORMAL)
    opened(window, UNBLOCKED)
    type_keys("18\r")
    assert stage(window) is Stage.PLAYED
    for _ in range(8):
        if stage(window) is Stage.PLAYED:
            hands.press(Qt.Key.Key_Tab)
            hands.press(Qt.Key.Key_Return)
    assert window.session.undo_stack.count() == 0
    assert stage(window) is not Stage.NONE


def test_the_moment_is_where_the_answer_changed(window: MainWindow) -> None:
    opened(window, UNBLOCKED)
    press(window.learning.predicting.question_panel.show_me)
    press(window.learning.predicting.verdict_panel.moment)
    frame = window.session.frames[window.session.cursor - 1]
    assert frame.event.kind == "damage_event_occurred"
    assert "20 → 18" in window.explanation.findChildren(QTextBrowser)[0].toPlainText()
    assert stage(window) is Stage.TOLD


def test_details_of_the_moment_are_unfolded_beside_the_verdict(window: MainWindow, hands: Hands) -> None:
    band = creature("ox", "3/3 banding"), creature("elk", "2/2")
    attack: list[dict[str, Any]] = [{"attack": {"ox": NICOLE, "elk": NICOLE}, "bands": [["ox", "elk"]]}]
    asks = {"happens": {"kind": "attackers_declared"}}
    hands.show(changed(table(*band, script=attack, question=asks), undecided="default"), watching=True)
    window.learning.ask_about_board()
    press(window.learning.predicting.question_panel.show_me)
    press(window.learning.predicting.verdict_panel.moment)
    page = window.explanation.findChildren(QTextBrowser)[0]
    assert "\N{BLACK DOWN-POINTING SMALL TRIANGLE} Details" in page.toPlainText()
    page.anchorClicked.emit(QUrl("details:"))
    assert "\N{BLACK RIGHT-POINTING SMALL TRIANGLE} Details" in page.toPlainText()
    assert not window.settings.shows_details


def test_the_title_comes_with_the_answer(window: MainWindow) -> None:
    """It often names the reason: `Defender and attacking`."""
    title = read_scenario(path_of(DEFENDER)).title
    opened(window, DEFENDER, (UNBLOCKED, DEFENDER))
    assert window.windowTitle().startswith("Lesson 3, board 2 of 2")
    assert not any(title in one.text() for one in window.findChildren(QLabel) if one.isVisible())
    press(window.learning.predicting.question_panel.show_me)
    assert window.windowTitle().startswith(title)
    window.player.go_to(0)
    assert title in words(window.explanation)


def test_the_place_is_told_of_each_board(window: MainWindow, hands: Hands) -> None:
    opened(window, UNBLOCKED)
    type_keys("18\r")
    press(window.learning.predicting.verdict_panel.next)
    assert "Lesson 3, board 2 of 3" in words(window.explanation)
    window.learning.open(Opening(key=UNBLOCKED, title="Damage", keys=(UNBLOCKED, BIG)))
    assert "Board 1 of 2" in words(window.explanation)
    hands.press(Qt.Key.Key_F4)
    assert window.windowTitle().startswith("Board 1 of 2")


def test_why_it_is_illegal_is_said_once_in_the_verdict_and_once_on_the_board(window: MainWindow) -> None:
    opened(window, DEFENDER)
    press(window.learning.predicting.question_panel.show_me)
    panel = window.learning.predicting.verdict_panel
    page = window.explanation.findChildren(QTextBrowser)[0].toPlainText()
    lesson = window.session.scenario.lesson
    assert words(panel).strip() == f"This is how it ends. It isn't legal. {lesson}"
    assert page.count("Carnivorous Plant can't attack: it has defender") == 1


def test_without_a_lesson_the_verdict_says_why_it_is_illegal(window: MainWindow, hands: Hands) -> None:
    board = table(
        creature("ox", "3/3 defender"), script=[{"attack": {"ox": NICOLE}}], question={"legal": True}
    )
    hands.show(changed(board, undecided="default"), watching=True)
    window.learning.ask_about_board()
    hands.press(Qt.Key.Key_N)
    said = words(window.learning.predicting.verdict_panel)
    assert "Right. It isn't legal. Ox can't attack: it has defender (CR\N{NO-BREAK SPACE}702.3b)." in said


@pytest.mark.parametrize(
    ("key", "step", "ribbon"),
    [
        (TAPPED_BLOCKER, "Declare blockers step", "Blockers"),
        (TOO_LITTLE, "Combat damage step", "Combat damage"),
    ],
)
def test_after_an_illegal_answer_the_heading_says_its_step(
    window: MainWindow, key: str, step: str, ribbon: str
) -> None:
    opened(window, key)
    press(window.learning.predicting.question_panel.show_me)
    assert words(window.explanation).startswith(step)
    assert next(one.name for one in window.ribbon.steps if one.is_now) == ribbon
    assert "Before: declare" in window.explanation.findChildren(QTextBrowser)[0].toPlainText()


def test_the_verdict_has_the_width_up_to_what_goes_on(window: MainWindow) -> None:
    opened(window, TRADE)
    press(window.learning.predicting.question_panel.show_me)
    QApplication.processEvents()
    panel = window.learning.predicting.verdict_panel
    head = panel.findChildren(QLabel)[0]
    gap = panel.next.mapTo(panel, QPoint()).x() - head.mapTo(panel, head.rect().topRight()).x()
    assert gap < 20
    assert head.height() < 2 * head.fontMetrics().height()
