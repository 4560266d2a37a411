"""Files of printed cards that users have: a JSON array of cards, or one card a line; gzipped or not."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from core.cards.printed_text import PrintedCard

_GZIP = b"\x1f\x8b"


class CardFileError(Exception):
    """A file holds no cards that can be read; says what and where."""


def read_cards(path: Path) -> Iterator[PrintedCard]:
    """Yield the faces of the cards in a file.

    The fields are those of Scryfall (`name`, `type_line`, `oracle_text`, `card_faces`) or of MTGJSON
    (`name`, `type`, `text`).

    Raises:
        CardFileError: it can't be opened, or is no list of such cards.
    """
    try:
        data = path.read_bytes()
        text = (gzip.decompress(data) if data.startswith(_GZIP) else data).decode("utf-8-sig")
    except (OSError, ValueError, EOFError) as error:
        raise CardFileError(f"{path.name} can't be read: {error}") from error
    for place, card in _objects(path.name, text):
        faces = card.get("card_faces") or [card]
        for face in faces:
            name, kind = face.get("name"), face.get("type_line", face.get("type"))
            if not isinstance(name, str) or not isinstance(kind, str):
                raise CardFileError(
                    f"{path.name}, {place}: a card has a 'name' and a 'type_line' or 'type', both text."
                )
            words = face.get("oracle_text", face.get("text")) or ""
            yield PrintedCard(name, kind, words if isinstance(words, str) else "")


def _objects(name: str, text: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each card with its place in the file."""
    if text.lstrip().startswith("["):
        cards = enumerate(_parsed(name, text), 1)
        yield from _checked(name, ((f"card {place}", one) for place, one in cards))
        return
    lines = ((place, line.strip().rstrip(",")) for place, line in enumerate(text.splitlines(), 1))
    parsed = ((f"line {place}", _parsed(f"{name}, line {place}", line)) for place, line in lines if line)
    yield from _checked(name, parsed)


def _parsed(where: str, text: str) -> Any:  # noqa: ANN401 - any JSON
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CardFileError(f"{where}: it is no JSON: {error}") from error


def _checked(name: str, found: Iterator[tuple[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    for place, one in found:
        if not isinstance(one, dict):
            raise CardFileError(f"{name}, {place}: it must be a card, an object with a 'name'.")
        yield place, one
