"""The base of everything that effects and abilities are composed of."""

from core.terms.values import Value


class Part(Value):
    """A part of an ability; if it has a `kind`, that says what it is."""
