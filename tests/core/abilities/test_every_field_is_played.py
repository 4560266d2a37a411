"""Every field of the vocabulary is played: each has a board on which something else in it changes play."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tests.core.abilities.witnesses import Witness, differing, played, read, vocabulary_fields, witnesses

FIELDS = vocabulary_fields()
WITNESSES: dict[str, list[Witness]] = defaultdict(list)
for one in witnesses():
    WITNESSES[one.field.partition(".")[0]].append(one)

NEVER_WRITTEN = {
    "AttacksPlayerIfAble.player": "no file writes it: it is what a token of encore has to do (CR 702.141a)",
    "Goaded.by": "no file writes it: it is who goaded a creature (CR 701.15b), or controls what says so",
}
"""Fields without a witness, and why."""


def test_each_field_has_a_witness() -> None:
    """A new field needs a line in `witnesses.jsonl`; `find_witness` looks for one."""
    shown = {witness.field for several in WITNESSES.values() for witness in several}
    assert sorted(FIELDS - shown - NEVER_WRITTEN.keys()) == []
    assert sorted((shown | NEVER_WRITTEN.keys()) - FIELDS) == [], "these are no fields of the vocabulary"
    assert sorted(shown & NEVER_WRITTEN.keys()) == [], "these have a witness now"


@pytest.mark.parametrize("model", sorted(WITNESSES))
def test_saying_something_else_changes_play(model: str) -> None:
    for witness in WITNESSES[model]:
        board, other = read(witness.board), read(witness.other)
        assert witness.field in differing(board, other), f"the boards do not differ in {witness.field}"
        assert played(board) != played(other), f"{witness.field} changes nothing on its board"
