"""Finding a board on which a field changes play."""

from tests.core.abilities.find_witness import find
from tests.core.abilities.witnesses import changed, differing, played, read


def test_a_board_is_found_on_which_a_field_changes_play() -> None:
    line = find("Grants.toughness", seed=0, boards=20)
    assert line is not None
    (change,) = line["changes"]
    board, other = read(line["board"]), read(changed(line["board"], **change))
    assert "Grants.toughness" in differing(board, other)
    assert played(board) != played(other)
