"""A paint device that writes SVG: letters as outlines, and everything clipped as on the screen.

Qt's own writer forgets clipping, and leaves letters to fonts that other computers may not have. Shapes are
cut as they are written where that can be done, for not every viewer clips.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainterPath,
    QPen,
    QPolygonF,
    QTextItem,
    QTransform,
)

_Mode = QPaintEngine.PolygonDrawMode
_Metric = QPaintDevice.PaintDeviceMetric
_Cap, _Join = Qt.PenCapStyle, Qt.PenJoinStyle
_CAPS = {_Cap.FlatCap: "butt", _Cap.SquareCap: "square", _Cap.RoundCap: "round"}
_JOINS = {_Join.MiterJoin: "miter", _Join.BevelJoin: "bevel", _Join.RoundJoin: "round"}
_DOTS_PER_INCH, _MM_PER_INCH = 96, 25.4
_SIXTEENTH_BITS = 65_536
"""What Qt counts a scale of 1 as."""


class SvgDevice(QPaintDevice):
    """Takes what is painted."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self._size = size
        self._engine = _Engine(QRectF(0, 0, size.width(), size.height()))

    def written(self) -> str:
        """Return what was painted, as elements of SVG."""
        return "\n".join((*self._engine.clips(), *self._engine.parts))

    def paintEngine(self) -> QPaintEngine:
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        wide, high = self._size.width(), self._size.height()
        found = {
            _Metric.PdmWidth: wide,
            _Metric.PdmHeight: high,
            _Metric.PdmWidthMM: round(wide * _MM_PER_INCH / _DOTS_PER_INCH),
            _Metric.PdmHeightMM: round(high * _MM_PER_INCH / _DOTS_PER_INCH),
            _Metric.PdmDevicePixelRatio: 1,
            _Metric.PdmDevicePixelRatioScaled: _SIXTEENTH_BITS,
            _Metric.PdmNumColors: 0,
            _Metric.PdmDepth: 32,
        }
        return found.get(metric, _DOTS_PER_INCH)


class _Engine(QPaintEngine):
    """Writes each shape with the pen, brush, transformation and clipping that the painter has then."""

    def __init__(self, whole: QRectF) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.parts: list[str] = []
        self._whole = whole
        self._clips: dict[str, str] = {}

    def clips(self) -> Iterator[str]:
        """Yield what shapes are clipped by."""
        for outline, name in self._clips.items():
            yield f'<clipPath id="{name}"><path d="{outline}"/></clipPath>'

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def begin(self, device: QPaintDevice) -> bool:
        return bool(device)

    def end(self) -> bool:
        return True

    def updateState(self, state: QPaintEngineState) -> None:
        """Do nothing: the painter is asked when something is drawn."""

    def drawPath(self, path: QPainterPath) -> None:
        painter = self.painter()
        brush = painter.brush()
        self._draw(path, brush.color() if brush.style() is not Qt.BrushStyle.NoBrush else None, painter.pen())

    def drawPolygon(self, points: Iterable[QPointF], mode: QPaintEngine.PolygonDrawMode) -> None:
        path = QPainterPath()
        path.addPolygon(QPolygonF(list(points)))
        if mode is _Mode.PolylineMode:
            self._draw(path, None, self.painter().pen())
            return
        path.closeSubpath()
        path.setFillRule(Qt.FillRule.WindingFill if mode is _Mode.WindingMode else Qt.FillRule.OddEvenFill)
        self.drawPath(path)

    def drawTextItem(self, at: QPointF | QPoint | QPainterPath.Element, item: QTextItem) -> None:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addText(_point(at), item.font(), item.text())
        self._draw(path, self.painter().pen().color(), QPen(Qt.PenStyle.NoPen))

    def _draw(self, path: QPainterPath, fill: QColor | None, pen: QPen) -> None:
        painter = self.painter()
        has_line = pen.style() is not Qt.PenStyle.NoPen
        if path.isEmpty() or (fill is None and not has_line):
            return
        is_cut = painter.hasClipping() and self._reaches_out(path, pen.widthF() if has_line else 0.0)
        if is_cut and not has_line:
            path = path.intersected(painter.clipPath())
        opacity = painter.opacity()
        looks = [_fill(fill, path, opacity), *(_line(pen, opacity) if has_line else ())]
        placed = _placed(painter.deviceTransform())
        part = f'<path d="{_outline(path)}" {" ".join(filter(None, (*looks, placed)))}/>'
        if is_cut and has_line:
            seen = _outline(painter.deviceTransform().map(painter.clipPath()))
            name = self._clips.setdefault(seen, f"c{len(self._clips) + 1}")
            part = f'<g clip-path="url(#{name})">{part}</g>'
        if not path.isEmpty():
            self.parts.append(part)

    def _reaches_out(self, path: QPainterPath, line: float) -> bool:
        """Whether a shape is seen only in part."""
        painter = self.painter()
        transform = painter.deviceTransform()
        bounds = transform.mapRect(path.boundingRect().adjusted(-line, -line, line, line))
        return not transform.map(painter.clipPath()).contains(bounds.intersected(self._whole))


def _point(at: QPointF | QPoint | QPainterPath.Element) -> QPointF:
    return QPointF(at.x, at.y) if isinstance(at, QPainterPath.Element) else QPointF(at)


def _fill(color: QColor | None, path: QPainterPath, opacity: float) -> str:
    if color is None:
        return 'fill="none"'
    rule = ' fill-rule="evenodd"' if path.fillRule() is Qt.FillRule.OddEvenFill else ""
    return f'fill="{color.name()}"{rule}{_alpha("fill", color, opacity)}'


def _line(pen: QPen, opacity: float) -> Iterator[str]:
    color, width = pen.color(), pen.widthF()
    yield f'stroke="{color.name()}" stroke-width="{_number(width)}"{_alpha("stroke", color, opacity)}'
    yield f'stroke-linecap="{_CAPS.get(pen.capStyle(), "square")}"'
    yield f'stroke-linejoin="{_JOINS.get(pen.joinStyle(), "bevel")}"'
    if pen.style() is not Qt.PenStyle.SolidLine:
        dashes = " ".join(_number(part * width) for part in pen.dashPattern())
        yield f'stroke-dasharray="{dashes}" stroke-dashoffset="{_number(pen.dashOffset() * width)}"'


def _alpha(of: str, color: QColor, opacity: float) -> str:
    alpha = color.alphaF() * opacity
    return "" if alpha == 1 else f' {of}-opacity="{_number(alpha)}"'


def _placed(transform: QTransform) -> str:
    if transform.isIdentity():
        return ""
    parts = (transform.m11(), transform.m12(), transform.m21(), transform.m22())
    numbers = " ".join((*(f"{one:.5g}" for one in parts), _number(transform.dx()), _number(transform.dy())))
    return f'transform="matrix({numbers})"'


def _outline(path: QPainterPath) -> str:
    """Return a path as SVG writes it."""
    kinds = QPainterPath.ElementType
    letters = {kinds.MoveToElement: "M", kinds.LineToElement: "L", kinds.CurveToElement: "C"}
    words = []
    for number in range(path.elementCount()):
        element = path.elementAt(number)
        letter = letters.get(element.type, "")
        words.append(f"{letter}{_number(element.x)} {_number(element.y)}")
    return " ".join(words)


def _number(value: float) -> str:
    """Return a number with as many digits as a screen can show."""
    return f"{value:.3f}".rstrip("0").rstrip(".")
