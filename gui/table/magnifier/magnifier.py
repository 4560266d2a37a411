"""When the magnifier is there: after a while over a card, or while its key is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip

from core.terms.ids import ObjectId, RecipientId
from gui.animation.timeline_player import Player
from gui.key_row import KeyRow
from gui.session import Session
from gui.table.magnifier.close_up import close_up
from gui.table.magnifier.under_mouse import glyph_at, meant_at, rect_of
from gui.table.table_view import TableView
from gui.theme import Theme
from gui.translation import QT_TR_NOOP

if TYPE_CHECKING:
    from gui.table.magnifier.close_up_widget import CloseUpWidget

HOVER_MS = 600
"""How long the mouse rests on a card before it is shown large."""


MAGNIFIER_KEYS = (
    KeyRow(("Z",), QT_TR_NOOP("hold to enlarge the focused card or the card under the mouse")),
    KeyRow(("F7",), QT_TR_NOOP("open the rule cited beside the mouse, in a hint or on an enlarged card")),
)


class Magnifier(QObject):
    """Shows cards of a table large: what the mouse is on, or with the key Z what has the keyboard.

    It also says the words of a keyword's glyph that the mouse is on.
    """

    def __init__(self, table: TableView, session: Session, player: Player, theme: Theme) -> None:
        super().__init__(table)
        self.is_on = True
        self._table, self._session, self._player, self._theme = table, session, player, theme
        self._widget: CloseUpWidget | None = None
        self._over: RecipientId | None = None
        self._left_alone: RecipientId | None = None
        self._at = QPoint()
        self._is_held = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(HOVER_MS)
        self._timer.timeout.connect(self._show_hovered)
        table.viewport().installEventFilter(self)
        table.installEventFilter(self)
        table.keyboard.moved.connect(self._on_keyboard_moved)
        session.cursor_moved.connect(self._on_moved)
        player.moved.connect(self._on_moved)

    @property
    def subject(self) -> RecipientId | None:
        """What is shown large, if anything is."""
        return self._over if self._widget is not None and self._widget.isVisible() else None

    @property
    def words(self) -> str:
        """All that is written on what is shown large."""
        return self._widget.accessibleDescription() if self._widget is not None else ""

    @property
    def widget(self) -> CloseUpWidget | None:
        """What it is shown in, once something has been."""
        return self._widget

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.hide()

    def hide(self) -> None:
        """Show nothing large."""
        self._timer.stop()
        if self._widget is not None:
            self._widget.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseMove if isinstance(event, QMouseEvent):
                self._hover(event)
            case QEvent.Type.ToolTip if isinstance(event, QHelpEvent):
                return self._tell(event)
            case QEvent.Type.KeyPress | QEvent.Type.KeyRelease if isinstance(event, QKeyEvent):
                return watched is self._table and self._key(event)
            case QEvent.Type.MouseButtonPress if isinstance(event, QMouseEvent):
                meant = meant_at(self._table.table, self._table.mapToScene(event.position().toPoint()))
                self._left_alone = meant[0] if meant else None
                self.hide()
            case QEvent.Type.Leave | QEvent.Type.Wheel | QEvent.Type.DragEnter | QEvent.Type.Resize:
                self.hide()
            case QEvent.Type.FocusOut:
                self._is_held = False
                self.hide()
            case _:
                pass
        return False

    def _hover(self, event: QMouseEvent) -> None:
        self._at = event.position().toPoint()
        meant = meant_at(self._table.table, self._table.mapToScene(self._at))
        over = meant[0] if meant else None
        if over != self._left_alone:
            self._left_alone = None
        if over == self.subject and over is not None and not event.buttons():
            return
        if not self._is_held:
            self.hide()
        if self.is_on and over is not None and self._left_alone is None and not event.buttons():
            self._timer.start()

    def _show_hovered(self) -> None:
        if not QGuiApplication.mouseButtons():
            self._show(meant_at(self._table.table, self._table.mapToScene(self._at)))

    def _show(self, meant: tuple[RecipientId, ...]) -> bool:
        """Show the first of some things of which there is something to show; return whether there is one."""
        if self._player.is_playing or self._player.t is not None:
            return False
        for one in meant:
            shown = close_up(self._session.game, one)
            rect = rect_of(self._table.table, one)
            if shown is not None and rect is not None:
                if self._widget is None:
                    from gui.table.magnifier.close_up_widget import CloseUpWidget  # noqa: PLC0415 - when wanted

                    self._widget = CloseUpWidget(self._table)
                self._over = one
                card = self._table.mapFromScene(rect).boundingRect()
                return self._widget.show_beside(shown, self._theme, card)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        """Show or hide a card as its key is pressed or released; any other key puts it away."""
        is_press = event.type() is QEvent.Type.KeyPress
        if event.key() != Qt.Key.Key_Z or event.modifiers() != Qt.KeyboardModifier.NoModifier:
            if is_press and not self._is_held:
                self.hide()
            return False
        if event.isAutoRepeat():
            return True
        self._is_held = is_press
        if is_press:
            self._timer.stop()
            self._show(self._wanted())
        else:
            self.hide()
        return True

    def _wanted(self) -> tuple[RecipientId, ...]:
        """Return what the key shows: what the mouse is on, what has the keyboard, or what is selected."""
        table, spot = self._table, self._table.keyboard.spot
        meant = meant_at(table.table, table.mapToScene(self._at)) if table.underMouse() else ()
        focused = (ObjectId(spot.id),) if spot is not None and table.keyboard.is_shown else ()
        selected = (table.selected,) if table.selected is not None else ()
        return (*focused, *meant, *selected) if table.keyboard.is_shown else (*meant, *selected)

    def _on_keyboard_moved(self) -> None:
        if self._is_held:
            self.hide()
            self._show(self._wanted())

    def _on_moved(self) -> None:
        """Show what the card is by now, or nothing while there is something to watch."""
        if self.subject is not None and not self._show((self.subject,)):
            self.hide()

    def _tell(self, event: QHelpEvent) -> bool:
        """Say the words of a glyph; return whether there was one under the mouse."""
        table = self._table
        mark = glyph_at(table.table, table.mapToScene(event.pos()), table.transform().m11())
        if mark is None:
            return False
        QToolTip.showText(event.globalPos(), mark.words[:1].upper() + mark.words[1:], table.viewport())
        return True
