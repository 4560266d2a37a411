"""What a screen reader says of a card beyond its name."""

from __future__ import annotations

from core.rules.combat.attack_choice import DeclareAttackers
from core.rules.combat.block_choice import DeclareBlockers
from gui.table.picture.table_picture import Album
from gui.table.spoken import card_text, combat_words
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


def test_who_attacks_and_who_is_attacked_is_said_before_and_after_blocks() -> None:
    board = creature("ox", "3/3"), creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE)
    combat = played(*board, script=[{"attack": {"ox": NICOLE, "bear": NICOLE}}, {"block": {"wall": ["ox"]}}])
    told = [list(combat_words(frame.game, None)) for frame in combat.frames]
    assert ["Ox attacks Nicole", "Bear attacks Nicole"] in told
    assert ["Ox attacks Nicole, blocked", "Bear attacks Nicole, unblocked", "Wall blocks Ox"] in told
    attacks = next(one for one in combat.decisions if isinstance(one.choice, DeclareAttackers))
    assert list(combat_words(combat.start, attacks)) == ["Ox will attack Nicole", "Bear will attack Nicole"]
    blocks = next(one for one in combat.decisions if isinstance(one.choice, DeclareBlockers))
    assert list(combat_words(combat.start, blocks)) == ["Wall will block Ox"]
