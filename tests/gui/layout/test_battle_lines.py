"""Who faces whom: attackers at the middle line, each blocker opposite what it blocks."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.play.playthrough import Playthrough
from core.terms.ids import ObjectId
from gui.layout.formation import onslaught
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Place
from gui.layout.receiving import receiving_places
from gui.layout.table_layout import Layout, arrange
from tests.support import AMY, NICOLE, RAJ, card, creature, played


def laid_out(playthrough: Playthrough, kind: str, width: float = 900, height: float = 640) -> Layout:
    """Return the layout after the first event of a kind."""
    at = next(n for n, frame in enumerate(playthrough.frames, 1) if frame.event.kind == kind)
    return arrange(playthrough.game_at(at), playthrough.start, width, height, onslaught(playthrough, at))


SIZES = ((900, 640), (708, 591), (420, 420), (1600, 840))
"""Tables: a middling one, those of a window of 1280 by 800 and of the smallest, and a wide one."""


def overlapping(layout: Layout) -> list[tuple[str, str]]:
    """Return pairs of cards that lie on each other."""
    return [
        (a, b)
        for (a, one), (b, other) in combinations(layout.cards.items(), 2)
        if abs(one.x - other.x) < CARD_WIDTH * (one.scale + other.scale) / 2 - 0.01
        and abs(one.y - other.y) < CARD_HEIGHT * (one.scale + other.scale) / 2 - 0.01
    ]


def fight(mine: int, theirs: int, blocks: dict[int, int], attacking: int) -> Playthrough:
    """Return a combat: creature `t…` of Nicole blocks `m…` of Amy, by number."""
    objects = [creature(f"m{n}", "1/1") for n in range(mine)]
    objects += [creature(f"t{n}", "1/1", by=NICOLE) for n in range(theirs)]
    return played(
        *objects,
        script=[
            {"attack": {f"m{n}": "nicole" for n in range(attacking)}},
            {"block": {f"t{blocker}": f"m{blocked}" for blocker, blocked in blocks.items()}},
        ],
    )


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_nobody_lies_on_anybody_and_all_are_on_the_table(data: st.DataObject) -> None:
    mine, theirs = data.draw(st.integers(1, 14)), data.draw(st.integers(0, 14))
    attacking = data.draw(st.integers(1, mine))
    who = st.dictionaries(st.integers(0, theirs - 1), st.integers(0, attacking - 1)) if theirs else None
    blocks = data.draw(who) if who is not None else {}
    width, height = data.draw(st.sampled_from(SIZES))
    layout = laid_out(fight(mine, theirs, blocks, attacking), "blockers_declared", width, height)
    assert overlapping(layout) == []
    assert len(layout.cards) == mine + theirs
    for place in layout.cards.values():
        half = CARD_HEIGHT * place.scale / 2
        assert place.x - CARD_WIDTH * place.scale / 2 >= 0
        assert place.x + CARD_WIDTH * place.scale / 2 <= width
        assert layout.plates[NICOLE].y + layout.plates[NICOLE].height <= place.y - half
        assert place.y + half <= layout.plates[AMY].y


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_nobody_lies_on_anybody_with_equipment_and_an_attacked_planeswalker(data: st.DataObject) -> None:
    mine, theirs = data.draw(st.integers(1, 10)), data.draw(st.integers(1, 10))
    attacking = data.draw(st.integers(1, mine))
    names = [*(f"m{n}" for n in range(mine)), *(f"t{n}" for n in range(theirs))]
    bearers = data.draw(st.lists(st.sampled_from(names), max_size=5))
    objects = [creature(one, "1/1", by=AMY if one[0] == "m" else NICOLE) for one in names]
    objects += [card("Bonesplitter", f"x{n}", attached_to=one) for n, one in enumerate(bearers)]
    targets = st.sampled_from(["nicole", "orrin"])
    who = st.dictionaries(st.integers(0, theirs - 1), st.integers(0, attacking - 1))
    script = [
        {"attack": {f"m{n}": data.draw(targets) for n in range(attacking)}},
        {"block": {f"t{blocker}": f"m{blocked}" for blocker, blocked in data.draw(who).items()}},
    ]
    combat = played(*objects, card("Orrin, Twice Tested", "orrin", NICOLE), script=script)
    layout = laid_out(combat, "blockers_declared", *data.draw(st.sampled_from(SIZES)))
    owner = {f"x{n}": one for n, one in enumerate(bearers)}
    assert [pair for pair in overlapping(layout) if len({owner.get(one, one) for one in pair}) == 2] == []


@pytest.mark.parametrize("bearer", range(8))
def test_attackers_behind_each_other_leave_room_for_what_they_bear(bearer: int) -> None:
    mine = [creature(f"m{n}", "1/1") for n in range(8)]
    worn = [card("Bonesplitter", f"x{n}", attached_to=f"m{bearer}") for n in range(3)]
    combat = played(*mine, *worn, script=[{"attack": {f"m{n}": "nicole" for n in range(8)}}])
    layout = laid_out(combat, "attackers_declared", 320, 591)
    assert len({place.y for one, place in layout.cards.items() if one[0] == "m"}) > 1
    assert [pair for pair in overlapping(layout) if pair[0][0] == pair[1][0] == "m"] == []
    others = [pair for pair in overlapping(layout) if {"m", "x"} == {one[0] for one in pair}]
    assert {one for pair in others for one in pair if one[0] == "m"} <= {f"m{bearer}"}
    assert all(
        place.y + CARD_HEIGHT * place.scale / 2 <= layout.plates[AMY].y for place in layout.cards.values()
    )


def test_each_blocker_stands_opposite_what_it_blocks() -> None:
    layout = laid_out(fight(3, 4, {0: 2, 1: 0, 2: 0}, 3), "blockers_declared")
    at = {name: layout.cards[ObjectId(name)] for name in ("m0", "m1", "m2", "t0", "t1", "t2", "t3")}
    assert at["t0"].x == pytest.approx(at["m2"].x)
    assert (at["t1"].x + at["t2"].x) / 2 == pytest.approx(at["m0"].x)
    assert {name for name in at if ObjectId(name) in layout.front} == {"m0", "m1", "m2", "t0", "t1", "t2"}
    assert at["t3"].y < at["t0"].y < layout.middle < at["m0"].y


def test_those_that_are_blocked_stand_together_before_the_others() -> None:
    at = laid_out(fight(3, 2, {0: 2, 1: 1}, 3), "blockers_declared").cards
    assert at[ObjectId("m1")].x < at[ObjectId("m2")].x < at[ObjectId("m0")].x


def test_a_side_with_nothing_on_it_keeps_some_height() -> None:
    assert laid_out(fight(6, 0, {}, 3), "attackers_declared").middle >= 0.36 * 640


def test_two_that_are_blocked_by_one_stand_beside_each_other() -> None:
    combat = played(
        creature("bear", "2/2"),
        creature("ox", "3/3"),
        creature("cub", "1/1"),
        card("Palace Guard", "guard", NICOLE),
        script=[
            {"attack": {"bear": "nicole", "ox": "nicole", "cub": "nicole"}},
            {"block": {"guard": ["bear", "cub"]}},
        ],
    )
    layout = laid_out(combat, "blockers_declared")
    bear, ox, cub, guard = (layout.cards[ObjectId(one)].x for one in ("bear", "ox", "cub", "guard"))
    assert guard == (bear + cub) / 2
    assert ox > max(bear, cub)


def test_who_is_gone_leaves_an_empty_place() -> None:
    """CR 509.1h: the attacker stays blocked, and nobody moves up."""
    combat = played(
        creature("bear", "2/2"),
        creature("ox", "3/3"),
        creature("cub", "1/1", by=NICOLE),
        creature("elk", "1/4", by=NICOLE),
        script=[{"attack": {"bear": "nicole", "ox": "nicole"}}, {"block": {"cub": "bear", "elk": "ox"}}],
    )
    before = laid_out(combat, "blockers_declared")
    after = laid_out(combat, "state_based_actions_performed")
    assert ObjectId("cub") not in after.cards
    for one in ("bear", "ox", "elk"):
        assert before.cards[ObjectId(one)].x == after.cards[ObjectId(one)].x


def test_a_token_that_has_left_keeps_its_place_last_in_line() -> None:
    """It was not there as play began; nobody steps back behind the empty place it leaves."""
    geist, *others = card("Geist of Saint Traft", "geist"), *(creature(f"m{n}", "2/2") for n in range(6))
    attack = {one["id"]: "nicole" for one in (geist, *others)}
    combat = played(geist, *others, script=[{"attack": attack}])
    before, after = (laid_out(combat, kind, 460, 400) for kind in ("blockers_declared", "permanents_left"))
    assert len({place.y for place in before.cards.values()}) > 1, "in more than one rank"
    assert {one: before.cards[one].y for one in after.cards} == {
        one: place.y for one, place in after.cards.items()
    }


def test_who_is_removed_from_combat_goes_back() -> None:
    """CR 506.4."""
    combat = played(
        creature("bear", "2/2"),
        creature("ox", "3/3"),
        script=[
            {"attack": {"bear": "nicole", "ox": "nicole"}},
            {"at": "declare_attackers", "edit": {"object": "bear", "controller": "nicole"}},
        ],
    )
    layout = laid_out(combat, "combat_damage_assigned")
    assert layout.cards[ObjectId("bear")].y < layout.middle


def test_what_is_attacked_lies_opposite_its_attackers() -> None:
    combat = played(
        creature("bear", "2/2"),
        creature("ox", "3/3"),
        creature("cub", "1/1"),
        card("Orrin, Twice Tested", "orrin", NICOLE),
        script=[{"attack": {"bear": "nicole", "ox": "orrin", "cub": "orrin"}}],
    )
    layout = laid_out(combat, "attackers_declared")
    ox, cub, orrin = (layout.cards[ObjectId(one)] for one in ("ox", "cub", "orrin"))
    assert orrin.x == (ox.x + cub.x) / 2
    assert orrin.y < layout.middle


def test_each_defending_player_has_their_attackers_before_them() -> None:
    combat = played(
        creature("bear", "2/2"),
        creature("ox", "3/3"),
        script=[{"attack": {"bear": "raj", "ox": "nicole"}}],
        players=[{"id": AMY}, {"id": NICOLE}, {"id": RAJ}],
    )
    layout = laid_out(combat, "attackers_declared")
    for one, player in (("bear", RAJ), ("ox", NICOLE)):
        side = layout.sides[player]
        assert side.x < layout.cards[ObjectId(one)].x < side.x + side.width


def test_a_side_that_needs_more_room_has_more() -> None:
    """Behind Nicole's blocker stands the rest of her creatures; Amy's side has one row."""
    lone, crowded = fight(1, 1, {0: 0}, 1), fight(2, 12, {0: 0}, 2)
    assert laid_out(lone, "blockers_declared").middle == 320
    assert laid_out(crowded, "blockers_declared").middle > 320


def test_creatures_stand_where_they_will_attack_while_that_is_declared() -> None:
    combat = fight(2, 1, {0: 1}, 2)
    declared = next(one.frame for one in combat.decisions if one.choice.kind == "declare_attackers")
    layout = arrange(combat.game_at(declared), combat.start, 900, 640, onslaught(combat, declared))
    after = laid_out(combat, "attackers_declared")
    assert {one: place.x for one, place in layout.cards.items()} == {
        one: place.x for one, place in after.cards.items()
    }


def test_on_a_low_table_the_room_around_the_lines_shrinks_before_the_cards() -> None:
    combat = fight(1, 1, {0: 0}, 1)
    high, low = (laid_out(combat, "blockers_declared", height=height) for height in (640, 400))
    assert room_before(low) < room_before(high) * 0.7
    assert low.largest > 0.5, "below 0.4 if there were as much room around the lines as on a high table"
    assert overlapping(low) == []


def test_before_large_cards_there_is_room_for_a_number_of_each_side() -> None:
    """On a low table, too: numbers of damage opposite each other do not meet."""
    combat = fight(1, 1, {0: 0}, 1)
    places = receiving_places(
        laid_out(combat, "blockers_declared", 452, 490),
        [(ObjectId("m0"), ObjectId("t0")), (ObjectId("t0"), ObjectId("m0"))],
    )
    upper, lower = sorted(places.values(), key=lambda place: place.y)
    assert lower.y - upper.y > 2 * 17 * upper.scale


def room_before(layout: Layout) -> float:
    """Return how far the front of Amy's side is from the middle line."""
    return inner_edge(layout.cards[ObjectId("m0")]) - layout.middle


def inner_edge(place: Place) -> float:
    """Return the height of the edge toward the middle line, at the near side."""
    return place.y - CARD_HEIGHT * place.scale / 2


def test_those_that_do_not_fight_stand_at_the_ends_if_cards_are_larger_so() -> None:
    layout = laid_out(fight(10, 10, {0: 0}, 1), "blockers_declared", 708, 591)
    rows = {round(place.y) for place in layout.cards.values()}
    assert layout.largest > 0.7, "0.5 with two rows on each side"
    assert len(rows) == 4
    for side in ("m", "t"):
        first, others = (
            layout.cards[ObjectId(f"{side}0")],
            [layout.cards[ObjectId(f"{side}{n}")] for n in range(1, 10)],
        )
        assert all(abs(other.y - layout.middle) > abs(first.y - layout.middle) - 20 for other in others)
        assert {other.x < first.x for other in others} == {True, False}


def test_nobody_stands_opposite_an_attacker_without_blocking_it() -> None:
    """Who is at an end of the front stands beside all that fight, also those of the other side."""
    layout = laid_out(fight(4, 6, {0: 0}, 4), "blockers_declared", 1600, 640)
    at = {name: place.x for name, place in layout.cards.items()}
    fighting = [at[ObjectId(f"m{n}")] for n in range(4)]
    apart = CARD_WIDTH * layout.largest
    beside = [at[ObjectId(f"t{n}")] for n in range(1, 6)]
    assert all(x < min(fighting) - apart or x > max(fighting) + apart for x in beside)


def test_who_stands_at_an_end_does_not_look_as_if_it_fought() -> None:
    """It is smaller, farther back, and not as near to the last of the front as those are to each other."""
    layout = laid_out(fight(8, 8, {n: n for n in range(7)}, 7), "blockers_declared")
    fighting = [layout.cards[ObjectId(f"m{n}")] for n in range(7)]
    beside = layout.cards[ObjectId("m7")]
    assert beside.scale < fighting[0].scale
    assert inner_edge(beside) > inner_edge(fighting[0]) + 10
    space = min(abs(beside.x - one.x) - CARD_WIDTH * (beside.scale + one.scale) / 2 for one in fighting)
    assert space > fighting[1].x - fighting[0].x - CARD_WIDTH * fighting[0].scale + 10


def test_those_that_do_not_fight_stand_behind_a_wide_front() -> None:
    layout = laid_out(fight(16, 16, {n: n for n in range(15)}, 15), "blockers_declared", 900, 640)
    first, last = layout.cards[ObjectId("m0")], layout.cards[ObjectId("m15")]
    assert last.y > first.y + CARD_HEIGHT * first.scale
    assert last.scale == first.scale


def attacked_walker(blocks: dict[str, str]) -> Layout:
    """Return a combat in which two attack a planeswalker, and these are blocked."""
    walker = card("Orrin, Twice Tested", "orrin", NICOLE)
    others = [creature(f"t{n}", "1/1", by=NICOLE) for n in range(4)]
    script = [{"attack": {"bear": "orrin", "ox": "orrin"}}, {"block": blocks}]
    combat = played(creature("bear", "2/2"), creature("ox", "3/3"), walker, *others, script=script)
    return laid_out(combat, "blockers_declared")


def test_what_is_attacked_faces_an_attacker_that_nobody_blocks() -> None:
    """In the empty place, set back from the blocker beside it; so it takes no row of its own."""
    layout = attacked_walker({"t0": "ox"})
    orrin, bear, blocker = (layout.cards[ObjectId(one)] for one in ("orrin", "bear", "t0"))
    assert orrin.x == pytest.approx(bear.x)
    back = (blocker.y + CARD_HEIGHT * blocker.scale / 2) - (orrin.y + CARD_HEIGHT * orrin.scale / 2)
    assert 20 < back < 40
    assert orrin.scale < blocker.scale
    assert "orrin" in layout.front
    assert overlapping(layout) == []


def test_what_is_attacked_faces_nobody_if_all_its_attackers_are_blocked() -> None:
    layout = attacked_walker({"t0": "ox", "t1": "bear"})
    fighting = [layout.cards[ObjectId(one)].x for one in ("bear", "ox")]
    assert all(abs(layout.cards[ObjectId("orrin")].x - x) > CARD_WIDTH for x in fighting)
    assert overlapping(layout) == []


def test_cards_keep_most_of_their_size_when_combat_begins() -> None:
    """On the tables of a window of 1280 by 800 and of one of 1920 by 1080, with room around the cards."""
    players = [{"id": AMY}, {"id": NICOLE}, {"id": RAJ}]
    walker = card("Orrin, Twice Tested", "orrin", NICOLE)
    mine, theirs = [creature(f"m{n}", "2/2") for n in range(4)], creature("t0", "2/2", by=NICOLE)
    boards = (
        fight(4, 3, {0: 0}, 2),
        fight(10, 10, {n: n for n in range(10)}, 10),
        played(
            *mine[:3],
            theirs,
            creature("t1", "2/2", by=NICOLE),
            creature("r0", "2/2", by=RAJ),
            script=[{"attack": {"m0": "nicole", "m1": "raj", "m2": "raj"}}, {"block": {"t0": "m0"}}],
            players=players,
        ),
        played(
            *mine[:3],
            theirs,
            walker,
            script=[{"attack": {"m0": "nicole", "m1": "orrin"}}, {"block": {"t0": "m0"}}],
        ),
    )
    for combat in boards:
        for size in ((708, 591), (1348, 871)):
            rest = arrange(combat.start, combat.start, *size).largest
            scales = [one.scale for one in laid_out(combat, "blockers_declared", *size).cards.values()]
            assert max(scales) > 0.75 * rest
            assert min(scales) > 0.85 * max(scales)


def test_with_an_odd_number_beside_it_the_front_makes_room_at_one_end() -> None:
    layout = laid_out(fight(4, 3, {0: 0, 1: 1, 2: 2}, 3), "blockers_declared", 500, 420)
    edges = [
        place.x + side * CARD_WIDTH * place.scale / 2 for place in layout.cards.values() for side in (-1, 1)
    ]
    assert abs((min(edges) + max(edges)) / 2 - 250) < 20
    assert layout.cards[ObjectId("m1")].x > 250 + 20, "Amy's fourth creature stands at the left"


def test_fronts_of_two_players_leave_their_room_at_the_outer_edges() -> None:
    players = [{"id": AMY}, {"id": NICOLE}, {"id": RAJ}]
    theirs = [creature(f"{player[0]}{n}", "2/2", by=player) for player in (NICOLE, RAJ) for n in range(2)]
    combat = played(
        *(creature(f"m{n}", "2/2") for n in range(2)),
        *theirs,
        script=[{"attack": {"m0": "nicole", "m1": "raj"}}, {"block": {"n0": "m0"}}, {"block": {"r0": "m1"}}],
        players=players,
    )
    at = {name: place.x for name, place in laid_out(combat, "blockers_declared", 708, 591).cards.items()}
    nicoles, rajs = (at[ObjectId("n1")], at[ObjectId("n0")]), (at[ObjectId("r0")], at[ObjectId("r1")])
    assert nicoles[0] < nicoles[1] < rajs[0] < rajs[1]


PAIRS = {n: n for n in range(12)}


def test_in_a_crowd_pairs_face_each_other_between_others() -> None:
    """So the front is half as wide, and cards are larger; where one line has room, they stand in one."""
    crowd = fight(20, 20, {n: n for n in range(16)}, 16)
    narrow, wide = (laid_out(crowd, "blockers_declared", *size) for size in ((452, 490), (1348, 871)))
    assert min(place.scale for place in narrow.cards.values()) > 0.27, "0.22 in one line"
    assert (len(narrow.behind), len(wide.behind)) == (16, 0)
    assert overlapping(narrow) == []


def test_the_line_of_a_pair_behind_others_meets_no_card() -> None:
    """Not even where three blockers stand opposite one attacker, which is wider than a pair."""
    layout = laid_out(fight(14, 16, {**PAIRS, 12: 0, 13: 0}, 14), "blockers_declared", 452, 490)
    assert layout.behind
    for blocker in (one for one in layout.behind if one.startswith("t")):
        mine, theirs = layout.cards[ObjectId(f"m{PAIRS[int(blocker[1:])]}")], layout.cards[blocker]
        assert mine.x == pytest.approx(theirs.x)
        between = [place for place in layout.cards.values() if theirs.y < place.y < mine.y]
        assert between
        assert min(abs(place.x - mine.x) - CARD_WIDTH * place.scale / 2 for place in between) > 2


def test_a_few_pairs_stand_in_one_line() -> None:
    assert (
        laid_out(fight(4, 4, {n: n for n in range(4)}, 4), "blockers_declared", 320, 591).behind
        == frozenset()
    )


@pytest.mark.parametrize("blocked", [0, 15, 30])
def test_a_crowd_stays_on_a_small_table(blocked: int) -> None:
    """However small its cards have to be: unblocked attackers stand in several ranks."""
    layout = laid_out(fight(30, 30, {n: n for n in range(blocked)}, 30), "blockers_declared", 440, 490)
    halves = {card: CARD_WIDTH * place.scale / 2 for card, place in layout.cards.items()}
    assert [card for card, place in layout.cards.items() if place.x - halves[card] < 0] == []
    assert [card for card, place in layout.cards.items() if place.x + halves[card] > 440] == []
    assert overlapping(layout) == []


def test_where_two_others_fight_each_stands_on_their_own_side() -> None:
    """CR 802.1: Nicole attacks Raj, and Amy looks on."""
    objects = [creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE), creature("elf", "1/1", by=NICOLE)]
    combat = played(
        *objects,
        creature("elk", "1/4", by=RAJ),
        players=[{"id": one} for one in (AMY, NICOLE, RAJ)],
        active=NICOLE,
        script=[{"attack": {"ox": RAJ, "elf": RAJ}}, {"block": {"elk": "ox"}}],
    )
    layout = laid_out(combat, "blockers_declared")
    assert not overlapping(layout)
    sides = {one: layout.side_at(place.x, place.y) for one, place in layout.cards.items()}
    assert sides == {"bear": AMY, "ox": NICOLE, "elf": NICOLE, "elk": RAJ}
    assert {"ox", "elf", "elk"} <= layout.front
    assert "bear" not in layout.front
