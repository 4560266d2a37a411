"""Enlisting on the table: a creature that stays at home is dragged onto the attacker."""

from __future__ import annotations

from PySide6.QtCore import Qt

from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.terms.ids import ObjectId
from gui.table.picture.arrows import ArrowKind
from gui.table.table_scene import TableScene
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.table.test_table_view import bubble
from tests.support import NICOLE, creature

BOARD = (
    creature("knight", "2/2 enlist"),
    creature("ox", "3/3"),
    creature("elk", "1/1"),
    creature("sick", "5/5", summoning_sick=True),
    creature("wall", "0/4", by=NICOLE),
)


def attacks(window: MainWindow) -> Attacks:
    """Return the declaration as it stands."""
    decision = window.session.decision_of(DeclareAttackers)
    assert decision is not None
    assert isinstance(decision.answer, Attacks)
    return decision.answer


def test_a_creature_dragged_onto_the_attacker_is_enlisted(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD)
    hands.drag("knight", NICOLE)
    assert "drag it onto Knight" in window.choice_bar.question.hint
    hands.drag("ox", "knight")
    assert attacks(window).enlists == {"knight": ("ox",)}
    scene = window.table.scene()
    assert isinstance(scene, TableScene)
    assert scene.picture is not None
    arrows = [arrow for arrow in scene.picture.arrows if arrow.kind is ArrowKind.ENLIST]
    assert [(arrow.source, arrow.target) for arrow in arrows] == [("ox", "knight")]
    hands.press(Qt.Key.Key_Space)
    assert window.session.game.battlefield[ObjectId("ox")].status.tapped


def test_another_takes_its_place_and_taking_it_back_is_undone(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD)
    hands.drag("knight", NICOLE)
    hands.drag("ox", "knight")
    hands.drag("elk", "knight")
    assert attacks(window).enlists == {"knight": ("elk",)}
    hands.click("elk")
    hands.press(Qt.Key.Key_Delete)
    assert attacks(window).enlists == {}
    window.session.undo_stack.undo()
    assert attacks(window).enlists == {"knight": ("elk",)}


def test_who_attacks_after_all_is_no_longer_enlisted(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD)
    hands.drag("knight", NICOLE)
    hands.drag("ox", "knight")
    hands.drag("ox", NICOLE)
    assert attacks(window).enlists == {}
    assert set(attacks(window).attacks) == {"knight", "ox"}


def test_what_can_not_be_enlisted_says_why(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD)
    hands.drag("knight", NICOLE)
    hands.hold("sick", "knight")
    assert "Sick can't be enlisted: it came under Amy's control this turn" in bubble(window)
    hands.release("knight")
    assert attacks(window).enlists == {}
