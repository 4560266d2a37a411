"""The main window: the table in the middle, what explains and changes it around."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QWidget

from gui.animation.timeline_player import Player
from gui.panels.choice_bar import ChoiceBar
from gui.panels.lines import LinesPanel
from gui.panels.ribbon import StepRibbon
from gui.panels.telling import Telling
from gui.panels.timeline import Timeline
from gui.panels.transport import Transport
from gui.prediction.stage import Stage
from gui.session import Session
from gui.settings import Settings
from gui.table.magnifier.magnifier import Magnifier
from gui.table.payload import Payload
from gui.table.table_view import TableView
from gui.text_size import TextSize, with_text
from gui.theme import DARK, LIGHT, Theme, palette
from gui.translation import tr
from gui.window.announcements import Announcements
from gui.window.beside import Beside
from gui.window.card_menu import CardMenu
from gui.window.clipboard import Clipboard
from gui.window.documents import Documents
from gui.window.file_troubles import FileTroubles
from gui.window.home_focus import HomeFocus
from gui.window.learning import Learning, Surroundings
from gui.window.menus import Menus, Parts
from gui.window.note_editing import NoteEditing
from gui.window.palette_actions import PaletteActions
from gui.window.palette_menu import palette_menu
from gui.window.panel_order import PanelOrder
from gui.window.panels import Panels
from gui.window.play_control import PlayControl
from gui.window.recovery import Recovery
from gui.window.rooms import FULL_SCREEN_KEY, Furniture, Rooms, View, first_size
from gui.window.rules_in_sight import RulesInSight
from gui.window.style_sheet import style_sheet
from gui.window.toast import Toast
from gui.window.warm_up import WarmUp

if TYPE_CHECKING:
    from gui.window.accessibility import Accessibility


_ANY_HEIGHT = 16_777_215
"""Qt's own limit: none."""


class MainWindow(QMainWindow):
    """Puts the parts together and tells each what the others ask for.

    `answers` is the file in which it is kept what was learned.
    """

    def __init__(self, session: Session, settings: Settings, recovery: Recovery, answers: Path) -> None:
        super().__init__()
        self.session, self.settings = session, settings
        self._recovery, self._answers = recovery, answers
        session.setParent(self)
        session.stops_at_priority = settings.stops_at_priority
        self.player = Player(session, self)
        self.theme = self._wanted_theme()
        self._dress()
        self.documents = Documents(session, settings, recovery, self)
        self.table = TableView(session, self.player, self.theme)
        self.magnifier = Magnifier(self.table, session, self.player, self.theme)
        self.announcer = self.table.announcer
        self.telling = Telling(session, self.player, self)
        self.panels = Panels(session, self.telling, settings, self.theme)
        self.palette_panel = self.panels.palette.widget
        self.explanation = self.panels.explanation.widget
        self.inspector = self.panels.inspector.widget
        self.ribbon = StepRibbon(session, self.player, self.theme)
        self.timeline = Timeline(session, self.player, self.theme)
        self.transport = Transport(session, self.player, settings)
        self.lines = LinesPanel(session)
        self.choice_bar = ChoiceBar(session, self.player)
        self.play_control = PlayControl(session, self.player, self.announcer, self)
        self.palette_actions = PaletteActions(session, self.table, self)
        self.note_editing = NoteEditing(session, self.table, self.timeline, self)
        self._lay_out(answers)
        self.panel_order = PanelOrder(self._in_order)
        self.clipboard = Clipboard(session, self.table, self)
        self.card_menu = CardMenu(session, self.table, self.clipboard, self)
        in_sight = RulesInSight(session, self.table, self.magnifier, self.telling)
        self.beside = Beside(self.learning, settings, self.theme, in_sight, self)
        self._accessibility: Accessibility | None = None
        Announcements(session, self.player, self.table)
        self.file_troubles = FileTroubles(self.documents, settings, self.toast, self)
        self.menus = Menus(self, self._parts())
        self.warm_up = WarmUp(self.inspector, self.table, self)
        HomeFocus(self.table, self)
        self._connect()
        self.transport.set_theme(self.theme)
        self._show_title()
        QTimer.singleShot(0, self, self._offer_lesson)  # reading what was learned would hold the window up
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def successor(self) -> MainWindow:
        """Return another window with the same board at the same place, in the language spoken now."""
        self.player.stop()
        session = Session(self.session.library)
        other = MainWindow(session, self.settings, self._recovery, self._answers)
        other.documents.take_over(self.documents)
        return other

    def set_theme(self, name: str) -> None:
        """Draw everything in `light` or `dark`, or as the `system` has it."""
        self.settings.theme = name
        self._dress_anew()

    def set_text_size(self, size: TextSize) -> None:
        """Write larger or smaller around the table; on it the zoom decides."""
        self.settings.text_size = size
        self._dress_anew()

    def _dress_anew(self) -> None:
        """Draw everything as the settings and the system have it now."""
        self.theme = self._wanted_theme()
        self._dress()
        for part in (
            self.table,
            self.magnifier,
            self.panels,
            self.ribbon,
            self.timeline,
            self.transport,
            self.learning,
            self.rooms,
        ):
            part.set_theme(self.theme)
        self.beside.set_theme(self.theme)

    def _parts(self) -> Parts:
        return Parts(
            session=self.session,
            settings=self.settings,
            player=self.player,
            documents=self.documents,
            table=self.table,
            magnifier=self.magnifier,
            panels=self.panels,
            transport=self.transport,
            clipboard=self.clipboard,
            play_control=self.play_control,
            palette_actions=self.palette_actions,
            say=self.say,
            set_theme=self.set_theme,
            set_text_size=self.set_text_size,
            theme=lambda: self.theme,
            beside=self.beside,
            rooms=self.rooms,
            set_view=self.set_view,
            present=self.present,
            edit_selected=self.edit_selected,
            go_to_panel=self.panel_order.go_to_panel,
            learning=self.learning,
            edit_note=self.edit_note,
        )

    def _dress(self) -> None:
        QApplication.setPalette(palette(self.theme))
        self.setStyleSheet(style_sheet(self.theme))

    def say(self, message: str) -> None:
        """Show a message for a while, over the table."""
        self.toast.say(message)

    @property
    def message(self) -> str:
        """The message that is shown over the table; empty if none is."""
        return self.toast.message

    @property
    def accessibility(self) -> Accessibility:
        """What tells screen readers of all that is drawn."""
        if self._accessibility is None:
            from gui.window.accessibility import Accessibility  # noqa: PLC0415 - when it is wanted

            self._accessibility = Accessibility(self.session, self)
        return self._accessibility

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape lead back to the table, from a field with words in it once they are gone."""
        field = QApplication.focusWidget()
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif isinstance(field, QLineEdit) and field.isClearButtonEnabled() and field.text():
            field.clear()
        elif field is self.table and self.note_editing.is_open:
            self.note_editing.close()
        elif field is self.table and self.rooms.view is not View.WINDOW:
            self.set_view(View.WINDOW)
        else:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._dress_anew()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.documents.look_at_disk()

    def _in_order(self) -> tuple[QWidget, ...]:
        """Return all panels in the order in which the keyboard goes through them."""
        return (
            self.table,
            self.note_editing.strip,
            self.toast,
            *self.learning.panels,
            self.choice_bar,
            self.transport,
            self.timeline,
            self.lines,
            self.ribbon,
            *(panel.widget for panel in self.panels.by_keyboard),
        )

    def focusNextPrevChild(self, next_: bool) -> bool:  # noqa: FBT001 - as Qt has it
        if self.learning.in_library:
            return super().focusNextPrevChild(next_)
        return self.panel_order.go(1 if next_ else -1)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.documents.may_close():
            event.ignore()
            return
        self.player.stop()
        self.settings.geometry = self.saveGeometry()
        self.documents.close()
        self.beside.close()
        event.accept()

    def _wanted_theme(self) -> Theme:
        name = self.settings.theme
        if name == "system":
            name = "dark" if QApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark else "light"
        return with_text(DARK if name == "dark" else LIGHT, self.settings.text_size, QApplication.font())

    def _lay_out(self, answers: Path) -> None:
        furniture = Furniture(
            panels=self.panels,
            ribbon=self.ribbon,
            table=self.table,
            timeline=self.timeline,
            transport=self.transport,
            choice_bar=self.choice_bar,
            lines=self.lines,
            note_strip=self.note_editing.strip,
        )
        self.rooms = Rooms(furniture, self.settings, self.theme)
        around = Surroundings(self.session, self.player, self.documents, self.table, self.rooms)
        self.learning = Learning(around, answers, self.theme, self)
        self.setCentralWidget(self.learning.pages)
        self.toast = Toast(self.rooms, over=self.timeline, otherwise=self.table)
        self.setMinimumSize(820, 480)
        self.resize(1280, 800)

    def fit_screen(self) -> None:
        """Take a size that suits the screen, and hide panels for which a small one has no room."""
        self.resize(first_size(self.screen().availableGeometry()))
        self.rooms.make_room(self.width())

    def edit_selected(self) -> None:
        """Put the keyboard into the form of what is selected; the form is shown if it was hidden."""
        if self.rooms.view is not View.WINDOW:
            self.set_view(View.WINDOW)
        self.rooms.show_panel(self.panels.inspector, shown=True)
        self.inspector.take_keyboard()

    def edit_note(self) -> None:
        """Edit the note of the moment we are at in the window, or begin one."""
        if self.rooms.view is not View.WINDOW:
            self.set_view(View.WINDOW)
        self.player.stop()
        self.note_editing.edit_here()

    def set_view(self, view: View) -> None:
        """Show the whole window, or the table alone on the whole screen; the same view again ends it."""
        self.learning.show_table()
        view = View.WINDOW if view is self.rooms.view else view
        if self.rooms.view is View.WINDOW:
            self._was_maximized = self.isMaximized()
        self.menuBar().setMaximumHeight(
            _ANY_HEIGHT if view is View.WINDOW else 0
        )  # hidden, its keys would rest
        self.rooms.set_view(view)
        if view is not View.WINDOW:
            self.showFullScreen()
            self.say(tr("Press {key} to return to the window.").format(key=FULL_SCREEN_KEY))
        elif self._was_maximized:
            self.showMaximized()
        else:
            self.showNormal()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def present(self) -> None:
        """Show the board as a presentation, or end the one there is; not while it would give answers away."""
        self.learning.show_table()
        if self.learning.stage is Stage.ASKED:
            self.say(tr("First answer the question."))
        else:
            self.beside.presentations.toggle()

    def _connect(self) -> None:
        self.palette_panel.chosen.connect(self._on_chosen)
        self.palette_panel.cast_wanted.connect(self.palette_actions.cast)
        self.palette_panel.menu_wanted.connect(self._show_palette_menu)
        self.table.drops.dropped.connect(self.palette_actions.put)
        self.table.drops.kept.connect(self.palette_actions.keep)
        self.announcer.changed.connect(self._on_casting)
        self.choice_bar.x_said.connect(self.announcer.say_x)
        self.table.drops.file_dropped.connect(self._open_dropped)
        self.table.selection_changed.connect(self._on_selection)
        for part in (
            self.table,
            self.inspector,
            self.play_control,
            self.palette_actions,
            self.clipboard,
            self.note_editing,
        ):
            part.refused.connect(self.say)
        self.clipboard.board_pasted.connect(self.documents.open_board)
        self.table.menu_wanted.connect(self._show_card_menu)
        self.card_menu.edit_wanted.connect(self.inspector.take_keyboard)
        self.ribbon.step_wanted.connect(self.player.go_to)
        self.timeline.scrubbed.connect(self.player.scrub)
        self.timeline.stepped.connect(self.player.go_to)
        self.transport.play_wanted.connect(self.play_control.proceed)
        self.transport.step_wanted.connect(self.play_control.step)
        self.choice_bar.proceed_wanted.connect(self.play_control.confirm)
        self.play_control.attackers_wanted.connect(self.table.point_at)
        self.play_control.skip_offered.connect(self._on_skip_offered)
        self.choice_bar.option_wanted.connect(self.play_control.choose)
        self.table.answered.connect(self.play_control.go_on)
        self.choice_bar.extra_wanted.connect(self.play_control.do_extra)
        self.session.branched.connect(self._on_branched)
        self.lines.compare_wanted.connect(self.beside.comparisons.show_lines)
        self.play_control.answers_wanted.connect(self.beside.comparisons.show_answers)
        self.beside.comparisons.said.connect(self.say)
        self.session.undo_stack.indexChanged.connect(self.toast.withdraw_offer)
        self.learning.moved.connect(self._on_learning)
        self.learning.failed.connect(self.say)
        self.explanation.examples_wanted.connect(self.learning.show_rule)
        self.explanation.lesson_wanted.connect(self.learning.open_next)
        self.documents.changed.connect(self._show_title)
        QApplication.styleHints().colorSchemeChanged.connect(self._on_scheme)

    def _on_chosen(self, payload: Payload, for_other_side: bool) -> None:  # noqa: FBT001 - as the signal has it
        self.palette_actions.choose(payload, for_other_side=for_other_side)

    def _on_casting(self) -> None:
        if self.announcer.casting is not None:
            self.player.stop()
        has_keyboard = self.choice_bar.x_field.number.hasFocus()
        self.choice_bar.show_casting(self.announcer.casting)
        if has_keyboard and not self.choice_bar.x_field.number.hasFocus():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_palette_menu(self, payload: Payload, at: QPoint) -> None:
        palette_menu(self, self.session, self.palette_actions, payload).popup(at)

    def _on_selection(self) -> None:
        selected = self.table.selected
        owner = next((card.owner for card in self.session.game.hand if card.id == selected), None)
        if owner is not None:
            self.inspector.show_subjects(owner)
        else:
            self.inspector.show_subjects(*self.table.selection.everything)

    def _on_branched(self) -> None:
        undo = tr("Undo ({key})").format(key="Ctrl+Z")
        self.toast.say(tr("The other play is kept as a line."), undo, self.session.undo_stack.undo)

    def _on_skip_offered(self, words: str) -> None:
        self.toast.say(words, tr("Skip"), self.play_control.confirm)

    def _show_card_menu(self, at: QPoint) -> None:
        self.card_menu.fill()
        self.card_menu.popup(at)

    def _open_dropped(self, name: str) -> None:
        if name:
            self.documents.open_file(Path(name))
        else:
            self.say(tr("Only local files can be dropped here."))

    def _on_learning(self) -> None:
        self.explanation.set_stage(self.learning.stage, self.learning.place_asked)
        self._show_title()
        self._offer_lesson()
        if not self.learning.may_change:
            self.beside.comparisons.close()  # they show what is asked
            self.note_editing.close()
        if self.learning.in_library:
            self.player.stop()
        elif self.learning.may_change:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer_lesson(self) -> None:
        self.explanation.offer_lesson(self.learning.next_lesson, has_begun=self.learning.has_begun)

    def _show_title(self) -> None:
        title = self.learning.place_asked or self.documents.title
        self.setWindowTitle(f"{title}[*] \N{EM DASH} Damage Step")
        self.setWindowModified(self.documents.is_modified)

    def _on_scheme(self) -> None:
        if self.settings.theme == "system":
            self._dress_anew()
