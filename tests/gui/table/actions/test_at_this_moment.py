"""What is changed by hand in the middle of play is changed at that moment, not on the starting board."""

from __future__ import annotations

import pytest

from core.characteristics.current import characteristics
from core.data.writing import written
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId
from core.terms.steps import Step
from gui.session import Session
from gui.table.actions import at_this_moment, by_hand
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, card, creature, table

ANGEL = ObjectId("angel")
ATTACK = {"attack": {"angel": NICOLE}}
BLOCK = {"block": {"knight": "angel"}}
BOARD = (
    creature("angel", "4/4 flying", counters={"flying": 1}),
    card("Humility", "humility", by=NICOLE),
    creature("knight", "5/5", by=NICOLE),
)


def attack_and_drop(hands: Hands, payload: Payload, on: str) -> Session:
    """Attack with the Angel, and drop something from the palette while blocks are asked for."""
    hands.lay(*BOARD, script=[ATTACK])
    session = hands.window.session
    session.move_to(len(session.frames))
    hands.drop(payload, on)
    return session


def menu(window: MainWindow, card_id: str) -> list[str]:
    """Return all that the menu about a card says, its headings too."""
    window.table.select(ObjectId(card_id))
    window.card_menu.fill()
    return [action.text() for action in window.card_menu.actions() if action.text()]


def choose(window: MainWindow, card_id: str, words: str, *, under: str) -> None:
    """Choose an entry of the menu about a card, of those under a heading."""
    window.table.select(ObjectId(card_id))
    window.card_menu.fill()
    entries = [action for action in window.card_menu.actions() if action.text()]
    first = next(number for number, action in enumerate(entries) if action.text() == under)
    next(action for action in entries[first:] if action.text() == words).trigger()


def test_a_counter_dropped_during_combat_is_newer_than_humility(hands: Hands, window: MainWindow) -> None:
    """CR 613.7c: each counter has the timestamp of when it was put there."""
    session = attack_and_drop(hands, Payload("counter", "flying"), "angel")
    assert characteristics(session.game, ANGEL).keywords == {"flying"}
    assert written(session.scenario.script[-1]) == {
        "edit": {"object": "angel", "counters": {"flying": 1}},
        "at": "declare_attackers",
    }
    assert session.scenario.battlefield[0].counters == {"flying": 1}
    assert not session.document.variations
    assert session.undo_stack.undoText() == "Put a flying counter on Angel"
    window.session.undo_stack.undo()
    assert characteristics(session.game, ANGEL).keywords == set()


def test_the_question_that_waits_waits_still_after_a_change(hands: Hands, window: MainWindow) -> None:
    session = attack_and_drop(hands, Payload("counter", "+1/+1"), "knight")
    assert session.decision is not None
    assert session.decision.answer is None
    assert session.cursor == len(session.frames)
    assert session.decision.game.battlefield[ObjectId("knight")].counters == {"+1/+1": 1}
    assert window.session.scenario.script[0] == session.scenario.script[0]


def test_before_play_the_same_drop_changes_the_starting_board(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD)
    hands.drop(Payload("counter", "flying"), "angel")
    assert window.session.scenario.script == ()
    assert window.session.scenario.battlefield[0].counters == {"flying": 2}


def test_a_keyword_dropped_during_combat_is_given_then(hands: Hands) -> None:
    session = attack_and_drop(hands, Payload("keyword", "first strike"), "angel")
    assert characteristics(session.game, ANGEL).keywords == {"first strike"}
    assert session.scenario.battlefield[0].keywords == ("flying",)


@pytest.mark.parametrize(
    ("payload", "name"),
    [(Payload("card", "Grizzly Bears"), "Grizzly Bears"), (Payload("creature", '2/2 red "Imp"'), "Imp")],
)
def test_a_card_put_down_during_combat_enters_then(hands: Hands, payload: Payload, name: str) -> None:
    session = attack_and_drop(hands, payload, NICOLE)
    entered = session.game.battlefield[ObjectId(name)]
    assert (entered.card.name, entered.controller) == (name, NICOLE)
    assert len(session.scenario.battlefield) == len(BOARD)
    assert hands.window.table.selected == name


def test_an_aura_dropped_on_a_creature_enters_attached_to_it(hands: Hands) -> None:
    session = attack_and_drop(hands, Payload("card", "Holy Strength"), "knight")
    assert session.game.battlefield[ObjectId("Holy Strength")].attached_to == "knight"
    assert session.decision is not None
    assert session.decision.choice.kind == "declare_blockers"


def test_a_change_that_a_later_decision_does_not_survive_begins_a_line(session: Session) -> None:
    """CR 509.1b: a creature without flying or reach can't block one with flying."""
    session.load(table(*BOARD, script=[ATTACK, BLOCK]))
    session.move_to(next(d.frame for d in session.playthrough.decisions if d.entry == 1))
    by_hand.put_counter(session, (ANGEL,), "flying")
    assert [written(entry) for entry in session.scenario.script[:1]] == [ATTACK]
    assert all("block" not in written(entry) for entry in session.scenario.script)
    assert [written(entry) for entry in session.document.script] == [ATTACK, BLOCK]


def test_what_was_decided_automatically_before_a_change_stays_so(session: Session) -> None:
    """What led to this moment isn't asked for once more, so that the change is made."""
    bear = creature("bear", "2/2", attacking=NICOLE, tapped=True)
    board = table(bear, creature("wall", "0/4", by=NICOLE), start="declare_blockers", undecided="default")
    session.load(board)
    session.move_to(len(session.frames))
    moth = by_hand.put_down(session, Payload("creature", '1/1 flying "Moth"'), AMY)
    assert moth is not None
    assert session.game.battlefield[moth].label == "Moth"
    assert session.game.step is Step.END_OF_COMBAT
    assert [type(entry).__name__ for entry in session.scenario.script] == ["BlockSpec", "EditSpec"]


def test_a_card_that_does_not_stay_for_a_moment_is_put_down_all_the_same(session: Session) -> None:
    """CR 704.5f: it enters with toughness 0, and is put into a graveyard before anything else is done."""
    session.load(table(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}]))
    session.move_to(len(session.frames))
    assert by_hand.put_down(session, Payload("creature", '0/0 "Wisp"'), AMY) is None
    assert [card.card.name for card in session.game.graveyard] == ["Wisp"]


def test_several_cards_are_changed_as_one_step(session: Session) -> None:
    session.load(table(*BOARD, script=[ATTACK]))
    session.move_to(len(session.frames))
    by_hand.put_counter(session, (ANGEL, ObjectId("knight")), "+1/+1")
    assert [p.counters.get(CounterKind("+1/+1"), 0) for p in session.game.battlefield.values()] == [1, 0, 1]
    session.undo_stack.undo()
    assert len(session.scenario.script) == 1


def test_a_phased_out_creature_cannot_be_given_a_counter(session: Session) -> None:
    """CR 702.26b: what is phased out is treated as though it did not exist."""
    session.load(table(*BOARD[:2], creature("knight", "5/5", by=NICOLE, phased_out=True), script=[ATTACK]))
    session.move_to(len(session.frames))
    with pytest.raises(at_this_moment.ChangeRefusedError, match=r"702\.26b"):
        by_hand.put_counter(session, (ObjectId("knight"),), "flying")


def test_the_menu_says_what_is_changed_now_and_what_on_the_starting_board(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(*BOARD, script=[ATTACK])
    assert "Now" not in menu(window, "angel")
    window.session.move_to(len(window.session.frames))
    words = menu(window, "angel")
    now = words[words.index("Now") + 1 : words.index("Starting board")]
    assert "Untap" in now
    assert "Tap" not in now
    assert "Remove from combat" in now
    assert "Tap" in words[words.index("Starting board") :]
    assert "Remove from combat" not in menu(window, "knight")


def test_a_choice_under_now_leaves_the_starting_board(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD, script=[ATTACK])
    session = window.session
    session.move_to(len(session.frames))
    choose(window, "angel", "Untap", under="Now")
    assert not session.game.battlefield[ANGEL].status.tapped
    choose(window, "knight", "Exile", under="Now")
    assert [one.card.name for one in session.game.exile] == ["Knight"]
    assert len(session.scenario.battlefield) == len(BOARD)
    choose(window, "angel", "Put a +1/+1 counter on it", under="Starting board")
    assert session.scenario.battlefield[0].counters == {"flying": 1, "+1/+1": 1}


def test_what_entered_during_play_can_be_changed(hands: Hands, window: MainWindow) -> None:
    attack_and_drop(hands, Payload("card", "Grizzly Bears"), NICOLE)
    assert "Starting board" not in menu(window, "Grizzly Bears")
    choose(window, "Grizzly Bears", "Tap", under="Now")
    assert window.session.game.battlefield[ObjectId("Grizzly Bears")].status.tapped


def test_delete_exiles_during_play(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD, script=[ATTACK])
    session = window.session
    session.move_to(len(session.frames))
    window.table.select(ObjectId("humility"))
    window.palette_actions.remove_selected()
    assert ObjectId("humility") not in session.game.battlefield
    assert characteristics(session.game, ANGEL).keywords == {"flying"}
    assert session.undo_stack.undoText() == "Exile Humility"


def test_a_card_is_duplicated_as_it_is_printed(session: Session) -> None:
    session.load(table(*BOARD, script=[ATTACK]))
    session.move_to(len(session.frames))
    (copy,) = by_hand.duplicate(session, (ObjectId("knight"),))
    assert session.game.battlefield[copy].card == session.game.battlefield[ObjectId("knight")].card
    assert session.scenario.cards.keys() == {"Knight"}
    assert len(session.scenario.battlefield) == len(BOARD)


def test_life_is_changed_now_from_the_menu_about_a_player(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD, script=[ATTACK])
    window.session.move_to(len(window.session.frames))
    choose(window, AMY, "Lose 1 life", under="Now")
    assert window.session.game.players[AMY].life == 19
    assert window.session.scenario.players[0].life == 20


def test_a_combat_that_was_under_way_from_the_start_is_changed_at_the_moment_shown(session: Session) -> None:
    bear = creature("bear", "2/2", attacking=NICOLE, tapped=True)
    board = table(bear, creature("wall", "0/4", by=NICOLE), start="declare_blockers", undecided="default")
    session.load(board)
    by_hand.put_counter(session, (ObjectId("bear"),), "+1/+1")
    assert session.scenario.script == ()
    session.move_to(len(session.frames))
    by_hand.put_counter(session, (ObjectId("bear"),), "+1/+1")
    assert [type(entry).__name__ for entry in session.document.script] == ["BlockSpec", "EditSpec"]


def test_where_nothing_has_happened_yet_the_starting_board_is_changed(session: Session) -> None:
    session.load(table(creature("bear", "2/2", tapped=True), undecided="default"))
    session.move_to(1)
    by_hand.put_counter(session, (ObjectId("bear"),), "+1/+1")
    assert session.scenario.battlefield[0].counters == {"+1/+1": 1}
