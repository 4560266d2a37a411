"""An explanation: what one frame shows, in words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal

from core.model.game import Game
from core.terms.ids import ObjectId, RecipientId, first_incarnation
from core.terms.rule_numbers import RuleNumber, citations
from core.terms.values import Value
from core.words.english.names import called, nothing

NOT = "✕"
"""The mark before what does not happen."""

IN_A_SENTENCE = 6
"""So many clauses a sentence says; lines below it that would only say them again are left out."""


class Cell(Value, kw_only=False):
    """One part of the damage event, as it stands on the tape: `5 damage to Bear`.

    `lead` goes before it where there is room: `Combust deals `, in the first part of what a spell does.
    `amount` is how much of it there is: points of damage or life, counters, cards.
    """

    text: str
    kind: Literal["damage", "prevented", "result"]
    about: tuple[RecipientId, ...]
    lead: str = ""
    amount: int = 0

    @property
    def words(self) -> str:
        """The part in full."""
        return f"{self.lead}{self.text}"


class Explanation(Value, kw_only=False):
    """What happened and why, in three layers, and what did not happen.

    Attributes:
        headline: what happened, in a dozen words or so.
        rule: the rule that decides, as cited: `CR 508.1`; empty after a change by hand.
        because: why, in a sentence or two; empty where the headline says enough.
        details: what few will ask for, a line each: per source, further rules, effects that did nothing.
        tape: the damage event as it stands at this moment; None if this is no moment of one.
        why_not: what a person might expect and does not happen, and why; a line each.
    """

    headline: str
    rule: str = ""
    because: str = ""
    details: tuple[str, ...] = ()
    tape: tuple[Cell, ...] | None = None
    why_not: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The headline, why, the rule that decides, and what does not happen, as one text."""
        rule = "" if self.rule in self.because else self.rule
        return " ".join(filter(None, (with_rule(self.headline, rule), self.because, *self.why_not)))

    @property
    def rules(self) -> tuple[RuleNumber, ...]:
        """Return every rule cited, in the order of the text."""
        return citations("\n".join((self.text, *self.details)))

    @property
    def tape_text(self) -> str:
        """Return the tape in brackets: `[5 damage to Bear, 2 damage to Nicole]`; empty without a tape."""
        return "" if self.tape is None else tape_words(self.tape)


def with_rule(sentence: str, rule: str) -> str:
    """Return a sentence with a citation before its full stop."""
    if not rule or rule in sentence:
        return sentence
    if _ENDS_CITING.search(sentence):
        return f"{sentence[:-2]}, {rule.removeprefix('CR ')})."
    return f"{sentence[:-1]} ({rule})." if sentence.endswith(".") else f"{sentence} ({rule})"


def citing_once(text: str) -> str:
    """Return a text without a citation that the next sentence ends with as well."""
    return _CITED_AGAIN.sub(".", text)


_CITED_AGAIN = re.compile(r" \((CR [^()]+)\)\.(?= [^().]*(?:\((?!CR )[^()]*\)[^().]*)*\(\1\)\.)")
_ENDS_CITING = re.compile(r"\(CR [^()]+\)\.$")


def tape_words(tape: Iterable[Cell]) -> str:
    """Return a tape in brackets, as `[5 damage to Bear, 2 damage to Nicole]`, without what is prevented."""
    return f"[{', '.join(cell.words for cell in tape if cell.kind != 'prevented') or nothing()}]"


def names(game: Game, ids: Iterable[RecipientId]) -> tuple[str, ...]:
    """Return the names by which a reader knows players and permanents."""
    return tuple(map(game.label, ids))


def label(game: Game, subject: str | None) -> str:
    """Return the name of a player or an object, also of one that was never on the battlefield."""
    item = game.ability(subject) if subject is not None else None
    if item is not None and not item.is_spell:
        return called(item.name)
    known = subject in game.players or subject in game.battlefield or subject in game.last_known
    if known and subject is not None:
        return game.label(ObjectId(subject))
    return card_name(game, str(subject)) or str(subject)


def card_name(game: Game, own: str) -> str:
    """Return the name of a card in a zone, or of what it has become elsewhere; nothing if it is unknown."""
    first = first_incarnation(own)
    name = next((one.card.name for one in game.cards if one.id == own), "")
    return name or next((one.card.name for one in game.cards if first_incarnation(one.id) == first), "")
