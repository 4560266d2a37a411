"""Leads through casting a spell or activating an ability: from the first pick to the last number."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from core.rules.announcing.spells import as_spell, in_way
from core.rules.choices.actions import Way
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import cited
from gui.session import Session
from gui.table.casting.cast_legality import why_not_target_of
from gui.table.casting.casting import Casting, droppable, finish, fitting_modes, is_open, pickable
from gui.translation import term, tr

MODE_IDS = tuple(f"mode {number}" for number in range(1, 21))
"""What the modes of a spell are called among the answers below the table; no permanent is called so."""


KICK, DO_NOT_KICK = "kick it", "do not kick it"
"""What the answers below the table are called that say how often a spell is kicked."""


FACE_DOWN, BESTOWED, AS_PRINTED = "cast it face down", "cast it bestowed", "cast it as printed"
WAY_IDS: Mapping[str, Way | None] = {FACE_DOWN: "face_down", BESTOWED: "bestow", AS_PRINTED: None}
"""What the answers below the table are called that say how else a spell is cast."""


def _nothing_to_choose(casting: Casting) -> str:
    return tr("{name} has nothing to choose ({rule}).").format(name=casting.name, rule=cited(casting.rule))


class Announcer(QObject):
    """Holds what is being cast until the last thing about it is said, and writes it as one step of undo.

    Signals:
        changed: something is being cast, or otherwise than before, or nothing any more; ask `casting`.
        refused: something can't be picked; argument: why.
        finished: it has been announced; argument: words if play has gone back for that, else nothing.
    """

    changed = Signal()
    refused = Signal(str)
    finished = Signal(str)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._casting: Casting | None = None
        session.frames_changed.connect(self._forget_what_is_gone)

    @property
    def casting(self) -> Casting | None:
        """What is being cast and still needs something said."""
        return self._casting

    def begin(self, casting: Casting) -> None:
        """Let the person say what a spell or ability needs; it is cast at once if it needs nothing."""
        self._casting = None
        if casting.modes:
            self._choose_mode(casting)
            return
        if is_open(self._session, casting):
            self._casting = casting
        elif casting.is_complete:
            self._finish(casting)
        elif pickable(self._session, casting):
            self._casting = casting
        else:
            self.refused.emit(_nothing_to_choose(casting))
        self.changed.emit()

    def answer(self, value: str) -> None:
        """Take an answer that stands below the table: a mode, or what it is the id of."""
        casting = self._casting
        if casting is not None and value in MODE_IDS[: len(casting.modes)]:
            self._take_mode(casting, MODE_IDS.index(value) + 1)
        elif casting is not None and value in {KICK, DO_NOT_KICK}:
            self._kick(casting, casting.kicked + 1 if value == KICK else 0)
        elif casting is not None and value in WAY_IDS:
            self._take_way(casting, WAY_IDS[value])
        else:
            self.pick(ObjectId(value))

    def pick(self, subject: RecipientId | None) -> None:
        """Pick something for it, or take out a target that need not be."""
        casting, game = self._casting, self._session.game
        if casting is None:
            return
        if subject in (*pickable(self._session, casting), *droppable(casting)):
            self.begin(casting.with_pick(ObjectId(subject or "")))
        elif subject in game.battlefield or subject in game.players:
            name = game.label(ObjectId(subject or ""))
            why_not = why_not_target_of(self._session, casting, ObjectId(subject or ""))
            why_not = why_not or tr("{name} can't be chosen.").format(name=name)
            what = casting.deed if casting.is_complete else casting.asks
            self.refused.emit(
                tr("{why_not} {what}, or press Esc to cancel.").format(why_not=why_not, what=what)
            )

    def say_x(self, x: int) -> None:
        """Let X be that much."""
        if self._casting is not None:
            self._go_on_with(self._casting.with_x(x))

    def shift_point(self, target: RecipientId, change: int) -> None:
        """Give a target one point more (1) or fewer (-1) of the damage that is divided."""
        if self._casting is not None:
            self._go_on_with(self._casting.with_shift(target, change))

    def proceed(self) -> None:
        """Cast it, if everything it needs is said; else pick the first thing that may be."""
        casting = self._casting
        if casting is not None and casting.is_complete:
            self._casting = None
            self._finish(casting)
            self.changed.emit()
        elif casting is not None and casting.has_enough_modes and casting.modes:
            self._begin_in_modes(casting, casting.in_its_modes())
        elif casting is not None and casting.modes:
            fitting = fitting_modes(self._session, casting)
            self._take_mode(casting, next(one for one in fitting if one not in casting.chosen))
        elif casting is not None:
            self.pick(pickable(self._session, casting)[0])

    def leave_off(self) -> None:
        """Do not go on casting."""
        if self._casting is not None:
            self._casting = None
            self.changed.emit()

    def _finish(self, casting: Casting) -> None:
        """Write it into the script; say so if play has gone back for that."""
        cursor, decision = self._session.cursor, casting.decision
        finish(self._session, casting)
        went_back = decision.frame < cursor and decision.game.step is not None
        step = term(decision.game.step.words) if decision.game.step is not None else ""
        words = tr("Went back to the {turn_step}: {deed}. Later decisions are asked again.").format(
            turn_step=step, deed=casting.deed
        )
        self.finished.emit(words if went_back else "")

    def _choose_mode(self, casting: Casting) -> None:
        """Ask for a mode, or for several, unless it was dropped on what only one of them can target."""
        fitting = fitting_modes(self._session, casting)
        if casting.targets and len(fitting) == casting.text.most_modes == 1:
            self._take_mode(casting, fitting[0])
        elif len(fitting) >= casting.text.least_modes:
            self._go_on_with(casting)
        else:
            self.refused.emit(_nothing_to_choose(casting))
            self.changed.emit()

    def _take_mode(self, casting: Casting, number: int) -> None:
        """Choose a mode besides, or no more; go on with them once they are as many as may be."""
        chosen = casting.with_mode(number)
        if chosen.modes:
            self._go_on_with(chosen)
        else:
            self._begin_in_modes(casting, chosen)

    def _begin_in_modes(self, casting: Casting, chosen: Casting) -> None:
        """Go on with the modes chosen; what it was dropped on is its first target, if it may be."""
        legal = pickable(self._session, chosen)
        on = next((one for one in casting.targets if one in legal), None)
        self.begin(chosen if on is None else chosen.with_pick(on))

    def _go_on_with(self, casting: Casting) -> None:
        self._casting = casting
        self.changed.emit()

    def _kick(self, casting: Casting, kicked: int) -> None:
        """Kick it so often; it may have more to target then."""
        text = as_spell(self._session.cards[casting.name], casting.chosen, is_kicked=bool(kicked))
        if text is not None:
            self.begin(casting.with_kicks(kicked, text))

    def _take_way(self, casting: Casting, way: Way | None) -> None:
        """Cast it in another way than for its mana cost, or for that after all; it may have a target then."""
        text = as_spell(in_way(self._session.cards[casting.name], way))
        if text is not None:
            self.begin(casting.with_way(way, text))

    def _forget_what_is_gone(self) -> None:
        """Leave off what was begun at a moment that there is no more."""
        decisions = self._session.playthrough.decisions
        if self._casting is not None and not any(one is self._casting.decision for one in decisions):
            self.leave_off()
