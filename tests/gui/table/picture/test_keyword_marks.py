"""Keywords as a card shows them: a glyph each, with a number or a color's letter where it has one."""

import pytest

from core.language.phrases import phrase
from gui.table.picture.keyword_marks import keyword_marks, without_marked
from tests.support import creature, played


@pytest.mark.parametrize(
    ("keyword", "glyph", "beside"),
    [
        ("flying", "flying", ""),
        ("toxic 2", "toxic", "2"),
        ("bushido 3", "bushido", "3"),
        ("exalted", "exalted", ""),
        ("protection from red", "protection", "R"),
        ("hexproof from black", "hexproof", "B"),
    ],
)
def test_a_keyword_has_a_glyph_and_beside_it_its_number_or_color(
    keyword: str, glyph: str, beside: str
) -> None:
    (bear,) = played(creature("bear", f"2/2 {keyword}")).start.battlefield.values()
    (mark,) = keyword_marks(bear.card)
    assert (mark.glyph, mark.words, mark.beside) == (glyph, keyword, beside)
    assert not without_marked(bear.card).keywords


def test_a_keyword_with_a_cost_is_said_in_words() -> None:
    (bear,) = played(creature("bear", "2/2", text="Level up {2}")).start.battlefield.values()
    assert keyword_marks(bear.card) == ()
    assert [phrase(one) for one in without_marked(bear.card).abilities] == ["level up {2}"]
