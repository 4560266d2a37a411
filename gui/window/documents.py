"""Files: new, open, save, recent; asking about unsaved changes; recovery."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from core.scenario.errors import ScenarioError
from core.scenario.format import FORMAT, Scenario
from core.scenario.reading import file_text, parse_scenario
from core.scenario.saving import scenario_text, write_scenario
from gui.empty_table import empty_table
from gui.session import Session
from gui.settings import Settings
from gui.translation import tr
from gui.window.clipboard import is_foreign
from gui.window.message_box import ask
from gui.window.recovery import Recovery, Unreadable, content_mark

SUFFIX = ".scenario.json"


def _filter() -> str:
    scenarios, json_files, all_files = tr("Scenarios"), tr("JSON files"), tr("All files")
    return f"{scenarios} (*.scenario.json);;{json_files} (*.json);;{all_files} (*)"


def _open_filter() -> str:
    """Return what kinds of files can be opened: other programs' boards, too."""
    boards = tr("Boards, also of Forge, argentum-engine and XMage")
    return f"{boards} (*.json *.pzl *.txt);;{_filter()}"


class _Home(NamedTuple):
    """The file that a board belongs to, and what was seen in it last."""

    path: Path | None = None
    seen: str = ""


class Documents(QObject):
    """Which file the session belongs to, and whether it has unsaved changes.

    `settings` is where files and lines are remembered.

    Signals:
        changed: another file, or saved, or changed; ask `title`.
        failed: a file could not be read or written; argument: why.
        foreign_found: a file of another program was opened; arguments: its text, and what it is called.
        outdated: somebody else has changed the file; said once for each change.
        unkept: unsaved changes aren't kept for the next start; argument: why. Said once for each reason.
        unreadable_found: a lost board can't be put back; argument: the `Unreadable`.
    """

    changed = Signal()
    failed = Signal(str)
    foreign_found = Signal(str, str)
    outdated = Signal()
    unkept = Signal(str)
    unreadable_found = Signal(object)

    def __init__(self, session: Session, settings: Settings, recovery: Recovery, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self.settings, self._recovery = session, settings, recovery
        self._window = parent
        self._homes: dict[int, _Home] = {}
        self._board = session.board
        self._told = ""
        self._is_new_work = False
        self._why_unkept = ""
        session.undo_stack.cleanChanged.connect(self._on_clean_changed)
        session.undo_stack.indexChanged.connect(self._on_index_changed)

    @property
    def path(self) -> Path | None:
        """The file, or None if the board was never saved."""
        return self._path

    @property
    def _path(self) -> Path | None:
        return self._homes.get(self._session.board, _Home()).path

    @property
    def _seen(self) -> str:
        return self._homes.get(self._session.board, _Home()).seen

    def _belongs(self, path: Path | None, seen: str) -> None:
        """Have the present board belong to a file; after undo, one that it replaced has its own again."""
        self._homes[self._session.board] = _Home(path, seen)

    @property
    def is_modified(self) -> bool:
        """Whether there is something that saving would keep."""
        return self._is_new_work or not self._session.undo_stack.isClean()

    @property
    def why_unkept(self) -> str:
        """Why unsaved changes aren't kept for the next start; empty if they are, or there are none."""
        return self._why_unkept

    @property
    def title(self) -> str:
        """The name of the board, for the window's title."""
        return self._path.name.removesuffix(SUFFIX) if self._path else self._session.scenario.title

    def new(self) -> bool:
        """Start with an empty table; return False if the user would rather keep the present one."""
        return self._replace(empty_table(), None)

    def open(self) -> bool:
        """Ask for a file and open it."""
        title, folder = tr("Open scenario"), str(self._path.parent if self._path else Path.home())
        name, _ = QtWidgets.QFileDialog.getOpenFileName(self._window, title, folder, _open_filter())
        return bool(name) and self.open_file(Path(name))

    def open_file(self, path: Path) -> bool:
        """Open a file; return whether it is on the table now."""
        return self._read(path, path)

    def open_board(self, scenario: Scenario) -> bool:
        """Put a board on the table that no file holds yet; return whether it is there now."""
        if not self._replace(scenario, None):
            return False
        self._is_new_work = True
        self.keep()
        self.changed.emit()
        return True

    def put_board(self, scenario: Scenario) -> bool:
        """Put a board in the place of the present one, as one step of undo; return whether it is there now.

        No file holds it yet, so that saving asks for a name; undo brings the board before back, and its file.
        """
        try:
            self._session.put_board(scenario, tr("Put a board on the table"))
        except ScenarioError as error:
            self.failed.emit(str(error))
            return False
        return True

    def open_example(self, path: Path) -> bool:
        """Open a scenario of the program's own library; saving it asks for a name."""
        return self._read(path, None)

    def recover(self) -> bool:
        """Put a board back that was lost when the program ended abruptly; return whether there was one.

        Those met before it that can't be put back are told.
        """
        for lost in self._recovery.lost():
            if isinstance(lost, Unreadable):
                self.unreadable_found.emit(lost)
                continue
            try:
                self._session.load(lost.scenario)
            except ScenarioError as error:
                content = scenario_text(lost.scenario).encode()
                self.unreadable_found.emit(Unreadable(content, str(error), lost.files))
                continue
            self._belongs(lost.path, lost.seen)
            self._is_new_work = True
            if self.keep():
                self._recovery.forget(lost)
            self.changed.emit()
            return True
        return False

    def forget(self, board: Unreadable) -> None:
        """Offer a lost board no longer."""
        self._recovery.forget(board)

    def take_over(self, other: Documents) -> None:
        """Go on with the board and the file of another window, which lets go of them."""
        other._session.undo_stack.disconnect(other)
        self._session.take_over(other._session)
        self._homes, self._told = other._homes, other._told
        self._is_new_work, self._why_unkept = other._is_new_work, other._why_unkept
        self.changed.emit()

    def save(self) -> bool:
        """Save to the file, asking for one if there is none; return whether it was saved.

        If somebody else has changed the file, that is asked about before.
        """
        if self._path is None:
            return self.save_as()
        if not self._is_outdated():
            return self._write(self._path)
        button = QtWidgets.QMessageBox.StandardButton
        match self._ask_about_change(self._path):
            case button.Save:
                return self._write(self._path)
            case button.SaveAll:
                return self.save_as()
            case _:
                return False

    def look_at_disk(self) -> None:
        """Tell if somebody else has changed the file since it was opened, saved, or this was last told."""
        now = content_mark(self._path)
        if self._is_outdated() and now != self._told:
            self._told = now
            self.outdated.emit()

    def reopen(self) -> bool:
        """Read the file again; return whether it is on the table now."""
        return self._path is not None and self.open_file(self._path)

    def save_as(self) -> bool:
        """Ask for a file and save to it."""
        suggestion = str((self._path.parent if self._path else Path.home()) / f"{self.title}{SUFFIX}")
        name, _ = QtWidgets.QFileDialog.getSaveFileName(
            self._window, tr("Save scenario"), suggestion, _filter()
        )
        if not name:
            return False
        return self._write(Path(name if name.endswith(".json") else name + SUFFIX))

    def may_close(self) -> bool:
        """Ask what to do with unsaved changes; return whether the board may go."""
        _end_typing()
        if not self.is_modified:
            return True
        button = QtWidgets.QMessageBox.StandardButton
        answer = ask(
            self._window,
            tr("Unsaved changes"),
            tr("Save changes to “{title}”?").format(title=self.title),
            {button.Save: tr("&Save"), button.Discard: tr("&Don't save"), button.Cancel: tr("&Cancel")},
            button.Save,
        )
        if answer == button.Save:
            return self.save()
        return answer == button.Discard

    def close(self) -> None:
        """Let go of the session and of what was kept for recovery: the program ends as it should."""
        self._session.undo_stack.disconnect(self)
        self._recovery.close()

    def _read(self, source: Path, path: Path | None) -> bool:
        seen = content_mark(path)
        try:
            text = file_text(source)
            if FORMAT not in text and is_foreign(text):
                self.foreign_found.emit(text, str(source))
                return False  # what isn't carried over is told first
            if source.suffix == ".json":
                return self._replace(parse_scenario(text, str(source)), path, seen)
            from core.sharing.board import board_of  # noqa: PLC0415 - when it is needed

            return self._replace(board_of(text, str(source)), None)  # saving asks where: the line stays
        except ScenarioError as error:
            self.failed.emit(str(error))
            return False

    def _replace(self, scenario: Scenario, path: Path | None, seen: str = "") -> bool:
        if not self.may_close():
            return False
        try:
            self._session.load(scenario)
        except ScenarioError as error:
            self.failed.emit(str(error))
            return False
        self._homes.clear()
        self._belongs(path, seen)
        self._is_new_work = False
        self._recovery.clear()
        if path is not None:
            self.settings.remember(path)
        self.changed.emit()
        return True

    def _write(self, path: Path) -> bool:
        _end_typing()
        try:
            write_scenario(self._session.document, path)
        except (OSError, ScenarioError) as error:
            self.failed.emit(str(error))
            return False
        self._belongs(path, content_mark(path))
        self._is_new_work = False
        self._session.undo_stack.setClean()
        self._recovery.clear()
        self.settings.remember(path)
        self.changed.emit()
        return True

    def _is_outdated(self) -> bool:
        """Whether the file is there, with something else in it than this program read or wrote last."""
        return content_mark(self._path) not in {"", self._seen}

    def _ask_about_change(self, path: Path) -> QtWidgets.QMessageBox.StandardButton:
        """Ask what to do where somebody else has changed the file; `SaveAll` is to save as another."""
        button = QtWidgets.QMessageBox.StandardButton
        words = {
            button.Save: tr("Save any&way"),
            button.SaveAll: tr("Save &as…"),
            button.Cancel: tr("&Cancel"),
        }
        return ask(
            self._window,
            tr("Changed on disk"),
            tr("Another program has changed “{name}”. Saving will overwrite those changes.").format(
                name=path.name
            ),
            words,
            button.SaveAll,
        )

    def keep(self) -> bool:
        """Have unsaved changes on disk in case the program ends abruptly; return whether they are."""
        if not isValid(self._session.undo_stack):
            return False  # it empties itself as it is destroyed; what was kept stays for the next start
        why = ""
        try:
            if self.is_modified:
                self._recovery.keep(self._session.document, self._path, self._seen)
            else:
                self._recovery.clear()
                self._recovery.hold()  # to be told early that there is no place for them
        except OSError as error:
            why = str(error)
        if why != self._why_unkept:
            self._why_unkept = why
            if why:
                self.unkept.emit(why)
        return not why

    def _on_index_changed(self) -> None:
        self.keep()
        if isValid(self._session) and self._session.board != self._board:
            self._board = self._session.board
            self.changed.emit()

    def _on_clean_changed(self) -> None:
        self.changed.emit()


def _end_typing() -> None:
    """Have a field take over what is being typed in it, as it does when the keyboard goes elsewhere."""
    field = QtWidgets.QApplication.focusWidget()
    if isinstance(field, QtWidgets.QLineEdit):
        field.editingFinished.emit()
