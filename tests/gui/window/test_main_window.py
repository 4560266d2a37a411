"""The window as a whole: menus, keys, themes, many cards."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu

from core.data.writing import written
from core.rules.combat.attack_choice import DeclareAttackers
from core.teaching.course import SCENARIOS
from core.terms.eras import Era
from gui.settings import Speed
from gui.window.main_window import MainWindow
from gui.window.rooms import first_size
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, creature, table


def menus(window: MainWindow) -> dict[str, QMenu]:
    """Return the menus by their names."""
    found = {}
    for action in window.menuBar().actions():
        menu = action.menu()
        assert isinstance(menu, QMenu)
        found[action.text().replace("&", "")] = menu
    return found


def choose(window: MainWindow, menu: str, words: str) -> None:
    """Choose an entry of a menu."""
    action = next(a for a in menus(window)[menu].actions() if a.text().replace("&", "") == words)
    action.trigger()


def test_every_entry_of_every_menu_has_its_own_key(window: MainWindow) -> None:
    keys: dict[str, str] = {}
    for action in window.findChildren(QAction):
        for key in action.shortcuts():
            assert key.toString() not in keys, f"{action.text()} and {keys[key.toString()]}"
            keys[key.toString()] = action.text()
    assert {"Space", "Left", "Right", "Home", "End", "Ctrl+S", "Ctrl+Z", "Del", "L"} <= keys.keys()


def test_both_themes_draw(window: MainWindow) -> None:
    seen = set()
    for words in ("Light", "Dark"):
        choose(window, "View", words)
        seen.add(window.grab().toImage().pixelColor(640, 300).name())
    assert len(seen) == 2


def test_players_join_and_leave(window: MainWindow) -> None:
    choose(window, "Table", "Add player")
    assert list(window.session.game.players) == [AMY, NICOLE, "raj"]
    choose(window, "Table", "Remove last player")
    choose(window, "Table", "Remove last player")
    assert list(window.session.game.players) == [AMY, NICOLE]
    assert window.message == "A game needs at least two players."


def test_the_rules_of_the_table_are_chosen_in_the_menu(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("bear", "2/2"))
    rules = next(action.menu() for action in menus(window)["Table"].actions() if action.text() == "&Rules")
    assert isinstance(rules, QMenu)
    rules.actions()[1].trigger()
    assert window.session.scenario.era is Era.ORDERED
    rules.aboutToShow.emit()
    assert [action.isChecked() for action in rules.actions() if action.isCheckable()] == [False, True, False]


def test_everybody_attacks_with_one_key_and_forms_a_band_with_another(
    window: MainWindow, hands: Hands
) -> None:
    hands.lay(creature("hero", "1/1 banding"), creature("bear", "2/2"))
    hands.press(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    hands.press(Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    [entry] = window.session.scenario.script
    assert written(entry)["bands"] == [["hero", "bear"]]


def test_nobody_attacking_forms_no_band(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("hero", "1/1 banding"))
    hands.press(Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    assert window.session.scenario.script == ()


def test_a_watched_scenario_can_be_played_by_hand(window: MainWindow) -> None:
    example = SCENARIOS / "published-examples" / "free-division-2-and-2.scenario.json"
    window.documents.open_example(example)
    choose(window, "Table", "Clear all decisions")
    assert isinstance(window.session.playthrough.pending, DeclareAttackers)


def test_the_card_menu_says_why_something_cannot_be_done(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("wall", "0/4 defender"), creature("bear", "2/2", by=NICOLE))
    hands.click("wall")
    window.card_menu.fill()
    attack = next(action.menu() for action in window.card_menu.actions() if action.text() == "Attack")
    assert isinstance(attack, QMenu)
    [target] = attack.actions()
    assert target.text().startswith("Nicole: Wall can't attack: it has defender")
    assert not target.isEnabled()


def test_a_card_menu_does_what_a_drag_does(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click("bear")
    window.card_menu.fill()
    attack = next(action.menu() for action in window.card_menu.actions() if action.text() == "Attack")
    assert isinstance(attack, QMenu)
    attack.actions()[0].trigger()
    assert [written(entry)["attack"] for entry in window.session.scenario.script] == [{"bear": "nicole"}]


def test_two_hundred_permanents_are_played_by_hand(window: MainWindow, hands: Hands) -> None:
    """How long that may take is in the benchmark."""
    objects = [creature(f"c{n}", "1/1", by=AMY if n % 2 else NICOLE) for n in range(200)]
    hands.lay(*objects)
    hands.drag("c1", NICOLE)
    hands.press(Qt.Key.Key_End)
    QApplication.processEvents()
    assert len(window.session.game.battlefield) == 200


@pytest.mark.parametrize("size", [(1060, 680), (1280, 800), (1920, 1080)])
def test_nothing_is_outside_the_window_at_any_size(
    window: MainWindow, hands: Hands, size: tuple[int, int]
) -> None:
    hands.lay(creature("bear", "2/2"))
    window.resize(*size)
    QApplication.processEvents()
    for part in (window.table, window.palette_panel, window.explanation, window.inspector, window.timeline):
        corner = part.mapTo(window, part.rect().bottomRight())
        assert corner.x() < size[0]
        assert corner.y() < size[1]


def test_a_window_that_closes_stops_playing(hands: Hands, window: MainWindow) -> None:
    hands.show(table(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}]), watching=True)
    window.transport.set_speed(Speed.NORMAL)
    window.player.play()
    assert window.player.is_playing
    window.close()
    assert not window.player.is_playing


def test_the_comparison_of_the_eras_closes_with_the_window(window: MainWindow) -> None:
    choose_under(window, "Table", "Rules", "Compare eras…")
    dialog = window.beside.comparisons.eras
    assert dialog is not None
    assert dialog.isVisible()
    window.close()
    assert not dialog.isVisible()


def choose_under(window: MainWindow, menu: str, part: str, words: str) -> None:
    """Choose an entry of a menu within a menu."""
    inner = next(a for a in menus(window)[menu].actions() if a.text().replace("&", "") == part).menu()
    assert isinstance(inner, QMenu)
    next(a for a in inner.actions() if a.text().replace("&", "") == words).trigger()


def test_the_colors_follow_the_system_while_nothing_else_is_chosen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The platform of the tests has no colors of its own, so that others are told in its place."""
    hints = QApplication.styleHints()
    window.set_theme("system")
    for scheme, name in ((Qt.ColorScheme.Dark, "dark"), (Qt.ColorScheme.Light, "light")):
        system = SimpleNamespace(colorScheme=partial(Qt.ColorScheme, scheme))
        monkeypatch.setattr(QApplication, "styleHints", lambda system=system: system)
        hints.colorSchemeChanged.emit(scheme)
        assert window.theme.name == name


def test_the_first_window_is_as_large_as_suits_the_screen(window: MainWindow) -> None:
    """The screen of the tests is small: what explains and changes gives its room to the table."""
    screen = window.screen().availableGeometry()
    window.fit_screen()
    assert window.size() == first_size(screen).expandedTo(window.minimumSize())
    assert window.table.isVisible()
    assert not window.inspector.isVisible()


def test_the_menu_of_nothing_says_to_select_something(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("bear", "2/2"))
    window.table.select(None)
    window.card_menu.fill()
    [entry] = window.card_menu.actions()
    assert (entry.text(), entry.isEnabled()) == ("Select a card or player first", False)
