"""Double-faced cards in the window: the face that is not up, and a Siege that may be cast transformed."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton

from core.data.writing import written
from core.terms.ids import ObjectId
from gui.panels.other_face import OtherFace
from gui.table.picture.card_face import CardFace
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, card, creature

ATTACK: list[dict[str, Any]] = [{"attack": {"ox": "siege"}}]


@pytest.fixture
def siege(hands: Hands) -> Hands:
    """An Ox that defeats a Siege, and the question whether its other face is cast."""
    there = card("Invasion of Dominaria", "siege", protector=NICOLE, counters={"defense": 2})
    hands.lay(creature("ox", "3/3"), there, script=ATTACK)
    return hands


def shown(window: MainWindow) -> OtherFace:
    """Return the part of the inspector that shows the other face."""
    return window.inspector.findChildren(OtherFace)[0]


def faces(window: MainWindow) -> dict[ObjectId, CardFace]:
    """Return what is drawn for each card."""
    picture = window.table.table.picture
    assert picture is not None
    return dict(picture.faces)


def press(window: MainWindow, words: str) -> None:
    """Press a button of the bar below the table."""
    buttons = window.choice_bar.findChildren(QPushButton)
    next(one for one in buttons if one.isVisible() and one.text() == words).click()
    QApplication.processEvents()


def test_a_siege_shows_its_back_face_in_inspector_and_tooltip(siege: Hands, window: MainWindow) -> None:
    siege.click("siege")
    assert shown(window).isVisible()
    tooltip = faces(window)[ObjectId("siege")].spoken
    assert "back face: Serra Faithkeeper, 4/4, Creature \N{EM DASH} Angel, Flying, vigilance" in tooltip
    siege.click("ox")
    assert not shown(window).isVisible()


@pytest.mark.parametrize(("answer", "there"), [("Yes", True), ("No", False)])
@pytest.mark.usefixtures("siege")
def test_whether_it_is_cast_is_answered_in_the_bar(window: MainWindow, answer: str, there: bool) -> None:
    window.session.move_to(len(window.session.frames))
    press(window, answer)
    window.session.move_to(len(window.session.frames))
    angel = faces(window).get(ObjectId("Serra Faithkeeper"))
    assert (angel is not None) is there
    assert angel is None or angel.sides == "back"
    assert written(window.session.scenario.script[-1])["choose"] == answer.lower()


def test_the_target_of_a_back_face_is_clicked_on_the_table(hands: Hands, window: MainWindow) -> None:
    """CR 601.2c."""
    there = card("Siege of the Ember Gate", "siege", protector=NICOLE, counters={"defense": 2})
    cub = creature("cub", "1/1", by=NICOLE)
    hands.lay(creature("ox", "3/3"), there, cub, script=[*ATTACK, {"block": {}}, {"choose": "yes"}])
    window.session.move_to(len(window.session.frames))
    labels = [one.text() for one in window.choice_bar.findChildren(QLabel) if one.isVisible()]
    assert any(one.startswith("Click it. ") and "601.2c" in one for one in labels)
    hands.click("cub")
    assert "cub" not in window.session.playthrough.game.battlefield


def test_the_back_face_is_put_up_by_a_tick(hands: Hands, window: MainWindow) -> None:
    hands.lay(card("Kessig Prowler", "prowler"))
    hands.click("prowler")
    box = next(b for b in window.inspector.findChildren(QCheckBox) if b.text() == "Back face up")
    box.click()
    assert faces(window)[ObjectId("prowler")].name == "Sinuous Predator"
    assert "front face: Kessig Prowler" in faces(window)[ObjectId("prowler")].spoken
    window.set_theme("dark")
    assert shown(window).isVisible()


def test_there_is_no_such_box_for_a_card_with_one_face(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3"))
    hands.click("ox")
    box = next(b for b in window.inspector.findChildren(QCheckBox) if b.text() == "Back face up")
    assert not box.isVisible()
