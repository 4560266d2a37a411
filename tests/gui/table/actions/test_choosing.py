"""Choosing something on the table as a spell or ability is carried out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from core.explain.violations import what_is_wrong
from core.model.stack import OnStack
from core.rules.combat.block_choice import DeclareBlockers
from core.terms.ids import ObjectId
from gui.table.items.card_item import Ring
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.table.test_table_view import ring
from tests.support import NICOLE, card, creature


def test_what_is_sacrificed_is_clicked_together(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        creature("titan", "4/4 annihilator 2"),
        *(creature(name, "1/1", by=NICOLE) for name in ("one", "two", "three")),
    )
    hands.press(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    hands.press(Qt.Key.Key_Space)
    assert window.choice_bar.question.title == "Nicole chooses two permanents to sacrifice"
    assert window.choice_bar.question.proceed == "One and Two"
    rings = [ring(window, one) for one in ("one", "two", "three", "titan")]
    assert rings == [Ring.LEGAL, Ring.LEGAL, Ring.OPEN, None]
    hands.click("three")
    assert window.choice_bar.question.proceed == "Two and Three"
    rings = [ring(window, one) for one in ("one", "two", "three")]
    assert rings == [Ring.OPEN, Ring.LEGAL, Ring.LEGAL]
    hands.press(Qt.Key.Key_Space)
    assert window.choice_bar.question.title == "Nicole declares blockers"
    assert [one for one in ("one", "two", "three") if one in window.session.game.battlefield] == ["one"]


def is_tapped(window: MainWindow) -> bool:
    """Whether the ox is tapped as blockers are declared."""
    decision = window.session.decision_of(DeclareBlockers)
    assert decision is not None
    return decision.game.battlefield[ObjectId("ox")].status.tapped


def test_what_may_be_done_is_asked_with_yes_and_no(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("goat", "4/1 provoke"), creature("ox", "3/3", by=NICOLE, tapped=True))
    hands.press(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    hands.press(Qt.Key.Key_Space)
    assert window.choice_bar.question.title == "Amy may use Goat's ability"
    assert window.choice_bar.question.proceed == "Yes"
    hands.widget(QPushButton, "No").click()
    assert is_tapped(window)
    assert window.session.playthrough.refused is None
    window.session.undo_stack.undo()
    hands.press(Qt.Key.Key_Space)
    assert not is_tapped(window)


def test_a_provoked_creature_left_out_of_the_block_is_named(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        creature("goat", "4/1 provoke"),
        creature("ox", "3/3", by=NICOLE),
        script=[{"attack": {"goat": NICOLE}}, {"choose": "yes"}, {"block": {}}],
    )
    assert window.session.playthrough.refused is not None
    assert "block Goat with Ox" in str(what_is_wrong(window.session.playthrough.refused)[0])


def test_a_source_is_clicked_on_the_table(hands: Hands, window: MainWindow) -> None:
    """CR 609.7a."""
    hands.lay(
        card("Goblin Piker", "goblin"),
        card("Goblin Piker", "other"),
        card("Circle of Protection: Red", "circle", NICOLE),
        script=[{"attack": {"goblin": "nicole"}}],
    )
    hands.click("circle")
    window.card_menu.fill()
    next(a for a in window.card_menu.actions() if a.text().startswith("Activate")).trigger()
    window.session.move_to(10_000)
    assert "chooses a red source" in window.choice_bar.question.title
    assert ring(window, "other") is Ring.LEGAL
    hands.click("other")
    window.session.move_to(10_000)
    assert window.session.game.players[NICOLE].life == 18


def test_a_spell_on_the_stack_is_clicked_as_a_source(hands: Hands, window: MainWindow) -> None:
    """CR 609.7a: Harm's Way and one of two Bolts."""
    hands.lay(
        creature("ox", "1/5", by=NICOLE),
        start="beginning_of_combat",
        script=[
            {"by": "amy", "cast": "Lightning Bolt", "targets": ["nicole"]},
            {"by": "amy", "cast": "Shock", "targets": ["nicole"]},
            {"by": "nicole", "cast": "Harm's Way", "targets": ["ox"]},
        ],
    )
    window.session.move_to(10_000)
    spells = {one.name.name: one.id for one in window.session.game.stack if isinstance(one, OnStack)}
    hands.click(spells["Lightning Bolt"])
    window.session.move_to(10_000)
    assert window.session.game.players[NICOLE].life == 20 - 2 - 1


def test_what_is_copied_is_clicked_on_the_table(hands: Hands, window: MainWindow) -> None:
    """CR 614.12a."""
    hands.lay(
        creature("giant", "4/4", by=NICOLE),
        creature("bear", "2/2", by=NICOLE),
        script=[{"by": "amy", "cast": "Clone"}],
        start="precombat_main",
        until="precombat_main",
    )
    window.session.move_to(10_000)
    question = window.choice_bar.question
    assert question.title == "Amy chooses what Clone enters as a copy of"
    assert question.proceed == "Giant"
    assert [option.words for option in question.options] == ["Copy nothing", "Bear"]
    assert [ring(window, one) for one in ("giant", "bear")] == [Ring.LEGAL, Ring.LEGAL]
    hands.click("bear")
    there = window.session.playthrough.game.battlefield
    assert there[ObjectId("Clone")].label == "Bear 2"
    window.session.undo_stack.undo()
    hands.widget(QPushButton, "Copy nothing").click()
    assert "Clone" not in window.session.playthrough.game.battlefield
