"""Small pictures of boards in files, kept on disk until a file changes."""

from __future__ import annotations

import hashlib
from pathlib import Path

from PySide6.QtCore import QBuffer, QStandardPaths, Qt
from PySide6.QtGui import QImage, QImageWriter

from core.cards.library import Library
from core.files.writing import write_whole
from core.scenario.errors import ScenarioError
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from gui.export.table_image import table_image
from gui.table.picture.table_picture import Album
from gui.theme import Theme

_WIDE = 128
_TABLE = 480, 450
_MOST_KEPT = 40


def thumbnail(path: Path, library: Library, theme: Theme) -> QImage | None:
    """Return a small picture of a file's table as it is set up; None if it is no board that can be played."""
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        return None
    named = hashlib.sha256(f"{path} {changed} {theme.name} {_TABLE}".encode()).hexdigest()[:24]
    kept = _folder() / f"{named}.png"
    image = QImage(str(kept))
    if image.isNull():
        drawn = _drawn(path, library, theme)
        if drawn is None:
            return None
        image = drawn
        _keep(image, kept)
    return image


def _drawn(path: Path, library: Library, theme: Theme) -> QImage | None:
    try:
        playthrough = play_scenario(read_scenario(path), library, path.name)
    except ScenarioError:
        return None
    image = table_image(Album(playthrough, *_TABLE).rests(0), theme)
    return image.scaledToWidth(_WIDE, Qt.TransformationMode.SmoothTransformation)


def _keep(image: QImage, file: Path) -> None:
    """Keep a picture on disk; the oldest go when there are too many."""
    content = QBuffer()
    content.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(content, b"png").write(image)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, bytes(content.data().data()))
        kept = sorted(file.parent.glob("*.png"), key=lambda one: one.stat().st_mtime)
        for old in kept[:-_MOST_KEPT]:
            old.unlink(missing_ok=True)
    except OSError:
        return


def _folder() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)) / "thumbnails"
