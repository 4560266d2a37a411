"""What a scenario is as a board line and as files of other programs, what is lost, and what comes back."""

from __future__ import annotations

from collections.abc import Iterator

from core.cards.library import built_in
from core.other_programs.exporting import Target, exported
from core.other_programs.importing import foreign_text, imported
from core.other_programs.left_out import told
from core.scenario.known_cards import known_cards
from core.scenario.saving import compact_text
from core.sharing.board_line.writing import board_line
from tests.golden.digest import digest
from tests.golden.played import Played


def copy_lines(one: Played) -> Iterator[str]:
    """Yield the lines of all copies of a scenario."""
    library = built_in()
    line = board_line(one.scenario, known_cards(one.scenario, library))
    yield line.text
    yield from (f"  not in the line: {lost}" for lost in line.left_out)
    for target in Target:
        written = exported(one.scenario, library, target)
        yield from (f"  {text}" for text in written.text.splitlines())
        yield from (f"  not for {target}: {told(lost)}" for lost in written.left_out)
        back = imported(foreign_text(written.text, f"board{target.suffix}"), library)
        yield f"  from {target}: {digest(compact_text(back.scenario))}"
        yield from (f"  not from {target}: {told(lost)}" for lost in back.left_out)
