"""Cards are copied, cut and pasted, here and elsewhere."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLineEdit

from core.scenario.reading import parse_scenario
from gui.window.clipboard import MIME
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature

_CTRL = Qt.KeyboardModifier.ControlModifier
AURA = {"id": "aura", "card": "Holy Strength", "controller": "amy", "attached_to": "bear"}


def entry(window: MainWindow, words: str) -> QAction:
    """Return an entry of the menus."""
    return next(one for one in window.findChildren(QAction) if one.text().replace("&", "") == words)


def ids(window: MainWindow) -> list[str]:
    """Return what is set up on the table."""
    return [spec.id for spec in window.session.scenario.battlefield]


def test_a_copied_card_is_pasted_beside_itself_and_selected(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click("bear")
    hands.press(Qt.Key.Key_C, _CTRL)
    assert window.message == "Card copied."
    hands.press(Qt.Key.Key_V, _CTRL)
    assert ids(window) == ["bear", "bear-2"]
    assert window.table.selected == "bear-2"
    assert window.session.undo_stack.undoText() == "Paste Bear"


def test_a_creature_and_its_aura_go_to_another_board_together(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), AURA)
    hands.press(Qt.Key.Key_A, _CTRL)
    hands.press(Qt.Key.Key_X, _CTRL)
    assert ids(window) == []
    assert window.session.undo_stack.undoText() == "Cut 2 cards"
    hands.lay(creature("bear", "5/5", by=NICOLE))
    hands.press(Qt.Key.Key_V, _CTRL)
    assert ids(window) == ["bear", "bear-2", "aura"]
    assert window.session.scenario.battlefield[2].attached_to == "bear-2"
    assert window.table.selection.cards == ("bear-2", "aura")


def test_the_clipboard_holds_a_board_that_other_programs_can_read(hands: Hands) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"))
    hands.click("ox")
    hands.press(Qt.Key.Key_C, _CTRL)
    data = QApplication.clipboard().mimeData()
    assert data.hasFormat(MIME)
    assert [spec.id for spec in parse_scenario(data.text()).battlefield] == ["ox"]


def test_a_card_of_a_hand_is_cut_and_pasted_into_it(hands: Hands, window: MainWindow) -> None:
    hands.lay(players=[{"id": "amy", "name": "Amy", "hand": ["Shock", "Giant Growth"]}, {"id": NICOLE}])
    shock = next(card.id for card in window.session.game.hand if card.card.name == "Shock")
    window.table.select(shock)
    hands.press(Qt.Key.Key_X, _CTRL)
    assert list(window.session.scenario.players[0].hand) == ["Giant Growth"]
    assert window.session.undo_stack.undoText() == "Cut Shock from the hand"
    hands.press(Qt.Key.Key_V, _CTRL)
    assert list(window.session.scenario.players[0].hand) == ["Giant Growth", "Shock"]


def test_the_board_as_json_is_the_file(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}])
    window.clipboard.copy_board()
    assert parse_scenario(QApplication.clipboard().text()) == window.session.scenario


def test_a_picture_of_the_table_is_as_large_as_the_table(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    window.clipboard.copy_picture(window.theme)
    assert QApplication.clipboard().image().size() == window.table.maximumViewportSize()


def test_other_text_is_refused_and_nothing_selected_is_said(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    QApplication.clipboard().setText("bear")
    hands.press(Qt.Key.Key_V, _CTRL)
    assert window.message.startswith("Nothing to paste")
    QApplication.clipboard().setText("{}")
    hands.press(Qt.Key.Key_V, _CTRL)
    assert '"format" must be' in window.message
    assert ids(window) == ["bear"]
    hands.press(Qt.Key.Key_C, _CTRL)
    assert window.message == "Select cards first."


def test_a_field_with_the_keyboard_takes_what_is_pasted(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click("bear")
    hands.press(Qt.Key.Key_C, _CTRL)
    QApplication.clipboard().setText("wall")
    window.palette_panel.find_card()
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    window.clipboard.paste()
    assert field.text() == "wall"
    assert ids(window) == ["bear"]


def test_a_field_with_the_keyboard_is_copied_cut_and_selected_instead_of_the_table(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click("bear")
    window.palette_panel.find_card()
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    field.setText("wall of air")
    field.deselect()
    entry(window, "Select all cards").trigger()
    assert field.selectedText() == "wall of air"
    entry(window, "Copy").trigger()
    assert (QApplication.clipboard().text(), field.text()) == ("wall of air", "wall of air")
    field.setSelection(0, 5)
    entry(window, "Cut").trigger()
    assert (QApplication.clipboard().text(), field.text()) == ("wall ", "of air")
    assert ids(window) == ["bear"]


def test_the_menu_copies_a_picture_of_the_table(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    entry(window, "Copy picture").trigger()
    assert QApplication.clipboard().image().size() == window.table.maximumViewportSize()
    assert window.message == "Picture copied."
