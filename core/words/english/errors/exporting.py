"""Why a film or a page can't be made."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed
from core.words.speaking import said


@said
def no_video_library() -> str:
    """What films need isn't installed."""
    return (
        "Films need the PyAV library, which isn't installed. Install it with: pip install av "
        "(or: pip install 'damage-step[video]'). GIF, WebP, pictures and pages work without it."
    )


@said
def no_codec(codec: str, kind: str) -> str:
    """`PyAV here has no libx264 encoder, …`"""
    return (
        f"The PyAV installed here has no {codec} encoder, so it can't make .{kind} files. Try another format."
    )


@said
def unknown_kind(name: str, kinds: Sequence[str]) -> str:
    """`film.avi: export makes .mp4, .webm and .gif files.`"""
    return f"{name}: export makes {listed(kinds)} files."


@said
def wrong_size(given: str) -> str:
    """A size that no film can have."""
    return f"{given}: a size is two even numbers of pixels from 160 to 3840, such as 1280x720."


@said
def no_such_folder(folder: str) -> str:
    """Where the file would go there is nothing."""
    return f"{folder}: there is no such folder. Create it, or choose another."


@said
def too_long(seconds: int, most: int, kind: str) -> str:
    """`This would be a .gif of 300 seconds; …`"""
    return (
        f"This would be a .{kind} of {seconds} seconds, longer than the {most} that a message carries. "
        "Export a part, go faster, or make an .mp4."
    )


@said
def wrong_part(first: int, last: int, count: int) -> str:
    """A part of a film that isn't there."""
    return f"{first} to {last}: this scenario has frames 0 to {count}, and a part begins before it ends."


@said
def stopped() -> str:
    """Something has ended the process that exports."""
    return "The export was ended from outside before it was complete."


@said
def faulty() -> str:
    """The process that exports has failed by a mistake of ours."""
    return "The export failed because of a mistake in Damage Step."


@said
def no_line(number: int, count: int) -> str:
    """`There is no line 3: this scenario has lines 0 to 2.`"""
    return f"There is no line {number}: this scenario has lines 0 to {count}, and 0 is the main line."
