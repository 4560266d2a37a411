"""Every event of every scenario is what it was, and so is all that is said of it and every copy."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.events.combat import AttackersDeclared
from core.terms.ids import ObjectId
from core.terms.values import FrozenMap
from tests.golden.changes import Change, changes
from tests.golden.events import written
from tests.golden.kinds import HERE, KINDS, Kind
from tests.golden.played import folders
from tests.support import AMY, NICOLE

SHOWN = 40
"""Lines of a difference that are shown: enough to see what kind it is."""


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
@pytest.mark.parametrize("folder", folders())
def test_what_is_written_down_is_what_it_was(folder: str, kind: Kind) -> None:
    file = kind.file(folder)
    was = file.read_text(encoding="utf-8") if file.exists() else ""
    now = kind.text(folder)
    if now != was:
        told = [line for change in changes(folder, was, now) for line in _lines(change)]
        pytest.fail(
            "\n".join(told[:SHOWN])
            + '\n\nIf this is meant: python3 packaging/run.py test --regold "why, with the rule"'
        )


def _lines(change: Change) -> Iterator[str]:
    yield change.scenario
    yield from (f"- {line}" for line in change.gone)
    yield from (f"+ {line}" for line in change.new)


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_no_golden_file_is_left_of_a_folder_that_is_gone(kind: Kind) -> None:
    assert {path.stem for path in (HERE / kind.name).glob("*.txt")} == set(folders())


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
