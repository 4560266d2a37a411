"""Preferences: how the program looks and plays; each change holds at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QMainWindow,
    QWidget,
)

from core.terms.values import Value
from gui.panels.choice_box import ChoiceBox
from gui.panels.transport import SPEEDS
from gui.settings import Speed
from gui.text_size import SIZE_NAMES, TextSize
from gui.translation import tr
from gui.window.system_motion import system_reduces_motion

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

    from gui.panels.transport import Transport
    from gui.settings import Settings
    from gui.window.panels import Panel, Panels
    from gui.window.rooms import Rooms

V = TypeVar("V", bound=str | bool | None)


class Switches(Value, kw_only=False):
    """What the preferences change, and by what: entries of menus that are on or off, among others.

    Attributes:
        set_theme: draw everything in `light` or `dark`, or as the `system` has it.
        set_text_size: write larger or smaller around the table.
        still: nothing moves.
        large: the card under the mouse is shown large.
        stops: play stops wherever a player could respond.
        asks: play stops where nobody has decided.
        may_change: whether anything about the board may be changed.
    """

    settings: Settings
    panels: Panels
    rooms: Rooms
    transport: Transport
    set_theme: Callable[[str], None]
    set_text_size: Callable[[TextSize], None]
    still: QAction
    large: QAction
    stops: QAction
    asks: QAction
    may_change: bool


class Preferences(QDialog):
    """Shows what is chosen; does what is chosen anew through the same entries as the menus."""

    def __init__(self, window: QMainWindow, switches: Switches) -> None:
        super().__init__(window)
        self._switches = switches
        self.setWindowTitle(tr("Preferences"))
        self._form = QFormLayout(self)
        self._form.setContentsMargins(20, 16, 20, 14)
        self._form.setHorizontalSpacing(24)
        self._form.setVerticalSpacing(8)
        self._title(tr("Appearance"))
        self._theme = self._choice(
            tr("Theme"), {"system": tr("Use system setting"), "light": tr("Light"), "dark": tr("Dark")}
        )
        self._text = self._choice(tr("Text size"), {size: tr(name) for size, name in SIZE_NAMES.items()})
        self._motion = self._choice(
            tr("Animation"), {None: tr("Use system setting"), True: tr("Off"), False: tr("On")}
        )
        self._large = self._flag(tr("Magnify the card under the mouse"))
        self._panels = [(panel, self._flag(panel.showing)) for panel in switches.panels]
        self._title(tr("Playback"))
        self._speed = self._choice(tr("Speed"), {speed: tr(name) for speed, name in SPEEDS.items()})
        self._stops = self._flag(tr("Stop whenever a player could respond"))
        self._asks = self._flag(tr("Pause for my decisions on this board"))
        self._asks.setEnabled(switches.may_change)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.RestoreDefaults | QDialogButtonBox.StandardButton.Close
        )
        self.defaults = buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        self.defaults.setText(tr("Restore &defaults"))
        self.defaults.clicked.connect(self._restore)
        for button in buttons.buttons():
            button.setIcon(QIcon())  # Qt's own look of another time
        buttons.rejected.connect(self.reject)
        self._form.addRow(buttons)
        self._show()
        self._connect()

    def _title(self, words: str) -> None:
        title = QLabel(words)
        title.setObjectName("panelTitle")
        self._form.addRow(title)

    def _choice(self, name: str, choices: Mapping[V, str]) -> ChoiceBox:
        box = ChoiceBox()
        box.setAccessibleName(name)
        for value, words in choices.items():
            box.addItem(words, value)
        self._form.addRow(name, box)
        return box

    def _flag(self, words: str) -> QCheckBox:
        box = QCheckBox(words)
        self._form.addRow("", box)
        return box

    def _show(self) -> None:
        """Show what holds now."""
        settings = self._switches.settings
        _put(self._theme, settings.theme)
        _put(self._text, settings.text_size)
        _put(self._motion, settings.reduces_motion)
        _put(self._speed, settings.speed)
        for box, action in self._pairs():
            box.setChecked(action.isChecked())
        for panel, box in self._panels:
            box.setChecked(self._switches.rooms.is_shown(panel))

    def _connect(self) -> None:
        self._theme.activated.connect(lambda: self._switches.set_theme(self._theme.currentData()))
        self._text.activated.connect(self._set_text_size)
        self._motion.activated.connect(self._set_motion)
        self._speed.activated.connect(lambda: self._switches.transport.set_speed(self._speed.currentData()))
        for box, action in self._pairs():
            box.toggled.connect(partial(_turn, action))
        for panel, box in self._panels:
            box.toggled.connect(partial(self._show_panel, panel))

    def _pairs(self) -> tuple[tuple[QCheckBox, QAction], ...]:
        switches = self._switches
        return (self._large, switches.large), (self._stops, switches.stops), (self._asks, switches.asks)

    def _show_panel(self, panel: Panel[QWidget], shown: bool) -> None:  # noqa: FBT001 - as the signal has it
        self._switches.rooms.show_panel(panel, shown=shown)

    def _set_text_size(self) -> None:
        self._switches.set_text_size(TextSize(self._text.currentData()))
        self.adjustSize()

    def _set_motion(self) -> None:
        wanted = self._motion.currentData()
        _turn(self._switches.still, on=system_reduces_motion() if wanted is None else wanted)
        self._switches.settings.reduces_motion = wanted

    def _restore(self) -> None:
        """Have all as it is in a program that was never changed; this board asks, or not, as before."""
        self._switches.set_theme("system")
        self._switches.transport.set_speed(Speed.NORMAL)
        _turn(self._switches.large, on=True)
        _turn(self._switches.stops, on=False)
        for panel in self._switches.panels:
            self._switches.rooms.show_panel(panel, shown=True)
        _put(self._text, TextSize.NORMAL)
        self._set_text_size()
        _put(self._motion, None)
        self._set_motion()
        self._show()


def _turn(action: QAction, on: bool) -> None:  # noqa: FBT001 - as the signal has it
    """Have an entry on or off, as a click on it would."""
    if action.isChecked() is not on:
        action.trigger()


def _put(box: ChoiceBox, value: object) -> None:
    places = (place for place in range(box.count()) if box.itemData(place) == value)
    box.setCurrentIndex(next(places, 0))


def show_preferences(window: QMainWindow, switches: Switches) -> QWidget:
    """Open the dialog; return it."""
    dialog = Preferences(window, switches)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
