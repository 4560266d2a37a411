"""Help: what the program is, and its keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from gui import __version__


def show_about(parent: QWidget) -> None:
    """Say what the program is, and whose the game is."""
    box = QMessageBox(parent)
    box.setWindowTitle("About Damage Step")
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(_ABOUT.format(version=__version__))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def show_keys(parent: QWidget) -> None:
    """List the keys, and beside them what the signs mean."""
    dialog = QDialog(parent)
    dialog.setWindowTitle("Keys and signs")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    across = QHBoxLayout()
    across.setSpacing(28)
    signs = ("On the timeline", _SIGNS), ("On cards", _CARD_SIGNS)
    across.addWidget(_column(dialog, ("Keys", _KEYS)))
    across.addWidget(_column(dialog, ("Setting up", _SETTING_UP), *signs))
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(20, 12, 20, 12)
    layout.addLayout(across)
    layout.addWidget(buttons)
    dialog.open()


def _column(dialog: QDialog, *parts: tuple[str, tuple[tuple[str, str], ...]]) -> QLabel:
    """Return lists under their titles, as one text to read from top to bottom."""
    told = "".join(f"<h4>{title}</h4>{_rows(pairs)}" for title, pairs in parts)
    label = QLabel(told, dialog)
    label.setWordWrap(True)
    label.setFixedWidth(_COLUMN)
    label.ensurePolished()  # its height is that of the font that the window gives it
    label.setMinimumHeight(label.heightForWidth(_COLUMN))
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _rows(pairs: tuple[tuple[str, str], ...]) -> str:
    """Return a table of two columns."""
    rows = (f"<tr><td><b>{what}</b>&nbsp;&nbsp;</td><td>{words}</td></tr>" for what, words in pairs)
    return f"<table cellspacing='3'>{''.join(rows)}</table>"


_COLUMN = 410
"""How wide a column of the list of keys is; both together fit on a small screen."""
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
_CARD_SIGNS = (
    ("hourglass", "came this turn, so it cannot attack or tap"),
    ("crown; star", "commander; renowned"),
    ("dagger", "dealt damage by a source with deathtouch"),
    ("tick", "its loyalty ability was activated this turn"),
    ("arrow", "power and toughness are more or less than printed"),
    ("4 of 6", "marked damage, and how much is lethal; with a skull once it is"),
    ("\N{MULTIPLICATION SIGN}3", "so many equal tokens"),
    ("=; lying card", "copy of another card; tapped"),
    ("small signs", "keywords, and rules text that has no room: point at one to read it"),
    ("two small cards", "double-faced; the one in front is filled if the back face is up"),
)
_KEYS = (
    ("Space", "play, pause, or answer the question below the table"),
    ("1 2 3 …", "answer a question with one of the other answers, from left to right"),
    ("P", "pass priority; Shift+P: pass until something happens"),
    ("Shift+D", "have everything decided by default from here on"),
    ("← →", "one frame back or on; Home and End: to the start or the end"),
    ("↑ ↓ on the table", "to the cards; from there all arrow keys go from thing to thing, as they lie"),
    (
        "drag out of a hand",
        "cast the card, on its target or anywhere; out of the palette: on the stack",
    ),
    ("Enter on the table", "choose what the ring is around, or open its menu: attack, block …"),
    ("Ctrl+wheel, Ctrl+0", "zoom; Ctrl+1, 2, 3, F11, F5: hide panels, all, all but a caption"),
    ("F2", "change what is selected; Tab and F6 go on through the window"),
    ("Z, held", "the card that the mouse or the keyboard is on, large"),
    ("Shift+A, Shift+B", "attack with every creature that may; attackers form one band"),
    ("+ and -", "one point more or less for the selected number"),
    ("L", "assign all damage lethal first"),
    ("Esc", "back to the table; leave off a drag or what is being cast, or select nothing"),
)
_SETTING_UP = (
    ("Delete", "take out of the attack or block; or remove from the table"),
    ("Enter in the palette", "put it on the near side; with Shift on the far side; with Ctrl cast it"),
    ("Ctrl+F; Ctrl+D", "find a card; a second one of the selected card"),
    ("Ctrl+Shift+E", "the table under the rules of each era, side by side"),
    ("Ctrl+Z, Ctrl+Shift+Z", "undo, redo"),
)
