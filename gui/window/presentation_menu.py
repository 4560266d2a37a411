"""The menu in which it is wished how presentations are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QMenu

from core.terms.values import replace
from gui.presentation_wishes import Ground, Shape, Wishes
from gui.slots import without_arguments
from gui.translation import tr
from gui.window.commands import Command, add_command
from gui.window.presentations import Presentations

V = TypeVar("V")
_Asked = Callable[[Wishes], bool]
_Changed = Callable[[Wishes], Wishes]


class PresentationMenu(QMenu):
    """Begins and ends a presentation, and has an entry for each wish."""

    def __init__(self, presentations: Presentations, start: Callable[[], None], window: QMainWindow) -> None:
        super().__init__(tr("Prese&ntation"), window)
        self._presentations, self._window = presentations, window
        self._marked: list[tuple[QAction, _Asked]] = []
        tip = tr("Shows only the table and a caption, like slides")
        self._start = add_command(self, window, Command(tr("&Start presentation"), start, "F5", tip=tip))
        self.addSeparator()
        for words, is_wished, changed in _flags():
            self._add(words, is_wished, changed)
        self._add_choices(_shapes(), lambda wishes: wishes.shape, _with_shape)
        self._add_choices(_grounds(), lambda wishes: wishes.ground, _with_ground)
        self._screens = QMenu(tr("S&creen"), window)
        self.addSeparator()
        self._of_screens = self.addMenu(self._screens)
        self.aboutToShow.connect(self._fill_screens)
        presentations.changed.connect(self._refresh)
        presentations.menu = self
        self._refresh()

    def _add(self, words: str, is_wished: _Asked, changed: _Changed) -> QAction:
        """Add an entry that is marked while something is wished, and makes other wishes when chosen."""
        action = QAction(words, self._window, checkable=True)
        action.triggered.connect(without_arguments(partial(self._wish, changed)))
        self._marked.append((action, is_wished))
        self.addAction(action)
        return action

    def _add_choices(
        self, choices: Mapping[V, str], wished: Callable[[Wishes], V], having: Callable[[V, Wishes], Wishes]
    ) -> None:
        self.addSeparator()
        group = QActionGroup(self._window)
        for value, words in choices.items():
            is_wished = partial(_is_wished, value, wished)
            group.addAction(self._add(words, is_wished, partial(having, value)))

    def _wish(self, changed: _Changed) -> None:
        self._presentations.wish(changed(self._presentations.wishes))

    def _refresh(self) -> None:
        """Mark what is wished."""
        is_open = self._presentations.open is not None
        self._start.setText(tr("Leave pre&sentation") if is_open else tr("&Start presentation"))
        wishes = self._presentations.wishes
        for action, is_wished in self._marked:
            action.setChecked(is_wished(wishes))

    def _fill_screens(self) -> None:
        """Offer the screens that there are now, if they are several."""
        screens = QGuiApplication.screens()
        self._of_screens.setVisible(len(screens) > 1)
        self._screens.clear()
        group = QActionGroup(self._screens)
        names = {one.name(): f"{one.name()} ({_size(one.size())})" for one in screens}
        for name, words in {"": tr("The window's own"), **names}.items():
            action = QAction(words, self._screens, checkable=True)
            action.setChecked(name == self._presentations.wishes.screen)
            action.triggered.connect(without_arguments(partial(self._presentations.move_to_screen, name)))
            group.addAction(action)
            self._screens.addAction(action)


def _is_wished(value: V, wished: Callable[[Wishes], V], wishes: Wishes) -> bool:
    return wished(wishes) == value


def _with_shape(shape: Shape, wishes: Wishes) -> Wishes:
    return replace(wishes, shape=shape)


def _with_ground(ground: Ground, wishes: Wishes) -> Wishes:
    return replace(wishes, ground=ground)


def _flags() -> tuple[tuple[str, _Asked, _Changed], ...]:
    return (
        (
            tr("Slides go &on by themselves"),
            lambda wishes: wishes.goes_on,
            lambda wishes: replace(wishes, goes_on=not wishes.goes_on),
        ),
        (
            tr("Turn s&teps above the table"),
            lambda wishes: wishes.has_steps,
            lambda wishes: replace(wishes, has_steps=not wishes.has_steps),
        ),
        (
            tr("&Halo around the pointer"),
            lambda wishes: wishes.shows_pointer,
            lambda wishes: replace(wishes, shows_pointer=not wishes.shows_pointer),
        ),
        (
            tr("Show pressed &keys"),
            lambda wishes: wishes.shows_keys,
            lambda wishes: replace(wishes, shows_keys=not wishes.shows_keys),
        ),
    )


def _size(size: QSize) -> str:
    return f"{size.width()} \N{MULTIPLICATION SIGN} {size.height()}"


def _shapes() -> dict[Shape, str]:
    return {
        Shape.SCREEN: tr("Fill the &whole screen"),
        Shape.WIDE: tr("1&6:9, as most videos"),
        Shape.SQUARE: tr("&1:1, square"),
        Shape.TALL: tr("&9:16, upright"),
    }


def _grounds() -> dict[Ground, str]:
    return {Ground.FELT: tr("Table as in the win&dow"), Ground.GREEN: tr("&Green, for keying out")}
