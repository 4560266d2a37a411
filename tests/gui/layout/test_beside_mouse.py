"""Words beside the mouse cover nothing that is to be read, and stay calm."""

from __future__ import annotations

from itertools import pairwise

import pytest

from core.play.playthrough import Playthrough
from gui.layout.beside_mouse import Beside, Sight, Words, place_words, texts_of
from gui.layout.geometry import Box
from gui.layout.table_layout import Layout
from tests.gui.layout.test_battle_lines import fight, laid_out

VIEW = Box(0, 0, 708, 591)
WORDS = Words(220, 32, 18)
MOUSE = (300.0, 300.0)


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share an area."""
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


def placed(*texts: Box, mouse: tuple[float, float] = MOUSE, words: Words = WORDS) -> Box:
    """Return where words are put first."""
    return place_words(words, mouse, Sight(VIEW, texts), None).box


def test_words_are_below_the_mouse_and_right_of_it_where_nothing_is() -> None:
    assert placed() == Box(318, 320, 220, 32)


@pytest.mark.parametrize("mouse", [(1, 1), (707, 1), (1, 590), (707, 590), (354, 300)])
def test_words_are_whole_on_the_table(mouse: tuple[float, float]) -> None:
    box = placed(mouse=mouse)
    assert 6 <= box.x <= 708 - 6 - 220
    assert 6 <= box.y <= 591 - 6 - 32


def test_words_too_wide_for_a_view_begin_in_it() -> None:
    assert placed(words=Words(800, 32, 18)).x == 6


def test_words_do_not_cover_a_name_below_the_mouse() -> None:
    name = Box(250, 310, 300, 25)
    box = placed(name)
    assert not overlap(box, name)
    assert abs(box.y - MOUSE[1]) < 60


def test_where_text_is_everywhere_words_cover_the_least() -> None:
    everywhere, twice = Box(0, 0, 708, 591), Box(300, 0, 408, 591)
    assert placed(everywhere, twice).x == 300 - 18 - 220


def test_words_keep_off_the_card_that_is_held() -> None:
    held = Box(300 - 50, 300 - 62, 100, 124)
    wall = [Box(0, 0, 248, 591), Box(352, 0, 356, 591)]
    for texts in ([], wall):
        assert not overlap(placed(*texts, words=Words(90, 32, 60)), held)


def test_words_go_along_with_the_mouse() -> None:
    sight = Sight(VIEW, ())
    before = place_words(WORDS, MOUSE, sight, None)
    after = place_words(WORDS, (310, 320), sight, before)
    assert (after.box.x - before.box.x, after.box.y - before.box.y) == (10, 20)


def test_words_stay_rather_than_cover_a_name_and_slide_along_it() -> None:
    name = Box(0, 360, 708, 25)
    sight = Sight(VIEW, (name,))
    before = place_words(WORDS, MOUSE, sight, None)
    after = place_words(WORDS, (310, 312), sight, before)
    assert (after.box.x, after.box.y) == (before.box.x + 10, before.box.y)


def test_words_do_not_stay_under_the_mouse_nor_far_from_it() -> None:
    sight = Sight(VIEW, (Box(0, 353, 708, 238),))
    before = place_words(WORDS, MOUSE, sight, None)
    assert not place_words(WORDS, (400, 330), sight, before).box.contains(400, 330)
    assert place_words(WORDS, (310, 560), sight, before).box.y > 400, "though they cover text there"


def fights() -> tuple[Playthrough, ...]:
    """Return combats with few and with many cards."""
    return fight(1, 1, {0: 0}, 1), fight(10, 10, {0: 0, 1: 0}, 3), fight(30, 30, {0: 0}, 3)


@pytest.mark.parametrize("layout", [laid_out(one, "blockers_declared", 708, 591) for one in fights()])
def test_along_the_way_of_a_drag_hardly_a_name_is_covered_and_nothing_jumps(layout: Layout) -> None:
    """From a card behind the front onto an attacker, and about on that."""
    sight = Sight(VIEW, tuple(texts_of(layout)))
    first, last = (min(layout.cards.values(), key=lambda one: sign * one.y) for sign in (1, -1))
    way = [(first.x + (last.x - first.x) * n / 80, first.y + (last.y - first.y) * n / 80) for n in range(81)]
    way += [(last.x + n % 9, last.y + n % 7) for n in range(30)]
    stood: list[Beside] = []
    for mouse in way:
        stood.append(place_words(WORDS, mouse, sight, stood[-1] if stood else None))
    covering = [one for one in stood if any(overlap(one.box, text) for text in sight.texts)]
    far = [
        one
        for one, other in pairwise(stood)
        if abs(one.box.x - other.box.x) + abs(one.box.y - other.box.y) > 20
    ]
    assert len(covering) < len(way) / 10, "only between the rows of thirty creatures"
    assert len(far) <= 4
