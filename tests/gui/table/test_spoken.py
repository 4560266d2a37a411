"""What a screen reader says of a card beyond its name."""

from __future__ import annotations

from gui.table.picture.table_picture import Album
from gui.table.spoken import card_text
from tests.support import NICOLE, creature, played


def test_only_a_pile_says_how_many_cards_lie_there() -> None:
    tokens = [{**creature("saproling", "1/1", token=True), "id": f"saproling{n}"} for n in range(12)]
    board = played(*tokens, creature("bear", "2/2", by=NICOLE))
    picture = Album(board, 760, 600).rests(0)
    seen = [picture.faces[card] for card in picture.poses]
    told = {face.name: card_text(board.start, face) for face in seen}
    assert told == {
        "Bear": "Creature. controlled by Nicole",
        "Saproling": "12 identical cards are here. Creature. controlled by Amy",
    }
