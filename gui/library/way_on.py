"""Where to go on from a scenario: what comes next, its variants, and boards that begin alike."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from core.teaching.progress import Progress
from core.teaching.shelves import Kind
from gui.library.catalogue import Catalogue
from gui.library.how_it_went import how_it_went
from gui.library.opening import Opening, opening_on
from gui.prediction.onward import Onward
from gui.translation import tr

_MOST_OTHERS = 12
"""So many other boards are offered."""


def following(catalogue: Catalogue, opening: Opening) -> Opening | None:
    """Return what comes after a scenario in its list; after a lesson, the first of the next lesson."""
    after = opening.following
    if after is not None or not opening.lesson:
        return after
    later = (one for one in catalogue.shelves if one.number == opening.lesson + 1)
    return next((opening_on(shelf, shelf.keys[0]) for shelf in later), None)


def onward(catalogue: Catalogue, opening: Opening, progress: Progress, now: datetime) -> Onward:
    """Return where one can go from a scenario that has been answered, and how its list went at its end."""
    after = following(catalogue, opening)
    words = tr("Back to the library")
    if after is not None and after.lesson != opening.lesson:
        words = tr("Next lesson: {title}").format(title=after.title)
    elif after is not None:
        words = tr("Next ({number} of {count})").format(number=after.number, count=len(after.keys))
    others = tuple(_others(catalogue, opening))[:_MOST_OTHERS]
    is_end = opening.number > 0 and opening.following is None
    tally = _tally(catalogue, opening, progress, now) if is_end else ""
    return Onward(next=words, is_last=after is None, tally=tally, others=others)


def _tally(catalogue: Catalogue, opening: Opening, progress: Progress, now: datetime) -> str:
    """Return how the lesson or the list went; after the last lesson, how all of them did."""
    went = how_it_went(opening.keys, progress, now)
    if not opening.lesson:
        return tr("This list: {how_it_went}.").format(how_it_went=went)
    words = tr("Lesson {number}: {how_it_went}.").format(number=opening.lesson, how_it_went=went)
    if following(catalogue, opening) is not None:
        return words
    keys = [key for shelf in catalogue.shelves if shelf.kind is Kind.LESSON for key in shelf.keys]
    every = tr("That was the last lesson. All lessons: {how_it_went}.")
    return f"{words} {every.format(how_it_went=how_it_went(keys, progress, now))}"


def _others(catalogue: Catalogue, opening: Opening) -> Iterator[tuple[str, str]]:
    """Yield variants of the same question, then other scenarios that begin with the same board."""
    catalogue.load()
    items = (item for shelf in catalogue.shelves for item in shelf.items if opening.key in item.keys)
    variants = {variant.scenario: variant.choice for item in items for variant in item.variants}
    alike = ((entry.key, entry.title) for entry in catalogue.index.alike(opening.key))
    others = (*variants.items(), *((key, title) for key, title in alike if key not in variants))
    yield from ((key, words) for key, words in others if key != opening.key)
