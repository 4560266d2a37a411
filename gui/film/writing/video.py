"""A film as MP4 (H.264) or WebM (VP9), encoded by PyAV."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtGui import QImage

from core.words.english.errors import exporting as words
from gui.film.errors import ExportError

if TYPE_CHECKING:
    import av

_CODECS = {
    ".mp4": (
        "libx264",
        {"crf": "20", "preset": "veryfast", "tune": "animation", "x264-params": "b-adapt=0"},
    ),
    ".webm": ("libvpx-vp9", {"crf": "32", "b": "0", "deadline": "realtime", "cpu-used": "8"}),
}
"""With `b-adapt`, x264 makes another film of the same pictures once in a hundred times."""
FORMATS = tuple(_CODECS)


def check_codec(suffix: str) -> None:
    """Make sure that films of a kind can be encoded here.

    Raises:
        ExportError: PyAV isn't installed, or has no such codec.
    """
    try:
        import av  # noqa: PLC0415 - an extra
    except ImportError:
        raise ExportError(words.no_video_library()) from None
    name, _ = _CODECS[suffix]
    if name not in av.codecs_available:
        raise ExportError(words.no_codec(name, suffix.removeprefix(".")))


def write_video(
    pictures: Iterable[QImage], path: Path, suffix: str, rate: int, size: tuple[int, int]
) -> None:
    """Encode pictures of a size, at so many a second, into a file of a kind."""
    import av  # noqa: PLC0415 - an extra
    from av.error import FFmpegError  # noqa: PLC0415 - an extra

    name, options = _CODECS[suffix]
    try:
        with av.open(str(path), "w", format=suffix.removeprefix(".")) as container:
            # one thread: with several, two films of the same pictures differ; drawing takes longer anyway
            stream = cast(
                "av.VideoStream",
                container.add_stream(name, rate=Fraction(rate), options={**options, "threads": "1"}),
            )
            stream.width, stream.height = size
            stream.pix_fmt = "yuv420p"
            stream.codec_context.time_base = Fraction(1, rate)
            planes = _Planes(*size)
            last: QImage | None = None
            frame = None
            for number, picture in enumerate(pictures):
                if frame is None or picture is not last:
                    frame, last = planes.of(picture), picture
                frame.pts, frame.time_base = number, Fraction(1, rate)
                container.mux(stream.encode(frame))
            container.mux(stream.encode())
    except FFmpegError as error:
        raise OSError(error.errno, error.strerror) from error


class _Planes:
    """Turns pictures of one size into what the encoder takes, in memory that is used again and again."""

    def __init__(self, width: int, height: int) -> None:
        from av import VideoFrame  # noqa: PLC0415 - an extra
        from av.video.reformatter import VideoReformatter  # noqa: PLC0415 - an extra

        self._colors, self._reformatter = VideoFrame(width, height, "bgra"), VideoReformatter()

    def of(self, picture: QImage) -> av.VideoFrame:
        """Return a picture as planes of brightness and color."""
        self._colors.planes[0].update(picture.constBits())  # type: ignore[arg-type]  # any buffer will do
        return self._reformatter.reformat(self._colors, format="yuv420p")
