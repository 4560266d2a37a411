"""Permanents that enter the battlefield: how many, how, as what."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import clauses, listed, number_of, possessive, some_of
from core.words.english.row import Clause, Sentence
from core.words.english.sentences import sentence, verb
from core.words.speaking import said

tokens_changed = Sentence("{effect}: {before} → {amount:{token} token}")
each_token_enters_later = Sentence(
    "Entering is part of being created, so how each token enters is decided after that ({rule})."
)
tokens_would_be_created = Sentence("{amount:{token} token} would be created.")
about_to_enter = Sentence("{name} is about to enter the battlefield.")


@said
def enters_differently(effect: str, name: str, how: Sequence[str]) -> str:
    """`Essence of the Wild: Rusted Sentinel will enter as a copy of Essence of the Wild.`

    Its own effect goes without saying: `Clone will enter as a copy of Bear.`
    """
    by = f"{effect}: " if effect != name else ""
    return sentence(f"{by}{name} will enter {' and '.join(how)}")


not_copied = Sentence("Counters, damage and effects on the original aren't copied ({rule}).")
no_longer_enters_tapped = Sentence(
    "The copy effect has to be applied first. As a copy, it no longer says that it enters tapped ({rule})."
)
loses_its_own_way_of_entering = Sentence(
    "As a copy, it no longer has {name's} own ability about how it enters ({rule})."
)
with_counters = Clause("with {count:{kind} counter}")


@said
def with_more_counters(parts: Sequence[tuple[int, str]]) -> str:
    """`with 1 additional +1/+1 counter`."""
    return f"with {listed(number_of(count, f'additional {kind} counter') for count, kind in parts)}"


as_copy = Clause("as a copy of {original}{exception?, except {exception}}")
# Where a copy was possible and not wanted.
as_itself = Clause("as itself, not as a copy")
under_control = Clause("under {player's} control")
tapped = Clause("tapped")
untapped = Clause("untapped")
a_token_of = Clause("{name:a} token")
# `effect`: by which she chooses, if that is none of its own.
color_chosen = Sentence(
    "{effect?{effect}: }{player} chooses {color} for {name}{gains?, which will enter with {gains:and}}"
)
# How something enters with which nothing is done after all: `as usual`.
as_usual = Clause("as usual")
with_abilities = Clause("with {gains:and}")
attacking = Clause("attacking {target} ({rule})")
blocking = Clause("blocking {attacker} ({rule})")
attached_to = Clause("attached to {bearer}")
as_back_face = Clause("as the back face of {front}")
enters_without = Sentence("{name} {lost}")


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


only_counters_keep = Sentence(
    "{names:some} {names|is|are} printed {size}: without {names|its counters it|their counters they} would "
    "go to the graveyard ({rule})."
)
