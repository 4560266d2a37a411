"""A row of the list of keys, kept beside the code that the keys belong to."""

from __future__ import annotations

from core.terms.values import Value


class KeyRow(Value, kw_only=False):
    """Keys, as Qt writes them (`Ctrl+Up`), and what each of them does."""

    keys: tuple[str, ...]
    words: str
