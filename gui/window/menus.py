"""The menu bar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from core.play.playthrough import Asking
from core.scenario.changes import changed
from core.terms.eras import Era
from core.terms.values import Value
from gui.animation.timeline_player import Player
from gui.panels.era_names import era_names
from gui.panels.table_form import play_by
from gui.panels.transport import SPEEDS, Transport
from gui.session import Session
from gui.settings import Settings
from gui.slots import without_arguments
from gui.table.actions import attacks_and_blocks, damage_answers, players
from gui.table.magnifier.magnifier import Magnifier
from gui.table.picture.spots import SpotKind
from gui.table.table_view import TableView
from gui.text_size import SIZE_NAMES, TextSize
from gui.theme import Theme
from gui.translation import tr
from gui.window.beside import Beside
from gui.window.clipboard import Clipboard
from gui.window.commands import Command, add_command, add_commands
from gui.window.documents import Documents
from gui.window.go_to import GoTo
from gui.window.learning import Learning
from gui.window.other_programs import OtherPrograms
from gui.window.palette_actions import PaletteActions
from gui.window.panels import Panel, Panels
from gui.window.play_control import PlayControl
from gui.window.presentation_menu import PresentationMenu
from gui.window.recent_menu import RecentMenu
from gui.window.rooms import FULL_SCREEN_KEY, Rooms, View
from gui.window.sharing import Sharing
from gui.window.system_motion import system_reduces_motion

if TYPE_CHECKING:
    from gui.window.targets import Targets

V = TypeVar("V", bound=str)


class Parts(Value, kw_only=False):
    """What the entries of the menus speak to.

    Attributes:
        say: show a message for a while.
        set_theme: draw everything in `light` or `dark`, or as the `system` has it.
        set_text_size: write larger or smaller around the table.
        theme: return how things are drawn now.
        edit_selected: put the keyboard into the form of what is selected.
        go_to_panel: put the keyboard into the next panel (1) or the one before (-1).
        set_view: show the whole window, or the table on the whole screen.
        present: begin a presentation, or end it.
    """

    session: Session
    settings: Settings
    player: Player
    documents: Documents
    table: TableView
    magnifier: Magnifier
    panels: Panels
    transport: Transport
    clipboard: Clipboard
    play_control: PlayControl
    palette_actions: PaletteActions
    say: Callable[[str], None]
    set_theme: Callable[[str], None]
    set_text_size: Callable[[TextSize], None]
    theme: Callable[[], Theme]
    beside: Beside
    edit_selected: Callable[[], None]
    go_to_panel: Callable[[int], None]
    learning: Learning
    edit_note: Callable[[], None]
    rooms: Rooms
    set_view: Callable[[View], None]
    present: Callable[[], None]


class Menus:
    """Fills a window's menu bar, and keeps it true."""

    def __init__(self, window: QMainWindow, parts: Parts) -> None:
        self._window, self._parts = window, parts
        self._bar = window.menuBar()
        self.sharing = Sharing(parts.session, parts.documents, parts.table, parts.theme, window)
        self.sharing.said.connect(parts.say)
        self.other_programs = OtherPrograms(parts.session, parts.documents, window)
        self.other_programs.said.connect(parts.say)
        self.other_programs.failed.connect(parts.documents.failed)
        parts.clipboard.foreign_pasted.connect(self.other_programs.open_text)
        self._go_to = GoTo(self._targets, parts.learning, parts.settings, window)
        self._of_the_table: list[QMenu] = []
        self._file()
        self._edit()
        self._table()
        self._play()
        self._library()
        self._view()
        self._help()

    def _file(self) -> None:
        window, parts, keys = self._window, self._parts, QKeySequence.StandardKey
        documents = parts.documents
        menu = self._bar.addMenu(tr("&File"))
        add_commands(
            menu,
            window,
            (
                Command(tr("&New board"), documents.new, keys.New),
                Command(tr("&Open…"), documents.open, keys.Open),
            ),
        )
        library = parts.session.library
        menu.addMenu(RecentMenu(parts.settings, library, documents.open_file, parts.theme, window))
        add_commands(
            menu,
            window,
            (
                None,
                Command(tr("&Save"), documents.save, keys.Save),
                Command(tr("Save &as…"), documents.save_as, keys.SaveAs),
                Command(tr("Save &picture…"), self.sharing.save_picture, "Ctrl+Shift+P"),
                Command(tr("Export &film or pictures…"), parts.beside.films.show, "Ctrl+E"),
            ),
        )
        menu.addMenu(self.other_programs.menu())
        self._share = self.sharing.menu()
        menu.addMenu(self._share)
        add_commands(
            menu,
            window,
            (
                None,
                Command(tr("Pr&eferences…"), self._show_preferences, "Ctrl+,"),
                None,
                Command(tr("&Quit"), window.close, keys.Quit),
            ),
        )

    def _edit(self) -> None:
        window, parts, keys = self._window, self._parts, QKeySequence.StandardKey
        stack = parts.session.undo_stack
        menu = self._add_of_the_table(tr("&Edit"))
        undo, redo = stack.createUndoAction(window, tr("&Undo")), stack.createRedoAction(window, tr("&Redo"))
        undo.setShortcuts(QKeySequence.StandardKey.Undo)
        redo.setShortcuts(QKeySequence.StandardKey.Redo)
        menu.addActions([undo, redo])
        add_commands(
            menu,
            window,
            (
                None,
                Command(tr("Cu&t"), parts.clipboard.cut, keys.Cut),
                Command(tr("&Copy"), parts.clipboard.copy, keys.Copy),
                Command(tr("&Paste"), parts.clipboard.paste, keys.Paste),
                Command(tr("&Duplicate"), parts.palette_actions.duplicate_selected, "Ctrl+D"),
                Command(tr("&Remove from table or combat"), parts.palette_actions.remove_selected, "Del"),
                Command(tr("Select &all cards"), parts.clipboard.select_all, keys.SelectAll),
                None,
                Command(tr("Copy p&icture"), self._copy_picture, "Ctrl+Shift+C"),
                Command(tr("Copy &board as JSON"), parts.clipboard.copy_board),
                None,
                Command(tr("Edit in i&nspector"), parts.edit_selected, "F2"),
                Command(tr("Rena&me"), parts.table.rename, "Shift+F2"),
                Command(
                    tr("N&ote at this moment"),
                    parts.edit_note,
                    "N",
                    tip=tr("Words and marks for who watches"),
                ),
                None,
                Command(
                    tr("&Find a card"), parts.panels.palette.widget.find_card, QKeySequence.StandardKey.Find
                ),
            ),
        )

    def _table(self) -> None:
        window, parts, session = self._window, self._parts, self._parts.session
        menu = self._add_of_the_table(tr("&Table"))
        add_commands(
            menu,
            window,
            (
                Command(tr("&Actions for the selection…"), self._activate, "Return"),
                Command(
                    tr("A&ttack with all"), partial(attacks_and_blocks.attack_with_all, session), "Shift+A"
                ),
                Command(tr("Attack as one &band"), self._band, "Shift+B"),
                Command(
                    tr("Assign &lethal damage first"), partial(damage_answers.lethal_first, session), "L"
                ),
                Command(tr("Clear all &decisions"), self._take_back_all),
                None,
                Command(tr("Add &player"), partial(players.add, session, parts.say)),
                Command(tr("R&emove last player"), partial(players.remove_last, session, parts.say)),
                None,
            ),
        )
        rules = menu.addMenu(tr("&Rules"))
        self._add_choices(rules, era_names(), self._set_era, lambda: self._parts.session.scenario.era)
        add_commands(
            rules,
            window,
            (None, Command(tr("&Compare eras…"), parts.beside.comparisons.show_eras, "Ctrl+Shift+E")),
        )

    def _play(self) -> None:
        window, parts, player = self._window, self._parts, self._parts.player
        menu = self._add_of_the_table(tr("&Play"))
        add_commands(
            menu,
            window,
            (
                Command(tr("P&lay, pause, or confirm"), parts.play_control.proceed, "Space"),
                Command(tr("&Next step"), parts.play_control.step, "Right"),
                Command(tr("P&revious step"), player.back, "Left"),
                Command(tr("Next su&bstep"), parts.play_control.step_frame, "Shift+Right"),
                Command(tr("Prev&ious substep"), player.back_frame, "Shift+Left"),
                Command(tr("Go to &start"), partial(player.go_to, 0), "Home"),
                Command(tr("Go to &end"), parts.play_control.to_end, "End"),
                None,
                Command(tr("Pass pri&ority"), parts.play_control.pass_priority, "P"),
                Command(tr("Pass &until something happens"), parts.play_control.pass_on, "Shift+P"),
                Command(tr("Choose &otherwise…"), parts.play_control.choose_again, "O"),
                Command(tr("&Decide for me from here"), parts.play_control.decide_rest, "Shift+D"),
                Command(tr("Play &on to the next combat"), parts.play_control.to_next_combat, "Shift+N"),
                None,
                Command(
                    tr("&All answers to this decision…"),
                    parts.beside.comparisons.show_answers,
                    "Ctrl+Shift+A",
                ),
                Command(tr("&Compare lines…"), parts.beside.comparisons.show_lines, "Ctrl+Shift+L"),
            ),
        )
        stops = QAction(tr("Stop at e&very priority"), window, checkable=True)
        stops.setToolTip(
            tr("Stop whenever a player could respond, not just when there is a decision to make")
        )
        stops.setChecked(parts.session.stops_at_priority)
        stops.toggled.connect(self._set_stops)
        menu.addAction(stops)
        self._stops = stops
        menu.addSeparator()
        speeds = menu.addMenu(tr("S&peed"))
        names = {speed: tr(name) for speed, name in SPEEDS.items()}
        self._add_choices(speeds, names, parts.transport.set_speed, lambda: parts.settings.speed)
        asks = QAction(tr("P&ause for my decisions"), window, checkable=True)
        asks.setToolTip(tr("Pause for my decision wherever the scenario doesn't say"))
        asks.triggered.connect(self._set_asking)
        parts.session.frames_changed.connect(
            lambda: asks.setChecked(parts.session.asking is Asking.DECISIONS)
        )
        asks.setChecked(parts.session.asking is Asking.DECISIONS)
        menu.addAction(asks)
        self._asks = asks

    def _library(self) -> None:
        learning = self._parts.learning
        add_commands(
            self._bar.addMenu(tr("&Library")),
            self._window,
            (
                Command(tr("&Open the library"), learning.show_library, "F4"),
                Command(tr("&Next in the lessons"), learning.open_next, "Shift+F4"),
                Command(
                    tr("Ask about this &board"),
                    learning.ask_about_board,
                    tip=tr("Predict what happens here before it is played"),
                ),
                None,
                Command(tr("The &judge's questions"), partial(learning.show_shelf, "The judge's questions")),
                Command(tr("&All scenarios"), partial(learning.show_shelf, "everything")),
            ),
        )
        learning.moved.connect(self._follow_learning)

    def _follow_learning(self) -> None:
        """Leave nothing to be done with the table in the library, or while something is asked about it."""
        for menu in self._of_the_table:
            menu.setEnabled(self._parts.learning.may_change)

    def _add_of_the_table(self, title: str) -> QMenu:
        """Return a new menu of what is done with the table.

        It is made here, for PySide loses hold of a menu that Qt has made, and of its entry, after some time.
        """
        menu = QMenu(title, self._window)
        self._bar.addMenu(menu)
        self._of_the_table.append(menu)
        return menu

    def _view(self) -> None:
        window, parts = self._window, self._parts
        menu = self._bar.addMenu(tr("&View"))
        add_command(menu, window, Command(tr("&Go to anything…"), self._go_to.open, "Ctrl+K"))
        menu.addSeparator()
        themes = {"system": tr("Use &system setting"), "light": tr("&Light"), "dark": tr("&Dark")}
        self._add_choices(menu, themes, parts.set_theme, lambda: parts.settings.theme)
        menu.addSeparator()
        self._text_sizes(menu.addMenu(tr("&Text size")))
        still = QAction(tr("&Reduced motion"), window, checkable=True)
        still.setToolTip(tr("Turns off animation"))
        said = parts.settings.reduces_motion
        parts.player.reduces_motion = system_reduces_motion() if said is None else said
        still.setChecked(parts.player.reduces_motion)
        still.toggled.connect(self._set_motion)
        menu.addAction(still)
        self._still = still
        large = QAction(tr("&Magnify cards"), window, checkable=True)
        large.setToolTip(
            tr("Enlarges the card under the mouse. Hold {key} to enlarge any card").format(key="Z")
        )
        large.setChecked(parts.settings.magnifies)
        large.toggled.connect(self._set_magnifying)
        menu.addAction(large)
        self._large = large
        parts.magnifier.is_on = parts.settings.magnifies
        menu.addSeparator()
        self._add_panels(menu)
        full = Command(tr("&Full screen"), partial(parts.set_view, View.FULL_SCREEN), FULL_SCREEN_KEY)
        add_command(menu, window, full)
        menu.addMenu(PresentationMenu(parts.beside.presentations, parts.present, window))
        menu.addSeparator()
        add_commands(
            menu,
            window,
            (
                Command(tr("Zoom &in"), partial(parts.table.zoom.by, 1), QKeySequence.StandardKey.ZoomIn),
                Command(tr("Zoom &out"), partial(parts.table.zoom.by, -1), QKeySequence.StandardKey.ZoomOut),
                Command(tr("Show whole &table"), parts.table.zoom.fit, "Ctrl+0"),
            ),
        )
        menu.addSeparator()
        add_commands(
            menu,
            window,
            (
                Command(tr("Next &panel"), partial(parts.go_to_panel, 1), "F6"),
                Command(tr("Pre&vious panel"), partial(parts.go_to_panel, -1), "Shift+F6"),
            ),
        )

    def _text_sizes(self, menu: QMenu) -> None:
        """Add each size, and to go to the next one."""
        names = {size: tr(name) for size, name in SIZE_NAMES.items()}
        parts = self._parts
        self._add_choices(menu, names, parts.set_text_size, lambda: parts.settings.text_size)
        commands = (
            None,
            Command(tr("&Larger text"), partial(self._step_text_size, 1), "Ctrl+>"),
            Command(tr("&Smaller text"), partial(self._step_text_size, -1), "Ctrl+<"),
        )
        add_commands(menu, self._window, commands)

    def _step_text_size(self, steps: int) -> None:
        size = self._parts.settings.text_size.stepped(steps)
        self._parts.set_text_size(size)
        self._parts.say(tr("Text size: {size}").format(size=tr(SIZE_NAMES[size])))

    def _add_panels(self, menu: QMenu) -> None:
        """Add an entry for each panel that can be hidden."""
        rooms = self._parts.rooms
        for panel in self._parts.panels:
            action = QAction(panel.name, self._window, checkable=True)
            action.setShortcut(QKeySequence(panel.key))
            action.setChecked(rooms.is_shown(panel))
            action.toggled.connect(partial(self._show_panel, panel))
            rooms.changed.connect(partial(self._check_panel, action, panel))
            menu.addAction(action)

    def _show_panel(self, panel: Panel[QWidget], shown: bool) -> None:  # noqa: FBT001 - as the signal has it
        self._parts.rooms.show_panel(panel, shown=shown)

    def _check_panel(self, action: QAction, panel: Panel[QWidget]) -> None:
        action.setChecked(self._parts.rooms.is_shown(panel))

    def _help(self) -> None:
        commands = (
            Command(tr("&Rules…"), self._parts.beside.rules.show_rule_in_sight, "F7"),
            Command(tr("&Keys and symbols"), self._show_keys, QKeySequence.StandardKey.HelpContents),
            Command(tr("&About Damage Step"), self._show_about),
        )
        add_commands(self._bar.addMenu(tr("&Help")), self._window, commands)

    def _show_keys(self) -> None:
        from gui.window.key_list import show_keys  # noqa: PLC0415 - when it is wanted

        show_keys(self._window, self._parts.theme())

    def _show_about(self) -> None:
        from gui.window.about import show_about  # noqa: PLC0415 - when it is wanted

        show_about(self._window)

    def _add_choices(
        self, menu: QMenu, choices: Mapping[V, str], choose: Callable[[V], None], now: Callable[[], V]
    ) -> None:
        """Add an entry for each value, with its words; the one of the value that is `now` is marked."""
        group = QActionGroup(self._window)
        for value, words in choices.items():
            action = QAction(words, self._window, checkable=True)
            action.setData(value)
            action.triggered.connect(without_arguments(partial(choose, value)))
            group.addAction(action)
            menu.addAction(action)
        menu.aboutToShow.connect(partial(_mark, group, now))

    def _activate(self) -> None:
        """Do what Enter means on the table; on a number, and where all is said about a spell, go on."""
        table = self._parts.table
        spot = table.keyboard.spot
        on_number = spot is not None and spot.kind is SpotKind.CHIP
        if not table.activate() and (on_number or table.announcer.casting is not None):
            self._parts.play_control.proceed()

    def _targets(self) -> Targets:
        """Return what finds everything that has a name."""
        from gui.window.targets import Targets  # noqa: PLC0415 - when it is wanted

        parts = self._parts
        return Targets(self._bar, parts.session, parts.table, parts.palette_actions, parts.learning)

    def _show_preferences(self) -> None:
        from gui.window.preferences import Switches, show_preferences  # noqa: PLC0415 - when it is wanted

        parts = self._parts
        switches = Switches(
            parts.settings,
            parts.panels,
            parts.rooms,
            parts.transport,
            parts.set_theme,
            parts.set_text_size,
            self._still,
            self._large,
            self._stops,
            self._asks,
            parts.learning.may_change,
        )
        show_preferences(self._window, switches)

    def _copy_picture(self) -> None:
        self._parts.clipboard.copy_picture(self._parts.theme())

    def _band(self) -> None:
        attacks_and_blocks.band_all(self._parts.session)

    def _take_back_all(self) -> None:
        session = self._parts.session
        session.edit(changed(session.scenario, script=()), tr("Clear all decisions"), frame=0)

    def _set_era(self, era: Era) -> None:
        session = self._parts.session
        play_by(session, era)

    def _set_asking(self, ask: bool) -> None:  # noqa: FBT001 - as the signal has it
        self._parts.session.ask(Asking.DECISIONS if ask else Asking.NOTHING)

    def _set_stops(self, stops: bool) -> None:  # noqa: FBT001 - as the signal has it
        self._parts.settings.stops_at_priority = self._parts.session.stops_at_priority = stops

    def _set_motion(self, reduced: bool) -> None:  # noqa: FBT001 - as the signal has it
        self._parts.settings.reduces_motion = self._parts.player.reduces_motion = reduced

    def _set_magnifying(self, magnify: bool) -> None:  # noqa: FBT001 - as the signal has it
        self._parts.settings.magnifies = self._parts.magnifier.is_on = magnify


def _mark(group: QActionGroup, now: Callable[[], str]) -> None:
    """Mark the entry that is in force."""
    for action in group.actions():
        action.setChecked(action.data() == now())
