"""A scenario as it is listed in the library."""

from __future__ import annotations

from core.teaching.index import Entry
from core.teaching.progress import Standing
from core.terms.values import Value
from gui.library.standing_words import level_words, standing_words
from gui.translation import tr


class Listed(Value, kw_only=False):
    """A scenario in the list.

    Attributes:
        title: what it is called here.
        choices: what is different in each of its variants; nothing if there is only itself.
    """

    entry: Entry
    title: str
    standing: Standing
    choices: tuple[str, ...] = ()

    @property
    def spoken(self) -> str:
        """Everything about it in words."""
        entry = self.entry
        parts = (
            self.title,
            entry.question or entry.description,
            tr("{count} variants").format(count=len(self.choices)) if self.choices else "",
            level_words(entry.level),
            standing_words(self.standing),
        )
        return ". ".join(part.rstrip(".") for part in parts if part)
