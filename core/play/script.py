"""A script: answers in order, each for one question of the rules."""

from typing import Any

from core.model.game import Game
from core.play.by_name import with_ids
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import Chosen, EffectRef, Targets
from core.rules.choices.replacement import ChooseReplacement
from core.rules.choices.some import ChooseSome
from core.terms.ids import ObjectId, PlayerId
from core.terms.turn_steps import TurnStep
from core.terms.values import Kinded
from core.words.english.names import as_written


class Scripted(Kinded, tag="scripted"):
    """One entry: an answer, and if need be who gives it and in which step."""

    answer: Answer
    by: PlayerId | None = None
    at: TurnStep | None = None

    def answers(self, game: Game, choice: Choice[Any]) -> bool:
        """Whether this entry is meant for `choice`, asked in `game`; it may still be an illegal answer."""
        if self.at is not None and self.at != game.turn_step:
            return False
        if self.by is not None and self.by != choice.player:
            return False
        return choice.is_meant(game, self.answer_to(game, choice), self.by)

    def answer_to(self, game: Game, choice: Choice[Any]) -> Answer:
        """Return the answer with ids where a file says what something is called."""
        return with_ids(game, choice, self._of_offered(choice))

    def _of_offered(self, choice: Choice[Any]) -> Answer:
        offered = choice.among if isinstance(choice, ChooseOne | ChooseSome | ChooseReplacement) else ()
        if not offered:
            return self.answer
        match self.answer:
            case Chosen(value=value):
                return Chosen(value=_ids((value,), offered)[0], is_effect=self.answer.is_effect)
            case Targets(targets=targets):
                return Targets(targets=tuple(map(ObjectId, _ids(targets, offered))))
            case _:
                return self.answer


def _ids(named: tuple[str, ...], offered: tuple[EffectRef, ...]) -> list[str]:
    """Return ids for names; of several things of one name each is meant once, and ids go before names."""
    found: list[str] = []
    for one in named:
        left = [ref for ref in offered if ref.id not in found]
        by_name = (ref.id for ref in left if as_written(ref.name) == one)
        found.append(one if any(ref.id == one for ref in left) else next(by_name, ObjectId(one)))
    return found


class Resolve(Kinded, tag="resolve"):
    """What follows waits for a moment of priority at which nothing is on the stack."""


Entry = Scripted | Resolve
Script = tuple[Entry, ...]
