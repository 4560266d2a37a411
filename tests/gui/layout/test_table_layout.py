"""Where things stand: nothing overlaps, nothing leaves the table, nothing jumps."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.model.game import Game
from core.terms.ids import ObjectId, PlayerId
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH
from gui.layout.table_layout import Layout, arrange
from tests.support import AMY, NICOLE, RAJ, card, creature, played

RAJ_TOO = {"players": [{"id": AMY}, {"id": NICOLE}, {"id": RAJ}]}


def board(mine: int, theirs: int, planeswalkers: int = 0) -> Game:
    """Return a game with so many creatures on each side."""
    objects = [creature(f"m{n}", "1/1") for n in range(mine)]
    objects += [creature(f"t{n}", "1/1", by=NICOLE) for n in range(theirs)]
    objects += [
        {**card("Orrin, Twice Tested", f"w{n}", NICOLE), "name": f"Orrin {n}"} for n in range(planeswalkers)
    ]
    return played(*objects).start


def overlapping(layout: Layout) -> list[tuple[str, str]]:
    """Return pairs of cards that lie on each other."""
    wide, high = CARD_WIDTH * layout.largest - 0.01, CARD_HEIGHT * layout.largest - 0.01
    return [
        (a, b)
        for (a, one), (b, other) in combinations(layout.cards.items(), 2)
        if abs(one.x - other.x) < wide and abs(one.y - other.y) < high
    ]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 40), st.integers(0, 40), st.integers(0, 5))
def test_cards_do_not_overlap_and_stay_on_their_side(mine: int, theirs: int, planeswalkers: int) -> None:
    game = board(mine, theirs, planeswalkers)
    layout = arrange(game, game, 700, 570)
    assert overlapping(layout) == []
    for object_id, place in layout.cards.items():
        side = layout.sides[game.permanent(object_id).controller]
        half = CARD_HEIGHT * layout.largest / 2
        assert side.y <= place.y - half
        assert place.y + half <= side.y + side.height
        assert side.x <= place.x - CARD_WIDTH * layout.largest / 2


def test_two_hundred_permanents_fit() -> None:
    game = board(100, 100)
    layout = arrange(game, game, 1280, 700)
    assert len(layout.cards) == 200
    assert overlapping(layout) == []


def test_cards_grow_with_the_table_and_with_room() -> None:
    game = board(3, 3)
    small, large = arrange(game, game, 700, 570), arrange(game, game, 1400, 900)
    crowded = board(30, 3)
    assert small.largest < large.largest
    assert arrange(crowded, crowded, 700, 570).largest < small.largest


def test_on_a_low_table_the_room_at_the_middle_line_shrinks_before_the_cards() -> None:
    game = board(10, 10)
    low, high = (arrange(game, game, 452, height) for height in (490, 700))
    assert room_before(low) < room_before(high) * 0.7
    assert low.largest > 0.48, "0.46 with as much room as on a high table"


def room_before(layout: Layout) -> float:
    """Return how far Amy's first row is from the middle line."""
    mine = [place for one, place in layout.cards.items() if one.startswith("m")]
    return min(place.y - CARD_HEIGHT * place.scale / 2 for place in mine) - layout.middle


def test_a_planeswalker_does_not_make_everything_small() -> None:
    """Beside the creatures where there is room, behind them where that leaves cards larger."""
    few, many = board(2, 2, planeswalkers=1), board(2, 9, planeswalkers=2)
    assert arrange(few, few, 700, 570).largest == arrange(board(2, 3), board(2, 3), 700, 570).largest
    layout = arrange(many, many, 700, 570)
    assert layout.cards[ObjectId("w0")].y < layout.cards[ObjectId("t0")].y


def test_who_dies_leaves_a_gap_and_nobody_moves() -> None:
    game = played(creature("bear", "2/2"), creature("ox", "3/3"), creature("cub", "1/1", damage=1))
    start, end = game.start, game.game
    assert ObjectId("cub") not in end.battlefield
    before, after = arrange(start, start, 700, 570), arrange(end, start, 700, 570)
    for object_id in ("bear", "ox"):
        assert before.cards[ObjectId(object_id)] == after.cards[ObjectId(object_id)]


def test_what_is_tapped_leans() -> None:
    game = played(creature("bear", "2/2"), creature("ox", "3/3", tapped=True)).start
    cards = arrange(game, game, 700, 570).cards
    assert (cards[ObjectId("bear")].rotation, cards[ObjectId("ox")].rotation > 0) == (0.0, True)


def test_three_players_have_a_side_each() -> None:
    game = played(creature("bear", "2/2", by=RAJ), **RAJ_TOO).start
    layout = arrange(game, game, 900, 600)
    assert [layout.side_at(*layout.plates[player].center) for player in (AMY, NICOLE, RAJ)] == [
        AMY,
        NICOLE,
        RAJ,
    ]
    assert layout.side_at(layout.cards[ObjectId("bear")].x, layout.cards[ObjectId("bear")].y) == RAJ


@pytest.mark.parametrize("subject", ["nobody", ""])
def test_what_is_not_on_the_table_has_no_place(subject: str) -> None:
    game = board(1, 1)
    assert arrange(game, game, 700, 570).center_of(subject) is None


def test_cards_make_room_for_the_stack_and_come_back() -> None:
    row = [creature(f"bear-{number}", "2/2") for number in range(4)]
    main = played(*row, script=[{"attack": {}}, {"cast": "Fog", "by": AMY}])
    number = next(n for n, frame in enumerate(main.frames, 1) if frame.event.kind == "spell_cast")
    before, during, after = (
        arrange(main.game_at(n), main.start, 700, 570) for n in (0, number, len(main.frames))
    )
    assert min(place.x for place in during.cards.values()) > min(place.x for place in before.cards.values())
    assert max(place.x for place in during.cards.values()) + 50 * during.largest <= 700
    assert before.cards == after.cards


def test_the_names_of_attachments_are_in_sight_on_both_sides() -> None:
    for player in (AMY, NICOLE):
        bearer = creature("bear", "2/2", by=player)
        worn = [card(name, name, player, attached_to="bear") for name in ("Bonesplitter", "Holy Strength")]
        start = played(bearer, *worn).start
        layout = arrange(start, start, 700, 570)
        ys = [layout.cards[ObjectId(one)].y for one in ("Holy Strength", "Bonesplitter", "bear")]
        assert ys == sorted(ys)
        plate = layout.plates[player]
        top = ys[0] - 70 * layout.largest
        assert top >= (plate.y + plate.height if player == NICOLE else layout.middle) - 1


@pytest.mark.parametrize("width", [700, 340])
@pytest.mark.parametrize("cursed", [AMY, NICOLE])
def test_what_is_attached_to_a_player_lies_beside_them(cursed: PlayerId, width: float) -> None:
    """CR 303.4: whoever controls it."""
    curses = [card("Curse of Bloodletting", f"curse-{n}", AMY, attached_to=cursed) for n in range(5)]
    players = [{"id": player, "hand": ["Shock", "Fog"]} for player in (AMY, NICOLE)]
    start = played(creature("bear", "2/2"), *curses, players=players).start
    layout = arrange(start, start, width, 570)
    plate, held = layout.plates[cursed], layout.hands[cursed]
    places = [layout.cards[ObjectId(f"curse-{number}")] for number in range(5)]
    half = CARD_WIDTH * places[0].scale / 2
    assert held.x + held.width <= min(place.x for place in places) - half
    assert max(place.x for place in places) + half <= plate.x
    assert all(place.y - CARD_HEIGHT * place.scale / 2 == pytest.approx(plate.y) for place in places)
