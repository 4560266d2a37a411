"""What damage and other events result in, each in a few words: what stands in a cell of the tape."""

from __future__ import annotations

from core.words.english.grammar import number_of
from core.words.speaking import said


@said
def loses_life(player: str, amount: int) -> str:
    """`Nicole loses 3 life`, a clause like those below."""
    return f"{player} loses {amount} life"


@said
def gains_life(player: str, amount: int) -> str:
    """`Nicole gains 3 life`."""
    return f"{player} gains {amount} life"


@said
def gets_counters(name: str, amount: int, kind: str) -> str:
    """`Nicole gets 2 poison counters`."""
    return f"{name} gets {number_of(amount, f'{kind} counter')}"


@said
def loses_counters(name: str, amount: int, kind: str) -> str:
    """`Jace loses 3 loyalty counters`."""
    return f"{name} loses {number_of(amount, f'{kind} counter')}"


@said
def gets_marked(name: str, amount: int) -> str:
    """`3 damage is marked on Bear`."""
    return f"{amount} damage is marked on {name}"


@said
def draws(player: str, amount: int) -> str:
    """`Nicole draws 2 cards`."""
    return f"{player} draws {'a card' if amount == 1 else number_of(amount, 'card')}"


@said
def returns_card(player: str, card: str) -> str:
    """`Nicole returns Bear from the graveyard to hand`."""
    return f"{player} returns {card} from the graveyard to hand"


@said
def discards(player: str, card: str, to: str) -> str:
    """`Nicole discards Bear`, and where it goes if not into the graveyard."""
    return f"{player} discards {card}{f', which goes to {to} instead' if to else ''}"


@said
def exiles_from_graveyard(player: str, card: str) -> str:
    """`Nicole exiles Bear from the graveyard`."""
    return f"{player} exiles {card} from the graveyard"


@said
def is_exiled_from_graveyard(player: str, card: str) -> str:
    """`Bear is exiled from Nicole's graveyard`."""
    return f"{card} is exiled from {player}'s graveyard"


@said
def puts(player: str, card: str, to: str, *, is_revealed: bool) -> str:
    """`Nicole puts Bear into her graveyard`, from her library; or `reveals Forest and puts it into hand`."""
    where = {"graveyard": "into the graveyard", "hand": "into hand", "exile": "into exile"}.get(to, to)
    card = card or "a card"
    return f"{player} reveals {card} and puts it {where}" if is_revealed else f"{player} puts {card} {where}"


@said
def mills(player: str, card: str, to: str) -> str:
    """`Nicole mills Bear`, and where it goes if not into the graveyard."""
    return f"{player} mills {card or 'a card'}{f', which goes to {to} instead' if to else ''}"


@said
def exiles_top(player: str) -> str:
    """`Nicole exiles the top card of the library`."""
    return f"{player} exiles the top card of the library"
