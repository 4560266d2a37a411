"""Somebody at the table who does anything: hypothesis chooses the gestures, and shortens what shows a fault.

After each gesture the document must be one that opens again as it is, and every line of it must play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from core.cards.library import built_in
from core.data.faults import DataError
from core.rules.priority_choice import Priority
from core.scenario.action_entries import EditCardSpec, EditObjectSpec, EditPlayerSpec, EditSpec
from core.scenario.changes import changed, with_player_changed
from core.scenario.errors import ScenarioError
from core.scenario.excerpt import excerpt, with_excerpt
from core.scenario.format import Scenario
from core.scenario.notes import NoteSpec
from core.scenario.playing import play_scenario
from core.scenario.quick import QuickCreatureError
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.scenario.setup import variation_problems
from core.scenario.variations import (
    Line,
    branched,
    line_scenario,
    lines,
    promoted,
    renamed,
    without_line,
)
from core.terms.eras import Era
from core.terms.ids import ObjectId, PlayerId
from core.terms.steps import Step
from core.terms.zones import Zone
from gui.session import Session
from gui.session_notes import add_note, change_note, delete_note, move_note
from gui.table.actions import abilities, answers, at_this_moment, by_hand, players, set_up
from gui.table.payload import Payload
from tests.core.random_boards import answer_at_random, random_board
from tests.core.random_effects import random_board_with_effects
from tests.gui.gesture_material import ABILITIES, CARDS, OWN_CARD, PART, WRITTEN

REFUSED = (
    DataError,
    ScenarioError,
    QuickCreatureError,
    abilities.UnreadableError,
    at_this_moment.ChangeRefusedError,
)
"""What the window tells the user instead of doing it."""

T = TypeVar("T")
Pick = st.integers(0, 10_000)
Seed = st.integers(0, 10_000)


class Gestures(RuleBasedStateMachine):
    """A session, and what a person can do to it without a mouse; each rule is one gesture."""

    def __init__(self) -> None:
        super().__init__()
        self.session = Session(built_in())
        self._checked: Scenario | None = None
        self._random = Random(0)

    # --- what is on the table first

    @initialize(seed=Seed, kind=st.sampled_from(["empty", "plain", "effects"]))
    def lay(self, seed: int, kind: str) -> None:
        random = self._random = Random(seed)
        if kind == "plain":
            self.session.load(random_board(random))
        elif kind == "effects":
            self.session.load(random_board_with_effects(random))

    # --- setting up

    @rule(card=st.sampled_from(CARDS), player=Pick, on=Pick)
    def put_card(self, card: str, player: int, on: int) -> None:
        bearer = self._of([*self._permanents, ""], on)
        self._try(set_up.put_down, Payload("card", card), self._player(player), bearer)

    @rule(line=st.sampled_from(WRITTEN), player=Pick)
    def put_creature(self, line: str, player: int) -> None:
        self._try(set_up.put_down, Payload("creature", line), self._player(player))

    @rule(card=st.sampled_from(CARDS), player=Pick, zone=st.sampled_from([Zone.HAND, Zone.GRAVEYARD]))
    def keep_card(self, card: str, player: int, zone: Zone) -> None:
        self._try(set_up.keep, card, self._player(player), zone)

    @rule(pick=Pick)
    def play_from_hand(self, pick: int) -> None:
        cards = [card for card in self.session.playthrough.start.hand if card.card.types]
        if cards:
            self._try(set_up.put_from_hand, self._of(cards, pick))

    @rule(some=st.lists(Pick, max_size=3), kind=st.sampled_from(["+1/+1", "-1/-1", "flying", "loyalty"]))
    def put_counter(self, some: list[int], kind: str) -> None:
        self._try(set_up.put_counter, self._some(some), kind)

    @rule(some=st.lists(Pick, max_size=3), kind=st.sampled_from(["+1/+1", "loyalty"]))
    def take_counter(self, some: list[int], kind: str) -> None:
        self._try(set_up.take_counter, self._some(some), kind)

    @rule(
        some=st.lists(Pick, max_size=3),
        fields=st.sampled_from(
            [
                {"damage": 1},
                {"power": 7},
                {"toughness": 0},
                {"token": True},
                {"commander": True},
                {"phased_out": True},
                {"summoning_sick": True},
                {"face_down": True},
                {"attached_to": None},
                {"types": ("artifact",)},
                {"damage": -1},
            ]
        ),
    )
    def change_fields(self, some: list[int], fields: dict[str, object]) -> None:
        self._try(set_up.change_fields, self._some(some), fields, "Change")

    @rule(one=Pick, other=Pick, key=st.sampled_from(["attached_to", "protector", "attacking", "owner"]))
    def relate(self, one: int, other: int, key: str) -> None:
        whom = self._of([*self._permanents, *self._players], other)
        self._try(set_up.change_fields, self._some([one]), {key: whom}, "Change")

    @rule(one=Pick, other=Pick)
    def set_blocking(self, one: int, other: int) -> None:
        self._try(set_up.change_fields, self._some([one]), {"blocking": self._some([other])}, "Change")

    @rule(some=st.lists(Pick, max_size=3), tapped=st.booleans())
    def tap(self, some: list[int], tapped: bool) -> None:
        self._try(set_up.set_tapped, self._some(some), tapped=tapped)

    @rule(pick=Pick, name=st.sampled_from(["Fido", "Raj", ""]))
    def rename(self, pick: int, name: str) -> None:
        self._try(set_up.rename, self._of([*self._permanents, *self._players], pick), name)

    @rule(some=st.lists(Pick, min_size=1, max_size=3))
    def duplicate(self, some: list[int]) -> None:
        if len(self._permanents) < 40:
            self._try(set_up.duplicate, self._some(some))

    @rule(some=st.lists(Pick, min_size=1, max_size=3), player=Pick)
    def give(self, some: list[int], player: int) -> None:
        self._try(set_up.give_to, self._some(some), self._player(player))

    @rule(some=st.lists(Pick, min_size=1, max_size=3), held=st.lists(Pick, max_size=2))
    def remove(self, some: list[int], held: list[int]) -> None:
        hand = [card.id for card in self.session.playthrough.start.hand]
        cards = (*self._some(some), *(self._of(hand, pick) for pick in held if hand))
        if cards:
            self._try(set_up.remove, cards)

    @rule(one=Pick, other=Pick)
    def reorder(self, one: int, other: int) -> None:
        self._try(set_up.place_before, self._some([one]), self._of([*self._permanents, None], other))

    @rule(some=st.lists(Pick, min_size=1, max_size=2), words=st.sampled_from(ABILITIES))
    def give_ability(self, some: list[int], words: str) -> None:
        if self._permanents:
            self._try(abilities.give_ability, self._some(some), words)

    @rule(one=Pick, which=Pick)
    def take_ability(self, one: int, which: int) -> None:
        specs = set_up.specs_of(self.session, self._some([one]))
        known = abilities.abilities_of(self.session, specs[0]) if specs else ()
        if known:
            self._try(abilities.take_ability, self._some([one]), self._of(known, which))

    @rule()
    def add_player(self) -> None:
        self._try(players.add, lambda _: None)

    @rule()
    def remove_player(self) -> None:
        self._try(players.remove_last, lambda _: None)

    @rule(
        player=Pick,
        fields=st.sampled_from(
            [
                {"life": 0},
                {"life": 3},
                {"poison": 9},
                {"monarch": True},
                {"library": ()},
                {"library": ("Grizzly Bears", "Lightning Bolt")},
                {"library": None},
                {"hand": ("Lightning Bolt",)},
                {"graveyard": ()},
                {"name": ""},
            ]
        ),
    )
    def change_player(self, player: int, fields: dict[str, object]) -> None:
        self._change(lambda scenario: with_player_changed(scenario, self._player(player), **fields))

    @rule(player=Pick)
    def give_turn(self, player: int) -> None:
        self._change(lambda scenario: changed(scenario, active=self._player(player), script=()))

    @rule(
        fields=st.sampled_from(
            [
                *({"era": era} for era in Era),
                *({"start": step} for step in (Step.UNTAP, Step.DECLARE_ATTACKERS, Step.COMBAT_DAMAGE)),
                *({"until": end} for end in ("cleanup", "next combat", "declare_blockers")),
                {"time": "day"},
                {"time": None},
                {"title": "Mine"},
                {"description": "Look"},
                {"question": {"lost": ["amy"]}},
                {"question": None},
                {"undecided": "ask"},
                {"undecided": "default"},
                {"script": ()},
                {"cards": OWN_CARD},
            ]
        )
    )
    def change_board(self, fields: dict[str, object]) -> None:
        self._change(lambda scenario: changed(scenario, **fields))

    @rule(some=st.lists(Pick, min_size=1, max_size=3))
    def copy_and_paste(self, some: list[int]) -> None:
        if len(self._permanents) < 40:
            part = parse_scenario(scenario_text(excerpt(self.session.scenario, self._some(some))))
            self._change(lambda scenario: with_excerpt(scenario, part)[0])

    @rule()
    def paste_foreign_part(self) -> None:
        if len(self._permanents) < 40:
            self._change(lambda scenario: with_excerpt(scenario, PART)[0])

    # --- playing

    @rule(seed=Seed)
    def answer(self, seed: int) -> None:
        decision = self.session.decision
        if decision is not None:
            answer = answer_at_random(Random(seed), decision.game, decision.choice)
            self.session.answer(decision, answer, "Answer")

    @rule()
    def accept(self) -> None:
        answers.accept(self.session)

    @rule(pick=Pick, seed=Seed)
    def answer_otherwise(self, pick: int, seed: int) -> None:
        asked = [one for one in self.session.playthrough.decisions if not isinstance(one.choice, Priority)]
        if asked:
            decision = self._of(asked, pick)
            self.session.choose_again(decision)
            answer = answer_at_random(Random(seed), decision.game, decision.choice)
            self.session.answer(decision, answer, "Answer otherwise")

    @rule(pick=Pick)
    def take_back(self, pick: int) -> None:
        answered = [one for one in self.session.playthrough.decisions if one.entry is not None]
        if answered:
            self.session.take_back(self._of(answered, pick))

    @rule()
    def decide_rest(self) -> None:
        self.session.decide_rest()

    @rule()
    def pass_priority(self) -> None:
        self.session.pass_priority()

    @rule(moment=Pick, pick=Pick, other=Pick, kind=st.integers(0, 7))
    def edit_by_hand(self, moment: int, pick: int, other: int, kind: int) -> None:
        asked = [one for one in self.session.playthrough.decisions if isinstance(one.choice, Priority)]
        if not asked:
            return
        decision = self._of(asked, moment)
        there = [*decision.game.battlefield, *decision.game.phased_out]
        player = self._of(list(decision.game.players), other)
        changes: list[EditObjectSpec | EditPlayerSpec | EditCardSpec] = [
            EditPlayerSpec(player=player, life=5),
            EditCardSpec(card="Grizzly Bears", controller=player),
        ]
        if there:
            one = self._of(there, pick)
            changes += [
                EditObjectSpec(object=one, tapped=True),
                EditObjectSpec(object=one, controller=player),
                EditObjectSpec(object=one, attached_to=self._of(there, other)),
                EditObjectSpec(object=one, move=Zone.GRAVEYARD),
                EditObjectSpec(object=one, gain=("flying",)),
            ]
        entry = EditSpec(edit=self._of(changes, kind), at=decision.game.turn_step)
        self.session.act(decision, [entry], "By hand")

    @rule(some=st.lists(Pick, min_size=1, max_size=3), comes=st.booleans())
    def phase_now(self, some: list[int], comes: bool) -> None:
        self._try(at_this_moment.phase, self._here(some), phased_in=comes)

    @rule(some=st.lists(Pick, min_size=1, max_size=3), zone=st.sampled_from([Zone.GRAVEYARD, Zone.HAND]))
    def move_now(self, some: list[int], zone: Zone) -> None:
        self._try(at_this_moment.move, self._here(some), zone)

    @rule(some=st.lists(Pick, min_size=1, max_size=2), player=Pick)
    def give_now(self, some: list[int], player: int) -> None:
        self._try(by_hand.give_to, self._here(some), self._player(player))

    @rule(some=st.lists(Pick, min_size=1, max_size=3), kind=st.sampled_from(["+1/+1", "flying", "loyalty"]))
    def put_counter_now(self, some: list[int], kind: str) -> None:
        self._try(by_hand.put_counter, self._here(some), kind)

    @rule(some=st.lists(Pick, min_size=1, max_size=2), words=st.sampled_from(ABILITIES))
    def give_ability_now(self, some: list[int], words: str) -> None:
        if self._here(some):
            self._try(by_hand.give_ability, self._here(some), words)

    @rule(card=st.sampled_from(CARDS), player=Pick, on=Pick)
    def put_card_now(self, card: str, player: int, on: int) -> None:
        bearer = self._of([*self.session.game.battlefield, ""], on)
        self._try(by_hand.put_down, Payload("card", card), self._player(player), bearer)

    @rule(line=st.sampled_from(WRITTEN), player=Pick)
    def put_creature_now(self, line: str, player: int) -> None:
        self._try(by_hand.put_down, Payload("creature", line), self._player(player))

    @rule(some=st.lists(Pick, min_size=1, max_size=2))
    def duplicate_now(self, some: list[int]) -> None:
        if len(self.session.game.battlefield) < 40:
            self._try(by_hand.duplicate, self._here(some))

    @rule(player=Pick, life=st.integers(-1, 3))
    def change_life_now(self, player: int, life: int) -> None:
        self._try(at_this_moment.change_player, self._player(player), {"life": life}, "Set life")

    @rule(place=Pick)
    def go(self, place: int) -> None:
        self.session.move_to(place % (len(self.session.frames) + 1))

    # --- lines, notes, undo

    @rule(pick=Pick)
    def show_line(self, pick: int) -> None:
        self.session.show_line(self._of(list(lines(self.session.document)), pick))

    @rule()
    def promote(self) -> None:
        document, line = self.session.document, self.session.line
        if line:
            self.session.edit_lines(promoted(document, line, "Before"), line[:-1], "Promote")

    @rule()
    def delete_line(self) -> None:
        document, line = self.session.document, self.session.line
        if line:
            self.session.edit_lines(without_line(document, line), line[:-1], "Delete line")

    @rule(name=st.sampled_from(["Better", "x" * 120]))
    def rename_line(self, name: str) -> None:
        document, line = self.session.document, self.session.line
        if line:
            self.session.edit_lines(renamed(document, line, name), line, "Rename line")

    @rule(seed=Seed, pick=Pick)
    def keep_other_answer(self, seed: int, pick: int) -> None:
        """Keep another course of play as a line, as the table of answers does."""
        document, line, scenario = self.session.document, self.session.line, self.session.scenario
        if scenario.script:
            shorter = changed(scenario, script=scenario.script[: pick % len(scenario.script)])
            document, _ = branched(document, line, shorter, f"Shorter {seed}")
            self.session.edit_lines(document, line, "Keep answers as lines")

    @rule(place=Pick, pick=Pick, other=Pick)
    def add_note(self, place: int, pick: int, other: int) -> None:
        shown = [*self._permanents, *self._players]
        one, two = self._of(shown, pick), self._of(shown, other)
        note = NoteSpec(text="Look", circles=(one,), arrows=((one, two),))
        if len(self.session.scenario.notes) < 5:
            self._try(add_note, place % (len(self.session.frames) + 1), note)

    @rule(which=Pick, place=Pick, kind=st.integers(0, 2))
    def change_note(self, which: int, place: int, kind: int) -> None:
        notes = self.session.scenario.notes
        if notes:
            number = which % len(notes)
            if kind == 0:
                self._try(move_note, number, place % (len(self.session.frames) + 1))
            elif kind == 1:
                self._try(change_note, number, NoteSpec(at=notes[number].at, text="Changed"), "Change")
            else:
                delete_note(self.session, number)

    @rule()
    def undo(self) -> None:
        self.session.undo_stack.undo()

    @rule()
    def redo(self) -> None:
        self.session.undo_stack.redo()

    @rule()
    def reopen(self) -> None:
        """Save the board, and open it in the place of this one."""
        self.session.load(parse_scenario(scenario_text(self.session.document)))

    # --- what must hold

    @invariant()
    def opens_again(self) -> None:
        session = self.session
        assert session.scenario == line_scenario(session.document, session.line)
        if session.document is self._checked:
            return
        assert parse_scenario(scenario_text(session.document)) == session.document
        problems = "; ".join(map(str, variation_problems(session.document, built_in())))
        assert not problems, problems
        self._play(self._of(list(lines(session.document)), self._random.randrange(1_000)))
        self._checked = session.document

    def teardown(self) -> None:
        """Play every line of what is left at the end, and take back every step."""
        for line in lines(self.session.document):
            self._play(line)
        while self.session.undo_stack.canUndo():
            self.session.undo_stack.undo()
            self.opens_again()
        self.session.deleteLater()

    def _play(self, line: Line) -> None:
        play_scenario(line_scenario(self.session.document, line), built_in())

    def _try(self, gesture: Callable[..., object], *about: object, **more: object) -> None:
        """Do it; what is refused has changed nothing."""
        before = self.session.document
        try:
            gesture(self.session, *about, **more)
        except REFUSED:
            assert self.session.document is before

    def _change(self, change: Callable[[Scenario], Scenario]) -> None:
        """Put another board in the place of this one, as a form does."""
        with suppress(*REFUSED):
            self.session.edit(change(self.session.scenario), "Change")

    def _of(self, some: Sequence[T], pick: int) -> T:
        return some[pick % len(some)]

    def _player(self, pick: int) -> PlayerId:
        return PlayerId(self._of(self._players, pick))

    def _some(self, picks: Sequence[int]) -> tuple[ObjectId, ...]:
        here = self._permanents
        return tuple(dict.fromkeys(ObjectId(self._of(here, pick)) for pick in picks if here))

    def _here(self, picks: Sequence[int]) -> tuple[ObjectId, ...]:
        """Return some of the permanents that there are at the cursor."""
        game = self.session.game
        here = [*game.battlefield, *game.phased_out]
        return tuple(dict.fromkeys(self._of(here, pick) for pick in picks if here))

    @property
    def _players(self) -> list[str]:
        return [player.id for player in self.session.scenario.players]

    @property
    def _permanents(self) -> list[str]:
        return [spec.id for spec in self.session.scenario.battlefield]
