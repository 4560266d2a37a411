"""Short hashes, of what is too long to be written down or must not be."""

from __future__ import annotations

import hashlib


def digest(text: str) -> str:
    """Return a short hash of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
