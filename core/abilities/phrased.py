"""Abilities that a file writes as phrases: `flying`, `protection from red`, `can't block`.

The vocabulary knows no words. Whoever reads or writes a file hands over a `Phrasebook`, as the
book of `read` or `written`; without one, abilities are read and written part by part.
"""

from collections.abc import Callable
from typing import Annotated, Any, get_args

from core.abilities.ability import Ability
from core.abilities.chosen_color import OfChosenColor
from core.abilities.keywords import Keyword
from core.data.marks import RefusedError, Spelled
from core.data.reading import read
from core.terms.values import Value

_ABILITIES: tuple[type, ...] = get_args(Ability)


class Phrasebook(Value, kw_only=False):
    """How abilities are put into phrases.

    Attributes:
        read: returns the ability that a phrase writes; raises `ValueError` if there is none.
        read_of_chosen_color: as `read`, where the phrase may speak of a color that is yet to be chosen.
        write: returns the phrase that either of them reads as an ability.
    """

    read: Callable[[str], Keyword | Ability]
    read_of_chosen_color: Callable[[str], Keyword | Ability | OfChosenColor]
    write: Callable[[Keyword | Ability | OfChosenColor], str]


class _AsPhrase(Spelled):
    """Marks an ability that is written as a phrase; `chosen_color`: also of the color that is chosen."""

    says = "a phrase such as 'flying' or 'protection from red'"

    def __init__(self, *, chosen_color: bool = False) -> None:
        self._chosen_color = chosen_color
        self._types = (Keyword, *_ABILITIES, *((OfChosenColor,) if chosen_color else ()))
        self._union: Any = Keyword | Ability | OfChosenColor if chosen_color else Keyword | Ability

    def read(self, given: object, book: object) -> object:
        """Return the ability that a phrase of the book writes."""
        if isinstance(given, self._types):
            return given
        if not isinstance(book, Phrasebook):
            return read(self._union, given)
        if not isinstance(given, str):
            raise TypeError(given)
        try:
            return book.read_of_chosen_color(given) if self._chosen_color else book.read(given)
        except ValueError as error:
            raise RefusedError(str(error)) from None

    def write(self, value: Any, book: object) -> object:  # noqa: ANN401 - one of its union
        """Return the phrase of the book."""
        return book.write(value) if isinstance(book, Phrasebook) else value


Phrased = Annotated[Keyword | Ability, _AsPhrase()]
"""An ability that files write as a phrase."""
PhrasedOfColor = Annotated[Keyword | Ability | OfChosenColor, _AsPhrase(chosen_color=True)]
"""An ability that files write as a phrase, in which a color may be yet to be chosen: `{color}`."""
