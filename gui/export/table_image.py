"""Pictures of the table as files: PNG or SVG, without a screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from core.files.writing import write_whole
from gui.layout.geometry import Box
from gui.table.picture.table_picture import TablePicture
from gui.table.table_scene import TableScene
from gui.theme import Theme

FORMATS = (".png", ".svg")


def draw_table(picture: TablePicture, theme: Theme, path: Path) -> None:
    """Draw a picture of the table to a PNG or SVG file, as large as its layout.

    Raises:
        ValueError: the file's ending is neither .png nor .svg.
        OSError: the file cannot be written.
    """
    if path.suffix.lower() not in FORMATS:
        raise ValueError(f"{path.name}: a picture is saved as .png or .svg.")
    size = QSize(round(picture.layout.width), round(picture.layout.height))
    scene = _scene(picture, theme)
    if path.suffix.lower() == ".png":
        image, content = render_image(scene, size), QBuffer()
        content.open(QBuffer.OpenModeFlag.WriteOnly)
        QImageWriter(content, b"png").write(image)
        write_whole(path, bytes(content.data().data()))
        return
    content = QBuffer()
    content.open(QBuffer.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(content)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle("Damage Step")
    painter = QPainter(generator)
    scene.render(painter, QRectF(0, 0, size.width(), size.height()), scene.sceneRect())
    painter.end()
    write_whole(path, bytes(content.data().data()))


def table_image(picture: TablePicture, theme: Theme) -> QImage:
    """Return a picture of the table as an image, as large as its layout."""
    return render_image(
        _scene(picture, theme), QSize(round(picture.layout.width), round(picture.layout.height))
    )


def part_image(picture: TablePicture, theme: Theme, part: Box, size: QSize) -> QImage:
    """Return a part of a picture of the table as an image of a size."""
    return render_image(_scene(picture, theme), size, QRectF(part.x, part.y, part.width, part.height))


def _scene(picture: TablePicture, theme: Theme) -> TableScene:
    scene = TableScene(theme)
    scene.show_picture(picture)
    scene.set_caching(enabled=False)
    return scene


def render_image(scene: TableScene, size: QSize, part: QRectF | None = None) -> QImage:
    """Return the scene, or a part of it, as an image."""
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(0, 0, size.width(), size.height()), part or scene.sceneRect())
    painter.end()
    return image
