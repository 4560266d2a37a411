"""Labels and sentences change their language together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from core.words.speaking import said
from gui.language import Language, speak
from gui.translation import tr


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
