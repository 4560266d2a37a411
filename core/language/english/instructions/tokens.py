"""Instructions that create tokens (CR 701.7a)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from core.abilities.instructions.create_tokens import CreateTokens, TokenBody
from core.data.reading import make
from core.language.english.changes import TYPES
from core.language.english.filter_tails import NAME
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.keywords import KEYWORDS
from core.language.english.slots import SLOTS
from core.language.english.words import COLORS_AND, an
from core.language.kernel.pattern import maybe
from core.language.kernel.phrase import Phrase, Reading, Text
from core.language.kernel.said import meant

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
            for has, end in text.readings(KEYWORDS, at + len(" with ")):
                yield make(TokenBody, {**body, "has": meant(has)}), end

    def write(self, value: object) -> str | None:
        if not isinstance(value, TokenBody) or (value.power is None) != (value.toughness is None):
            return None
        kinds = TYPES.write((value.types, value.subtypes))
        has = KEYWORDS.write(value.has) if value.has else ""
        colors = COLORS_AND.write(value.colors) if value.colors else "colorless"
        if kinds is None or has is None or colors is None:
            return None
        size = "" if value.power is None else f"{value.power}/{value.toughness} "
        name = f" named {value.name}" if value.name else ""
        return f"{size}{colors} {kinds}{self._noun}{name}{f' with {has}' if has else ''}"


class _ABody(_Body):
    """One token with an article."""

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for article in ("a ", "an "):
            if text.words.startswith(article, at):
                yield from super().read(text, at + len(article))

    def write(self, value: object) -> str | None:
        words = super().write(value)
        return None if words is None else an(words)


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
            says(CreateTokens, f"create {body}{one} for each {{amount:each of those}}", **fixed)
            says(
                CreateTokens,
                f"create a number of {how}{{token:bodies}}{many} equal to {{amount:equal}}",
                each,
                may,
                **fixed,
            )
            named = f"create {article or 'a '}token of the card {{card:card name}}{one}"
            says(CreateTokens, named, each, may, amount=1, **fixed)
            cards = f"{how}tokens of the card {{card:card name}}{many}"
            says(CreateTokens, f"create {{amount:many}} {cards}", each, may, **fixed)
            says(CreateTokens, f"create a number of {cards} equal to {{amount:equal}}", each, may, **fixed)
            copy = f"create {article or 'a '}token that's a copy of {{copy_of:who}}{one}"
            says(CreateTokens, copy, each, may, amount=1, **fixed)
            copies = f"tokens that are copies of {{copy_of:who}}{many}"
            says(CreateTokens, f"create {{amount:many}} {how}{copies}", each, may, **fixed)
            says(
                CreateTokens,
                f"create a number of {how}{copies} equal to {{amount:equal}}",
                each,
                may,
                **fixed,
            )


_creates("", "")
_creates("tapped ", "", tapped=True)
_creates("", " {be} tapped and attacking", tapped=True, attacking=True)
_creates("", " {be} attacking", attacking=True)
for _tapped in (False, True):
    _how = "tapped " if _tapped else ""
    _creates(_how, " {be} blocking {blocking:who}", tapped=_tapped)
    _creates(_how, " {be} attacking and blocking {blocking:who}", tapped=_tapped, attacking=True)
