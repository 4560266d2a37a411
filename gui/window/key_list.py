"""Help: the list of keys, made from the menus and from what each part does with keys; and what signs mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QMainWindow,
    QMenu,
    QTextBrowser,
    QVBoxLayout,
)

from core.terms.values import Value
from gui.key_row import KeyRow
from gui.library.library_page import LIBRARY_KEYS
from gui.panels.choice_bar import ChoiceBar
from gui.panels.lines import LinesPanel
from gui.panels.note_strip import NOTE_KEYS
from gui.panels.palette import PaletteList
from gui.panels.ribbon import StepRibbon
from gui.panels.timeline import Timeline
from gui.prediction.question_panel import QuestionPanel
from gui.presentation.presentation import PRESENTATION_KEYS
from gui.rules.rules_window import RULES_KEYS
from gui.table.magnifier.magnifier import MAGNIFIER_KEYS
from gui.table.selection import SELECTION_KEYS
from gui.table.table_keyboard import TABLE_KEYS
from gui.theme import Theme
from gui.translation import tr
from gui.window.panel_order import ORDER_KEYS
from gui.window.widget_keys import BUTTON_KEYS

_WIDE, _HIGH = 900, 640


class Section(Value, kw_only=False):
    """A part of the list: its title and rows, each with what stands at its left and what it means."""

    title: str
    rows: tuple[tuple[str, str], ...]

    def fitting(self, words: str) -> Section:
        """Return the rows in which all these words are; all of them if the title has the words."""
        wanted = words.lower().split()
        if all(one in self.title.lower() for one in wanted):
            return self
        rows = (row for row in self.rows if all(one in f"{row[0]} {row[1]}".lower() for one in wanted))
        return Section(self.title, tuple(rows))


class KeyList(QDialog):
    """Shows sections in two columns, and those rows only that have what is typed."""

    def __init__(self, window: QMainWindow, theme: Theme) -> None:
        super().__init__(window)
        self._sections, self._theme = tuple(sections(window)), theme
        self.setWindowTitle(tr("Keys and symbols"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.search, self.list = QLineEdit(), QTextBrowser()
        self.search.setPlaceholderText(tr("Find a key or what it does"))
        self.search.setAccessibleName(tr("Find a key"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._fill)
        self.list.setAccessibleName(tr("Keys and symbols"))
        self.list.setFrameShape(QTextBrowser.Shape.NoFrame)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 12)
        layout.setSpacing(8)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        layout.addWidget(buttons)
        wide, high = theme.px(_WIDE), theme.px(_HIGH)
        self.resize(min(wide, window.width() - 40), min(high, window.height() - 40))
        self._fill("")

    def _fill(self, words: str) -> None:
        """Show the rows that have these words, in two columns as long as each other."""
        found = [section for section in (one.fitting(words) for one in self._sections) if section.rows]
        if not found:
            none = tr("No key or symbol matches \u201c{words}\u201d.").format(words=words)
            self.list.setHtml(f"<p>{escape(none)}</p>")
            return
        whole = sum(len(section.rows) + 2 for section in found)
        left: list[Section] = []
        while found and sum(len(section.rows) + 2 for section in left) < whole / 2 - 1:
            left.append(found.pop(0))
        columns = "".join(f"<td width='50%'>{self._column(some)}</td>" for some in (left, found))
        self.list.setHtml(f"<table width='100%' cellpadding='6'><tr>{columns}</tr></table>")

    def _column(self, some: Iterable[Section]) -> str:
        return "".join(
            f"<h4 style='margin:10px 0 4px 0'>{escape(one.title)}</h4>"
            f"<table cellspacing='0' cellpadding='3'>{''.join(map(self._row, one.rows))}</table>"
            for one in some
        )

    def _row(self, row: tuple[str, str]) -> str:
        key, words = row
        shown = escape(key).replace(" ", "&nbsp;")
        return (
            f"<tr><td style='color:{self._theme.accent}; font-weight:600'>{shown}&nbsp;&nbsp;</td>"
            f"<td>{escape(words)}</td></tr>"
        )


def show_keys(window: QMainWindow, theme: Theme) -> None:
    """Open the list."""
    KeyList(window, theme).open()


def sections(window: QMainWindow) -> Iterator[Section]:
    """Yield the keys of the table, of what is around it, of each menu; then the signs."""
    yield _told(tr("On the table"), (*TABLE_KEYS, *SELECTION_KEYS, *MAGNIFIER_KEYS))
    yield _told(tr("Decisions and buttons"), (*ChoiceBar.KEYS, *BUTTON_KEYS))
    yield _told(tr("Moving around the window"), ORDER_KEYS)
    yield _told(tr("In the palette"), PaletteList.KEYS)
    yield _told(tr("In the library"), LIBRARY_KEYS)
    yield _told(tr("In the rules"), RULES_KEYS)
    yield _told(tr("Predicting"), QuestionPanel.KEYS)
    yield _told(tr("Timeline and steps of the turn"), (*Timeline.KEYS, *StepRibbon.KEYS))
    yield _told(tr("Lines of play"), LinesPanel.KEYS)
    yield _told(tr("Writing a note"), NOTE_KEYS)
    yield _told(tr("In a presentation"), PRESENTATION_KEYS)
    for action in window.menuBar().actions():
        menu = action.menu()
        rows = tuple(_of_menu(menu)) if isinstance(menu, QMenu) else ()
        if rows:
            yield Section(tr("{name} menu").format(name=_plain(action.text())), rows)
    yield Section(tr("With the mouse"), _mouse())
    yield Section(tr("Symbols on the timeline"), _timeline_symbols())
    yield Section(tr("Symbols on cards"), _card_symbols())


def _told(title: str, rows: Iterable[KeyRow]) -> Section:
    return Section(title, tuple((_keys(row.keys), tr(row.words)) for row in rows))


def _of_menu(menu: QMenu) -> Iterator[tuple[str, str]]:
    """Yield what in a menu, and in those within it, has a key."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _of_menu(inner)
        elif action.shortcuts():
            keys = action.shortcuts()[0].toString(QKeySequence.SequenceFormat.PortableText)
            yield _keys((keys,)), _plain(action.toolTip() if action.isCheckable() else action.text())


def _keys(keys: Iterable[str]) -> str:
    """Return keys as the system writes them, arrows as arrows; what is held with all of them once."""
    native = QKeySequence.SequenceFormat.NativeText
    written = [_with_arrows(QKeySequence(key).toString(native)) for key in keys]
    held, plus, _ = written[0].rpartition("+")
    if held and all(key.startswith(f"{held}{plus}") for key in written):
        return " ".join([written[0], *(key.removeprefix(f"{held}{plus}") for key in written[1:])])
    return " ".join(written)


def _with_arrows(key: str) -> str:
    for name, arrow in _ARROWS.items():
        if key == name or key.endswith(f"+{name}"):
            return f"{key.removesuffix(name)}{arrow}"
    return key.replace("Return", "Enter")


def _plain(words: str) -> str:
    """Return the words of a menu without what marks their letter, and that more is asked."""
    return words.replace("&", "").removesuffix("\N{HORIZONTAL ELLIPSIS}").strip()


_ARROWS = {
    "Left": "\N{LEFTWARDS ARROW}",
    "Right": "\N{RIGHTWARDS ARROW}",
    "Up": "\N{UPWARDS ARROW}",
    "Down": "\N{DOWNWARDS ARROW}",
}


def _mouse() -> tuple[tuple[str, str], ...]:
    return (
        (tr("Drag a creature"), tr("onto what or whose side it attacks, or onto the attacker it blocks")),
        (tr("Shift + drag"), tr("give the card to the player whose side you drop it on")),
        (tr("Drag from a hand"), tr("cast the card; drop it on its target or anywhere")),
        (tr("Drag from the palette"), tr("put it on a side, in a hand, or on the stack to cast it")),
        (
            tr("Click a number"),
            tr("1 more; right-click: 1 less; wheel: more or less; drag: all of it to another number"),
        ),
        (tr("Drag on the empty table"), tr("select every card the rectangle touches")),
        (tr("Ctrl or Shift + click"), tr("add the card to the selection or remove it")),
        (tr("Double-click a name"), tr("rename the card")),
        (tr("Ctrl + wheel"), tr("zoom")),
    )


def _timeline_symbols() -> tuple[tuple[str, str], ...]:
    return (
        ("△", tr("attackers are declared")),
        ("□", tr("blockers are declared")),
        ("✸", tr("damage is dealt")),
        ("◇", tr("a consequence: state-based actions, prevention, an ability")),
        ("|", tr("anything else, such as a step beginning")),
        ("? !", tr("a decision is needed; a decision is illegal")),
        ("⚑", tr("a note; a square flag pauses a presentation")),
    )


def _card_symbols() -> tuple[tuple[str, str], ...]:
    return (
        (tr("hourglass"), tr("entered this turn, so it can't attack or use {T} abilities")),
        (tr("crown"), tr("commander")),
        (tr("star"), tr("renowned")),
        (tr("arrowhead above a line"), tr("exerted, so it won't untap during the next untap step")),
        (tr("three peaks"), tr("monstrous")),
        (tr("horseshoe"), tr("saddled this turn")),
        (tr("arrow that points up"), tr("goaded, so it attacks each combat if able")),
        (tr("dagger"), tr("was dealt damage by a source with deathtouch")),
        (tr("check mark"), tr("its loyalty ability was activated this turn")),
        (tr("arrow"), tr("power and toughness are higher or lower than printed")),
        (tr("4 of 6"), tr("marked damage and how much is lethal; a skull once it is")),
        (
            tr("2 of 2 {lethal}").format(lethal="\N{MULTIPLICATION SIGN}"),
            tr("damage that is coming; with the cross it is lethal and dealt next"),
        ),
        ("\N{MULTIPLICATION SIGN}3", tr("number of identical tokens")),
        ("=", tr("copy of another card")),
        (tr("card on its side"), tr("tapped")),
        (tr("red edge"), tr("a planeswalker or battle that is attacked")),
        (tr("small symbols"), tr("keywords, and rules text that doesn't fit: point at one to read it")),
        (tr("two small cards"), tr("double-faced; the front one is filled if the back face is up")),
    )
