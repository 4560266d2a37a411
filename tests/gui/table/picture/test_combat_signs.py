"""What stands between the lines, and what numbers come to."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from core.play.playthrough import Asking
from core.terms.ids import ObjectId
from gui.layout.geometry import CARD_HEIGHT
from gui.table.items.arrow_item import ArrowItem
from gui.table.items.card_item import CardItem
from gui.table.items.facing_item import FacingItem
from gui.table.items.tally_item import TallyItem
from gui.table.picture.facing import Facing, FacingSign
from gui.table.picture.stack_lane import WaitingThing
from gui.table.picture.table_picture import Album, TablePicture
from gui.table.table_scene import TableScene
from gui.theme import LIGHT
from tests.support import AMY, NICOLE, RAJ, card, creature, played


def rests(
    *objects: object, after: str, script: list[object], size: tuple[float, float] = (900, 640), **more: object
) -> TablePicture:
    """Return the table as it rests after the first event of a kind."""
    combat = played(*objects, script=script, **more)  # type: ignore[arg-type]
    at = next(n for n, frame in enumerate(combat.frames, 1) if frame.event.kind == after)
    return Album(combat, *size).rests(at)


def signs(picture: TablePicture) -> dict[str, Facing]:
    """Return the sign before each attacker."""
    return {sign.attacker: sign.facing for sign in picture.facing}


TWO = (creature("bear", "2/2"), creature("ox", "3/3"), creature("cub", "1/1", by=NICOLE))
SCRIPT: list[object] = [{"attack": {"bear": "nicole", "ox": "nicole"}}, {"block": {"cub": "bear"}}]


def test_blocked_and_unblocked_differ_and_stay_so_when_the_blocker_is_gone() -> None:
    """CR 509.1h."""
    attacked = rests(*TWO, after="attackers_declared", script=SCRIPT)
    assert signs(attacked) == {"bear": Facing.ATTACKING, "ox": Facing.ATTACKING}
    blocked = {"bear": Facing.BLOCKED, "ox": Facing.UNBLOCKED}
    assert signs(rests(*TWO, after="blockers_declared", script=SCRIPT)) == blocked
    gone = rests(*TWO, after="state_based_actions_performed", script=SCRIPT)
    assert "cub" not in gone.faces
    assert signs(gone) == blocked


def test_in_a_crowd_each_blocked_attacker_has_its_sign_and_none_lies_on_another() -> None:
    """Also those that stand behind others; a line to them lies below the cards it passes between."""
    pairs = [
        one for n in range(12) for one in (creature(f"m{n}", "2/2"), creature(f"t{n}", "2/2", by=NICOLE))
    ]
    script: list[object] = [
        {"attack": {f"m{n}": "nicole" for n in range(12)}},
        {"block": {f"t{n}": f"m{n}" for n in range(12)}},
    ]
    picture = rests(*pairs, after="blockers_declared", script=script, size=(452, 490))
    assert {one[0] for one in picture.layout.behind} == {"m", "t"}
    assert signs(picture) == {f"m{n}": Facing.BLOCKED for n in range(12)}
    at = sorted((sign.x, sign.room) for sign in picture.facing)
    assert all(x + room <= next_x + 0.01 for (x, room), (next_x, _) in pairwise(at))
    scene = TableScene(LIGHT)
    scene.show_picture(picture)
    cards = [item.zValue() for item in scene.items() if isinstance(item, CardItem)]
    lines = {item.arrow.source: item.zValue() for item in scene.items() if isinstance(item, ArrowItem)}
    assert {source for source, z in lines.items() if z < min(cards)} == {
        one for one in picture.layout.behind if one.startswith("t")
    }


def test_a_sign_names_what_is_attacked_where_that_is_not_plain() -> None:
    bear = creature("bear", "2/2")
    attack: list[object] = [{"attack": {"bear": "nicole"}}]
    [plain] = rests(bear, after="attackers_declared", script=attack).facing
    orrin = card("Orrin, Twice Tested", "orrin", NICOLE)
    [walker] = rests(bear, orrin, after="attackers_declared", script=[{"attack": {"bear": "orrin"}}]).facing
    assert (plain.at, walker.at) == ("", "Orrin, Twice Tested")


def test_all_signs_name_what_is_attacked_or_none_does() -> None:
    """Also that of the player, where others attack a planeswalker."""
    orrin = card("Orrin, Twice Tested", "orrin", NICOLE)
    script: list[object] = [{"attack": {"bear": "orrin", "ox": "nicole"}}]
    both = rests(*TWO, orrin, after="attackers_declared", script=script).facing
    assert {sign.attacker: sign.at for sign in both} == {"bear": "Orrin, Twice Tested", "ox": "Nicole"}
    same = rests(*TWO, orrin, after="attackers_declared", script=SCRIPT).facing
    assert [sign.at for sign in same] == ["", ""]


def test_an_attacked_planeswalker_is_marked_as_long_as_combat_lasts() -> None:
    """Also once its attacker is blocked and no sign names it any more."""
    walkers = [card("Jace, the Mind Sculptor", "jace", NICOLE), card("Gideon Jura", "gideon", NICOLE)]
    script: list[object] = [{"attack": {"bear": "jace"}}, {"block": {"cub": "bear"}}]
    fought = rests(*TWO, *walkers, after="blockers_declared", script=script)
    assert [one for one, face in fought.faces.items() if face.is_attacked] == ["jace"]
    over = rests(*TWO, *walkers, after="combat_ended", script=script)
    assert not any(face.is_attacked for face in over.faces.values())


@pytest.mark.parametrize("facing", Facing)
def test_a_blocked_attacker_has_a_bar_and_no_arrowhead(facing: Facing) -> None:
    """One sign for each pair: the arrowhead means that nobody blocks, or that this is not known yet."""
    sign = FacingSign(ObjectId("bear"), facing, 0, 0, is_up=True, room=60)
    picture = QImage(40, 40, QImage.Format.Format_ARGB32)
    picture.fill(QColor(LIGHT.table))
    painter = QPainter(picture)
    painter.translate(20, 20)
    FacingItem(sign, LIGHT).paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    found = {picture.pixelColor(x, y).name() for x in range(40) for y in range(40)}
    has_arrowhead = facing not in {Facing.BLOCKED, Facing.AT_NOTHING}
    assert (LIGHT.block in found, LIGHT.attack in found) == (facing is Facing.BLOCKED, has_arrowhead)


def test_an_attacker_whose_planeswalker_left_with_its_player_points_nowhere() -> None:
    """CR 506.4c, 800.4a: it goes on attacking, but attacks nothing."""
    players = [{"id": AMY}, {"id": NICOLE}, {"id": RAJ}]
    leave = {"edit": {"player": RAJ, "life": 0}, "at": "declare_attackers"}
    walker = card("Gideon Jura", "gideon", RAJ)
    script: list[object] = [{"attack": {"bear": "gideon", "ox": NICOLE}}, leave]
    attacked = rests(*TWO, walker, after="attackers_declared", script=script, players=players)
    assert signs(attacked) == {"bear": Facing.ATTACKING, "ox": Facing.ATTACKING}
    left = rests(*TWO, walker, after="player_left", script=script, players=players)
    assert {sign.attacker: (sign.facing, sign.at) for sign in left.facing} == {
        "bear": (Facing.AT_NOTHING, "attacks nothing"),
        "ox": (Facing.ATTACKING, "nicole"),
    }


def test_the_name_of_what_is_attacked_takes_the_room_beside_it() -> None:
    """It is cut where the next name begins, not where the card ends."""
    walkers = [card("Jace, the Mind Sculptor", "jace", NICOLE), card("Gideon Jura", "gideon", NICOLE)]
    alone: list[object] = [{"attack": {"bear": "jace"}}]
    both: list[object] = [{"attack": {"bear": "jace", "ox": "gideon"}}]
    [free] = rests(*TWO, *walkers, after="attackers_declared", script=alone).facing
    one, other = rests(*TWO, *walkers, after="attackers_declared", script=both).facing
    assert free.room == 220
    assert one.room == other.room == abs(one.x - other.x)


def test_the_words_of_an_effect_are_whole_where_they_cover_no_card() -> None:
    """On a small card, too; where they would lie on a neighbor they say what will happen, not when."""
    assert [effect_beside(guards).text for guards in (0, 22)] == ["End of combat step: exile it", "exile it"]
    assert effect_beside(22).box.width < 84


def effect_beside(guards: int) -> WaitingThing:
    """Return the effect below an attacking token that is to be exiled, beside so many other attackers."""
    others = [creature(f"guard{n}", "1/1") for n in range(guards)]
    attack: list[object] = [{"attack": {"geist": "nicole", **{one["id"]: "nicole" for one in others}}}]
    geist = card("Geist of Saint Traft", "geist")
    picture = rests(geist, *others, after="blockers_declared", script=attack, size=(452, 490))
    [effect] = [one for one in picture.waiting if one.is_effect]
    return effect


def test_points_are_counted_toward_what_is_lethal() -> None:
    """CR 120.6: damage already marked counts; CR 702.2b: any damage with deathtouch is enough."""
    wounded = creature("wall", "0/6", by=NICOLE, damage=2)
    objects = (
        creature("bear", "3/3"),
        creature("snake", "1/1 deathtouch"),
        wounded,
        creature("elk", "1/4", by=NICOLE),
    )
    script: list[object] = [
        {"attack": {"bear": "nicole", "snake": "nicole"}},
        {"block": {"wall": "bear", "elk": "snake"}},
    ]
    found = rests(*objects, after="combat_damage_assigned", script=script).tallies
    assert {(one.subject, one.text, one.is_lethal) for one in found} == {
        ("wall", "5 of 6", False),
        ("elk", "1 of 4", True),
    }


def test_no_death_is_announced_where_the_damage_will_be_prevented() -> None:
    """CR 702.16e: what is assigned to a creature with protection is prevented before it is dealt."""
    objects = (
        creature("ox", "2/2", colors=["red"]),
        creature("elk", "2/2"),
        creature("knight", "2/2 protection from red", by=NICOLE),
        creature("cub", "2/2", by=NICOLE),
    )
    script: list[object] = [
        {"attack": {"ox": "nicole", "elk": "nicole"}},
        {"block": {"knight": "ox", "cub": "elk"}},
    ]

    def told(after: str) -> dict[str, tuple[str, str]]:
        """Return what is drawn at each creature of Nicole's, and its tool tip."""
        found = rests(*objects, after=after, script=script).tallies
        at_them = [one for one in found if one.subject in {"knight", "cub"}]
        items = {one.subject: TallyItem(one, LIGHT) for one in at_them}
        return {subject: (item.words, item.toolTip()) for subject, item in items.items()}

    perhaps = "Enough for lethal damage, unless some of it is prevented or replaced."
    assert told("combat_damage_assigned") == {"knight": ("2 of 2", perhaps), "cub": ("2 of 2", perhaps)}
    assert told("damage_event_began")["knight"] == ("2 of 2", perhaps)
    lethal = ("2 of 2 \N{MULTIPLICATION SIGN}", "\N{MULTIPLICATION SIGN}: lethal damage, dealt next.")
    assert told("damage_prevented") == {"cub": lethal}


def test_damage_to_a_player_says_whose_it_is_or_what_it_comes_to() -> None:
    one = rests(*TWO, after="combat_damage_assigned", script=SCRIPT).tallies
    both = rests(*TWO, after="combat_damage_assigned", script=[SCRIPT[0]]).tallies
    assert [tally.text for tally in one if tally.subject == NICOLE] == ["from Ox"]
    assert [tally.text for tally in both if tally.subject == NICOLE] == ["5 in all"]


def test_a_source_says_what_it_has_left() -> None:
    """CR 510.1a."""
    objects = (
        creature("dread", "6/6 trample"),
        creature("cub", "1/1", by=NICOLE),
        creature("elk", "1/4", by=NICOLE),
    )
    combat = played(
        *objects,
        script=[
            {"attack": {"dread": "nicole"}},
            {"block": {"cub": "dread", "elk": "dread"}},
            {"assign": {"dread": {"cub": 1, "elk": 2}}},
        ],
        asking=Asking.DECISIONS,
    )
    decision = combat.refused
    assert decision is not None
    picture = Album(combat, 900, 640).rests(decision.frame, decision)
    assert [tally.text for tally in picture.tallies if tally.is_left] == ["3 left"]


def test_where_a_blocker_stands_the_name_makes_room_for_its_line() -> None:
    orrin = card("Orrin, Twice Tested", "orrin", NICOLE)
    script: list[object] = [{"attack": {"bear": "orrin", "ox": "orrin"}}, {"block": {"cub": "bear"}}]
    found = rests(*TWO, orrin, after="blockers_declared", script=script).facing
    assert {sign.attacker: sign.at for sign in found} == {"bear": "", "ox": "Orrin, Twice Tested"}


def test_three_players_see_who_is_attacked() -> None:
    players = [{"id": AMY}, {"id": NICOLE}, {"id": RAJ}]
    script: list[object] = [{"attack": {"bear": "raj", "ox": "nicole"}}]
    picture = rests(*TWO, after="attackers_declared", script=script, players=players)
    assert {sign.attacker: sign.at for sign in picture.facing} == {"bear": "raj", "ox": "nicole"}


def test_what_numbers_come_to_covers_neither_name_nor_power_on_a_small_card() -> None:
    mine = [creature(f"m{n}", "1/1") for n in range(10)]
    theirs = [creature(f"t{n}", "1/1", by=NICOLE) for n in range(10)]
    script = [
        {"attack": {f"m{n}": "nicole" for n in range(10)}},
        {"block": {f"t{n}": f"m{n}" for n in range(10)}},
    ]
    combat = played(*mine, *theirs, script=script)
    at = next(n for n, frame in enumerate(combat.frames, 1) if frame.event.kind == "damage_event_began")
    picture = Album(combat, 600, 591).rests(at)
    place = picture.layout.cards[ObjectId("m0")]
    [tally] = [one for one in picture.tallies if one.subject == "m0"]
    top, bottom = (place.y + sign * CARD_HEIGHT * place.scale / 2 for sign in (-1, 1))
    assert place.scale < 0.5
    assert top + 25 <= tally.y - 10
    assert tally.y + 10 <= bottom - 17


@pytest.mark.parametrize("count", [8, 24])
def test_the_sum_at_a_player_stands_behind_all_numbers_and_on_the_table(count: int) -> None:
    """Zeros that can be raised count, too."""
    mine = [creature(f"m{n}", "4/4 trample") for n in range(count)]
    theirs = [creature(f"t{n}", "1/1", by=NICOLE) for n in range(3)]
    script: list[dict[str, object]] = [
        {"attack": {f"m{n}": "nicole" for n in range(count)}},
        {"block": {f"t{n}": f"m{n}" for n in range(3)}},
        {"assign": {f"m{n}": {f"t{n}": 4} for n in range(3)}},
    ]
    combat = played(*mine, *theirs, script=script)
    divided = next(one for one in combat.decisions if one.choice.kind == "assign_combat_damage")
    picture = Album(combat, 708, 591).rests(divided.frame, divided)
    at_nicole = [chip.x for chip in picture.chips if chip.recipient == NICOLE]
    [tally] = [one for one in picture.tallies if one.subject == NICOLE]
    assert tally.text == f"{(count - 3) * 4} in all"
    assert max(at_nicole) + 15 < tally.x < 708 - 70


def test_the_source_at_a_player_is_cut_at_the_edge_of_the_table() -> None:
    """A window of 1024 by 700 leaves 452 pixels."""
    knight = "stalwart-knight-of-the-vale-and-all-that-lies-beyond"
    combat = played(creature(knight, "4/4"), script=[{"attack": {knight: "nicole"}}])
    at = next(n for n, frame in enumerate(combat.frames, 1) if frame.event.kind == "damage_event_began")
    [tally] = Album(combat, 452, 491).rests(at).tallies
    item = TallyItem(tally, LIGHT)
    assert item.sceneBoundingRect().right() <= 452
    [tally] = Album(combat, 1452, 491).rests(at).tallies
    assert TallyItem(tally, LIGHT).boundingRect().width() > 300, "whole where there is room"


def test_a_lunge_takes_attachments_along_and_leaves_arrows_and_signs() -> None:
    bow = card("Viridian Longbow", "bow", attached_to="bear")
    script = [{"attack": {"bear": "nicole", "ox": "nicole"}}, {"block": {"cub": "bear"}}]
    combat = played(*TWO, bow, script=script)
    at = next(n for n, frame in enumerate(combat.frames) if frame.event.kind == "damage_dealt")
    album = Album(combat, 708, 591)
    before, halfway = album.rests(at), album.moves(at, 250)
    bear, bow_moved = (
        (halfway.poses[one].x - before.poses[one].x, halfway.poses[one].y - before.poses[one].y)
        for one in (ObjectId("bear"), ObjectId("bow"))
    )
    assert abs(bear[1]) > 5
    assert bow_moved == pytest.approx(bear)
    assert halfway.arrows == before.arrows
    assert halfway.facing == before.facing
