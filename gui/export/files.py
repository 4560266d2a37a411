"""Pictures of the table as files: PNG or SVG, without a screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from gui.battlefield.picture import TablePicture
from gui.battlefield.scene import TableScene
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
    scene = TableScene(theme)
    scene.show_picture(picture)
    scene.set_caching(enabled=False)
    if path.suffix.lower() == ".png":
        image = render_image(scene, size)
        if not image.save(str(path)):
            raise OSError(f"{path} could not be written.")
        return
    if not path.parent.is_dir():
        raise OSError(f"{path} could not be written.")
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle("Damage Step")
    painter = QPainter()
    if not painter.begin(generator):
        raise OSError(f"{path} could not be written.")
    scene.render(painter, QRectF(0, 0, size.width(), size.height()), scene.sceneRect())
    painter.end()


def render_image(scene: TableScene, size: QSize) -> QImage:
    """Return the scene as an image."""
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(0, 0, size.width(), size.height()), scene.sceneRect())
    painter.end()
    return image
