"""Playing on: answering what is asked, stepping, passing priority; whether by key, button or menu."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from core.explain.violations import what_is_wrong
from core.model.game import Game
from core.play.playthrough import Asking, Playthrough
from core.play.stops import holders, next_happening
from core.scenario.changes import changed
from core.terms.ids import ObjectId
from core.terms.turn_steps import MOST_TURNS
from gui.animation.timeline_player import Player
from gui.choices.asking import is_settled
from gui.choices.chosen_here import chosen_here
from gui.choices.question import Extra
from gui.panels.questions import question
from gui.session import Session
from gui.table.actions import answers, attacks_and_blocks, damage_answers
from gui.table.casting.announcer import Announcer
from gui.translation import term, tr


class PlayControl(QObject):
    """Moves play along.

    Signals:
        refused: what was asked for can't be done now; argument: why.
        answers_wanted: all answers to the decision are to be shown.
        attackers_wanted: nobody attacks yet, though some creatures could; argument: which.
        skip_offered: it is asked whether nobody is to attack; argument: the words.
    """

    refused = Signal(str)
    answers_wanted = Signal()
    attackers_wanted = Signal(tuple)
    skip_offered = Signal(str)

    def __init__(self, session: Session, player: Player, announcer: Announcer, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._player, self._announcer = session, player, announcer
        self._asked_about: Playthrough | None = None
        announcer.finished.connect(self._show_cast)

    def proceed(self) -> None:
        """Answer the question at the cursor, with the default if nobody has, and play on."""
        if self._player.is_playing:
            self._player.pause()
            return
        if self._announcer.casting is not None:
            self._announcer.proceed()
            return
        if self._session.holder is not None and self._session.stops_at_priority:
            self.pass_priority()
            return
        if not self._accepts():
            return
        decision = self._session.decision
        if decision is None or not decision.violations:
            self._player.play()

    def confirm(self) -> None:
        """Do as `proceed` what somebody has read on a button: nothing is asked once more."""
        self._asked_about = self._session.playthrough
        self.proceed()

    def _accepts(self) -> bool:
        """Give the default answer if nobody has answered; return False if it is asked first whether to.

        Without this a key pressed to see what comes would play a combat in which nobody attacks.
        """
        session = self._session
        able = attacks_and_blocks.could_attack(session)
        if able and self._asked_about is not session.playthrough:
            self._asked_about = session.playthrough
            self.attackers_wanted.emit(able)
            self.skip_offered.emit(_no_attack_yet(session.game, able))
            return False
        answers.accept(session)
        return True

    def do_extra(self, extra: Extra) -> None:
        """Do what a second button below the table offers."""
        decision = self._session.decision
        match extra:
            case Extra.ATTACK_WITH_ALL:
                attacks_and_blocks.attack_with_all(self._session)
            case Extra.LETHAL_FIRST:
                damage_answers.lethal_first(self._session)
            case Extra.TAKE_BACK:
                if decision is not None:
                    self._session.take_back(decision)
            case Extra.FROM_START:
                self._player.play()  # it is offered at the end: from there play begins anew
            case Extra.NEXT_COMBAT:
                self.to_next_combat()
            case Extra.CHOOSE_AGAIN:
                self.choose_again()
            case Extra.ANSWERS:
                self.answers_wanted.emit()
            case Extra.DECIDE:
                self.decide_rest()
            case Extra.ASK:
                self._session.ask(Asking.DECISIONS)
            case Extra.PASS:
                self.pass_priority()
            case Extra.PASS_ON:
                self.pass_on()
            case Extra.LEAVE_OFF:
                self._announcer.leave_off()

    def choose_again(self) -> None:
        """Go to the decision that was made in the moment we are at."""
        chosen = chosen_here(self._session)
        if chosen is not None:
            self._player.stop()
            self._session.choose_again(chosen)
        else:
            self.refused.emit(tr("No choice to change here. Drag on the table to change attacks and blocks."))

    def choose(self, value: str) -> None:
        """Answer what is asked with one of its options, and play on if that settles it."""
        if self._announcer.casting is not None:
            self._announcer.answer(value)
        elif answers.choose(self._session, value):
            self.go_on()

    def go_on(self) -> None:
        """Play on after a click that has answered the question at the cursor wholly."""
        decision = self._session.decision
        if decision is not None and is_settled(decision):
            self._player.play()

    def step(self) -> None:
        """Go on to the end of the moment; the default answers the question at the cursor if nobody has."""
        if self._goes_on():
            self._player.step()

    def step_frame(self) -> None:
        """Go one frame on; the default answers the question at the cursor if nobody has."""
        if self._goes_on():
            self._player.step_frame()

    def _goes_on(self) -> bool:
        """Answer by default what play waits for at its end; return False if it is asked first whether to."""
        return self._session.cursor < len(self._session.frames) or self._accepts()

    def to_end(self) -> None:
        """Go to the last frame."""
        self._player.go_to(len(self._session.frames))

    def pass_priority(self) -> None:
        """Let who has priority pass; when all have, play on."""
        if self._may_pass():
            if self._session.holder is None:
                self.refused.emit(self._nothing_to_pass())
            elif not self._session.pass_priority() and self._session.cursor < len(self._session.frames):
                self._player.play()

    def pass_on(self) -> None:
        """Let everybody pass until something goes on the stack, or there is a choice of another kind."""
        if self._may_pass() and self._session.cursor < len(self._session.frames):
            self._player.play(next_happening(self._session.playthrough, self._session.cursor))

    def decide_rest(self) -> None:
        """Answer everything that is still open by default, and play on to the end to show how it goes."""
        refused = self._session.playthrough.refused
        if refused is not None:
            self.refused.emit(str(what_is_wrong(refused)[0]))
        elif not self._session.decide_rest():
            self.refused.emit(tr("Nothing is left to decide."))
        else:
            self._player.play(len(self._session.frames))

    def to_next_combat(self) -> None:
        """Let play go on until the next combat is over, in this turn or the next, and play on to there."""
        why_not = self._why_not_to_next_combat()
        if why_not:
            self.refused.emit(why_not)
            return
        session, end = self._session, len(self._session.frames)
        longer = changed(session.scenario, until=session.scenario.until.next_combat)
        session.edit(longer, tr("Play on to the next combat"), frame=end)
        self._player.play()

    def _why_not_to_next_combat(self) -> str:
        playthrough, until = self._session.playthrough, self._session.scenario.until
        if playthrough.game.is_over:
            return tr("The game is over.")
        if playthrough.refused is not None or playthrough.pending is not None:
            return tr("First decide what is still open before the {turn_step} is over.").format(
                turn_step=term(until.step.words)
            )
        if until.next_combat.turn > MOST_TURNS:
            return tr("No more than {count} turns are played.", None, MOST_TURNS).format(count=MOST_TURNS)
        return ""

    def _show_cast(self, words: str) -> None:
        """Play on until what was just announced is on the stack; say that play has gone back for it."""
        session = self._session
        if session.cursor < len(session.frames):
            self._player.play(next_happening(session.playthrough, session.cursor))
        if words:
            self.refused.emit(words)

    def _may_pass(self) -> bool:
        """Whether play does not go on by itself, nor waits for another answer; what it waits for is said."""
        decision = self._session.decision
        if decision is not None and (decision.answer is None or decision.violations):
            self.refused.emit(tr("First: {question}").format(question=question(self._session).title))
            return False
        return not self._player.is_playing

    def _nothing_to_pass(self) -> str:
        if holders(self._session.playthrough, self._session.cursor):
            return tr(
                "While the stack is empty, players pass automatically. "
                "To stop anyway, turn on Play > Stop at every priority."
            )
        return tr("No player has priority here. Press Space to continue.")


def _no_attack_yet(game: Game, able: tuple[ObjectId, ...]) -> str:
    """Return how to attack with what could, and how to go on without."""
    opponents = game.opponents(game.permanent(able[0]).controller)
    return tr(
        "No attack yet. Drag {creature} onto {player}, or press Space again to skip the attack."
    ).format(
        creature=game.label(able[0]) if len(able) == 1 else tr("a creature"),
        player=game.label(opponents[0]) if len(opponents) == 1 else tr("an opponent"),
    )
