"""Spells as they are cast or copied, and copies of cards."""

from __future__ import annotations

from typing import Literal

from core.words.english.row import Clause, Sentence
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


copies = Sentence("{player} copies {spell}{announced}")
copy_is_not_cast = Sentence(
    "The copy is put onto the stack with the choices made for the spell; it isn't cast."
)
ceases_to_be_bestowed = Sentence(
    "{targets:and} can no longer be enchanted, so {spell} isn't bestowed now and resolves as a creature "
    "spell."
)
casts_back_face = Sentence(
    "{player} casts {spell}, the back face of {front}, without paying its mana cost{announced}"
)
back_face = Clause("{spell}, the back face of {front},")
while_resolving = Sentence("The Siege's ability allows it while it resolves ({rule}).")
has_been_cast = Sentence("{spell} has been cast: its costs are paid.")
copied_except = Sentence("The token is a copy of {name}, except {exceptions} ({rule}).")
