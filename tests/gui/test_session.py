"""The session: edits, answers, the cursor."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards.library import built_in
from core.data.writing import written
from core.play.playthrough import Asking
from core.rules.combat.attack_choice import DeclareAttackers
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from core.rules.priority_choice import Priority
from core.scenario.action_entries import CastSpec
from core.scenario.changes import changed, with_object_changed
from core.scenario.entries import AttackSpec, BlockSpec
from core.scenario.errors import ScenarioError
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.scenario.variations import line_scenario, lines
from core.terms.ids import ObjectId
from core.terms.values import FrozenMap
from gui.session import Session
from gui.table.actions import answers, attacks_and_blocks, set_up
from gui.table.actions.abilities import give_ability
from gui.table.casting.cast_legality import attempt
from gui.table.payload import Payload
from tests.support import AMY, NICOLE, creature, table

BEAR, OX, WALL = ObjectId("bear"), ObjectId("ox"), ObjectId("wall")


def laid(session: Session, **fields: Any) -> Session:
    """Return the session with two attackers against a wall."""
    objects = creature("bear", "2/2"), creature("ox", "3/3"), creature("wall", "0/4", by=NICOLE)
    session.load(table(*objects, **fields))
    return session


def asked_at_cursor(session: Session) -> str:
    """Return the kind of question there is at the cursor."""
    return session.decision.choice.kind if session.decision else ""


def test_a_new_table_has_two_players_and_nothing_to_decide(session: Session) -> None:
    assert list(session.game.players) == [AMY, NICOLE]
    assert (session.cursor, session.decision, session.undo_stack.canUndo()) == (0, None, False)


def test_an_answer_moves_play_on_to_the_next_question(session: Session) -> None:
    laid(session)
    attacks_and_blocks.attack(session, (BEAR,), NICOLE)
    assert session.undo_stack.undoText() == "Attack Nicole with Bear"
    assert asked_at_cursor(session) == "declare_attackers"
    session.move_to(len(session.frames))
    assert asked_at_cursor(session) == "declare_blockers"


def test_a_changed_attack_drops_the_blocks_it_makes_impossible(session: Session) -> None:
    laid(session, script=[{"attack": {"bear": "nicole"}}, {"block": {"wall": "bear"}}])
    attacks_and_blocks.withdraw(session, BEAR)
    assert [written(entry)["attack"] for entry in session.scenario.script if hasattr(entry, "attack")] == [{}]
    attacks_and_blocks.attack(session, (OX,), NICOLE)
    assert session.playthrough.refused is None


def test_a_first_answer_goes_before_what_the_script_says_later_and_begins_no_line(session: Session) -> None:
    """The file says the block, and leaves the attack open."""
    laid(session, undecided="ask", script=[{"block": {"wall": "bear"}}])
    session.move_to(len(session.frames))
    attacks_and_blocks.attack(session, (BEAR,), NICOLE)
    assert (session.line, list(lines(session.document))) == ((), [()])
    assert [type(one) for one in session.scenario.script] == [AttackSpec, BlockSpec]


def test_a_first_answer_that_what_the_script_says_later_does_not_fit_begins_a_line(session: Session) -> None:
    laid(session, undecided="ask", script=[{"block": {"wall": "bear"}}])
    session.move_to(len(session.frames))
    attacks_and_blocks.attack(session, (OX,), NICOLE)
    assert isinstance(session.scenario.script[0], AttackSpec)
    assert session.line == (0,)
    (block,) = line_scenario(session.document, ()).script
    assert isinstance(block, BlockSpec)
    assert block.block == {"wall": "bear"}


def test_another_block_after_its_outcome_was_seen_begins_a_line(session: Session) -> None:
    laid(session, undecided="ask", script=[{"attack": {"bear": "nicole"}}, {"block": {"wall": "bear"}}])
    block = session.decision_of(DeclareBlockers)
    assert block is not None
    session.move_to(block.frame)
    assert not session.would_branch(block)
    session.move_to(len(session.frames))
    session.move_to(block.frame)
    assert session.would_branch(block)
    attacks_and_blocks.withdraw(session, WALL)
    assert session.line == (0,)
    assert any(isinstance(one, BlockSpec) for one in line_scenario(session.document, ()).script)
    attacks_and_blocks.block(session, (WALL,), BEAR)
    assert len(list(lines(session.document))) == 2  # the line one is in goes on, or the same one is found


def test_a_block_is_made_card_by_card_without_a_line_for_each(session: Session) -> None:
    guard = creature("guard", "1/1", by=NICOLE)
    board = (creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE), guard)
    session.load(table(*board, undecided="ask", script=[{"attack": {"bear": "nicole"}}]))
    session.move_to(len(session.frames))
    attacks_and_blocks.block(session, (WALL,), BEAR)
    attacks_and_blocks.block(session, (ObjectId("guard"),), BEAR)
    assert session.line == ()


def test_what_is_told_is_worked_out_once_until_the_board_is_another(session: Session) -> None:
    laid(session, script=[{"attack": {"bear": "nicole"}}, {"block": {}}])
    place = len(session.frames)
    told = session.told(place)
    assert session.told(place) is told
    session.edit(with_object_changed(session.scenario, "bear", power=5), "Change power")
    assert "5" in session.told(len(session.frames)).text
    assert session.told(place) is not told


def test_taking_back_forgets_what_came_after(session: Session) -> None:
    laid(session, script=[{"attack": {"bear": "nicole"}}, {"block": {"wall": "bear"}}])
    decision = session.decision_of(DeclareAttackers)
    assert decision is not None
    session.take_back(decision)
    assert session.scenario.script == ()
    session.undo_stack.undo()
    assert len(session.scenario.script) == 2


def test_an_edit_that_cannot_be_set_up_changes_nothing(session: Session) -> None:
    laid(session)
    before = session.scenario
    with pytest.raises(ScenarioError):
        session.edit(with_object_changed(before, "bear", card="No Such Card", name=None), "Break")
    assert session.scenario is before
    assert not session.undo_stack.canUndo()


def test_the_cursor_stays_on_the_timeline(session: Session) -> None:
    laid(session, script=[{"attack": {"bear": "nicole"}}])
    session.ask(Asking.NOTHING)
    session.move_to(10_000)
    assert session.cursor == len(session.frames)
    session.move_to(-3)
    assert session.cursor == 0
    assert session.game is session.playthrough.start


def test_a_loaded_board_cannot_be_undone_away(session: Session) -> None:
    laid(session)
    attacks_and_blocks.attack(session, (BEAR,), NICOLE)
    session.load(table())
    assert not session.undo_stack.canUndo()


EDITS: dict[str, Callable[[Session], object]] = {
    "put a card": lambda s: set_up.put_down(s, Payload("card", "Grizzly Bears"), AMY),
    "put a creature": lambda s: set_up.put_down(s, Payload("creature", "1/1 flying"), NICOLE),
    "attack": lambda s: attacks_and_blocks.attack(s, (BEAR,), NICOLE),
    "attack with all": attacks_and_blocks.attack_with_all,
    "band": attacks_and_blocks.band_all,
    "block": lambda s: attacks_and_blocks.block(s, (WALL,), BEAR),
    "withdraw": lambda s: attacks_and_blocks.withdraw(s, BEAR),
    "accept": answers.accept,
    "decide the rest": lambda s: s.decide_rest(),
    "give away": lambda s: set_up.give_to(s, (OX,), NICOLE),
    "trample": lambda s: give_ability(s, (BEAR,), "trample"),
    "counter": lambda s: set_up.put_counter(s, (WALL,), "+1/+1"),
    "duplicate": lambda s: set_up.duplicate(s, (WALL,)),
    "remove": lambda s: set_up.remove(s, (OX,)),
    "rearrange": lambda s: set_up.place_before(s, (OX,), BEAR),
    "ordered": lambda s: s.edit(changed(s.scenario, era="ordered"), "Change the rules"),
    "to the end": lambda s: s.move_to(len(s.frames)),
}


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(sorted(EDITS)), max_size=9))
def test_undoing_everything_and_doing_it_again_gives_the_same(names: list[str]) -> None:
    session = laid(Session(built_in()))
    seen = [session.scenario]
    for name in names:
        present = {spec.id for spec in session.scenario.battlefield}
        if {"bear", "ox", "wall"} <= present:
            EDITS[name](session)
        if session.scenario != seen[-1]:
            seen.append(session.scenario)
    events = [frame.event for frame in session.frames]
    for scenario in reversed(seen[:-1]):
        session.undo_stack.undo()
        assert session.scenario == scenario
    for scenario in seen[1:]:
        session.undo_stack.redo()
        assert session.scenario == scenario
    assert [frame.event for frame in session.frames] == events
    assert parse_scenario(scenario_text(session.scenario), "saved") == session.scenario


def test_a_card_of_the_file_is_cast_in_the_window_undone_and_saved(session: Session) -> None:
    zap = {
        "types": ["instant"],
        "abilities": [{"kind": "spell", "targets": [{}], "does": [{"kind": "deal_damage", "amount": 2}]}],
    }
    players = [{"id": "amy", "hand": ["Zap"]}, {"id": "nicole"}]
    board = table(cards={"Zap": zap}, players=players, start="precombat_main")
    session.load(board)
    tried = attempt(session, session.cards["zap"], AMY)
    assert (tried.why_not, tried.casting is not None) == ("", True)
    decision = session.decision_of(Priority, AMY)
    assert decision is not None
    session.act(decision, (CastSpec(cast="Zap", targets=(NICOLE,)),), "Cast Zap")
    assert session.playthrough.game.players[NICOLE].life == 18
    assert parse_scenario(scenario_text(session.scenario)).cards == board.cards
    session.undo_stack.undo()
    assert session.scenario == board


def test_a_session_that_is_garbage_takes_its_history_along() -> None:
    """A step of undo that kept its session alive was freed before the stack that held it: Qt crashed."""
    code = """
import gc
from PySide6.QtWidgets import QApplication
from core.cards.library import built_in
from core.scenario.changes import changed
from gui.session import Session
app = QApplication([])
for number in range(90):
    session = Session(built_in())
    for step in range(8):
        session.edit(changed(session.scenario, title=f"Board {step}"), "Rename")
    session.undo_stack.undo()
    session.edit(changed(session.scenario, title="Another"), "Rename")
    del session
    if number % 3 == 0:
        gc.collect()
"""
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_another_session_goes_on_with_every_step_of_undo(session: Session) -> None:
    session.load(table(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}]))
    for title in ("One", "Two", "Three"):
        session.edit(changed(session.scenario, title=title), f"Rename to {title}")
    session.undo_stack.setIndex(1)
    session.undo_stack.setClean()
    session.undo_stack.redo()
    session.move_to(2)
    other = Session(session.library)
    other.take_over(session)
    assert (other.document, other.cursor, other.undo_stack.isClean()) == (session.document, 2, False)
    assert (other.undo_stack.undoText(), other.undo_stack.redoText()) == ("Rename to Two", "Rename to Three")
    other.undo_stack.undo()
    assert (other.scenario.title, other.undo_stack.isClean()) == ("One", True)
    other.undo_stack.setIndex(3)
    assert other.scenario.title == "Three"
    assert session.scenario.title == "Two"


def test_an_answer_that_another_line_has_already_leads_to_that_line(session: Session) -> None:
    other = {"after": 1, "script": [{"block": {"wall": "bear"}}]}
    script: list[dict[str, Any]] = [{"attack": {"bear": NICOLE}}, {"block": {}}]
    laid(session, script=script, undecided="default", variations=[other])
    session.move_to(len(session.frames))
    before = session.document
    blocking = session.decision_of(DeclareBlockers)
    assert blocking is not None
    session.answer(blocking, Blocks(blocks=FrozenMap({WALL: (BEAR,)})), "Block")
    assert session.line == (0,)
    assert session.document == before
    assert not session.undo_stack.canUndo()
    assert session.cursor == blocking.frame
