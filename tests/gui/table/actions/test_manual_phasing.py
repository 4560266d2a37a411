"""What is phased out is still to be seen, as a shadow, and phases in and out by hand."""

from __future__ import annotations

from core.terms.ids import ObjectId
from gui.table.picture.card_face import CardFace
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, card, creature

ATTACK = {"attack": {"ox": NICOLE}}


def choose(window: MainWindow, words: str) -> None:
    """Choose an entry of the menu about the selected card."""
    window.card_menu.fill()
    next(action for action in window.card_menu.actions() if action.text() == words).trigger()


def face(window: MainWindow, card_id: str) -> CardFace:
    """Return what is drawn for a card."""
    picture = window.table.table.picture
    assert picture is not None
    return picture.faces[ObjectId(card_id)]


def test_a_card_phases_out_and_in_from_its_menu(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3"), card("Bonesplitter", "axe", attached_to="ox"), script=[ATTACK])
    session = window.session
    session.move_to(len(session.frames))
    hands.click("ox")
    choose(window, "Phase out")
    assert set(session.playthrough.game.phased_out) == {"ox", "axe"}
    assert session.undo_stack.undoText() == "Phase out Ox"
    session.move_to(len(session.frames))
    assert face(window, "ox").is_phased_out
    assert face(window, "axe").is_phased_out
    assert "phased out" in face(window, "ox").spoken
    hands.click("ox")
    choose(window, "Phase in")
    assert not session.playthrough.game.phased_out
    session.undo_stack.undo()
    session.undo_stack.undo()
    assert session.playthrough.game.players[NICOLE].life == 15


def test_it_stays_where_it_stood_and_cannot_be_dragged(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3"), creature("elk", "1/1"), creature("cub", "1/1", by=NICOLE))
    before = hands.at("ox")
    hands.lay(
        creature("ox", "3/3", phased_out=True), creature("elk", "1/1"), creature("cub", "1/1", by=NICOLE)
    )
    assert hands.at("ox") == before
    hands.drag("ox", NICOLE)
    assert window.session.scenario.script == ()


def test_no_arrow_leads_to_what_has_left_combat_by_phasing(hands: Hands, window: MainWindow) -> None:
    out = {"edit": {"object": "cub", "phased_in": False}, "at": "declare_blockers"}
    objects = creature("ox", "3/3"), creature("cub", "1/1", by=NICOLE)
    hands.lay(*objects, script=[ATTACK, {"block": {"cub": "ox"}}, out])
    window.session.move_to(len(window.session.frames))
    picture = window.table.table.picture
    assert picture is not None
    assert face(window, "cub").is_phased_out
    assert all("cub" not in {arrow.source, arrow.target} for arrow in picture.arrows)
