"""Where tests find the rules text, which does not come with the program."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
VARIABLE = "DAMAGE_STEP_RULES"


def rules_text(edition: str) -> str:
    """Return the text of an edition of the rules; skip the test if the texts are nowhere.

    They are in the folder that `DAMAGE_STEP_RULES` names, or in `shared/rules` beside the checkout.
    Where there is such a folder, a text that is not in it is a fault.
    """
    folder = _folder()
    if folder is None:
        pytest.skip(f"the rules text is not here; name its folder in {VARIABLE}")
    return (folder / f"comprehensive-rules-{edition}.txt").read_text(encoding="utf-8")


def _folder() -> Path | None:
    named = os.environ.get(VARIABLE)
    if named is not None:
        return Path(named)
    beside = (checkout.parent / "shared" / "rules" for checkout in (ROOT, _main_checkout()))
    return next((folder for folder in beside if folder.is_dir()), None)


def _main_checkout() -> Path:
    """Return the checkout that this one is a worktree of; itself if it is none."""
    link = ROOT / ".git"
    if not link.is_file():
        return ROOT
    # in a worktree .git is a file: "gitdir: …/.git/worktrees/name"
    return (ROOT / link.read_text(encoding="utf-8").partition(": ")[2].strip()).parents[2]
