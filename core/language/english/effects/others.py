"""Effects on cards that would be drawn or put into a graveyard, and on players, in words (CR 614)."""

from __future__ import annotations

from itertools import product
from typing import Final, Literal

from core.abilities.effects.on_cards import DrawEffect, GraveyardEffect
from core.abilities.effects.on_destruction import DestructionEffect
from core.abilities.effects.on_players import CantLose, PlayerHas
from core.abilities.filters import Objects
from core.language.english import costs, keywords
from core.language.english.effects import additional
from core.language.english.effects.clauses import EFFECTS, SIDES, WHERE_BESIDES, Fixed
from core.language.english.nouns import A
from core.language.english.slots import SLOTS
from core.language.kernel.phrase import Mapped
from core.terms.card_types import CardType

NEEDS: Final = (additional, costs, keywords)
"""Modules whose slots stand in these sentences."""
says = EFFECTS.says


def _dies(value: object) -> object | None:
    """Return a filter for what is said to die: itself, or creatures (CR 700.4)."""
    if not isinstance(value, Objects):
        return None
    is_one = value.which in {"this", "bearer"}
    return value if is_one or CardType.CREATURE in value.types or value.subtypes else None


SLOTS["what dies"] = Mapped(A, lambda value: value, _dies)
WHERE_INSTEAD: Final[tuple[tuple[Literal["exile", "library", "hand"], str, tuple[str, ...]], ...]] = (
    ("exile", "exile it instead", ()),
    (
        "library",
        "shuffle it into its owner's library instead",
        ("its owner shuffles it into their library instead",),
    ),
    ("hand", "return it to its owner's hand instead", ("put it into its owner's hand instead",)),
)
"""What happens instead to what would go to a graveyard, and other words for it."""
_WHEN: Final[tuple[tuple[str, Fixed], ...]] = (
    ("{which:what dies} would die", {}),
    ("{which:a} would be put into a graveyard from the battlefield", {}),
    (
        "a card or token would be put into a graveyard from anywhere",
        {"which": Objects(), "from_anywhere": True},
    ),
    ("{which:a} would be put into a graveyard from anywhere", {"from_anywhere": True}),
)
says(
    GraveyardEffect,
    "if {which:a} would leave the battlefield, exile it instead of putting it anywhere else",
    leaving=True,
    instead="exile",
)
for (_instead, _words, _others), (_when, _fixed) in product(WHERE_INSTEAD, _WHEN):
    says(
        GraveyardEffect,
        f"if {_when}, {_words}",
        also=tuple(f"if {_when}, {one}" for one in _others),
        instead=_instead,
        **_fixed,
    )

says(DestructionEffect, "if {which:a} would be destroyed, regenerate it")

for _patterns, _besides in WHERE_BESIDES:
    for _who, _they, _again, _s, _ in SIDES:
        _if = f"if {_they} would draw a card, "
        _patterns.says(DrawEffect, f"{_if}{{besides:{_besides} instead}}", who=_who)
        _patterns.says(
            DrawEffect,
            f"{_if}{_again} skips that draw instead" if _s else f"{_if}skip that draw instead",
            also=(f"{_if}they skip that draw instead",) if _s else (),
            who=_who,
            besides=(),
        )

says(
    CantLose,
    "you can't lose the game and your opponents can't win the game",
    also=("you can't lose the game, and your opponents can't win the game",),
)
says(PlayerHas, "{who:players} have {ability:keyword}")
