"""Everything about the selected thing can be changed, each change one step of undo."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QSpinBox,
)

from core.files import limits
from core.scenario.format import ObjectSpec
from core.terms.ids import ObjectId
from gui.panels.now_view import NowView
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, card, creature


@pytest.fixture
def bear(hands: Hands) -> Hands:
    """A selected bear, and a wall on the other side."""
    hands.lay(creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE))
    hands.click("bear")
    return hands


def spec(window: MainWindow) -> ObjectSpec:
    """Return the bear as the file says it."""
    return window.session.scenario.battlefield[0]


def test_numbers_are_typed(bear: Hands, window: MainWindow) -> None:
    bear.type_into(bear.widget(QSpinBox, "Power"), "7")
    bear.type_into(bear.widget(QSpinBox, "Toughness"), "9")
    bear.type_into(bear.widget(QSpinBox, "Marked damage"), "3")
    assert (spec(window).power, spec(window).toughness, spec(window).damage) == (7, 9, 3)
    assert window.session.undo_stack.count() == 3


def test_a_number_is_typed_and_undone(bear: Hands, window: MainWindow) -> None:
    bear.type_into(bear.widget(QSpinBox, "Power"), "7")
    bear.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert spec(window).power == 2


def test_a_number_that_the_keyboard_left_and_comes_back_to_is_undone(bear: Hands, window: MainWindow) -> None:
    """Undo is that of the table, not of what was typed before."""
    power = bear.widget(QSpinBox, "Power")
    power.setFocus()
    power.selectAll()
    QTest.keyClicks(power, "7")
    bear.press(Qt.Key.Key_Tab)
    assert spec(window).power == 7
    power.setFocus()
    bear.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (spec(window).power, power.value()) == (2, 2)


def test_nothing_is_attached_to_itself(hands: Hands) -> None:
    hands.lay(creature("bear", "2/2"), card("Viridian Longbow", "longbow"))
    hands.click("longbow")
    bearer = hands.widget(QComboBox, "Attached to")
    offered = [bearer.itemText(number) for number in range(bearer.count())]
    assert offered[:2] == ["nothing", "Bear"]
    assert "Viridian Longbow" not in offered


def test_a_name_is_typed_and_undone(bear: Hands, window: MainWindow) -> None:
    bear.type_into(bear.widget(QLineEdit, "Name"), "Ursine")
    assert window.session.playthrough.start.label(ObjectId("bear")) == "Ursine"
    bear.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bear.widget(QLineEdit, "Name").text() == "Bear"
    assert spec(window).name == "Bear"


def test_abilities_are_added_by_name_and_removed_by_key(bear: Hands, window: MainWindow) -> None:
    bear.type_into(bear.widget(QLineEdit, "Add trample, or a sentence"), "protection from red")
    bear.type_into(bear.widget(QLineEdit, "Add trample, or a sentence"), "trample")
    listed = bear.widget(QListWidget, "Abilities")
    assert [listed.item(row).text() for row in range(listed.count())] == ["trample", "protection from red"]
    listed.setFocus()
    listed.setCurrentRow(0)
    listed.setFocus()
    bear.press(Qt.Key.Key_Delete)
    assert spec(window).keywords == ("protection from red",)


def test_colors_are_switched_one_by_one(bear: Hands, window: MainWindow) -> None:
    """CR 105.2: several, one, or none."""
    for color in ("Red", "White"):
        bear.widget(QCheckBox, color).click()
    assert spec(window).colors == ("W", "R")
    bear.widget(QCheckBox, "White").click()
    bear.widget(QCheckBox, "Red").click()
    assert spec(window).colors == ()
    assert window.session.undo_stack.count() == 4


def test_an_unknown_ability_is_refused_with_the_nearest_spelling(bear: Hands, window: MainWindow) -> None:
    bear.type_into(bear.widget(QLineEdit, "Add trample, or a sentence"), "trampel")
    assert spec(window).keywords == ()
    assert "trample" in window.message


def test_an_ability_is_typed_as_on_a_card_and_taken_away(bear: Hands, window: MainWindow) -> None:
    field = bear.widget(QLineEdit, "Add trample, or a sentence")
    bear.type_into(field, "When this creature dies, you gain 2 life.")
    bear.type_into(field, "trample")
    listed = bear.widget(QListWidget, "Abilities")
    sentence = "When this creature dies, you gain 2 life."
    assert [listed.item(row).text() for row in range(listed.count())] == ["trample", sentence]
    assert spec(window).text == sentence
    listed.setCurrentRow(1)
    listed.setFocus()
    bear.press(Qt.Key.Key_Delete)
    assert (spec(window).text, spec(window).keywords) == ("", ("trample",))


def test_a_sentence_that_cannot_be_read_is_refused_with_the_place(bear: Hands, window: MainWindow) -> None:
    field = bear.widget(QLineEdit, "Add trample, or a sentence")
    bear.type_into(field, "When this creature dies, you gain 2 lives.")
    assert spec(window).text == ""
    assert "it stops at" in window.message


def test_counters_are_added_and_taken(bear: Hands, window: MainWindow) -> None:
    field = bear.widget(QLineEdit, "Add a counter, such as +1/+1")
    bear.type_into(field, "+1/+1")
    bear.type_into(field, "+1/+1")
    assert spec(window).counters == {"+1/+1": 2}
    listed = bear.widget(QListWidget, "Counters")
    assert listed.item(0).text() == "+1/+1 \N{MULTIPLICATION SIGN} 2"
    listed.setFocus()
    listed.setCurrentRow(0)
    QTest.keyClick(listed, Qt.Key.Key_Delete)
    assert spec(window).counters == {"+1/+1": 1}


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ("Tapped", "tapped"),
        ("Entered this turn", "summoning_sick"),
        ("Token", "token"),
        ("Hit by deathtouch", "deathtouched"),
        ("Phased out", "phased_out"),
    ],
)
@pytest.mark.usefixtures("bear")
def test_flags_are_ticked(window: MainWindow, words: str, field: str) -> None:
    box = next(one for one in window.findChildren(QCheckBox) if one.text() == words)
    box.click()
    assert getattr(spec(window), field) is True
    assert window.session.undo_stack.count() == 1


def test_the_controller_is_chosen(bear: Hands, window: MainWindow) -> None:
    combo = bear.widget(QComboBox, "Controller")
    combo.setFocus()
    bear.press(Qt.Key.Key_Down)
    assert spec(window).controller == NICOLE


def test_the_owner_is_shown_and_chosen(hands: Hands, window: MainWindow) -> None:
    """CR 108.3: whoever controls a card now, its owner stays; a file that names none means the controller."""
    hands.lay(creature("bear", "2/2", owner=NICOLE), creature("wall", "0/4", by=NICOLE))
    hands.click("wall")
    owner = hands.widget(QComboBox, "Owner")
    assert owner.currentData() == NICOLE
    hands.click("bear")
    assert owner.currentData() == NICOLE
    owner.setFocus()
    hands.press(Qt.Key.Key_Up)
    assert (spec(window).owner, spec(window).controller) == (AMY, AMY)


def test_loyalty_is_shown_only_for_planeswalkers(hands: Hands, window: MainWindow) -> None:
    hands.lay(card("Orrin, Twice Tested", "orrin", AMY), creature("bear", "2/2"))
    hands.click("orrin")
    hands.type_into(hands.widget(QSpinBox, "Loyalty"), "6")
    assert window.session.playthrough.start.battlefield[ObjectId("orrin")].counters == {"loyalty": 6}
    hands.click("bear")
    assert not [
        one for one in window.findChildren(QSpinBox) if one.accessibleName() == "Loyalty" and one.isVisible()
    ]


def test_a_player_has_life_and_poison(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click(NICOLE)
    hands.type_into(hands.widget(QSpinBox, "Life"), "7")
    hands.type_into(hands.widget(QSpinBox, "Poison counters"), "9")
    nicole = window.session.scenario.players[1]
    assert (nicole.life, nicole.poison) == (7, 9)


def test_a_player_without_a_name_is_called_by_id(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), players=[{"id": AMY}, {"id": NICOLE, "name": "Nicole"}])
    names = []
    for player in (AMY, NICOLE):
        hands.click(player)
        names.append(hands.widget(QLineEdit, "Name").text())
    assert names == ["amy", "Nicole"]
    assert window.session.undo_stack.count() == 0


def test_the_table_has_a_title_and_words(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.type_into(hands.widget(QLineEdit, "Title"), "Bears at dawn")
    words = hands.widget(QPlainTextEdit, "Description")
    words.setFocus()
    words.setPlainText("Nobody blocks.")
    window.table.setFocus()
    assert (window.session.scenario.title, window.session.scenario.description) == (
        "Bears at dawn",
        "Nobody blocks.",
    )


def test_a_description_that_is_too_long_is_refused_and_goes_back(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), description="Nobody blocks.")
    words = hands.widget(QPlainTextEdit, "Description")
    words.setFocus()
    words.setPlainText("x" * (limits.TEXT_LENGTH + 1))
    window.table.setFocus()
    assert f"{limits.TEXT_LENGTH}" in window.message.replace(",", "")
    assert words.toPlainText() == window.session.scenario.description == "Nobody blocks."


def test_cards_are_put_into_a_hand_by_name_and_removed_by_key(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click(NICOLE)
    field = hands.widget(QLineEdit, "Add a card to the hand")
    for name in ("shock", "Shock", "Giant Growth"):
        hands.type_into(field, name)
    assert list(window.session.scenario.players[1].hand) == ["Shock", "Shock", "Giant Growth"]
    listed = hands.widget(QListWidget, "Hand")
    listed.setFocus()
    listed.setCurrentRow(0)
    hands.press(Qt.Key.Key_Delete)
    assert list(window.session.scenario.players[1].hand) == ["Shock", "Giant Growth"]
    assert window.session.undo_stack.undoText() == "Remove Shock from the hand: Nicole"


def test_rules_and_open_decisions_are_chosen_for_the_table(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    for name, key in (("Rules", "ordered"), ("Open decisions", "default"), ("Time of day", "night")):
        box = hands.widget(QComboBox, name)
        box.setCurrentIndex(box.findData(key))
        box.activated.emit(box.currentIndex())
    scenario = window.session.scenario
    assert (scenario.era, scenario.undecided, scenario.time) == ("ordered", "default", "night")


def test_the_wheel_over_a_number_that_has_not_the_keyboard_changes_nothing(
    bear: Hands, window: MainWindow
) -> None:
    power = bear.widget(QSpinBox, "Power")
    window.table.setFocus()
    bear.wheel_over(power, 1)
    assert spec(window).power == 2


def test_lines_that_are_not_played_here_stand_in_gray_in_the_inspector(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2", text="Delve"))
    hands.click("bear")
    html = hands.widget(NowView, "").text()
    assert html.count(window.theme.ink_soft) == 1
    gray = html.partition(window.theme.ink_soft)[2]
    assert "Not played here" in gray
    assert "Delve" in gray


def test_what_a_permanent_has_become_is_said_in_the_inspector(hands: Hands) -> None:
    """CR 702.112b: renowned from the damage on."""
    hands.lay(creature("bear", "2/2 renown 1"), script=[{"attack": {"bear": "nicole"}}])
    hands.click("bear")
    hands.press(Qt.Key.Key_End)
    now = QTextDocumentFragment.fromHtml(hands.widget(NowView, "").text()).toPlainText()
    assert now.splitlines()[0] == "Now: Bear 3/3"
    assert {"one +1/+1 counter", "tapped", "renowned"} <= set(now.splitlines())
    hands.press(Qt.Key.Key_Home)
    now = QTextDocumentFragment.fromHtml(hands.widget(NowView, "").text()).toPlainText()
    assert now.splitlines() == ["Now: Bear 2/2"]


def test_the_turn_is_given_to_a_player_or_on_to_the_next(hands: Hands, window: MainWindow) -> None:
    hands.lay()
    hands.click(NICOLE)
    box = next(
        one for one in window.findChildren(QCheckBox) if one.text().startswith("It's this player's turn")
    )
    box.click()
    assert window.session.scenario.active == NICOLE
    box.click()
    assert window.session.scenario.active == AMY


def test_a_mana_cost_is_typed_and_one_that_is_none_is_refused(bear: Hands, window: MainWindow) -> None:
    field = bear.widget(QLineEdit, "Mana cost")
    bear.type_into(field, "{1}{G}")
    assert spec(window).mana_cost == "{1}{G}"
    assert window.session.playthrough.start.permanent(ObjectId("bear")).card.mana_cost == "{1}{G}"
    bear.type_into(field, "1G")
    assert spec(window).mana_cost == "{1}{G}"
    assert field.text() == "{1}{G}"


def test_tab_goes_through_the_fields_of_the_table_from_the_top_and_each_is_seen(
    hands: Hands, window: MainWindow
) -> None:
    """In a low window, too, where they are scrolled."""
    window.resize(1024, 700)
    hands.lay(creature("bear", "2/2"))
    window.table.setFocus()
    seen: list[str] = []
    for _ in range(30):
        hands.press(Qt.Key.Key_Tab)
        field = QApplication.focusWidget()
        if field is not None and window.inspector.isAncestorOf(field):
            QApplication.processEvents()
            seen.append(field.accessibleName())
            assert field.visibleRegion().boundingRect().height() > 10, field.accessibleName()
    first = ["Title", "Description", "Rules", "Play from", "Play until", "Open decisions"]
    assert [name for name in seen if name in {*first, "Lesson"}] == [*first, "Lesson"]
