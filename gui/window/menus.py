"""The menu bar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6 import QtWidgets
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from core.play.playthrough import Asking
from core.scenario.changes import changed, with_player, without
from core.terms.eras import Era
from core.terms.values import Value
from gui.animation.timeline_player import Player
from gui.panels.palette import Palette
from gui.panels.table_form import ERAS, play_by
from gui.panels.transport import SPEEDS, Transport
from gui.session import Session
from gui.settings import Panel, Settings
from gui.slots import without_arguments
from gui.table.actions import attacks_and_blocks, damage_answers
from gui.table.magnifier.magnifier import Magnifier
from gui.table.picture.spots import SpotKind
from gui.table.table_view import TableView
from gui.theme import Theme
from gui.window.clipboard import Clipboard
from gui.window.commands import Command, add_commands
from gui.window.documents import Documents
from gui.window.learning import Learning
from gui.window.palette_actions import PaletteActions
from gui.window.play_control import PlayControl
from gui.window.recent_menu import RecentMenu
from gui.window.rooms import VIEW_KEYS, Rooms, View
from gui.window.system_motion import system_reduces_motion

_MOST_PLAYERS = 6
V = TypeVar("V", bound=str)


class Parts(Value, kw_only=False):
    """What the entries of the menus speak to.

    Attributes:
        say: show a message for a while.
        set_theme: draw everything in `light` or `dark`, or as the `system` has it.
        theme: return how things are drawn now.
        compare_eras: open the comparison of the eras.
        edit_selected: put the keyboard into the form of what is selected.
        go_to_panel: put the keyboard into the next panel (1) or the one before (-1).
        set_view: show the whole window, or the table on the whole screen.
    """

    session: Session
    settings: Settings
    player: Player
    documents: Documents
    table: TableView
    magnifier: Magnifier
    palette: Palette
    transport: Transport
    clipboard: Clipboard
    play_control: PlayControl
    palette_actions: PaletteActions
    say: Callable[[str], None]
    set_theme: Callable[[str], None]
    theme: Callable[[], Theme]
    compare_eras: Callable[[], None]
    edit_selected: Callable[[], None]
    go_to_panel: Callable[[int], None]
    learning: Learning
    rooms: Rooms
    set_view: Callable[[View], None]


class Menus:
    """Fills a window's menu bar, and keeps it true."""

    def __init__(self, window: QMainWindow, parts: Parts) -> None:
        self._window, self._parts = window, parts
        self._bar = window.menuBar()
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
        menu = self._bar.addMenu("&File")
        add_commands(
            menu,
            window,
            (Command("&New table", documents.new, keys.New), Command("&Open …", documents.open, keys.Open)),
        )
        library = parts.session.library
        menu.addMenu(RecentMenu(parts.settings, library, documents.open_file, parts.theme, window))
        add_commands(
            menu,
            window,
            (
                None,
                Command("&Save", documents.save, keys.Save),
                Command("Save &as …", documents.save_as, keys.SaveAs),
                Command("Save &picture …", self._save_picture, "Ctrl+Shift+P"),
                None,
                Command("&Quit", window.close, keys.Quit),
            ),
        )

    def _edit(self) -> None:
        window, parts, keys = self._window, self._parts, QKeySequence.StandardKey
        stack = parts.session.undo_stack
        menu = self._bar.addMenu("&Edit")
        self._of_the_table.append(menu)
        undo, redo = stack.createUndoAction(window, "&Undo"), stack.createRedoAction(window, "&Redo")
        undo.setShortcuts(QKeySequence.StandardKey.Undo)
        redo.setShortcuts(QKeySequence.StandardKey.Redo)
        menu.addActions([undo, redo])
        add_commands(
            menu,
            window,
            (
                None,
                Command("Cu&t", parts.clipboard.cut, keys.Cut),
                Command("&Copy", parts.clipboard.copy, keys.Copy),
                Command("&Paste", parts.clipboard.paste, keys.Paste),
                Command("&Duplicate", parts.palette_actions.duplicate_selected, "Ctrl+D"),
                Command("&Remove or withdraw", parts.palette_actions.remove_selected, "Del"),
                Command("Select &all cards", parts.clipboard.select_all, keys.SelectAll),
                None,
                Command("Copy p&icture of the table", self._copy_picture, "Ctrl+Shift+C"),
                Command("Copy &board as JSON", parts.clipboard.copy_board),
                None,
                Command("C&hange what is selected", parts.edit_selected, "F2"),
                Command("Re&name", parts.table.rename, "Shift+F2"),
                None,
                Command("&Find a card", parts.palette.find_card, QKeySequence.StandardKey.Find),
                None,
                Command("Pr&eferences …", self._show_preferences, "Ctrl+,"),
            ),
        )

    def _table(self) -> None:
        window, parts, session = self._window, self._parts, self._parts.session
        menu = self._bar.addMenu("&Table")
        self._of_the_table.append(menu)
        add_commands(
            menu,
            window,
            (
                Command("&Selected card or player …", self._activate, "Return"),
                Command("&Attack with all", partial(attacks_and_blocks.attack_with_all, session), "Shift+A"),
                Command("Attack as one &band", self._band, "Shift+B"),
                Command("All &lethal first", partial(damage_answers.lethal_first, session), "L"),
                Command("Take back all &decisions", self._take_back_all),
                None,
                Command("Add a &player", self._add_player),
                Command("Take the last player &out", self._remove_player),
                None,
            ),
        )
        rules = menu.addMenu("&Rules")
        self._add_choices(rules, ERAS, self._set_era, lambda: self._parts.session.scenario.era)
        add_commands(rules, window, (None, Command("&Compare eras …", parts.compare_eras, "Ctrl+Shift+E")))

    def _play(self) -> None:
        window, parts, player = self._window, self._parts, self._parts.player
        menu = self._bar.addMenu("&Play")
        self._of_the_table.append(menu)
        add_commands(
            menu,
            window,
            (
                Command("&Play, pause, or answer", parts.play_control.proceed, "Space"),
                Command("One frame &on", parts.play_control.step, "Right"),
                Command("One frame &back", player.back, "Left"),
                Command("To the &start", partial(player.go_to, 0), "Home"),
                Command("To the &end", parts.play_control.to_end, "End"),
                None,
                Command("Pass pri&ority", parts.play_control.pass_priority, "P"),
                Command("Pass &until something happens", parts.play_control.pass_on, "Shift+P"),
                Command("&Decide for me from here", parts.play_control.decide_rest, "Shift+D"),
            ),
        )
        stops = QAction("Stop at e&very priority", window, checkable=True)
        stops.setToolTip("Stop wherever a player could respond, not only where there is a choice to make")
        stops.setChecked(parts.session.stops_at_priority)
        stops.toggled.connect(self._set_stops)
        menu.addAction(stops)
        self._stops = stops
        menu.addSeparator()
        speeds = menu.addMenu("S&peed")
        self._add_choices(speeds, SPEEDS, parts.transport.set_speed, lambda: parts.settings.speed)
        asks = QAction("&Ask me for decisions", window, checkable=True)
        asks.setToolTip("Stop where the file does not say what is decided, instead of taking the default")
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
            self._bar.addMenu("&Library"),
            self._window,
            (
                Command("&Open the library", learning.show_library, "F4"),
                Command("&Next in the lessons", learning.open_next, "Ctrl+L"),
                Command("Ask about this &board", learning.ask_about_board),
                None,
                Command("The &judge's questions", partial(learning.show_shelf, "The judge's questions")),
                Command("&All scenarios", partial(learning.show_shelf, "everything")),
            ),
        )
        learning.moved.connect(self._follow_learning)

    def _follow_learning(self) -> None:
        """Leave nothing to be done with the table in the library, or while something is asked about it."""
        for menu in self._of_the_table:
            menu.menuAction().setEnabled(self._parts.learning.may_change)

    def _view(self) -> None:
        window, parts = self._window, self._parts
        menu = self._bar.addMenu("&View")
        themes = {"system": "As the &system has it", "light": "&Light", "dark": "&Dark"}
        self._add_choices(menu, themes, parts.set_theme, lambda: parts.settings.theme)
        menu.addSeparator()
        still = QAction("&Reduced motion", window, checkable=True)
        still.setToolTip("Nothing moves; numbers and cards are at once where they belong")
        said = parts.settings.reduces_motion
        parts.player.reduces_motion = system_reduces_motion() if said is None else said
        still.setChecked(parts.player.reduces_motion)
        still.toggled.connect(self._set_motion)
        menu.addAction(still)
        self._still = still
        large = QAction("&Magnify cards", window, checkable=True)
        large.setToolTip("A card that the mouse rests on is shown large; with the key Z any card is")
        large.setChecked(parts.settings.magnifies)
        large.toggled.connect(self._set_magnifying)
        menu.addAction(large)
        self._large = large
        parts.magnifier.is_on = parts.settings.magnifies
        menu.addSeparator()
        self._add_panels(menu)
        add_commands(
            menu,
            window,
            (
                Command(
                    "&Full screen", partial(parts.set_view, View.FULL_SCREEN), VIEW_KEYS[View.FULL_SCREEN]
                ),
                Command(
                    "Pre&sentation",
                    partial(parts.set_view, View.PRESENTATION),
                    VIEW_KEYS[View.PRESENTATION],
                    tip="The table and a caption, nothing else",
                ),
            ),
        )
        menu.addSeparator()
        add_commands(
            menu,
            window,
            (
                Command("Zoom &in", partial(parts.table.zoom.by, 1), QKeySequence.StandardKey.ZoomIn),
                Command("Zoom &out", partial(parts.table.zoom.by, -1), QKeySequence.StandardKey.ZoomOut),
                Command("Whole &table", parts.table.zoom.fit, "Ctrl+0"),
            ),
        )
        menu.addSeparator()
        add_commands(
            menu,
            window,
            (
                Command("Next &panel", partial(parts.go_to_panel, 1), "F6"),
                Command("Panel &before", partial(parts.go_to_panel, -1), "Shift+F6"),
            ),
        )

    def _add_panels(self, menu: QMenu) -> None:
        """Add an entry for each panel that can be hidden."""
        rooms = self._parts.rooms
        for number, panel in enumerate(Panel, start=1):
            action = QAction(panel.value.capitalize(), self._window, checkable=True)
            action.setShortcut(QKeySequence(f"Ctrl+{number}"))
            action.setChecked(rooms.is_shown(panel))
            action.toggled.connect(partial(self._show_panel, panel))
            rooms.changed.connect(partial(self._check_panel, action, panel))
            menu.addAction(action)

    def _show_panel(self, panel: Panel, shown: bool) -> None:  # noqa: FBT001 - as the signal has it
        self._parts.rooms.show_panel(panel, shown=shown)

    def _check_panel(self, action: QAction, panel: Panel) -> None:
        action.setChecked(self._parts.rooms.is_shown(panel))

    def _help(self) -> None:
        commands = (
            Command("&Keys and signs", self._show_keys, QKeySequence.StandardKey.HelpContents),
            Command("&About Damage Step", self._show_about),
        )
        add_commands(self._bar.addMenu("&Help"), self._window, commands)

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

    def _show_preferences(self) -> None:
        from gui.window.preferences import Switches, show_preferences  # noqa: PLC0415 - when it is wanted

        parts = self._parts
        switches = Switches(
            parts.settings,
            parts.rooms,
            parts.transport,
            parts.set_theme,
            self._still,
            self._large,
            self._stops,
            self._asks,
        )
        show_preferences(self._window, switches)

    def _copy_picture(self) -> None:
        self._parts.clipboard.copy_picture(self._parts.theme())

    def _band(self) -> None:
        attacks_and_blocks.band_all(self._parts.session)

    def _take_back_all(self) -> None:
        session = self._parts.session
        session.edit(changed(session.scenario, script=()), "Take back all decisions", frame=0)

    def _add_player(self) -> None:
        session = self._parts.session
        count = len(session.scenario.players)
        if count < _MOST_PLAYERS:
            name = ("Raj", "Sofia", "Tomo", "Uma")[count - 2]
            session.edit(with_player(session.scenario, name), f"Add {name}")
        else:
            self._parts.say(f"There is room for {_MOST_PLAYERS} players at this table.")

    def _remove_player(self) -> None:
        session = self._parts.session
        players = session.scenario.players
        if len(players) > 2:  # noqa: PLR2004 - a game takes two
            name = players[-1].name or players[-1].id
            session.edit(without(session.scenario, [players[-1].id]), f"Take {name} out", frame=0)
        else:
            self._parts.say("A game needs two players.")

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

    def _save_picture(self) -> None:
        from gui.export.table_image import draw_table  # noqa: PLC0415 - when it is wanted

        window, parts = self._window, self._parts
        name, _ = QtWidgets.QFileDialog.getSaveFileName(
            window, "Save a picture of the table", str(Path.home() / "table.png"), "Pictures (*.png *.svg)"
        )
        if name:
            try:
                draw_table(parts.table.resting_picture(), parts.theme(), Path(name))
            except (ValueError, OSError) as error:
                parts.say(str(error))
            else:
                parts.say(f"Saved {name}")


def _mark(group: QActionGroup, now: Callable[[], str]) -> None:
    """Mark the entry that is in force."""
    for action in group.actions():
        action.setChecked(action.data() == now())
