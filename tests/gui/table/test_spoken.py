"""What a screen reader says of cards, players, numbers, piles and the stack."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from core.rules.combat.attack_choice import DeclareAttackers
from core.rules.combat.block_choice import DeclareBlockers
from gui.table.payload import Payload
from gui.table.picture.table_picture import Album
from gui.table.spoken import card_text, combat_words
from gui.window.main_window import MainWindow
from tests.gui.accessible.test_tree import NAME, ROLE, named, told
from tests.gui.hands import Hands
from tests.gui.table.actions.test_shields import SHIELD
from tests.support import AMY, NICOLE, card, creature, played


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


def test_a_number_says_which_place_or_how_much_is_prevented(hands: Hands, window: MainWindow) -> None:
    """CR 509.2 of July 2024: a place in an order; CR 615.7: what a shield is used for."""
    theirs = creature("elf", "1/1", by=NICOLE), creature("cub", "2/2", by=NICOLE)
    blocks: list[dict[str, Any]] = [{"attack": {"wurm": NICOLE}}, {"block": {"elf": "wurm", "cub": "wurm"}}]
    hands.lay(creature("wurm", "5/5"), *theirs, script=blocks, era="ordered")
    hands.press(Qt.Key.Key_End)
    places = [one.text(NAME) for one in told(window.table) if "order" in one.text(NAME)]
    assert places == ["Elf is 1st in Wurm's damage order", "Cub is 2nd in Wurm's damage order"]
    attack: list[dict[str, Any]] = [{"attack": {"ox": NICOLE, "elk": NICOLE}}]
    hands.lay(creature("ox", "3/3"), creature("elk", "3/3"), script=attack, effects=[SHIELD])
    hands.press(Qt.Key.Key_End)
    assert numbers(window) == ["Ox: 1 damage to Nicole prevented", "Elk: 3 damage to Nicole prevented"]


def test_a_wrong_division_is_said_to_be_illegal(hands: Hands, window: MainWindow) -> None:
    """CR 702.19b."""
    script: list[dict[str, Any]] = [{"attack": {"wurm": NICOLE}}, {"block": {"wall": "wurm"}}]
    hands.lay(creature("wurm", "5/5 trample"), creature("wall", "0/4", by=NICOLE), script=script)
    hands.press(Qt.Key.Key_End)
    assert numbers(window) == ["Wurm: 4 damage to Wall", "Wurm: 1 damage to Nicole"]
    hands.click_chip("wurm", NICOLE)
    assert numbers(window) == ["Wurm: 3 damage to Wall, illegal", "Wurm: 2 damage to Nicole, illegal"]


def test_a_planeswalker_says_who_attacks_it_and_an_attacker_what_it_will_attack(
    hands: Hands, window: MainWindow
) -> None:
    walker = card("Orrin, Twice Tested", "walker", NICOLE)
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"), walker)
    hands.drag("bear", "walker")
    assert "will attack Orrin, Twice Tested" in named(window.table, "Bear").text(NAME)
    assert "attack" not in named(window.table, "Ox").text(NAME)
    hands.drag("ox", "walker")
    hands.press(Qt.Key.Key_Space)
    after(window, "attackers_declared")
    assert "attacked by Bear and Ox" in named(window.table, "Orrin").text(NAME)
    assert "attacking Orrin, Twice Tested" in named(window.table, "Bear").text(NAME)


def test_who_will_block_and_be_blocked_is_said_of_both(hands: Hands, window: MainWindow) -> None:
    attack = [{"attack": {"ox": NICOLE, "bear": NICOLE}}]
    theirs = creature("wall", "0/4", by=NICOLE), creature("elk", "1/4", by=NICOLE)
    hands.lay(creature("ox", "3/3"), creature("bear", "2/2"), *theirs, script=attack)
    hands.press(Qt.Key.Key_End)
    hands.drag("wall", "ox")
    hands.drag("elk", "ox")
    assert "will block Ox" in named(window.table, "Wall").text(NAME)
    assert "will be blocked by Wall and Elk" in named(window.table, "Ox,").text(NAME)
    assert "block" not in named(window.table, "Bear").text(NAME)


def test_a_band_is_said_to_attack_as_one(hands: Hands, window: MainWindow) -> None:
    """CR 702.22c."""
    attack = {"attack": {"hero": NICOLE, "bear": NICOLE}, "bands": [["hero", "bear"]]}
    hands.lay(creature("hero", "1/1 banding"), creature("bear", "2/2"), script=[attack])
    after(window, "attackers_declared")
    assert "Hero and Bear attack as a band" in names(window)


def test_what_is_on_a_pile_can_be_heard(hands: Hands, window: MainWindow) -> None:
    players = [{"id": AMY, "name": "Amy", "graveyard": ["Shock"], "library": ["Hill Giant", "Forest"]}]
    hands.lay(players=[*players, {"id": NICOLE, "name": "Nicole"}])
    assert "Amy's graveyard: Shock" in names(window)
    assert "Amy's library, from the top: Hill Giant, Forest" in names(window)


def test_how_a_player_stands_is_said_as_far_as_there_is_something_to_say(
    hands: Hands, window: MainWindow
) -> None:
    amy = {"id": AMY, "name": "Amy", "life": 7, "poison": 3, "hand": ["Shock", "Forest"]}
    hands.lay(creature("ox", "3/3"), players=[amy, {"id": NICOLE, "name": "Nicole"}])
    assert named(window.table, "Amy, 7 life").text(NAME) == (
        "Amy, 7 life, 3 poison counters, active player, 2 in hand, to decide"
    )
    assert named(window.table, "Nicole").text(NAME) == "Nicole, 20 life"


def test_spells_say_where_they_are_on_the_stack(hands: Hands, window: MainWindow) -> None:
    casts = [{"cast": name, "by": AMY, "targets": ["ox"]} for name in ("Shock", "Lightning Bolt")]
    players = [{"id": AMY, "name": "Amy", "hand": ["Shock", "Lightning Bolt"]}, {"id": NICOLE}]
    ox = creature("ox", "3/3", by=NICOLE)
    hands.lay(ox, start="precombat_main", players=players, script=casts)
    frames = range(len(window.session.frames) + 1)
    window.player.go_to(next(n for n in frames if len(window.session.playthrough.game_at(n).stack) == 2))
    bolt, shock = (
        "Lightning Bolt, Amy, on top of the stack, targets Ox",
        "Shock, Amy, on the stack, targets Ox",
    )
    assert named(window.table, "Lightning Bolt").text(NAME) == bolt
    assert named(window.table, "Shock").text(NAME) == shock
    window.player.go_to(0)
    hands.drop(Payload("spell", "Electrolyze"), "ox")
    assert named(window.table, "Electrolyze,").text(NAME) == "Electrolyze, Amy, being announced, targets Ox"


def after(window: MainWindow, kind: str) -> None:
    """Go to the place after the first event of a kind."""
    frames = window.session.frames
    window.player.go_to(next(n for n, frame in enumerate(frames, 1) if frame.event.kind == kind))


def names(window: MainWindow) -> list[str]:
    """Return what everything on the table is called."""
    return [one.text(NAME) for one in told(window.table)]


def numbers(window: MainWindow) -> list[str]:
    """Return what the numbers on the table say."""
    return [one.text(NAME) for one in told(window.table) if one.role() is ROLE.SpinBox]
