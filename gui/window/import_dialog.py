"""A board of another program: what of it isn't carried over, and what is asked before it is on the table."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.cards.card_file import CardFileError
from core.files import limits
from core.model.cards import Card
from core.other_programs.foreign_board import OwnCard
from core.other_programs.importing import ForeignText, imported
from core.other_programs.into_scenario import Imported
from core.other_programs.left_out import told
from core.other_programs.printed_cards import cards_of_file
from core.other_programs.stand_ins import DescriptionError, Unknown
from core.scenario.errors import ScenarioError
from core.words.english import other_programs as words
from gui.translation import tr
from gui.window.losses import LossList

_TYPING_MS = 300
_ROWS_SHOWN = 5


class ImportDialog(QDialog):
    """Shows what a board loses on its way here, and has a field for each card that isn't known.

    A file of several groups has them to choose from. What is said in the fields is read as on a board line.

    Signals:
        board_wanted: the board is to be put on the table; argument: the `Scenario`.
    """

    board_wanted = Signal(object)

    def __init__(self, found: ForeignText, library: Mapping[str, Card], parent: QWidget) -> None:
        super().__init__(parent)
        self._found, self._library = found, library
        self._more_cards: tuple[OwnCard, ...] = ()
        self._imported: Imported | None = None
        self._unknown: tuple[Unknown, ...] = ()
        self.fields: dict[str, QLineEdit] = {}
        program = words.program(found.program)
        self.setWindowTitle(tr("Board from {program}").format(program=program))
        self.setMinimumWidth(600)
        self.groups = QComboBox()
        self.groups.setAccessibleName(tr("Group"))
        self.groups.addItems(found.groups)
        self.groups.currentTextChanged.connect(self._choose_group)
        self._chosen = QWidget()
        group_line = QFormLayout(self._chosen)
        group_line.setContentsMargins(0, 0, 0, 0)
        group_line.addRow(tr("This file has several boards. &Group:"), self.groups)
        self._chosen.setVisible(len(found.groups) > 1)
        self._asks = QLabel(
            tr("These cards aren't known here. Say what each is, such as {size} or {kind}.").format(
                size="2/2 flying", kind="land"
            )
        )
        self._asks.setWordWrap(True)
        self._rows = QScrollArea()
        self._rows.setObjectName("unknownCards")
        self._rows.setWidgetResizable(True)
        self._rows.setFrameShape(QFrame.Shape.NoFrame)
        self.losses = LossList(tr("Not carried over:"))
        self.fault = QLabel()
        self.fault.setObjectName("importFault")
        self.fault.setWordWrap(True)
        buttons = QDialogButtonBox()
        self.look_up = buttons.addButton(tr("&Look up in card file…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.look_up.setToolTip(tr("A file of printed cards with Scryfall's or MTGJSON's fields"))
        self.put = buttons.addButton(tr("&Put on the table"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._cancel = buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.look_up.clicked.connect(self._look_up)
        buttons.accepted.connect(self.put_on_table)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        layout.setSpacing(10)
        for part in (self._chosen, self._asks, self._rows, self.losses, self.fault, buttons):
            layout.addWidget(part, 1 if part is self.losses else 0)
        self._wait = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._wait.timeout.connect(self._read)
        self._choose_group()
        first = self.groups if len(found.groups) > 1 else next(iter(self.fields.values()), self.put)
        first.setFocus()

    @property
    def refusal(self) -> str:
        """Why the only board that the file has can't be read; empty if it can, or there are others."""
        return self.fault.text() if self.groups.count() <= 1 else ""

    @property
    def has_questions(self) -> bool:
        """Whether a person has to see it: something is lost, unknown, or to be chosen."""
        found = self._imported
        return found is None or bool(found.left_out or found.unknown or self.groups.count() > 1)

    def put_on_table(self) -> None:
        """Have the board put on the table as the fields say, unless they say something that can't be."""
        self._read()
        if self._imported is not None:
            board = self._imported.scenario
            self.accept()
            self.board_wanted.emit(board)

    def _choose_group(self) -> None:
        """Read the board of the group that is chosen, and ask for what isn't known of it."""
        self._more_cards = ()
        self.fields = {}
        self._read()
        self._unknown = self._imported.unknown if self._imported else ()
        self._ask()

    def _ask(self) -> None:
        """Show a field for each card that isn't known, with what it stands as."""
        rows = QWidget()
        form = QFormLayout(rows)
        form.setContentsMargins(0, 0, 8, 0)
        form.setSpacing(6)
        said = {name: field.text() for name, field in self.fields.items()}
        self.fields = {}
        for one in self._unknown:
            field = QLineEdit(said.get(one.name, one.line))
            field.setMaxLength(limits.TEXT_LENGTH)
            field.setAccessibleName(tr("What {card} is").format(card=one.name))
            field.textEdited.connect(self._wait.start)
            shown = one.name if one.count == 1 else f"{one.name} \N{MULTIPLICATION SIGN}{one.count}"
            form.addRow(shown.replace("&", "&&"), field)
            self.fields[one.name] = field
        self._rows.setWidget(rows)
        height = rows.sizeHint().height()
        row = next((field.sizeHint().height() + 6 for field in self.fields.values()), 0)
        self._rows.setFixedHeight(min(height + 4, row * _ROWS_SHOWN + row // 2))
        for part in (self._asks, self._rows, self.look_up):
            part.setVisible(bool(self.fields))
        order = (self.groups, *self.fields.values(), self.losses.list, self.put, self.look_up, self._cancel)
        for widget, following in pairwise(order):
            QWidget.setTabOrder(widget, following)

    def _read(self) -> None:
        """Read the board with what the fields say; tell what is lost, or what is wrong."""
        self._wait.stop()
        said = {name: field.text() for name, field in self.fields.items() if field.text().strip()}
        group = self.groups.currentText() or None
        try:
            self._imported = imported(self._found, self._library, group, said, self._more_cards)
            fault = ""
        except (DescriptionError, ScenarioError) as error:
            self._imported, fault = None, str(error)
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))
        if self._imported is not None:
            self.losses.show_losses([told(one) for one in self._imported.left_out])
        self.put.setEnabled(self._imported is not None)

    def _look_up(self) -> None:
        """Ask for a file of printed cards, and take from it those that aren't known."""
        name, _ = QtWidgets.QFileDialog.getOpenFileName(
            self,
            tr("Look up in card file"),
            str(Path.home()),
            tr("Card files") + " (*.json *.jsonl *.gz);;(*)",
        )
        if not name:
            return
        try:
            more = tuple(cards_of_file(Path(name), [one.name for one in self._unknown]))
        except CardFileError as error:
            self.fault.setText(str(error))
            self.fault.setVisible(True)
            return
        known = {one.name.lower() for one in more}
        self._more_cards = (*self._more_cards, *more)
        self._unknown = tuple(one for one in self._unknown if one.name.lower() not in known)
        for one in [name for name in self.fields if name.lower() in known]:
            del self.fields[one]
        self._ask()
        self._read()
