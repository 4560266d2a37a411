"""Notes in words, with what they mark on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from core.explain.explanation import label
from core.model.game import Game
from core.play.playthrough import Playthrough
from core.scenario.format import Scenario
from core.scenario.noted import notes_by_place
from core.scenario.notes import NoteSpec
from core.words.english import transcript as words


def told_notes(scenario: Scenario, playthrough: Playthrough) -> Mapping[int, tuple[str, ...]]:
    """Return a scenario's notes in words, by the number of frames after which each is shown."""
    return {
        place: tuple(told_note(one, playthrough.game_at(place)) for one in notes)
        for place, notes in notes_by_place(scenario.notes, playthrough).items()
    }


def told_note(note: NoteSpec, game: Game) -> str:
    """Return a note in words as it is shown in a game; what it marks that isn't there keeps its id.

    What its words speak of needn't be said to be marked.
    """
    return words.note(note.text, tuple(dict.fromkeys(_marks(note, game)))) or words.pause()


def _marks(note: NoteSpec, game: Game) -> Iterator[str]:
    names = (label(game, one) for one in (*note.circles, *note.highlights))
    yield from (name for name in names if not _is_spoken_of(name, note.text))
    arrows = ((label(game, start), label(game, end)) for start, end in note.arrows)
    yield from (
        words.arrow(*ends) for ends in arrows if not all(_is_spoken_of(one, note.text) for one in ends)
    )


def _is_spoken_of(name: str, text: str) -> bool:
    """Whether a text has a name, or a part of one, as `the Hawk` for `Squadron Hawk`."""
    said = set(re.findall(r"\w+", text))
    return any(word in said and word[0].isupper() for word in re.findall(r"\w+", name))
