"""The menu about an entry of the palette: everything a drag out of it can do, from the keyboard too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from core.rules.announcing.spells import as_spell
from core.terms.ids import PlayerId
from core.terms.zones import Zone
from gui.session import Session
from gui.slots import without_arguments
from gui.table.casting.cast_legality import attempt, caster
from gui.table.payload import Payload
from gui.translation import tr
from gui.window.palette_actions import PaletteActions


def palette_menu(parent: QWidget, session: Session, actions: PaletteActions, payload: Payload) -> QMenu:
    """Return what can be done with an entry; a card that can't be cast now says why."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    card = session.cards.get(payload.text) if payload.kind in {"card", "spell"} else None
    if payload.kind != "spell":
        _add_putting(menu, session, actions, payload)
    if card is None:
        return menu
    player = caster(session)
    if as_spell(card) is not None:
        tried = attempt(session, card, player)
        casts = tr("{player} casts it").format(player=session.game.label(player)) + "\tCtrl+Enter"
        words = tr("Cast: {why_not}").format(why_not=tried.why_not) if tried.why_not else casts
        _add(menu, words, partial(actions.cast, payload, player)).setEnabled(not tried.why_not)
    menu.addSeparator()
    for zone in (Zone.HAND, Zone.GRAVEYARD):
        for one in session.game.players.values():
            words = _putting_into(zone).format(player=one.name)
            _add(menu, words, partial(actions.keep, payload, one.id, zone))
    return menu


def _add_putting(menu: QMenu, session: Session, actions: PaletteActions, payload: Payload) -> None:
    players, selected = session.game.players, actions.selected
    if payload.needs_a_card:
        on_table = selected in session.playthrough.start.battlefield
        name = session.game.label(PlayerId(selected)) if on_table else ""
        words = tr("Give to {card}").format(card=name) if on_table else tr("Select a card first")
        give = partial(actions.put, payload, next(iter(players)), selected)
        _add(menu, words, give).setEnabled(on_table)
        return
    for one in players.values():
        _add(
            menu, tr("Put on {player}'s side").format(player=one.name), partial(actions.put, payload, one.id)
        )


def _putting_into(zone: Zone) -> str:
    return tr("Put into {player}'s hand") if zone is Zone.HAND else tr("Put into {player}'s graveyard")


def _add(menu: QMenu, words: str, do: Callable[[], object]) -> QAction:
    action = menu.addAction(words)
    action.triggered.connect(without_arguments(do))
    return action
