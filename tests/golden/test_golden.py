"""Every event of every scenario is what it was, and so is all that is said of it and every copy."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.events.combat import AttackersDeclared
from core.terms.ids import ObjectId
from core.terms.values import FrozenMap
from tests.golden.changes import Change, changes
from tests.golden.events import written
from tests.golden.kinds import GOLDEN, HERE, golden_file
from tests.support import AMY, NICOLE

SHOWN = 40
"""Lines of a difference that are shown: enough to see what kind it is."""


@pytest.mark.parametrize("name", GOLDEN)
def test_what_is_written_down_is_what_it_was(name: str) -> None:
    file = golden_file(name)
    was = file.read_text(encoding="utf-8") if file.exists() else ""
    now = GOLDEN[name]()
    if now != was:
        told = [line for change in changes(name, was, now) for line in _lines(change)]
        pytest.fail(
            "\n".join(told[:SHOWN])
            + '\n\nIf this is meant: python3 packaging/run.py test --regold "why, with the rule"'
        )


def _lines(change: Change) -> Iterator[str]:
    yield change.scenario
    yield from (f"- {line}" for line in change.gone)
    yield from (f"+ {line}" for line in change.new)


def test_no_golden_file_is_left_of_a_folder_that_is_gone() -> None:
    assert {path.relative_to(HERE) for path in HERE.glob("*/*.txt")} == {
        golden_file(name).relative_to(HERE) for name in GOLDEN
    }


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
        Change("folder/one", gone=("moved(object=a)", "hash(11)"), new=("moved(object=b)", "hash(33)"))
    ]
