"""What is carried from the palette to the table."""

from __future__ import annotations

import json
from typing import Literal

from msgspec.structs import asdict
from PySide6.QtCore import QByteArray, QMimeData

from core.terms.values import Value

MIME = "application/x-damage-step"
DRAGGED_SCALE = 0.9
"""How large a card is drawn under the mouse, beside one on the table."""


class Payload(Value, kw_only=False):
    """Something that can be put on the table.

    Attributes:
        kind: a library card by name, a spell to cast, a creature written in one line, a keyword (or other
            ability) to give to a permanent, or a counter to put on one.
        text: the name, the line, the phrase, or the kind of counter.
    """

    kind: Literal["card", "spell", "creature", "keyword", "counter"]
    text: str

    @property
    def needs_a_card(self) -> bool:
        """Whether it is dropped on a card rather than on the table."""
        return self.kind in {"keyword", "counter"}

    def to_mime(self) -> QMimeData:
        """Return the payload as a drag carries it."""
        data = QMimeData()
        data.setData(MIME, QByteArray(json.dumps(asdict(self)).encode()))
        data.setText(self.text)
        return data


def from_mime(data: QMimeData) -> Payload | None:
    """Return the payload that a drag carries, or None if it carries something else."""
    if not data.hasFormat(MIME):
        return None
    try:
        fields = json.loads(bytes(data.data(MIME).data()))
        payload = Payload(fields["kind"], str(fields["text"]))
    except (ValueError, TypeError, KeyError):
        return None
    return payload if payload.kind in {"card", "spell", "creature", "keyword", "counter"} else None
