"""What must be true for an ability to trigger, and mostly again as it resolves (CR 603.4, 603.8)."""

from pydantic import NonNegativeInt

from core.abilities.filters import Objects
from core.abilities.part import Part


class Condition(Part):
    """There are so many of these objects; of `this` and `bearer`, that the one is like that.

    What has left the battlefield counts as it last was there (CR 603.10a).
    """

    objects: Objects
    at_least: NonNegativeInt = 1
    at_most: NonNegativeInt | None = None
