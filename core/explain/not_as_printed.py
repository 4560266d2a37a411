"""Powers, toughnesses and abilities that are not as printed, where they matter to what happens (CR 613)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from core.abilities.keywords import Keyword
from core.characteristics.copiable_values import copiable
from core.characteristics.current import characteristics
from core.explain.characteristics import why_in_short
from core.model.game import Game
from core.terms.card_types import CardType
from core.terms.ids import ObjectId
from core.words.english import characteristics as words


def changed_side(game: Game, creature: ObjectId, side: Literal["power", "toughness"]) -> Iterator[str]:
    """Yield what makes a creature's power or toughness what it is; nothing if it is as much as printed."""
    points = getattr(characteristics(game, creature), side)
    if points == getattr(copiable(game.permanent(creature)), side):
        return
    if why := why_in_short(game, creature, side):
        yield words.changed_side(game.label(creature), side, points, why)


def turned_creature(game: Game, permanents: Iterable[ObjectId]) -> Iterator[str]:
    """Yield what makes a creature of a permanent that is printed as none."""
    for one in permanents:
        if CardType.CREATURE not in copiable(game.permanent(one)).types and (
            why := why_in_short(game, one, "types")
        ):
            yield words.is_a_creature(game.label(one), why)


def no_creature(game: Game, permanent: ObjectId) -> str:
    """Return what a permanent says of itself if by that it isn't the creature that it is printed as.

    `isn't a creature as long as your devotion to red is less than five (it's 4, CR 700.5)`; or nothing.
    """
    if (
        permanent not in game.battlefield
        or CardType.CREATURE not in copiable(game.permanent(permanent)).types
    ):
        return ""
    *_, last = ("", *why_in_short(game, permanent, "types"))
    source, _, told = last.partition(": ")
    return told if source == game.label(permanent) else ""


def lost_evasion(game: Game, blocks: Mapping[ObjectId, Iterable[ObjectId]]) -> Iterator[str]:
    """Yield where attackers have lost what would have kept creatures from blocking them (CR 509.1b)."""
    told: dict[str, None] = {}
    for blocker, attackers in blocks.items():
        for attacker in attackers:
            for keyword in _EVASION:
                if _could_matter(game, keyword, attacker, blocker):
                    why = [clause for clause in why_in_short(game, attacker, keyword) if clause]
                    told |= {words.lost_ability(game.label(attacker), keyword, why): None} if why else {}
    yield from told


_EVASION = (
    *(Keyword.FLYING, Keyword.FEAR, Keyword.INTIMIDATE, Keyword.SHADOW, Keyword.HORSEMANSHIP, Keyword.SKULK),
)


def _could_matter(game: Game, keyword: Keyword, attacker: ObjectId, blocker: ObjectId) -> bool:
    """Whether an attacker lacks a keyword that would have mattered to a blocker (CR 702.9b)."""
    if characteristics(game, attacker).has(keyword):
        return False
    blocking = characteristics(game, blocker)
    reaches = blocking.has(Keyword.FLYING) or blocking.has(Keyword.REACH)
    return keyword is not Keyword.FLYING or not reaches
