"""Reading scenario files: whole or not at all, with a sentence that helps."""

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cards.library import built_in
from core.scenario.errors import ScenarioError
from core.scenario.playing import play_scenario
from core.scenario.reading import parse_scenario, read_scenario

BEAR = {"id": "bear", "card": "Grizzly Bears", "controller": "amy"}
BOARD: dict[str, Any] = {
    "format": "damage-step/1",
    "players": [{"id": "amy"}, {"id": "nicole"}],
    "battlefield": [BEAR],
}


def refusal(data: object) -> str:
    """Return the message with which a board is refused, read and set up."""
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(ScenarioError) as caught:
        play_scenario(parse_scenario(text, "b.json"), built_in(), "b.json")
    return str(caught.value)


def with_bear(**fields: object) -> dict[str, Any]:
    return {**BOARD, "battlefield": [{**BEAR, **fields}]}


@pytest.mark.parametrize(
    ("board", "message"),
    [
        (
            with_bear(keywords=["trampel"]),
            "b.json, battlefield, object 1 (bear), keywords, item 1: unknown keyword 'trampel'. "
            "Did you mean 'trample'?",
        ),
        (
            with_bear(card="Grizly Bears"),
            "b.json, battlefield, object 1 (bear), card: unknown card 'Grizly Bears'. "
            "Did you mean 'Grizzly Bears'?",
        ),
        (
            with_bear(taped=True),
            "b.json, battlefield, object 1 (bear): unknown key 'taped'. Did you mean 'tapped'?",
        ),
        (
            with_bear(controller="nicol"),
            "b.json, battlefield, object 1 (bear), controller: unknown player 'nicol'. "
            "Did you mean 'nicole'?",
        ),
        (
            {**BOARD, "era": "currant"},
            "b.json, era: unknown era 'currant'. Did you mean 'current'?",
        ),
        (
            {**BOARD, "script": [{"atack": {"bear": "nicole"}}]},
            "b.json, script, entry 1: unknown entry 'atack'. Did you mean 'attack'?",
        ),
        (
            {**BOARD, "script": [{"attack": {"bare": "nicole"}}]},
            "b.json, script, entry 1, attack: unknown id 'bare'. Did you mean 'bear'?",
        ),
        (
            {**BOARD, "expect": {"life": {"nicole": "14"}}},
            'b.json, expect, life, nicole: "14" isn\'t allowed here; '
            "it must be a whole number from -1,000,000 to 1,000,000.",
        ),
        (
            {**BOARD, "battlefield": [BEAR, BEAR]},
            "b.json, battlefield, object 1 (bear): this id is used more than once.\n"
            "b.json, battlefield, object 2 (bear): this id is used more than once.",
        ),
        (
            with_bear(id="amy"),
            "b.json, players, player 1 (amy): this id is used more than once.\n"
            "b.json, battlefield, object 1 (amy): this id is used more than once.",
        ),
        (
            {**BOARD, "battlefield": [{"id": "x", "name": "X", "types": ["creature"], "controller": "amy"}]},
            "b.json, battlefield, object 1 (x), power: a creature needs 'power'.\n"
            "b.json, battlefield, object 1 (x), toughness: a creature needs 'toughness'.",
        ),
        (
            {**BOARD, "format": "damage-step/9"},
            'b.json, format: "format" must be "damage-step/1", not "damage-step/9".',
        ),
        ([], "b.json: a scenario is a JSON object: {…}."),
        ("{", "b.json, line 1, column 2: not JSON: Expecting property name enclosed in double quotes."),
        (
            '{"format": "damage-step/1", "format": "damage-step/1"}',
            "b.json: the key 'format' is in the same object twice.",
        ),
    ],
)
def test_a_fault_is_told_with_its_place_and_the_way_out(board: object, message: str) -> None:
    assert refusal(board) == message


HOSTILE = {
    "nan": '{"format": "damage-step/1", "players": NaN}',
    "infinity": '{"format": "damage-step/1", "players": [{"id": "amy", "life": Infinity}]}',
    "huge power": json.dumps(with_bear(power=10**18)),
    "huge number": json.dumps(with_bear(power=1)).replace('"power": 1', '"power": 1' + "0" * 5_000),
    "a fraction": json.dumps(with_bear(power=1.5)),
    "true for a number": json.dumps(with_bear(power=True)),
    "nested a thousand deep": "[" * 1_000 + "]" * 1_000,
    "nested deep in a field": json.dumps(BOARD)[:-1] + ', "tags": ' + "[" * 1_000 + "]" * 1_000 + "}",
    "a hundred thousand objects": json.dumps(
        {**BOARD, "battlefield": [{**BEAR, "id": f"b{n}"} for n in range(100_000)]}
    ),
    "a hundred thousand entries": json.dumps({**BOARD, "script": [{"pass": "amy"}] * 100_000}),
    "a hundred thousand notes": json.dumps({**BOARD, "notes": [{"text": "x"}] * 100_000}),
    "a control character in a name": json.dumps(with_bear(name="a\u0007b")),
    "a hash in an id": json.dumps(with_bear(id="bear#2")),
    "a very long name": json.dumps(with_bear(name="x" * 10_000)),
    "one player": json.dumps({**BOARD, "players": [{"id": "amy"}]}),
    "null": "null",
    "nothing": "",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_file_is_refused_in_a_short_sentence(text: str) -> None:
    message = refusal(text)
    assert len(message) < 2_000


def test_a_hundred_megabytes_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "big.scenario.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    tracemalloc.start()
    with pytest.raises(ScenarioError, match="at most 4 MB"):
        read_scenario(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 20_000_000


def test_what_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "latin.scenario.json"
    path.write_bytes('{"title": "café"}'.encode("latin-1"))
    with pytest.raises(ScenarioError, match="byte 15: not UTF-8"):
        read_scenario(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"nowhere\.json: there is no such file"):
        read_scenario(tmp_path / "nowhere.json")


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from([*BOARD, *BEAR, "script", "attack", "edit", "expect"]), inner, max_size=4
            )
        ),
        max_leaves=12,
    ),
    st.sampled_from(["players", "battlefield", "script", "expect", "era", "start", "title"]),
)
def test_no_json_at_all_gets_through_with_another_error(value: object, key: str) -> None:
    try:
        play_scenario(parse_scenario(json.dumps({**BOARD, key: value})), built_in())
    except ScenarioError as error:
        assert str(error)  # noqa: PT017 - any other exception must fail the test


def test_a_byte_order_mark_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "bom.scenario.json"
    path.write_text(json.dumps(BOARD), encoding="utf-8-sig")
    assert read_scenario(path).battlefield[0].id == "bear"


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ({"kind": "damage", "change": {"kind": "redirect"}}, "say where with 'redirect_to'"),
        ({"kind": "graveyard", "instead": "exile"}, "say what it's about with 'protects'"),
        ({"kind": "counters"}, "say what it's about with 'protects'"),
    ],
)
def test_an_effect_that_is_on_nothing_says_what_it_is_about(effect: dict[str, Any], message: str) -> None:
    assert message in refusal({**BOARD, "effects": [{"name": "x", "controller": "amy", "effect": effect}]})


def test_a_permanent_does_nothing_as_a_spell() -> None:
    assert "only instants and sorceries have a spell's text" in refusal(
        with_bear(abilities=[{"kind": "spell", "does": []}])
    )
