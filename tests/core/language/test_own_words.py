"""Where reading stops is told in the words of whoever wrote the line."""

from __future__ import annotations

import gzip
import json

import pytest

from core.cards.said import said_by
from core.language.lines import UnreadableError, read_line
from core.language.speaker import Speaker
from tests.beside_checkout import beside_checkout

CARDS = beside_checkout("cards/cards-dev.jsonl.gz", "DAMAGE_STEP_CARDS")


@pytest.mark.parametrize(
    ("line", "rest"),
    [
        ("When Ember Fox, the Red dyes, draw a card.", "dyes, draw a card."),
        ("Whenever Ember Fox attacks an opponent.", "opponent."),
        ("Whenever you attack with Ember Fox alone, it gets frobbed.", "Ember Fox alone, it gets frobbed."),
        ("Raid \N{EM DASH} When this creature enters, (Only then.) frobnicate it.", "frobnicate it."),
        ("Enchanted creature glows.", "glows."),
        ("Other Ember Foxes sing.", "Ember Foxes sing."),
        ("When this creature dies, draw a card", ""),
    ],
)
def test_reading_stops_at_a_word_as_it_was_written(line: str, rest: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        read_line(line, Speaker(names=("Ember Fox, the Red", "Ember Fox")))
    stopped = refused.value.stopped
    assert stopped.written[stopped.place :] == rest


def test_what_is_missing_at_the_end_is_named() -> None:
    with pytest.raises(UnreadableError, match=r"something is missing at the end: .*a full stop"):
        read_line("When this creature dies, draw a card")


def test_a_line_that_goes_on_from_another_is_shown_without_that() -> None:
    (unread,) = said_by("Tap target creature.\nThat creature sings.\nDraw a card.").unread
    assert str(unread.why).startswith("it stops at 'sings.'")


@pytest.mark.skipif(CARDS is None, reason="there is no file of printed cards")
def test_no_printed_line_is_cut_within_a_word_or_shown_with_inner_signs() -> None:
    assert CARDS is not None
    with gzip.open(CARDS, "rt", encoding="utf-8") as lines:
        cards = [json.loads(line) for line in list(lines)[::20]]
    for card in cards:
        for unread in said_by(card.get("text", ""), card["name"]).unread:
            stopped = unread.why.stopped
            before, rest = stopped.written[: stopped.place], stopped.written[stopped.place :]
            assert not before or not rest or before[-1].isspace(), (card["name"], rest)
            told = str(unread.why)
            assert not {*"~§"} & {*told}, told
            assert not any(sign in told for sign in (": .", ", or .", ":.", ",.", "..")), told
