"""Boards are written as Forge reads them; what a file of Forge can't hold is told."""

from __future__ import annotations

from core.cards.library import built_in
from core.other_programs.exporting import Target, exported
from core.other_programs.left_out import told
from core.scenario.format import ObjectSpec, Scenario
from core.words.english.other_programs import part_lost
from tests.core.other_programs.reading import position, read
from tests.support import NICOLE, card, creature, table


def forge(scenario: Scenario) -> tuple[str, list[str]]:
    """Return the lines of the board, and what is lost."""
    written = exported(scenario, built_in(), Target.FORGE)
    return written.text, [told(one) for one in written.left_out]


def line(text: str, key: str) -> str:
    """Return what stands behind a key."""
    return next(one.partition("=")[2] for one in text.splitlines() if one.startswith(f"{key}="))


def test_a_board_is_written_with_ids_marks_and_attackers() -> None:
    board = table(
        card("Grizzly Bears", "bear", damage=1, counters={"+1/+1": 2, "first strike": 1}),
        card("Bonesplitter", "axe", attached_to="bear", tapped=True),
        creature("soldier", "1/1 white Soldier lifelink", token=True, summoning_sick=True),
        card("Jace, the Mind Sculptor", "jace", by=NICOLE, loyalty=2),
        title="Axes",
        players=[{"id": "amy", "life": 7, "poison": 2}, {"id": "nicole", "hand": ["Shock"], "library": []}],
        script=[{"attack": {"bear": "jace", "soldier": "nicole"}}],
    )
    text, lost = forge(board)
    assert lost == []
    assert text.startswith("[metadata]\nName:Axes\nGoal:Win\nTurns:1\n")
    assert line(text, "activephase") == "COMBAT_DECLARE_ATTACKERS"
    assert line(text, "humanbattlefield") == (
        "Grizzly Bears|Id:1|Counters:P1P1=2,FIRST_STRIKE=1|Damage:1|Attacking:4;"
        "Bonesplitter|Tapped|AttachedTo:1;"
        "t:Soldier,P:1,T:1,Cost:W,Types:Creature-Soldier,Keywords:Lifelink|SummonSick|Attacking"
    )
    assert line(text, "aibattlefield") == "Jace, the Mind Sculptor|Id:4|Counters:LOYALTY=2"
    assert (line(text, "humancounters"), line(text, "aihand"), line(text, "ailibrary")) == (
        "POISON=2",
        "Shock",
        "",
    )
    assert position(read(text).scenario)["attack"] == position(board)["attack"]


def test_what_forge_cannot_hold_is_told_object_by_object() -> None:
    fog = {
        "name": "Fog",
        "controller": "amy",
        "text": "Prevent all combat damage that would be dealt this turn.",
    }
    board = table(
        card("Grizzly Bears", "bear", power=5, deathtouched=True),
        creature("ox", "3/3", text="When this creature dies, draw a card."),
        card("Moth", "moth", by=NICOLE, owner="amy"),
        creature("cat; cub", "1/1", by="raj"),
        players=[
            {"id": "amy", "name": "Amy", "spells_last_turn": 1},
            {"id": "nicole", "hand": ["Moth"]},
            {"id": "raj"},
        ],
        cards={"Moth": {"types": ["creature"], "power": 1, "toughness": 1}},
        effects=[fog],
        era="ordered",
        script=[{"pass": "amy"}, {"attack": {"bear": "nicole"}}, {"block": {"moth": "bear"}}],
    )
    _, lost = forge(board)
    assert lost == [
        "A pass.",
        "An attack.",
        "Blocks.",
        "Which edition of the rules it is played by.",
        "The effect Fog.",
        "raj, with all permanents and cards: there is no place for another player.",
        "Play starts in another step: beginning of combat step.",
        "Amy: the spells cast last turn.",
        "Grizzly Bears: that a source with deathtouch dealt damage to it.",
        "Grizzly Bears: its power.",
        "Ox: what this file says it can do.",
        "Ox: it isn't a card of the library, so it is written as a token.",
        "Moth: that another player owns it.",
        "Moth: it isn't a card of the library, so it is written as a token.",
        "Moth: this file defines it. There it is just a name.",
    ]


def test_cards_that_only_forge_may_know_are_written_by_name_if_that_is_wanted() -> None:
    board = table(creature("colonnade", "4/4 flying", damage=1), creature("soldier", "1/1", token=True))
    written = exported(board, built_in(), Target.FORGE, by_name=True)
    assert line(written.text, "humanbattlefield").startswith("Colonnade|Damage:1;t:Soldier,P:1")
    assert "Colonnade: it isn't a card of the library, so only its name is written." in map(
        told, written.left_out
    )


def test_names_that_would_end_an_entry_are_changed_and_told() -> None:
    text, lost = forge(table(creature("a;b|c,d", "1/1", token=True)))
    assert "t:A b c d,P:1" in text
    assert "A;b|c,d: its name, as it is written." in lost


def test_a_tapped_creature_is_not_written_as_attacking() -> None:
    board = table(card("Grizzly Bears", "bear", tapped=True), script=[{"attack": {"bear": "nicole"}}])
    text, lost = forge(board)
    assert "Attacking" not in text
    assert "An attack." in lost


def test_every_part_that_may_be_lost_is_told_in_words() -> None:
    for key in ObjectSpec.__struct_fields__:
        assert "_" not in part_lost("Ox", key)
    assert part_lost("Ox", "goaded_by") == "Ox: who goaded it."


def test_what_becomes_a_token_there_loses_its_mana_cost() -> None:
    """A token has none (CR 202.1b), and what is written under Cost there are the colors."""
    text, lost = forge(table(creature("moth", "1/1", mana_cost="{1}{W}")))
    assert "Cost:W," in text
    assert "Moth: its mana cost" in " ".join(lost)
