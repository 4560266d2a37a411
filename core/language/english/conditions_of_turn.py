"""Conditions on what has happened this turn: `a creature died this turn`, `you attacked this turn`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from core.abilities.conditions import Condition
from core.abilities.filters import Objects, StackObjects
from core.abilities.this_turn import PermanentsThisTurn, PlayersThisTurn, SpellsCast, Whose
from core.language.english.conditions_of_players import MANY_OF, POINTS, Bounds
from core.language.english.nouns import A_OTHER, MANY
from core.language.english.on_stack import PLAIN_SPELL, SPELLS
from core.language.english.words import Articled
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Either, Mapped, Phrase, Reading, Text
from core.language.kernel.said import meant
from core.terms.card_types import CardType
from core.terms.values import replace

_Event = Literal["died", "left", "entered", "attacked"]
_Side = Literal["you", "opponent"] | None


class _Row(NamedTuple):
    """What is said around permanents: before them, and behind one or several."""

    event: _Event
    controller: _Side
    lead: str
    one: str
    many: str
    is_written: bool = True


def _rows() -> Iterator[_Row]:
    under: dict[_Side, str] = {
        None: "",
        "you": " under your control",
        "opponent": " under an opponent's control",
    }
    owned: dict[_Side, str] = {None: "", "you": " you controlled", "opponent": " an opponent controlled"}
    for side, words in under.items():
        yield _Row("died", side, "", f" died{words}", f" died{words}")
        yield _Row(
            "entered", side, "", f" entered the battlefield{words}", f" entered the battlefield{words}"
        )
        yield _Row("entered", side, "", f" entered{words}", f" entered{words}", is_written=False)
    for side, words in owned.items():
        yield _Row("left", side, "", f"{words} left the battlefield", f"{words} left the battlefield")
        put = " put into a graveyard from the battlefield"
        many = " put into graveyards from the battlefield"
        yield _Row("died", side, "", f"{words} was{put}", f"{words} were{many}")
        if words:
            yield _Row("died", side, "", f"{words} died", f"{words} died", is_written=False)
    yield _Row("left", "you", "", *(" left the battlefield under your control",) * 2, is_written=False)
    yield _Row("attacked", None, "", " attacked", " attacked")
    yield _Row("attacked", "you", "you attacked with ", "", "")
    for be in (" enter", " enter the battlefield"):
        yield _Row("entered", "you", "you had ", *(f"{be} under your control",) * 2, is_written=False)


_ROWS: Final = tuple(_rows())
_DIES: Final = (CardType.CREATURE,)
"""Of what is no creature it is said that it is put into a graveyard (CR 700.4)."""
_THIS_TURN: Final = " this turn"


class _OfPermanents(Phrase):
    """What happened to permanents: `a creature died this turn`, `you attacked with an Elf this turn`."""

    name = "a condition"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for lead in dict.fromkeys(row.lead for row in _ROWS):
            if text.words.startswith(lead, at):
                for what, bounds, end in _those(text, at + len(lead)):
                    for row in _ROWS:
                        yield from self._after(text, end, row, what, bounds) if row.lead == lead else ()

    def _after(self, text: Text, at: int, row: _Row, what: Objects, bounds: Bounds) -> Iterator[Reading]:
        is_one = bounds == Bounds(1, None)
        tail = (row.one if is_one else row.many) + _THIS_TURN
        if text.words.startswith(tail, at) and what.controller is None:
            wanted = PermanentsThisTurn(event=row.event, what=_plain(row, what))
            yield Condition(happened=wanted, **bounds._asdict()), at + len(tail)

    def opens(self) -> Openings:
        return (*(Opening(row.lead) for row in _ROWS if row.lead), A_OTHER, MANY_OF)

    def write(self, value: object) -> str | None:
        wanted = value.happened if isinstance(value, Condition) else None
        if not isinstance(value, Condition) or not isinstance(wanted, PermanentsThisTurn):
            return None
        bounds = Bounds(value.at_least, value.at_most)
        side = wanted.what.controller
        said = replace(wanted.what, controller=None)
        is_creature = said.types == _DIES or wanted.event != "died"
        row = next(
            (
                one
                for one in _ROWS
                if one.is_written
                and one[:2] == (wanted.event, side)
                and (one.event != "died" or one.one.startswith(" died") is is_creature)
            ),
            None,
        )
        if row is None:
            return None
        if row.event == "attacked":
            said = replace(said, types=_DIES) if said.types == () and not said.subtypes else said
        if bounds == Bounds(1, None):
            words = A_OTHER.write(said)
            return None if words is None else f"{row.lead}{words}{row.one}{_THIS_TURN}"
        lead = MANY_OF.write(bounds)
        words = MANY.write(replace(said, which=None))
        if words is None or lead is None:
            return None
        other = "other " if said.which == "other" else ""
        return f"{row.lead}{lead} {other}{words}{row.many}{_THIS_TURN}"


def _plain(row: _Row, what: Objects) -> Objects:
    """Return which permanents are meant; only creatures attack, whether that is said or not."""
    if row.event == "attacked" and what.types == _DIES:
        what = replace(what, types=())
    return replace(what, controller=row.controller)


def _those(text: Text, at: int) -> Iterator[tuple[Objects, Bounds, int]]:
    """Yield permanents with how many they are: `a creature`, `no creatures`, `two or more other Elves`."""
    for value, end in text.readings(A_OTHER, at):
        assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
        yield value, Bounds(1, None), end
    for bounds, end in text.readings(MANY_OF, at):
        assert isinstance(bounds, Bounds)  # noqa: S101 - how many there are
        for other in (" ", " other "):
            if text.words.startswith(other, end):
                for value, after in text.readings(MANY, end + len(other)):
                    assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
                    yield (replace(value, which="other") if other == " other " else value), bounds, after


def _spells(by: Whose, phrase: Phrase, *, another: bool) -> Phrase:
    """Return the phrase for spells that somebody cast."""

    def read(value: object) -> object | None:
        assert isinstance(value, StackObjects)  # noqa: S101 - what the phrase reads
        return SpellsCast(by=by, what=value, another=another)

    def write(value: object) -> object | None:
        is_it = isinstance(value, SpellsCast) and value == SpellsCast(by=by, what=value.what, another=another)
        return value.what if is_it else None  # type: ignore[attr-defined]  # it is what was cast

    return Mapped(phrase, read, write)


class _Another(Phrase):
    """A spell besides the one that asks: `another red spell`."""

    name = "another spell"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        if text.words.startswith("another ", at):
            yield from text.readings(PLAIN_SPELL, at + len("another "))

    def write(self, value: object) -> str | None:
        words = PLAIN_SPELL.write(value)
        return None if words is None else f"another {words}"


def _bounds(value: object) -> Bounds | None:
    return Bounds(*value) if isinstance(value, tuple) and value != (1, None) else None


_ANOTHER: Final = _Another()
_A_SPELL: Final = Articled(PLAIN_SPELL)
_PHRASES: Final[dict[str, Phrase]] = {
    "points": Mapped(POINTS, lambda value: value, _bounds),
    "many": Mapped(MANY_OF, lambda value: value, _bounds),
}
_PATTERNS: Final = Patterns("a condition", _PHRASES)


def _says(words: str, *also: str, **fields: object) -> None:
    _PATTERNS.says(Condition, words, also=also, **fields)


class _Player(NamedTuple):
    """How a player is spoken of, with `has` and with `was`."""

    who: Whose
    name: str
    have: str
    were: str


_PLAYERS: Final = (
    _Player("you", "you", "you've", "you were"),
    _Player("opponent", "an opponent", "an opponent has", "an opponent was"),
    _Player("any", "a player", "a player has", "a player was"),
)
_LIFE: Final[tuple[tuple[Literal["gained_life", "lost_life"], str], ...]] = (
    ("gained_life", "gain"),
    ("lost_life", "lose"),
)
_PAST: Final = {"gain": "gained", "lose": "lost"}
_NONE: Final = {"at_least": 0, "at_most": 0}


def _of_player(player: _Player) -> None:
    who, name, have, were = player
    for event, verb in _LIFE:
        happened, did = PlayersThisTurn(event=event, who=who), _PAST[verb]
        _says(f"{name} {did} life this turn", f"{have} {did} life this turn", happened=happened)
        much = f"{did} {{at_least/at_most:points}} life this turn"
        _says(f"{name} {much}", f"{have} {much}", happened=happened)
    drawn, cards = PlayersThisTurn(event="drew", who=who), "{at_least/at_most:many} cards this turn"
    _says(f"{have} drawn a card this turn", happened=drawn)
    _says(f"{have} drawn {cards}", f"{name} drew {cards}", happened=drawn)
    hurt = PlayersThisTurn(event="was_dealt_damage", who=who)
    _says(f"{were} dealt damage this turn", f"{have} been dealt damage this turn", happened=hurt)
    attacked = PlayersThisTurn(event="was_attacked", who=who)
    _says(f"{were} attacked this turn", f"{have} been attacked this turn", happened=attacked)
    for another in (False, True):
        _of_spells(player, another=another)


def _of_spells(player: _Player, *, another: bool) -> None:
    who, name, have, _ = player
    own = f"{who} another" if another else who
    _PHRASES[f"spell of {own}"] = _spells(who, _ANOTHER if another else _A_SPELL, another=another)
    _PHRASES[f"spells of {own}"] = _spells(who, SPELLS, another=another)
    one = f"cast {{happened:spell of {own}}} this turn"
    other = "other " if another else ""
    many = f"cast {{at_least/at_most:many}} {other}{{happened:spells of {own}}} this turn"
    _says(f"{have} {one}", f"{name} {one}")
    _says(f"{have} {many}", f"{name} {many}")


def _of_all() -> None:
    for player in _PLAYERS:
        _of_player(player)
    for event, verb in _LIFE:
        _says(f"you didn't {verb} life this turn", happened=PlayersThisTurn(event=event), **_NONE)
    mine = PermanentsThisTurn(event="attacked", what=Objects(controller="you"))
    _says("you attacked this turn", "you've attacked this turn", happened=mine)
    _says(
        "you didn't attack this turn", "you didn't attack with a creature this turn", happened=mine, **_NONE
    )
    last = SpellsCast(by="any", turn="last")
    _says("no spells were cast last turn", happened=last, **_NONE)
    _says("a player cast {at_least/at_most:many} spells last turn", happened=last)


_of_all()

CONDITION_OF_TURN: Final = Either(
    "a condition",
    Mapped(_PATTERNS, meant, lambda value: value if isinstance(value, Condition) else None),
    _OfPermanents(),
)
"""`a creature died this turn`, `you attacked this turn`, `you've cast another spell this turn`."""
