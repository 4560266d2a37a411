"""A board goes from one window to another as a line, and comes back from whatever holds one."""

from __future__ import annotations

from pathlib import Path

import pytest
import segno
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QPlainTextEdit, QPushButton

from core.sharing.share_code import scenario_of_code, share_code
from gui.window.board_line_dialog import BoardLineDialog
from gui.window.main_window import MainWindow
from gui.window.qr_code_dialog import QrCodeDialog, qr_picture
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table

_CTRL = Qt.KeyboardModifier.ControlModifier
BOARD = table(
    creature("bear", "2/2"),
    creature("wall", "0/4", by=NICOLE),
    title="Bear and wall",
    script=[{"attack": {"bear": "nicole"}}],
)
LINE = "Amy 9: Grizzly Bears; Nicole: Hill Giant. Grizzly Bears attacks Nicole."


def line_dialog(hands: Hands, window: MainWindow) -> BoardLineDialog:
    """Open the board line by its key."""
    hands.press(Qt.Key.Key_L, _CTRL)
    return next(one for one in window.findChildren(BoardLineDialog) if one.isVisible())


def button(dialog: BoardLineDialog, text: str) -> QPushButton:
    """Return the button of a dialog with a text."""
    return next(one for one in dialog.findChildren(QPushButton) if one.text() == text)


def cards(window: MainWindow) -> list[str | None]:
    """Return what is set up on the table."""
    return [spec.card or spec.name for spec in window.session.scenario.battlefield]


def test_six_lines_of_a_board_are_seen_whole(hands: Hands, window: MainWindow) -> None:
    hands.show(BOARD, watching=True)
    field = line_dialog(hands, window).findChild(QPlainTextEdit)
    assert field is not None
    room = field.viewport().height() - 2 * field.document().documentMargin()
    assert room / field.fontMetrics().lineSpacing() == pytest.approx(6, abs=0.1)


def test_a_board_copied_with_one_key_is_pasted_into_another_window(hands: Hands, window: MainWindow) -> None:
    hands.show(BOARD, watching=True)
    board = window.session.scenario
    hands.press(Qt.Key.Key_F8)
    assert scenario_of_code(QApplication.clipboard().text()) == board
    assert window.message.startswith("Share code copied.")
    window.documents.new()
    hands.press(Qt.Key.Key_V, _CTRL)
    assert window.session.scenario == board
    assert window.documents.is_modified


def test_a_code_is_pasted_out_of_a_whole_message(hands: Hands, window: MainWindow) -> None:
    QApplication.clipboard().setText(f"Who dies here? {share_code(BOARD)} Tell me!")
    hands.press(Qt.Key.Key_V, _CTRL)
    assert window.session.scenario == BOARD


def test_a_damaged_code_says_so_and_the_board_stays(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3"))
    QApplication.clipboard().setText(share_code(BOARD)[:-9])
    hands.press(Qt.Key.Key_V, _CTRL)
    assert window.message.startswith("This share code is damaged")
    assert cards(window) == ["Ox"]


def test_a_code_with_a_card_that_is_not_known_here_says_which_and_the_board_stays(
    hands: Hands, window: MainWindow
) -> None:
    """As from a later version."""
    hands.show(BOARD, watching=True)
    later = table({"id": "x", "card": "No Such Card", "controller": "amy"})
    QApplication.clipboard().setText(share_code(later))
    hands.press(Qt.Key.Key_V, _CTRL)
    [box] = [one for one in window.findChildren(QMessageBox) if one.isVisible()]
    assert "unknown card 'No Such Card'" in box.text()
    box.close()
    assert cards(window) == ["Bear", "Wall"]
    assert window.documents.title == "Bear and wall"


def test_pasting_a_board_over_unsaved_work_asks_before(
    hands: Hands, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.lay(creature("ox", "3/3"))
    hands.click("ox")
    hands.press(Qt.Key.Key_D, _CTRL)
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Cancel)
    QApplication.clipboard().setText(LINE)
    hands.press(Qt.Key.Key_V, _CTRL)
    assert cards(window) == ["Ox", "Ox"]
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Discard)
    hands.press(Qt.Key.Key_V, _CTRL)
    assert cards(window) == ["Grizzly Bears", "Hill Giant"]


def test_text_that_is_no_board_is_not_pasted(hands: Hands, window: MainWindow) -> None:
    QApplication.clipboard().setText("hello")
    hands.press(Qt.Key.Key_V, _CTRL)
    assert window.message.startswith("Nothing to paste")


def test_the_board_line_is_shown_selected_and_typed_over(hands: Hands, window: MainWindow) -> None:
    hands.show(BOARD, watching=True)
    dialog = line_dialog(hands, window)
    assert dialog.field.toPlainText() == (
        'Amy 20: 2/2 "Bear"; Nicole 20: 0/4 "Wall". Amy attacks Bear -> Nicole.'
    )
    QTest.keyClicks(dialog.field, LINE[:-20])
    assert not button(dialog, "&Put on the table").isEnabled()
    QTest.keyClicks(dialog.field, LINE[-20:])
    assert dialog.told.text() == ("Amy at 9 life: 1 permanent. Nicole at 20 life: 1 permanent. 1 decision.")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert cards(window) == ["Grizzly Bears", "Hill Giant"]
    assert window.session.scenario.players[0].life == 9


def test_a_line_that_cannot_be_read_says_where_and_stays(hands: Hands, window: MainWindow) -> None:
    dialog = line_dialog(hands, window)
    QTest.keyClicks(dialog.field, LINE.replace("Hill", "Hil"))
    assert (
        "In “Hil Giant”: there is no card called 'Hil Giant'. Did you mean 'Hill Giant'?"
        in dialog.told.text()
    )
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert cards(window) == []


def test_what_the_line_leaves_out_is_said_and_the_line_can_be_copied(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay({"id": "bear", "card": "Grizzly Bears", "power": 5, "controller": "amy"})
    dialog = line_dialog(hands, window)
    assert dialog.told.text().splitlines() == [
        "A line can't say everything. Not in it:",
        "Grizzly Bears: some of what it is or can do.",
    ]
    QTest.mouseClick(button(dialog, "&Copy line"), Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == "Amy 20: Grizzly Bears; Nicole 20:."
    assert window.message == "Board line copied."


def test_the_explanation_is_copied_as_markdown(hands: Hands, window: MainWindow) -> None:
    hands.show(BOARD, watching=True)
    window.menus.sharing.copy_explanation()
    text = QApplication.clipboard().text()
    assert text.startswith("# Bear and wall\n")
    assert "Bear deals 2 damage to Nicole" in text


def test_the_qr_picture_holds_the_code(hands: Hands, window: MainWindow) -> None:
    hands.show(BOARD, watching=True)
    window.menus.sharing.show_qr_code()
    dialog = next(one for one in window.findChildren(QrCodeDialog) if one.isVisible())
    assert dialog.picture is not None
    rows = segno.make_qr(share_code(window.session.scenario), error="l").matrix
    side = dialog.picture.width() // (len(rows) + 8)
    seen = [
        [_is_dark(dialog.picture, (x + 4) * side, (y + 4) * side) for x in range(len(rows))]
        for y in range(len(rows))
    ]
    assert seen == [[bool(square) for square in row] for row in rows]
    dialog.close()


def test_the_qr_picture_is_copied_and_saved(
    hands: Hands, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.lay(creature("bear", "2/2"))
    window.menus.sharing.show_qr_code()
    dialog = window.findChildren(QrCodeDialog)[-1]
    buttons = {one.text(): one for one in dialog.findChildren(QPushButton)}
    buttons["&Copy picture"].click()
    assert QApplication.clipboard().image() == dialog.picture
    assert window.message == "QR code copied."
    for name, told in (
        ("", "QR code copied."),
        (str(tmp_path / "board"), f"Saved {tmp_path / 'board.png'}"),
        (str(tmp_path / "gone" / "board.png"), "can't be written"),
    ):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, name=name: (name, ""))
        buttons["&Save picture\N{HORIZONTAL ELLIPSIS}"].click()
        assert told in window.message
    assert QImage(str(tmp_path / "board.png")).size() == dialog.picture.size()


def test_a_picture_of_the_table_is_saved(
    hands: Hands, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.lay(creature("bear", "2/2"))
    for name, told in (
        ("", ""),
        (str(tmp_path / "table.png"), f"Saved {tmp_path / 'table.png'}"),
        (str(tmp_path / "table.gif"), "a picture is saved as .png or .svg"),
        (str(tmp_path / "gone" / "table.png"), "could not be written"),
    ):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, name=name: (name, ""))
        window.menus.sharing.save_picture()
        assert told in window.message
    assert not QImage(str(tmp_path / "table.png")).isNull()


def test_a_board_too_large_for_a_qr_code_says_so(window: MainWindow) -> None:
    assert qr_picture("x" * 3000) is None
    dialog = QrCodeDialog("x" * 3000, window)
    assert any("too large for a QR code" in label.text() for label in dialog.findChildren(QLabel))


def _is_dark(picture: QImage, x: int, y: int) -> bool:
    return picture.pixelColor(x, y).lightness() < 128


def test_a_text_file_with_a_board_line_opens_and_is_not_written_over(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "board.txt"
    path.write_text(LINE)
    assert window.documents.open_file(path)
    assert cards(window) == ["Grizzly Bears", "Hill Giant"]
    assert window.documents.path is None


def test_the_field_takes_tab_to_leave_it(hands: Hands, window: MainWindow) -> None:
    dialog = line_dialog(hands, window)
    assert isinstance(dialog.field, QPlainTextEdit)
    QTest.keyClick(dialog.field, Qt.Key.Key_Tab)
    assert dialog.field.toPlainText() == ""
