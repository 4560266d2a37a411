"""What damage and other events result in, each in a few words: what stands in a cell of the tape."""

from __future__ import annotations

from core.words.english.row import Clause
from core.words.speaking import said

loses_life = Clause("{player} loses {amount} life")
gains_life = Clause("{player} gains {amount} life")
gets_counters = Clause("{name} gets {amount:{kind} counter}")
loses_counters = Clause("{name} loses {amount:{kind} counter}")
gets_marked = Clause("{amount} damage is marked on {name}")
draws = Clause("{player} draws {amount|a card|{amount:card}}")
returns_card = Clause("{player} returns {card} from the graveyard to hand")
discards = Clause("{player} discards {card}{to?, which goes to {to} instead}")
exiles_from_graveyard = Clause("{player} exiles {card} from the graveyard")
is_exiled_from_graveyard = Clause("{card} is exiled from {player}'s graveyard")


@said
def puts(player: str, card: str, to: str, *, is_revealed: bool) -> str:
    """`Nicole puts Bear into her graveyard`, from her library; or `reveals Forest and puts it into hand`."""
    where = {"graveyard": "into the graveyard", "hand": "into hand", "exile": "into exile"}.get(to, to)
    card = card or "a card"
    return f"{player} reveals {card} and puts it {where}" if is_revealed else f"{player} puts {card} {where}"


mills = Clause("{player} mills {card?{card}|a card}{to?, which goes to {to} instead}")
exiles_top = Clause("{player} exiles the top card of the library")
