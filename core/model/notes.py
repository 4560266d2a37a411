"""What has been worked out from one game, so that nobody works it out twice."""

from typing import Any

from core.model.characteristics import Characteristics
from core.terms.ids import ObjectId


class KnownObjects(dict[ObjectId, Characteristics]):
    """What permanents are or last were, as far as anybody has asked.

    Attributes:
        answers: what follows from that and from other parts of a game, by question; see
            `core.characteristics.remembering`.
    """

    __slots__ = ("answers",)

    def __init__(self) -> None:
        self.answers: dict[object, Any] = {}


class Notes:
    """What has been worked out from one game. It follows from the game, so it is no part of its value.

    Attributes:
        objects: what permanents are or last were. The next game has the very same as long as nothing is
            different that it rests on.
        lasting: what follows from one permanent or effect alone, after that; by question, then by id.
            All games that follow on one another share it, whatever else changes.
    """

    __slots__ = ("lasting", "objects")

    def __init__(self, objects: KnownObjects, lasting: dict[object, dict[str, tuple[object, Any]]]) -> None:
        self.objects = objects
        self.lasting = lasting
