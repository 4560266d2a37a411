"""What the keys do at a thing is said beside it, and what Enter shows where nothing can be done."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from gui.table.picture.spots import SpotKind, spots
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, card, creature


def hints(hands: Hands, window: MainWindow) -> dict[tuple[SpotKind, str, str], str]:
    """Return the hint at everything on the table."""
    picture = window.table.table.picture
    assert picture is not None
    window.table.setFocus()
    found = {}
    for spot in spots(picture):
        window.table.keyboard.put(spot, is_shown=True)
        window.table.keyboard.hint_wanted.emit()
        found[spot.kind, spot.id, spot.to] = hands.bubble
    return found


def told(hands: Hands, window: MainWindow, kind: SpotKind) -> list[str]:
    """Return what Enter says of each thing of a kind."""
    picture = window.table.table.picture
    assert picture is not None
    said = []
    for spot in spots(picture):
        if spot.kind is kind:
            window.table.keyboard.put(spot, is_shown=True)
            hands.press(Qt.Key.Key_Return)
            said.append(window.message)
    return said


def test_what_answers_the_question_is_chosen_with_enter(hands: Hands, window: MainWindow) -> None:
    """CR 704.5j."""
    legends = [card("Zhang Fei, Fierce Warrior", name) for name in ("one", "two")]
    hands.lay(*legends, creature("ox", "3/3"), script=[{"attack": {}}])
    hands.press(Qt.Key.Key_End)
    found = hints(hands, window)
    assert found[SpotKind.CARD, "one", ""] == found[SpotKind.CARD, "two", ""] == "Enter: choose this"
    assert found[SpotKind.CARD, "ox", ""] == "Enter: actions   F2: edit   Del: remove"


def test_a_place_in_an_order_is_moved_up_and_a_fixed_number_has_no_keys(
    hands: Hands, window: MainWindow
) -> None:
    """CR 509.2 of July 2024."""
    defenders = [creature(name, "1/1", by=NICOLE) for name in ("elf", "cub", "elk")]
    hands.lay(
        creature("wurm", "5/5"),
        creature("knight", "2/2 first strike"),
        *defenders,
        script=[
            {"attack": {"wurm": NICOLE, "knight": NICOLE}},
            {"block": {"elf": "wurm", "cub": "wurm", "elk": "knight"}},
        ],
        era="ordered",
    )
    hands.press(Qt.Key.Key_End)
    order = {key: hint for key, hint in hints(hands, window).items() if key[0] is SpotKind.CHIP}
    assert order == {
        (SpotKind.CHIP, "wurm", "elf"): "+: one place up   Enter: continue",
        (SpotKind.CHIP, "wurm", "cub"): "+: one place up   Enter: continue",
    }


def test_a_number_that_is_fixed_beside_one_that_is_not_has_no_hint(hands: Hands, window: MainWindow) -> None:
    attack: list[dict[str, Any]] = [
        {"attack": {"wurm": NICOLE, "ox": NICOLE}},
        {"block": {"wall": "wurm", "elk": "ox"}},
    ]
    mine = creature("wurm", "5/5 trample"), creature("ox", "3/3")
    theirs = creature("wall", "0/4", by=NICOLE), creature("elk", "0/4", by=NICOLE)
    hands.lay(*mine, *theirs, script=attack)
    hands.press(Qt.Key.Key_End)
    found = hints(hands, window)
    assert found[SpotKind.CHIP, "ox", "elk"] == ""
    assert found[SpotKind.CHIP, "wurm", "wall"].startswith("+: 1 more")


def test_enter_on_an_effect_and_on_a_library_says_what_is_there(hands: Hands, window: MainWindow) -> None:
    players = [{"id": AMY, "name": "Amy", "library": ["Shock", "Hill Giant"]}, {"id": NICOLE}]
    shield = {
        "name": "Healing shield",
        "controller": NICOLE,
        "protects": NICOLE,
        "points": 4,
        "effect": {"kind": "damage", "change": {"kind": "prevent"}},
    }
    hands.lay(creature("ox", "3/3"), players=players, effects=[shield])
    assert told(hands, window, SpotKind.PILE) == ["Amy's library, from the top: Shock, Hill Giant"]
    assert told(hands, window, SpotKind.WAITING) == ["Healing shield, 4, effect"]
