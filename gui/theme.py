"""Colors, light and dark, and how large text is. Color is never the only sign of anything."""

from __future__ import annotations

import math

from PySide6.QtGui import QColor, QPalette

from core.terms.colors import Color
from core.terms.values import Value


class Theme(Value, kw_only=False):
    """One set of colors, as `#rrggbb`, and the size of text.

    Attributes:
        window, panel: behind everything; behind a panel's content.
        table, table_near, table_line: the cloth, the half of the active player, the middle line.
        card, card_line: a card's face and edge.
        ink, ink_soft, ink_faint: text, from strong to weak.
        accent, on_accent: what can be pressed and is selected; text on it.
        active, on_active: the active player; text on it.
        move, on_move: what is to be done next, and by whom; text on it.
        attack, block, damage, life, poison, check: arrows, numbers and marks by meaning.
        stack: what is on the stack, and lines from there to its targets.
        legal, illegal: what may be dropped on, and what may not.
        focus: the ring around what has the keyboard.
        mark: what a note draws on the table.
        text: how large text is around the table, 1 at normal size; on the table its zoom decides.
    """

    name: str
    window: str
    panel: str
    panel_line: str
    table: str
    table_near: str
    table_line: str
    card: str
    card_line: str
    ink: str
    ink_soft: str
    ink_faint: str
    accent: str
    on_accent: str
    active: str
    on_active: str
    move: str
    on_move: str
    attack: str
    block: str
    damage: str
    life: str
    poison: str
    check: str
    stack: str
    legal: str
    illegal: str
    focus: str
    mark: str
    text: float = 1.0

    def px(self, pixels: float) -> int:
        """Return how many pixels a text, or what holds it, has that has so many at normal size."""
        return round(pixels * self.text)

    def identity(self, colors: frozenset[Color]) -> tuple[str, str]:
        """Return the band color of a card of these colors, and the color of text on it."""
        if len(colors) > 1:
            return _GOLD
        return _BANDS[next(iter(colors))] if colors else _STEEL


_BANDS = {
    Color.WHITE: ("#e9dfc0", "#3a3422"),
    Color.BLUE: ("#35689b", "#ffffff"),
    Color.BLACK: ("#4b4453", "#ffffff"),
    Color.RED: ("#b5493a", "#ffffff"),
    Color.GREEN: ("#4a7c4e", "#ffffff"),
}
_GOLD = ("#c9a44c", "#2a220c")
_STEEL = ("#68717c", "#ffffff")

LIGHT = Theme(
    name="light",
    window="#f3f1ec",
    panel="#fbfaf7",
    panel_line="#dcd7cc",
    table="#d9dfd6",
    table_near="#e2e7dd",
    table_line="#b9c3b4",
    card="#fdfcf8",
    card_line="#8d8a80",
    ink="#22262b",
    ink_soft="#5b6168",
    ink_faint="#676d75",
    accent="#2c5f8a",
    on_accent="#ffffff",
    active="#7a5c12",
    on_active="#ffffff",
    move="#1d6b57",
    on_move="#ffffff",
    attack="#b23a2e",
    block="#2c6aa0",
    damage="#b3261e",
    life="#2e7d4f",
    poison="#4f7a1c",
    check="#8a6d1a",
    stack="#6a3fb0",
    legal="#2e7d4f",
    illegal="#9a9c98",
    focus="#0f6bd0",
    mark="#8a2f8f",
)
DARK = Theme(
    name="dark",
    window="#191c20",
    panel="#212529",
    panel_line="#363b41",
    table="#262d2b",
    table_near="#2c3431",
    table_line="#46504b",
    card="#32373d",
    card_line="#7b828b",
    ink="#eceef0",
    ink_soft="#b3b9c0",
    ink_faint="#8f969e",
    accent="#6fb0e2",
    on_accent="#0d1620",
    active="#e3c06a",
    on_active="#1d1705",
    move="#7ccdb2",
    on_move="#0c1a15",
    attack="#e8705f",
    block="#6bb0ea",
    damage="#f58a7e",
    life="#6cc48f",
    poison="#a5cf5f",
    check="#e0bd5a",
    stack="#b79cf0",
    legal="#6cc48f",
    illegal="#6d7275",
    focus="#7fc0ff",
    mark="#e08be6",
)


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """Return `one` with a part (0 to 1) of `other` in it; opaque, which is quick to draw."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )


def readable_on(background: QColor) -> QColor:
    """Return nearly black or white, whichever is easier to read on a background."""
    return QColor("#15181b" if _luminance(background) > _HALF_LIGHT else "#ffffff")


def _luminance(color: QColor) -> float:
    """Return how light a color is to the eye, 0 to 1."""
    red, green, blue = (math.pow(part, 2.2) for part in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


_HALF_LIGHT = 0.19
"""How light a color is that both black and white can be read on equally well."""


def palette(theme: Theme) -> QPalette:
    """Return Qt's palette for widgets in this theme."""
    made = QPalette()
    role = QPalette.ColorRole
    for part, color in (
        (role.Window, theme.window),
        (role.WindowText, theme.ink),
        (role.Base, theme.panel),
        (role.AlternateBase, theme.window),
        (role.Text, theme.ink),
        (role.PlaceholderText, theme.ink_faint),
        (role.Button, theme.panel),
        (role.ButtonText, theme.ink),
        (role.ToolTipBase, theme.panel),
        (role.ToolTipText, theme.ink),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.Link, theme.accent),
        (role.Mid, theme.panel_line),
        (role.Midlight, theme.panel_line),
        (role.Dark, theme.ink_faint),
        (role.Light, theme.panel),
        (role.Shadow, theme.ink_faint),
    ):
        made.setColor(part, QColor(color))
    for part in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, part, QColor(theme.ink_faint))
    return made
