"""A scenario as one line that can be sent: `DS1-…`.

A code is `DS`, the version of its format, `-`, and in URL-safe base64 the CRC-32 of what follows and the
scenario, as compact JSON compressed by DEFLATE (RFC 1951) with the dictionary of that version.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from core.files import limits
from core.scenario.format import Scenario
from core.scenario.reading import parse_scenario
from core.scenario.saving import compact_text
from core.sharing.common_words import COMMON_WORDS
from core.words.english.errors import sharing as words

VERSION: Final = 1
MOST_CHARACTERS: Final = 400_000
"""Longer codes are refused before anything is done with them."""

_CODE = re.compile(r"DS(?P<version>\d{1,4})-(?P<body>[A-Za-z0-9_-]+)=*")
_CHECKSUM_BYTES = 4
_RAW = -15
"""DEFLATE without a header, with the largest window."""


class ShareCodeError(ValueError):
    """A code cannot be read; the message says why and what to do."""


def share_code(scenario: Scenario) -> str:
    """Return the code of a scenario, in characters that a URL may hold."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9, zdict=COMMON_WORDS)
    packed = compressor.compress(compact_text(scenario).encode()) + compressor.flush()
    checksum = zlib.crc32(packed).to_bytes(_CHECKSUM_BYTES, "big")
    return f"DS{VERSION}-{urlsafe_b64encode(checksum + packed).decode().rstrip('=')}"


def code_in(text: str) -> str | None:
    """Return the first code in a text, such as a message; None if there is none.

    A code may be broken over lines if nothing else is in the text.
    """
    whole = _CODE.fullmatch("".join(text.split()))
    found = whole or _CODE.search(text)
    return found[0] if found else None


def scenario_of_code(code: str) -> Scenario:
    """Return the scenario that a code holds.

    No more is unpacked than the largest scenario file may hold, whatever the code says.

    Raises:
        ShareCodeError: it is no code, is damaged, too long, or of a newer version.
        ScenarioError: it is whole, but what it holds is no scenario.
    """
    if len(code) > MOST_CHARACTERS:
        raise ShareCodeError(words.code_too_long(MOST_CHARACTERS))
    match = _CODE.fullmatch("".join(code.split()))
    if match is None:
        raise ShareCodeError(words.no_code())
    if int(match["version"]) != VERSION:
        raise ShareCodeError(words.newer_code(int(match["version"]), VERSION))
    return parse_scenario(_unpacked(match["body"]), words.share_code())


def _unpacked(body: str) -> str:
    try:
        data = urlsafe_b64decode(body + "=" * (-len(body) % 4))
    except ValueError as error:
        raise ShareCodeError(words.damaged_code()) from error
    checksum, packed = data[:_CHECKSUM_BYTES], data[_CHECKSUM_BYTES:]
    if zlib.crc32(packed).to_bytes(_CHECKSUM_BYTES, "big") != checksum:
        raise ShareCodeError(words.damaged_code())
    unpacker = zlib.decompressobj(_RAW, zdict=COMMON_WORDS)
    try:
        text = unpacker.decompress(packed, limits.FILE_BYTES)
    except zlib.error as error:
        raise ShareCodeError(words.damaged_code()) from error
    if unpacker.unconsumed_tail or not unpacker.eof:
        raise ShareCodeError(words.damaged_code())
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        raise ShareCodeError(words.damaged_code()) from error
