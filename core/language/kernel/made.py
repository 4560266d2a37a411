"""Phrases whose models are made as soon as they are read."""

from __future__ import annotations

from core.data.faults import DataError
from core.language.kernel.phrase import Mapped, Phrase
from core.language.kernel.said import meant, spoken
from core.terms.values import Value


def made(phrase: Phrase, *models: type[Value]) -> Phrase:
    """Return a phrase that reads finished models, only `models` if any are named, and writes them.

    What does not go together is not read. Only for models that hold no pronouns.
    """

    def read(value: object) -> object | None:
        try:
            one = meant(value)
        except DataError:
            return None
        return one if not models or isinstance(one, models) else None

    def write(value: object) -> object | None:
        if models and not isinstance(value, models):
            return None
        return spoken(value) if isinstance(value, Value) else value

    return Mapped(phrase, read, write)
