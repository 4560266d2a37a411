"""Spells as they are cast or copied, and copies of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from core.words.english.grammar import listed
from core.words.english.sentences import sentence
from core.words.speaking import said


@said
def casts(
    player: str,
    spell: str,
    sacrificed: str,
    announced: str,
    *,
    kicked: int,
    from_graveyard: bool,
    way: Literal["face_down", "bestow"] | None,
) -> str:
    """`Amy casts Lightning Bolt, targeting Bear.`; `kicked`: how often it is; `way`: how else it is cast."""
    where = " from the graveyard" if from_graveyard else ""
    cost = f", sacrificing {sacrificed}" if sacrificed else ""
    often = {0: "", 1: ", kicked", 2: ", kicked twice"}.get(kicked, f", kicked {kicked} times")
    so = {None: "", "face_down": " face down", "bestow": " bestowed"}[way]
    return sentence(f"{player} casts {spell}{where}{so}{often}{cost}{announced}")


@said
def allowed_out_of_graveyard(keyword: str, instead: str, besides: str, rule: str, *, exiles: bool) -> str:
    """`Flashback allows that: pay {4}{R} instead of its mana cost. It's exiled as it leaves the stack …`

    `keyword` is empty where the card says so itself; `instead` and `besides` are what is paid, as orders.
    """
    pay = f": {instead} instead of its mana cost" if instead else ""
    more = f": {besides} as well" if besides else ""
    then = "; it's exiled as it leaves the stack" if exiles else ""
    return sentence(f"{keyword.capitalize() or 'Its own text'} allows that{pay}{more}{then} ({rule})")


@said
def copies(player: str, spell: str, announced: str) -> str:
    """`Amy copies Shock, targeting Bear.`"""
    return sentence(f"{player} copies {spell}{announced}")


@said
def copy_is_not_cast() -> str:
    """What a copy of a spell is not."""
    return sentence("The copy is put onto the stack with the choices made for the spell; it isn't cast")


@said
def ceases_to_be_bestowed(spell: str, targets: Sequence[str]) -> str:
    """`Ox can no longer be enchanted, so Naiad isn't bestowed now and resolves as a creature spell.`"""
    why = f"{listed(targets)} can no longer be enchanted"
    return sentence(f"{why}, so {spell} isn't bestowed now and resolves as a creature spell")


@said
def casts_back_face(player: str, spell: str, front: str, announced: str) -> str:
    """A Siege that was defeated."""
    return sentence(
        f"{player} casts {spell}, the back face of {front}, without paying its mana cost{announced}"
    )


@said
def back_face(spell: str, front: str) -> str:
    """`Night Drifter, the back face of Angler,`, as a part of a sentence."""
    return f"{spell}, the back face of {front},"


@said
def while_resolving(rule: str) -> str:
    """Why that spell may be cast now."""
    return sentence(f"The Siege's ability allows it while it resolves ({rule})")


@said
def has_been_cast(spell: str) -> str:
    """All costs are paid."""
    return sentence(f"{spell} has been cast: its costs are paid")


@said
def copied_except(name: str, exceptions: str, rule: str) -> str:
    """`The token is a copy of Ox, except it's white (CR 707.9b).`"""
    return sentence(f"The token is a copy of {name}, except {exceptions} ({rule})")
