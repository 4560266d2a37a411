"""Forge's game states and puzzles become boards; what is broken is refused with its line."""

from __future__ import annotations

import pytest

from core.cards.library import built_in
from core.other_programs.importing import program_of
from core.scenario.entries import AttackSpec
from core.scenario.errors import ScenarioError
from core.scenario.playing import play_scenario
from core.terms.ids import PlayerId
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep
from tests.core.other_programs.reading import losses, on_table, read
from tests.support import life, permanent

AI = PlayerId("ai")

PUZZLE = """\
[metadata]
Name:Two for five
Goal:Win
Turns:1
Description:Win before\\nthey untap.
[state]
# made by hand
ActivePlayer=human
activephase=COMBAT_DECLARE_ATTACKERS
humanlife=13
ailife=5
aicounters=POISON=3,ENERGY=2
humanhand=Lightning Bolt
humanlibrary=
aigraveyard=Shock; Grizzly Bears
humanbattlefield=Grizzly Bears|Id:3|Attacking|Counters:P1P1=2|Tapped;Bonesplitter|AttachedTo:3
aibattlefield=Wall of Air|Damage:2;Hill Giant|SummonSick|Renowned|Counters:M1M1=1
"""


def test_a_puzzle_is_read_with_all_that_has_a_place() -> None:
    found = read(PUZZLE)
    board = found.scenario
    assert losses(found) == []
    assert (board.title, board.description) == (
        "Two for five",
        "Win before\nthey untap.\nGoal: Win.\nTurns: 1.",
    )
    human, ai = board.players
    assert (human.life, human.hand, human.library) == (13, ("Lightning Bolt",), ())
    assert (ai.life, ai.poison, dict(ai.counters)) == (5, 3, {"energy": 2})
    assert ai.graveyard == ("Shock", "Grizzly Bears")
    there = on_table(board)
    assert dict(there["grizzly-bears"].counters) == {"+1/+1": 2}
    assert there["bonesplitter"].attached_to == "grizzly-bears"
    assert there["wall-of-air"].damage == 2
    giant = there["hill-giant"]
    assert (giant.summoning_sick, giant.renowned, dict(giant.counters)) == (True, True, {"-1/-1": 1})


def test_attackers_become_a_decision_and_are_tapped_by_it() -> None:
    board = read(PUZZLE).scenario
    assert board.start is Step.DECLARE_ATTACKERS
    played = play_scenario(board, built_in())
    assert played.refused is None
    assert life(played, AI) == 5 - 6
    assert permanent(played, "grizzly-bears").status.tapped


def test_a_state_needs_no_sections_and_may_call_players_p0_and_p1() -> None:
    board = read("p0life=7\np1battlefield=Grizzly Bears\nactiveplayer=p1\nactivephase=main2\n").scenario
    assert board.players[0].life == 7
    assert board.active == "ai"
    assert (board.start, board.until) == (Step.POSTCOMBAT_MAIN, TurnStep(Step.CLEANUP))
    assert on_table(board)["grizzly-bears"].controller == "ai"


def test_an_attacker_after_blocks_is_in_a_combat_under_way() -> None:
    board = read("activephase=COMBAT_DAMAGE\nhumanbattlefield=Grizzly Bears|Tapped|Attacking\n").scenario
    assert board.script == ()
    assert on_table(board)["grizzly-bears"].attacking == "ai"
    assert life(play_scenario(board, built_in()), AI) == 18


@pytest.mark.parametrize("is_tapped", [True, False])
def test_an_attacker_with_vigilance_that_is_tapped_is_told_since_it_begins_untapped(
    *, is_tapped: bool
) -> None:
    """CR 508.1f, 702.20b: attacking doesn't tap it, so it is untapped afterwards."""
    how = "|Tapped" if is_tapped else ""
    found = read(
        "activephase=COMBAT_DECLARE_ATTACKERS\n"
        f"humanbattlefield=t:Knight,P:2,T:2,Types:Creature-Knight,Keywords:Vigilance|Attacking{how}\n"
    )
    assert any("vigilance" in one for one in losses(found)) is is_tapped
    played = play_scenario(found.scenario, built_in())
    assert not permanent(played, "knight").status.tapped
    assert life(played, AI) == 18


def test_an_attack_on_a_planeswalker_is_kept_and_one_that_cannot_be_is_told() -> None:
    walker = "Jace, the Mind Sculptor"
    found = read(
        "activephase=COMBAT_DECLARE_ATTACKERS\n"
        f"humanbattlefield=Grizzly Bears|Attacking:4;Forest|Attacking;Hill Giant|Attacking:9\n"
        f"aibattlefield={walker}|Id:4|Counters:LOYALTY=4;Wall of Air|Attacking\n"
    )
    (attack,) = found.scenario.script
    assert isinstance(attack, AttackSpec)
    assert attack.attack == {"grizzly-bears": "jace-the-mind-sculptor"}
    assert [one for one in losses(found) if "attack" in one] == [
        "Forest: it can't be attacking there, so it doesn't attack.",
        "Hill Giant: it can't be attacking there, so it doesn't attack.",
        "Wall of Air: it can't be attacking there, so it doesn't attack.",
    ]


def test_tokens_are_written_out_or_named_by_their_script() -> None:
    found = read(
        "humanbattlefield=t:Knight,P:2,T:2,Cost:W,Types:Creature-Knight,Keywords:Vigilance-First Strike;"
        "t:w_1_1_soldier_flying;t:c_a_treasure_sac;t:b_2_2_zombie\n"
    )
    there = on_table(found.scenario)
    knight = there["knight"]
    assert (knight.token, knight.power, knight.subtypes, knight.colors) == (True, 2, ("Knight",), ("W",))
    assert knight.keywords == ("vigilance", "first strike")
    assert there["soldier"].keywords == ("flying",)
    assert (there["zombie"].colors, there["zombie"].toughness) == (("B",), 2)
    assert [one.name for one in found.unknown] == ["c_a_treasure_sac"]


def test_the_colors_of_a_token_are_those_it_names_or_else_those_of_its_cost() -> None:
    plain = "P:1,T:1,Types:Creature"
    found = read(
        f"humanbattlefield=t:Imp,{plain},Color:black-red,Cost:no cost;"
        f"t:Elf,{plain},Color:green,Cost:W;t:Ape,{plain},Cost:1 G G;t:Egg,{plain},Cost:no cost\n"
    )
    colors = {name: one.colors for name, one in on_table(found.scenario).items()}
    assert colors == {"imp": ("B", "R"), "elf": ("G",), "ape": ("G",), "egg": None}


def test_what_has_no_place_is_told_object_by_object() -> None:
    found = read(
        "turn=4\nhumanmanapool=R R\naiexile=Forest\nhumancommand=Shock\nhumanhand=Nonsense Card\n"
        "humanbattlefield=Grizzly Bears|Monstrous:3|Set:ABC|ChosenColor:red;Shock;Hill Giant|Transformed\n"
        "aibattlefield=Bonesplitter|AttachedTo:12\n"
    )
    assert set(losses(found)) == {
        "Which turn of the game it is.",
        "“humanmanapool”.",
        "Which printing of a card is meant.",
        "Forest: cards can't be set up in exile.",
        "Shock: cards can't be set up in the command zone.",
        "Nonsense Card isn't known here. In the hand it is just a name.",
        "Grizzly Bears: that it is monstrous.",
        "Grizzly Bears: the color chosen for it.",
        "Shock is an instant or a sorcery. It can't be on the battlefield, so it is left out.",
        "Hill Giant: its back face isn't known here. Its front face is up.",
        "Bonesplitter: there is no “12” on the battlefield. It isn't attached to anything.",
    }


def test_unknown_cards_stand_as_what_their_state_gives_away() -> None:
    found = read(
        "humanbattlefield=Weird Beast|Id:1;Weird Beast;Odd Blade|Attaching:1;Some Walker|Counters:LOYALTY=4\n"
    )
    assert [(one.name, one.count, one.line) for one in found.unknown] == [
        ("Weird Beast", 2, "1/1"),
        ("Odd Blade", 1, "artifact Equipment"),
        ("Some Walker", 1, "planeswalker"),
    ]
    assert on_table(found.scenario)["odd-blade"].attached_to == "weird-beast"


def test_spells_cast_before_the_start_are_cast_and_resolve() -> None:
    board = "activephase=MAIN1\nhumanprecast=Giant Growth->2;Shock->AI\nhumanbattlefield=Grizzly Bears|Id:2\n"
    found = read(board)
    assert losses(found) == []
    played = play_scenario(found.scenario, built_in())
    assert played.refused is None
    assert life(played, AI) == 18


def test_a_spell_that_cannot_be_cast_before_the_start_is_told() -> None:
    found = read(
        "activephase=COMBAT_DECLARE_ATTACKERS\nhumanprecast=Shock->AI;Spark Rain:DBEffect;Nonsense Spell\n"
    )
    assert losses(found) == [
        "Spark Rain: it can't be cast at this point, so its effect before the start is missing.",
        "Shock: it can't be cast at this point, so its effect before the start is missing.",
        "Nonsense Spell isn't known here, so its effect before the start is missing.",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "humanlife=20\nnonsense",
            "board, line 2: 'nonsense' can't be read. Write a key and a value: humanlife=20.",
        ),
        ("humanlife=1\nHumanLife=2", "board, line 2: 'HumanLife' is there twice. Keep one of the two lines."),
        ("humanlife=many", "board, line 1: 'many' isn't a whole number up to 1,000,000. Correct it."),
        ("humanlife=" + "9" * 5000, "isn't a whole number up to 1,000,000"),
        (
            "activephase=MAIN3",
            "board, line 1: 'MAIN3' isn't a step of a turn. Known: UNTAP, UPKEEP, DRAW, MAIN1",
        ),
        ("activeplayer=bob", "board, line 1: 'bob' isn't a player. Players: human and ai."),
        (
            "humanbattlefield=Grizzly Bears|Id:1;Hill Giant|Id:1",
            "board: two objects have Id:1. Give each its own.",
        ),
        (
            "humanbattlefield=Bonesplitter|Id:1|AttachedTo:2;Shuko|Id:2|AttachedTo:1",
            "board: attached to each other in a circle: Bonesplitter and Shuko. Detach one of them.",
        ),
        (
            "humanbattlefield=Bonesplitter|Id:1|AttachedTo:1",
            "attached to each other in a circle: Bonesplitter.",
        ),
        ("humanbattlefield=" + "x" * 500, "can't be a name: at most 120 characters"),
        ("humanbattlefield=Grizzly\x07Bears", "can't be a name"),
        ("humanbattlefield=|Tapped", "board, line 1: a card has no name."),
        ("humanbattlefield=" + "Forest;" * 3000, "3,000 cards are too many: a board has at most 2,000."),
    ],
)
def test_what_is_broken_is_refused_with_its_place(text: str, told: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        read(text if "=" in text.splitlines()[0] else f"humanlife=1\n{text}")
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("humanlife=1\n" + "\n" * 300_000, "300,001 lines are too many: at most 10,000 are read."),
        ("humanbattlefield=Forest" + "|x" * 90_000, "Forest has more than 64 marks."),
        ("humanbattlefield=t:Elf,Keywords:" + "x-" * 90_000, "Elf has more than 64 marks."),
        (
            "humanbattlefield=" + ";".join(f"Forest|a{n}|b{n}|c{n}" for n in range(1900)),
            "more than 5,000 things in this file have no place here.",
        ),
        ("humanbattlefield=t:w_1_1_" + "elf_" * 90_000, "can't be a name"),
    ],
    ids=["lines", "marks", "keywords", "losses", "script"],
)
def test_more_than_a_person_would_write_is_refused(text: str, told: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        read(text)
    assert told in str(refused.value)


def test_huge_files_are_refused() -> None:
    for blank in ("\n", " \n", "\t"):
        assert program_of("x" + blank * 1_000_000 + "y") is None
    for line in ("battlefield:a:" + ":1" * 900_000, "battlefield:a:" + "1" * 900_000, "s=1&" * 500_000):
        assert program_of(line + "x") is None
    for text in ("humanlife=1\n" + "x" * 10_000_000, "humanlife=1\n" + "a=b\n" * 900_000):
        with pytest.raises(ScenarioError):
            read(text)
    long_chain = ";".join(f"Bonesplitter|Id:{n}|AttachedTo:{n + 1}" for n in range(1, 1900))
    with pytest.raises(ScenarioError, match="circle"):
        read(f"humanbattlefield={long_chain};Bonesplitter|Id:1900|AttachedTo:1")
