"""The form for a player, as set up."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QVBoxLayout, QWidget

from core.data.faults import DataError
from core.scenario.changes import changed, with_player_changed
from core.scenario.errors import ScenarioError
from core.scenario.format import PlayerSpec
from core.terms.ids import PlayerId
from core.terms.zones import Zone
from gui.panels.form_fields import FlagField, NumberField, TextField, WordList
from gui.session import Session
from gui.translation import term, tr

_ZONES = (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY)


class PlayerForm(QWidget):
    """Fields for one player of the scenario.

    Signals:
        refused: a change could not be made; argument: why.
    """

    refused = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.page = 0
        self._session = session
        self._id = ""
        self._name = TextField(tr("Name"), lambda text: self._set(tr("Rename"), name=text))
        self._life = NumberField(tr("Life"), lambda n: self._set(tr("Change life"), life=n))
        self._poison = NumberField(
            tr("Poison counters"), lambda n: self._set(tr("Change poison counters"), poison=n), 0
        )
        self._active = FlagField(tr("It's this player's turn"), self._set_active)
        self._monarch = FlagField(
            tr("Is the monarch"), lambda on: self._set(tr("Change the monarch"), monarch=on)
        )
        self._now = QLabel()
        self._now.setObjectName("hint")
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(tr("Name"), self._name)
        form.addRow(tr("Life"), self._life)
        form.addRow(tr("Poison"), self._poison)
        form.addRow(self._active)
        form.addRow(self._monarch)
        self._lists = {zone: self._list(zone) for zone in _ZONES}
        self._known = FlagField(tr("Library is known"), self._set_known)
        self._known.setToolTip(tr("Every card in it is known, from top to bottom"))
        for zone, words in self._lists.items():
            if zone is Zone.LIBRARY:
                form.addRow(self._known)
            form.addRow(_title(zone), words)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 10)
        layout.addWidget(self._now)
        layout.addLayout(form)
        layout.addStretch(1)

    def show_subject(self, player_id: str) -> None:
        """Show one player as set up, and in a line how they are at the cursor."""
        self._id = player_id
        spec = self._spec()
        now = self._session.game.players[PlayerId(player_id)]
        self._name.show_text(spec.name or spec.id)
        self._life.show_number(spec.life)
        self._poison.show_number(spec.poison)
        self._monarch.show_flag(spec.monarch)
        self._active.show_flag(self._session.playthrough.start.active_player == player_id)
        for zone, words in self._lists.items():
            words.show_words(getattr(spec, zone) or ())
        self._known.show_flag(spec.library is not None)
        self._lists[Zone.LIBRARY].setEnabled(spec.library is not None)
        differs = (now.life, now.poison) != (spec.life, spec.poison)
        told = tr("Now: {life} life, {poison} poison") if now.poison else tr("Now: {life} life")
        self._now.setText(told.format(life=now.life, poison=now.poison) if differs else "")

    def _list(self, zone: Zone) -> WordList:
        """Return the list of cards in a zone."""
        cards = WordList(_title(zone), _adding(zone), sorted(self._session.cards))
        cards.added.connect(partial(self._add_card, zone))
        cards.taken.connect(partial(self._take_card, zone))
        return cards

    def _add_card(self, zone: Zone, name: str) -> None:
        known = {card.casefold(): card for card in self._session.cards}
        found = known.get(name.casefold(), name)
        words = tr("Put {card} into the {zone}").format(card=found, zone=term(zone))
        self._set(words, **{zone: (*(getattr(self._spec(), zone) or ()), found)})

    def _take_card(self, zone: Zone, name: str) -> None:
        cards = list(getattr(self._spec(), zone) or ())
        if name in cards:
            cards.remove(name)
            words = tr("Remove {card} from the {zone}").format(card=name, zone=term(zone))
            self._set(words, **{zone: tuple(cards)})

    def _set_known(self, known: bool) -> None:  # noqa: FBT001 - the value itself
        """Make the library one of which every card is known, none at first; or one that nobody knows."""
        self._set(tr("Show library") if known else tr("Hide library"), library=() if known else None)

    def _spec(self) -> PlayerSpec:
        return next(spec for spec in self._session.scenario.players if spec.id == self._id)

    def _set(self, text: str, **fields: object) -> None:
        if not self.isVisible():
            return  # a screen reader can get at a form that is not shown
        name = self._spec().name or self._id
        try:
            scenario = with_player_changed(self._session.scenario, self._id, **fields)
            self._session.edit(scenario, tr("{change}: {name}").format(change=text, name=name))
        except (DataError, ScenarioError) as error:
            self._refuse(str(error))

    def _refuse(self, why: str) -> None:
        self.refused.emit(why)
        self.show_subject(self._id)

    def _set_active(self, active: bool) -> None:  # noqa: FBT001 - the value itself
        """Give the turn to this player, or to the next; attacks and blocks of the old turn are dropped."""
        ids = [player.id for player in self._session.scenario.players]
        player = self._id if active else ids[(ids.index(self._id) + 1) % len(ids)]
        scenario = changed(self._session.scenario, active=player, script=())
        self._session.edit(
            scenario, tr("Make it {player}'s turn").format(player=self._spec().name or self._id), frame=0
        )


def _title(zone: Zone) -> str:
    match zone:
        case Zone.HAND:
            return tr("Hand")
        case Zone.GRAVEYARD:
            return tr("Graveyard")
        case _:
            return tr("Library", "a player's cards")


def _adding(zone: Zone) -> str:
    match zone:
        case Zone.HAND:
            return tr("Add a card to the hand")
        case Zone.GRAVEYARD:
            return tr("Add a card to the graveyard")
        case _:
            return tr("Add a card to the library")
