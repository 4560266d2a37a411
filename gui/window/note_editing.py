"""Editing a note where it appears: the strip, the pen on the table, and the flags of the timeline."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from core.data.faults import DataError
from core.scenario.notes import NoteSpec
from core.terms.values import replace
from gui.panels.note_strip import NoteStrip, tool_words
from gui.panels.timeline import Timeline
from gui.session import Session
from gui.session_notes import (
    add_note,
    change_note,
    delete_note,
    end_of_moment,
    moment_beside,
    move_note,
    numbers_at,
)
from gui.table.picture.note_mark import MarkKind
from gui.table.table_view import TableView
from gui.translation import tr
from gui.window.announcements import announce


class NoteEditing(QObject):
    """Turns what a person does with notes into steps of undo.

    A new note is added once it says or marks something.

    Signals:
        refused: something can't be done; argument: why.
        begun: the strip is wanted.
    """

    refused = Signal(str)
    begun = Signal()

    def __init__(self, session: Session, table: TableView, timeline: Timeline, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._table, self._timeline = session, table, timeline
        strip = self.strip = NoteStrip()
        self._window = parent
        self._number: int | None = None
        self._draft: NoteSpec | None = None
        self._place, self._line = 0, session.line
        self._is_changing = False
        self._pen = table.pen
        self._pen.drawn.connect(self._draw)
        self._pen.drawn_around.connect(self._draw_around)
        self._pen.rubbed_out.connect(self._rub_out)
        self._pen.put_down.connect(partial(strip.show_tool, None))
        strip.said.connect(self._say)
        strip.paused.connect(self._pause)
        strip.tool_wanted.connect(self._take_tool)
        strip.removed.connect(self.delete)
        strip.done.connect(self.close)
        strip.text.returnPressed.connect(self._to_table)
        timeline.note_wanted.connect(self.edit)
        timeline.note_moved.connect(self._move)
        timeline.note_deleted.connect(self._delete)
        timeline.note_menu_wanted.connect(self._show_menu)
        timeline.note_stepped.connect(self._step)
        session.scenario_changed.connect(self._on_scenario)
        session.cursor_moved.connect(self._follow)

    @property
    def is_open(self) -> bool:
        """Whether a note is being edited."""
        return self._number is not None or self._draft is not None

    def edit_here(self) -> None:
        """Edit the note of the moment we are at, or begin one."""
        here = numbers_at(self._session, self._here)
        if here:
            self.edit(here[0])
        else:
            self.begin()

    def begin(self) -> None:
        """Begin a note at the moment we are at."""
        self.close()
        self._draft, self._place = NoteSpec(), self._here
        self._session.move_to(self._place)
        self._open()

    def edit(self, number: int) -> None:
        """Edit a note; we go to its moment."""
        self.close()
        place = self._session.note_places[number]
        self._session.move_to(place)
        self._number, self._place = number, place
        self._timeline.choose_note(number)
        self._open()

    def close(self) -> None:
        """End editing; what was typed is kept."""
        self.strip.finish_words()
        self._number = self._draft = None
        self._pen.take(None)
        field = QApplication.focusWidget()
        if field is not None and self.strip.isAncestorOf(field):  # or Qt would go to what is next
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._table.keyboard.put(None)  # arrows go on in time, not among the cards that were marked
        self.strip.hide()

    def delete(self) -> None:
        """Delete the note that is edited."""
        number, self._draft = self._number, None
        self.strip.text.setModified(False)
        if number is not None:
            self._delete(number)
        self.close()

    @property
    def _here(self) -> int:
        return end_of_moment(self._session, self._session.cursor)

    @property
    def _note(self) -> NoteSpec:
        if self._draft is not None:
            return self._draft
        return self._session.scenario.notes[self._number or 0]

    def _open(self) -> None:
        self._line = self._session.line
        self.strip.show_note(self._note)
        self.strip.show_tool(None)
        self.strip.show()
        self.begun.emit()
        self.strip.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, words: str) -> None:
        if self.is_open and words != self._note.text:
            self._change(replace(self._note, text=words), tr("Edit note"))

    def _to_table(self) -> None:
        """Give the table the keyboard: what was said can be marked there, or play goes on."""
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _pause(self, pause: bool) -> None:  # noqa: FBT001 - as the signal has it
        self.strip.finish_words()
        self._change(replace(self._note, pause=pause), tr("Edit note"))

    def _take_tool(self, tool: MarkKind | None) -> None:
        self.strip.finish_words()
        self._pen.take(tool)
        self.strip.show_tool(tool)
        if tool is not None:
            announce(self.strip, tool_words(tool))
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _draw(self, kind: MarkKind, ids: tuple[str, ...]) -> None:
        if self.is_open:
            note = self._note
            if ids in _marks(note, kind):
                self._rub_out(kind, ids)
            else:
                self._change(_with_marks(note, kind, (*_marks(note, kind), ids)), tr("Mark on the table"))

    def _draw_around(self, kind: MarkKind, things: tuple[str, ...]) -> None:
        if self.is_open:
            note = self._note
            before = _marks(note, kind)
            more = tuple((one,) for one in things if (one,) not in before)
            self._change(_with_marks(note, kind, (*before, *more)), tr("Mark on the table"))

    def _rub_out(self, kind: MarkKind, ids: tuple[str, ...]) -> None:
        if self.is_open:
            left = tuple(one for one in _marks(self._note, kind) if one != ids)
            self._change(_with_marks(self._note, kind, left), tr("Remove mark"))

    def _change(self, note: NoteSpec, text: str) -> None:
        """Let the note be another; a new one is added."""
        self._is_changing = True
        try:
            if self._number is not None:
                change_note(self._session, self._number, note, text)
            elif note != NoteSpec():
                self._number = add_note(self._session, self._place, note)
                self._draft = None
                self._timeline.choose_note(self._number)
        except DataError as error:
            self.refused.emit(str(error))
        finally:
            self._is_changing = False
        self.strip.show_note(self._note)

    def _on_scenario(self) -> None:
        """Leave the note when another document is on the table; else show what has become of it."""
        if self.is_open and not self._is_changing and not self._session.undo_stack.count():
            self._number = self._draft = None
            self.strip.text.setModified(False)
            self.close()
        self._follow()

    def _follow(self) -> None:
        """Show what the note has become; one that is gone, or not at the moment we are at, is left."""
        if self._is_changing or not self.is_open:
            return
        notes = self._session.scenario.notes
        if self._session.line != self._line or (self._number or 0) >= max(1, len(notes)):
            self._number = self._draft = None
            self.strip.text.setModified(False)  # there is nothing left that could say it
        elif self._number is not None:
            self._place = self._session.note_places[self._number]
            self.strip.show_note(notes[self._number])
        if self._session.cursor != self._place or not self.is_open:
            self.close()

    def _move(self, number: int, place: int) -> None:
        self.close()
        self._timeline.choose_note(move_note(self._session, number, place))
        self._session.move_to(place)

    def _step(self, number: int, direction: int) -> None:
        place = self._session.note_places[number]
        self._move(number, moment_beside(self._session, place, direction))

    def _delete(self, number: int) -> None:
        self._is_changing = True
        delete_note(self._session, number)
        self._is_changing = False
        self._number = None
        self._timeline.choose_note(None)
        self.close()

    def _show_menu(self, number: int | None, at: QPoint) -> None:
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if number is None:
            menu.addAction(tr("Add a note here"), self.begin)
        else:
            note = self._session.scenario.notes[number]
            menu.addAction(tr("Edit note"), partial(self.edit, number))
            menu.addAction(tr("Add another note here"), self.begin)
            menu.addAction(tr("Move to the moment before"), partial(self._step, number, -1))
            menu.addAction(tr("Move to the next moment"), partial(self._step, number, 1))
            pause = menu.addAction(tr("Pause here"), partial(self._toggle_pause, number))
            pause.setCheckable(True)
            pause.setChecked(note.pause)
            menu.addSeparator()
            menu.addAction(tr("Delete note"), partial(self._delete, number))
        menu.popup(at)

    def _toggle_pause(self, number: int) -> None:
        note = self._session.scenario.notes[number]
        change_note(self._session, number, replace(note, pause=not note.pause), tr("Edit note"))


def _marks(note: NoteSpec, kind: MarkKind) -> tuple[tuple[str, ...], ...]:
    """Return what a note marks in a way, each by the ids that it is about."""
    if kind is MarkKind.ARROW:
        return note.arrows
    return tuple((one,) for one in (note.circles if kind is MarkKind.CIRCLE else note.highlights))


def _with_marks(note: NoteSpec, kind: MarkKind, marks: tuple[tuple[str, ...], ...]) -> NoteSpec:
    if kind is MarkKind.ARROW:
        return replace(note, arrows=marks)
    ids = tuple(one for (one,) in marks)
    return replace(note, circles=ids) if kind is MarkKind.CIRCLE else replace(note, highlights=ids)
