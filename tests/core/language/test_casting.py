"""What may be cast from a graveyard, and what comes back from it, in words (CR 601.3, 702)."""

import pytest

from core.language.lines import UnreadableError, read_line, write_line

LINES = (
    "Flashback {4}{R}",
    "Flashback\N{EM DASH}{1}{U}, Pay 3 life.",
    "Flashback\N{EM DASH}Sacrifice a Mountain.",
    "Escape\N{EM DASH}{3}{B}{B}, Exile four other cards from your graveyard.",
    "Escape\N{EM DASH}{B}, Exile another creature card from your graveyard.",
    "Disturb {1}{U}",
    "Jump-start",
    "Retrace",
    "Unearth {B}",
    "Embalm {2}{W}",
    "Eternalize\N{EM DASH}{2}{W}{W}, Discard a card.",
    "Encore {3}{B}",
    "You may cast this card from your graveyard.",
    "You may cast this card from your graveyard as long as you control a Zombie.",
    "You may cast this card from your graveyard by paying 3 life and discarding a card in addition to paying "
    "its other costs.",
    "This permanent escapes with two +1/+1 counters on it.",
    "When this permanent enters, sacrifice it unless it escaped.",
    "When this permanent enters, if you cast it from your hand, destroy target creature.",
    "When this permanent enters, if you didn't cast it, exile it.",
    "If this permanent would leave the battlefield, exile it instead of putting it anywhere else.",
    "{B}: Return this card from your graveyard to the battlefield. It gains haste. Exile it at the beginning "
    "of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere else. "
    "Activate only as a sorcery.",
    "{W}, Exile this card from your graveyard: Create a token that's a copy of it, except it's black, "
    "it's 4/4, it has no mana cost, and it's a Zombie in addition to its other types. "
    "Activate only as a sorcery.",
    "{B}, Exile this card from your graveyard: For each opponent, create a token that's a copy of it that "
    "attacks that opponent this turn if able. Those tokens gain haste. Sacrifice those tokens at the "
    "beginning of the next end step. Activate only as a sorcery.",
)


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read_and_comes_back_letter_by_letter(line: str) -> None:
    (one,) = read_line(line)
    assert write_line(one) == line


@pytest.mark.parametrize(
    "line",
    [
        "Whenever another creature enters, if you cast it, draw a card.",  # it is not the object itself
        "Jump-start {R}",
        "Escape\N{EM DASH}Exile four other cards from your hand.",
        "If this permanent would leave the battlefield, exile it instead of putting it anywhere.",
    ],
)
def test_what_is_not_said_so_is_refused(line: str) -> None:
    with pytest.raises(UnreadableError):
        read_line(line)
