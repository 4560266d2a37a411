"""A copy of the board for another program: what it can't hold is said before it is written."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from core.files.writing import write_whole
from core.model.cards import Card
from core.other_programs.argentum.link import link
from core.other_programs.exporting import Target, exported
from core.other_programs.left_out import Loss, told
from core.scenario.format import Scenario
from core.words.english import other_programs as words
from gui.translation import tr
from gui.window.losses import LossList


class ExportDialog(QDialog):
    """Lists what another program's file can't hold of the board, and writes it.

    Signals:
        said: the copy was made, or couldn't be; argument: words.
    """

    said = Signal(str)

    def __init__(
        self, scenario: Scenario, library: Mapping[str, Card], target: Target, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._scenario, self._library, self._target = scenario, library, target
        self._written = exported(scenario, library, target)
        program = words.program(target)
        self.setWindowTitle(tr("Copy for {program}").format(program=program))
        self.setMinimumWidth(560)
        self.losses = LossList(
            tr("{program} can't hold everything. Not in the copy:").format(program=program)
        )
        self.by_name = QCheckBox(
            tr("Write &unknown cards by name: {program} may know them").format(program=program)
        )
        self.by_name.setVisible(any(one.loss is Loss.BECOMES_TOKEN for one in self._written.left_out))
        self.by_name.toggled.connect(self._write)
        self._write()
        buttons = QDialogButtonBox()
        if target is Target.ARGENTUM:
            self.link = buttons.addButton(tr("Copy &link"), QDialogButtonBox.ButtonRole.ActionRole)
            self.link.setToolTip(tr("The end of a link, to put behind the address of a server"))
            self.link.clicked.connect(self._copy_link)
        self.save = buttons.addButton(tr("&Save copy…"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._on_save)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        layout.setSpacing(10)
        layout.addWidget(self.losses, 1)
        layout.addWidget(self.by_name)
        layout.addWidget(buttons)
        self.save.setFocus()

    def _write(self) -> None:
        """Write the copy as the box says, and tell what it can't hold."""
        by_name = self.by_name.isChecked()
        self._written = exported(self._scenario, self._library, self._target, by_name=by_name)
        self.losses.show_losses([told(one) for one in self._written.left_out])

    def _on_save(self) -> None:
        suffix = self._target.suffix
        name, _ = QtWidgets.QFileDialog.getSaveFileName(
            self,
            tr("Save copy"),
            str(Path.home() / f"{_file_name(self._scenario.title)}{suffix}"),
            f"{words.program(self._target)} (*{suffix})",
        )
        if not name:
            return
        path = Path(name if Path(name).suffix else name + suffix)
        try:
            write_whole(path, self._written.text)
        except OSError as error:
            self.said.emit(str(error))
            return
        self.accept()
        self.said.emit(tr("Saved {file}").format(file=path))

    def _copy_link(self) -> None:
        QApplication.clipboard().setText(link(self._written.text))
        self.accept()
        self.said.emit(tr("Link copied. Put it behind the address of your argentum-engine server."))


def _file_name(title: str) -> str:
    """Return a title without what can't be in the name of a file."""
    return (
        "".join(letter if letter.isalnum() or letter in " -_.,'" else "-" for letter in title).strip(" .")
        or "board"
    )
