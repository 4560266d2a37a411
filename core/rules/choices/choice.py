"""A question that rules put to a player, and what answers it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Generic, TypeGuard, TypeVar

from core.model.game import Game
from core.rules.choices.violation import Violation
from core.terms.eras import Era
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Kinded


class Answer(Kinded):
    """Base of answers."""

    def is_asked_for(self, _era: Era) -> bool:
        """Whether anything is asked in an era that this answers."""
        return True


A = TypeVar("A", bound=Answer)


class Choice(Kinded, Generic[A]):
    """Base of questions: says what is legal, what the default is, and which script entries are meant for it.

    Its words are in `core.explain.choices`. A subclass says in `answered_by` which class its answers
    have, the same that it gives for `A`.

    Attributes:
        skips_misfits: where only one answer is legal, another one in a script is left for later.
        ends_loops: another answer could end a loop, so that it is no draw (CR 104.4b).
    """

    answered_by: ClassVar[type[Answer]]
    skips_misfits: ClassVar[bool] = False
    ends_loops: ClassVar[bool] = True

    player: PlayerId
    rule: RuleNumber

    def takes(self, answer: object) -> TypeGuard[A]:
        """Whether this is an answer to such a question, legal or not."""
        return isinstance(answer, self.answered_by)

    def violations(self, game: Game, answer: Answer) -> tuple[Violation, ...]:
        """Return everything wrong with `answer`, or nothing if it is legal.

        Raises:
            TypeError: the answer is of a kind that does not answer this choice.
        """
        if not self.takes(answer):
            raise TypeError(f"{answer!r} does not answer {self!r}")
        return tuple(self.wrong_with(game, answer))

    def wrong_with(self, game: Game, answer: A) -> Iterable[Violation]:
        """Return everything wrong with an answer of the right class."""
        raise NotImplementedError

    def default(self, game: Game) -> A:
        """Return a sensible answer without violations."""
        raise NotImplementedError

    def is_forced(self, game: Game) -> bool:
        """Whether there is nothing to decide: one answer is legal, or only passing is sensible."""
        raise NotImplementedError

    def is_too_hard(self, _game: Game) -> bool:
        """Whether it takes too long to find out which answers are legal."""
        return False

    def answers(self, _game: Game) -> Iterator[A]:
        """Yield the answers there can be, every legal one among them, perhaps very many.

        None where they have no end or depend on what is on hand, as with priority.
        """
        yield from ()

    def is_meant(self, _game: Game, answer: Answer, _by: PlayerId | None) -> bool:
        """Whether a script entry with `answer` is meant for this; it may still be illegal.

        `_by` is who gives it, if the entry says so: then that is this player.
        """
        return self.takes(answer)

    def written(self, answer: A, by: PlayerId | None) -> Mapping[str, object]:
        """Return the script entry that says `answer`, as plain data; with `by`, if it may be said."""
        raise NotImplementedError

    def as_answer(self, answer: Answer) -> Answer:
        """Return what a script entry that is meant for this says, in the form that this takes."""
        return answer
