"""What the command's exit codes mean."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """0: as asked. 1: something came out otherwise than expected. 2: the request or a file is wrong."""

    OK = 0
    DIFFERENT = 1
    WRONG = 2
