"""`apply` for libraries: what is on top of them and on the bottom."""

from __future__ import annotations

from core.apply.draft import Draft
from core.events.libraries import TopArranged

LibraryEvent = TopArranged


def apply_library(draft: Draft, event: LibraryEvent) -> None:
    """Write in which order cards are in a library after an event."""
    draft.arrange_library(event.player, event.top, event.bottom)
