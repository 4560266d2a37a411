"""In the pseudo-language every word in the window is in brackets: none is shown that was not looked up."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QTabWidget,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from core.scenario.format import Scenario
from core.teaching.course import built_in
from core.terms.ids import ObjectId
from core.words.pseudo import unbracketed_words
from gui.app import open_window, speak_in
from gui.language import Language, speak
from gui.panels.elided_label import ElidedLabel
from gui.settings import Speed
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from gui.window.palette_menu import palette_menu
from tests.gui.accessible.test_tree import DESCRIPTION, NAME, told
from tests.support import AMY, NICOLE, creature, table

KEYS = {"Space", "Home", "End", "Left", "Right", "Shift", "Ctrl", "Alt", "Esc", "Enter", "Del", "Tab"}
KEYS |= {"PgUp", "PgDown", "Menu", "Ins", "Backspace"}
NAMES = {"Damage Step", "Amy", "Nicole", "Raj", "Wurm", "Bear", "Grizzly Bears"}
CITATION = r"⟦?CR⟧? \d{3}[\w.⟦⟧]*(?: ⟦?of⟧? \S+ \d{4})?"
"""`CR 510.1c of July 2024`, the same in all languages."""


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """A window in the pseudo-language."""
    speak(qapp, Language.PSEUDO)
    window = opened(tmp_path)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    speak(qapp, Language.ENGLISH)
    window.session.undo_stack.setClean()
    window.close()
    window.deleteLater()
    QApplication.processEvents()


def opened(folder: Path) -> MainWindow:
    """Return a window with settings of its own."""
    window = open_window(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat), folder)
    window.resize(1280, 800)
    window.transport.set_speed(Speed.INSTANT)
    return window


@pytest.fixture
def board() -> Scenario:
    """A creature that tramples over a blocker, and a spell: much is asked."""
    wurm = creature("wurm", "6/4 trample", counters={"shield": 1})
    bear = creature("bear", "2/2", by=NICOLE, damage=1)
    players = [
        {"id": AMY, "name": "Amy", "hand": ["Grizzly Bears"]},
        {"id": NICOLE, "name": "Nicole"},
    ]
    script: list[dict[str, Any]] = [{"attack": {"wurm": NICOLE}}, {"block": {"bear": "wurm"}}]
    return table(wurm, bear, title="Wurm", players=players, script=script, undecided="ask")


def texts_of(widget: QWidget) -> Iterator[str]:
    """Yield what a widget says by itself."""
    yield from (widget.windowTitle(), widget.toolTip(), widget.statusTip())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    match widget:
        case ElidedLabel():
            pass  # it may end in the middle of a word; its tool tip has the whole
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QTextBrowser():
            yield widget.toPlainText()
        case QComboBox():
            yield from (widget.itemText(place) for place in range(widget.count()))
        case QTabWidget():
            yield from (widget.tabText(place) for place in range(widget.count()))
        case _:
            pass


def shown(root: QWidget) -> Iterator[str]:
    """Yield what a widget and all in it say, menus and actions among it."""
    for widget in (root, *root.findChildren(QWidget)):
        yield from texts_of(widget)
    for action in root.findChildren(QAction):
        yield from (action.text(), action.toolTip(), action.statusTip())


def bare(texts: Iterator[str], names: Collection[str] = NAMES) -> set[str]:
    """Return the words in no brackets, but for names and keys."""
    found = set()
    for text in texts:
        plain = re.sub(rf"{CITATION}|<[^>]*>|&\w+;|&", " ", text)
        for name in sorted(names, key=len, reverse=True):
            plain = plain.replace(name, " ")
        found |= {word for word in unbracketed_words(plain) if len(word) > 1 and word not in KEYS}
    return found


def test_the_window_with_its_menus_and_panels_has_brackets_everywhere(window: MainWindow) -> None:
    assert not bare(shown(window))


def test_everything_that_is_asked_while_a_board_is_played_has_brackets(
    window: MainWindow, board: Scenario
) -> None:
    window.session.load(board)
    for cursor in range(len(window.session.frames) + 1):
        window.session.move_to(cursor)
        assert not bare(shown(window.choice_bar)), cursor
        assert not bare(shown(window.explanation)), cursor


@pytest.mark.parametrize("subject", [AMY, "wurm"])
def test_forms_and_menus_about_a_card_or_player_have_brackets(
    window: MainWindow, board: Scenario, subject: str
) -> None:
    window.session.load(board)
    window.table.select(ObjectId(subject))
    QApplication.processEvents()
    assert not bare(shown(window.inspector))
    window.card_menu.fill()
    assert not bare(shown(window.card_menu))
    assert not bare(
        shown(palette_menu(window, window.session, window.palette_actions, Payload("card", "Grizzly Bears")))
    )


def test_what_a_screen_reader_is_told_of_the_table_has_brackets(window: MainWindow, board: Scenario) -> None:
    window.session.load(board)
    said = (one.text(kind) for one in told(window.table) for kind in (NAME, DESCRIPTION))
    assert not bare(said)


def test_dialogs_have_brackets(window: MainWindow, board: Scenario, qtbot: QtBot) -> None:
    window.session.load(board)
    before = set(window.findChildren(QWidget))
    entries = {re.sub("[&⟦⟧]", "", one.text()): one for one in window.findChildren(QAction)}
    for name in ("About Damage Step", "Keys and symbols", "Preferences…"):
        entries[name].trigger()
    window.beside.comparisons.show_eras()
    dialog = window.beside.comparisons.eras
    assert dialog is not None
    qtbot.waitUntil(lambda: bool(dialog.text))
    new = [one for one in window.findChildren(QWidget) if one not in before]
    notices = {one for one in new if "⟦Notices⟧" in one.accessibleName()}
    assert notices
    assert not bare(text for one in new if one not in notices for text in texts_of(one))


def test_dialogs_about_other_programs_have_brackets(window: MainWindow, board: Scenario) -> None:
    window.session.load(board)
    before = set(window.findChildren(QWidget))
    groups = "[Wurm]\nbattlefield:Amy:Bear:1\nemblem:Amy:Wurm:1\n[Bear]\nbattlefield:Nicole:Bear:1\n"
    window.menus.other_programs.open_text(groups, "Bear")
    for target in ("forge", "argentum"):
        window.menus.other_programs.export(target)
    new = [one for one in window.findChildren(QWidget) if one not in before]
    typed = {*NAMES, "2/2 flying", "land"}
    assert not bare((text for one in new for text in texts_of(one)), typed)
    lists = [one for one in new if isinstance(one, QListWidget) and one.count()]
    assert lists
    assert not bare(one.item(row).text() for one in lists for row in range(one.count()))


def test_the_library_has_brackets_around_all_but_the_course(window: MainWindow) -> None:
    window.learning.show_library()
    QApplication.processEvents()
    course = built_in()
    lessons = {text for one in course.lessons for text in (one.title, one.goal)}
    about = {text for part in course.parts for text in (part.title, part.about)}
    about |= {text for one in course.collections for text in (one.title, one.about)}
    library = window.learning.library
    assert not bare(shown(library), {*lessons, *about} - {""})
    for word in ("trample", "wordlessness"):
        field = next(one for one in library.findChildren(QLineEdit) if "⟦Search⟧" in one.accessibleName())
        field.setText(word)
        QApplication.processEvents()
        assert not bare(shown(library), {*lessons, *about, word} - {""}), word


def test_the_language_changes_while_the_window_is_open(
    qapp: QApplication, tmp_path: Path, board: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = opened(tmp_path)
    first.session.load(board)
    first.session.move_to(3)
    second = speak_in(first, qapp, Language.PSEUDO)
    assert "⟦" in second.menuBar().actions()[0].text()
    assert (second.session.scenario, second.session.cursor) == (board, 3)
    third = speak_in(second, qapp, Language.ENGLISH)
    assert third.menuBar().actions()[0].text() == "&File"
    assert (third.session.scenario, third.session.cursor) == (board, 3)
    QApplication.processEvents()
    third.session.move_to(4)  # nothing of the windows before hears of it
    monkeypatch.setattr(QMessageBox, "exec", lambda *_: QMessageBox.StandardButton.Discard)
    third.close()
    third.deleteLater()
    QApplication.processEvents()
