"""The menu about an entry of the palette: everything a drag out of it can do, from the keyboard too."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from core.rules.stack.announcing import as_spell
from core.terms.ids import PlayerId
from core.terms.words import possessive
from core.terms.zones import Zone
from gui.battlefield.attempts import attempt, caster
from gui.battlefield.payload import Payload
from gui.window.commands import without_arguments

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.window.main_window import MainWindow


def palette_menu(window: MainWindow, payload: Payload) -> QMenu:
    """Return what can be done with an entry; a card that can't be cast now says why."""
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    card = window.session.library.get(payload.text) if payload.kind in {"card", "spell"} else None
    if payload.kind != "spell":
        _add_putting(menu, window, payload)
    if card is None:
        return menu
    player = caster(window.session)
    name = window.session.game.label(player)
    if as_spell(card) is not None:
        tried = attempt(window.session, card, player)
        words = f"{name} casts it\tCtrl+Enter" if not tried.why_not else f"Cast: {tried.why_not}"
        action = _add(menu, words, partial(window.cast, payload.text, player))
        action.setEnabled(not tried.why_not)
    menu.addSeparator()
    for zone in (Zone.HAND, Zone.GRAVEYARD):
        for one in window.session.game.players.values():
            words = f"Put into {possessive(one.name)} {zone}"
            _add(menu, words, partial(window.keep, payload, one.id, zone))
    return menu


def _add_putting(menu: QMenu, window: MainWindow, payload: Payload) -> None:
    selected = window.table.selected or ""
    if payload.needs_a_card:
        on_table = selected in window.session.playthrough.start.battlefield
        words = (
            f"Give to {window.session.game.label(PlayerId(selected))}" if on_table else "Select a card first"
        )
        first = next(iter(window.session.game.players))
        _add(menu, words, partial(window.put, payload, first, selected)).setEnabled(on_table)
        return
    for one in window.session.game.players.values():
        _add(menu, f"Put on {possessive(one.name)} side", partial(window.put, payload, one.id))


def _add(menu: QMenu, words: str, do: Callable[[], object]) -> QAction:
    action = menu.addAction(words)
    action.triggered.connect(without_arguments(do))
    return action
