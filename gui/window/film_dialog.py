"""The dialog that makes films, animations, pictures and pages of what is on the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QDir, Qt
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.scenario.line_stories import name_of_line
from core.scenario.variations import Line, lines
from gui.film.errors import ExportError
from gui.film.exporting import PICTURES, Order, check_order
from gui.film.film_process import FilmProcess
from gui.panels.choice_box import ChoiceBox
from gui.session import Session
from gui.settings import Settings
from gui.theme import Theme
from gui.translation import tr

_VIDEO, _MOVING = {".mp4", ".webm"}, {".mp4", ".webm", ".gif", ".webp"}
_RATES = ("30", "60")
_AROUND = 60
"""Pixels of a screen's height that a window's frame takes, and bars of the system."""
_SPEEDS = ("0.5", "1", "1.5", "2", "4")


class FilmDialog(QDialog):
    """Asks what is to be made, makes it in another process, and shows how far that is.

    The window stays free meanwhile: what is made is the board as it was when it began.
    """

    def __init__(self, session: Session, settings: Settings, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._settings, self._theme = session, settings, theme
        self._process = FilmProcess(self)
        self.setWindowTitle(tr("Export film or pictures"))
        self.kind = _combo(_kinds())
        self.path = QLineEdit()
        self.choose = QPushButton(tr("Choose…"))
        self.pixels = _combo(_sizes())
        self.rate = _combo((one, tr("{count} a second").format(count=one)) for one in _RATES)
        self.colors = _combo((("light", tr("Light")), ("dark", tr("Dark"))))
        self.ground = _combo((("felt", tr("The table")), ("green", tr("Green, to be keyed out"))))
        self.speed = _combo((one, f"{one} \N{MULTIPLICATION SIGN}") for one in _SPEEDS)
        self.main_line = ChoiceBox()
        self.beside = ChoiceBox()
        self.part = ChoiceBox()
        self.captions = QCheckBox(tr("Captions in the picture"))
        self.steps = QCheckBox(tr("Turn steps above the table"))
        self.subtitles = QCheckBox(tr("Subtitles in a file beside it (.srt)"))
        self.still = QCheckBox(tr("Fade from picture to picture instead of motion"))
        self.bar = QProgressBar()
        self.told = QLabel()
        self.start = QPushButton(tr("Export"))
        self.stop = QPushButton(tr("Close"))
        self._fields = QWidget()
        self._lay_out()
        self._connect()
        self._follow_kind()

    @property
    def is_running(self) -> bool:
        """Whether something is being made."""
        return self._process.is_running

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.is_running:
            self._fill_lines()
            self._suggest()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._process.cancel()
        super().closeEvent(event)

    def reject(self) -> None:
        """Cancel what is being made; close if nothing is."""
        if self.is_running:
            self._process.cancel()
        else:
            super().reject()

    def _lay_out(self) -> None:
        self.colors.setCurrentIndex(self.colors.findData(self._theme.name))
        self.speed.setCurrentIndex(self.speed.findData("1"))
        self.captions.setChecked(True)
        self.told.setObjectName("hint")
        self.told.setWordWrap(True)
        self.told.setMinimumHeight(self._theme.px(34))
        self.bar.setVisible(False)
        self.bar.setAccessibleName(tr("Progress"))
        where = QHBoxLayout()
        where.addWidget(self.path, 1)
        where.addWidget(self.choose)
        form = QFormLayout(self._fields)
        form.setContentsMargins(16, 16, 16, 0)
        form.addRow(tr("Make"), self.kind)
        form.addRow(tr("File"), where)
        form.addRow(tr("Size"), self.pixels)
        form.addRow(tr("Pictures"), self.rate)
        form.addRow(tr("Colors"), self.colors)
        form.addRow(tr("Background"), self.ground)
        form.addRow(tr("Speed"), self.speed)
        form.addRow(tr("Line"), self.main_line)
        form.addRow(tr("Beside it"), self.beside)
        form.addRow(tr("Part"), self.part)
        for box in (self.captions, self.steps, self.subtitles, self.still):
            form.addRow("", box)
        self.path.setAccessibleName(tr("File"))
        self._form = form
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.start)
        buttons.addWidget(self.stop)
        self.start.setObjectName("primary")
        self.start.setDefault(True)
        below = QVBoxLayout()
        below.setContentsMargins(16, 0, 16, 12)
        below.setSpacing(10)
        below.addWidget(self.bar)
        below.addWidget(self.told)
        below.addLayout(buttons)
        self._area, self._below = _scrolled(self._fields), below
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self._area, 1)
        layout.addLayout(below)
        self.setMinimumWidth(self._theme.px(480))

    def _connect(self) -> None:
        self.kind.currentIndexChanged.connect(self._follow_kind)
        self.main_line.currentIndexChanged.connect(self._follow_kind)
        self.choose.clicked.connect(self._choose)
        self.start.clicked.connect(self.make)
        self.stop.clicked.connect(self.reject)
        self._process.progressed.connect(self._show_progress)
        self._process.finished.connect(self._show_done)
        self._process.failed.connect(self._show_failure)

    @property
    def _suffix(self) -> str:
        return str(self.kind.currentData())

    def make(self) -> None:
        """Begin to make what is asked for; say what is wrong with it otherwise."""
        path = Path(self.path.text().strip()).expanduser()
        if not path.name:
            self.told.setText(tr("Choose where to save the file."))
            return
        if not path.suffix:
            path = path.with_name(f"{path.name}{self._suffix}")
        try:
            check_order(Order(path=path))
        except ExportError as error:
            self.told.setText(str(error))
            return
        self._settings.export_folder = str(path.parent)
        self.start.setEnabled(False)
        self.stop.setText(tr("Cancel"))
        self.bar.setRange(0, 0)
        self.bar.setVisible(True)
        self.told.setText(tr("Starting…"))
        self._process.start(self._session.document, path, tuple(self._options()))

    def _options(self) -> Iterator[str]:
        """Yield what the command line is told."""
        yield from ("--size", self.pixels.currentData(), "--rate", self.rate.currentData())
        yield from ("--theme", self.colors.currentData(), "--speed", self.speed.currentData())
        yield from ("--line", self.main_line.currentData() + self.beside.currentData())
        if self.ground.currentData() == "green":
            yield "--green"
        yield from self.part.currentData()
        if not self.captions.isChecked():
            yield "--no-captions"
        if self.steps.isChecked():
            yield "--steps"
        if self.subtitles.isChecked() and self._suffix in _VIDEO:
            yield "--subtitles"
        if self.still.isChecked():
            yield "--still"

    def _follow_kind(self) -> None:
        """Ask only for what the kind of file can be told; let the file's name end like it."""
        suffix = self._suffix
        is_text = suffix == ".srt"
        for field, shown in (
            (self.rate, suffix in _VIDEO),
            (self.subtitles, suffix in _VIDEO),
            (self.speed, suffix in _MOVING or is_text),
            (self.still, suffix in _MOVING),
            (self.pixels, not is_text),
            (self.colors, not is_text),
            (self.ground, not is_text),
            (self.captions, not is_text),
            (self.steps, not is_text),
        ):
            self._form.setRowVisible(field, shown)
        self._form.setRowVisible(self.beside, bool(self._session.document.variations))
        self._form.setRowVisible(self.main_line, self.main_line.count() > 1)
        self._fill_parts()
        self._fit()
        path = Path(self.path.text().strip())
        if path.name:
            self.path.setText(str(path.with_suffix(suffix)))

    def _fit(self) -> None:
        """Be as high as everything needs, or as the screen allows; then the fields are scrolled."""
        needed = self._fields.sizeHint().height()
        self._area.setMinimumHeight(min(needed, self._theme.px(200)))
        below = self._below.sizeHint().height() + self._theme.px(10)
        room = self.screen().availableGeometry().height() - _AROUND
        self.resize(self.width(), min(needed + below, room))

    def _fill_lines(self) -> None:
        """Offer the lines of play that there are now, the one that is played first."""
        document, here = self._session.document, self._session.line
        every = tuple(lines(document))
        self.main_line.clear()
        self.beside.clear()
        self.beside.addItem(tr("Nothing"), "")
        for number, line in enumerate(every):
            self.main_line.addItem(_named(name_of_line(document, line), line), str(number))
            self.beside.addItem(_named(name_of_line(document, line), line), f",{number}")
        self.main_line.setCurrentIndex(every.index(here))
        self._follow_kind()

    def _fill_parts(self) -> None:
        """Offer the parts that the kind of file can have."""
        cursor, count, chosen = self._session.cursor, len(self._session.frames), self.part.currentIndex()
        self.part.clear()
        is_picture = self._suffix in PICTURES
        self.part.addItem(tr("All moments") if is_picture else tr("All of it"), ())
        if is_picture:
            self.part.addItem(tr("This moment"), ("--frame", str(cursor)))
        if 0 < cursor < count:
            self.part.addItem(tr("From here to the end"), ("--part", f"{cursor}-{count}"))
            self.part.addItem(tr("From the start to here"), ("--part", f"0-{cursor}"))
        self.part.setCurrentIndex(max(0, min(chosen, self.part.count() - 1)))
        self._form.setRowVisible(self.part, self.part.count() > 1)

    def _suggest(self) -> None:
        """Suggest a name made from the title, in the folder used last."""
        if not self.path.text():
            title = self._session.document.title or tr("Combat")
            name = "".join(letter if letter.isalnum() or letter in " -_" else " " for letter in title)
            folder = Path(self._settings.export_folder or QDir.homePath())
            self.path.setText(str(folder / f"{' '.join(name.split())[:60]}{self._suffix}"))

    def _choose(self) -> None:
        kind = f"{self.kind.currentText()} (*{self._suffix})"
        path, _ = QFileDialog.getSaveFileName(self, self.windowTitle(), self.path.text(), kind)
        if path:
            self.path.setText(str(Path(path).with_suffix(self._suffix)))

    def _show_progress(self, done: int, count: int, left: int) -> None:
        self.bar.setRange(0, count)
        self.bar.setValue(done)
        minutes, seconds = divmod(left, 60)
        self.told.setText(
            tr("{percent} %, {minutes}:{seconds} left").format(
                percent=100 * done // max(1, count), minutes=minutes, seconds=f"{seconds:02}"
            )
        )

    def _show_done(self, path: str) -> None:
        self._rest(tr("Written: {file}").format(file=path))

    def _show_failure(self, why: str) -> None:
        self._rest(why or tr("Cancelled. Nothing was written."))

    def _rest(self, words: str) -> None:
        self.bar.setVisible(False)
        self.told.setText(words)
        self.start.setEnabled(True)
        self.stop.setText(tr("Close"))


def _scrolled(fields: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setObjectName("filmFields")
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(fields)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def _combo(entries: Iterator[tuple[str, str]] | tuple[tuple[str, str], ...]) -> ChoiceBox:
    """Return a field with entries: what each stands for, and its words."""
    made = ChoiceBox()
    for data, words in entries:
        made.addItem(words, data)
    return made


def _named(name: str, line: Line) -> str:
    return f"{'    ' * len(line)}{name}"


def _kinds() -> tuple[tuple[str, str], ...]:
    return (
        (".mp4", tr("Film: MP4 (H.264)")),
        (".webm", tr("Film: WebM (VP9)")),
        (".gif", tr("Animation: GIF")),
        (".webp", tr("Animation: WebP")),
        (".png", tr("Pictures: PNG")),
        (".svg", tr("Pictures for any size: SVG")),
        (".html", tr("Page with a player: HTML")),
        (".md", tr("Text with pictures: Markdown")),
        (".srt", tr("Subtitles alone: SRT")),
    )


def _sizes() -> tuple[tuple[str, str], ...]:
    return (
        ("720p", tr("720p (1280 by 720)")),
        ("1080p", tr("1080p (1920 by 1080)")),
        ("square", tr("Square (1080 by 1080)")),
        ("vertical", tr("Vertical (1080 by 1920)")),
        ("640x360", tr("Small (640 by 360)")),
    )
