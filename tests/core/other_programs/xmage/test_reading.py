"""Groups of an XMage init.txt become boards; groups that include each other are refused."""

from __future__ import annotations

import pytest

from core.other_programs.importing import foreign_text
from core.scenario.errors import ScenarioError
from tests.core.other_programs.reading import losses, on_table, read

FILE = """\
// my tests
[attack]
battlefield:Human:Grizzly Bears:2
battlefield:Computer:XLN-Forest:1
hand:Human:Mystery: Red:1
[walkers]
battlefield:Computer:Jace, the Mind Sculptor:1
loyalty:Computer:Jace, the Mind Sculptor:5
[all]
@attack
@walkers
token:Human:ZombieArmyToken:2
emblem:Human:Some Emblem:1
exiled:Human:Shock:1
[empty]
"""


def test_the_groups_of_a_file_are_offered() -> None:
    assert foreign_text(FILE).groups == ("attack", "walkers", "all")
    with pytest.raises(ScenarioError, match="this file has 3 groups: attack, walkers and all"):
        read(FILE)


def test_a_group_is_read_with_those_it_includes() -> None:
    found = read(FILE, group="ALL")
    there = on_table(found.scenario)
    assert [player.name for player in found.scenario.players] == ["Human", "Computer"]
    assert there["grizzly-bears-2"].controller == "human"
    assert there["forest"].card == "Forest"
    assert dict(there["jace-the-mind-sculptor"].counters) == {"loyalty": 5}
    assert [(one.name, one.count) for one in found.unknown] == [("Zombie Army", 2)]
    assert found.scenario.players[0].hand == ("Mystery: Red",)
    assert losses(found) == [
        "Which printing of a card is meant.",
        "Some Emblem: cards can't be set up as an emblem.",
        "Shock: cards can't be set up in exile.",
        "Mystery: Red isn't known here. In the hand it is just a name.",
    ]


def test_the_only_group_needs_no_name() -> None:
    assert read("[one]\nbattlefield:Ann:Forest:1\n").scenario.players[0].name == "Ann"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "[a]\nbattlefield:Human:Forest:1\n@b\n[b]\n@a",
            "board, line 5: these groups include each other: a, b and a.",
        ),
        ("[a]\nbattlefield:Human:Forest:1\n@a", "include each other: a and a."),
        ("[a]\nbattlefield:Human:Forest:1\n@c", "board, line 3: there is no group 'c'. Groups: a."),
        ("hand:Human:Shock:1\n[a]\nbattlefield:Human:Forest:1", "board, line 1: this line is in no group."),
        ("[a]\nbattlefield:Human:Forest:1\nattic:Human:Forest:1", "line 3: unknown zone 'attic'."),
        ("[a]\nbattlefield:Human:Forest:1\nnonsense", "line 3: 'nonsense' can't be read."),
        ("[a]\nbattlefield:Human:Forest:99999999999", "isn't a whole number"),
        ("[a]\nbattlefield:Human:Forest:900000", "900,000 cards are too many"),
        ("[a]\nbattlefield:Human:Forest:1\n[a]", "line 3: 'a' is there twice."),
    ],
)
def test_what_is_broken_is_refused_with_its_line(text: str, told: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        read(text, group="a")
    assert told in str(refused.value)


def test_groups_that_double_each_other_are_refused_before_they_grow() -> None:
    doubling = "\n".join(f"[g{n}]\n@g{n + 1}\n@g{n + 1}" for n in range(40))
    with pytest.raises(ScenarioError, match="has more than 10,000 lines"):
        read(f"{doubling}\n[g40]\nbattlefield:Human:Forest:1\n", group="g0")


def test_an_older_file_without_groups_is_one_board() -> None:
    found = read("# my cards\nhand:player:Shock:1\nbattlefield:computer:Hill Giant:1\n")
    assert foreign_text("hand:player:Shock:1").groups == ("init",)
    assert [player.name for player in found.scenario.players] == ["player", "computer"]
    assert [player.name for player in read("hand:me:Shock:1").scenario.players] == ["me", "Computer"]
    assert [player.name for player in read("hand:Computer:Shock:1").scenario.players] == ["Human", "Computer"]
