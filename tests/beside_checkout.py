"""Where working material lies that tests read and that does not come with the program."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]


def beside_checkout(name: str, variable: str) -> Path | None:
    """Return a file or folder named by an environment variable, else in `shared` beside the checkout.

    None if it is nowhere.
    """
    named = os.environ.get(variable)
    if named is not None:
        return Path(named)
    beside = (checkout.parent / "shared" / name for checkout in (ROOT, _main_checkout()))
    return next((path for path in beside if path.exists()), None)


def _main_checkout() -> Path:
    """Return the checkout that this one is a worktree of; itself if it is none."""
    link = ROOT / ".git"
    if not link.is_file():
        return ROOT
    # in a worktree .git is a file: "gitdir: …/.git/worktrees/name"
    return (ROOT / link.read_text(encoding="utf-8").partition(": ")[2].strip()).parents[2]
