"""The form for a permanent, as it is set up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.cards.shown import shown_types
from core.data.faults import DataError
from core.language.phrases import known_phrases
from core.model.cards import Card
from core.model.permanents import Permanent
from core.scenario.errors import ScenarioError
from core.scenario.format import ObjectSpec
from core.scenario.object_cards import card_of
from core.terms.card_types import CardType
from core.terms.counters import DEFENSE, LOYALTY
from core.terms.ids import ObjectId, PlayerId
from gui.panels.color_field import ColorField
from gui.panels.form_fields import ChoiceField, FlagField, NumberField, TextField, WordList
from gui.panels.now_view import NowView
from gui.panels.other_face import OtherFace
from gui.panels.palette_entries import COUNTERS
from gui.session import Session
from gui.table.actions.abilities import UnreadableError, abilities_of, give_ability, take_ability
from gui.table.actions.set_up import change_fields, give_to, put_counter, take_counter
from gui.theme import Theme
from gui.translation import term, tr
from gui.wrapping_grid import WrappingGrid


class ObjectForm(QWidget):
    """Fields for one object of the scenario.

    Signals:
        refused: a change could not be made; argument: why.
    """

    refused = Signal(str)

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__()
        self.page = 0
        self._session = session
        self._id = ""
        self._name = TextField(tr("Name"), lambda text: self._set(tr("Rename"), name=text))
        self._now = NowView(theme)
        self._types = QLabel()
        self._types.setObjectName("hint")
        self._types.setWordWrap(True)
        self._other_face = OtherFace(theme)
        self._mana_cost = TextField(
            tr("Mana cost"), lambda text: self._set(tr("Change mana cost"), mana_cost=text)
        )
        self._colors = ColorField(lambda colors: self._set(tr("Change colors"), colors=colors))
        self._power = NumberField(tr("Power"), lambda n: self._set(tr("Change power"), power=n))
        self._toughness = NumberField(
            tr("Toughness"), lambda n: self._set(tr("Change toughness"), toughness=n)
        )
        self._damage = NumberField(tr("Marked damage"), lambda n: self._set(tr("Mark damage"), damage=n), 0)
        self._loyalty = NumberField(tr("Loyalty"), lambda n: self._count(LOYALTY, n), 0)
        self._defense = NumberField(tr("Defense"), lambda n: self._count(DEFENSE, n), 0)
        self._flags = {
            key: FlagField(words, self._flag_setter(key, words)) for key, words in flag_names().items()
        }
        self._abilities = WordList(tr("Abilities"), tr("Add trample, or a sentence"), known_phrases())
        self._abilities.added.connect(partial(self._change, give_ability))
        self._abilities.taken.connect(partial(self._change, take_ability))
        self.refused.connect(self._abilities.refuse)
        self._counters = WordList(tr("Counters"), tr("Add a counter, such as +1/+1"), COUNTERS)
        self._counters.added.connect(partial(self._change, put_counter))
        self._counters.taken.connect(partial(self._change, take_counter))
        self._controller = ChoiceField(tr("Controller"), self._give_to)
        self._owner = ChoiceField(tr("Owner"), lambda player: self._set(tr("Change owner"), owner=player))
        self._protector = ChoiceField(
            tr("Protector"), lambda player: self._set(tr("Change protector"), protector=player)
        )
        self._bearer = ChoiceField(
            tr("Attached to"), lambda bearer: self._set(tr("Attach"), attached_to=bearer)
        )
        self._lay_out()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._other_face.set_theme(theme)
        self._now.set_theme(theme)

    def show_subject(self, object_id: str) -> None:
        """Show what one object is at the cursor, and below how it is set up."""
        self._id = object_id
        spec, card = self._spec(), self._card()
        permanent = self._as_set_up()
        self._name.show_text(card.name)
        self._types.setText(shown_types(card))
        self._now.show_permanent(self._session.game, permanent.id)
        self._show_other_face(permanent)
        self._mana_cost.show_text(card.mana_cost)
        self._colors.show_colors(card.colors)
        self._power.show_number(card.power or 0)
        self._toughness.show_number(card.toughness or 0)
        self._damage.show_number(permanent.damage)
        self._loyalty.show_number(permanent.counters.get(LOYALTY, 0))
        self._defense.show_number(permanent.counters.get(DEFENSE, 0))
        for key, field in self._flags.items():
            field.show_flag(bool(getattr(spec, key)))
        self._abilities.show_words(abilities_of(self._session, spec))
        counted = {kind: n for kind, n in permanent.counters.items() if kind not in {LOYALTY, DEFENSE}}
        self._counters.show_entries(
            (str(kind), f"{kind} \N{MULTIPLICATION SIGN} {n}" if n > 1 else str(kind))
            for kind, n in counted.items()
        )
        self._show_choices(spec, permanent)
        self._show_rows(card)

    def _lay_out(self) -> None:
        self._form = QFormLayout()
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._form.setVerticalSpacing(6)
        self._form.setHorizontalSpacing(8)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._numbers = QWidget()
        row = QHBoxLayout(self._numbers)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._power)
        row.addWidget(QLabel("/"))
        row.addWidget(self._toughness)
        row.addStretch(1)
        flags = WrappingGrid(tuple(self._flags.values()), most=2)
        for label, field in (
            (tr("Name"), self._name),
            (tr("Mana cost"), self._mana_cost),
            ("", titled(tr("Colors"), self._colors)),
            (tr("Power / toughness"), self._numbers),
            (tr("Loyalty"), self._loyalty),
            (tr("Defense"), self._defense),
            (tr("Damage"), self._damage),
            ("", titled(tr("Abilities"), self._abilities)),
            ("", titled(tr("Counters"), self._counters)),
            ("", flags),
            (tr("Controller"), self._controller),
            (tr("Owner"), self._owner),
            (tr("Protector"), self._protector),
            (tr("Attached to"), self._bearer),
        ):
            if label:
                self._form.addRow(label, field)
            else:
                self._form.addRow(field)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 10)
        heading = QLabel(tr("Starting board"))
        heading.setObjectName("heading")
        layout.addWidget(self._now)
        layout.addWidget(heading)
        layout.addWidget(self._types)
        layout.addWidget(self._other_face)
        layout.addLayout(self._form)
        layout.addStretch(1)

    def _show_choices(self, spec: ObjectSpec, permanent: Permanent) -> None:
        players = [(player.id, player.name or player.id) for player in self._session.scenario.players]
        self._controller.show_choices(players, spec.controller)
        self._owner.show_choices(players, spec.owner or spec.controller)
        self._protector.show_choices(players, permanent.protector)
        start = self._session.playthrough.start
        others = [(other.id, other.label) for other in start.everything if other.id != self._id]
        self._bearer.show_choices([(None, tr("nothing")), *others, *players], spec.attached_to)

    def _show_other_face(self, start: Permanent) -> None:
        """Show the face that is not up, now or as it was set up if it has left."""
        now = self._session.game.on_battlefield(start.id) or start
        which = tr("Front face: {card}") if now.front is not None else tr("Back face: {card}")
        self._other_face.show_face(now.other_face, which)

    def _show_rows(self, card: Card) -> None:
        self._flags["transformed"].setVisible(card.back is not None)
        is_creature = CardType.CREATURE in card.types
        attaches = bool({"Aura", "Equipment", "Fortification"} & set(card.subtypes))
        for field, shown in (
            (self._numbers, is_creature),
            (self._damage, is_creature),
            (self._loyalty, CardType.PLANESWALKER in card.types),
            (self._defense, CardType.BATTLE in card.types),
            (self._protector, CardType.BATTLE in card.types),
            (self._bearer, attaches or self._spec().attached_to is not None),
        ):
            self._form.setRowVisible(field, shown)

    def _spec(self) -> ObjectSpec:
        return next(spec for spec in self._session.scenario.battlefield if spec.id == self._id)

    def _as_set_up(self) -> Permanent:
        start, own = self._session.playthrough.start, ObjectId(self._id)
        return start.on_battlefield(own) or start.permanent(own)

    def _card(self) -> Card:
        return card_of(self._spec(), self._session.cards)

    def _flag_setter(self, key: str, words: str) -> Callable[[bool], None]:
        return lambda flag: self._set(words, **{key: flag})

    def _set(self, said: str, **fields: object) -> None:
        if self.isVisible():  # a screen reader can get at a form that is not shown
            self._change(partial(change_fields, said=said), fields)

    def _give_to(self, player: str | None) -> None:
        if player is not None and player != self._spec().controller:
            give_to(self._session, (ObjectId(self._id),), PlayerId(player))

    def _count(self, kind: str, number: int) -> None:
        counters = {**{str(name): count for name, count in self._as_set_up().counters.items()}, kind: number}
        self._set(tr("Change {kind} counters").format(kind=term(kind)), counters=counters)

    def _change(self, change: Callable[..., None], what: object) -> None:
        """Change this object by what a field was given, or a list was given or gave up."""
        try:
            change(self._session, (ObjectId(self._id),), what)
        except (DataError, ScenarioError, UnreadableError) as error:
            self.refused.emit(str(error))
            self.show_subject(self._id)


def titled(title: str, field: QWidget) -> QWidget:
    """Return a field under its title, as wide as the form."""
    box = QWidget()
    layout = QVBoxLayout(box)
    layout.setContentsMargins(0, 2, 0, 2)
    layout.setSpacing(3)
    layout.addWidget(QLabel(title))
    layout.addWidget(field)
    return box


def flag_names() -> dict[str, str]:
    """Return what can be so or not, with what it is called."""
    return {
        "tapped": tr("Tapped"),
        "summoning_sick": tr("Entered this turn"),
        "token": tr("Token"),
        "commander": tr("Commander"),
        "face_down": tr("Face down"),
        "deathtouched": tr("Hit by deathtouch"),
        "renowned": tr("Renowned"),
        "exerted": tr("Exerted"),
        "saddled": tr("Saddled"),
        "monstrous": tr("Monstrous"),
        "phased_out": tr("Phased out"),
        "transformed": tr("Back face up"),
    }
