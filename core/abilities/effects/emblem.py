"""Emblems: abilities in the command zone (CR 114)."""

from typing import Annotated, Literal

from core.abilities.part import Part
from core.data.marks import OpenUnion, RefusedError
from core.words.english.errors import ability_faults as faults

EMBLEM_TEXT = OpenUnion()
"""What abilities an emblem has: closed in `core.abilities.card_texts.card_text`."""


class Emblem(Part):
    """A player's emblem: what its abilities say holds for the rest of the game (CR 114.4).

    In them `you` is the player whose emblem it is (CR 114.2), and `this` the emblem.
    """

    kind: Literal["emblem"] = "emblem"
    abilities: tuple[Annotated[Part, EMBLEM_TEXT], ...]

    def __post_init__(self) -> None:
        if not self.abilities:
            raise RefusedError(faults.emblem_of_nothing())
