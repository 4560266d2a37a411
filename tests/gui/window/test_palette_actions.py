"""What comes out of the palette and can't be put where it is dropped says why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from gui.panels.palette import PaletteList
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, creature


@pytest.mark.parametrize(
    ("payload", "at", "why"),
    [
        (Payload("card", "Nonsense"), NICOLE, "Nonsense isn't in the card library."),
        (Payload("spell", "Nonsense"), NICOLE, "Nonsense isn't in the card library."),
        (Payload("creature", "big"), NICOLE, "Write power/toughness, then abilities"),
        (Payload("keyword", "flyin"), "bear", "unknown keyword 'flyin'. Did you mean 'flying'?"),
        (Payload("keyword", "flying"), NICOLE, "Drop Flying on a card, or select a card first."),
    ],
)
def test_what_another_window_lets_go_of_and_nobody_knows_here_is_refused(
    hands: Hands, window: MainWindow, payload: Payload, at: str, why: str
) -> None:
    """The window it is dragged from may be of a later version, with cards that are not known here."""
    hands.lay(creature("bear", "2/2"))
    before = window.session.scenario
    hands.drop(payload, at)
    assert window.message.startswith(why)
    assert window.session.scenario == before


def into_the_list(hands: Hands, window: MainWindow) -> None:
    """Put the keyboard on the first entry of the list."""
    shown = next(one for one in window.palette_panel.findChildren(PaletteList) if one.isVisible())
    shown.setFocus()
    hands.press(Qt.Key.Key_Home)


def test_only_a_card_can_be_cast_from_the_list(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.turn_to("Keywords")
    into_the_list(hands, window)
    hands.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.message == "Only cards can be cast."


@pytest.mark.parametrize(
    ("key", "by"), [(Qt.KeyboardModifier.NoModifier, NICOLE), (Qt.KeyboardModifier.ShiftModifier, AMY)]
)
def test_a_spell_that_is_chosen_in_the_list_is_cast_by_who_has_priority_or_with_shift_by_the_next(
    hands: Hands, window: MainWindow, key: Qt.KeyboardModifier, by: str
) -> None:
    hands.lay(
        creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE), script=[{"attack": {"bear": NICOLE}}]
    )
    hands.drop(Payload("spell", "Lightning Bolt"), "ox")
    hands.press(Qt.Key.Key_P)
    assert window.choice_bar.question.title == "Nicole has priority"
    QTest.keyClicks(hands.widget(QLineEdit, "Find a card or ability"), "Shock")
    into_the_list(hands, window)
    hands.press(Qt.Key.Key_Return, key)
    casting = window.table.announcer.casting
    assert casting is not None
    assert (casting.name, casting.player) == ("Shock", by)
