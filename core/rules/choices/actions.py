"""What a player with priority may do (CR 117.1)."""

from __future__ import annotations

from typing import Literal

from core.events.edits import CardEdit, Edit
from core.model.cards import Card
from core.rules.choices.choice import Answer
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import FrozenMap


class Action(Answer):
    """What is done with priority. Answers `Priority`."""


class Pass(Action, tag="pass"):
    """The player passes (CR 117.3d)."""


Way = Literal["face_down", "bestow"]
"""A way of casting a card that an ability of it allows (CR 702.37a, 702.103a)."""


class Cast(Action, tag="cast"):
    """The player casts a spell (CR 601.2).

    Attributes:
        modes: those of a modal spell that are chosen, from 1 on (CR 601.2b).
        division: points for each target, if the spell divides them.
        sacrifice: what is sacrificed as a cost.
        kicked: how often it is kicked (CR 702.33d).
        way: how else than for its mana cost it is cast: face down, or bestowed.
        source: the source of damage that will be chosen, by id or by name (CR 609.7a).
        from_graveyard: out of the player's graveyard, where its card allows that.
    """

    card: Card
    modes: tuple[int, ...] = ()
    targets: tuple[RecipientId, ...] = ()
    division: FrozenMap[RecipientId, int] = FrozenMap()
    x: int = 0
    sacrifice: ObjectId | None = None
    kicked: int = 0
    way: Way | None = None
    source: ObjectId | None = None
    from_graveyard: bool = False


class Activate(Action, tag="activate"):
    """The player activates an ability, by its number from 1 on or its name (CR 602.2).

    Attributes:
        modes: those of a modal ability that are chosen, from 1 on (CR 602.2b).
        division: points for each target, if the ability divides them.
        source: the source of damage that will be chosen, by id or by name (CR 609.7a).
    """

    object: ObjectId
    ability: int | str = 1
    modes: tuple[int, ...] = ()
    targets: tuple[RecipientId, ...] = ()
    division: FrozenMap[RecipientId, int] = FrozenMap()
    x: int = 0
    source: ObjectId | None = None


class EditNow(Action, tag="edit_now"):
    """The person at the table changes something by hand; then the player has priority again."""

    edit: Edit | CardEdit
