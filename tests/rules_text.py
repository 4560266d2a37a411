"""Where tests find the rules text, which does not come with the program."""

from __future__ import annotations

import pytest

from tests.beside_checkout import beside_checkout

VARIABLE = "DAMAGE_STEP_RULES"


def rules_text(edition: str) -> str:
    """Return the text of an edition of the rules; skip the test if the texts are nowhere.

    They are in the folder that `DAMAGE_STEP_RULES` names, or in `shared/rules` beside the checkout.
    Where there is such a folder, a text that is not in it is a fault.
    """
    folder = beside_checkout("rules", VARIABLE)
    if folder is None:
        pytest.skip(f"the rules text is not here; name its folder in {VARIABLE}")
    return (folder / f"comprehensive-rules-{edition}.txt").read_text(encoding="utf-8")
