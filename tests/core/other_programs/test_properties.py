"""What is written is read back the same where nothing is lost; reading raises no error but ours."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards.library import built_in
from core.other_programs.argentum.link import link
from core.other_programs.exporting import Target, exported
from core.other_programs.left_out import Loss, told
from core.scenario.changes import changed
from core.scenario.errors import ScenarioError
from core.scenario.format import Scenario
from core.scenario.reading import read_scenario, scenario_of
from core.teaching.course import SCENARIOS
from tests.core.other_programs.reading import position, read

FILES = sorted(SCENARIOS.rglob("*.scenario.json"))
CARDS = ("Grizzly Bears", "Hill Giant", "Forest", "Wall of Air", "Jace, the Mind Sculptor", "Furnace of Rath")
CREATURES = (
    {"name": "Soldier", "types": ["creature"], "subtypes": ["Soldier"], "power": 1, "toughness": 1},
    {"name": "Drake", "types": ["creature"], "colors": ["U", "W"], "power": 4, "toughness": 4},
    {
        "name": "Ox",
        "types": ["artifact", "creature"],
        "supertypes": ["legendary"],
        "power": 0,
        "toughness": 5,
    },
)
KEYWORDS = ("flying", "first strike", "trample", "toxic 2", "protection from red")
NUMBERS = st.integers(0, 9)
COUNTERS = st.dictionaries(
    st.sampled_from(("+1/+1", "-1/-1", "first strike", "charge", "+2/+0", "odd-kind")), NUMBERS, max_size=2
)


@st.composite
def objects(draw: st.DrawFn) -> dict[str, Any]:
    """A permanent in some state, without its id."""
    base: dict[str, Any] = {"controller": draw(st.sampled_from(("amy", "nicole")))}
    if draw(st.booleans()):
        base["card"] = draw(st.sampled_from(CARDS))
    else:
        base |= draw(st.sampled_from(CREATURES))
        base["keywords"] = draw(st.lists(st.sampled_from(KEYWORDS), unique=True, max_size=2))
        base["token"] = draw(st.booleans())
    flags = ("tapped", "summoning_sick", "renowned", "phased_out", "face_down", "commander")
    base |= dict.fromkeys(draw(st.lists(st.sampled_from(flags), unique=True, max_size=2)), True)
    return {**base, "damage": draw(st.sampled_from((0, 0, 0, 2))), "counters": draw(COUNTERS)}


@st.composite
def boards(draw: st.DrawFn) -> Scenario:
    """A board of two players, with attachments and an attack."""
    there = [{**one, "id": f"o{n}"} for n, one in enumerate(draw(st.lists(objects(), max_size=6)))]
    for number, one in enumerate(there):
        if number and draw(st.integers(0, 4)) == 0:
            one["attached_to"] = f"o{draw(st.integers(0, number - 1))}"
    able = [
        one["id"]
        for one in there
        if one["controller"] == "amy"
        and one.get("card") not in CARDS[2:]
        and not one.get("tapped")
        and not one.get("phased_out")
    ]
    attack = draw(st.sets(st.sampled_from(able))) if able else set()
    zones = st.lists(st.sampled_from(("Shock", "Forest", "Grizzly Bears")), max_size=3)
    seats = [
        {
            "id": name,
            "life": draw(st.integers(-5, 40)),
            "poison": draw(st.sampled_from((0, 0, 3))),
            "hand": draw(zones),
            "graveyard": draw(zones),
            "library": draw(st.none() | zones),
        }
        for name in ("amy", "nicole")
    ]
    script = [{"attack": dict.fromkeys(sorted(attack), "nicole")}] if attack else []
    active = draw(st.sampled_from(("amy", "nicole"))) if not attack else "amy"
    steps = ("precombat_main", "beginning_of_combat", "upkeep", "postcombat_main")
    start = "declare_attackers" if attack else draw(st.sampled_from(steps))
    until = "cleanup" if start == "postcombat_main" else "end_of_combat"
    return scenario_of(
        {
            "players": seats,
            "battlefield": there,
            "script": script,
            "start": start,
            "active": active,
            "until": until,
        }
    )


@settings(max_examples=150, deadline=None)
@given(board=boards(), target=st.sampled_from(Target))
def test_what_fits_is_read_back_the_same(board: Scenario, target: Target) -> None:
    written = exported(board, built_in(), target)
    found = read(written.text)
    if not written.left_out:
        assert position(found.scenario) == position(board)
        assert found.unknown == ()


@pytest.mark.parametrize("target", Target)
def test_every_board_of_the_library_can_be_written_and_read(target: Target) -> None:
    whole = 0
    for path in FILES[::5]:
        board = changed(read_scenario(path), script=(), effects=(), variations=())
        written = exported(board, built_in(), target)
        assert all(told(one) for one in written.left_out)
        found = read(written.text)
        lost = [one for one in written.left_out if one.loss is not Loss.SETTING]
        if not lost:
            whole += 1
            assert position(found.scenario) == position(board), path.name
    assert whole > (3 if target is Target.FORGE else len(FILES[::5]) / 2)


PIECES = st.sampled_from(
    (
        *(
            "[metadata]",
            "[state]",
            "[a]",
            "[b]",
            "@a",
            "@b",
            "#",
            "\n",
            "\n",
            "\n",
            "=",
            ":",
            ";",
            "|",
            ",",
            "-",
        ),
        *(
            "humanbattlefield=",
            "aibattlefield=",
            "humanhand=",
            "activephase=",
            "activeplayer=ai",
            "humanlife=",
        ),
        *("Grizzly Bears", "Bonesplitter", "Shock", "t:Knight,P:2,T:2,Types:Creature", "t:w_1_1_soldier"),
        *(
            "|Id:1",
            "|AttachedTo:1",
            "|Attaching:2",
            "|Attacking",
            "|Attacking:1",
            "|Counters:P1P1=2,LOYALTY=1",
        ),
        *(
            "|Damage:3",
            "|Transformed",
            "|FaceDown:Manifested",
            "MAIN1",
            "COMBAT_DAMAGE",
            "humanprecast=Shock->1",
        ),
        *("battlefield:Human:Forest:2", "token:Computer:BearToken:1", "loyalty:Human:Jace:3", "9", "-1", "x"),
        *("\x00", "\ufeff", "\u2028", "ß", "\ud7ff", "'", '"', "{", "?s=1", "aaaaaaaa"),
    )
)
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(("Shock", "Grizzly Bears", "", "x" * 200)),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                (
                    "name",
                    "config",
                    "battlefield",
                    "hand",
                    "counters",
                    "attachedTo",
                    "tapped",
                    "lifeTotal",
                    "PLUS",
                    "library",
                )
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@settings(max_examples=400, deadline=None)
@given(pieces=st.lists(PIECES, max_size=24), group=st.sampled_from((None, "a")))
def test_any_text_is_read_or_refused_with_our_error(pieces: list[str], group: str | None) -> None:
    with suppress(ScenarioError):
        read("".join(pieces), group=group)


@settings(max_examples=300, deadline=None)
@given(
    data=st.dictionaries(
        st.sampled_from(
            ("player1", "player2", "players", "customCards", "step", "phase", "activePlayer", "teams")
        ),
        VALUES,
        max_size=5,
    ),
    as_link=st.booleans(),
)
def test_any_json_is_read_or_refused_with_our_error(data: dict[str, Any], as_link: bool) -> None:
    text = json.dumps({"player1Name": "Ann", **data})
    with suppress(ScenarioError):
        read(link(text) if as_link else text)


def test_files_of_the_tests_are_ours() -> None:
    assert {path.suffix for path in Path(__file__).parent.rglob("*") if path.is_file()} <= {".py", ".pyc"}
