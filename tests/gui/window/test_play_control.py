"""The buttons below the table do what they say."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from core.data.writing import written
from gui.choices.chosen_here import chosen_here
from gui.settings import Speed
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
BEAR, WURM = creature("bear", "2/2"), creature("wurm", "6/4 trample")
OX, ELK = creature("ox", "3/3", by=NICOLE), creature("elk", "2/2", by=NICOLE)
ATTACK = {"attack": {"wurm": NICOLE}}


def script(window: MainWindow) -> list[dict[str, object]]:
    """Return the script as a file says it."""
    return [written(entry) for entry in window.session.scenario.script]


def test_attack_with_all_declares_every_creature_that_can(hands: Hands, window: MainWindow) -> None:
    hands.lay(BEAR, WURM, creature("wall", "0/4 defender"), OX)
    hands.widget(QPushButton, "Attack with all").click()
    assert script(window) == [{"attack": {"bear": NICOLE, "wurm": NICOLE}}]


def test_lethal_damage_first_takes_back_what_was_moved(hands: Hands) -> None:
    hands.lay(WURM, OX, ELK, script=[ATTACK, {"block": {"ox": "wurm", "elk": "wurm"}}])
    hands.press(Qt.Key.Key_Space)
    usual = {(one.recipient, one.amount) for one in hands.chips}
    hands.click_chip("wurm", "ox")
    assert {(one.recipient, one.amount) for one in hands.chips} != usual
    hands.widget(QPushButton, "Lethal damage first").click()
    assert (
        {(one.recipient, one.amount) for one in hands.chips}
        == usual
        == {
            ("ox", 3),
            ("elk", 2),
            (NICOLE, 1),
        }
    )


def test_undo_takes_an_illegal_answer_back_and_asks_again(hands: Hands, window: MainWindow) -> None:
    flyer = creature("drake", "2/2 flying")
    hands.show(
        table(flyer, OX, script=[{"attack": {"drake": NICOLE}}, {"block": {"ox": "drake"}}]), watching=True
    )
    window.session.move_to(len(window.session.frames))
    assert window.choice_bar.question.is_wrong
    hands.widget(QPushButton, "Undo").click()
    assert script(window) == [{"attack": {"drake": NICOLE}}]
    assert not window.choice_bar.question.is_wrong


def test_replay_plays_from_the_starting_board(hands: Hands, window: MainWindow) -> None:
    hands.show(table(WURM, OX, script=[ATTACK, {"block": {}}]), watching=True)
    window.session.move_to(len(window.session.frames))
    window.transport.set_speed(Speed.NORMAL)
    hands.widget(QPushButton, "Replay").click()
    assert window.player.is_playing
    assert window.session.cursor <= 1
    window.player.stop()


def test_pass_until_something_happens_passes_for_everybody(hands: Hands, window: MainWindow) -> None:
    hands.lay(BEAR, OX, script=[{"attack": {"bear": NICOLE}}])
    hands.drop(Payload("spell", "Lightning Bolt"), "ox")
    assert window.choice_bar.question.title == "Amy has priority"
    hands.widget(QPushButton, "Pass until something happens").click()
    assert "ox" not in window.session.game.battlefield, "the Bolt has resolved"


def test_after_the_game_no_next_combat_is_played(hands: Hands, window: MainWindow) -> None:
    players = [{"id": "amy", "name": "Amy"}, {"id": NICOLE, "name": "Nicole", "life": 6}]
    hands.show(table(WURM, OX, players=players, script=[ATTACK, {"block": {}}]), watching=True)
    window.session.move_to(len(window.session.frames))
    hands.press(Qt.Key.Key_N, SHIFT)
    assert window.message == "The game is over."


def test_after_the_last_turn_that_is_played_no_next_combat_is(hands: Hands, window: MainWindow) -> None:
    hands.show(table(creature("wall", "0/4 defender"), until="turn 20 end_of_combat"), watching=True)
    window.session.move_to(len(window.session.frames))
    before = window.session.scenario
    hands.press(Qt.Key.Key_N, SHIFT)
    assert window.session.scenario == before
    assert window.message == "No more than 20 turns are played."


ILLEGAL = table(
    creature("drake", "2/2 flying"), OX, script=[{"attack": {"drake": NICOLE}}, {"block": {"ox": "drake"}}]
)


def test_where_an_answer_is_illegal_nothing_is_played_on_or_again(hands: Hands, window: MainWindow) -> None:
    hands.show(ILLEGAL, watching=True)
    end = len(window.session.frames)
    window.session.move_to(end)
    for key, modifier in ((Qt.Key.Key_Space, NONE), (Qt.Key.Key_P, NONE), (Qt.Key.Key_P, SHIFT)):
        hands.press(key, modifier)
        assert window.session.cursor == end
        assert window.choice_bar.question.is_wrong
    hands.press(Qt.Key.Key_N, SHIFT)
    assert window.message == "First decide what is still open before the end of combat step is over."
    hands.press(Qt.Key.Key_D, SHIFT)
    assert window.message.startswith("Ox can't block Drake")
    assert script(window) == [written(entry) for entry in ILLEGAL.script]


def test_passing_at_the_end_does_not_play_it_all_again(hands: Hands, window: MainWindow) -> None:
    hands.show(table(WURM, OX, script=[ATTACK, {"block": {}}]), watching=True)
    end = len(window.session.frames)
    window.session.move_to(end)
    hands.press(Qt.Key.Key_P, SHIFT)
    assert window.session.cursor == end
    hands.press(Qt.Key.Key_P)
    assert window.session.cursor == end


def test_while_it_plays_a_pass_is_not_meant_for_anybody(hands: Hands, window: MainWindow) -> None:
    hands.show(table(WURM, OX, script=[ATTACK, {"block": {}}]), watching=True)
    window.session.move_to(0)
    window.transport.set_speed(Speed.SLOW)
    hands.press(Qt.Key.Key_Space)
    for modifier in (NONE, SHIFT):
        hands.press(Qt.Key.Key_P, modifier)
        assert window.player.is_playing
        assert window.message == ""
    window.player.stop()


def test_choosing_otherwise_stops_what_is_being_played(hands: Hands, window: MainWindow) -> None:
    assign = {"assign": {"wurm": {"ox": 3, "elk": 3}}}
    hands.show(
        table(WURM, OX, ELK, script=[ATTACK, {"block": {"ox": "wurm", "elk": "wurm"}}, assign]), watching=True
    )
    session = window.session
    session.move_to(0)
    while chosen_here(session) is None:
        session.move_to(session.cursor + 1)
    window.transport.set_speed(Speed.SLOW)
    window.player.play(len(session.frames))
    hands.press(Qt.Key.Key_O)
    assert not window.player.is_playing
    assert window.choice_bar.question.title == "Amy assigns combat damage"
