"""Parts of the form for several cards: each shows what they share, or that they differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox

from gui.panels.form_fields import ChoiceField, NumberField
from gui.translation import tr


class SharedNumber(NumberField):
    """A number that several cards have; `mixed` where they have different ones."""

    def __init__(self, name: str, on_change: Callable[[int], None], lowest: int) -> None:
        super().__init__(name, lambda number: on_change(number) if number >= lowest else None, lowest)
        self._lowest = lowest

    def show_shared(self, numbers: Iterable[int]) -> None:
        """Show the number, or that there are several, without telling anyone."""
        found = set(numbers)
        with QSignalBlocker(self):
            self.setMinimum(self._lowest if len(found) == 1 else self._lowest - 1)
            self.setSpecialValueText("" if len(found) == 1 else tr("mixed"))
            self.setValue(found.pop() if len(found) == 1 else self.minimum())


class SharedFlag(QCheckBox):
    """A yes or no for several cards; half ticked where it holds for some: a click then ticks it for all."""

    def __init__(self, name: str, on_change: Callable[[bool], None]) -> None:
        super().__init__(name)
        self._on_change = on_change
        self.clicked.connect(self._tell)

    def show_shared(self, flags: Iterable[bool]) -> None:
        """Show yes, no, or both."""
        found = set(flags)
        self.setTristate(len(found) > 1)
        if len(found) > 1:
            self.setCheckState(Qt.CheckState.PartiallyChecked)
        else:
            self.setChecked(True in found)

    def _tell(self) -> None:
        self._on_change(self.checkState() is Qt.CheckState.Checked)


class SharedChoice(ChoiceField):
    """One of several things that several cards have; `mixed` where they have different ones."""

    def __init__(self, name: str, on_change: Callable[[str], None]) -> None:
        super().__init__(name, lambda chosen: on_change(chosen) if chosen is not None else None)

    def show_shared(self, choices: Iterable[tuple[str, str]], chosen: Iterable[str]) -> None:
        """Show what there is to choose from, and which all the cards have."""
        found = set(chosen)
        mixed: list[tuple[str | None, str]] = [(None, tr("mixed"))] if len(found) > 1 else []
        self.show_choices([*mixed, *choices], None if mixed else next(iter(found), None))
