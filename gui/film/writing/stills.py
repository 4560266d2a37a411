"""The key pictures of a film: as PNG files, as SVG files, in a page of Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage, QImageWriter

from core.files.writing import write_whole
from gui.film.film import Film, Key


def png(picture: QImage) -> bytes:
    """Return a picture as a PNG file."""
    content = QBuffer()
    content.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(content, b"png").write(picture)
    return bytes(content.data().data())


def numbered(path: Path, number: int) -> Path:
    """Return the name of one of several pictures: `combat-03.png`."""
    return path.with_name(f"{path.stem}-{number:02}.png")


def write_stills(film: Film, path: Path) -> Iterator[Path]:
    """Write each key picture beside `path` with its number; yield each name once it is written."""
    for number, key in enumerate(film.key_moments(), 1):
        name = numbered(path, number)
        write_whole(name, png(film.drawn(key.instants)))
        yield name


def write_markdown(film: Film, path: Path, title: str) -> Iterator[Path]:
    """Write a page of Markdown with its key pictures beside it; yield each name once it is written."""
    out = [f"# {title}", ""] if title else []
    for number, key in enumerate(film.key_moments(), 1):
        name = numbered(path, number)
        write_whole(name, png(film.drawn(key.instants)))
        yield name
        out += [f"![{_said(key)}]({name.name})", "", *_lines(key), ""]
    write_whole(path, "\n".join(out))
    yield path


def _said(key: Key) -> str:
    return " / ".join(caption.headline for caption in key.captions).replace("[", "(").replace("]", ")")


def _lines(key: Key) -> Iterator[str]:
    for caption in key.captions:
        yield f"**{caption.headline}** {caption.why}".rstrip()
