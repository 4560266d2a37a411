"""The part of the table's form that turns a board into a question: what is asked, and about whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QFormLayout, QListWidget, QListWidgetItem

from core.model.game import Game
from core.scenario.question import QuestionSpec
from core.terms.counters import PLUS_ONE
from core.terms.ids import RecipientId
from core.terms.values import replace
from gui.panels.form_fields import ChoiceField, TextField
from gui.session import Session
from gui.translation import QT_TR_NOOP, tr

_NOTHING = "nothing"
_TOPICS = {
    _NOTHING: QT_TR_NOOP("Nothing"),
    "life": QT_TR_NOOP("Life total"),
    "poison": QT_TR_NOOP("Poison counters"),
    "damage": QT_TR_NOOP("Marked damage"),
    "power_toughness": QT_TR_NOOP("Power and toughness"),
    "counters": QT_TR_NOOP("Counters of a kind"),
    "dies": QT_TR_NOOP("Which creatures die"),
    "lost": QT_TR_NOOP("Who loses"),
    "legal": QT_TR_NOOP("Whether it is legal"),
}
_HAPPENS = {"happens": QT_TR_NOOP("Whether something happens")}
"""Only a file can say what: it is kept."""
_PLAYERS, _SEVERAL = frozenset({"life", "poison", "lost"}), frozenset({"dies", "lost"})
_OF_THINGS = frozenset({"damage", "power_toughness", "dies"})
_ID = Qt.ItemDataRole.UserRole
_BETWEEN, _MOST_LINES = 8, 5


class QuestionRows:
    """Rows of a form for the question; each change is one step of undo. In a variation it is only shown.

    `change` takes the name of that step and the question, as a value or as data, None for none.
    """

    def __init__(self, session: Session, form: QFormLayout, change: Callable[[str, object], None]) -> None:
        self._session, self._form, self._change = session, form, change
        self._topic = ChoiceField(tr("What is asked"), self._set_topic)
        self._one = ChoiceField(tr("Asked about"), self._set_one)
        self._several = _Checks(tr("Asked about several"), self._set_several)
        self._kind = TextField(tr("Kind of counter"), self._set_kind)
        self._words = TextField(tr("Question in words"), self._set_words, may_be_empty=True)
        form.addRow(tr("Asks"), self._topic)
        form.addRow(tr("About"), self._one)
        form.addRow(tr("About"), self._several)
        form.addRow(tr("Kind"), self._kind)
        form.addRow(tr("In words"), self._words)

    def refresh(self) -> None:
        """Show the question as it is now."""
        question, is_own = self._question, not self._session.line
        topic = question.topic if question is not None else _NOTHING
        if is_own:
            self._topic.show_choices(self._topics(topic).items(), topic)
        else:
            words = tr("{topic} (main line)").format(topic=tr({**_TOPICS, **_HAPPENS}[topic]))
            self._topic.show_choices([(topic, words)], topic)
        self._topic.setEnabled(is_own)
        rows = {
            self._one: topic in {"life", "poison", "damage", "power_toughness", "counters"},
            self._several: topic in _SEVERAL,
            self._kind: topic == "counters",
            self._words: topic != _NOTHING,
        }
        for widget, shown in rows.items():
            self._form.setRowVisible(widget, shown and is_own)
        if question is None:
            return
        named = question.named
        offered = self._offered(topic)
        self._one.show_choices(offered.items(), named[0] if named else None)
        self._several.show_checks(offered, named)
        self._kind.show_text(next(iter(question.counters.values()), ""))
        self._words.show_text(question.ask)
        self._words.setPlaceholderText(tr("Leave empty for a standard wording"))

    @property
    def _question(self) -> QuestionSpec | None:
        """The question of the document: it is about the main line, whichever is played."""
        return self._session.document.question

    @property
    def _game(self) -> Game:
        return self._session.playthrough.start

    def _topics(self, now: str) -> Mapping[str, str]:
        """Return what can be asked of this board."""
        has_anything = bool(self._game.battlefield)
        topics = {**_TOPICS, **(_HAPPENS if now == "happens" else {})}
        return {key: tr(words) for key, words in topics.items() if has_anything or key not in _OF_THINGS}

    def _offered(self, topic: str) -> Mapping[str, str]:
        """Return what a topic can be about, ids and names."""
        players: list[RecipientId] = list(self._game.players)
        things: list[RecipientId] = list(self._game.battlefield)
        if topic == "counters":
            return {one: self._game.label(one) for one in (*things, *players)}
        return {one: self._game.label(one) for one in (players if topic in _PLAYERS else things)}

    def _set_topic(self, topic: str | None) -> None:
        match topic:
            case None | "nothing":
                self._change(tr("Remove question"), None)
            case "happens":
                self.refresh()  # it is asked already
            case "legal":
                self._put(topic, value=True)
            case "dies" | "lost":
                self._put(topic, list(self._offered(topic)))
            case "counters":
                self._put(topic, {next(iter(self._offered(topic))): str(PLUS_ONE)})
            case _:
                self._put(topic, list(self._offered(topic))[-1])

    def _set_one(self, one: str | None) -> None:
        question = self._question
        if question is not None and question.topic == "counters":
            self._put("counters", {one: next(iter(question.counters.values()))})
        elif question is not None:
            self._put(question.topic, one)

    def _set_several(self, some: tuple[str, ...]) -> None:
        if self._question is not None:
            self._put(self._question.topic, list(some))

    def _set_kind(self, kind: str) -> None:
        if self._question is not None:
            self._put("counters", dict.fromkeys(self._question.counters, kind))

    def _set_words(self, words: str) -> None:
        if self._question is not None:
            self._change(tr("Edit question"), replace(self._question, ask=words))

    def _put(self, topic: str, value: object) -> None:
        """Ask about something else; the words stay only where the topic does."""
        before = self._question
        words = before.ask if before is not None and before.topic == topic else ""
        self._change(tr("Edit question"), {"ask": words, topic: value})


class _Checks(QListWidget):
    """Things of which some are checked, at least one."""

    def __init__(self, name: str, on_change: Callable[[tuple[str, ...]], None]) -> None:
        super().__init__()
        self._on_change = on_change
        self.setAccessibleName(name)
        self.itemChanged.connect(self._tell)

    def show_checks(self, offered: Mapping[str, str], checked: tuple[str, ...]) -> None:
        """Show what there is to check, by id, and what is."""
        words = {**offered, **{one: one for one in checked if one not in offered}}
        with QSignalBlocker(self):
            if [item.data(_ID) for item in self._items] != list(words):
                self._fill(words)
            for item in self._items:
                is_checked = item.data(_ID) in checked
                item.setCheckState(Qt.CheckState.Checked if is_checked else Qt.CheckState.Unchecked)
        line = self.fontMetrics().height() + _BETWEEN
        self.setFixedHeight(line * min(_MOST_LINES, max(1, self.count())) + 10)

    @property
    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]

    def _fill(self, words: Mapping[str, str]) -> None:
        self.clear()
        for key, name in words.items():
            item = QListWidgetItem(name, self)
            item.setData(_ID, key)
            item.setFlags(Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEnabled | _SELECTABLE)

    def _tell(self, changed: QListWidgetItem) -> None:
        is_on = Qt.CheckState.Checked
        checked = tuple(str(one.data(_ID)) for one in self._items if one.checkState() is is_on)
        if checked:
            self._on_change(checked)
        else:
            with QSignalBlocker(self):
                changed.setCheckState(Qt.CheckState.Checked)


_SELECTABLE = Qt.ItemFlag.ItemIsSelectable
