"""When notes are shown: at the end of the moment that an entry brings about, or so many moments later."""

from __future__ import annotations

from typing import Any

from core.explain.moments import moments
from core.play.playthrough import Playthrough
from core.scenario.noted import anchor_at, note_places
from core.scenario.notes import AnchorSpec, NoteSpec
from core.scenario.told_notes import told_note
from tests.support import NICOLE, card, creature, played

BOARD = (creature("bear", "2/2"), creature("wolf", "2/2", by=NICOLE))
ATTACK: dict[str, Any] = {"attack": {"bear": NICOLE}}
BLOCK: dict[str, Any] = {"block": {"wolf": "bear"}}


def place(playthrough: Playthrough, after: int, moment: int = 0) -> int:
    """Return after how many frames a note is shown."""
    return note_places((NoteSpec(at=AnchorSpec(after=after, moment=moment)),), playthrough)[0]


def shown_with(playthrough: Playthrough, after: int, moment: int = 0) -> str:
    """Return the event that the note's moment is about."""
    at = place(playthrough, after, moment)
    main = next(one.main for one in moments(playthrough.frames) if one.last == at)
    return playthrough.frames[main - 1].event.kind


def test_the_first_is_on_the_board_as_it_is_set_up() -> None:
    assert place(played(*BOARD, script=[ATTACK, BLOCK]), 0) == 0


def test_a_note_is_shown_with_what_the_entry_before_it_brings_about() -> None:
    playthrough = played(*BOARD, script=[ATTACK, BLOCK])
    assert shown_with(playthrough, 1) == "attackers_declared"
    assert shown_with(playthrough, 2) == "blockers_declared"
    assert place(playthrough, 2, 1) > place(playthrough, 2)


def test_where_the_stack_resolves_first_it_is_shown_when_it_has() -> None:
    shock = {"by": NICOLE, "cast": "Shock", "targets": ["bear"]}
    again = {"by": NICOLE, "cast": "Shock", "targets": ["amy"]}
    playthrough = played(*BOARD, start="precombat_main", script=[shock, {"resolve": "all"}, again])
    assert shown_with(playthrough, 2) == "state_based_actions_performed"
    assert place(playthrough, 1) < place(playthrough, 2) < place(playthrough, 3)


def test_beyond_the_end_it_is_the_last_moment() -> None:
    playthrough = played(*BOARD, script=[ATTACK])
    end = len(playthrough.frames)
    assert place(playthrough, 1, 500) == place(playthrough, 7) == end


def test_an_entry_that_is_never_used_comes_at_the_end() -> None:
    playthrough = played(*BOARD, script=[BLOCK, ATTACK])
    assert place(playthrough, 2) == len(playthrough.frames)


def test_what_an_era_never_asks_for_belongs_to_the_entry_before() -> None:
    """CR 509.2 of July 2024: blockers have an order only under earlier rules."""
    order = {"order": {"bear": ["wolf", "cub"]}}
    cub = creature("cub", "1/1", by=NICOLE)
    both = {"block": {"wolf": "bear", "cub": "bear"}}
    today = played(*BOARD, cub, script=[ATTACK, both, order])
    then = played(*BOARD, cub, script=[ATTACK, both, order], era="ordered")
    assert place(today, 3) == place(today, 2)
    assert shown_with(then, 3) == "damage_order_announced"


def test_every_moment_has_an_anchor_that_leads_back_to_it() -> None:
    fanatic = {"activate": {"object": "fanatic"}, "targets": ["wolf"]}
    playthrough = played(*BOARD, card("Mogg Fanatic", "fanatic"), script=[ATTACK, BLOCK, fanatic])
    found = moments(playthrough.frames)
    for at in (0, *(one.last for one in found)):
        assert note_places((NoteSpec(at=anchor_at(playthrough, found, at)),), playthrough) == (at,)


def test_in_words_a_note_says_what_it_marks() -> None:
    game = played(*BOARD).start
    note = NoteSpec(text="See?", circles=("bear",), arrows=(("wolf", NICOLE),), highlights=("bear",))
    assert told_note(note, game) == "See? (Marked: Bear, Wolf → Nicole)"
    both = NoteSpec(text="The Wolf comes for Nicole.", arrows=(("wolf", NICOLE),))
    assert told_note(both, game) == "The Wolf comes for Nicole."
    assert told_note(NoteSpec(circles=("bear",)), game) == "(Marked: Bear)"
    assert told_note(NoteSpec(circles=("bear",), text="The Bear lives."), game) == "The Bear lives."
