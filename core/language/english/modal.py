"""`You may` before an instruction: the verb after it loses its ending, and `have` may come before."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_BASE: Final = {
    "deals": "deal",
    "gets": "get",
    "gains": "gain",
    "has": "have",
    "loses": "lose",
    "becomes": "become",
    "fights": "fight",
    "phases": "phase",
    "blocks": "block",
    "attacks": "attack",
    "explores": "explore",
    "connives": "connive",
    "draws": "draw",
    "exiles": "exile",
    "sacrifices": "sacrifice",
}
_ENDED: Final = {base: verb for verb, base in _BASE.items()}
_IMPERATIVES: Final = (
    *(
        "adapt ",
        "add ",
        "amass ",
        "attach ",
        "bolster ",
        "copy ",
        "counter ",
        "create ",
        "destroy ",
        "discard ",
        "do the following",
        "draw ",
        "exile ",
        "gain ",
        "mill ",
        "prevent ",
    ),
    *("detain ", "goad ", "investigate", "monstrosity ", "populate", "proliferate", "scry ", "surveil "),
    *(
        "put ",
        "regenerate ",
        "remove ",
        "return ",
        "sacrifice ",
        "switch ",
        "tap ",
        "transform ",
        "turn ",
        "unattach ",
        "untap ",
    ),
)
_FIRST: Final = re.compile(rf"^([^.]*?) ({'|'.join(_BASE)})\b")
_MANY: Final = re.compile(r"^[^.]*?s (?:you control )?(?:get|gain|lose|become|phase)\b")
"""What several do, of which the verb has no ending anyway."""
_NEXT: Final = re.compile(rf"(, and | and |, )({'|'.join(_BASE)})\b")
_FIRST_BASE: Final = re.compile(rf"^([^.]*?) ({'|'.join(_ENDED)})\b")
_NEXT_BASE: Final = re.compile(rf"(, and | and |, )({'|'.join(_ENDED)})\b")
_CHOOSE: Final = "you may choose that "
_HAVE: Final = "you may have "
_MAY: Final = "you may "


def may_words(words: str) -> str:
    """Return an instruction as something that `you` may do: `you may have ~ deal 1 damage to any target`."""
    if words.startswith("you "):
        return f"{_MAY}{words.removeprefix('you ')}"
    if words.startswith(_IMPERATIVES):
        return f"{_MAY}{words}"
    had = _HAVE + _NEXT.sub(lambda found: found[1] + _BASE[found[2]], _FIRST.sub(_first_base, words, count=1))
    is_known = _FIRST.match(words) or _MANY.match(words)
    is_safe = is_known is not None and any(one.words == words for one in plain_words(had))
    return had if is_safe else f"{_CHOOSE}{words}"


def _first_base(found: re.Match[str]) -> str:
    return f"{found[1]} {_BASE[found[2]]}"


class Plain(NamedTuple):
    """An instruction without `you may`; `cut`: by how much shorter it is than with it."""

    words: str
    cut: int


def plain_words(words: str) -> tuple[Plain, ...]:
    """Return what `words`, which may begin with `you may`, say is done; nothing if they do not begin so."""
    if not words.startswith(_MAY):
        return ()
    found = []
    if words.startswith(_CHOOSE):
        found.append(words.removeprefix(_CHOOSE))
    elif words.startswith(_HAVE):
        rest = words.removeprefix(_HAVE)
        first, full_stop, more = rest.partition(". ")
        ended = _FIRST_BASE.sub(lambda one: f"{one[1]} {_ENDED[one[2]]}", first, count=1)
        ended = _NEXT_BASE.sub(lambda one: one[1] + _ENDED[one[2]], ended)
        found.append(ended + full_stop + more)
        if _MANY.match(first):
            found.append(rest)
    else:
        found += [words.removeprefix(_MAY), f"you {words.removeprefix(_MAY)}"]
    return tuple(Plain(one, len(words) - len(one)) for one in found)
