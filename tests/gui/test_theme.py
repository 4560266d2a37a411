"""Text can be read in both themes: at least 4.5 to 1, and 3 to 1 for graphics and large numbers."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QPalette

from core.terms.colors import Color
from gui.theme import DARK, LIGHT, Theme, mixed, palette, readable_on

_TEXT, _GRAPHICS = 4.5, 3.0
_TEXT_ON = {
    "ink": ("window", "panel", "table", "table_near", "card"),
    "ink_soft": ("window", "panel", "table", "table_near", "card"),
    "ink_faint": ("window", "panel"),
    "accent": ("window", "panel", "card"),
    "on_accent": ("accent",),
    "on_active": ("active",),
    "on_move": ("move",),
    "damage": ("card", "panel"),
    "life": ("panel",),
    "check": ("panel",),
    "card": ("ink", "damage"),
}
"""Which colors text has, and on what."""
_DRAWN_ON = {
    "attack": ("table", "table_near"),
    "block": ("table", "table_near"),
    "damage": ("table", "table_near", "card"),
    "life": ("table", "table_near", "card"),
    "poison": ("table", "card"),
    "check": ("table", "table_near", "card"),
    "legal": ("table", "table_near"),
    "focus": ("table", "table_near", "card", "panel"),
    "card_line": ("card",),
    "mark": ("table", "table_near", "card", "panel"),
    "stack": ("table", "table_near", "card"),
}
"""Which colors shapes have, and on what."""
_IDENTITIES = [frozenset(some) for count in range(3) for some in combinations(Color, count)]


def contrast(one: str | QColor, other: str | QColor) -> float:
    """Return the contrast of two colors, 1 to 21, as the Web Content Accessibility Guidelines define it."""
    lighter, darker = sorted((luminance(QColor(one)), luminance(QColor(other))), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color: QColor) -> float:
    parts = (color.redF(), color.greenF(), color.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def too_weak(theme: Theme, pairs: dict[str, tuple[str, ...]], least: float) -> list[str]:
    """Return the pairs of a theme's colors with too little contrast."""
    found = (
        (ink, ground, contrast(getattr(theme, ink), getattr(theme, ground)))
        for ink in pairs
        for ground in pairs[ink]
    )
    return [f"{ink} on {ground}: {how:.2f}" for ink, ground, how in found if how < least]


def test_contrast_is_measured_as_defined() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_text_stands_out_from_what_it_is_on(theme: Theme) -> None:
    assert too_weak(theme, _TEXT_ON, _TEXT) == []


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_shapes_stand_out_from_what_they_are_on(theme: Theme) -> None:
    assert too_weak(theme, _DRAWN_ON, _GRAPHICS) == []


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_names_stand_out_from_every_color_of_card(theme: Theme) -> None:
    weak = {
        colors: contrast(*theme.identity(colors))
        for colors in _IDENTITIES
        if contrast(*theme.identity(colors)) < _TEXT
    }
    assert weak == {}


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_numbers_stand_out_from_their_box(theme: Theme) -> None:
    box = mixed(QColor(theme.card), QColor(theme.ink), 0.07)
    assert contrast(theme.ink, box) >= _TEXT


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_words_on_signs_are_readable(theme: Theme) -> None:
    """What `readable_on` chooses for chips, arrows and plates."""
    signs = [theme.attack, theme.block, theme.damage, theme.life, theme.poison, theme.check, theme.accent]
    signs.append(theme.stack)
    weak = {sign: contrast(readable_on(QColor(sign)), sign) for sign in signs}
    assert {sign for sign, how in weak.items() if how < _TEXT} == set()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_widgets_have_the_colors_of_the_theme(theme: Theme) -> None:
    """Words that cannot be used now are fainter."""
    colors, role = palette(theme), QPalette.ColorRole
    for words, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.ButtonText, role.Button),
        (role.ToolTipText, role.ToolTipBase),
    ):
        assert colors.color(words) == QColor(theme.ink)
        assert contrast(colors.color(words), colors.color(ground)) >= _TEXT
    assert colors.color(role.Highlight) == colors.color(role.Link) == QColor(theme.accent)
    assert contrast(colors.color(role.HighlightedText), colors.color(role.Highlight)) >= _TEXT
    assert colors.color(QPalette.ColorGroup.Disabled, role.ButtonText) == QColor(theme.ink_faint)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_what_is_selected_whose_turn_it_is_and_what_comes_next_differ(theme: Theme) -> None:
    """One accent for each; words say the same."""
    assert len({theme.accent, theme.active, theme.move, theme.damage}) == 4


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_the_stack_has_a_color_of_its_own(theme: Theme) -> None:
    """Neither that of blocks and what is selected, nor that of attacks, effects, turns and notes."""
    others = (theme.block, theme.accent, theme.focus, theme.attack, theme.life, theme.active, theme.mark)
    own = QColor(theme.stack).hue()
    apart = {other: abs((own - QColor(other).hue() + 180) % 360 - 180) for other in others}
    assert min(apart.values()) >= 30, apart
