"""Help: what the program is, and its keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from gui import __version__


def show_about(parent: QWidget) -> None:
    """Say what the program is, and whose the game is."""
    _show(parent, "About Damage Step", _ABOUT.format(version=__version__))


def show_keys(parent: QWidget) -> None:
    """List the keys."""
    rows = "".join(f"<tr><td><b>{keys}</b>&nbsp;&nbsp;</td><td>{words}</td></tr>" for keys, words in _KEYS)
    signs = "".join(f"<tr><td><b>{sign}</b>&nbsp;&nbsp;</td><td>{words}</td></tr>" for sign, words in _SIGNS)
    text = f"<table cellspacing='4'>{rows}</table><p><b>On the timeline</b></p><table cellspacing='4'>{signs}"
    _show(parent, "Keys and signs", f"{text}</table>")


def _show(parent: QWidget, title: str, text: str) -> None:
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(text)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


_ABOUT = """<h3>Damage Step {version}</h3>
<p>How combat and damage work in <i>Magic: The Gathering</i>, one explained step at a time.</p>
<p>Damage Step is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by
Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.</p>
<p>Rule numbers are those of 19 June 2026, unless another edition is named. What a rule says is told in our
own words. MIT License; third-party software is listed in NOTICE.</p>"""
_SIGNS = (
    ("△", "attackers are declared"),
    ("□", "blockers are declared"),
    ("✸", "damage is dealt, and has its results"),
    ("◇", "something follows from it: state-based actions, prevention, an ability"),
    ("|", "anything else, such as a step that begins"),
    ("? !", "play waits for a decision; or a decision is illegal"),
)
_KEYS = (
    ("Space", "play, pause, or answer the question below the table"),
    ("1 2 3 …", "answer a question with one of the other answers, from left to right"),
    ("P", "pass priority; Shift+P: pass until something happens"),
    ("Shift+D", "have everything decided by default from here on"),
    ("← →", "one frame back or on; Home and End: to the start or the end"),
    ("↑ ↓ on the table", "select the next card, player or number; Ctrl with arrow keys: the one that way"),
    (
        "drag out of a hand",
        "cast the card, on its target or anywhere; out of the palette: on the stack",
    ),
    ("Enter on the table", "menu of the selected card: attack, block, counters …"),
    ("Shift+A", "attack with every creature that may"),
    ("Shift+B", "attackers form one band"),
    ("+ and -", "one point more or less for the selected number"),
    ("L", "assign all damage lethal first"),
    ("Delete", "take out of the attack or block; or remove from the table"),
    ("Enter in the palette", "put it on the near side; with Shift on the far side; with Ctrl cast it"),
    ("Ctrl+F", "find a card"),
    ("Ctrl+D", "a second one of the selected card"),
    ("Ctrl+Shift+E", "the table under the rules of each era, side by side"),
    ("Ctrl+Z, Ctrl+Shift+Z", "undo, redo"),
    ("Esc", "leave off a drag, or select nothing"),
)
