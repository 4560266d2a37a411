"""What several frames say together."""

from __future__ import annotations

from core.words.english.row import Sentence

likewise = Sentence("The same for {names:and}")
