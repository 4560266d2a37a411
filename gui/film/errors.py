"""Why a film can't be made."""

from __future__ import annotations


class ExportError(Exception):
    """A film can't be made as it was asked for; the message says why, and what to do."""


class Cancelled(Exception):  # noqa: N818 - nothing is wrong
    """Somebody wants no film any more."""
