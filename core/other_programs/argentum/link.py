"""Links of argentum-engine: `…?s=1` and, in URL-safe base64, the scenario's JSON compressed by DEFLATE."""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from core.files import limits
from core.other_programs.foreign_board import refuse
from core.words.english import other_programs as words

MOST_CHARACTERS: Final = 400_000
"""Longer links are refused before anything is done with them."""

_LINK: Final = re.compile(r"(?:\S*[?&#])?s=1(?P<body>[A-Za-z0-9_-]+)=*(?:[&#]\S*)?")
_BEGINS: Final = re.compile(r"(?:[^\s{\"]*[?&#])?s=1[A-Za-z0-9_-]{8}")
_ADDRESS: Final = 2_000
"""The address of a server is shorter than this."""
_RAW: Final = -15
"""DEFLATE without a header, with the largest window."""


def is_link(text: str) -> bool:
    """Whether a text is a link that holds a scenario, or the part of one that does."""
    return _BEGINS.match(text.lstrip()[:_ADDRESS]) is not None


def unpacked(text: str) -> str:
    """Return the JSON in a link. No more is unpacked than a file may hold, whatever the link says.

    Raises:
        ScenarioError: it is damaged or too long.
    """
    source = words.the_link()
    if len(text) > MOST_CHARACTERS:
        refuse(source, "", words.link_too_long(MOST_CHARACTERS))
    match = _LINK.fullmatch("".join(text.split()))
    if match is None:
        refuse(source, "", words.damaged_link())
    body = match["body"]
    unpacker = zlib.decompressobj(_RAW)
    try:
        data = unpacker.decompress(urlsafe_b64decode(body + "=" * (-len(body) % 4)), limits.FILE_BYTES)
        said = data.decode()
    except (zlib.error, ValueError):
        refuse(source, "", words.damaged_link())
    if unpacker.unconsumed_tail or not unpacker.eof:
        refuse(source, "", words.damaged_link())
    return said


def link(json_text: str) -> str:
    """Return the end of the link to a scenario, to put behind the address of a server: `?s=1…`."""
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW)
    packed = packer.compress(json_text.encode()) + packer.flush()
    return f"?s=1{urlsafe_b64encode(packed).decode().rstrip('=')}"
