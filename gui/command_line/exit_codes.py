"""What the command's exit codes mean."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """0: success. 1: a result differs from `expect`. 2: the request or a file is invalid."""

    OK = 0
    DIFFERENT = 1
    WRONG = 2
