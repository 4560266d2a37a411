"""Every event of every scenario is what it was."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from core.events.combat import AttackersDeclared
from core.terms.ids import ObjectId
from core.terms.values import FrozenMap
from tests.golden.changes import Change, changes
from tests.golden.writing import FRAMES, folders, frames_of_folder, golden_file, written
from tests.support import AMY, NICOLE

SHOWN = 40
"""Lines of a difference that are shown: enough to see what kind it is."""


@pytest.mark.parametrize("folder", folders())
def test_every_event_is_what_it_was(folder: str) -> None:
    file = golden_file(folder)
    was = file.read_text(encoding="utf-8") if file.exists() else ""
    now = frames_of_folder(folder)
    diff = list(unified_diff(was.splitlines(), now.splitlines(), "written down", "now", lineterm="", n=1))
    told = "\n".join(diff[:SHOWN])
    assert not diff, (
        f'{told}\n\nIf this is meant: python3 packaging/run.py test --regold "why, with the rule"'
    )


def test_no_golden_file_is_left_of_a_folder_that_is_gone() -> None:
    assert {path.stem for path in FRAMES.glob("*.txt")} == set(folders())


def test_an_event_is_written_with_what_is_not_as_usual() -> None:
    event = AttackersDeclared(
        player=AMY,
        attacks=FrozenMap({ObjectId("bear"): NICOLE}),
        defending=FrozenMap({ObjectId("bear"): NICOLE}),
    )
    assert written(event) == (
        "attackers_declared(player=amy attacks={bear: nicole} defending={bear: nicole})"
    )


def test_changes_are_counted_by_scenario_and_by_kind_of_line() -> None:
    was = "== one 11\nmoved(object=a)\ncombat_ended\n\n== two 22\ncombat_ended\n"
    now = "== one 33\nmoved(object=b)\ncombat_ended\n\n== two 22\ncombat_ended\n"
    assert changes("folder", was, now) == [
        Change("folder/one", gone=("moved(object=a)",), new=("moved(object=b)",))
    ]
