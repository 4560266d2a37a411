"""Plain data with what a file calls spells, abilities and effects."""

from __future__ import annotations

from typing import Any

import msgspec

from core.terms.called import Called
from core.words.english.names import as_written


def with_names(data: Any) -> Any:  # noqa: ANN401 - any JSON
    """Return plain data with names in words, as a file writes them."""
    if isinstance(data, list):
        return [with_names(one) for one in data]
    if not isinstance(data, dict):
        return data
    if data.get("kind") == "called":
        return as_written(msgspec.convert(data, Called))
    return {key: with_names(one) for key, one in data.items()}
