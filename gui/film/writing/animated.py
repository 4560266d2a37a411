"""A film as an animated GIF or WebP, written by Pillow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from PIL import Image
from PySide6.QtGui import QImage

FORMATS: Final = (".gif", ".webp")
MOST_SECONDS: Final = 60
"""Longer ones would take more room than anybody sends."""
RATE: Final = 12.5
"""Pictures a second: a GIF counts in hundredths of a second."""
_MS: Final = 80
_COLORS = 255


def write_animated(pictures: Iterable[QImage], samples: Iterable[QImage], path: Path, suffix: str) -> None:
    """Write pictures, `RATE` a second, as an animation that begins again at its end.

    `samples` are a few of them: a GIF has one palette for all, made of their colors; so nothing flickers.
    """
    times: list[int] = []
    made = _timed(pictures, times)
    if suffix == ".gif":
        palette = _palette([_image(one) for one in samples])
        made = (image.quantize(palette=palette, dither=Image.Dither.NONE) for image in made)
        options: dict[str, Any] = {"format": "GIF", "optimize": False, "disposal": 1}
    else:
        options = {"format": "WEBP", "quality": 80, "method": 2}
    every = list(made)  # how long each stays must be known before the first is written
    first, *others = every
    first.save(path, save_all=True, append_images=others, duration=times, loop=0, **options)


def _timed(pictures: Iterable[QImage], times: list[int]) -> Iterator[Image.Image]:
    """Yield each picture once; how long each stays, in milliseconds, is put into `times`."""
    last: QImage | None = None
    for picture in pictures:
        if picture is last:
            times[-1] += _MS
        else:
            times.append(_MS)
            last = picture
            yield _image(picture)


def _image(picture: QImage) -> Image.Image:
    size = (picture.width(), picture.height())
    return Image.frombuffer("RGBX", size, bytes(picture.constBits()), "raw", "BGRX", 0, 1).convert("RGB")


def _palette(samples: list[Image.Image]) -> Image.Image:
    """Return an image with the colors that fit a film best."""
    width, height = samples[0].size
    sheet = Image.new("RGB", (width, height * len(samples)))
    for place, image in enumerate(samples):
        sheet.paste(image, (0, place * height))
    return sheet.quantize(colors=_COLORS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
