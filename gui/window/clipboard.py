"""Cut, copy and paste: cards travel as a part of a board, written as a scenario file is."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QMimeData, QObject, Signal
from PySide6.QtWidgets import QApplication, QLineEdit

from core.data.faults import DataError
from core.scenario.errors import ScenarioError
from core.scenario.excerpt import excerpt, with_excerpt
from core.scenario.format import FORMAT, Scenario
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.terms.ids import ObjectId
from gui.session import Session
from gui.table.actions import set_up
from gui.table.table_view import TableView
from gui.theme import Theme
from gui.translation import tr

MIME = "application/x-damage-step-board"


class Clipboard(QObject):
    """Moves cards between boards and windows by way of the system's clipboard.

    While the keyboard is in a field, that field is cut from and pasted into.

    Signals:
        refused: it can't be done, or it was done out of sight; argument: words.
        foreign_pasted: a board of another program was pasted; arguments: its text, and what it is called.
        board_pasted: a whole board was pasted, as a share code or a board line; argument: the `Scenario`.
    """

    refused = Signal(str)
    board_pasted = Signal(object)
    foreign_pasted = Signal(str, str)

    def __init__(self, session: Session, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._table = session, table

    def copy(self) -> None:
        """Copy the selected cards."""
        field = _field()
        if field is not None:
            field.copy()
        elif self._put_selected():
            count = len(self._table.selection.cards)
            self.refused.emit(
                tr("Card copied.")
                if count == 1
                else tr("{count} cards copied.", None, count).format(count=count)
            )

    def cut(self) -> None:
        """Copy the selected cards, and take them off the table."""
        field = _field()
        if field is not None:
            field.cut()
        elif self._put_selected():
            set_up.remove(self._session, self._table.selection.cards, is_cut=True)

    def paste(self) -> None:
        """Put the cards of the clipboard on this table, and select them; a whole board takes its place."""
        field, data = _field(), QApplication.clipboard().mimeData()
        if field is not None:
            field.paste()
            return
        text = bytes(data.data(MIME).data()).decode(errors="replace") if data.hasFormat(MIME) else data.text()
        if FORMAT not in text and is_foreign(text):
            self.foreign_pasted.emit(text, tr("the clipboard"))
            return
        if not text.lstrip().startswith("{"):
            self._paste_board(text)
            return
        try:
            part = parse_scenario(text, tr("the clipboard"))
            board, added = with_excerpt(self._session.scenario, part)
            self._session.edit(board, tr("Paste {cards}").format(cards=_named(part)))
        except (ScenarioError, DataError) as error:
            self.refused.emit(str(error))
            return
        self._table.select(*(ObjectId(one) for one in added))

    def _paste_board(self, text: str) -> None:
        from core.sharing.board import board_of, holds_board  # noqa: PLC0415 - when it is needed

        if not holds_board(text):
            self.refused.emit(
                tr("Nothing to paste. Cards, board lines, share codes and other boards can be pasted here.")
            )
            return
        try:
            self.board_pasted.emit(board_of(text))
        except ScenarioError as error:
            self.refused.emit(str(error))

    def select_all(self) -> None:
        """Select every permanent on the table."""
        field = _field()
        if field is not None:
            field.selectAll()
        else:
            self._table.selection.take_all()

    def copy_board(self) -> None:
        """Copy the whole board with its script, as text."""
        _put(self._session.document)
        self.refused.emit(tr("Board copied as JSON."))

    def copy_picture(self, theme: Theme) -> None:
        """Copy a picture of the table as it rests at the cursor."""
        from gui.export.table_image import table_image  # noqa: PLC0415 - when it is wanted

        QApplication.clipboard().setImage(table_image(self._table.resting_picture(), theme))
        self.refused.emit(tr("Picture copied."))

    def _put_selected(self) -> bool:
        """Put the selected cards into the clipboard; say so if there are none."""
        cards, start = self._table.selection.cards, self._session.playthrough.start
        permanents = self._table.selection.permanents
        hands = {
            str(player): tuple(one.card.name for one in start.hand if one.owner == player and one.id in cards)
            for player in start.players
        }
        if not permanents and not any(hands.values()):
            self.refused.emit(tr("Select cards first."))
            return False
        _put(excerpt(self._session.scenario, permanents, hands))
        return True


def is_foreign(text: str) -> bool:
    """Whether a text is a board of another program."""
    from core.other_programs.importing import program_of  # noqa: PLC0415 - when it is needed

    return program_of(text) is not None


def _put(board: Scenario) -> None:
    data, text = QMimeData(), scenario_text(board)
    data.setData(MIME, QByteArray(text.encode()))
    data.setText(text)
    QApplication.clipboard().setMimeData(data)


def _field() -> QLineEdit | None:
    """Return the field that has the keyboard, if one has."""
    widget = QApplication.focusWidget()
    return widget if isinstance(widget, QLineEdit) else None


def _named(part: Scenario) -> str:
    """Return the name of the only card, or how many there are."""
    names = [spec.name or spec.card or spec.id for spec in part.battlefield]
    names += [name for one in part.players for name in one.hand]
    count = len(names)
    return names[0] if count == 1 else tr("{count} cards", None, count).format(count=count)
