"""What a permanent is at the cursor, at the head of its form: its numbers, what is new, and why."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy

from core.characteristics.current import characteristics
from core.model.game import Game
from core.terms.ids import ObjectId
from gui.rules.rule_links import linked
from gui.table.magnifier.close_up import close_up
from gui.theme import Theme
from gui.translation import tr


class NowView(QLabel):
    """Shows the name and the numbers, then a line for each thing that is not as printed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("now")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setOpenExternalLinks(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_permanent(self, game: Game, object_id: ObjectId) -> None:
        """Show what a permanent is in a game; that it is gone if it is."""
        shown = close_up(game, object_id)
        if shown is None:
            self.setText(tr("<b>Now</b>: no longer on the battlefield"))
            return
        numbers = _numbers(game, object_id)
        told = f"<div><b>{tr('Now')}</b>: {escape(shown.name)} <b>{numbers}</b></div>{_listed(shown.now)}"
        why = f"<div><b>{tr('Why')}</b></div>{_listed(shown.why)}" if shown.why else ""
        self.setText(f"{told}{why}{self._not_played(shown.face.not_played)}")

    def set_theme(self, theme: Theme) -> None:
        """Write in the colors of another theme, from the next time on."""
        self._theme = theme

    def _not_played(self, lines: tuple[str, ...]) -> str:
        """Return the lines of a card that speak of what is not on this table, in gray."""
        if not lines:
            return ""
        head = f"<div><b>{tr('Not played here')}</b></div>"
        return f"<div style='color:{self._theme.ink_soft}'>{head}{_listed(lines)}</div>"


def _numbers(game: Game, object_id: ObjectId) -> str:
    if game.on_battlefield(object_id) is None:
        return ""
    what = characteristics(game, object_id)
    return f"{what.power}/{what.toughness}" if what.is_creature else ""


def _listed(lines: Iterable[str]) -> str:
    items = "".join(f"<li>{linked(line)}</li>" for line in lines)
    return f"<ul style='margin: 2px 0 4px -22px'>{items}</ul>" if items else ""
