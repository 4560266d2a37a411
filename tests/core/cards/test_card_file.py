"""Files of printed cards: what is damaged or far too large is refused."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from core.cards import card_file
from core.cards.card_file import CardFileError, read_cards

CARDS = json.dumps([{"name": "Grizzly Bears", "type_line": "Creature", "oracle_text": ""}]).encode()


@pytest.mark.parametrize("content", [CARDS, gzip.compress(CARDS, mtime=0)])
def test_cards_are_read_packed_or_not(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_bytes(content)
    assert [card.name for card in read_cards(path)] == ["Grizzly Bears"]


@pytest.mark.parametrize("damage", [lambda packed: packed[:-6], lambda packed: packed[:12] + b"\xff" * 20])
def test_a_damaged_packed_file_is_refused(damage: object, tmp_path: Path) -> None:
    assert callable(damage)
    path = tmp_path / "cards.json.gz"
    path.write_bytes(damage(gzip.compress(CARDS * 50)))
    with pytest.raises(CardFileError, match=r"cards\.json\.gz"):
        list(read_cards(path))


def test_a_file_that_unpacks_without_end_is_refused_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_file, "_MOST_BYTES", 3_000_000)
    monkeypatch.setattr(card_file, "_AT_ONCE", 1_000_000)
    path = tmp_path / "cards.json.gz"
    path.write_bytes(gzip.compress(b" " * 50_000_000))
    with pytest.raises(CardFileError, match="it holds more than 3 MB"):
        list(read_cards(path))
