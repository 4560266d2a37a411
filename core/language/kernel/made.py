"""Phrases whose models are made as soon as they are read."""

from __future__ import annotations

from pydantic import BaseModel, ValidationError

from core.language.kernel.phrase import Mapped, Phrase
from core.language.kernel.said import meant, spoken


def made(phrase: Phrase, *models: type[BaseModel]) -> Phrase:
    """Return a phrase that reads finished models, only `models` if any are named, and writes them.

    What does not go together is not read. Only for models that hold no pronouns.
    """

    def read(value: object) -> object | None:
        try:
            one = meant(value)
        except ValidationError:
            return None
        return one if not models or isinstance(one, models) else None

    def write(value: object) -> object | None:
        if models and not isinstance(value, models):
            return None
        return spoken(value) if isinstance(value, BaseModel) else value

    return Mapped(phrase, read, write)
