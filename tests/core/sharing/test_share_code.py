"""A board sent as one line comes back as it was, and a broken line says so at once."""

from __future__ import annotations

import re
import tracemalloc
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.scenario.changes import changed
from core.scenario.errors import ScenarioError
from core.scenario.reading import read_scenario
from core.sharing.common_words import COMMON_WORDS
from core.sharing.share_code import MOST_CHARACTERS, ShareCodeError, code_in, scenario_of_code, share_code
from core.teaching.course import SCENARIOS
from tests.support import NICOLE, creature, table

BOARD = table(
    creature("bear", "2/2"),
    creature("wall", "0/4", by=NICOLE),
    title="A bear, “a wall”, ½ {W}",
    script=[{"attack": {"bear": "nicole"}}],
)
FILES = sorted(SCENARIOS.rglob("*.scenario.json"))


def packed(text: bytes, version: str = "1") -> str:
    """Return a code with a right checksum, whatever it holds."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=COMMON_WORDS)
    body = compressor.compress(text) + compressor.flush()
    return f"DS{version}-" + urlsafe_b64encode(zlib.crc32(body).to_bytes(4, "big") + body).decode().rstrip(
        "="
    )


@pytest.mark.parametrize("path", FILES[::10], ids=lambda path: path.name.removesuffix(".scenario.json"))
def test_a_scenario_comes_back_as_it_was_from_a_short_line(path: Path) -> None:
    scenario = read_scenario(path)
    code = share_code(scenario)
    assert scenario_of_code(code) == scenario
    assert re.fullmatch(r"[A-Za-z0-9_-]+", code)
    assert len(code) < 1000


def test_codes_of_version_1_can_be_read_for_ever() -> None:
    code = "DS1-6Vil1yPCUU6piUVEOYyQc3A6IgliA1Q11D6SIg0zkmJrAQ"
    assert scenario_of_code(code) == table(creature("bear", "2/2"), title="Bear")


def test_a_code_is_found_in_a_message_and_over_broken_lines() -> None:
    code = share_code(BOARD)
    assert code_in(f"Look at this: {code} - who dies?") == code
    assert code_in(f"{code[:30]}\n{code[30:60]}\r\n  {code[60:]}\n") == code
    assert code_in("Look at this, DS1 is nice") is None


@given(st.data())
def test_a_changed_or_cut_code_is_refused(data: st.DataObject) -> None:
    code = share_code(BOARD)
    place = data.draw(st.integers(4, len(code) - 2))
    letter = data.draw(st.sampled_from("ABCDEFGHabcdefgh0123456789_-").filter(lambda one: one != code[place]))
    with pytest.raises(ShareCodeError, match="damaged"):
        scenario_of_code(code[:place] + letter + code[place + 1 :])
    with pytest.raises(ShareCodeError, match="damaged"):
        scenario_of_code(code[: max(place, 5)])


@given(st.text(max_size=40))
def test_any_other_text_is_no_code(text: str) -> None:
    with pytest.raises((ShareCodeError, ScenarioError)):
        scenario_of_code(text)


def test_a_newer_version_is_named() -> None:
    with pytest.raises(ShareCodeError, match="version 7; this program reads version 1"):
        scenario_of_code(packed(b"{}", "7"))


def test_a_code_that_unpacks_to_more_than_any_file_is_refused_before_it_is_unpacked() -> None:
    bomb = packed(b" " * 50_000_000)
    assert len(bomb) < MOST_CHARACTERS
    tracemalloc.start()
    with pytest.raises(ShareCodeError, match="damaged"):
        scenario_of_code(bomb)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 30_000_000


def test_a_code_longer_than_any_is_refused() -> None:
    with pytest.raises(ShareCodeError, match="400,000 characters"):
        scenario_of_code("DS1-" + "A" * MOST_CHARACTERS)


def test_a_whole_code_with_a_faulty_scenario_says_what_is_wrong_in_it() -> None:
    text = b'{"format":"damage-step/1","players":[{"id":"amy"},{"id":"nicole"}],"battelfield":[]}'
    with pytest.raises(ScenarioError, match=r"share code: .*battelfield.*battlefield"):
        scenario_of_code(packed(text))
    with pytest.raises(ScenarioError, match="share code"):
        scenario_of_code(packed(b"[]"))


def test_the_title_is_part_of_what_is_sent() -> None:
    assert scenario_of_code(share_code(changed(BOARD, title="Other"))).title == "Other"
