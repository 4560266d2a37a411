"""Pictures of a film at rest: as PNG or SVG files, in a page of Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from PySide6.QtCore import QBuffer, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter

from gui.film.film import Film, Key
from gui.film.writing.svg_device import SvgDevice


def png(picture: QImage) -> bytes:
    """Return a picture as a PNG file."""
    content = QBuffer()
    content.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(content, b"png").write(picture)
    return bytes(content.data().data())


def svg(film: Film, key: Key) -> str:
    """Return a picture as an SVG file that looks the same everywhere; what it tells is its description."""
    size = QSize(film.style.width, film.style.height)
    device = SvgDevice(size)
    painter = QPainter(device)
    film.paint(painter, key.instants)
    painter.end()
    told = " ".join(filter(None, (caption.why for caption in key.captions)))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' width="{size.width()}" height="{size.height()}" viewBox="0 0 {size.width()} {size.height()}">\n'
        f"<title>{escape(_said(key))}</title>\n<desc>{escape(told)}</desc>\n{device.written()}\n</svg>\n"
    )


def numbered(path: Path, number: int) -> Path:
    """Return the name of one of several pictures: `combat-03.png`."""
    return path.with_name(f"{path.stem}-{number:02}{path.suffix}")


def still(film: Film, key: Key, suffix: str) -> bytes:
    """Return a picture as a kind of file: PNG or SVG."""
    return svg(film, key).encode() if suffix.lower() == ".svg" else png(film.drawn(key.instants))


def write_stills(film: Film, path: Path) -> Iterator[Path]:
    """Write each key picture beside `path` with its number; yield each name once it is written."""
    for number, key in enumerate(film.key_moments(), 1):
        name = numbered(path, number)
        name.write_bytes(still(film, key, name.suffix))
        yield name


def write_markdown(film: Film, path: Path, title: str) -> Iterator[Path]:
    """Write a page of Markdown with its key pictures beside it; yield each name once it is written."""
    out = [f"# {title}", ""] if title else []
    for number, key in enumerate(film.key_moments(), 1):
        name = numbered(path.with_suffix(".png"), number)
        name.write_bytes(still(film, key, name.suffix))
        yield name
        out += [f"![{_said(key)}]({name.name})", "", *_lines(key), ""]
    path.write_text("\n".join(out), encoding="utf-8", newline="\n")
    yield path


def _said(key: Key) -> str:
    return " / ".join(caption.headline for caption in key.captions).replace("[", "(").replace("]", ")")


def _lines(key: Key) -> Iterator[str]:
    for caption in key.captions:
        yield f"**{caption.headline}** {caption.why}".rstrip()
