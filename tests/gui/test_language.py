"""Labels and sentences change their language together."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from core.words.speaking import said
from gui.language import Language, speak
from gui.translation import tr

GUI = Path(__file__).parents[2] / "gui"


@pytest.fixture(autouse=True)
def _english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    speak(qapp, Language.ENGLISH)


@said
def sentence(name: str) -> str:
    return f"{name} attacks."


def test_english_is_what_is_written() -> None:
    assert tr("Next step") == "Next step"


def test_labels_and_sentences_change_together(qapp: QApplication) -> None:
    speak(qapp, Language.PSEUDO)
    assert tr("Next step") == "⟦Next⟧ ⟦step⟧"
    assert sentence("Ox") == "⟦Ox⟧ ⟦attacks⟧."
    speak(qapp, Language.ENGLISH)
    assert tr("Next step") == "Next step"
    assert sentence("Ox") == "Ox attacks."


def test_placeholders_are_filled_after_translating(qapp: QApplication) -> None:
    speak(qapp, Language.PSEUDO)
    assert tr("{count} steps", None, 3).format(count=3) == "3 ⟦steps⟧"
    assert tr("<b>Bear</b> &amp; Ox") == "<b>⟦Bear⟧</b> &amp; ⟦Ox⟧"


def test_qt_speaks_the_language_too(qapp: QApplication) -> None:
    speak(qapp, Language.PSEUDO)
    assert QApplication.translate("QLineEdit", "Select All") == "⟦Select⟧ ⟦All⟧"


def test_every_text_is_a_literal_as_it_is_looked_up() -> None:
    """`pyside6-lupdate` reads the source: it runs no code, and knows no names of characters."""
    found = []
    for path in sorted(GUI.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for call in (one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.Call)):
            if isinstance(call.func, ast.Name) and call.func.id in {"tr", "QT_TR_NOOP"}:
                text = ast.get_source_segment(source, call.args[0]) or ""
                if isinstance(call.args[0], ast.JoinedStr | ast.BinOp) or "\\N{" in text:
                    found.append(f"{path.name}: {text}")
    assert not found
