"""The captions of a film as subtitles (SubRip)."""

from __future__ import annotations

from collections.abc import Iterator

from gui.film.film import Film
from gui.film.screenplay import Caption, Screenplay


def subtitles(film: Film) -> str:
    """Return the captions with their times; of courses side by side, those of the first."""
    blocks = (
        f"{number}\n{_time(start)} --> {_time(end)}\n{_text(caption)}\n"
        for number, (start, end, caption) in enumerate(_captions(film.screenplays[0]), 1)
    )
    return "\n".join(blocks)


def _captions(screenplay: Screenplay) -> Iterator[tuple[float, float, Caption]]:
    """Yield each caption once, with when it comes and goes."""
    begun, shown = 0.0, screenplay.shots[0].caption
    for start, shot in zip(screenplay.starts, screenplay.shots, strict=True):
        if shot.caption != shown:
            yield begun, start, shown
            begun, shown = start, shot.caption
    yield begun, screenplay.length, shown


def _time(ms: float) -> str:
    seconds, rest = divmod(round(ms), 1000)
    minutes, second = divmod(seconds, 60)
    hour, minute = divmod(minutes, 60)
    return f"{hour:02}:{minute:02}:{second:02},{rest:03}"


def _text(caption: Caption) -> str:
    return "\n".join(filter(None, (caption.headline, caption.why)))
