"""Help: what the program is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from gui import __version__


def show_about(parent: QWidget) -> None:
    """Say what the program is, and whose the game is."""
    box = QMessageBox(parent)
    box.setWindowTitle("About Damage Step")
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(_ABOUT.format(version=__version__))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


_ABOUT = """<h3>Damage Step {version}</h3>
<p>How combat and damage work in <i>Magic: The Gathering</i>, one explained step at a time.</p>
<p>Damage Step is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by
Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.</p>
<p>Rule numbers are those of 19 June 2026, unless another edition is named. What a rule says is told in our
own words. MIT License; third-party software is listed in NOTICE.</p>"""
