"""The inspector: everything about the selected permanent or player, all of it to be changed.

While play is under way a switch says what is changed: the table at this moment, or the starting board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from core.terms.ids import ObjectId, RecipientId
from gui.panels.table_form import TableForm
from gui.panels.when_switch import WhenSwitch
from gui.session import Session
from gui.theme import Theme

if TYPE_CHECKING:
    from gui.panels.now_form import NowForm
    from gui.panels.object_form import ObjectForm
    from gui.panels.several_form import SeveralForm


class Inspector(QWidget):
    """Shows a form for what is selected, or for the table; every change is one step of undo.

    The forms for permanents and players are made when they are first wanted: the window opens
    sooner without them.

    Signals:
        refused: a change could not be made; argument: why.
    """

    refused = Signal(str)

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._session = session
        self._subjects: tuple[RecipientId, ...] = ()
        self._stack = QStackedWidget()
        self._table = TableForm(session)
        self._object: ObjectForm | None = None
        self._several: SeveralForm | None = None
        self._player: _Form | None = None
        self._now: NowForm | None = None
        self._player_now: _Form | None = None
        self._when = WhenSwitch()
        self._when.switched.connect(self.refresh)
        self._add(self._table)
        self._stack.currentChanged.connect(self._enable_shown)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._when)
        layout.addWidget(self._stack)
        session.scenario_changed.connect(self.refresh)
        session.cursor_moved.connect(self.refresh)
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        for form in (self._object, self._now):
            if form is not None:
                form.set_theme(theme)
        self.refresh()  # lists are as high as their lines

    def show_subjects(self, *subjects: RecipientId) -> None:
        """Show the form for a permanent or player, for several permanents, or for the table."""
        self._subjects = subjects
        self.refresh()

    def prepare(self) -> None:
        """Make the form for permanents, and draw it where nobody sees it, before one is selected."""
        area = self._stack.widget(self._object_form().page)
        if area is not None:
            area.resize(self._stack.size())
            area.grab()

    def take_keyboard(self) -> None:
        """Put the keyboard into the first field."""
        tab, parts = Qt.FocusPolicy.TabFocus, self._stack.findChildren(QWidget)
        fields = (one for one in parts if one.focusPolicy() & tab)
        first = next((one for one in fields if one.isVisible() and one.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def refresh(self) -> None:
        """Show what the selected things are now."""
        scenario, main = self._session.scenario, self._subjects[-1] if self._subjects else None
        there = {spec.id for spec in scenario.battlefield}
        permanents = [ObjectId(one) for one in self._subjects if one in there]
        is_player = any(spec.id == main for spec in scenario.players)
        on_table = [one for one in self._subjects if self._session.game.on_battlefield(ObjectId(one))]
        is_set_up, may_be_now = is_player or main in there, self._session.moment_of_change is not None
        self._when.setVisible(may_be_now and is_set_up)
        if may_be_now and (self._when.is_now if is_set_up else on_table):
            self._show_now(main, on_table or self._subjects)
        elif len(permanents) > 1:
            form = self._several_form()
            form.show_subjects(permanents)
            self._stack.setCurrentIndex(form.page)
        elif main in there:
            self._show(self._object_form(), str(main))
        elif is_player:
            self._show(self._player_form(), str(main))
        else:
            self._table.refresh()
            self._stack.setCurrentIndex(0)

    def _show_now(self, main: RecipientId | None, permanents: Sequence[RecipientId]) -> None:
        """Show the form for a player, or for permanents, at this moment of play."""
        if main in self._session.game.players:
            self._show(self._player_now_form(), str(main))
        else:
            form = self._now_form()
            form.show_subjects([ObjectId(one) for one in permanents])
            self._stack.setCurrentIndex(form.page)

    def _show(self, form: _Form, subject: str) -> None:
        form.show_subject(subject)
        self._stack.setCurrentIndex(form.page)

    def _enable_shown(self, shown: int) -> None:
        """Leave nothing to be done, by a screen reader, with forms that are not shown."""
        for page in range(self._stack.count()):
            area = self._stack.widget(page)
            if area is not None:
                area.setEnabled(page == shown)

    def _object_form(self) -> ObjectForm:
        if self._object is None:
            from gui.panels.object_form import ObjectForm  # noqa: PLC0415 - when it is wanted

            form = ObjectForm(self._session, self._theme)
            form.page = self._add(form)
            self._object = form
        return self._object

    def _several_form(self) -> SeveralForm:
        if self._several is None:
            from gui.panels.several_form import SeveralForm  # noqa: PLC0415 - when it is wanted

            form = SeveralForm(self._session)
            form.page = self._add(form)
            self._several = form
        return self._several

    def _player_form(self) -> _Form:
        if self._player is None:
            from gui.panels.player_form import PlayerForm  # noqa: PLC0415 - when it is wanted

            form = PlayerForm(self._session)
            form.page = self._add(form)
            self._player = form
        return self._player

    def _now_form(self) -> NowForm:
        if self._now is None:
            from gui.panels.now_form import NowForm  # noqa: PLC0415 - when it is wanted

            form = NowForm(self._session, self._theme)
            form.page = self._add(form)
            self._now = form
        return self._now

    def _player_now_form(self) -> _Form:
        if self._player_now is None:
            from gui.panels.player_now_form import PlayerNowForm  # noqa: PLC0415 - when it is wanted

            form = PlayerNowForm(self._session)
            form.page = self._add(form)
            self._player_now = form
        return self._player_now

    def _add(self, form: QWidget) -> int:
        """Put a form into the stack; return its page."""
        form.refused.connect(self.refused)  # type: ignore[attr-defined]  # every form has it
        area = _Area(form)
        page = self._stack.addWidget(area)
        area.setEnabled(page == self._stack.currentIndex())
        return page


class _Area(QScrollArea):
    """Shows a form, to be scrolled up and down only: it is at least as wide as the form has to be."""

    def __init__(self, form: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._form = form
        self.setWidget(form)

    def minimumSizeHint(self) -> QSize:
        form, bar = self._form.minimumSizeHint(), self.verticalScrollBar().sizeHint()
        return QSize(form.width() + bar.width(), super().minimumSizeHint().height())


class _Form(Protocol):
    """A form for one thing."""

    page: int

    def show_subject(self, subject: str) -> None:
        """Show the thing with this id."""
