"""The style sheet: calm widgets around the table, from the colors and the text size of a theme."""

from __future__ import annotations

from pathlib import Path

from gui.fonts import FAMILY
from gui.theme import Theme

ICONS = Path(__file__).parents[2] / "assets" / "icons"


def style_sheet(theme: Theme) -> str:
    """Return the style of all widgets in this theme."""
    bar = theme.px(_BAR) + round(_MORE_LINES * (theme.text - 1))
    strip = bar + theme.px(_TIMELINE)
    icons = ICONS.as_posix()
    return _SHEET.format(family=FAMILY, t=theme, px=_Pixels(theme), bar=bar, strip=strip, icons=icons)


_BAR, _TIMELINE = 76, 46
"""How high the bar of the question is at normal text size, and the timeline above it."""
_MORE_LINES = 32
"""How much higher the bar is with text of twice the size, besides: words take more lines."""


class _Pixels:
    """Lengths that grow with the text, by what they are at normal size: `{px[13]}px`."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def __getitem__(self, pixels: int) -> int:
        return self._theme.px(pixels)


_SHEET = """
* {{ font-family: "{family}"; font-size: {px[13]}px; }}
QMainWindow, QMenuBar, QSplitter {{ background: {t.window}; color: {t.ink}; }}
QMenuBar::item {{ padding: 4px 9px; background: transparent; border-radius: 4px; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {t.accent}; color: {t.on_accent}; }}
QMenuBar::item:disabled {{ color: {t.ink_faint}; background: transparent; }}
QMenu {{ background: {t.panel}; color: {t.ink}; border: 1px solid {t.panel_line}; padding: 4px; }}
QMenu::item {{ padding: 5px 26px 5px 22px; border-radius: 4px; }}
QMenu::item:disabled {{ color: {t.ink_faint}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {t.panel_line}; margin: 4px 8px; }}
QToolTip {{ background: {t.panel}; color: {t.ink}; border: 1px solid {t.card_line}; padding: 4px; }}
#panel, #shelfPanel {{ background: {t.panel}; border: 1px solid {t.panel_line}; border-radius: 8px; }}
#panelTitle {{ font-size: {px[16]}px; font-weight: 700; color: {t.ink}; }}
#now {{ background: {t.window}; border-radius: 6px; padding: 7px 9px; }}
#menuHeading {{ color: {t.ink_soft}; font-size: {px[12]}px; font-weight: 600; padding: 4px 12px 2px 12px; }}
#heading {{ color: {t.ink_soft}; font-size: {px[12]}px; font-weight: 600; }}
#hint, #libraryCount {{ color: {t.ink_soft}; font-size: {px[12]}px; }}
#handle {{ color: {t.ink_soft}; font-size: {px[12]}px; padding: 4px 8px; }}
#handle {{ border: 1px dashed {t.panel_line}; border-radius: 6px; background: {t.panel}; }}
#handle:hover {{ color: {t.ink}; border-color: {t.ink_soft}; }}
#ruleBox {{ background: {t.window}; border: 1px solid {t.panel_line}; border-radius: 6px; padding: 8px; }}
#lines {{
  background: {t.panel}; color: {t.ink}; border: 1px solid {t.panel_line}; border-radius: 6px; padding: 2px;
}}
#answers {{ background: {t.panel}; border: 1px solid {t.panel_line}; border-radius: 6px; }}
#answers::item {{ padding: 4px 8px; border-bottom: 1px solid {t.panel_line}; }}
#answers::item:selected {{ background: {t.accent}; color: {t.on_accent}; }}
#answers QHeaderView::section {{
    background: {t.panel}; color: {t.ink_soft}; border: none; border-bottom: 1px solid {t.panel_line};
    padding: 5px 8px;
}}
#lines::item {{ padding: 1px 2px; }}
#lines::item:selected {{ background: {t.accent}; color: {t.on_accent}; }}
#choiceBar {{ background: {t.panel}; border: none; min-height: {bar}px; max-height: {bar}px; }}
#tally {{ font-weight: 600; }}
#question {{ min-height: {strip}px; }}
#verdict {{ min-height: {bar}px; }}
#words {{ max-height: {px[84]}px; }}
#number {{ min-width: {px[56]}px; max-width: {px[56]}px; }}
#choiceTitle {{ font-size: {px[14]}px; font-weight: 600; }}
#choiceHint {{ font-size: {px[12]}px; }}
#choiceBar QLabel {{ color: {t.ink}; }}
#choiceBar QLabel[wrong="true"] {{ color: {t.damage}; font-weight: 600; }}
QPushButton, QToolButton {{
  background: {t.panel}; color: {t.ink}; border: 1px solid {t.card_line}; border-radius: 6px;
  padding: 6px 12px; outline: none;
}}
QToolButton {{ padding: 5px 9px; }}
QPushButton:hover, QToolButton:hover {{ border-color: {t.accent}; }}
QPushButton:pressed, QToolButton:pressed, QToolButton:checked {{ background: {t.panel_line}; }}
QPushButton:focus, QToolButton:focus {{ border: 2px solid {t.focus}; padding: 5px 11px; }}
QToolButton:focus {{ padding: 4px 8px; }}
QPushButton:disabled, QToolButton:disabled {{ color: {t.ink_faint}; border-color: {t.panel_line}; }}
#primary {{
  background: {t.move}; color: {t.on_move}; border: 1px solid {t.move};
  font-weight: 600; padding: 7px 16px;
}}
#primary:disabled {{ background: {t.panel_line}; color: {t.ink_faint}; border-color: {t.panel_line}; }}
#primary:focus {{ border: 2px solid {t.ink}; padding: 6px 15px; }}
#option, #chosenOption {{ padding: 4px 5px; }}
#option:focus, #chosenOption:focus {{ padding: 3px 4px; }}
#chosenOption {{ background: {t.move}; color: {t.on_move}; border-color: {t.move}; font-weight: 600; }}
#chosenOption:focus {{ border: 2px solid {t.ink}; padding: 3px 4px; }}
#quiet {{ background: transparent; border: 1px solid transparent; color: {t.accent}; padding: 2px 7px; }}
#quiet:hover {{ border-color: {t.accent}; }}
#quiet:focus {{ border: 2px solid {t.focus}; padding: 1px 6px; }}
QLineEdit, QSpinBox, QComboBox, QListView, QListWidget, QTextBrowser, QPlainTextEdit {{
  background: {t.panel}; color: {t.ink}; border: 1px solid {t.panel_line}; border-radius: 6px;
  padding: 4px 6px;
  selection-background-color: {t.accent}; selection-color: {t.on_accent};
}}
QTextBrowser {{ border: 2px solid transparent; padding: 0; }}
#shelfPanel {{ min-width: {px[294]}px; max-width: {px[294]}px; }}
#libraryCount {{ min-width: {px[92]}px; }}
#librarySearch {{ font-size: {px[15]}px; padding: 8px 10px; }}
#librarySearch:focus {{ padding: 7px 9px; }}
#libraryTitle {{ font-size: {px[20]}px; font-weight: 700; color: {t.ink}; }}
#questionWords {{ font-size: {px[17]}px; font-weight: 700; color: {t.ink}; }}
#questionWords[outcome="right"] {{ color: {t.life}; }}
#questionWords[outcome="wrong"] {{ color: {t.damage}; }}
#prediction {{ min-width: {px[104]}px; max-width: {px[104]}px; }}
#prediction {{ font-size: {px[18]}px; font-weight: 700; padding: 5px 8px; }}
#prediction:focus {{ padding: 4px 7px; }}
#prediction QLineEdit, #prediction QLineEdit:focus {{
  background: transparent; border: none; padding: 0; font-size: {px[18]}px; font-weight: 700;
}}
#prediction::up-button, #prediction::down-button {{ width: 0; }}
#prediction::up-arrow, #prediction::down-arrow {{ image: none; width: 0; height: 0; }}
#step {{ font-size: {px[17]}px; font-weight: 700; padding: 5px 13px; }}
#choice {{ font-size: {px[14]}px; padding: 7px 16px; }}
#choice:focus {{ padding: 6px 15px; }}
#choice:checked {{ background: {t.accent}; color: {t.on_accent}; border-color: {t.accent}; }}
#choice:checked:focus {{ border: 6px double {t.on_accent}; border-radius: 8px; padding: 2px 11px; }}
#shelves, #shelves:focus {{ background: {t.panel}; border: none; padding: 0; }}
#scenarios, #scenarios:focus {{ background: transparent; border: none; padding: 0; }}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QListView:focus, QListWidget:focus, QPlainTextEdit:focus {{
  border: 2px solid {t.focus}; padding: 3px 5px;
}}
QComboBox::drop-down {{ border: none; width: {px[20]}px; }}
QComboBox::down-arrow {{ image: url("{icons}/down-{t.name}.svg"); width: {px[10]}px; height: {px[10]}px; }}
QSpinBox {{ padding-left: 8px; }}
QSpinBox::up-button, QSpinBox::down-button {{ border: none; background: transparent; width: {px[16]}px; }}
QSpinBox::up-arrow {{ image: url("{icons}/up-{t.name}.svg"); width: {px[9]}px; height: {px[9]}px; }}
QSpinBox::down-arrow {{ image: url("{icons}/down-{t.name}.svg"); width: {px[9]}px; height: {px[9]}px; }}
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {{
  background: {t.panel}; color: {t.ink}; border: 1px solid {t.card_line}; border-radius: 0; padding: 0;
}}
#toast {{ background: {t.ink}; color: {t.panel}; border-radius: 8px; }}
#toast QLabel {{ color: {t.panel}; }}
#toast QPushButton {{
  background: {t.ink}; color: {t.panel}; border: 1px solid {t.panel}; padding: 3px 10px;
}}
#toast QPushButton:hover {{ background: {t.panel}; color: {t.ink}; }}
#toast QPushButton:focus {{ border: 3px double {t.panel}; padding: 1px 8px; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QTabWidget::pane {{ border: none; }}
QTabBar::tab {{
  background: transparent; color: {t.ink_soft}; padding: 5px 8px; border-bottom: 2px solid transparent;
}}
QTabBar::tab:selected {{ color: {t.ink}; border-bottom: 2px solid {t.accent}; }}
QTabBar::tab:focus {{ color: {t.focus}; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: {t.panel}; }}
#unknownCards, #unknownCards > QWidget > QWidget {{ background: transparent; }}
#filmFields, #filmFields > QWidget > QWidget {{ background: transparent; }}
#importFault, #refused {{ color: {t.damage}; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {t.panel_line}; border-radius: 5px; min-height: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
QSplitter::handle {{ background: transparent; }}
QSplitter::handle:vertical {{ image: url("{icons}/grip-{t.name}.svg"); height: 7px; }}
QTextBrowser:focus {{ border: 2px solid {t.focus}; }}
#eraPage {{ border: 1px solid {t.panel_line}; border-radius: 8px; padding: 1px; }}
#eraPage:focus {{ border: 2px solid {t.focus}; padding: 0; }}
QCheckBox, QLabel {{ color: {t.ink}; background: transparent; }}
QCheckBox {{ spacing: 7px; padding: 2px; border: 2px solid transparent; border-radius: 5px; }}
QCheckBox:disabled {{ color: {t.ink_faint}; }}
QCheckBox:focus {{ border-color: {t.focus}; }}
QCheckBox::indicator, QMenu::indicator {{ width: {px[14]}px; height: {px[14]}px; border-radius: 3px; }}
QMenu::indicator {{ margin-left: 5px; }}
QCheckBox::indicator {{ border: 1px solid {t.ink_soft}; background: {t.panel}; }}
QCheckBox::indicator:checked, QMenu::indicator:checked {{ image: url("{icons}/check-{t.name}.svg"); }}
QCheckBox::indicator:indeterminate {{ image: url("{icons}/dash-{t.name}.svg"); }}
QSlider::groove:horizontal {{ height: 4px; background: {t.panel_line}; border-radius: 2px; }}
QSlider::handle:horizontal {{
  width: 14px; height: 14px; margin: -5px 0; border-radius: 7px; background: {t.accent};
}}
QSlider::handle:horizontal:focus {{ background: {t.focus}; }}
"""
