"""Help: what the program is, and whose the parts of it are."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTextBrowser, QVBoxLayout, QWidget

from gui import __version__
from gui.translation import tr

NOTICE = Path(__file__).parents[2] / "NOTICE"
_WIDE, _HIGH = 660, 560


class About(QDialog):
    """Says what the program is, and below it, to be scrolled, the notices of all that it is made with."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Damage Step"))
        self.text = QLabel(_about())
        self.text.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 16, 22, 14)
        layout.setSpacing(12)
        layout.addWidget(self.text)
        self.notices = QTextBrowser()
        self.notices.setAccessibleName(tr("Notices and licenses"))
        self.notices.setHtml(_as_html(NOTICE.read_text(encoding="utf-8")) if NOTICE.exists() else "")
        layout.addWidget(self.notices, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self.resize(min(_WIDE, parent.width() - 40), min(_HIGH, parent.height() - 40))


def show_about(parent: QWidget) -> None:
    """Open it."""
    about = About(parent)
    about.finished.connect(about.deleteLater)
    about.open()


def _as_html(notice: str) -> str:
    """Return the notices: parts that have indented lines with a heading, and those as a list."""
    parts = []
    for block in notice.strip().split("\n\n"):
        lines = block.split("\n")
        if len(lines) > 1 and lines[1].startswith("  "):
            rows = "".join(f"<li>{escape(' '.join(line.split()))}</li>" for line in lines[1:])
            parts.append(f"<h4>{escape(lines[0])}</h4><ul>{rows}</ul>")
        else:
            parts.append(f"<p>{escape(' '.join(lines))}</p>")
    return "".join(parts)


def _about() -> str:
    """Return what the program is; the second paragraph is the one that the Fan Content Policy asks for."""
    parts = (
        tr("How combat and damage work in <i>Magic: The Gathering</i>, one explained step at a time."),
        tr(
            "Damage Step is unofficial Fan Content permitted under the Fan Content Policy. "
            "Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the "
            "Coast. ©Wizards of the Coast LLC."
        ),
        tr(
            "Rule numbers refer to the Comprehensive Rules of June 19, 2026, unless another edition is "
            "named. Rules are paraphrased. MIT License."
        ),
    )
    paragraphs = "".join(f"<p>{part}</p>" for part in parts)
    return f"<h3>Damage Step {__version__}</h3>{paragraphs}"
