"""Everything that has a name: what Ctrl+K finds, and what choosing it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from core.explain.rule_index import paraphrase, rule_index
from core.language.phrases import known_phrases
from core.terms.card_types import PERMANENT_TYPES
from core.terms.ids import PlayerId
from core.terms.rule_numbers import EDITIONS
from core.terms.values import Value
from gui.library.opening import Opening
from gui.rules.rule_links import SCHEME, open_rule
from gui.session import Session
from gui.table.payload import Payload
from gui.table.table_view import TableView
from gui.translation import QT_TR_NOOP, term, tr
from gui.window.learning import Learning
from gui.window.palette_actions import PaletteActions


class Target(Value, kw_only=False):
    """Something with a name, and what choosing it does.

    Attributes:
        key: what it is remembered by among those chosen lately.
        kind: which sort it is of: `Card`, `Rule`.
        beside: what tells more about it, such as its keys.
    """

    key: str
    text: str
    kind: str
    beside: str
    do: Callable[[], object]


class Targets:
    """Finds all there are at the moment."""

    def __init__(
        self, bar: QMenuBar, session: Session, table: TableView, palette: PaletteActions, learning: Learning
    ) -> None:
        self._bar, self._session, self._table = bar, session, table
        self._palette, self._learning = palette, learning

    def all(self) -> Iterator[Target]:
        """Yield actions, players, permanents, cards, keywords, lessons, scenarios and rules."""
        for entry in self._bar.actions():
            menu = entry.menu()
            if isinstance(menu, QMenu) and entry.isEnabled():
                yield from _actions(menu, (_plain(entry.text()),))
        if self._learning.may_change:
            yield from self._on_table()
            yield from self._in_palette()
        yield from self._in_library()
        for rule in rule_index():
            if rule.rpartition(":")[0] in {"", next(iter(EDITIONS))}:
                do = partial(open_rule, QUrl(f"{SCHEME}:{rule}"))
                yield Target(f"rule {rule}", f"CR {rule.rpartition(':')[2]}", tr(RULE), paraphrase(rule), do)

    def _on_table(self) -> Iterator[Target]:
        game = self._session.game
        for player in game.players.values():
            do = partial(self._table.select, player.id)
            yield Target(f"player {player.id}", player.name, tr(PLAYER), "", do)
        for one in game.battlefield.values():
            owner = game.label(PlayerId(one.controller))
            do = partial(self._table.select, one.id)
            yield Target(f"permanent {one.id}", game.label(one.id), tr(PERMANENT), owner, do)

    def _in_library(self) -> Iterator[Target]:
        catalogue = self._learning.library.catalogue
        for shelf in catalogue.shelves:
            do = partial(self._learning.show_shelf, shelf.name)
            yield Target(
                f"shelf {shelf.name}", shelf.title, tr(LESSON) if shelf.number else tr(SHELF), "", do
            )
        for entry in catalogue.index.entries:
            opening = Opening(key=entry.key, title=entry.title, keys=(entry.key,))
            do = partial(self._learning.open, opening)
            yield Target(f"scenario {entry.key}", entry.title, tr(SCENARIO), entry.question, do)

    def _in_palette(self) -> Iterator[Target]:
        library = self._session.library
        for name in library:
            if library.types(name) & PERMANENT_TYPES:
                beside, payload = tr("put on the table"), Payload("card", name)
            else:
                beside, payload = tr("cast"), Payload("spell", name)
            yield Target(f"card {name}", name, tr(CARD), beside, self._chosen(payload))
        for phrase in known_phrases():
            do = self._chosen(Payload("keyword", phrase))
            yield Target(f"keyword {phrase}", term(phrase), tr(KEYWORD), tr("give to the selected card"), do)

    def _chosen(self, payload: Payload) -> Callable[[], object]:
        return partial(self._palette.choose, payload, for_other_side=False)


ACTION, PLAYER, PERMANENT = QT_TR_NOOP("Action"), QT_TR_NOOP("Player"), QT_TR_NOOP("Permanent")
SHELF = QT_TR_NOOP("Shelf")
LESSON, SCENARIO, CARD = QT_TR_NOOP("Lesson"), QT_TR_NOOP("Scenario"), QT_TR_NOOP("Card")
KEYWORD, RULE = QT_TR_NOOP("Keyword"), QT_TR_NOOP("Rule")


def _actions(menu: QMenu, path: tuple[str, ...]) -> Iterator[Target]:
    """Yield what can be done from a menu and those below it, named with the menus that lead there."""
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _actions(below, (*path, _plain(action.text())))
        elif not action.isSeparator() and action.isEnabled() and action.text():
            yield _of_action(action, path)


def _of_action(action: QAction, path: tuple[str, ...]) -> Target:
    name = _plain(action.text())
    beside = "  ".join(filter(None, (" > ".join(path), action.shortcut().toString())))
    return Target(f"action {' > '.join((*path, name))}", name, tr(ACTION), beside, action.trigger)


def _plain(text: str) -> str:
    """Return the text of an entry without the mark of its letter, and without an ellipsis."""
    return text.replace("&", "").removesuffix("…")
