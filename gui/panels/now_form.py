"""The form for permanents at this moment of play: one, or what several share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.characteristics.current import characteristics
from core.data.faults import DataError
from core.files import limits
from core.language.phrases import known_phrases, phrase
from core.model.permanents import Permanent
from core.terms.ids import ObjectId, PlayerId
from gui.panels.color_field import ColorField
from gui.panels.form_fields import WordList
from gui.panels.now_view import NowView
from gui.panels.object_form import titled
from gui.panels.palette_entries import COUNTERS
from gui.panels.shared_fields import SharedChoice, SharedFlag, SharedNumber
from gui.panels.told_of_several import names_of_several, shared_counters
from gui.session import Session
from gui.table.actions import at_this_moment
from gui.table.actions.at_this_moment import ChangeRefusedError
from gui.table.actions.set_up import is_attachment
from gui.theme import Theme
from gui.translation import tr
from gui.wrapping_grid import WrappingGrid


class NowForm(QWidget):
    """Fields for permanents on the battlefield; a change is made at the moment shown, as one step of undo.

    Signals:
        refused: a change could not be made; argument: why.
    """

    refused = Signal(str)

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__()
        self.page = 0
        self._session = session
        self._ids: tuple[ObjectId, ...] = ()
        self._now = NowView(theme)
        self._colors = ColorField(partial(self._set, "colors", tr("Change colors")))
        self._power = SharedNumber(
            tr("Base power"), partial(self._set, "power", tr("Change power")), -limits.NUMBER
        )
        self._toughness = SharedNumber(
            tr("Base toughness"), partial(self._set, "toughness", tr("Change toughness")), -limits.NUMBER
        )
        self._damage = SharedNumber(tr("Marked damage"), partial(self._set, "damage", tr("Mark damage")), 0)
        self._abilities = WordList(tr("Abilities"), tr("Add trample"), known_phrases())
        self._abilities.added.connect(partial(self._change, at_this_moment.give_ability))
        self._abilities.taken.connect(partial(self._change, at_this_moment.take_ability))
        self.refused.connect(self._abilities.refuse)
        self._counters = WordList(tr("Counters"), tr("Add a counter, such as +1/+1"), COUNTERS)
        self._counters.added.connect(partial(self._change, at_this_moment.put_counter))
        self._counters.taken.connect(partial(self._change, at_this_moment.take_counter))
        self._tapped = SharedFlag(tr("Tapped"), self._tap)
        self._phased_out = SharedFlag(tr("Phased out"), self._phase)
        self._controller = SharedChoice(tr("Controller"), self._give_to)
        self._bearer = SharedChoice(tr("Attached to"), partial(self._set, "attached_to", tr("Attach")))
        self._lay_out()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._now.set_theme(theme)

    def show_subjects(self, ids: Sequence[ObjectId]) -> None:
        """Show what permanents are at the cursor, and what they share if they are several."""
        self._ids = tuple(ids)
        game, permanents = self._session.game, self._permanents()
        if len(ids) == 1:
            self._now.show_permanent(game, self._ids[0])
        else:
            self._now.setText(names_of_several(permanents))
        there = [one for one in permanents if one.id in game.battlefield]
        what = [characteristics(game, one.id) for one in there]
        are_creatures = bool(what) and all(one.is_creature for one in what)
        self._power.show_shared(one.card.power or 0 for one in permanents)
        self._toughness.show_shared(one.card.toughness or 0 for one in permanents)
        self._damage.show_shared(one.damage for one in permanents)
        each = [(*sorted(one.keywords), *map(phrase, one.abilities)) for one in what]
        shared = [one for one in each[0] if all(one in others for others in each)] if each else []
        self._abilities.show_words(shared)
        self._counters.show_entries(shared_counters(permanents))
        self._tapped.show_shared(one.status.tapped for one in permanents)
        self._phased_out.show_shared(one.id in game.phased_out for one in permanents)
        players = [(player, game.label(player)) for player in game.players_in_game]
        self._controller.show_shared(players, (one.controller for one in permanents))
        self._show_bearer(permanents)
        self._colors.show_colors(what[0].colors if what else frozenset())
        for field, shown in (
            (self._numbers, are_creatures),
            (self._damage, are_creatures),
            (self._colors_row, len(there) == 1),
            (self._bearer, len(there) == 1 and is_attachment(there[0].card)),
        ):
            self._form.setRowVisible(field, shown)
        self._tapped.setEnabled(bool(there))
        for part in (self._abilities, self._counters, self._controller):
            part.setEnabled(bool(there))

    def _lay_out(self) -> None:
        self._form = QFormLayout()
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setVerticalSpacing(6)
        self._form.setHorizontalSpacing(8)
        self._numbers = QWidget()
        row = QHBoxLayout(self._numbers)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._power)
        row.addWidget(QLabel("/"))
        row.addWidget(self._toughness)
        row.addStretch(1)
        self._colors_row = titled(tr("Colors"), self._colors)
        self._form.addRow(tr("Base size"), self._numbers)
        self._form.addRow(tr("Damage"), self._damage)
        self._form.addRow(titled(tr("Abilities"), self._abilities))
        self._form.addRow(titled(tr("Counters"), self._counters))
        self._form.addRow(self._colors_row)
        self._form.addRow(WrappingGrid((self._tapped, self._phased_out), most=2))
        self._form.addRow(tr("Controller"), self._controller)
        self._form.addRow(tr("Attached to"), self._bearer)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 10)
        layout.addWidget(self._now)
        layout.addLayout(self._form)
        layout.addStretch(1)

    def _show_bearer(self, permanents: Sequence[Permanent]) -> None:
        game = self._session.game
        others = [(one.id, one.label) for one in game.battlefield.values() if one.id not in self._ids]
        players = [(player, game.label(player)) for player in game.players_in_game]
        self._bearer.show_shared(
            [("", tr("nothing")), *others, *players], (one.attached_to or "" for one in permanents)
        )

    def _permanents(self) -> list[Permanent]:
        found = (self._session.game.on_battlefield(one) for one in self._ids)
        return [one for one in found if one is not None]

    def _set(self, key: str, said: str, value: object) -> None:
        if value != "":  # nothing takes an attachment off by hand
            self._change(partial(at_this_moment.change_fields, said=said), {key: value})

    def _tap(self, tapped: bool) -> None:  # noqa: FBT001 - the value itself
        self._try(partial(at_this_moment.set_tapped, self._session, self._ids, tapped=tapped))

    def _phase(self, out: bool) -> None:  # noqa: FBT001 - the value itself
        self._try(partial(at_this_moment.phase, self._session, self._ids, phased_in=not out))

    def _give_to(self, player: str) -> None:
        given = [one.id for one in self._permanents() if one.controller != player]
        self._try(partial(at_this_moment.give_to, self._session, given, PlayerId(player)))

    def _change(self, change: Callable[..., None], what: str | Mapping[str, object]) -> None:
        """Change all of them by what a field was given, or a list was given or gave up."""
        self._try(partial(change, self._session, self._ids, what))

    def _try(self, change: Callable[[], None]) -> None:
        if not self.isVisible():
            return  # a screen reader can get at a form that is not shown
        try:
            change()
        except (ChangeRefusedError, DataError) as error:
            self.refused.emit(str(error))
            self.show_subjects(self._ids)
