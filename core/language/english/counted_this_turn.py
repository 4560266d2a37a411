"""What has happened this turn as amounts count it: `creature that died this turn`, `spells you've cast`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from core.abilities.filters import Objects, StackObjects
from core.abilities.this_turn import (
    HappenedThisTurn,
    PermanentsThisTurn,
    PlayersThisTurn,
    SpellsCast,
    Whose,
)
from core.language.english.filter_tails import TAILS_OF_EACH
from core.language.english.filters import Filter
from core.language.english.on_stack import PLAIN_SPELL, SPELLS
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Either, Mapped, Phrase, Reading, Rewritten, Text
from core.language.kernel.said import meant
from core.terms.values import replace

_ONE_OR_MANY: Final = {False: Rewritten(Filter(), Filter(tails=TAILS_OF_EACH)), True: Filter(many=True)}
_Event = Literal["died", "left", "entered", "attacked"]
_Side = Literal["you", "opponent"] | None
_SIDES: Final[dict[str, _Side]] = {
    "": None,
    " under your control": "you",
    " under an opponent's control": "opponent",
}
_EVENTS: Final[tuple[tuple[_Event, str], ...]] = (
    ("died", " that died"),
    ("left", " that left the battlefield"),
    ("entered", " that entered the battlefield"),
)
"""What is said of permanents wherever they are now; of those that attacked it is said with whom."""


class _Permanents(Phrase):
    """`other creature that died under your control this turn`, `creatures you attacked with this turn`."""

    name = "what happened this turn"

    def __init__(self, *, many: bool) -> None:
        self._filter = _ONE_OR_MANY[many]
        have = "have" if many else "has"
        rows = [
            (event, side, f"{words}{under} this turn")
            for event, words in _EVENTS
            for under, side in _SIDES.items()
        ]
        self._rows: tuple[tuple[_Event, _Side, str], ...] = (
            *(row for row in rows if row[:2] != ("entered", None)),
            ("entered", None, f" that {have} entered the battlefield this turn"),
            ("attacked", None, f" that {have} attacked this turn"),
            ("attacked", "you", " you attacked with this turn"),
            ("attacked", "opponent", " an opponent attacked with this turn"),
        )

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        is_other = text.words.startswith("other ", at)
        for value, end in text.readings(self._filter, at + len("other ") * is_other):
            assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
            if value.controller is not None:
                continue
            for event, side, words in self._rows:
                if text.words.startswith(words, end):
                    what = replace(value, controller=side, which="other" if is_other else None)
                    yield PermanentsThisTurn(event=event, what=what), end + len(words)

    def write(self, value: object) -> str | None:
        if not isinstance(value, PermanentsThisTurn):
            return None
        what = value.what
        row = next((one for one in self._rows if one[:2] == (value.event, what.controller)), None)
        words = self._filter.write(replace(what, controller=None, which=None))
        if row is None or words is None:
            return None
        return f"{'other ' if what.which == 'other' else ''}{words}{row[2]}"


_CASTERS: Final[tuple[tuple[Whose, str], ...]] = (
    ("you", " you've cast this turn"),
    ("opponent", " your opponents have cast this turn"),
    ("any", " cast this turn"),
)


class _Spells(Phrase):
    """`spell you've cast this turn`, `other instant and sorcery spells cast this turn`."""

    name = "spells that were cast"

    def __init__(self, spells: Phrase, noun: str) -> None:
        self._spells = spells
        self._noun = noun

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        another = text.words.startswith("other ", at)
        for what, end in text.readings(self._spells, at + len("other ") * another):
            assert isinstance(what, StackObjects)  # noqa: S101 - what the phrase reads
            for by, words in _CASTERS:
                if text.words.startswith(words, end):
                    yield SpellsCast(by=by, what=what, another=another), end + len(words)
                last = words.replace("this turn", "last turn").replace("'ve", "").replace(" have", "")
                if what == StackObjects() and not another and text.words.startswith(last, end):
                    yield SpellsCast(by=by, turn="last"), end + len(last)

    def write(self, value: object) -> str | None:
        if not isinstance(value, SpellsCast):
            return None
        words = next(words for by, words in _CASTERS if by == value.by)
        if value.turn == "last":
            last = words.replace("this turn", "last turn").replace("'ve", "").replace(" have", "")
            return f"{self._noun}{last}"
        spells = self._spells.write(value.what)
        return None if spells is None else f"{'other ' if value.another else ''}{spells}{words}"


_WHO: Final[tuple[tuple[Whose, str, str], ...]] = (
    ("you", "you", "you were"),
    ("opponent", "your opponents", "your opponents were"),
    ("any", "players", "players were"),
)
_OF_PLAYERS: Final = {many: Patterns("what players did this turn", {}) for many in (False, True)}
LIFE_OF_TURN: Final = Patterns("an amount of life", {})
"""`the amount of life you gained this turn`."""
for _who, _name, _were in _WHO:
    for _many, _patterns in _OF_PLAYERS.items():
        _says = _patterns.says
        _life = "points of life" if _many else "1 life"
        _cards, _time = ("cards", "times") if _many else ("card", "time")
        _says(PlayersThisTurn, f"{_life} {_name} gained this turn", event="gained_life", who=_who)
        _says(PlayersThisTurn, f"{_life} {_name} lost this turn", event="lost_life", who=_who)
        _drawn = f"{_cards} you've" if _who == "you" else f"{_cards} {_name} have"
        _says(PlayersThisTurn, f"{_drawn} drawn this turn", event="drew", who=_who)
        _says(PlayersThisTurn, f"{_time} {_were} dealt damage this turn", event="was_dealt_damage", who=_who)
        _attackers = f"creature{'s' if _many else ''} that attacked {_name} this turn"
        _says(PlayersThisTurn, _attackers, event="was_attacked", who=_who)
    for _verb in ("gained", "lost"):
        LIFE_OF_TURN.says(
            PlayersThisTurn,
            f"the amount of life {_name} {_verb} this turn",
            also=(f"the total life {_verb} by {_name} this turn",) if _who != "you" else (),
            event=f"{_verb}_life",
            who=_who,
        )


def _happened(phrase: Phrase) -> Phrase:
    return Mapped(phrase, meant, lambda value: value if isinstance(value, HappenedThisTurn) else None)


AMOUNT_OF_LIFE: Final = _happened(LIFE_OF_TURN)
ONE_OF_TURN: Final = Either(
    "what happened this turn",
    _Permanents(many=False),
    _Spells(PLAIN_SPELL, "spell"),
    _happened(_OF_PLAYERS[False]),
)
"""`creature that died this turn`, `spell you've cast this turn`, `card you've drawn this turn`."""
MANY_OF_TURN: Final = Either(
    "what happened this turn", _Permanents(many=True), _Spells(SPELLS, "spells"), _happened(_OF_PLAYERS[True])
)
"""`creatures that died this turn`, `spells cast this turn`."""
