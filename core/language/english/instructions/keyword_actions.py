"""Keyword actions in words: `proliferate`, `bolster 2`, `amass Orcs 1` (CR 701)."""

from __future__ import annotations

from core.abilities.instructions.keyword_actions import (
    Adapt,
    Amass,
    Bolster,
    Monstrosity,
    Populate,
    Proliferate,
)
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.slots import SLOTS
from core.language.english.words import SUBTYPES_PLURAL

says = INSTRUCTIONS.says

says(Proliferate, "proliferate")
says(Populate, "populate")
SLOTS["subtypes of an Army"] = SUBTYPES_PLURAL
for _model, _words in (
    (Bolster, "bolster"),
    (Adapt, "adapt"),
    (Monstrosity, "monstrosity"),
    (Amass, "amass {subtype:subtypes of an Army}"),
):
    _also = ("amass {amount:much}",) if _model is Amass else ()
    says(_model, f"{_words} {{amount:much}}", also=_also)
    says(_model, f"{_words} X, where X is {{amount:equal}}")
