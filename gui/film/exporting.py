"""Writing a film as the kind of file that its name asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

from core.files.writing import write_whole
from core.terms.values import Value
from core.words.english.errors import exporting as words
from gui.film.errors import ExportError
from gui.film.film import Film
from gui.film.writing import animated, video
from gui.film.writing.page import html_page
from gui.film.writing.parts import folder_of, part_of
from gui.film.writing.stills import still, write_markdown, write_stills
from gui.film.writing.subtitles import subtitles

PICTURES: Final = (".png", ".svg")
FORMATS: Final = (*video.FORMATS, *animated.FORMATS, *PICTURES, ".html", ".md", ".srt")
_LEAST, _MOST = 160, 3840
_SAMPLES = 8
"""The colors of so many moments make the palette of a GIF."""

Report = Callable[[int, int], None]
"""Told how much is done, of how much; it may raise `Cancelled`."""


class Order(Value):
    """What is to be written where.

    Attributes:
        rate: pictures a second of a video.
        has_subtitles: a file with subtitles beside a video.
        frame: of pictures only the one after so many frames.
    """

    path: Path
    title: str = ""
    rate: int = 30
    has_subtitles: bool = False
    frame: int | None = None

    @property
    def suffix(self) -> str:
        """The kind of file."""
        return self.path.suffix.lower()


def check_order(order: Order) -> None:
    """Make sure that a film can be written.

    Raises:
        ExportError: its kind isn't known, can't be made here, or there is no such folder.
    """
    if order.suffix not in FORMATS:
        raise ExportError(words.unknown_kind(order.path.name, FORMATS))
    if not order.path.parent.is_dir():
        raise ExportError(words.no_such_folder(str(order.path.parent)))
    if order.suffix in video.FORMATS:
        video.check_codec(order.suffix)


def check_size(width: int, height: int) -> None:
    """Make sure that a film can have a size.

    Raises:
        ExportError: it is too small or too large, or odd.
    """
    if not all(_LEAST <= one <= _MOST and one % 2 == 0 for one in (width, height)):
        raise ExportError(words.wrong_size(f"{width}x{height}"))


def export(film: Film, order: Order, report: Report) -> tuple[Path, ...]:
    """Write a film; return the files. If anything goes wrong, or it is cancelled, nothing half is left.

    Raises:
        ExportError: it can't be made.
        OSError: a file can't be written; says which and why.
        Cancelled: `report` has raised it.
    """
    check_order(order)
    path, suffix = order.path, order.suffix
    if suffix in video.FORMATS:
        size = film.style.width, film.style.height
        with part_of(path) as part:
            video.write_video(_reported(film, order.rate, report), part, suffix, order.rate, size)
        return (path, *_beside(film, order))
    if suffix in animated.FORMATS:
        seconds = round(film.length / 1000)
        if seconds > animated.MOST_SECONDS:
            raise ExportError(
                words.too_long(seconds=seconds, most=animated.MOST_SECONDS, kind=suffix.removeprefix("."))
            )
        with part_of(path) as part:
            samples = [film.drawn(key.instants) for key in film.key_moments()[:_SAMPLES]]
            animated.write_animated(_reported(film, animated.RATE, report), samples, part, suffix)
        return (path,)
    if suffix == ".srt":
        write_whole(path, subtitles(film))
        return (path,)
    if suffix == ".html":
        count = len(film.key_moments())
        parts = []
        for done, one in enumerate(html_page(film, order.title)):
            report(min(done, count), count)
            parts.append(one)
        write_whole(path, "".join(parts))
        return (path,)
    return _stills(film, order, report)


def _stills(film: Film, order: Order, report: Report) -> tuple[Path, ...]:
    """Write one picture, or several files, all or none."""
    path = order.path
    if order.frame is not None and order.suffix in PICTURES:
        write_whole(path, still(film, film.resting(order.frame), order.suffix))
        return (path,)
    is_page = order.suffix == ".md"
    count, written = len(film.key_moments()) + is_page, list[Path]()
    with folder_of(path) as folder:
        there = folder / path.name
        for one in write_markdown(film, there, order.title) if is_page else write_stills(film, there):
            written.append(path.with_name(one.name))
            report(len(written), count)
    return tuple(written)


def _reported(film: Film, rate: float, report: Report) -> Iterator[QImage]:
    """Yield the pictures of a film, and say how many are done."""
    count = film.count(rate)
    for number, picture in enumerate(film.pictures(rate)):
        report(number, count)
        yield picture
    report(count, count)


def _beside(film: Film, order: Order) -> tuple[Path, ...]:
    if not order.has_subtitles:
        return ()
    path = order.path.with_suffix(".srt")
    write_whole(path, subtitles(film))
    return (path,)
