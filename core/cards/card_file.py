"""Files of printed cards that users have: a JSON array of cards, or one card a line; gzipped or not."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import AliasChoices, BaseModel, Field, ValidationError

from core.cards.printed_text import PrintedCard
from core.words.english.errors import card_errors as words
from core.words.shown import as_shown

_GZIP = b"\x1f\x8b"


_MOST_BYTES = 1_000_000_000
"""A file that unpacks to more is refused; all cards that were ever printed take a fifth of it."""
_AT_ONCE = 16_000_000


class CardFileError(Exception):
    """A file holds no cards that can be read; says what and where."""

    def __init__(self, message: str) -> None:
        super().__init__(as_shown(message))


class _Face(BaseModel):
    """A face as Scryfall (`type_line`, `oracle_text`) or MTGJSON (`type`, `text`) writes it."""

    name: str
    type_line: str = Field(validation_alias=AliasChoices("type_line", "type"))
    text: str | None = Field(None, validation_alias=AliasChoices("oracle_text", "text"))

    def printed(self) -> PrintedCard:
        """Return the face as it is read."""
        return PrintedCard(self.name, self.type_line, self.text or "")


class _Card(_Face):
    """A card; where it has faces, they have the types and the text."""

    type_line: str = Field("", validation_alias=AliasChoices("type_line", "type"))
    card_faces: tuple[_Face, ...] | None = None


def read_cards(path: Path) -> Iterator[PrintedCard]:
    """Yield the faces of the cards in a file.

    The fields are those of Scryfall (`name`, `type_line`, `oracle_text`, `card_faces`) or of MTGJSON
    (`name`, `type`, `text`); others are left alone.

    Raises:
        CardFileError: it can't be opened, or is no list of such cards.
    """
    for place, found in card_objects(path):
        faces = "card_faces" in found and found["card_faces"]
        try:
            card = (_Card if faces else _Face).model_validate(found)
        except ValidationError as error:
            raise CardFileError(words.wrong_card(path.name, place, _wrong(error))) from error
        for face in getattr(card, "card_faces", None) or (card,):
            yield face.printed()


def card_objects(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each card of a file as the file writes it, with its place in the file.

    Raises:
        CardFileError: it can't be opened, or is no list of objects.
    """
    try:
        text = _bytes_of(path).decode("utf-8-sig")
    except (OSError, ValueError, EOFError, zlib.error) as error:
        raise CardFileError(words.unreadable(path.name, str(error))) from error
    yield from _objects(path.name, text)


def _bytes_of(path: Path) -> bytes:
    """Return what a file holds, unpacked.

    Raises:
        CardFileError: it is more than any file of cards.
    """
    with path.open("rb") as file:
        is_packed = file.read(len(_GZIP)) == _GZIP
    parts, count = [], 0
    with gzip.open(path) if is_packed else path.open("rb") as content:
        while part := content.read(_AT_ONCE):
            count += len(part)
            if count > _MOST_BYTES:
                raise CardFileError(words.too_large(path.name, _MOST_BYTES // 1_000_000))
            parts.append(part)
    return b"".join(parts)


def _wrong(error: ValidationError) -> str:
    """Return what is wrong with a card, in words: the first thing of several."""
    first = error.errors(include_url=False, include_input=False)[0]
    *_, field = (part for part in first["loc"] if isinstance(part, str)) if first["loc"] else ("",)
    if field == "card_faces":
        return words.wrong_faces()
    if first["type"] == "missing":
        return words.missing_fields()
    return words.no_text(field)


def _objects(name: str, text: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each card with its place in the file."""
    if text.lstrip().startswith("["):
        cards = enumerate(_parsed(name, text), 1)
        yield from _checked(name, ((words.card_place(place), one) for place, one in cards))
        return
    lines = ((place, line.strip().rstrip(",")) for place, line in enumerate(text.splitlines(), 1))
    parsed = (
        (words.line_place(place), _parsed(f"{name}, {words.line_place(place)}", line))
        for place, line in lines
        if line
    )
    yield from _checked(name, parsed)


def _parsed(where: str, text: str) -> Any:  # noqa: ANN401 - any JSON
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CardFileError(words.no_json(where, str(error))) from error


def _checked(name: str, found: Iterator[tuple[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    for place, one in found:
        if not isinstance(one, dict):
            raise CardFileError(words.wrong_card(name, place, words.no_card()))
        yield place, one
