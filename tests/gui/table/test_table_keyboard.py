"""The table without a mouse."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QTextBrowser, QWidget

from core.rules.combat.assignment_choice import AssignCombatDamage
from core.scenario.entries import AttackSpec, BlockSpec
from gui.layout.geometry import Box
from gui.panels.ribbon import StepRibbon
from gui.panels.timeline import Timeline
from gui.table.items.bubble_item import BubbleItem
from gui.table.items.focus_item import FocusItem
from gui.table.keyboard_navigation import nearest, reading_order
from gui.table.payload import Payload
from gui.table.picture.spots import Spot, SpotKind, spots
from gui.table.table_view import TableView
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, creature

KEY = Qt.Key
NO_KEY, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
ARROWS = {KEY.Key_Up: (0, -1), KEY.Key_Down: (0, 1), KEY.Key_Left: (-1, 0), KEY.Key_Right: (1, 0)}


def ring(window: MainWindow) -> FocusItem:
    """Return the ring of the keyboard."""
    return next(item for item in window.table.table.items() if isinstance(item, FocusItem))


def focused(window: MainWindow) -> str:
    """Return the id of what has the keyboard on the table."""
    spot = window.table.keyboard.spot
    return spot.id if spot is not None and window.table.keyboard.is_shown else ""


def targets(window: MainWindow) -> list[str]:
    """Return the targets that are picked for what is being cast."""
    casting = window.announcer.casting
    return [str(one) for one in casting.targets] if casting is not None else []


def choose(window: MainWindow, *words: str) -> None:
    """Choose an entry of the menu that is open, word by word, as arrow keys and Enter would."""
    menu: QMenu = window.card_menu
    for word in words:
        action = next(one for one in menu.actions() if one.text().startswith(word))
        found = action.menu()
        if isinstance(found, QMenu):
            menu = found
        else:
            action.trigger()
    window.card_menu.close()


def test_from_every_thing_arrows_lead_to_every_other(hands: Hands, window: MainWindow) -> None:
    mine = [creature(f"bear{n}", "2/2") for n in range(5)]
    theirs = [creature(f"wall{n}", "0/4", by=NICOLE) for n in range(3)]
    players = [{"id": AMY, "hand": ["Shock", "Giant Growth"]}, {"id": NICOLE}]
    hands.lay(*mine, *theirs, {"id": "land", "card": "Forest", "controller": AMY}, players=players)
    picture = window.table.table.picture
    assert picture is not None
    there = spots(picture)
    reached, ahead = set[Spot](), [next(iter(there))]
    while ahead:
        now = ahead.pop()
        reached.add(now)
        ahead += [one for way in ARROWS.values() if (one := nearest(there, now, *way)) not in reached]
    assert reached == set(there)


def test_no_row_is_skipped_for_what_lies_straighter_ahead() -> None:
    rows = {
        "player": Box(90, 0, 20, 20),
        "left": Box(0, 100, 20, 30),
        "right": Box(300, 100, 20, 30),
        "me": Box(90, 300, 20, 30),
    }
    assert nearest(rows, "me", 0, -1) == "left"
    assert nearest(rows, "left", 1, 0) == "right"
    assert nearest(rows, "right", 0, -1) == "player"
    assert nearest(rows, "player", 0, -1) == "player"
    assert reading_order(rows) == ["player", "left", "right", "me"]


def test_a_ring_shows_where_the_keyboard_is_and_goes_with_a_click(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"))
    assert not ring(window).isVisible()
    hands.press(KEY.Key_Down)
    assert ring(window).isVisible()
    first = focused(window)
    hands.press(KEY.Key_Right if first == "bear" else KEY.Key_Left)
    assert {first, focused(window)} == {"bear", "ox"}
    assert window.table.selected == focused(window)
    hands.click("bear")
    assert not ring(window).isVisible()


def test_a_table_shown_larger_goes_along_with_the_keyboard(hands: Hands, window: MainWindow) -> None:
    hands.lay(*(creature(f"bear{n}", "2/2") for n in range(6)))
    hands.press(KEY.Key_Down)
    hands.send_wheel(hands.viewport, QPoint(0, 480), hands.at("bear0"), CTRL)
    assert window.table.zoom.factor > 2
    assert not hands.viewport.rect().contains(hands.at("bear5"))
    for _ in range(12):
        if focused(window) == "bear5":
            break
        hands.press(KEY.Key_Down if not focused(window).startswith("bear") else KEY.Key_Right)
    assert focused(window) == "bear5"
    assert hands.viewport.rect().contains(hands.at("bear5"))


def test_arrows_step_again_once_the_keyboard_has_left_the_cards(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}])
    window.session.move_to(0)
    hands.press(KEY.Key_Down)
    hands.press(KEY.Key_Right)
    assert window.session.cursor == 0
    hands.press(KEY.Key_Escape)
    hands.press(KEY.Key_Right)
    assert window.session.cursor == window.session.moments[0].last


def test_what_leaves_the_table_hands_the_keyboard_to_its_neighbor(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"))
    hands.click("bear")
    hands.press(KEY.Key_Right, CTRL)
    hands.press(KEY.Key_Delete)
    assert focused(window) == window.table.selected == "bear"


def test_enter_opens_the_menu_of_a_card_and_of_a_player(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"))
    hands.click(NICOLE)
    hands.press(KEY.Key_Return)
    words = [action.text() for action in window.card_menu.actions()]
    assert words[0] == "Be attacked by"
    assert not [one for one in words if "first" in one]
    choose(window, "Be attacked by", "Ox")
    assert [type(entry) for entry in window.session.scenario.script] == [AttackSpec]


@pytest.mark.parametrize(
    ("card", "way", "row"),
    [
        ("a", "Move right", ["b", "a", "c", "d"]),
        ("b", "Move right", ["a", "c", "b", "d"]),
        ("c", "Move right", ["a", "b", "d", "c"]),
        ("d", "Move left", ["a", "b", "d", "c"]),
        ("b", "Move left", ["b", "a", "c", "d"]),
    ],
)
def test_a_card_moves_by_one_place_in_its_row(
    hands: Hands, window: MainWindow, card: str, way: str, row: list[str]
) -> None:
    hands.lay(*(creature(name, "2/2") for name in "abcd"))
    hands.click(card)
    hands.press(KEY.Key_Return)
    choose(window, way)
    assert [one.id for one in window.session.scenario.battlefield] == row


def test_a_whole_combat_without_a_mouse(hands: Hands, window: MainWindow) -> None:
    """Two creatures are put down, one attacks, is blocked by two, divides its damage, and play ends."""
    for name, modifier in (("Venomtide Wurm", NO_KEY), ("Grizzly Bears", SHIFT), ("Hill Giant", SHIFT)):
        hands.press(KEY.Key_F, CTRL)
        field = QApplication.focusWidget()
        assert field is not None
        QTest.keyClicks(field, name)
        hands.press(KEY.Key_Tab)
        hands.press(KEY.Key_Home)
        hands.press(KEY.Key_Return, modifier)
    hands.press(KEY.Key_Escape)
    assert QApplication.focusWidget() is window.table
    wurm, bears, giant = (spec.id for spec in window.session.scenario.battlefield)
    go_to(hands, window, wurm)
    hands.press(KEY.Key_Return)
    choose(window, "Attack", "Nicole")
    hands.press(KEY.Key_Space)
    for blocker in (bears, giant):
        go_to(hands, window, blocker)
        hands.press(KEY.Key_Return)
        choose(window, "Block", "Venomtide Wurm")
    hands.press(KEY.Key_Space)
    decision = window.session.decision
    assert decision is not None
    assert isinstance(decision.choice, AssignCombatDamage)
    hands.press(KEY.Key_Escape)
    hands.press(KEY.Key_Down)
    before = {(chip.source, chip.recipient): chip.amount for chip in hands.chips}
    hands.press(KEY.Key_Plus)
    after = {(chip.source, chip.recipient): chip.amount for chip in hands.chips}
    assert sum(after.values()) == sum(before.values())
    assert after != before
    hands.press(KEY.Key_L)
    hands.press(KEY.Key_Return)
    hands.press(KEY.Key_End)
    assert window.session.cursor == len(window.session.frames) > 10


def go_to(hands: Hands, window: MainWindow, card: str) -> None:
    """Go to a card with the arrow keys, by the shortest way."""
    picture = window.table.table.picture
    assert picture is not None
    there = spots(picture)
    hands.press(KEY.Key_Up, CTRL)
    start = window.table.keyboard.spot
    assert start is not None
    ways: dict[Spot, list[Qt.Key]] = {start: []}
    ahead = [start]
    while ahead:
        now = ahead.pop(0)
        for key, way in ARROWS.items():
            one = nearest(there, now, *way)
            if one not in ways:
                ways[one] = [*ways[now], key]
                ahead.append(one)
    for key in ways[Spot(SpotKind.CARD, card)]:
        hands.press(key, CTRL)
    assert focused(window) == card


def test_a_target_is_chosen_with_enter_and_delete_takes_it_out_again(
    hands: Hands, window: MainWindow
) -> None:
    foes = creature("ox", "3/3", by=NICOLE), creature("elf", "1/1", by=NICOLE)
    hands.lay(creature("bear", "2/2"), *foes, start="precombat_main")
    hands.drop(Payload("spell", "Arc Lightning"), "ox")
    assert window.announcer.casting is not None
    go_to(hands, window, "elf")
    hands.press(KEY.Key_Return)
    assert targets(window) == ["ox", "elf"]
    hands.press(KEY.Key_Delete)
    assert targets(window) == ["ox"]
    assert len(window.session.scenario.battlefield) == 3
    hands.press(KEY.Key_Delete)
    assert "press Esc to cancel" in window.message


def test_enter_presses_the_button_that_has_the_keyboard(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE), script=[{"attack": {"bear": NICOLE}}]
    )
    window.player.go_to(len(window.session.frames))
    no_block = hands.widget(QPushButton, "Don't block")
    no_block.setFocus()
    hands.press(KEY.Key_Return)
    assert [type(entry) for entry in window.session.scenario.script] == [AttackSpec, BlockSpec]


def test_arrows_stay_among_the_buttons_below_the_table(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "2/2"))
    hands.widget(QPushButton, "Don't attack").setFocus()
    for key in (*[KEY.Key_Up] * 6, *[KEY.Key_Down] * 9):
        hands.press(key)
        now = QApplication.focusWidget()
        assert isinstance(now, QPushButton)
        assert window.choice_bar.isAncestorOf(now)
    assert hands.widget(QPushButton, "Don't attack").hasFocus()


def test_tab_goes_from_the_table_to_the_question_and_round_and_back(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE))
    window.table.setFocus()
    there: list[QWidget] = [window.table]
    while len(there) == 1 or there[-1] is not window.table:
        hands.press(KEY.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        there.append(now)
        assert len(there) < 80
    kinds = (TableView, QPushButton, Timeline, StepRibbon, QTextBrowser)
    order = [next(place for place, one in enumerate(there) if isinstance(one, kind)) for kind in kinds]
    assert order == sorted(order)
    assert all(one.accessibleName() for one in there), [one for one in there if not one.accessibleName()]
    hands.press(KEY.Key_Tab, SHIFT)
    assert QApplication.focusWidget() is there[-2]


def test_escape_leads_back_to_the_table_one_level_at_a_time(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click("bear")
    hands.press(KEY.Key_F, CTRL)
    hands.press(KEY.Key_X)
    field = QApplication.focusWidget()
    hands.press(KEY.Key_Escape)
    assert QApplication.focusWidget() is field, "first the words in it go"
    hands.press(KEY.Key_Escape)
    assert QApplication.focusWidget() is window.table
    assert window.table.selected == "bear"
    hands.press(KEY.Key_Escape)
    assert window.table.selected is None


@pytest.mark.parametrize("name", ["Don't attack", "Play or pause", "Explanation", "Timeline", "Turn steps"])
def test_escape_leads_back_from_everywhere(hands: Hands, window: MainWindow, name: str) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.widget(QWidget, name).setFocus()
    hands.press(KEY.Key_Escape)
    assert QApplication.focusWidget() is window.table


def test_f2_is_the_way_into_the_form_and_f6_from_panel_to_panel(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click("bear")
    hands.press(KEY.Key_F2)
    now = QApplication.focusWidget()
    assert now is not None
    assert window.inspector.isAncestorOf(now)
    hands.press(KEY.Key_Escape)
    passed = []
    for _ in range(8):
        hands.press(KEY.Key_F6)
        passed.append(QApplication.focusWidget())
    assert len(set(passed)) > 5
    hands.press(KEY.Key_F6, SHIFT)
    assert QApplication.focusWidget() is passed[-2]


def test_a_step_is_gone_to_on_the_ribbon(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}, {"block": {}}])
    window.ribbon.setFocus()
    hands.press(KEY.Key_End)
    hands.press(KEY.Key_Return)
    assert window.session.game.step == "end_of_combat"
    hands.press(KEY.Key_Home)
    hands.press(KEY.Key_Return)
    assert window.session.game.step == "declare_attackers"


def test_after_a_moment_a_hint_says_what_can_be_done(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.press(KEY.Key_Down)
    bubble = next(item for item in window.table.table.items() if isinstance(item, BubbleItem))
    assert bubble.text == ""
    window.table.keyboard.hint_wanted.emit()
    assert "Enter" in bubble.text
    hands.press(KEY.Key_Up)
    assert bubble.text == ""


def test_each_hint_says_what_can_be_done_there(hands: Hands, window: MainWindow) -> None:
    players = [{"id": AMY, "hand": ["Shock"], "graveyard": ["Giant Growth"]}, {"id": NICOLE}]
    defenders = [creature(name, "1/1", by=NICOLE) for name in ("elf", "cub")]
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"block": {"elf": ["ox"], "cub": ["ox"]}}]
    hands.lay(creature("ox", "3/3"), *defenders, players=players, script=script)
    hands.press(KEY.Key_End)
    window.table.setFocus()
    picture = window.table.table.picture
    assert picture is not None
    hints = {}
    for spot in spots(picture):
        window.table.keyboard.put(spot, is_shown=True)
        window.table.keyboard.hint_wanted.emit()
        hints[spot.kind, spot.id] = hands.bubble
    card = next(held.card.id for held in picture.hand)
    assert hints[SpotKind.CARD, "ox"] == "Enter: actions   F2: edit   Del: remove"
    assert hints[SpotKind.PLAYER, NICOLE] == "Enter: actions   F2: edit"
    assert hints[SpotKind.HAND, card] == "Enter: cast or put onto the battlefield   Del: remove"
    assert hints[SpotKind.PILE, AMY] == "Enter: show what it is"
    assert hints[SpotKind.CHIP, "ox"] == "+: 1 more   \N{MINUS SIGN}: 1 less   Enter: continue"


def test_the_keyboard_begins_with_who_is_asked(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("wall", "0/4", by=NICOLE), creature("bear", "2/2"))
    hands.press(KEY.Key_Down)
    assert focused(window) == "bear"
    hands.press(KEY.Key_Escape)
    hands.drag("bear", NICOLE)
    hands.press(KEY.Key_Escape)
    hands.press(KEY.Key_Space)
    hands.press(KEY.Key_Down)
    assert focused(window) == "wall"


def test_enter_on_the_stack_and_on_a_pile_says_what_is_there(hands: Hands, window: MainWindow) -> None:
    players = [{"id": AMY, "name": "Amy", "hand": ["Shock"], "graveyard": ["Giant Growth"]}, {"id": NICOLE}]
    script = [{"cast": "Shock", "by": AMY, "targets": ["ox"]}]
    hands.lay(creature("ox", "3/3", by=NICOLE), start="precombat_main", players=players, script=script)
    window.player.go_to(0)
    while not window.session.game.stack:
        hands.press(KEY.Key_Right)
    picture = window.table.table.picture
    assert picture is not None
    there = {spot.kind: spot for spot in spots(picture)}
    for kind, words in (
        (SpotKind.WAITING, "Shock, Amy, on top of the stack, targets Ox"),
        (SpotKind.PILE, "Amy's graveyard: Giant Growth"),
    ):
        window.table.keyboard.put(there[kind], is_shown=True)
        hands.press(KEY.Key_Return)
        assert window.message == words
