"""Notes in the window: written where they appear, drawn on the table, moved along the timeline, undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from core.rules.combat.attack_choice import Attacks
from core.scenario.notes import Notes, NoteSpec
from core.scenario.reading import read_scenario
from core.scenario.saving import write_scenario
from core.terms.ids import ObjectId
from gui.table.items.note_mark_item import NoteMarkItem
from gui.table.items.number_item import ChipItem
from gui.table.items.tally_item import TallyItem
from gui.window import note_editing
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table

_LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def combat(hands: Hands) -> Hands:
    """An attack that is blocked, with one note on the attack."""
    hands.show(
        table(
            creature("bear", "2/2"),
            creature("wolf", "2/2", by=NICOLE),
            script=[{"attack": {"bear": NICOLE}}, {"block": {"wolf": "bear"}}],
            notes=[{"at": {"after": 1}, "text": "An attack."}],
        ),
        watching=True,
    )
    hands.window.session.move_to(0)
    return hands


def notes(window: MainWindow) -> Notes:
    return window.session.document.notes


def tool(hands: Hands, name: str) -> None:
    """Take a tool in hand, or put it down."""
    buttons = hands.window.note_editing.strip.findChildren(QToolButton)
    next(one for one in buttons if one.text() == name).click()


def write(hands: Hands, words: str) -> None:
    """Begin a note where we are, and write it."""
    hands.press(Qt.Key.Key_N)
    hands.type_into(hands.widget(QLineEdit, "Words of the note"), words)


def flag(window: MainWindow, number: int) -> QPoint:
    """Return the pixel of a note's flag."""
    place = window.session.note_places[number]
    return QPoint(round(window.timeline.x_of(place)) + 3, 26)


def marks(window: MainWindow) -> list[tuple[str, ...]]:
    """Return what is marked on the table, by the ids that each mark is about."""
    picture = window.table.table.picture
    return [mark.ids for mark in picture.marks] if picture is not None else []


def test_a_note_is_written_marked_and_undone(combat: Hands, window: MainWindow) -> None:
    write(combat, "Who blocks?")
    tool(combat, "Highlight")
    combat.click("wolf")
    tool(combat, "Circle")
    combat.click(NICOLE)
    assert notes(window)[1] == NoteSpec(text="Who blocks?", circles=(NICOLE,), highlights=("wolf",))
    assert marks(window) == [("wolf",), (NICOLE,)]
    stack = window.session.undo_stack
    assert stack.undoText() == "Mark on the table"
    stack.undo()
    stack.undo()
    assert notes(window)[1] == NoteSpec(text="Who blocks?")
    assert stack.undoText() == "Add note"
    stack.undo()
    assert len(notes(window)) == 1
    assert not window.note_editing.strip.isVisible()


def test_when_all_is_said_nothing_is_selected(combat: Hands, window: MainWindow) -> None:
    write(combat, "Look.")
    done = window.note_editing.strip.findChildren(QPushButton)[-1]
    done.setFocus()
    done.click()
    assert window.table.selected is None
    assert not window.table.keyboard.is_shown


def test_undoing_goes_where_the_note_was(combat: Hands, window: MainWindow) -> None:
    write(combat, "Look.")
    window.note_editing.close()
    window.session.move_to(len(window.session.frames))
    window.session.undo_stack.undo()
    assert window.session.cursor == 0


def test_a_second_note_is_added_to_a_moment_from_the_menu(combat: Hands, window: MainWindow) -> None:
    window.session.move_to(window.session.note_places[0])
    window.note_editing.begin()
    combat.type_into(combat.widget(QLineEdit, "Words of the note"), "Another.")
    first, second = window.session.note_places
    assert first == second


def test_an_arrow_is_dragged_and_a_click_on_it_removes_it(combat: Hands, window: MainWindow) -> None:
    write(combat, "There.")
    tool(combat, "Arrow")
    combat.hold("bear", "wolf")
    assert window.session.undo_stack.undoText() == "Add note"
    combat.release("wolf")
    assert notes(window)[1].arrows == (("bear", "wolf"),)
    middle = (combat.at("bear") + combat.at("wolf")) / 2
    QTest.mouseClick(combat.viewport, _LEFT, pos=middle)
    assert notes(window)[1].arrows == ()
    assert window.session.undo_stack.undoText() == "Remove mark"


def test_an_arrow_needs_another_end(combat: Hands, window: MainWindow) -> None:
    """Dropped on the cloth, or back on where it came from, it is no mark."""
    write(combat, "There.")
    tool(combat, "Arrow")
    combat.drag_to("bear", QPoint(8, 120))
    assert notes(window)[1].arrows == ()
    combat.drag_between(QPoint(8, 120), combat.at("wolf"))
    assert notes(window)[1].arrows == ()
    combat.drag_to("bear", combat.at("bear") + QPoint(12, 12))
    assert notes(window)[1].arrows == ()


def test_a_tool_says_what_to_do_while_it_is_in_hand(
    combat: Hands, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(note_editing, "announce", lambda _, words: said.append(words))
    write(combat, "Look.")
    hint = window.note_editing.strip.hint
    assert not hint.isVisible()
    tool(combat, "Circle")
    assert hint.isVisible()
    assert hint.accessibleName() == "Click what matters, or drag around it. Esc: stop."
    tool(combat, "Arrow")
    assert hint.accessibleName() == "Drag from one card or player to another. Esc: stop."
    assert said == ["Click what matters, or drag around it. Esc: stop.", hint.accessibleName()]
    combat.press(Qt.Key.Key_Escape)
    assert not hint.isVisible()


@pytest.mark.parametrize(("name", "marked"), [("Circle", "circles"), ("Highlight", "highlights")])
def test_what_is_dragged_around_is_marked_in_one_step(
    combat: Hands, window: MainWindow, name: str, marked: str
) -> None:
    """Nobody goes around things in a straight line: the way there and back counts, not where it ends."""
    write(combat, "These two.")
    tool(combat, name)
    wolf, bear = combat.at("wolf"), combat.at("bear")
    corners = [QPoint(max(wolf.x(), bear.x()) + 110, wolf.y()), QPoint(bear.x() + 110, bear.y() + 20)]
    start = QPoint(min(wolf.x(), bear.x()) - 110, wolf.y() - 20)
    QTest.mousePress(combat.viewport, _LEFT, pos=start)
    for corner in (*corners, QPoint(start.x(), corners[-1].y()), start):
        QTest.mouseMove(combat.viewport, corner)
    combat.let_go(start)
    assert set(getattr(notes(window)[1], marked)) == {"wolf", "bear"}
    combat.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert notes(window)[1] == NoteSpec(text="These two.")


def test_what_is_marked_already_stays_so_when_it_is_gone_around(combat: Hands, window: MainWindow) -> None:
    write(combat, "Look.")
    tool(combat, "Circle")
    combat.click("bear")
    beside = QPoint(150, 130)
    combat.drag_between(combat.at("bear") - beside, combat.at("bear") + beside)
    assert notes(window)[1].circles[0] == "bear"
    assert len(set(notes(window)[1].circles)) == len(notes(window)[1].circles)


def test_marking_a_thing_again_removes_the_mark(combat: Hands, window: MainWindow) -> None:
    write(combat, "Look.")
    tool(combat, "Circle")
    combat.click("bear")
    combat.click("bear")
    assert notes(window)[1].circles == ()


def test_with_a_tool_in_hand_nothing_is_selected_or_attacked_with(combat: Hands, window: MainWindow) -> None:
    write(combat, "Look.")
    tool(combat, "Circle")
    combat.drag("bear", NICOLE)
    assert window.session.document.script == combat.window.session.scenario.script
    assert len(window.session.document.variations) == 0
    assert window.table.selected is None


def test_without_a_tool_the_table_does_what_it_always_does(combat: Hands, window: MainWindow) -> None:
    write(combat, "Look.")
    combat.click("bear")
    assert window.table.selected == "bear"
    assert notes(window)[1].circles == ()


def test_marks_are_made_with_the_keyboard_too(combat: Hands, window: MainWindow) -> None:
    write(combat, "Look.")
    tool(combat, "Arrow")
    for subject in ("bear", "wolf"):
        window.table.select(ObjectId(subject))
        combat.press(Qt.Key.Key_Return)
    assert notes(window)[1].arrows == (("bear", "wolf"),)


def test_escape_puts_the_tool_down_then_closes_the_note(combat: Hands, window: MainWindow) -> None:
    write(combat, "Look.")
    tool(combat, "Circle")
    window.table.setFocus()
    combat.press(Qt.Key.Key_Escape)
    assert window.table.pen.tool is None
    assert window.note_editing.strip.isVisible()
    combat.press(Qt.Key.Key_Escape)
    assert not window.note_editing.strip.isVisible()


def test_escape_in_the_field_keeps_what_was_typed(combat: Hands, window: MainWindow) -> None:
    combat.press(Qt.Key.Key_N)
    field = combat.widget(QLineEdit, "Words of the note")
    QTest.keyClicks(field, "Kept.")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert notes(window)[1].text == "Kept."
    assert not window.note_editing.strip.isVisible()


def test_a_note_that_says_nothing_is_not_added(combat: Hands, window: MainWindow) -> None:
    combat.press(Qt.Key.Key_N)
    window.note_editing.strip.findChildren(QPushButton)[-1].click()
    assert len(notes(window)) == 1
    assert not window.session.undo_stack.canUndo()


def test_a_pause_is_one_step_of_undo(combat: Hands, window: MainWindow) -> None:
    write(combat, "Think.")
    window.note_editing.strip.findChildren(QCheckBox)[0].click()
    assert notes(window)[1].pause
    window.session.undo_stack.undo()
    assert not notes(window)[1].pause


def test_what_is_being_typed_is_saved(combat: Hands, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "noted.scenario.json"
    write_scenario(window.session.document, path)
    window.documents.open_file(path)
    combat.press(Qt.Key.Key_N)
    QTest.keyClicks(combat.widget(QLineEdit, "Words of the note"), "Kept")
    assert window.documents.save()
    assert [one.text for one in read_scenario(path).notes] == ["An attack.", "Kept"]


def test_another_document_closes_the_note(combat: Hands, window: MainWindow) -> None:
    window.note_editing.edit(0)
    QTest.keyClicks(combat.widget(QLineEdit, "Words of the note"), "Gone")
    combat.show(table(creature("bear", "2/2"), notes=[{"text": "Other."}]), watching=True)
    assert not window.note_editing.strip.isVisible()
    assert [one.text for one in notes(window)] == ["Other."]


def test_going_on_closes_the_note(combat: Hands, window: MainWindow) -> None:
    write(combat, "Look.")
    window.session.move_to(len(window.session.frames))
    assert not window.note_editing.strip.isVisible()


def test_a_flag_leads_to_its_note_and_a_double_click_edits_it(combat: Hands, window: MainWindow) -> None:
    QTest.mouseClick(window.timeline, _LEFT, pos=flag(window, 0))
    assert window.session.cursor == window.session.note_places[0]
    QTest.mouseDClick(window.timeline, _LEFT, pos=flag(window, 0))
    assert combat.widget(QLineEdit, "Words of the note").text() == "An attack."


@pytest.mark.usefixtures("combat")
def test_a_flag_is_dragged_to_another_moment(window: MainWindow) -> None:
    end = window.session.moments[2].last
    there = QPoint(round(window.timeline.x_of(end)) + 4, 26)
    QTest.mousePress(window.timeline, _LEFT, pos=flag(window, 0))
    QTest.mouseMove(window.timeline, there)
    assert window.session.cursor == window.session.note_places[0]
    QTest.mouseRelease(window.timeline, _LEFT, pos=there)
    assert window.session.note_places == (end,)
    assert window.session.cursor == end
    assert window.session.undo_stack.undoText() == "Move note"


def test_a_flag_has_a_menu(combat: Hands, window: MainWindow) -> None:
    first, end = window.session.note_places[0], len(window.session.frames)
    for words, told in (
        ("Pause here", [("An attack.", True)]),
        ("Pause here", [("An attack.", False)]),
        ("Delete note", []),
    ):
        window.session.move_to(end)
        combat.right_click(window.timeline, flag(window, 0))
        assert window.session.cursor == first
        combat.choose(words)
        assert [(note.text, note.pause) for note in notes(window)] == told


def test_a_note_that_is_being_written_is_deleted_from_the_menu_of_its_flag(
    combat: Hands, window: MainWindow
) -> None:
    window.note_editing.edit(0)
    QTest.keyClicks(combat.widget(QLineEdit, "Words of the note"), "Not this")
    combat.right_click(window.timeline, flag(window, 0))
    combat.choose("Delete note")
    assert not notes(window)
    assert not window.note_editing.strip.isVisible()


def test_a_note_is_moved_by_moments_and_edited_from_its_menu(combat: Hands, window: MainWindow) -> None:
    places = []
    for words in ("Move to the next moment", "Move to the moment before"):
        combat.right_click(window.timeline, flag(window, 0))
        combat.choose(words)
        places.append(window.session.note_places[0])
    first = places[1]
    assert places[0] > first == window.session.cursor
    combat.right_click(window.timeline, flag(window, 0))
    combat.choose("Edit note")
    assert combat.widget(QLineEdit, "Words of the note").text() == "An attack."


@pytest.mark.parametrize("entry", ["Add a note here", "Add another note here"])
def test_a_note_is_added_where_the_timeline_was_clicked(
    combat: Hands, window: MainWindow, entry: str
) -> None:
    """Beside the flag of another note, or on it."""
    place = window.session.note_places[0] if "another" in entry else len(window.session.frames)
    at = flag(window, 0) if "another" in entry else QPoint(round(window.timeline.x_of(place)), 12)
    combat.right_click(window.timeline, at)
    combat.choose(entry)
    combat.type_into(combat.widget(QLineEdit, "Words of the note"), "Here.")
    assert (notes(window)[1].text, window.session.note_places[1]) == ("Here.", place)


def test_flags_have_keys(combat: Hands, window: MainWindow) -> None:
    window.timeline.setFocus()
    first = window.session.note_places[0]
    combat.press(Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert window.session.cursor == first
    combat.press(Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert window.session.note_places[0] == window.session.moments[1].last
    combat.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.session.note_places[0] == first
    combat.press(Qt.Key.Key_Return)
    assert window.note_editing.strip.isVisible()
    window.note_editing.close()
    window.timeline.setFocus()
    combat.press(Qt.Key.Key_Delete)
    assert notes(window) == ()
    assert window.session.undo_stack.undoText() == "Delete note"
    assert window.session.game.battlefield.keys() == {"bear", "wolf"}


@pytest.mark.usefixtures("combat")
def test_playing_stops_at_a_note_that_pauses(window: MainWindow, qtbot: QtBot) -> None:
    window.session.move_to(window.session.note_places[0])
    window.note_editing.edit(0)
    window.note_editing.strip.findChildren(QCheckBox)[0].click()
    window.note_editing.close()
    window.session.move_to(0)
    window.player.is_instant = False
    window.player.reduces_motion = True
    window.player.speed = 1000.0
    window.player.play()
    qtbot.waitUntil(lambda: not window.player.is_moving)
    assert window.session.cursor == window.session.note_places[0]


def test_notes_are_on_the_line_that_is_played(combat: Hands, window: MainWindow) -> None:
    session = window.session
    attack = next(one for one in session.playthrough.decisions if one.entry == 0)
    session.answer(attack, Attacks(), "No attack")
    assert session.line == (0,)
    session.move_to(len(session.frames))
    write(combat, "Nobody attacks.")
    assert [one.text for one in session.document.notes] == ["An attack."]
    assert [one.text for one in session.document.variations[0].notes] == ["Nobody attacks."]
    session.move_to(0)
    write(combat, "The board.")
    assert [one.text for one in session.document.notes] == ["An attack.", "The board."]


def test_enter_leads_back_to_the_table_and_its_keys(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}], undecided="default")
    hands.press(Qt.Key.Key_Home)
    hands.press(Qt.Key.Key_N)
    for words in ("First", "Second"):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClicks(focused, words)
        hands.press(Qt.Key.Key_Return)
        assert window.table.hasFocus()
        hands.press(Qt.Key.Key_Right)
        hands.press(Qt.Key.Key_N)
    assert [note.text for note in window.session.scenario.notes] == ["First", "Second"]
    assert len(set(window.session.note_places)) == 2


def test_after_a_note_arrows_go_on_in_time(window: MainWindow, combat: Hands) -> None:
    """Not among the cards that were marked by keyboard."""
    combat.press(Qt.Key.Key_Home)
    write(combat, "Look.")
    tool(combat, "Circle")
    combat.press(Qt.Key.Key_Down)
    combat.press(Qt.Key.Key_Return)
    assert notes(window)[-1].circles
    QTest.mouseClick(window.note_editing.strip.findChildren(QPushButton)[-1], _LEFT)
    assert not window.note_editing.is_open
    combat.press(Qt.Key.Key_Right)
    assert window.session.cursor > 0


def test_marks_lie_below_the_numbers_of_damage(window: MainWindow, hands: Hands) -> None:
    entries: list[dict[str, object]] = [
        {"attack": {"ox": NICOLE}},
        {"block": {"bear": "ox"}},
        {"assign": {"ox": {"bear": 2, NICOLE: 2}}},
    ]
    ox, bear = creature("ox", "4/4 trample"), creature("bear", "2/2", by=NICOLE)
    note = {"at": {"after": 3}, "arrows": [["ox", NICOLE]]}
    hands.show(table(ox, bear, script=entries, notes=[note]), watching=True)
    window.player.go_to(window.session.note_places[0])
    items = window.table.table.items()
    numbers = [one.zValue() for one in items if isinstance(one, ChipItem | TallyItem)]
    marks = [one.zValue() for one in items if isinstance(one, NoteMarkItem)]
    assert numbers
    assert marks
    assert max(marks) < min(numbers)
