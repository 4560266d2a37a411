"""A paint device that writes down what is painted on it: a line for each shape and each text."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTextItem,
)

_Metric = QPaintDevice.PaintDeviceMetric
_FEW = 8
"""Points of an outline that are all written; of a longer one its bounds and where it begins."""


class Recorder(QPaintDevice):
    """Takes what is painted."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self._size = size
        self._engine = _Engine()

    def take(self) -> list[str]:
        """Return what was painted since the last time, one line each."""
        lines, self._engine.lines = self._engine.lines, []
        return lines

    def paintEngine(self) -> QPaintEngine:
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        found = {
            _Metric.PdmWidth: self._size.width(),
            _Metric.PdmHeight: self._size.height(),
            _Metric.PdmDevicePixelRatio: 1,
            _Metric.PdmDevicePixelRatioScaled: 65_536,
            _Metric.PdmNumColors: 0,
            _Metric.PdmDepth: 32,
        }
        return found.get(metric, 96)


class _Engine(QPaintEngine):
    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.lines: list[str] = []

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def begin(self, device: QPaintDevice) -> bool:
        return bool(device)

    def end(self) -> bool:
        return True

    def updateState(self, state: QPaintEngineState) -> None:
        """Do nothing: the painter is asked when something is drawn."""

    def drawPath(self, path: QPainterPath) -> None:
        brush, pen = self.painter().brush(), self.painter().pen()
        fill = brush.color() if brush.style() is not Qt.BrushStyle.NoBrush else None
        self._write("shape", _outline(self.painter().deviceTransform().map(path)), fill, pen)

    def drawPolygon(self, points: Iterable[QPointF], mode: QPaintEngine.PolygonDrawMode) -> None:
        path = QPainterPath()
        path.addPolygon(QPolygonF(list(points)))
        if mode is QPaintEngine.PolygonDrawMode.PolylineMode:
            outline = _outline(self.painter().deviceTransform().map(path))
            self._write("line", outline, None, self.painter().pen())
        else:
            path.closeSubpath()
            self.drawPath(path)

    def drawTextItem(self, at: QPointF | QPoint | QPainterPath.Element, item: QTextItem) -> None:
        x, y = (at.x, at.y) if isinstance(at, QPainterPath.Element) else QPointF(at).toTuple()
        place = self.painter().deviceTransform().map(QPointF(x, y))
        font = item.font()
        size = font.pixelSize() if font.pixelSize() > 0 else font.pointSizeF()
        looks = f"{size:g}/{font.weight().value}{' italic' if font.italic() else ''}"
        words = f"{item.text()!r} {looks} {_number(place.x())},{_number(place.y())}"
        self._write("text", words, self.painter().pen().color(), QPen(Qt.PenStyle.NoPen))

    def drawPixmap(self, rect: QRectF | QRect, picture: QPixmap | QImage, part: QRectF | QRect) -> None:
        self._write_picture(rect)

    def drawImage(
        self,
        rect: QRectF | QRect,
        image: QImage,
        part: QRectF | QRect,
        flags: Qt.ImageConversionFlag = Qt.ImageConversionFlag.AutoColor,
    ) -> None:
        self._write_picture(rect)

    def _write_picture(self, rect: QRectF | QRect) -> None:
        box = self.painter().deviceTransform().mapRect(QRectF(rect))
        self._write("picture", _box(box), None, QPen(Qt.PenStyle.NoPen))

    def _write(self, kind: str, where: str, fill: QColor | None, pen: QPen) -> None:
        painter = self.painter()
        has_line = pen.style() is not Qt.PenStyle.NoPen
        if kind in {"shape", "line"} and fill is None and not has_line:
            return
        looks = [_color(fill)] if fill is not None else []
        looks += [f"edge {_color(pen.color())} {pen.widthF():g} {pen.style().name}"] if has_line else []
        looks += [f"opacity {painter.opacity():.2g}"] if painter.opacity() != 1 else []
        if painter.hasClipping():
            clip = painter.deviceTransform().mapRect(painter.clipBoundingRect())
            looks.append(f"within {_box(clip)}")
        self.lines.append(f"{kind}({where}) {' '.join(looks)}".rstrip())


def _outline(path: QPainterPath) -> str:
    count = path.elementCount()
    points = [path.elementAt(number) for number in range(count)]
    if count <= _FEW:
        return " ".join(f"{_number(one.x)},{_number(one.y)}" for one in points)
    return f"{_box(path.boundingRect())} of {count} from {_number(points[0].x)},{_number(points[0].y)}"


def _box(box: QRectF) -> str:
    return f"{_number(box.x())},{_number(box.y())} {_number(box.width())}x{_number(box.height())}"


def _color(color: QColor) -> str:
    return color.name() if color.alpha() == 255 else color.name(QColor.NameFormat.HexArgb)


def _number(value: float) -> str:
    return f"{round(value, 1):g}"
