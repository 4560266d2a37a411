"""What a screen reader hears of a scenario in the library's list."""

from __future__ import annotations

import pytest

from core.teaching.format import Level
from core.teaching.index import Entry
from core.teaching.progress import Standing
from gui.library.listed import Listed


@pytest.mark.parametrize(
    ("question", "choices", "spoken"),
    [
        ("Who dies", (), "Bears. Who dies. Beginner"),
        ("", (), "Bears. Two bears fight. Beginner"),
        ("", ("Giant Growth", "Shock"), "Bears. Two bears fight. 2 variants. Beginner"),
    ],
)
def test_its_question_is_heard_or_what_it_is_about(
    question: str, choices: tuple[str, ...], spoken: str
) -> None:
    entry = Entry(
        key="bears",
        title="Bears",
        description="Two bears fight.",
        folder="Lessons",
        lesson="",
        level=Level.BEGINNER,
        place=0,
        question=question,
        cards=(),
        keywords=(),
        rules=(),
        tags=(),
        board="",
    )
    assert Listed(entry, "Bears", Standing.NEW, choices).spoken == spoken
