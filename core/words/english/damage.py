"""The damage event: dealt, changed on its way, and what it turns into."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import clauses, listed, number_of, number_word, possessive, shares, some_of
from core.words.english.row import Clause, Sentence
from core.words.english.sentences import sentence
from core.words.speaking import said


@said
def would_be_dealt(parts: Sequence[tuple[str, Sequence[tuple[int, str]]]]) -> str:
    """`Bolt would deal 3 damage to Bear.`"""
    return sentence(_dealing(parts, "would deal", "would each deal"))


@said
def is_dealt(parts: Sequence[tuple[str, Sequence[tuple[int, str]]]]) -> str:
    """`Ox deals 3 damage to Bear and 2 to Nicole; Bear deals 2 to Ox.`"""
    return sentence(_dealing(parts, "deals", "each deal"))


@said
def is_dealt_by_what_has_left(parts: Sequence[tuple[str, Sequence[tuple[int, str]]]]) -> str:
    """`Pyromancer, which has left, deals 1 damage to Bear.`"""
    gone = [(f"{source}, which has left,", split) for source, split in parts]
    return sentence(_dealing(gone, "deals", "each deal"))


@said
def becomes_counters(keyword: str, sources: Sequence[str], whom: Sequence[str], rule: str) -> str:
    """`Infect: Agent's damage to a creature becomes -1/-1 counters.`; `whom`: player, creature."""
    kinds = {
        "player": "to a player becomes poison counters",
        "creature": "to a creature becomes -1/-1 counters",
    }
    told = listed(kinds[one] for one in whom)
    return sentence(f"{keyword}: {some_of(map(possessive, sources))} damage {told} ({rule})")


all_is_dealt = Sentence("All damage is dealt at the same time: {totals:shares}")


def _dealing(parts: Sequence[tuple[str, Sequence[tuple[int, str]]]], deals: str, deal_each: str) -> str:
    alike: dict[tuple[tuple[int, str], ...], list[str]] = {}
    for source, split in parts:
        alike.setdefault(tuple(split), []).append(source)
    told: list[str] = []
    for split, sources in alike.items():
        does = deals if len(sources) == 1 else deal_each
        told.append(f"{some_of(sources)} {does} {_each(split, '' if told else ' damage')}")
    return clauses(told)


_MANY = 3
"""So many who are dealt the same amount are told together."""


def _each(split: Sequence[tuple[int, str]], damage: str) -> str:
    """Return `3 damage to Bear and 2 to Elk`, or `2 damage each to Bear, Elk and Ox`."""
    alike: dict[int, list[str]] = {}
    for amount, to in split:
        alike.setdefault(amount, []).append(to)
    if all(len(some) < _MANY for some in alike.values()):
        alike_or_not = [(amount, [to]) for amount, to in split]
    else:
        alike_or_not = list(alike.items())
    told = [
        f"{amount}{'' if place else damage}{' each' if len(some) > 1 else ''} to {listed(some)}"
        for place, (amount, some) in enumerate(alike_or_not)
    ]
    return listed(told) if len(alike_or_not) == len(split) else ", and ".join(told)


# All of it was prevented or replaced.
no_damage_is_dealt = Sentence("No damage is dealt.")
last_known = Sentence(
    "{source} deals damage as it last existed on the battlefield: {keywords?with {keywords:and}|without "
    "lifelink or deathtouch} ({rule})."
)
last_known_size = Sentence("{source} has left, so it deals damage as it last existed ({rule}).")


@said
def excess_moved(parts: Sequence[tuple[int, str, str]], into: Sequence[tuple[int, str]]) -> str:
    """Excess damage that another gets instead."""
    excess = listed(f"{amount} from {source} to {to}" for amount, source, to in parts)
    return sentence(f"Excess damage ({excess}) is dealt to another instead: {shares(into)}")


becomes_results = Sentence("The damage turns into its results: {results:clauses}")
# What replaced all of the damage.
happens_instead = Sentence("No damage is dealt. Instead: {results:clauses}")
result_because = Sentence("{source's} damage{keywords?, with {keywords:and}}: {result} ({rule}).")
# What is different now.
changes = Sentence("{parts:clauses}")
# Nothing more than marked damage.
damage_is_marked = Sentence("Damage is marked on {objects:some}")
# Damage that changes nothing.
nothing_changes = Sentence("Nothing changes.")


@said
def life(player: str, was: int, now: int, by: Sequence[str]) -> str:
    """`Nicole: 20 → 17 life`, a clause; `by`: abilities that gain life, such as lifelink."""
    return f"{player}: {was} → {now} life{_by(by)}"


@said
def life_lost_and_gained(
    player: str, was: int, lost: int, gained: int, now: int, by: Sequence[str], *, is_saving: bool
) -> str:
    """`Nicole: 3 - 3 + 3 (lifelink) = 3 life, all at the same time, never 0 in between`, a clause.

    `is_saving`: the loss alone would have left 0 life or less.
    """
    gain = f" ({listed(by)})" if by else ""
    never = f", never {was - lost} in between" if is_saving else ""
    return f"{player}: {was} - {lost} + {gained}{gain} = {now} life, all at the same time{never}"


def _by(abilities: Sequence[str]) -> str:
    return f" from {listed(abilities)}" if abilities else ""


as_though = Clause("{keyword} (as {effect} says)")
cards_in_hand = Clause("{player} has {count:card} in hand")
marked = Clause("{was?{name}: {was} → {now} damage marked|{name} has {now} damage marked}")


@said
def counters(name: str, kind: str, was: int, now: int, by: Sequence[str]) -> str:
    """`Ox has two -1/-1 counters from wither`, a clause; `by`: abilities that made counters of damage."""
    if was and kind[0] in "+-":  # their names are numbers
        many = number_word(now) if now else "none"
        return f"{name} goes from {number_of(was, f'{kind} counter')} to {many}{_by(by)}"
    if was:
        return f"{name}: {was} → {number_of(now, f'{kind} counter')}{_by(by)}"
    return f"{name} has {number_of(now, f'{kind} counter')}{_by(by)}"


deathtouched = Sentence("{creature} was dealt damage by a source with deathtouch ({rule}).")
commander_damage = Sentence(
    "{player} has been dealt {total} combat damage by {source}, a commander ({rule})."
)
excess = Sentence("{amount} of the damage to {name} was excess damage ({rule}).")


@said
def share(much: int, whole: int, source: str, to: Sequence[str], *, is_itself: bool) -> str:
    """`2 of the 3 damage Ox would deal to Bear`, a noun; `to` several: so much of it each.

    `is_itself`: to that whose effect it is.
    """
    if is_itself:
        to = ("it",)
    of = f"{much} of the {whole}" if whole != much else f"the {much}"
    return f"{of} damage {source} would deal to {some_of(to) if len(to) == 1 else f'each of {some_of(to)}'}"


@said
def prevention(who: str, prevented: Sequence[str], unpreventable: Sequence[str]) -> str:
    """`Mending Hands prevents the 3 damage Ox would deal to Bear.`"""
    if prevented and unpreventable:
        return sentence(
            f"{who} prevents {some_of(prevented)}, but {some_of(unpreventable)} can't be prevented"
        )
    if unpreventable:
        return sentence(f"{who} can't prevent {some_of(unpreventable)}")
    return sentence(
        f"{who} prevents {some_of(prevented)}" if prevented else f"{who} applies but prevents nothing"
    )


is_of_color = Sentence("{sources:and} {sources|is|are} {color}")
unpreventable_by = Sentence("{name} says that this damage can't be prevented ({rule}).")


@said
def shield_left(who_chose: str, left: int | None) -> str:
    """What is left of a shield, and who chose what it prevents; may be empty."""
    chose = f"{who_chose} chose what it applies to" if who_chose else ""
    rest = "" if left is None else f"the shield has {left} left" if left else "the shield is used up"
    told = "; ".join(part for part in (chose, rest) if part)
    return sentence(told) if told else ""


# All damage is prevented.
nothing_remains = Sentence("No damage remains.")
ability_of = Clause("{name's} {ability}")
# A struck-out part of the tape.
prevented_cell = Clause("{amount} damage to {to} prevented")
prevents_all = Clause("prevents the {amount} damage")
effect_makes = Clause("{effect}: {what}")


@said
def damage_on_the_way(amounts: Sequence[int], dealt: str) -> str:
    """`4 → 3 → 6 damage to Nicole`: what the damage is now and becomes, up to what is dealt."""
    return " → ".join((*map(str, amounts), dealt))


@said
def results_on_the_way(amounts: Sequence[int], result: str) -> str:
    """`2 → 3 → 6: Amy gains 6 life`: the same of a result; `amounts` ends with its own."""
    return f"{' → '.join(map(str, amounts))}: {result}"


damage_cell = Clause("{amount} damage to {to}")
damage_lead = Clause("{source} deals ")
impossible = Sentence("Because of {name}, this can't happen and is skipped: {results:and}")
no_counters_on_it = Sentence(
    "{name} can't get counters, so the {amount:{kind} counter} {amount|is|are} skipped."
)
still_dealt = Sentence("The damage still counts as dealt.")


@said
def results_changed(name: str, changed: Sequence[tuple[str, str]]) -> str:
    """`Boon Reflection: Nicole gains 6 life instead of 3.`"""
    return sentence(f"{name}: {clauses(f'{new} instead of {was}' for new, was in changed)}")


@said
def changes_a_result(name: str, before: Sequence[str], rule: str) -> str:
    """Why an effect on life or counters came after others: `Boon changes a result of the damage, ...`"""
    told = f"{name} changes a result of the damage, so it applies after {listed(dict.fromkeys(before))}"
    return sentence(f"{told}, which changed the damage itself ({rule})")


made_applicable = Sentence("It couldn't apply before {by} did ({rule}).")
amount_in_words = Clause("{amount:word}")
results_replaced = Sentence("{name} replaces “{old:and}”: {new?{new:and}|nothing happens} instead.")
redirected = Sentence("{name} redirects {parts:some}: it's dealt to {to:and} instead.")


@said
def instead_of_damage(name: str, parts: Sequence[str], instead: Sequence[str]) -> str:
    """Damage replaced by something else."""
    what = [f"it{one.removeprefix(name)}" if one.startswith(f"{name} ") else one for one in instead]
    return sentence(f"{name}: instead of {some_of(parts)}, {listed(what)}")


@said
def multiplied(
    name: str, by: int, sources: Sequence[str], pairs: Sequence[tuple[int, int, str]], *, is_all: bool
) -> str:
    """`Furnace of Rath doubles the damage: 2 → 4 to Bear, 1 → 2 to Nicole.`

    `is_all`: it changes all the damage of the event; then equal amounts are told once, as `2 → 4 each`.
    """
    does = {2: "doubles", 3: "triples"}.get(by, f"multiplies by {by}")
    if is_all and len(pairs) > 1 and len({(was, now) for was, now, _ in pairs}) == 1:
        return sentence(f"{name} {does} all the damage: {pairs[0][0]} → {pairs[0][1]} each")
    return sentence(f"{name} {does} {_of(sources)} damage: {_arrows(pairs)}")


@said
def halved(name: str, sources: Sequence[str], pairs: Sequence[tuple[int, int, str]]) -> str:
    """`Gisela halves Ox's damage: 5 → 2 to Amy.`"""
    return sentence(f"{name} halves {_of(sources)} damage: {_arrows(pairs)}")


@said
def amount_changed(name: str, sources: Sequence[str], pairs: Sequence[tuple[int, int, str]]) -> str:
    """`Torbran changes Shock's damage: 2 → 4 to Nicole.`"""
    return sentence(f"{name} changes {_of(sources)} damage: {_arrows(pairs)}")


def _of(sources: Sequence[str]) -> str:
    return possessive(sources[0]) if len(sources) == 1 else "the"


def _arrows(pairs: Sequence[tuple[int, int, str]]) -> str:
    return clauses(f"{was} → {now} to {to}" for was, now, to in pairs).replace("; ", ", ")


planeswalker_redirection = Sentence(
    "{who} has {source} deal its {much} damage to {to} instead of {instead_of}"
)
no_planeswalker_redirection = Sentence(
    "{who} has {source} deal its {much} damage to {player}, not to a planeswalker."
)
why_planeswalker_redirection = Sentence(
    "{source's} damage to {player} is noncombat damage and {who} controls {source}, so {who} may have it "
    "dealt to a planeswalker {player} controls ({rule})."
)
nobody_can_respond = Sentence(
    "The choice is made as the damage would be dealt, too late for anyone to respond ({rule})."
)
also = Sentence("In the same event, {result} ({rule}).")
