"""What is said of a statement of a board line that can't be read, and how to write it."""

from __future__ import annotations

import pytest

from core.cards.library import built_in
from core.sharing.board_line.reading import scenario_of_line
from core.sharing.board_line.splitting import BoardLineError

BOARD = "Amy 20: 3/3 “Ox”; Nicole 20: 2/2 “Bear”"


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        (
            "Amy casts Shock -> Bear (loudly)",
            "'loudly' can't be read. In parentheses: X = 3, mode 2, ability 2, source Ox, 2 to Drake, "
            "sacrificing Drake.",
        ),
        ("The Shock resolves", "only the whole stack can be said to resolve: The stack resolves."),
        ("Nicole chooses", "say what is chosen: Nicole chooses Drake."),
        ("Amy attacks Ox", "say who goes against whom: Amy attacks Ox -> Nicole."),
        ("Bear blocks", "say who goes against whom: Amy attacks Drake -> Nicole."),
        ("Amy atacks with Ox", "it doesn't say what is done. Did you mean “Amy attacks with Ox”?"),
        ("Ox swings", "it doesn't say what is done. Did you mean “Ox attacks”?"),
        ("Ox assigns Bear", "say how much goes where: Drake assigns 2 to Wall of Air, 2 to Nicole."),
        ("Amy passes Bear", "nothing more was expected here: 'Bear'."),
    ],
)
def test_a_decision_that_can_t_be_read(statement: str, why: str) -> None:
    with pytest.raises(BoardLineError) as caught:
        scenario_of_line(f"{BOARD}. {statement}.", built_in())
    assert str(caught.value) == f"In “{statement}”: {why}"


@pytest.mark.parametrize(
    ("part", "where", "why"),
    [
        ("Time: noon", "Time: noon", "unknown time 'noon'. Known: day, night."),
        (
            "Effects: Fog by Nicole",
            "Fog by Nicole",
            "write an effect as: Fog by Nicole [Prevent all combat damage that would be dealt this turn.]",
        ),
        (
            "Effects: Fog by Nicole [Players can't gain life.] (forever)",
            "Fog by Nicole [Players can't gain life.] (forever)",
            "unknown state 'forever'. Known: until end of turn, until end of combat, until your next turn, "
            "until the end of your next turn, during the next untap step, protects, from, to.",
        ),
    ],
)
def test_a_part_of_the_board_that_can_t_be_read(part: str, where: str, why: str) -> None:
    with pytest.raises(BoardLineError) as caught:
        scenario_of_line(f"{BOARD}; {part}.", built_in())
    assert str(caught.value) == f"In “{where}”: {why}"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (
            "Amy 20: Grizly Bears; Nicole 20.",
            "In “Grizly Bears”: there is no card called 'Grizly Bears'. Did you mean 'Grizzly Bears'? "
            'A creature of your own needs power/toughness: 4/4 flying "Drake".',
        ),
        (
            "Amy 20: artifact “Ox” 2; Nicole 20.",
            "In “artifact \"Ox\" 2”: '2' isn't a type or a color. Known: artifact, battle, creature, "
            "enchantment, instant, land, planeswalker, sorcery, white, blue, black, red, green.",
        ),
        (
            "Amy 20: Grizzly Bears; Amy attacks Grizzly Bears -> Nicole 20: Wall of Air.",
            "In “Amy attacks Grizzly Bears -> Nicole 20: Wall of Air”: what is done and what is there are "
            "statements of their own, with a full stop or semicolon between. Did you mean “Amy attacks "
            "Grizzly Bears -> Nicole; Nicole 20: Wall of Air”?",
        ),
        (
            "Nicole 20: Grizzly Bears; nicole 20: Wall of Air.",
            "In “nicole 20: Wall of Air”: nicole is named twice. Write all that nicole has in one statement; "
            "two players need two names.",
        ),
        (
            "Amy 20: 2/2 with; Nicole 20.",
            "In “2/2 with”: nothing follows 'with': name what it has, such as 4/4 with flying, or leave "
            "'with' out.",
        ),
        (
            "Amy 20: Grizzly Bears; Nicole 20; Raj 20. Grizzly Bears attacks.",
            "In “Grizzly Bears attacks”: say who goes against whom: Grizzly Bears attacks Nicole.",
        ),
        ("Amy " * 5001, "This line is too long: no more than 20,000 characters are read."),
    ],
)
def test_a_line_that_can_t_be_read(line: str, why: str) -> None:
    with pytest.raises(BoardLineError) as caught:
        scenario_of_line(line, built_in())
    assert str(caught.value) == why
