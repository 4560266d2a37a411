"""Putting things on the table without the mouse, and finding them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.cards.library import built_in
from core.cards.rendering import type_line
from core.characteristics.current import characteristics
from core.terms.card_types import Supertype
from core.terms.colors import Color
from core.terms.ids import ObjectId
from gui.panels.palette import PaletteList, PaletteModel
from gui.panels.palette_entries import card_entries
from gui.panels.palette_rows import MADE_ENTRY, PaletteEntry
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, creature


def test_find_type_enter_puts_a_card_on_the_table(hands: Hands, window: MainWindow) -> None:
    hands.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    hands.type_into(hands.widget(QLineEdit, "Find a card or ability"), "grizzly")
    [bears] = window.session.scenario.battlefield
    assert (bears.card, bears.controller) == ("Grizzly Bears", AMY)
    assert window.table.selected == bears.id


def test_shift_enter_puts_it_on_the_other_side(hands: Hands, window: MainWindow) -> None:
    field = hands.widget(QLineEdit, "Write a creature")
    field.setFocus()
    field.setText("3/3 first strike, lifelink")
    hands.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    [made] = window.session.scenario.battlefield
    assert (made.controller, made.power, made.keywords) == (NICOLE, 3, ("first strike", "lifelink"))


def test_a_written_creature_keeps_its_colors_and_types_on_the_table(hands: Hands, window: MainWindow) -> None:
    """Protection, fear and intimidate ask for them."""
    field = hands.widget(QLineEdit, "Write a creature")
    hands.type_into(field, '5/4 red and white legendary goblin trample "Ox"')
    (spec,) = window.session.scenario.battlefield
    assert spec.name == "Ox"
    assert set(spec.colors or ()) == {Color.RED, Color.WHITE}
    assert (spec.subtypes, spec.supertypes) == (("Goblin",), (Supertype.LEGENDARY,))
    assert characteristics(window.session.game, ObjectId(spec.id)).colors == {Color.RED, Color.WHITE}


@pytest.mark.parametrize(
    ("words", "expected"),
    [("flying", "Serra Angel"), ("boggart", "Boggart Brute"), ("Siege", "Siege of Highwall")],
)
def test_names_and_abilities_are_found(hands: Hands, words: str, expected: str) -> None:
    hands.widget(QLineEdit, "Find a card or ability").setText(words)
    assert expected in shown(hands)


@pytest.mark.parametrize(("words", "kind"), [("planeswalker", "Planeswalker"), ("battle", "Battle")])
def test_what_is_called_so_comes_before_what_mentions_it(hands: Hands, words: str, kind: str) -> None:
    field = hands.widget(QLineEdit, "Find a card or ability")
    field.setText("e")
    field.setText(words)
    found = [built_in()[name] for name in shown(hands)]
    is_it = [kind in f"{card.name} {type_line(card)}" for card in found]
    assert is_it == sorted(is_it, reverse=True)
    assert is_it[0]
    assert not is_it[-1], "others mention it"


def test_without_words_the_list_is_as_it_was(hands: Hands) -> None:
    before = shown(hands)
    field = hands.widget(QLineEdit, "Find a card or ability")
    field.setText("giant")
    field.setText("giant g")
    assert shown(hands)[0] == "Giant Growth"
    field.clear()
    assert shown(hands) == before


def test_a_row_is_made_when_there_is_time_and_then_drawn_again(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    model = PaletteModel(card_entries(built_in()), place)
    row = model.index(4)
    assert (row.data(), row.data(MADE_ENTRY)) == (card_entries(built_in()).titles[4], None)
    with qtbot.waitSignal(model.dataChanged) as changed:
        pass
    made = row.data(MADE_ENTRY)
    assert isinstance(made, PaletteEntry)
    assert (made.title, changed.args[0]) == (row.data(), row)


def test_arrows_light_what_was_found_and_enter_takes_it(hands: Hands, window: MainWindow) -> None:
    field = hands.widget(QLineEdit, "Find a card or ability")
    field.setFocus()
    field.setText("giant")
    found = shown(hands)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return):
        hands.press(key)
    assert field.hasFocus()
    assert [spec.card for spec in window.session.scenario.battlefield] == [found[1]]


def test_shift_and_enter_put_what_was_found_on_the_far_side(hands: Hands, window: MainWindow) -> None:
    field = hands.widget(QLineEdit, "Find a card or ability")
    field.setFocus()
    field.setText("Hill Giant")
    hands.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    hands.press(Qt.Key.Key_Return)
    assert [spec.controller for spec in window.session.scenario.battlefield] == ["nicole", "amy"]


def test_what_is_not_there_is_not_found(hands: Hands) -> None:
    hands.widget(QLineEdit, "Find a card or ability").setText("no such thing")
    assert shown(hands) == []


def test_a_keyword_goes_to_the_selected_card(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click("bear")
    hands.turn_to("Keywords")
    hands.type_into(hands.widget(QLineEdit, "Find a keyword"), "trample")
    assert window.session.scenario.battlefield[0].keywords == ("trample",)


def test_a_keyword_without_a_card_says_what_to_do(hands: Hands, window: MainWindow) -> None:
    hands.turn_to("Keywords")
    hands.type_into(hands.widget(QLineEdit, "Find a keyword"), "trample")
    assert window.message == "Drop Trample on a card, or select a card first."


def open_menu(hands: Hands, field: str, name: str) -> None:
    """Find an entry of the palette, and open its menu with the right button."""
    hands.widget(QLineEdit, field).setText(name)
    rows = hands.window.palette_panel.findChildren(PaletteList)
    [shown_list] = [one for one in rows if one.isVisible()]
    at = shown_list.visualRect(shown_list.model().index(0, 0)).center()
    hands.right_click(shown_list.viewport(), at)


def test_an_entry_has_a_menu_with_every_place_it_can_go(hands: Hands, window: MainWindow) -> None:
    for words in ("Put on Nicole's side", "Put into Amy's hand", "Put into Nicole's graveyard"):
        open_menu(hands, "Find a card or ability", "Grizzly Bears")
        hands.choose(words)
    scenario = window.session.scenario
    assert [(one.card, one.controller) for one in scenario.battlefield] == [("Grizzly Bears", NICOLE)]
    amy, nicole = scenario.players
    assert (amy.hand, nicole.graveyard) == (("Grizzly Bears",), ("Grizzly Bears",))


def test_a_keyword_is_given_from_its_menu_to_what_is_selected(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.turn_to("Keywords")
    open_menu(hands, "Find a keyword", "trample")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [(one.text(), one.isEnabled()) for one in menu.actions()] == [("Select a card first", False)]
    menu.close()
    hands.click("bear")
    open_menu(hands, "Find a keyword", "trample")
    hands.choose("Give to Bear")
    assert window.session.scenario.battlefield[0].keywords == ("trample",)


def test_a_creature_that_cannot_be_read_makes_no_card(hands: Hands, window: MainWindow) -> None:
    hands.type_into(hands.widget(QLineEdit, "Write a creature"), "3/3 trampel")
    assert window.session.scenario.battlefield == ()


def shown(hands: Hands) -> list[str]:
    """Return the titles in the list of cards."""
    model = hands.widget(QListView, "Palette").model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]
