"""What something is chosen for: the part of a question that says why it is asked."""

from __future__ import annotations

from typing import Literal

from core.abilities.ability import Ability
from core.abilities.costs import Cost
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.events.spells_and_abilities import Otherwise
from core.model.stack import OnStack
from core.terms.called import Called
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import FrozenMap, Value


class UseAbility(Value):
    """Whether an ability does what it may do (CR 603.5)."""

    ability: Called


class WhichMode(Value):
    """Which mode of an ability, by its number, is chosen as it is put on the stack (CR 603.3c)."""

    ability: OnStack


class PayOrElse(Value):
    """Whether a cost is paid, or else something is done, as `item` says (CR 118.12a)."""

    cost: Cost
    item: OnStack
    otherwise: Otherwise


class PayFor(Value):
    """Whether a cost is paid for what a spell or ability does then (CR 118.12)."""

    cost: Cost
    item: OnStack


class PayLifeForMana(Value):
    """Whether 2 life is paid for a Phyrexian mana symbol of a cost, rather than mana (CR 107.4f)."""

    symbol: str
    name: Called


class AssignAsUnblocked(Value):
    """Whether an attacker assigns its damage as though it weren't blocked."""

    attacker: ObjectId


class ExertIt(Value):
    """Whether an attacker is exerted as it attacks (CR 701.43d)."""

    attacker: ObjectId


class CastTransformed(Value):
    """Whether a card is cast with its back face, of this name, up."""

    name: str


class CreateCopy(Value):
    """Whether a token that is a copy is created; `opponent` is whom it would attack, if there are several."""

    name: str
    opponent: RecipientId | None


class WhatTokenAttacks(Value):
    """What a token that enters attacking attacks (CR 508.4)."""

    name: str


class ReturnCard(Value):
    """Which card returns to the hand."""


class WhatAuraEnchants(Value):
    """What an Aura that is no spell enchants as it enters (CR 303.4f)."""

    name: str


class WhatIsCopied(Value):
    """What something enters as a copy of (CR 614.12a)."""

    name: str


class ChosenColor(Value):
    """Which color is chosen as something enters (CR 614.12a)."""

    name: str


class EnterWith(Value):
    """Whether something enters with counters, or else has some abilities (CR 614.12a)."""

    name: str
    counters: FrozenMap[CounterKind, int]
    otherwise: tuple[Keyword | Ability, ...]


class WhatIsDevoured(Value):
    """What is sacrificed as something enters, so that it has more counters (CR 702.82a)."""

    name: str


class ChosenAbility(Value):
    """Which of some abilities something gains, by its number (CR 608.2d)."""

    abilities: tuple[Keyword | Ability, ...]
    name: Called


class TapOrUntapIt(Value):
    """Whether a permanent is tapped or untapped (CR 608.2d)."""

    name: str


class SourceOfDamage(Value):
    """Which such source of damage an ability speaks of (CR 609.7a)."""

    wanted: Objects
    ability: Called


class WhatIsPaid(Value):
    """Which permanents are sacrificed, tapped or returned to hand, or which cards discarded or exiled.

    `power`: any number of creatures, with so much power in all.
    """

    to: Literal["sacrifice", "tap", "return", "discard", "exile"]
    power: int | None = None


class WhoGrows(Value):
    """Which creature gets the counters of a keyword action (CR 701.39a, 701.47a)."""


class WhatProliferates(Value):
    """Which permanents and players get another counter of each kind that they have (CR 701.34a)."""


class WhatIsPopulated(Value):
    """Which creature token is copied (CR 701.36a)."""


class WhatLeavesTop(Value):
    """Which cards on top of a library do not stay there (CR 701.22a, 701.25a)."""

    how: Literal["scry", "surveil"]


class OrderOnTop(Value):
    """In which order cards stay on top of a library, the topmost first."""


class IsLand(Value):
    """Whether a card of which the table knows nothing is a land card, as `item` asks (CR 701.44a)."""

    item: OnStack


class PutInGraveyard(Value):
    """Whether a revealed card, called so if its name is known, goes into the graveyard (CR 701.44a)."""

    name: str


Purpose = (
    UseAbility
    | WhichMode
    | PayOrElse
    | PayFor
    | PayLifeForMana
    | AssignAsUnblocked
    | ExertIt
    | CastTransformed
    | CreateCopy
    | WhatTokenAttacks
    | ReturnCard
    | WhatAuraEnchants
    | WhatIsCopied
    | ChosenColor
    | EnterWith
    | WhatIsDevoured
    | ChosenAbility
    | TapOrUntapIt
    | SourceOfDamage
    | WhatIsPaid
    | WhoGrows
    | WhatProliferates
    | WhatIsPopulated
    | WhatLeavesTop
    | OrderOnTop
    | IsLand
    | PutInGraveyard
)
"""What something can be chosen for. `core.explain.choices.purposes` puts it into words."""
