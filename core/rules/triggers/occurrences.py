"""What an ability may trigger on: what happened to whom as an event happened (CR 603.2)."""

from __future__ import annotations

from typing import NamedTuple

from core.abilities.filters import StackObjects
from core.abilities.triggers import When
from core.characteristics.filtering import holds, is_among
from core.characteristics.speaker import Speaker
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.targets.on_stack import is_wanted_on_stack
from core.rules.triggers.watching import is_about
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, RecipientId
from core.terms.steps import Step


class Occurrence(NamedTuple):
    """One thing that happened, with all that an ability may ask about it; None where nobody can ask.

    Attributes:
        subject: the object or player to whom it happened, or who did it.
        it: whom the ability that triggers is about.
        to: to whom `subject` did it, or who did it to `subject`.
        amount: how much; 0 if that is no question.
        alone: whether nobody else did the same at the same time (CR 506.5).
        beside: who did, `subject` included.
        by: the spell or ability that did it.
        spell: the spell that was cast.
        number: how many of them that player has drawn this turn, this one included.
        through: the object whose effect did it.
        chapter: the chapter that it reached.
        is_copied: the spell was copied, not cast.
    """

    subject: RecipientId
    it: RecipientId
    to: RecipientId | None = None
    amount: int = 0
    is_combat: bool | None = None
    counter: CounterKind | None = None
    step: Step | None = None
    alone: bool = True
    beside: tuple[ObjectId, ...] = ()
    by: OnStack | None = None
    spell: OnStack | None = None
    number: int | None = None
    through: ObjectId | None = None
    chapter: int | None = None
    is_copied: bool = False


def fits(game: Game, this: ObjectId, when: When, one: Occurrence) -> bool:
    """Whether what happened is what an ability of `this` watches for; the quickest questions first."""
    return (
        (one.is_combat is None or when.combat in {None, one.is_combat})
        and (one.counter is None or when.counter in {None, one.counter})
        and (one.step is None or one.step is when.step)
        and (one.alone or not when.alone)
        and (one.number is None or when.nth in {None, one.number})
        and (one.chapter is None or one.chapter in when.chapters)
        and (not one.is_copied or when.or_copied)
        and (not when.this_way or one.through == this)
        and is_about(game, this, when.which, one.subject)
        and (one.to is None or is_about(game, this, when.to, one.to))
        and _has_company(game, this, when, one)
        and (when.provided is None or holds(game, when.provided, game.permanent(this).controller, this))
        and (when.by is None or one.by is None or _is_such(game, this, when.by, one.by))
        and (one.spell is None or _is_such_a_spell(game, this, when, one.spell))
    )


def _is_such(game: Game, this: ObjectId, wanted: StackObjects, item: OnStack) -> bool:
    return is_wanted_on_stack(Speaker(game, game.permanent(this).controller, this), wanted, item)


def _is_such_a_spell(game: Game, this: ObjectId, when: When, cast: OnStack) -> bool:
    """Whether it is such a spell as an ability asks for, and so many were cast if that is asked."""
    wanted = when.spell or StackObjects()
    if not _is_such(game, this, wanted, cast):
        return False
    if when.nth is None:
        return True
    mine = (one for one in game.cast_this_turn if one.controller == cast.controller)
    return sum(_is_such(game, this, wanted, one) for one in mine) == when.nth


def _has_company(game: Game, this: ObjectId, when: When, one: Occurrence) -> bool:
    """Whether so many of those that act at the same time are what an ability asks for, if it asks."""
    if when.along_with is None:
        return True
    you, wanted = game.permanent(this).controller, when.along_with
    others = (other for other in one.beside if other != one.subject)
    return sum(is_among(game, other, wanted, you, this) for other in others) >= when.companions
