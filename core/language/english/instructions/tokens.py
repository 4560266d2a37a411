"""Instructions that create tokens (CR 701.7a)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from core.abilities.card_texts.stack_abilities import Activated
from core.abilities.costs import Cost
from core.abilities.filters import Cards, Objects, Recipients
from core.abilities.instructions.create_tokens import CreateTokens, TokenBody
from core.abilities.instructions.to_cards import Explore
from core.abilities.instructions.to_permanents import ChangeCounters
from core.abilities.instructions.to_players import ChangeLife, DrawNow
from core.abilities.subjects import TargetSpec
from core.data.faults import DataError
from core.data.reading import make
from core.language.english.amounts import counted_parts
from core.language.english.changes import TYPES
from core.language.english.filter_tails import NAME
from core.language.english.filters import SELF
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.keywords import KEYWORD, KEYWORDS
from core.language.english.quoted import QUOTED
from core.language.english.slots import SLOTS
from core.language.english.words import COLORS_AND, an
from core.language.kernel.pattern import maybe
from core.language.kernel.phrase import Either, Listed, Mapped, Phrase, Reading, Rewritten, Text
from core.language.kernel.said import meant
from core.terms.card_types import CardType
from core.terms.counters import PLUS_ONE

says = INSTRUCTIONS.says

_SIZE: Final = re.compile(r"(\d{1,6})/(\d{1,6}) ")
_NAME: Final = re.compile(r" named ([A-Z][\w'\-]*(?:,? (?:of|the|to|and|in|for|a|[A-Z][\w'\-]*))*)")


class _Body(Phrase):
    """What a token is: `1/1 white Cat Soldier creature token with vigilance`; with `many`, several."""

    name = "a token"

    def __init__(self, *, many: bool = False) -> None:
        self._noun = " tokens" if many else " token"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        match = _SIZE.match(text.words, at)
        size = {} if match is None else {"power": int(match[1]), "toughness": int(match[2])}
        for colors, after in self._colors(text, at if match is None else match.end()):
            for kinds, end in text.readings(TYPES, after):
                assert isinstance(kinds, tuple)  # noqa: S101 - types and subtypes
                types, subtypes = kinds
                if text.words.startswith(self._noun, end):
                    body = {**size, "colors": colors, "types": types, "subtypes": subtypes}
                    yield from self._named(text, end + len(self._noun), body)
        for name, one in PREDEFINED.items():
            if text.words.startswith(f"{name}{self._noun}", at):
                yield one, at + len(name) + len(self._noun)
        text.stop(at, self.name)

    def _colors(self, text: Text, at: int) -> Iterator[tuple[object, int]]:
        if text.words.startswith("colorless ", at):
            yield (), at + len("colorless ")
        for colors, end in text.readings(COLORS_AND, at):
            if text.words.startswith(" ", end):
                yield colors, end + 1

    def _named(self, text: Text, at: int, body: dict[str, object]) -> Iterator[Reading]:
        match = _NAME.match(text.words, at)
        if match is not None:
            yield from self._able(text, match.end(), {**body, "name": match[1]})
        yield from self._able(text, at, body)

    def _able(self, text: Text, at: int, body: dict[str, object]) -> Iterator[Reading]:
        yield make(TokenBody, body), at
        if text.words.startswith(" with ", at):
            for items, end in text.readings(_ITEMS, at + len(" with ")):
                had = meant(items)
                assert isinstance(had, tuple)  # noqa: S101 - what a list reads
                has = tuple(one for one in had if KEYWORDS.write((one,)) is not None)
                abilities = tuple(one for one in had if one not in has)
                told = _body({**body, "has": has, "abilities": abilities})
                if told is not None and (*has, *abilities) == had:
                    yield told, end

    def write(self, value: object) -> str | None:
        if not isinstance(value, TokenBody) or (value.power is None) != (value.toughness is None):
            return None
        known = next((name for name, one in PREDEFINED.items() if one == value), None)
        if known is not None:
            return f"{known}{self._noun}"
        kinds = TYPES.write((value.types, value.subtypes))
        items = (*value.has, *value.abilities)
        has = _ITEMS.write(items) if items else ""
        colors = COLORS_AND.write(value.colors) if value.colors else "colorless"
        name = f" named {value.name}" if value.name else ""
        if kinds is None or has is None or colors is None or (name and _NAME.fullmatch(name) is None):
            return None
        size = "" if value.power is None else f"{value.power}/{value.toughness} "
        return f"{size}{colors} {kinds}{self._noun}{name}{f' with {_of_token(has)}' if has else ''}"


def _body(fields: dict[str, object]) -> TokenBody | None:
    try:
        return make(TokenBody, fields)
    except DataError:
        return None


def _of_token(has: str) -> str:
    """Return what a token has, in which it calls itself that."""
    return _QUOTED.sub(lambda found: found[0].replace(SELF, "this token"), has)


_QUOTED: Final = re.compile(r"“[^”]*”")
_ITEMS: Final = Listed(Either("an ability", KEYWORD, QUOTED))


def _artifact(name: str, *abilities: Activated) -> TokenBody:
    return TokenBody(types=(CardType.ARTIFACT,), subtypes=(name,), abilities=abilities)


PREDEFINED: Final = {
    "Treasure": _artifact("Treasure", Activated(tap=True, sacrifice_this=True, does=())),
    "Food": _artifact(  # CR 111.10b
        "Food",
        Activated(
            mana="{2}", tap=True, sacrifice_this=True, does=(ChangeLife(kind="gain_life_now", amount=3),)
        ),
    ),
    "Gold": _artifact("Gold", Activated(sacrifice_this=True, does=())),
    "Clue": _artifact("Clue", Activated(mana="{2}", sacrifice_this=True, does=(DrawNow(),))),
    "Blood": _artifact(  # CR 111.10g
        "Blood",
        Activated(
            mana="{1}",
            tap=True,
            sacrifice_this=True,
            pays=Cost(discard=Cards(zone="hand")),
            does=(DrawNow(),),
        ),
    ),
    "Map": _artifact(  # CR 111.10s
        "Map",
        Activated(
            mana="{1}",
            tap=True,
            sacrifice_this=True,
            as_sorcery=True,
            targets=(
                TargetSpec(
                    what=Recipients(objects=Objects(types=(CardType.CREATURE,), controller="you")),
                ),
            ),
            does=(Explore(on="target"),),
        ),
    ),
    "Powerstone": _artifact("Powerstone", Activated(tap=True, does=())),
    "Mutagen": _artifact(
        "Mutagen",
        Activated(
            mana="{1}",
            tap=True,
            sacrifice_this=True,
            as_sorcery=True,
            targets=(TargetSpec(what=Recipients(objects=Objects(types=(CardType.CREATURE,)))),),
            does=(ChangeCounters(kind="put_counters_now", counter=PLUS_ONE),),
        ),
    ),
}
"""Tokens that are defined by the rules (CR 111.10); the mana they add is not counted on this table."""


class _ABody(_Body):
    """One token with an article."""

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for article in ("a ", "an "):
            if text.words.startswith(article, at):
                yield from super().read(text, at + len(article))

    def write(self, value: object) -> str | None:
        words = super().write(value)
        return None if words is None else an(words)


def _no_opponents(value: object) -> object | None:
    told = counted_parts(value)
    return None if told is not None and told["of"] == "opponents" else value


_EACH: Final = SLOTS["each of those"]
SLOTS["each of those things"] = Rewritten(_EACH, Mapped(_EACH, _no_opponents, _no_opponents))
SLOTS["card name"] = NAME
SLOTS["body"] = _Body()
SLOTS["a body"] = _ABody()
SLOTS["bodies"] = _Body(many=True)


def _creates(how: str, how_many: str, **fixed: Any) -> None:  # noqa: ANN401 - any fields
    """Add the sentences for tokens in one state; `how` stands before them, `how_many` behind."""
    article = f"a {how}" if how else ""
    for may in (maybe(" if you choose to", is_optional=True),):
        for each in (maybe(" for each opponent other than defending player", per_other_opponent=True),):
            one, many = how_many.replace("{be}", "that's"), how_many.replace("{be}", "that are")
            body = f"{article}{{token:body}}" if how else "{token:a body}"
            says(CreateTokens, f"create {body}{one}", each, may, amount=1, **fixed)
            says(CreateTokens, f"create {{amount:many}} {how}{{token:bodies}}{many}", each, may, **fixed)
            says(CreateTokens, f"create {body}{one} for each {{amount:each of those things}}", **fixed)
            says(
                CreateTokens,
                f"create a number of {how}{{token:bodies}}{many} equal to {{amount:equal}}",
                each,
                may,
                also=(f"create X {how}{{token:bodies}}{many}, where X is {{amount:equal}}",),
                **fixed,
            )
            named = f"create {article or 'a '}token of the card {{card:card name}}{one}"
            says(CreateTokens, named, each, may, amount=1, **fixed)
            cards = f"{how}tokens of the card {{card:card name}}{many}"
            says(CreateTokens, f"create {{amount:many}} {cards}", each, may, **fixed)
            says(CreateTokens, f"create a number of {cards} equal to {{amount:equal}}", each, may, **fixed)
            copy = f"create {article or 'a '}token that's a copy of {{copy_of:who}}{one}"
            says(CreateTokens, copy, each, may, amount=1, **fixed)
            says(CreateTokens, f"{copy}, except {{exceptions:exceptions}}", amount=1, **fixed)
            copies = f"tokens that are copies of {{copy_of:who}}{many}"
            says(CreateTokens, f"create {{amount:many}} {how}{copies}", each, may, **fixed)
            says(
                CreateTokens,
                f"create {{amount:many}} {how}{copies}, except {{exceptions:exceptions}}",
                **fixed,
            )
            says(
                CreateTokens,
                f"create a number of {how}{copies} equal to {{amount:equal}}",
                each,
                may,
                **fixed,
            )


_COPY_FOR_EACH: Final = "for each opponent, create a token that's a copy of {copy_of:who}"
says(
    CreateTokens,
    f"{_COPY_FOR_EACH} that attacks that opponent this turn if able",
    amount=1,
    per_opponent=True,
)
says(CreateTokens, "investigate", token=PREDEFINED["Clue"])
_creates("", "")
_creates("tapped ", "", tapped=True)
_creates("", " {be} tapped and attacking", tapped=True, attacking=True)
_creates("", " {be} attacking", attacking=True)
for _tapped in (False, True):
    _how = "tapped " if _tapped else ""
    _creates(_how, " {be} blocking {blocking:who}", tapped=_tapped)
    _creates(_how, " {be} attacking and blocking {blocking:who}", tapped=_tapped, attacking=True)
