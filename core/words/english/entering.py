"""Permanents that enter the battlefield: how many, how, as what."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import clauses, listed, number_of, possessive, some_of, with_article
from core.words.english.sentences import sentence, verb
from core.words.speaking import said


@said
def tokens_changed(effect: str, before: int, amount: int, token: str) -> str:
    """`Doubling Season: 1 → 2 Elf tokens.`"""
    return sentence(f"{effect}: {before} → {number_of(amount, f'{token} token')}")


@said
def each_token_enters_later(rule: str) -> str:
    """Choices about how each one enters."""
    return sentence(
        f"Entering is part of being created, so how each token enters is decided after that ({rule})"
    )


@said
def tokens_would_be_created(amount: int, token: str) -> str:
    """`2 Elf tokens would be created.`"""
    return sentence(f"{number_of(amount, f'{token} token')} would be created")


@said
def about_to_enter(name: str) -> str:
    """Before anything changes how it enters."""
    return sentence(f"{name} is about to enter the battlefield")


@said
def enters_differently(effect: str, name: str, how: Sequence[str]) -> str:
    """`Essence of the Wild: Rusted Sentinel will enter as a copy of Essence of the Wild.`

    Its own effect goes without saying: `Clone will enter as a copy of Bear.`
    """
    by = f"{effect}: " if effect != name else ""
    return sentence(f"{by}{name} will enter {' and '.join(how)}")


@said
def not_copied(rule: str) -> str:
    """What a copy doesn't take over."""
    return sentence(f"Counters, damage and effects on the original aren't copied ({rule})")


@said
def no_longer_enters_tapped(rule: str) -> str:
    """A copy of something that doesn't say so."""
    told = "The copy effect has to be applied first. As a copy, it no longer says that it enters tapped"
    return sentence(f"{told} ({rule})")


@said
def loses_its_own_way_of_entering(name: str, rule: str) -> str:
    """A copy has only the copied abilities, also as it enters."""
    return sentence(
        f"As a copy, it no longer has {possessive(name)} own ability about how it enters ({rule})"
    )


@said
def with_counters(count: int, kind: str) -> str:
    """`with 2 +1/+1 counters`, a phrase, as those below."""
    return f"with {number_of(count, f'{kind} counter')}"


@said
def with_more_counters(parts: Sequence[tuple[int, str]]) -> str:
    """`with 1 additional +1/+1 counter`."""
    return f"with {listed(number_of(count, f'additional {kind} counter') for count, kind in parts)}"


@said
def as_copy(original: str, exception: str) -> str:
    """`as a copy of Ox, except it has flying`."""
    return f"as a copy of {original}{f', except {exception}' if exception else ''}"


@said
def as_itself() -> str:
    """Where a copy was possible and not wanted."""
    return "as itself, not as a copy"


@said
def under_control(player: str) -> str:
    """`under Amy's control`."""
    return f"under {possessive(player)} control"


@said
def tapped() -> str:
    """`tapped`."""
    return "tapped"


@said
def untapped() -> str:
    """`untapped`, of what is printed to enter tapped."""
    return "untapped"


@said
def a_token_of(name: str) -> str:
    """`a Voice of All token`."""
    return with_article(f"{name} token")


@said
def color_chosen(effect: str, player: str, color: str, name: str, gains: Sequence[str]) -> str:
    """`Amy chooses red for Voice of All, which will enter with protection from red.`

    `effect`: by which she chooses, if that is none of its own.
    """
    by = f"{effect}: " if effect else ""
    having = f", which will enter with {listed(gains)}" if gains else ""
    return sentence(f"{by}{player} chooses {color} for {name}{having}")


@said
def as_usual() -> str:
    """How something enters with which nothing is done after all: `as usual`."""
    return "as usual"


@said
def with_abilities(gains: Sequence[str]) -> str:
    """`with flying and haste`."""
    return f"with {listed(gains)}"


@said
def attacking(target: str, rule: str) -> str:
    """`attacking Nicole (CR 508.4)`."""
    return f"attacking {target} ({rule})"


@said
def blocking(attacker: str, rule: str) -> str:
    """`blocking Ox (CR 509.4)`."""
    return f"blocking {attacker} ({rule})"


@said
def attached_to(bearer: str) -> str:
    """`attached to Ox`."""
    return f"attached to {bearer}"


@said
def as_back_face(front: str) -> str:
    """`as the back face of Siege`."""
    return f"as the back face of {front}"


@said
def enters_without(name: str, lost: str) -> str:
    """`Kitchen Finks lost all its abilities because of Humility.`"""
    return sentence(f"{name} {lost}")


@said
def entered(parts: Sequence[tuple[str, str, str, Sequence[str]]], spell: str) -> str:
    """`Bear (2/2) enters under Amy's control.`

    `parts` are name, size (empty of what is no creature), player, and how it enters.
    """
    alike: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for name, size, player, how in parts:
        alike.setdefault((player, tuple(how)), []).append(f"{name}{f' ({size})' if size else ''}")
    if spell and len(parts) == 1 and (part := parts[0])[0] != spell:
        name, size, player, how = part
        is_now = [f"as {name}{f' ({size})' if size else ''}", *how]
        return sentence(_enter([spell], player, is_now, spell))
    resolves = spell if [name for name, *_ in parts] == [spell] else ""
    told = clauses(_enter(names, player, how, resolves) for (player, how), names in alike.items())
    return sentence(f"{spell} resolves: {told}" if spell and not resolves else told)


def _enter(names: Sequence[str], player: str, how: Sequence[str], resolves: str) -> str:
    """Return `Bear (2/2) enters under Amy's control tapped`; `resolves`: the spell it is, if any."""
    each = ", each" if len(names) > 1 and any(one.startswith("with ") for one in how) else ""
    enters = "resolves and enters" if resolves else verb(names, "enters", "enter")
    told = f"{some_of(names)} {enters} under {possessive(player)} control"
    return f"{told}{each} {listed(how)}" if how else told


@said
def only_counters_keep(names: Sequence[str], size: str, rule: str) -> str:
    """`Phantom Nomad is printed 0/0: without its counters it would go to the graveyard (CR 704.5f).`"""
    own = verb(names, "its counters it", "their counters they")
    told = f"{some_of(names)} {verb(names, 'is', 'are')} printed {size}"
    return sentence(f"{told}: without {own} would go to the graveyard ({rule})")
