"""The bar below the table: competing effects, each with what it would make of the damage."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from core.data.writing import written
from core.scenario.changes import with_object_changed
from gui.choices.question import Extra
from gui.panels.option_button import OptionButton
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, RAJ, card, creature, table

FURNACE = card("Furnace of Rath", "furnace")
ATTACK = [{"attack": {"ox": "nicole"}}]
BY_FURNACE, BY_SHIELD = "Furnace of Rath: 3 → 6 → 4 damage to Nicole", "Shield 2: 3 → 1 → 2 damage to Nicole"


def shield(points: int) -> dict[str, Any]:
    """Return a shield for Nicole."""
    effect = {"kind": "damage", "change": {"kind": "prevent"}}
    own = {"id": f"shield-{points}", "name": f"Shield {points}", "points": points}
    return {**own, "controller": NICOLE, "protects": NICOLE, "effect": effect}


@pytest.fixture
def two(hands: Hands) -> Hands:
    """Furnace of Rath and a shield compete for 3 damage to Nicole."""
    hands.lay(creature("ox", "3/3"), FURNACE, script=ATTACK, effects=[shield(2)])
    hands.press(Qt.Key.Key_Space)
    QApplication.processEvents()
    return hands


def effects(window: MainWindow) -> list[OptionButton]:
    """Return the buttons of the effects."""
    return [one for one in window.choice_bar.findChildren(OptionButton) if one.isVisible()]


def test_each_effect_shows_what_it_would_make_of_the_damage(two: Hands, window: MainWindow) -> None:
    assert [one.accessibleName() for one in effects(window)] == [BY_SHIELD, BY_FURNACE]
    assert "[4 damage to Nicole]" in two.widget(OptionButton, BY_FURNACE).toolTip()


def test_an_effect_is_named_and_what_comes_of_it_stands_below(two: Hands) -> None:
    button = two.widget(OptionButton, BY_FURNACE)
    button.resize(600, button.height())
    assert button.text().splitlines() == ["Furnace of Rath", "3 → 6 → 4 damage to Nicole"]


def test_what_is_shown_is_what_comes(two: Hands, window: MainWindow) -> None:
    at = window.session.cursor
    two.widget(OptionButton, BY_FURNACE).click()
    window.player.go_to(at + 1)
    assert window.explanation.tapes[-1] == ("6 damage to Nicole",)


def test_one_press_chooses_any_effect_and_plays_on(two: Hands, window: MainWindow) -> None:
    at = window.session.cursor
    two.widget(OptionButton, BY_FURNACE).click()
    assert window.session.game.players[NICOLE].life == 16
    window.player.go_to(at)
    assert [one.is_chosen for one in effects(window)] == [False, True]
    two.widget(OptionButton, BY_SHIELD).click()
    assert window.session.game.players[NICOLE].life == 18


def test_space_takes_the_effect_that_is_marked(two: Hands, window: MainWindow) -> None:
    assert [one.is_chosen for one in effects(window)] == [True, False]
    two.press(Qt.Key.Key_Space)
    assert window.session.game.players[NICOLE].life == 18


def test_what_space_takes_is_called_by_its_name_in_the_menu_of_undo(two: Hands, window: MainWindow) -> None:
    two.press(Qt.Key.Key_Space)
    assert window.session.undo_stack.undoText() == "Choose Shield 2"


def test_the_keyboard_reaches_each_effect(two: Hands, window: MainWindow) -> None:
    window.table.setFocus()
    two.press(Qt.Key.Key_Tab)
    two.press(Qt.Key.Key_Tab)
    assert window.focusWidget().accessibleName() == BY_FURNACE
    two.press(Qt.Key.Key_Space)
    assert window.session.game.players[NICOLE].life == 16


def test_what_is_shown_follows_the_table(two: Hands, window: MainWindow) -> None:
    session = window.session
    session.edit(with_object_changed(session.scenario, "ox", power=5), "Power 5", frame=len(session.frames))
    two.widget(OptionButton, "Furnace of Rath: 5 → 10 → 8 damage to Nicole")


def test_more_than_four_effects_are_in_a_menu_with_the_same_words(hands: Hands, window: MainWindow) -> None:
    shields = [shield(points) for points in (1, 2, 3, 4)]
    hands.lay(creature("ox", "6/6"), FURNACE, script=ATTACK, effects=shields)
    hands.press(Qt.Key.Key_Space)
    QApplication.processEvents()
    assert len(effects(window)) == 3
    menu = hands.widget(QPushButton, "2 more").menu()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == [
        "Shield 4: 6 → 2 → 1 → 0 damage to Nicole",
        "Furnace of Rath: 6 → 12 → 11 → 9 → 6 → 2 damage to Nicole",
    ]
    at = window.session.cursor
    menu.actions()[1].trigger()
    window.player.go_to(at)
    QApplication.processEvents()
    assert [one.effect.name.name for one in effects(window) if one.is_chosen] == ["Furnace of Rath"]


def test_on_a_large_table_the_window_stays_free_while_effects_are_tried(
    hands: Hands, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.panels.choice_bar._MOMENT_MS", -1)  # every effect takes too long
    hands.lay(creature("ox", "6/6"), FURNACE, script=ATTACK, effects=[shield(1)])
    hands.press(Qt.Key.Key_Space)
    assert not [one for one in effects(window) if "\N{RIGHTWARDS ARROW}" in one.accessibleName()]


def test_what_else_can_be_done_says_what_it_does_and_its_key(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "6/6"), creature("bear", "2/2"))
    extras = window.choice_bar.question.extras
    assert Extra.ATTACK_WITH_ALL in extras
    shown = [one for one in window.choice_bar.findChildren(QPushButton) if one.isVisible()]
    tips = {one.toolTip() for one in shown}
    assert "Attack with every creature that can (Shift+A)" in tips


def test_two_effects_of_one_name_can_both_be_chosen(hands: Hands, window: MainWindow) -> None:
    again = {**shield(1), "name": "Shield 2"}
    hands.lay(creature("ox", "6/6"), script=ATTACK, effects=[shield(2), again])
    hands.press(Qt.Key.Key_Space)
    QApplication.processEvents()
    assert [one.accessibleName() for one in effects(window)] == [
        "Shield 2: 6 → 4 → 3 damage to Nicole",
        "Shield 2: 6 → 5 → 3 damage to Nicole",
    ]


@pytest.mark.usefixtures("two")
@pytest.mark.parametrize("width", [1060, 1280, 1920])
def test_the_bar_does_not_widen_the_middle(window: MainWindow, width: int) -> None:
    window.resize(width, 800)
    QApplication.processEvents()
    assert window.choice_bar.minimumSizeHint().width() <= window.table.width()
    assert all(one.geometry().right() < window.choice_bar.width() for one in effects(window))


def yes_or_no(hands: Hands) -> None:
    """Ask Amy whether provoke is used (CR 603.5)."""
    hands.lay(
        card("Goblin Grappler", "grappler"),
        creature("ox", "3/3", by=NICOLE),
        script=[{"attack": {"grappler": "nicole"}}],
    )
    hands.press(Qt.Key.Key_End)
    QApplication.processEvents()


def test_the_default_is_on_the_main_button_with_its_rule_and_keys(hands: Hands, window: MainWindow) -> None:
    yes_or_no(hands)
    asked = window.choice_bar.question
    assert (asked.proceed, [one.words for one in asked.options]) == ("Yes", ["No"])
    assert asked.hint == "Press Space for the marked one, 1 for the other (CR 603.5)."


def test_a_number_key_gives_another_answer(hands: Hands, window: MainWindow) -> None:
    yes_or_no(hands)
    hands.press(Qt.Key.Key_1)
    assert written(window.session.scenario.script[1])["choose"] == "no"


def test_what_has_no_room_is_in_a_menu(hands: Hands, window: MainWindow) -> None:
    """CR 701.21a: of many permanents each can be sacrificed."""
    lands = [creature(f"soldier-{number}", "1/1", by=NICOLE) for number in range(12)]
    hands.lay(card("Ulamog's Crusher", "crusher"), *lands, script=[{"attack": {"crusher": "nicole"}}])
    hands.press(Qt.Key.Key_End)
    asked = window.choice_bar.question
    assert len(asked.options) + len(asked.more) == 10
    button = hands.widget(QPushButton, f"{len(asked.more)} more")
    button.menu().aboutToShow.emit()
    assert [action.text() for action in button.menu().actions()] == [one.words for one in asked.more]
    button.menu().actions()[-1].trigger()
    assert written(window.session.scenario.script[1])["choose"] == ["soldier-1", "soldier-11"]


@pytest.mark.parametrize(
    ("annihilator", "said"), [(1, "Elf"), (2, "Elf and Owl"), (3, "These 3")], ids=["one", "two", "three"]
)
def test_the_main_button_names_one_or_two_that_are_chosen_and_counts_more(
    hands: Hands, window: MainWindow, annihilator: int, said: str
) -> None:
    theirs = [creature(name, "1/1", by=NICOLE) for name in ("elf", "owl", "fox", "ape")]
    hands.lay(
        creature("titan", f"4/4 annihilator {annihilator}"), *theirs, script=[{"attack": {"titan": "nicole"}}]
    )
    hands.press(Qt.Key.Key_End)
    assert window.choice_bar.question.proceed == said


def test_a_long_answer_stands_in_two_lines_and_a_short_one_in_one(hands: Hands) -> None:
    """Broken where the two come nearest to the same length; a single long word is not broken."""
    text = "Whenever this creature attacks, tap target creature you don't control."
    names = {"elder": "Elder of the Far Western Woods", "whirler": "Whirlermakerforgemaster"}
    theirs = [{**creature(key, "1/1", by=NICOLE), "name": name} for key, name in names.items()]
    owl = creature("owl", "4/4", by=NICOLE)  # whom the main button names
    hands.lay({**creature("ox", "3/3"), "text": text}, owl, *theirs, script=ATTACK)
    hands.press(Qt.Key.Key_Space)
    assert [hands.widget(QPushButton, name).text() for name in names.values()] == [
        "Elder of the Far\nWestern Woods",
        "Whirlermakerforgemaster",
    ]
    assert hands.window.choice_bar.proceed.text() == "Owl"


def test_a_label_stands_in_one_line_where_the_bar_has_room(hands: Hands, window: MainWindow) -> None:
    jace = {**card("Jace, the Mind Sculptor", "jace", by=NICOLE), "name": "Jace, who has seen all the worlds"}
    hands.show(table(creature("ox", "7/7"), jace, script=[{"attack": {"ox": "jace"}}]), watching=True)
    hands.press(Qt.Key.Key_End)
    button = hands.widget(QPushButton, "Play on to the next combat")
    window.resize(1900, 800)
    QApplication.processEvents()
    assert button.text() == "Play on to the next combat"
    assert button.width() >= button.sizeHint().width()
    least = window.choice_bar.minimumSizeHint().width()
    window.resize(820, 800)
    QApplication.processEvents()
    assert window.choice_bar.minimumSizeHint().width() == least
    assert button.text() == "Play on to the\nnext combat"


def test_a_cost_that_something_is_done_unless_is_asked_for_in_plain_words(
    hands: Hands, window: MainWindow
) -> None:
    """CR 118.12a."""
    bolt = {"by": "amy", "cast": "Lightning Bolt", "targets": ["elk"]}
    hands.lay(creature("elk", "3/3 ward {2}", by=NICOLE), script=[bolt], start="beginning_of_combat")
    hands.press(Qt.Key.Key_Space)
    QApplication.processEvents()
    asked = window.choice_bar.question
    assert asked.title == "Amy may pay {2}, or else Lightning Bolt is countered"
    assert "CR 118.12a" in asked.hint
    assert (asked.proceed, [option.words for option in asked.options]) == ("Pay {2}", ["Don't"])
    hands.press(Qt.Key.Key_1)
    assert "elk" in window.session.game.battlefield
    assert written(window.session.scenario.script[-1]) == {"choose": "no"}


def test_how_it_ended_for_three_players_fits_in_a_narrow_window(hands: Hands, window: MainWindow) -> None:
    window.resize(1024, 700)
    players = [{"id": one, "name": one.capitalize()} for one in (AMY, NICOLE, RAJ)]
    script = [{"attack": {"bear": RAJ}}]
    hands.show(table(creature("bear", "2/2"), players=players, script=script), watching=True)
    hands.press(Qt.Key.Key_End)
    assert window.choice_bar.question.title == "Combat is over: Amy 20, Nicole 20, Raj 18 life"


def test_where_nobody_attacked_the_bar_says_how_to(hands: Hands, window: MainWindow) -> None:
    """Space pressed twice on a board that was just set up plays on without an attack."""
    hands.lay(creature("ox", "3/3"), creature("bear", "2/2", by=NICOLE))
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_Space)
    window.player.go_to(len(window.session.frames))
    told = window.choice_bar.question
    assert told.title == "Combat is over: Amy 20 life, Nicole 20 life"
    assert told.hint.startswith("No creature attacked. To attack, go back with Home")
    hands.lay(creature("ox", "3/3"), script=ATTACK, undecided="default")
    window.player.go_to(len(window.session.frames))
    assert "No creature attacked" not in window.choice_bar.question.hint


def test_when_combat_is_over_a_planeswalker_that_is_gone_is_named(hands: Hands, window: MainWindow) -> None:
    jace = card("Jace, the Mind Sculptor", "jace", by=NICOLE)
    hands.lay(creature("ox", "7/7"), jace, script=[{"attack": {"ox": "jace"}}])
    window.session.move_to(10_000)
    assert window.choice_bar.question.hint == "Jace, the Mind Sculptor is no longer on the battlefield."


def test_a_question_is_spoken_with_its_hint_each_a_sentence(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3"), script=ATTACK)
    hands.drop(Payload("spell", "Volcanic Geyser"), "ox")
    assert window.choice_bar.accessibleName().startswith("Volcanic Geyser: what is X? X starts at")
    hands.press(Qt.Key.Key_Escape)
    assert window.choice_bar.accessibleName().startswith("Starting board. Press Space to play")
