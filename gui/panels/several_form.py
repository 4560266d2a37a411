"""The form for several permanents at once: what they share, as it is set up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from core.data.faults import DataError
from core.language.phrases import known_phrases
from core.model.permanents import Permanent
from core.scenario.errors import ScenarioError
from core.scenario.format import ObjectSpec
from core.scenario.object_cards import card_of
from core.terms.card_types import CardType
from core.terms.counters import DEFENSE, LOYALTY
from core.terms.ids import ObjectId, PlayerId
from gui.panels.form_fields import WordList
from gui.panels.object_form import flag_names, titled
from gui.panels.palette_entries import COUNTERS
from gui.panels.shared_fields import SharedChoice, SharedFlag, SharedNumber
from gui.panels.told_of_several import names_of_several, shared_counters
from gui.session import Session
from gui.table.actions import set_up
from gui.table.actions.abilities import UnreadableError, abilities_of, give_ability, take_ability
from gui.translation import tr
from gui.wrapping_grid import WrappingGrid


class SeveralForm(QWidget):
    """Fields for several permanents; a change holds for all of them, as one step of undo.

    Signals:
        refused: a change could not be made; argument: why.
    """

    refused = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.page = 0
        self._session = session
        self._ids: tuple[ObjectId, ...] = ()
        self._who = QLabel()
        self._who.setObjectName("now")
        self._who.setWordWrap(True)
        self._who.setTextFormat(Qt.TextFormat.RichText)
        self._who.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._damage = SharedNumber(tr("Marked damage"), partial(self._set, "damage", tr("Mark damage")), 0)
        self._abilities = WordList(tr("Shared abilities"), tr("Add trample, or a sentence"), known_phrases())
        self._abilities.added.connect(partial(self._change, give_ability))
        self._abilities.taken.connect(partial(self._change, take_ability))
        self.refused.connect(self._abilities.refuse)
        self._counters = WordList(tr("Shared counters"), tr("Add a counter, such as +1/+1"), COUNTERS)
        self._counters.added.connect(partial(self._change, set_up.put_counter))
        self._counters.taken.connect(partial(self._change, set_up.take_counter))
        self._flags = {
            key: SharedFlag(words, partial(self._set, key, words)) for key, words in flag_names().items()
        }
        self._controller = SharedChoice(tr("Controller"), self._give_to)
        self._owner = SharedChoice(tr("Owner"), partial(self._set, "owner", tr("Change owner")))
        self._lay_out()

    def show_subjects(self, ids: Sequence[ObjectId]) -> None:
        """Show what some permanents share, as they are set up."""
        self._ids = tuple(ids)
        specs, permanents = self._specs(), self._permanents()
        self._who.setText(names_of_several(permanents))
        cards = [card_of(spec, self._session.cards) for spec in specs]
        self._form.setRowVisible(self._damage, all(CardType.CREATURE in card.types for card in cards))
        self._damage.show_shared(one.damage for one in permanents)
        self._abilities.show_words(self._shared_abilities())
        counters = shared_counters(permanents)
        self._counters.show_entries(entry for entry in counters if entry[0] not in {LOYALTY, DEFENSE})
        self._flags["transformed"].setVisible(all(card.back is not None for card in cards))
        for key, field in self._flags.items():
            field.show_shared(bool(getattr(spec, key)) for spec in specs)
        players = [(player.id, player.name or player.id) for player in self._session.scenario.players]
        self._controller.show_shared(players, (spec.controller for spec in specs))
        self._owner.show_shared(players, (spec.owner or spec.controller for spec in specs))

    def _lay_out(self) -> None:
        self._form = QFormLayout()
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setVerticalSpacing(6)
        self._form.setHorizontalSpacing(8)
        self._form.addRow(tr("Damage"), self._damage)
        self._form.addRow(titled(tr("Shared abilities"), self._abilities))
        self._form.addRow(titled(tr("Shared counters"), self._counters))
        self._form.addRow(WrappingGrid(tuple(self._flags.values()), most=2))
        self._form.addRow(tr("Controller"), self._controller)
        self._form.addRow(tr("Owner"), self._owner)
        hint = QLabel(tr("A change here changes every selected card."))
        hint.setObjectName("hint")
        hint.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 10)
        layout.addWidget(self._who)
        layout.addWidget(hint)
        layout.addLayout(self._form)
        layout.addStretch(1)

    def _specs(self) -> list[ObjectSpec]:
        return [spec for spec in self._session.scenario.battlefield if spec.id in self._ids]

    def _permanents(self) -> list[Permanent]:
        start = self._session.playthrough.start
        return [start.on_battlefield(one) or start.permanent(one) for one in self._ids]

    def _shared_abilities(self) -> tuple[str, ...]:
        each = [abilities_of(self._session, spec) for spec in self._specs()]
        return tuple(one for one in each[0] if all(one in others for others in each))

    def _set(self, key: str, said: str, value: object) -> None:
        if self.isVisible():  # a screen reader can get at a form that is not shown
            self._change(partial(set_up.change_fields, said=said), {key: value})

    def _give_to(self, player: str) -> None:
        given = [ObjectId(spec.id) for spec in self._specs() if spec.controller != player]
        if given:
            set_up.give_to(self._session, given, PlayerId(player))

    def _change(self, change: Callable[..., None], what: object) -> None:
        """Change all of them by what a field was given, or a list was given or gave up."""
        try:
            change(self._session, self._ids, what)
        except (DataError, ScenarioError, UnreadableError) as error:
            self.refused.emit(str(error))
            self.show_subjects(self._ids)
