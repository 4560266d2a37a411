"""What answers are called, in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.words.english.grammar import listed
from core.words.english.row import Clause
from core.words.speaking import said

then = Clause("{parts:then}")


@said
def all_of(names: Iterable[str]) -> str:
    """`Bear and Ox`; `None` of several things that need not be chosen."""
    names = tuple(names)
    return listed(names) if names else "None"


@said
def modes(sentences: Sequence[str]) -> str:
    """`Draw a card; you gain 2 life`, of modes, which are sentences."""
    first, *others = sentences
    return "; ".join((first, *(f"{other[:1].lower()}{other[1:]}" for other in others)))


@said
def attacks(pairs: Sequence[tuple[str, str]]) -> str:
    """`Bear and Ox attack Nicole; Elf attacks Jace`, of attackers and what they attack."""
    by_target: dict[str, list[str]] = {}
    for attacker, target in pairs:
        by_target.setdefault(target, []).append(attacker)
    told = (
        f"{listed(those)} {'attacks' if len(those) == 1 else 'attack'} {target}"
        for target, those in by_target.items()
    )
    return "; ".join(told) or "No attack"


@said
def blocks(pairs: Sequence[tuple[str, Sequence[str]]]) -> str:
    """`Wall and Elf block Bear; Ox blocks Cub`, of blockers and what they block."""
    by_attackers: dict[str, list[str]] = {}
    for blocker, those in pairs:
        by_attackers.setdefault(listed(those), []).append(blocker)
    told = (
        f"{listed(blockers)} {'blocks' if len(blockers) == 1 else 'block'} {those}"
        for those, blockers in by_attackers.items()
    )
    return "; ".join(told) or "No block"


@said
def orders(pairs: Sequence[tuple[str, Sequence[str]]]) -> str:
    """`Bear: Wall, then Elf`, of creatures and those they assign damage to, in order."""
    return "; ".join(f"{name}: {', then '.join(those)}" for name, those in pairs)


@said
def assigns(pairs: Sequence[tuple[str, Sequence[tuple[int, str]]]]) -> str:
    """`Bear: 2 to Wall, 1 to Nicole`, of sources and what they assign."""
    return "; ".join(
        f"{name}: {', '.join(f'{amount} to {one}' for amount, one in parts)}" for name, parts in pairs
    )


@said
def splits(pairs: Sequence[tuple[str, Sequence[tuple[int, str]]]]) -> str:
    """`To Amy: 2 from Bear, 1 from Ox`, of recipients and the damage that a shield is used for."""
    return "; ".join(
        f"To {name}: {', '.join(f'{amount} from {one}' for amount, one in parts)}" for name, parts in pairs
    )
