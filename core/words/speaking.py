"""Which language is spoken. Every sentence passes here on its way out."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, Protocol

P = ParamSpec("P")


class Language(Protocol):
    """A language other than English."""

    def say(self, english: Callable[..., str], /, *args: object, **kwargs: object) -> str:
        """Return a sentence in this language, with the names and numbers in `args` and `kwargs`.

        `english` says which: a function of the English catalogue, or what fills one of its rows.
        """


class _Spoken:
    language: Language | None = None


def speak(language: Language | None) -> None:
    """Say everything in another language from now on; None is English."""
    _Spoken.language = language


def spoken(english: Callable[P, str], /, *args: P.args, **kwargs: P.kwargs) -> str:
    """Return a sentence in the language that is spoken."""
    if _Spoken.language is None:
        return english(*args, **kwargs)
    return _Spoken.language.say(english, *args, **kwargs)


def said(english: Callable[P, str]) -> Callable[P, str]:
    """Return a function of the English catalogue that answers in the language that is spoken."""

    @wraps(english)
    def in_the_language_spoken(*args: P.args, **kwargs: P.kwargs) -> str:
        return spoken(english, *args, **kwargs)

    return in_the_language_spoken
