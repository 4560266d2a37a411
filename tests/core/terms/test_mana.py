"""Mana costs: how much mana they are in all, and of which colors."""

import pytest

from core.terms.colors import Color
from core.terms.mana import SYMBOLS, colors_of_cost, is_mana_cost, mana_value, symbols_of_colors


@pytest.mark.parametrize(
    ("cost", "x", "value"),
    [
        ("", 0, 0),
        ("{0}", 0, 0),
        ("{2}{R}", 0, 3),
        ("{15}", 0, 15),
        ("{C}{S}{W}", 0, 3),
        ("{X}{X}{G}", 0, 1),
        ("{X}{X}{G}", 4, 9),
        ("{2/W}{C/W}{W/U}", 0, 4),
        ("{1}{R/P}{G/U/P}", 0, 3),
    ],
)
def test_a_mana_value_is_all_the_mana_of_a_cost(cost: str, x: int, value: int) -> None:
    """CR 202.3, 202.3e, 202.3f, 202.3g."""
    assert mana_value(cost, x) == value


@pytest.mark.parametrize(
    ("cost", "colors"),
    [
        ("", ""),
        ("{3}{C}{S}{X}", ""),
        ("{2}{W}{U}", "UW"),
        ("{R/W}", "RW"),
        ("{2/B}{C/G}", "BG"),
        ("{G/U/P}", "GU"),
        ("{R/P}", "R"),
    ],
)
def test_something_is_of_the_colors_of_its_cost(cost: str, colors: str) -> None:
    """CR 107.4e, 107.4f, 202.2."""
    assert "".join(sorted(colors_of_cost(cost))) == colors


def test_a_symbol_of_both_colors_counts_once() -> None:
    """CR 700.5."""
    cost = "{1}{W}{W/B}{B}{R}{X}"
    assert symbols_of_colors(cost, (Color.WHITE,)) == 2
    assert symbols_of_colors(cost, (Color.WHITE, Color.BLACK)) == 3
    assert symbols_of_colors(cost, (Color.BLUE,)) == 0


def test_all_symbols_of_costs_are_known_and_no_others() -> None:
    """CR 107.4: five colors, colorless, snow, X, 20 pairs, 5 Phyrexian ones and 10 hybrid ones of these."""
    assert len(SYMBOLS) == 5 + 3 + 10 + 10 + 5 + 10
    assert is_mana_cost("{10}{W/U}")
    assert not any(map(is_mana_cost, ("R", "{U/W}", "{T}", "{H}", "{01}", "{r}", "{R", "{}")))
