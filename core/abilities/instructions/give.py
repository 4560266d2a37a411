"""The instruction that changes objects for a while (CR 611.2)."""

from typing import Literal, get_args

from core.abilities.ability import abilities_among, asks_for_itself, rules_among
from core.abilities.amounts import Counted, HowOften
from core.abilities.chosen_color import ChosenColorAbility
from core.abilities.effects.grants import Grants, as_grants
from core.abilities.effects.object_changes import Changes
from core.abilities.filters import Objects
from core.abilities.phrased import Phrased
from core.abilities.restrictions import DoesntUntap
from core.abilities.subjects import Duration, NextUntapStep, Subject, Subjects, Times, check_said_once
from core.data.marks import RefusedError
from core.words.english.errors import ability_faults as faults


class Give(Changes):
    """Objects are changed for a while; `each` is fixed now (CR 611.2c).

    Not so what they can, can't or must do: that is of such objects as there are at the time.

    What is chosen as it is done (CR 608.2d): `of_chosen_color` is an ability about a color, or that this is
    the color they become; `one_of`, in a file phrases, are abilities one of which they gain.

    `times` multiplies power and toughness.

    Attributes:
        until: None is without an end (CR 611.2a), of keywords alone or of what becomes something.
        shares_color_with: only those of `each` that share a color with this now, but not this itself.
    """

    kind: Literal["give"] = "give"
    on: Subjects = "target"
    each: Objects | None = None
    shares_color_with: Subject | None = None
    times: Times | HowOften | None = None
    until: Duration | NextUntapStep | None = "end_of_turn"
    of_chosen_color: ChosenColorAbility | Literal["color"] | None = None
    one_of: tuple[Phrased, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        self._say_once_of_what()
        self._multiply_something()
        self._ask_for_nothing_later()
        self._share_among_each()
        self._choose_once()
        self._stay_tapped_alone()
        self._be_without_end()

    def _say_once_of_what(self) -> None:
        check_said_once(self.on, self.each)

    def _multiply_something(self) -> None:
        message = None
        is_one_by_one = isinstance(self.times, Counted) and self.times.is_one_by_one
        if self.times is not None and not (self.power or self.toughness):
            message = faults.times_without_size()
        elif not (self.times is None or self.times in get_args(Times) or is_one_by_one) and not {
            self.power,
            self.toughness,
        } <= {-1, 0, 1}:
            message = faults.changed_by_more()
        if message is not None:
            raise RefusedError(message)

    def _ask_for_nothing_later(self) -> None:
        if asks_for_itself((*self.gains, *self.loses)):
            raise RefusedError(faults.asks_for_itself())
        if self.each is not None and self.each.controller == "that_player" and rules_among(self.gains):
            raise RefusedError(faults.that_player_later())  # CR 611.2c: they count for those that come

    def _share_among_each(self) -> None:
        if self.shares_color_with == "those" or (self.shares_color_with is not None and self.each is None):
            raise RefusedError(faults.color_shared_by_whom())

    def _stay_tapped_alone(self) -> None:
        is_kept = as_grants(self) == Grants(objects=Objects(), gains=(DoesntUntap(),))
        if self.until == "untap_step" and (self.each is not None or not is_kept):
            raise RefusedError(faults.untap_step_of_what())

    def _be_without_end(self) -> None:
        kept = abilities_among(self.gains)
        is_plain = self.each is None and as_grants(self) == Grants(objects=Objects(), gains=kept)
        if self.until is None and not (kept and is_plain) and not _becomes_something(self):
            raise RefusedError(faults.without_end())

    def _choose_once(self) -> None:
        if self.one_of and self.of_chosen_color is not None:
            raise RefusedError(faults.chosen_twice())
        if self.of_chosen_color == "color" and self.colors is not None:
            raise RefusedError(faults.chosen_color_and_colors())
        is_several = len(set(self.one_of)) == len(self.one_of) > 1
        if self.one_of and not (is_several and abilities_among(self.one_of) == self.one_of):
            raise RefusedError(faults.one_of_several())


def _becomes_something(changes: Changes) -> bool:
    """Whether objects become something, which is said of types and colors."""
    return bool(changes.types or changes.subtypes) or changes.colors is not None
