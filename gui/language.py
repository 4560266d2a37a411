"""Which language the program speaks: in its labels and in its sentences."""

from __future__ import annotations

import re
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QTranslator

from core.words import speaking
from core.words.pseudo import Pseudo, bracketed

_TO_BE_KEPT = re.compile(r"(\{[^}]*\}|%\w+|<[^>]*>|&\w+;)")
"""What is no word: placeholders, tags and entities."""


class Language(StrEnum):
    """A language the program can speak."""

    ENGLISH = "english"
    PSEUDO = "pseudo"


class PseudoTranslator(QTranslator):
    """Puts every word of every label in brackets, so that one that was never looked up stands out."""

    def translate(
        self,
        context: bytes | str,
        text: bytes | str,
        disambiguation: bytes | str | None = None,
        n: int = -1,
    ) -> str:
        """Return a text with each word in brackets; Qt asks for its own texts, too."""
        english = text if isinstance(text, str) else bytes(text).decode()
        if context == "QShortcut":
            return english  # Qt reads the names of keys back
        return "".join(
            part if _TO_BE_KEPT.fullmatch(part) else bracketed(part) for part in _TO_BE_KEPT.split(english)
        )

    def isEmpty(self) -> bool:
        return False


def speak(app: QCoreApplication, language: Language) -> None:
    """Speak a language from now on. What is shown already stays as it is."""
    for translator in app.findChildren(PseudoTranslator):
        app.removeTranslator(translator)
        translator.setParent(None)
    if language is Language.PSEUDO:
        speaking.speak(Pseudo())
        app.installTranslator(PseudoTranslator(app))
    else:
        speaking.speak(None)
