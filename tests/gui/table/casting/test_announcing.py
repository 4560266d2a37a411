"""What is said about a spell as it is cast: X (CR 601.2b), targets (CR 601.2c), division (CR 601.2d)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QSpinBox

from core.data.writing import written
from core.play.playthrough import Asking
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.terms.ids import ObjectId
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.table.casting.test_casting import entries, to_the_end
from tests.support import NICOLE, card, creature

ATTACK = [{"attack": {"bear": "nicole"}}]
STORM = {
    "kind": "activated",
    "mana": "{X}",
    "targets": [{}, {"another": True}],
    "does": [{"kind": "deal_damage", "amount": "x", "is_divided": True}],
}


@pytest.fixture
def attack(hands: Hands) -> Hands:
    """Lay a bear that attacks an ox and an elf."""
    foes = creature("ox", "3/3", by=NICOLE), creature("elf", "1/1", by=NICOLE)
    hands.lay(creature("bear", "2/2"), *foes, script=ATTACK)
    return hands


def numbers(hands: Hands) -> dict[str, int]:
    """Return the points on the table, by target."""
    return {chip.recipient: chip.amount for chip in hands.chips}


def test_with_one_target_there_is_nothing_to_divide(attack: Hands, window: MainWindow) -> None:
    attack.drop(Payload("spell", "Electrolyze"), "ox")
    assert numbers(attack) == {"ox": 2}
    attack.press(Qt.Key.Key_Return)
    assert entries(window)[1] == {
        "cast": "Electrolyze",
        "by": "amy",
        "at": "declare_attackers",
        "targets": ["ox"],
        "division": {"ox": 2},
    }


def test_another_target_is_added_by_a_click_and_taken_out_by_one(attack: Hands, window: MainWindow) -> None:
    """CR 601.2c: how many targets there are is announced."""
    attack.drop(Payload("spell", "Electrolyze"), "ox")
    attack.click("elf")
    assert numbers(attack) == {"ox": 1, "elf": 1}
    attack.click("ox")
    assert numbers(attack) == {"elf": 2}
    attack.press(Qt.Key.Key_Space)
    assert entries(window)[1]["division"] == {"elf": 2}


def test_points_are_moved_by_click_and_wheel_and_their_sum_is_kept(hands: Hands, window: MainWindow) -> None:
    """CR 601.2d: each target gets at least 1."""
    foes = creature("ox", "3/3", by=NICOLE), creature("elf", "1/1", by=NICOLE)
    hands.lay(creature("bear", "2/2"), *foes, start="precombat_main")
    hands.drop(Payload("spell", "Arc Lightning"), "ox")
    hands.click("elf")
    assert numbers(hands) == {"ox": 2, "elf": 1}
    hands.click_chip("Arc Lightning", "elf")
    assert numbers(hands) == {"ox": 1, "elf": 2}
    hands.click_chip("Arc Lightning", "elf")
    assert numbers(hands) == {"ox": 1, "elf": 2}
    hands.turn_wheel("Arc Lightning", "elf", -1)
    assert numbers(hands) == {"ox": 2, "elf": 1}
    assert window.choice_bar.question.title == "Arc Lightning: 3 damage, 2 to Ox and 1 to Elf"
    hands.widget(QPushButton, "Cast").click()
    to_the_end(window)
    assert window.session.game.battlefield[ObjectId("ox")].damage == 2
    assert "elf" not in window.session.game.battlefield


def test_the_division_stays_in_sight_while_the_spell_is_on_the_stack(
    attack: Hands, window: MainWindow
) -> None:
    attack.drop(Payload("spell", "Electrolyze"), "ox")
    attack.click("elf")
    attack.press(Qt.Key.Key_Return)
    kinds = [frame.event.kind for frame in window.session.frames]
    window.session.move_to(kinds.index("spell_cast") + 1)
    assert numbers(attack) == {"ox": 1, "elf": 1}
    assert not any(chip.is_editable for chip in attack.chips)
    to_the_end(window)
    assert numbers(attack) == {}


def test_points_are_moved_with_the_keyboard(hands: Hands, window: MainWindow) -> None:
    foes = creature("ox", "3/3", by=NICOLE), creature("elf", "1/1", by=NICOLE)
    hands.lay(creature("bear", "2/2"), *foes, start="precombat_main")
    hands.drop(Payload("spell", "Arc Lightning"), "ox")
    hands.press(Qt.Key.Key_1)
    before = numbers(hands)
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Plus)
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Plus)
    after = numbers(hands)
    assert sum(after.values()) == sum(before.values()) == 3
    hands.press(Qt.Key.Key_Return)
    assert window.announcer.casting is None
    assert written(window.session.scenario.script[0])["division"] == after


def test_what_was_divided_is_one_step_of_undo_and_in_the_file(attack: Hands, window: MainWindow) -> None:
    attack.drop(Payload("spell", "Electrolyze"), "ox")
    attack.click("elf")
    attack.press(Qt.Key.Key_Space)
    written = scenario_text(window.session.scenario)
    assert parse_scenario(written) == window.session.scenario
    assert '"division"' in written
    window.session.undo_stack.undo()
    assert len(entries(window)) == 1


def test_x_begins_at_what_is_lethal_and_is_typed(attack: Hands, window: MainWindow) -> None:
    """CR 601.2b."""
    attack.drop(Payload("spell", "Volcanic Geyser"), "ox")
    field = attack.widget(QSpinBox, "Value of X")
    assert field.value() == 3
    assert field.hasFocus()
    attack.press(Qt.Key.Key_5)
    attack.press(Qt.Key.Key_Return)
    assert entries(window)[1]["x"] == 5
    assert window.table.hasFocus()
    to_the_end(window)
    assert "ox" not in window.session.game.battlefield


def test_escape_while_x_is_typed_leaves_the_spell_off(attack: Hands, window: MainWindow) -> None:
    attack.drop(Payload("spell", "Volcanic Geyser"), "ox")
    attack.press(Qt.Key.Key_Escape)
    assert window.announcer.casting is None
    assert len(entries(window)) == 1


def test_an_ability_has_its_x_too(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), card("Cinder Elemental", "cinder", NICOLE), script=ATTACK)
    hands.click("cinder")
    window.card_menu.fill()
    next(a for a in window.card_menu.actions() if a.text().startswith("Activate: {X}{R}, {T}")).trigger()
    hands.click("amy")
    hands.press(Qt.Key.Key_Up)
    hands.press(Qt.Key.Key_Space)
    assert entries(window)[1]["x"] == 2


def test_x_damage_is_divided_as_x_grows(hands: Hands, window: MainWindow) -> None:
    """CR 601.2d: X is at least as much as there are targets."""
    foes = creature("ox", "3/3", by=NICOLE), creature("elf", "1/1", by=NICOLE)
    mage = {**creature("mage", "1/1"), "abilities": [STORM]}
    hands.lay(mage, creature("bear", "2/2"), *foes, script=ATTACK)
    hands.click("mage")
    window.card_menu.fill()
    next(a for a in window.card_menu.actions() if a.text().startswith("Activate: {X}")).trigger()
    hands.click("ox")
    hands.click("elf")
    assert numbers(hands) == {"ox": 3, "elf": 1}
    hands.click_chip("mage", "elf")
    field = hands.widget(QSpinBox, "Value of X")
    hands.type_into(field, "6")
    assert entries(window)[1]["division"] == {"ox": 2, "elf": 4}
    assert entries(window)[1]["x"] == 6
    assert field.minimum() == 2


def test_the_mode_follows_from_what_a_spell_is_dropped_on(attack: Hands, window: MainWindow) -> None:
    """CR 601.2b: only one mode of Boros Charm has a player for a target."""
    attack.drop(Payload("spell", "Boros Charm"), NICOLE)
    assert {key: entries(window)[1][key] for key in ("mode", "targets")} == {"mode": 1, "targets": ["nicole"]}
    to_the_end(window)
    assert window.session.game.players[NICOLE].life == 16


def test_a_mode_is_chosen_below_the_table(attack: Hands, window: MainWindow) -> None:
    attack.type_into(attack.widget(QLineEdit, "Find a card or ability"), "boros charm")
    asked = window.choice_bar.question
    assert asked.title == "Boros Charm: choose one"
    assert [asked.proceed, *(one.words for one in (*asked.options, *asked.more))] == [
        "4 damage",
        "Indestructible",
        "Double strike",
    ]
    assert window.choice_bar.proceed.toolTip() == (
        "Boros Charm deals 4 damage to target player or planeswalker (Space)"
    )
    whole = "Permanents you control gain indestructible until end of turn"
    button = attack.widget(QPushButton, whole)
    assert button.text() == "Indestructible"
    assert button.toolTip() == f"{whole} (key 1)"
    button.click()
    assert entries(window)[1]["mode"] == 2


def test_a_mode_with_nothing_to_target_is_not_offered(attack: Hands, window: MainWindow) -> None:
    """CR 700.2a."""
    attack.type_into(attack.widget(QLineEdit, "Find a card or ability"), "abrade")
    assert window.choice_bar.question.proceed == "3 damage"
    assert window.choice_bar.question.options == ()
    window.table.setFocus()
    attack.press(Qt.Key.Key_Space)
    attack.click("elf")
    assert entries(window)[1]["targets"] == ["elf"]


def test_a_spell_without_a_mode_is_illegal(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), script=[*ATTACK, {"cast": "Boros Charm", "by": "amy"}])
    assert window.session.playthrough.refused is not None
    assert [one.rule for one in window.session.playthrough.refused.violations] == ["601.2b"]


def modes_shown(window: MainWindow) -> list[str]:
    """Return the modes that stand beside the main button; a chosen one is ticked."""
    buttons = [one for one in window.choice_bar.findChildren(QPushButton) if not one.isHidden()]
    return [one.text() for one in buttons if str(one.property("option")).startswith("mode")]


def test_several_modes_are_chosen_and_then_the_targets_of_each(attack: Hands, window: MainWindow) -> None:
    """CR 700.2d, 601.2c: the same creature may be the target of both."""
    attack.type_into(attack.widget(QLineEdit, "Find a card or ability"), "subtle strike")
    assert window.choice_bar.question.title == "Subtle Strike: choose one or both"
    window.table.setFocus()
    attack.press(Qt.Key.Key_Space)  # the first mode
    assert window.choice_bar.question.proceed == "Go on with these"
    assert modes_shown(window)[0].startswith("✓")
    attack.press(Qt.Key.Key_2)
    attack.click("elf")
    attack.click("elf")
    assert entries(window)[1]["modes"] == [1, 2]
    assert entries(window)[1]["targets"] == ["elf", "elf"]
    to_the_end(window)
    assert "elf" in window.session.game.battlefield


def test_one_of_both_modes_is_enough(attack: Hands, window: MainWindow) -> None:
    attack.type_into(attack.widget(QLineEdit, "Find a card or ability"), "subtle strike")
    window.table.setFocus()
    attack.press(Qt.Key.Key_1)  # the second mode, beside the main button
    attack.press(Qt.Key.Key_Space)
    attack.click("bear")
    assert entries(window)[1]["mode"] == 2
    assert entries(window)[1]["targets"] == ["bear"]


def test_the_modes_of_an_ability_are_chosen_as_it_is_activated(hands: Hands, window: MainWindow) -> None:
    """CR 602.2b."""
    gains = {"does": [{"kind": "gain_life_now", "amount": 3}]}
    taps = {"targets": [{"what": {"objects": {"types": ["creature"]}}}], "does": [{"kind": "tap"}]}
    ability = {"kind": "activated", "mana": "{1}", "modes": [gains, taps]}
    hands.lay(creature("bear", "2/2"), creature("mage", "1/1", abilities=[ability]), script=ATTACK)
    hands.click("mage")
    window.card_menu.fill()
    next(one for one in window.card_menu.actions() if one.text().startswith("Activate: {1}")).trigger()
    assert window.choice_bar.question.title == "Mage's ability: choose one"
    hands.press(Qt.Key.Key_1)
    hands.click("mage")
    assert {key: entries(window)[1][key] for key in ("mode", "targets")} == {"mode": 2, "targets": ["mage"]}


def test_a_target_that_need_not_be_is_left_out(attack: Hands, window: MainWindow) -> None:
    """CR 601.2c."""
    attack.drop(Payload("spell", "Rally Maneuver"), "ox")
    assert window.choice_bar.question.title == "Rally Maneuver: more targets?"
    window.table.setFocus()
    attack.press(Qt.Key.Key_Space)
    assert entries(window)[1]["targets"] == ["ox"]


def test_no_target_is_an_answer_where_none_need_be_chosen(hands: Hands, window: MainWindow) -> None:
    """CR 603.3d."""
    text = "Whenever this creature attacks, tap up to one target creature you don't control."
    hands.lay({**creature("bear", "2/2"), "text": text}, creature("ox", "3/3", by=NICOLE), script=ATTACK)
    window.session.ask(Asking.DECISIONS)
    to_the_end(window)
    question = window.choice_bar.question
    assert question.title == "Amy chooses up to one target for Bear's ability"
    assert [one.words for one in question.options] == ["No target"]


def test_modes_of_a_trigger_are_added_and_left_out_with_a_click(hands: Hands, window: MainWindow) -> None:
    """CR 603.3c, 700.2d."""
    text = "Whenever this creature attacks, choose one or both —\n• You gain 3 life.\n• Draw a card."
    hands.lay({**creature("bear", "2/2"), "text": text}, script=ATTACK)
    window.session.ask(Asking.DECISIONS)
    to_the_end(window)
    question = window.choice_bar.question
    assert question.title == "Amy chooses one or more modes for Bear's ability"
    assert [(one.words, one.is_chosen) for one in question.options] == [
        ("You gain 3 life", True),
        ("Draw a card", True),
    ]
    hands.widget(QPushButton, "You gain 3 life").click()
    assert window.choice_bar.question.proceed == "Draw a card"
    window.table.setFocus()
    hands.press(Qt.Key.Key_Space)
    assert entries(window)[1]["choose"] == ["2"]
