"""Instructions that create tokens (CR 701.7a)."""

from typing import Annotated, Literal

from msgspec import field

from core.abilities.amounts import HowMuch
from core.abilities.effects.on_entering import CopyExceptions
from core.abilities.part import Part
from core.abilities.phrased import Phrased
from core.abilities.subjects import Subject
from core.data.marks import OpenUnion, RefusedError
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.words.english.errors import ability_faults as faults

TOKEN_TEXT = OpenUnion()
"""What abilities a token has, besides keywords: closed in `core.abilities.card_texts.card_text`."""


class TokenBody(Part):
    """What a token is as it is created (CR 111.3); without a name it is called after its subtypes.

    Attributes:
        has: its abilities, in a file `phrases`.
        abilities: those that are no keywords, written as those of a card.
    """

    name: str = ""
    types: tuple[CardType, ...] = (CardType.CREATURE,)
    subtypes: tuple[str, ...] = ()
    colors: tuple[Color, ...] = ()
    power: int | None = None
    toughness: int | None = None
    has: tuple[Phrased, ...] = field(default=(), name="phrases")
    abilities: tuple[Annotated[Part, TOKEN_TEXT], ...] = ()

    def __post_init__(self) -> None:
        if (self.power is None) != (self.toughness is None):
            raise RefusedError(faults.half_a_size())


class CreateTokens(Part):
    """Tokens are created under your control (CR 701.7a).

    Attributes:
        token, copy_of, card: what they are, one of the three; `card` is the name of a card that they are
            like.
        exceptions: how a copy differs from what it is a copy of (CR 707.9).
        per_opponent: one for each opponent, which has to attack that one this turn if able.
        per_other_opponent: one for each opponent but the defending player, attacking that one.
        attacking: they enter attacking what their controller chooses (CR 508.4).
        blocking: they enter blocking this attacker (CR 509.4).
        is_optional: their controller may choose not to.
    """

    kind: Literal["create_tokens"] = "create_tokens"
    amount: HowMuch = 1
    token: TokenBody | None = None
    card: str | None = None
    copy_of: Subject | None = None
    exceptions: CopyExceptions = CopyExceptions()
    tapped: bool = False
    attacking: bool = False
    per_opponent: bool = False
    per_other_opponent: bool = False
    blocking: Subject | None = None
    is_optional: bool = False

    def __post_init__(self) -> None:
        if [self.token, self.copy_of, self.card].count(None) != 2:  # noqa: PLR2004 - one of the three
            raise RefusedError(faults.tokens_said_twice())
        if self.exceptions.differs and self.copy_of is None:
            raise RefusedError(faults.exceptions_of_what())
        if self.per_opponent and (self.per_other_opponent or self.attacking or self.blocking):
            raise RefusedError(faults.attacking_twice())
