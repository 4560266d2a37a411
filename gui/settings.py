"""What the program remembers between starts."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from gui.presentation_wishes import Ground, Shape, Wishes
from gui.text_size import TextSize

_MOST_RECENT = 10
_MOST_LINES = 10


class Speed(StrEnum):
    """How fast frames follow one another; the value is what the settings store."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    VERY_FAST = "very fast"
    INSTANT = "instant"


class Settings:
    """Typed access to Qt's settings store."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    @property
    def are_kept(self) -> bool:
        """Whether there is a place that they can be written to."""
        return self._store.isWritable()

    @property
    def file(self) -> str:
        """The name of the place they are written to."""
        return self._store.fileName()

    @property
    def theme(self) -> str:
        """`light`, `dark` or `system`."""
        return str(self._store.value("theme", "system"))

    @theme.setter
    def theme(self, name: str) -> None:
        self._store.setValue("theme", name)

    @property
    def text_size(self) -> TextSize:
        """How large text is; normal if an unknown size is stored."""
        stored = str(self._store.value("text_size", TextSize.NORMAL.value))
        return next((size for size in TextSize if size == stored), TextSize.NORMAL)

    @text_size.setter
    def text_size(self, size: TextSize) -> None:
        self._store.setValue("text_size", size.value)

    @property
    def reduces_motion(self) -> bool | None:
        """Whether things jump instead of moving; None if nobody has said, so that the system decides."""
        if not self._store.contains("reduces_motion"):
            return None
        return bool(self._store.value("reduces_motion", defaultValue=False, type=bool))

    @reduces_motion.setter
    def reduces_motion(self, reduces: bool | None) -> None:
        if reduces is None:
            self._store.remove("reduces_motion")
        else:
            self._store.setValue("reduces_motion", reduces)

    @property
    def magnifies(self) -> bool:
        """Whether a card that the mouse rests on is shown large."""
        return bool(self._store.value("magnifies", defaultValue=True, type=bool))

    @magnifies.setter
    def magnifies(self, magnify: bool) -> None:
        self._store.setValue("magnifies", magnify)

    @property
    def shows_details(self) -> bool:
        """Whether the details of an explanation are open."""
        return self._flag("shows_details")

    @shows_details.setter
    def shows_details(self, shows: bool) -> None:
        self._store.setValue("shows_details", shows)

    @property
    def stops_at_priority(self) -> bool:
        """Whether playing stops wherever a player gets priority."""
        return self._flag("stops_at_priority")

    @stops_at_priority.setter
    def stops_at_priority(self, stops: bool) -> None:
        self._store.setValue("stops_at_priority", stops)

    @property
    def speed(self) -> Speed:
        """The playing speed; normal if an unknown one is stored."""
        stored = str(self._store.value("speed", Speed.NORMAL.value)).lower()
        return next((speed for speed in Speed if speed == stored), Speed.NORMAL)

    @speed.setter
    def speed(self, speed: Speed) -> None:
        self._store.setValue("speed", speed.value)

    @property
    def presentation(self) -> Wishes:
        """How presentations are; as in a program that was never changed where something unknown is stored."""
        store, usual = self._store, Wishes()
        shape, ground = store.value("presentation/shape"), store.value("presentation/ground")
        return Wishes(
            shape=next((one for one in Shape if one == shape), usual.shape),
            ground=next((one for one in Ground if one == ground), usual.ground),
            goes_on=self._flag("presentation/goes_on"),
            has_steps=self._flag("presentation/has_steps"),
            shows_pointer=self._flag("presentation/shows_pointer"),
            shows_keys=self._flag("presentation/shows_keys"),
            screen=str(store.value("presentation/screen", usual.screen)),
        )

    @presentation.setter
    def presentation(self, wishes: Wishes) -> None:
        for name, value in (
            ("shape", wishes.shape.value),
            ("ground", wishes.ground.value),
            ("goes_on", wishes.goes_on),
            ("has_steps", wishes.has_steps),
            ("shows_pointer", wishes.shows_pointer),
            ("shows_keys", wishes.shows_keys),
            ("screen", wishes.screen),
        ):
            self._store.setValue(f"presentation/{name}", value)

    @property
    def hidden_panels(self) -> frozenset[str]:
        """The panels that are not shown, by id; there may be unknown ones among them."""
        value = self._store.value("hidden_panels", [])
        names = value if isinstance(value, list) else [value] if value else []
        return frozenset(map(str, names))

    @hidden_panels.setter
    def hidden_panels(self, panels: frozenset[str]) -> None:
        self._store.setValue("hidden_panels", sorted(panels))

    @property
    def geometry(self) -> QByteArray:
        """Size and place of the window; empty before the first time."""
        value = self._store.value("geometry", QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)

    @property
    def recent(self) -> tuple[Path, ...]:
        """Files opened or saved lately, the last first."""
        value = self._store.value("recent", [])
        names = value if isinstance(value, list) else [value] if value else []
        return tuple(Path(str(name)) for name in names)

    def remember(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        rest = [other for other in self.recent if other != path]
        self._store.setValue("recent", [str(one) for one in (path, *rest)][:_MOST_RECENT])

    @property
    def recent_targets(self) -> tuple[str, ...]:
        """What Ctrl+K went to lately, by key, the last first."""
        value = self._store.value("recent_targets", [])
        names = value if isinstance(value, list) else [value] if value else []
        return tuple(map(str, names))

    def remember_target(self, key: str) -> None:
        """Put what Ctrl+K went to at the head of the recent ones."""
        rest = [other for other in self.recent_targets if other != key]
        self._store.setValue("recent_targets", [key, *rest][:_MOST_RECENT])

    @property
    def board_lines(self) -> tuple[str, ...]:
        """Board lines put on the table lately, the last first."""
        value = self._store.value("board_lines", [])
        lines = value if isinstance(value, list) else [value] if value else []
        return tuple(map(str, lines))

    def remember_line(self, line: str) -> None:
        """Put a board line at the head of those put on the table."""
        rest = [other for other in self.board_lines if other != line]
        self._store.setValue("board_lines", [line, *rest][:_MOST_LINES])

    @property
    def unused_line(self) -> str:
        """What was typed as a board line and not put on the table; empty if nothing was."""
        return str(self._store.value("unused_line", ""))

    @unused_line.setter
    def unused_line(self, line: str) -> None:
        self._store.setValue("unused_line", line)

    @property
    def export_folder(self) -> str:
        """Where films and pictures were written last; empty if nowhere yet."""
        return str(self._store.value("export_folder", ""))

    @export_folder.setter
    def export_folder(self, folder: str) -> None:
        self._store.setValue("export_folder", folder)

    def forget_recent(self) -> None:
        """Forget the recent files."""
        self._store.setValue("recent", [])

    def _flag(self, name: str) -> bool:
        """Return whether something is stored to be on; off if nothing is."""
        return bool(self._store.value(name, defaultValue=False, type=bool))
