"""States of the window that are written down: how a person gets there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QSpinBox, QToolButton

from core.scenario.format import Scenario
from core.scenario.reading import read_scenario
from core.teaching.course import SCENARIOS
from gui.library.opening import Opening
from gui.presentation_wishes import Shape, Wishes
from gui.rules.rules_window import RulesWindow
from gui.table.payload import Payload
from gui.text_size import TextSize
from gui.window.go_to_dialog import GoToDialog
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, card, creature, table

State = Callable[[Hands], None]
END = Qt.Key.Key_End
_CTRL = Qt.KeyboardModifier.ControlModifier
WURM, BEAR, ELF = creature("wurm", "5/5 trample"), creature("bear", "2/2"), creature("elf", "1/1", by=NICOLE)
OX = creature("ox", "3/3 first strike", by=NICOLE)
ATTACK = {"attack": {"bear": NICOLE}}
TRADE = table(
    BEAR,
    creature("wolf", "2/2", by=NICOLE),
    title="Two bears",
    description="A bear attacks and is blocked.",
    script=[ATTACK, {"block": {"wolf": "bear"}}],
    variations=[{"name": "No block", "after": 1, "script": [{"block": {}}]}],
    notes=[{"at": {"after": 1}, "text": "An attack."}],
)


def choose(window: MainWindow, words: str) -> None:
    """Choose an entry of the menus."""
    entries = [one for one in window.findChildren(QAction) if one.text().replace("&", "") == words]
    entries[0].trigger()


def library(name: str) -> Scenario:
    """Return a scenario of the library."""
    return read_scenario(SCENARIOS / f"{name}.scenario.json")


def until(window: MainWindow, kind: str) -> None:
    """Go to right after the first event of a kind."""
    frames = window.session.frames
    window.player.go_to(next(n for n, frame in enumerate(frames, 1) if frame.event.kind == kind))


def a_card_over_the_table(hands: Hands) -> None:
    hands.hold_data(Payload("card", "Serra Angel").to_mime(), hands.at(NICOLE))


def an_attack_in_the_hand(hands: Hands) -> None:
    hands.lay(WURM, BEAR, ELF, OX, card("Gideon Jura", "gideon", by=NICOLE))
    hands.hold("wurm", "gideon")


def an_illegal_attack_in_the_hand(hands: Hands) -> None:
    hands.lay(creature("wall", "0/4 defender"), BEAR, ELF)
    hands.hold("wall", NICOLE)


def a_block_in_the_hand(hands: Hands) -> None:
    hands.lay(
        creature("bird", "1/1 flying"), BEAR, ELF, OX, script=[{"attack": {"bird": NICOLE, "bear": NICOLE}}]
    )
    hands.press(END)
    hands.hold("ox", "bear")


def an_illegal_block(hands: Hands) -> None:
    hands.lay(creature("bird", "1/1 flying, menace"), ELF, OX, script=[{"attack": {"bird": NICOLE}}])
    hands.press(END)
    hands.drag("ox", "bird")


def damage_to_divide(hands: Hands) -> None:
    blocks = {"block": {"ox": "wurm", "elf": "wurm"}}
    hands.lay(WURM, OX, ELF, script=[{"attack": {"wurm": NICOLE}}, blocks])
    hands.press(END)
    hands.click_chip("wurm", "ox")


def damage_divided_wrongly(hands: Hands) -> None:
    damage_to_divide(hands)
    hands.drag_chip("wurm", "ox", hands.chip_place("wurm", NICOLE))
    hands.press(Qt.Key.Key_Return)


def blockers_in_an_order(hands: Hands) -> None:
    blocks = {"block": {"ox": "wurm", "elf": "wurm"}}
    hands.lay(WURM, OX, ELF, script=[{"attack": {"wurm": NICOLE}}, blocks], era="ordered")
    hands.press(END)


def effects_in_an_order(hands: Hands) -> None:
    effects = card("Furnace of Rath", "furnace"), card("Daunting Defender", "defender", by=NICOLE)
    hands.lay(
        BEAR,
        *effects,
        creature("cleric", "2/3", by=NICOLE, subtypes=["Cleric"]),
        script=[ATTACK, {"block": {"cleric": "bear"}}],
    )
    hands.press(END)


def triggers_in_an_order(hands: Hands) -> None:
    gain, drain = "you gain 1 life.", "defending player loses 1 life."
    hands.lay(
        {**creature("ox", "2/2"), "text": f"Whenever this creature attacks, {gain}"},
        {**creature("elk", "2/2"), "text": f"Whenever this creature attacks, {drain}"},
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE}}],
    )
    hands.press(Qt.Key.Key_Space)


def a_spell_with_targets_to_choose(hands: Hands) -> None:
    hands.lay(BEAR, OX, ELF, script=[ATTACK])
    hands.drop(Payload("spell", "Electrolyze"), "ox")
    hands.click("elf")


def a_spell_on_the_stack(hands: Hands) -> None:
    hands.lay(BEAR, OX, script=[ATTACK])
    hands.drop(Payload("spell", "Lightning Bolt"), "ox")


def a_card_of_a_hand_in_the_hand(hands: Hands) -> None:
    players = [{"id": AMY, "hand": ["Shock", "Lightning Bolt"]}, {"id": NICOLE, "hand": ["Shock"]}]
    hands.lay(BEAR, OX, players=players, script=[ATTACK])
    held = hands.window.session.game.hand[0].id
    hands.hold(held, "ox")


def one_card_selected(hands: Hands) -> None:
    hands.lay(creature("bear", "2/2", counters={"+1/+1": 2}, damage=1), OX)
    hands.click("bear")


def a_planeswalker_selected(hands: Hands) -> None:
    hands.lay(BEAR, card("Gideon Jura", "gideon", by=NICOLE))
    hands.click("gideon")


def several_cards_selected(hands: Hands) -> None:
    hands.lay(WURM, BEAR, OX)
    hands.press(Qt.Key.Key_A, _CTRL)


def a_player_selected(hands: Hands) -> None:
    hands.lay(BEAR, players=[{"id": AMY}, {"id": NICOLE, "life": 7, "poison": 3}])
    hands.click(NICOLE)


def explained_damage(hands: Hands) -> None:
    blocks = {"block": {"ox": "wurm", "elf": "wurm"}}
    hands.show(table(WURM, OX, ELF, script=[{"attack": {"wurm": NICOLE}}, blocks]), watching=True)
    until(hands.window, "damage_dealt")


def the_end_of_a_combat(hands: Hands) -> None:
    hands.show(TRADE, watching=True)
    hands.press(END)


def a_line_beside_another(hands: Hands) -> None:
    hands.show(TRADE, watching=True)
    choose(hands.window, "Compare lines…")


def eras_beside_each_other(hands: Hands) -> None:
    hands.show(library("eras/bolt-stays-on-amy"), watching=True)
    choose(hands.window, "Compare eras…")


def dark_and_large(hands: Hands) -> None:
    hands.show(TRADE, watching=True)
    hands.window.set_theme("dark")
    hands.window.set_text_size(TextSize.LARGER)
    until(hands.window, "attackers_declared")


def small_window(hands: Hands) -> None:
    hands.show(library("multiplayer-and-commander/the-monarch-leaves-the-game"), watching=True)
    hands.window.resize(1024, 700)
    until(hands.window, "attackers_declared")


def full_screen(hands: Hands) -> None:
    hands.show(TRADE, watching=True)
    choose(hands.window, "Full screen")


def a_note_being_written(hands: Hands) -> None:
    hands.show(TRADE, watching=True)
    hands.window.session.move_to(0)
    hands.press(Qt.Key.Key_N)
    hands.type_into(hands.widget(QLineEdit, "Words of the note"), "Who blocks?")
    buttons = hands.window.note_editing.strip.findChildren(QToolButton)
    next(one for one in buttons if one.text() == "Highlight").click()
    hands.click("wolf")
    next(one for one in buttons if one.text() == "Arrow").click()
    hands.hold("bear", "wolf")


def a_presentation(hands: Hands) -> None:
    hands.show(TRADE, watching=True)
    until(hands.window, "attackers_declared")
    hands.press(Qt.Key.Key_F5)
    shown = hands.window.beside.presentations.open
    assert shown is not None
    shown.showNormal()
    shown.resize(1280, 800)
    shown.slides.advance(60_000)


def the_library(hands: Hands) -> None:
    hands.press(Qt.Key.Key_F4)
    hands.window.learning.library.catalogue.load()


def a_question_of_a_lesson(hands: Hands) -> None:
    _open_lesson(hands.window)


def a_wrong_answer(hands: Hands) -> None:
    _open_lesson(hands.window)
    field = hands.window.findChildren(QSpinBox)
    number = next(one for one in field if one.isVisible() and one.hasFocus())
    QTest.keyClicks(number, "7")
    QTest.keyClick(number, Qt.Key.Key_Return)


def a_magnified_card(hands: Hands) -> None:
    hands.lay(card("Wojek Apothecary", "apothecary"), OX)
    QTest.mouseMove(hands.viewport, hands.at("apothecary"))
    QTest.keyPress(hands.window.table, Qt.Key.Key_Z)


def the_next_turn(hands: Hands) -> None:
    hands.show(library("next-turn/it-becomes-night-in-combat"), watching=True)
    hands.press(END)


def rules_that_were_found(hands: Hands) -> None:
    hands.lay(BEAR)
    choose(hands.window, "Rules…")
    (rules,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, RulesWindow))
    QTest.keyClicks(rules.search, "banding")


def a_toast(hands: Hands) -> None:
    hands.lay(BEAR)
    hands.window.say("Copied.")


def going_to_anything(hands: Hands) -> None:
    hands.window.learning.library.catalogue.load()  # scenarios are found once they are read
    hands.lay(BEAR)
    hands.press(Qt.Key.Key_K, _CTRL)
    QTest.keyClicks(hands.window.findChildren(GoToDialog)[0].field, "trample")


def an_offer(hands: Hands) -> None:
    hands.lay(BEAR)
    window = hands.window
    window.toast.say("The other play is kept as a line.", "Undo", window.session.undo_stack.undo)


def a_searched_palette(hands: Hands) -> None:
    field = hands.widget(QLineEdit, "Find a card or ability")
    field.setFocus()
    QTest.keyClicks(field, "angel")
    QTest.keyClick(field, Qt.Key.Key_Down)


def keywords_to_give(hands: Hands) -> None:
    hands.turn_to("Keywords")


def counters_to_give(hands: Hands) -> None:
    hands.turn_to("Counters")


def a_typed_creature(hands: Hands) -> None:
    QTest.keyClicks(hands.widget(QLineEdit, "Write a creature"), "4/5 red, lifelink, prot")


def the_menu_of_a_card(hands: Hands) -> None:
    hands.lay(BEAR, OX)
    hands.right_click(hands.viewport, hands.at("bear"))


def the_menu_of_a_player(hands: Hands) -> None:
    hands.lay(BEAR, OX)
    hands.right_click(hands.viewport, hands.at(NICOLE))


def the_menu_of_the_cloth(hands: Hands) -> None:
    hands.lay(BEAR, OX)
    hands.right_click(hands.viewport, QPoint(20, 20))


def a_square_presentation(hands: Hands) -> None:
    hands.window.settings.presentation = Wishes(
        shape=Shape.SQUARE, has_steps=True, shows_pointer=True, shows_keys=True
    )
    a_presentation(hands)
    shown = hands.window.beside.presentations.open
    assert shown is not None
    QTest.keyClick(shown, Qt.Key.Key_Right)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=QPoint(300, 200))
    shown.slides.advance(60_000)


def a_right_answer(hands: Hands) -> None:
    _open_lesson(hands.window)
    number = next(one for one in hands.window.findChildren(QSpinBox) if one.isVisible() and one.hasFocus())
    QTest.keyClicks(number, "18")
    QTest.keyClick(number, Qt.Key.Key_Return)


def priority_everywhere(hands: Hands) -> None:
    hands.lay(BEAR, OX, script=[ATTACK])
    choose(hands.window, "Stop at every priority")
    hands.press(END)


def a_spell_with_x(hands: Hands) -> None:
    hands.lay(BEAR, OX, script=[ATTACK])
    hands.drop(Payload("spell", "Volcanic Geyser"), "ox")


def a_legend_to_keep(hands: Hands) -> None:
    _asked(hands, "state-based-actions/legend-rule-after-combat", "choose_legend")


def a_protector_to_choose(hands: Hands) -> None:
    name = "planeswalkers-and-battles/a-planeswalker-that-becomes-a-battle-is-no-longer-attacked"
    _asked(hands, name, "choose_protector")


def a_recipient_to_choose(hands: Hands) -> None:
    _asked(hands, "eras/bolt-stays-on-amy", "choose_recipient")


def an_effect_to_apply_first(hands: Hands) -> None:
    _asked(hands, "replacement-and-prevention/a-shield-then-a-doubler", "choose_replacement")


def several_to_choose(hands: Hands) -> None:
    _asked(hands, "spells-and-abilities/which-creatures-crew", "choose_some")


def targets_to_choose(hands: Hands) -> None:
    _asked(hands, "combat-keywords/mentor-of-a-weaker-attacker", "choose_targets")


def a_shield_to_split(hands: Hands) -> None:
    _asked(hands, "replacement-and-prevention/a-shield-over-all-that-nicole-has", "split_shield")


def points_to_divide_among_targets(hands: Hands) -> None:
    _asked(hands, "spells-and-abilities/that-much-divided-among-creatures", "divide_among_targets")


def one_to_choose(hands: Hands) -> None:
    _asked(hands, "attacking/exerted-for-lifelink", "choose_one")


def _asked(hands: Hands, name: str, kind: str) -> None:
    """Go back to a question of a kind in a scenario, and have it asked again."""
    hands.show(library(name), watching=True)
    session = hands.window.session
    made = (one for one in session.playthrough.decisions if one.choice.kind == kind)
    session.choose_again(next(made))


def _open_lesson(window: MainWindow) -> None:
    keys = ("first-steps/an-unblocked-creature-damages-the-player", "first-steps/two-2-2s-trade")
    window.learning.open(Opening(key=keys[0], title="Damage", keys=keys, lesson=3))


DIALOGS = (
    "Preferences…",
    "Keys and symbols",
    "About Damage Step",
    "Export film or pictures…",
    "Board line…",
    "Show as QR code…",
    "Compare eras…",
    "Compare lines…",
    "Forge…",
    "argentum-engine…",
    "All answers to this decision…",
)
"""Entries of the menus that open a window of its own."""
