"""Where everything on a card is: readable at every size, and nothing on top of something else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from core.abilities.keywords import Keyword
from core.cards.library import built_in
from core.terms.values import replace
from gui.table.painting.card_layout import CardLayout, lay_out, mark_at
from gui.table.painting.card_strip import compact
from gui.table.painting.text_fitting import Line, clipped, width
from gui.table.picture.card_face import CardFace, printed_face
from gui.table.picture.keyword_marks import KeywordMark

SIZES = (0.35, 0.5, 0.6, 0.8, 1.0, 1.25, 1.7, 2.5)
_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
_ELIDED = 0.5
"""From this size of a card on no part of its name is left out without a sign."""


def face(name: str) -> CardFace:
    """Return a card of the library as it is printed."""
    return printed_face(built_in()[name])


def lines(layout: CardLayout) -> Iterator[Line]:
    """Yield all text on a card."""
    strip = layout.strip
    yield from layout.name
    yield from layout.rules
    yield from strip.numbers
    yield from (one.line for one in strip.shaped)
    yield from (one.beside for one in layout.marks if one.beside is not None)
    yield from (
        one for one in (layout.number, layout.types, layout.more, strip.damage, strip.protector) if one
    )


def words(found: tuple[Line, ...]) -> str:
    return " ".join(line.text for line in found)


@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_lower_than_eleven_pixels_or_leaves_the_card(size: float) -> None:
    edge = QRectF(-50 * size, -70 * size, 100 * size, 140 * size).adjusted(-1, -1, 1, 1)
    for card in built_in().values():
        for line in lines(lay_out(printed_face(card), size)):
            assert line.pixels >= 11, f"{card.name}: {line.text}"
            assert edge.contains(line.box), f"{card.name}: {line.text}"


@pytest.mark.parametrize("size", SIZES)
def test_parts_of_a_card_follow_each_other(size: float) -> None:
    for card in built_in().values():
        layout = lay_out(printed_face(card), size)
        parts = [layout.band, layout.picture, *(one.box for one in (layout.types,) if one)]
        parts += [layout.marks[0].box] if layout.marks else []
        parts += [line.box for line in layout.rules]
        assert all(one.bottom() <= other.top() + 0.01 for one, other in pairwise(parts)), card.name
        assert parts[-1].bottom() <= layout.strip.top + 0.01, card.name
        assert layout.picture.height() >= (9 if size >= 0.6 else bool(layout.marks) * 5), card.name


def test_a_long_name_has_two_lines_and_is_whole() -> None:
    assert [line.text for line in lay_out(face("Ancient Brontodon"), 1.0).name] == ["Ancient", "Brontodon"]
    cut = {
        card.name
        for card in built_in().values()
        if _ELLIPSIS in words(lay_out(printed_face(card), 1.0).name) and len(card.name.split()) > 1
    }
    assert len(cut) < 8, cut


def test_a_name_shrinks_before_it_is_cut() -> None:
    long = replace(face("Grizzly Bears"), name="Interminable")
    assert [(line.text, line.pixels) for line in lay_out(long, 1.0).name] == [("Interminable", 12)]
    longer = replace(long, name="Incommensurate")
    assert lay_out(longer, 1.0).name[0].pixels == 11
    longest = replace(long, name="Incomprehensibilities")
    assert lay_out(longest, 1.0).name[0].text.endswith(_ELLIPSIS)


def test_letters_grow_narrower_before_a_name_is_cut() -> None:
    knight = replace(face("Grizzly Bears"), name="Stalwart Brontosaurus")
    assert [line.text for line in lay_out(knight, 0.65).name] == ["Stalwart", "Brontosaurus"]


def test_behind_a_bearer_only_what_is_seen_of_a_card_bears_its_name() -> None:
    """Just 26 units of a card stand out behind its bearer."""
    attached = replace(face("Viridian Longbow"), is_attached=True)
    assert len(lay_out(attached, 1.0).name) == 2
    for size in SIZES:
        name = lay_out(attached, size).name
        assert all(line.box.center().y() + 0.4 * line.pixels <= (-70 + 26.6) * size for line in name)


@pytest.mark.parametrize("size", [1.0, 1.7])
def test_a_million_is_written_out(size: float) -> None:
    big = replace(
        face("Grizzly Bears"), numbers="1000000/1000000", change=1, damage=999_999, lethal_at=1_000_000
    )
    strip = lay_out(big, size).strip
    assert [line.text for line in strip.numbers] == ["1000000", "1000000"]
    assert strip.damage is not None
    assert strip.damage.text.startswith("999")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("numbers", ["2/2", "-1/3", "10/10", "100/100", "12345/12345", "1000000/1000000"])
@pytest.mark.parametrize("change", [-1, 0, 1])
def test_damage_never_covers_power_and_toughness(numbers: str, change: int, size: float) -> None:
    toughness = int(numbers.partition("/")[2])
    for damage in (1, toughness - 1, toughness):
        hurt = replace(
            face("Grizzly Bears"),
            numbers=numbers,
            change=change,
            damage=damage,
            lethal_at=toughness,
        )
        strip = lay_out(hurt, size).strip
        assert strip.numbers
        assert not strip.damage_box.intersects(strip.numbers_box), f"{damage} on {numbers}"


def test_the_numbers_stay_where_they_are_when_there_is_damage() -> None:
    bear = face("Grizzly Bears")
    hurt = replace(bear, damage=1, lethal_at=2)
    assert lay_out(hurt, 1.0).strip.numbers_box == lay_out(bear, 1.0).strip.numbers_box


def test_power_and_toughness_stand_beside_each_other_on_the_smallest_card() -> None:
    """Thirty attackers and twenty blockers in a window of 1280 by 800: 23 pixels wide."""
    bear = lay_out(face("Grizzly Bears"), 0.23)
    assert [line.text for line in bear.strip.numbers] == ["2/2"]
    assert bear.strip.numbers_box.left() >= -0.23 * 50
    assert bear.name


def test_damage_says_of_how_much_where_there_is_room() -> None:
    hurt = replace(face("Grizzly Bears"), numbers="6/6", damage=4, lethal_at=6)
    assert "4 of 6" in [line.text for line in lines(lay_out(hurt, 1.0))]
    assert words(tuple(lines(lay_out(hurt, 0.35)))).split()[-1] == "4"


def test_lethal_damage_has_its_sign_at_every_size() -> None:
    hurt = replace(face("Grizzly Bears"), damage=2, lethal_at=2, is_lethal=True)
    assert all(lay_out(hurt, size).strip.damage_sign is not None for size in SIZES)


def test_loyalty_defense_and_numbers_have_places_of_their_own() -> None:
    both = replace(face("Gideon Jura"), numbers="6/6", loyalty=6, defense=3, damage=2, lethal_at=6)
    strip = lay_out(both, 1.0).strip
    boxes = [strip.numbers_box, *(one.box for one in strip.shaped), strip.damage_box]
    assert [one.shape for one in strip.shaped] == ["defense", "loyalty"]
    assert not any(one.intersects(other) for one in boxes for other in boxes if one is not other)


def test_equal_tokens_say_how_many_they_are() -> None:
    token = replace(face("Grizzly Bears"), is_token=True, stacked=12, number=3)
    number = lay_out(token, 1.0).number
    assert number is not None
    assert number.text == "\N{MULTIPLICATION SIGN}12"


def test_a_small_card_says_what_is_worth_knowing() -> None:
    """Power and toughness, keywords as glyphs, and the beginning of the name."""
    small = lay_out(face("Serra Angel"), 0.35)
    assert words(small.strip.numbers) == "4/4"
    assert [one.mark.words for one in small.marks] == ["flying", "vigilance"]
    assert words(small.name) == "Serra"
    assert small.rules == ()


@pytest.mark.parametrize("size", [0.27, 0.3, 0.35, 0.45, 0.5, 0.55])
def test_small_cards_are_told_apart_by_their_names(size: float) -> None:
    """27 hundredths is what thirty creatures a side have in a window of 1280 by 800.

    What is left out has an ellipsis where that still leaves letters enough.
    """
    shown = Counter[str]()
    for card in built_in().values():
        name = lay_out(printed_face(card), size).name
        assert all(line.box.width() >= width(line.text, line.pixels, line.weight) for line in name), card.name
        is_cut = words(name) != card.name
        assert any(line.text.endswith(_ELLIPSIS) for line in name) == (is_cut and size >= _ELIDED), card.name
        last = name if size < _ELIDED else name[-1:]
        assert not any(line.text.endswith(",") for line in last), card.name
        shown[words(name)] += 1
    assert len(shown) > shown.total() * (0.97 if size >= 0.4 else 0.85), shown.most_common(5)


def test_a_cramped_name_has_whole_words_where_they_fit() -> None:
    siege = replace(face("Grizzly Bears"), name="Siege of the Stone Giant")
    assert [line.text for line in lay_out(siege, 0.45).name] == ["Siege", "Stone"]
    king = replace(siege, name="Goblin King")
    assert [line.text for line in lay_out(king, 0.45).name] == ["Goblin", "King"]


def test_glyphs_come_before_the_second_line_of_a_cramped_name() -> None:
    angel = lay_out(face("Serra Angel"), 0.4)
    assert [line.text for line in angel.name] == ["Serra"]
    assert angel.marks
    assert len(lay_out(replace(face("Serra Angel"), marks=()), 0.4).name) == 2


@pytest.mark.parametrize("size", [0.27, 0.3, 0.35, 0.4, 0.45, 0.5])
@pytest.mark.parametrize(("number", "stacked"), [(12, 1), (0, 25)])
def test_the_number_of_a_small_card_covers_neither_name_nor_power(
    size: float, number: int, stacked: int
) -> None:
    layout = lay_out(replace(face("Grizzly Bears"), number=number, stacked=stacked), size)
    assert layout.number is not None
    assert not layout.number.box.intersects(layout.strip.numbers_box)
    for line in layout.name:
        text = QRectF(
            line.box.topLeft(), QSizeF(width(line.text, line.pixels, line.weight), line.box.height())
        )
        assert not layout.number.box.intersects(text)


def test_rules_text_that_does_not_fit_has_a_glyph() -> None:
    kept = lay_out(face("Kitchen Finks"), 0.6)
    assert kept.rules == ()
    assert kept.marks[-1].mark == KeywordMark("text", "When this creature enters, you gain 2 life.")


def test_keywords_are_said_in_words_where_the_card_is_large() -> None:
    angel = face("Serra Angel")
    assert lay_out(angel, 1.0).rules == ()
    assert "Flying, vigilance" in words(lay_out(angel, 1.7).rules)


def test_glyphs_that_have_no_room_are_counted() -> None:
    many = tuple(KeywordMark(one.value, one.value) for one in Keyword)
    layout = lay_out(replace(face("Serra Angel"), marks=many), 1.0)
    assert layout.more is not None
    assert layout.more.text == f"+{len(many) - len(layout.marks)}"
    assert layout.more.box.right() <= 48


def test_a_glyph_is_found_under_the_mouse() -> None:
    angel = face("Serra Angel")
    for one in lay_out(angel, 1.3).marks:
        assert mark_at(angel, 1.3, one.box.center() / 1.3) == one.mark
    assert mark_at(angel, 1.3, QPointF(0, 0)) is None


@pytest.mark.parametrize(
    ("number", "text"), [(9999, "9999"), (12_345, "12k"), (1_000_000, "1M"), (-25_000, "-25k"), (3, "3")]
)
def test_large_numbers_are_shortened_on_small_cards(number: int, text: str) -> None:
    assert compact(number) == text


@pytest.mark.parametrize("name", ["Teferi's", "Half-Elf"])
def test_a_word_that_breaks_off_ends_with_a_letter(name: str) -> None:
    rooms = (width(name[:length], 11, "slim") for length in range(2, len(name)))
    assert all(clipped(name, 11, "slim", room)[-1].isalpha() for room in rooms)
