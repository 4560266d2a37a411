"""Which language is spoken. Every sentence passes here on its way out."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, Protocol

P = ParamSpec("P")


class Language(Protocol):
    """A language other than English."""

    def say(self, name: str, english: Callable[..., str], *args: object, **kwargs: object) -> str:
        """Return a sentence in this language, with the names and numbers in `args` and `kwargs`.

        `name` says which: `combat.attack`, the module of the English catalogue and the function; that
        function is `english`.
        """


class _Spoken:
    language: Language | None = None


def speak(language: Language | None) -> None:
    """Say everything in another language from now on; None is English."""
    _Spoken.language = language


def said(english: Callable[P, str]) -> Callable[P, str]:
    """Return a function of the English catalogue that answers in the language that is spoken."""
    name = f"{english.__module__.rpartition('.')[2]}.{english.__name__}"

    @wraps(english)
    def in_the_language_spoken(*args: P.args, **kwargs: P.kwargs) -> str:
        if _Spoken.language is None:
            return english(*args, **kwargs)
        return _Spoken.language.say(name, english, *args, **kwargs)

    return in_the_language_spoken
