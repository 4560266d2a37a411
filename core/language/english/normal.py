"""From a line as it is printed to the one wording that the grammar reads, and back.

In that wording a sentence begins with a small letter, the object itself is `~`, and what it is
attached to is `§`. Nothing is thrown away that changes what a line means.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from core.abilities.card_texts.stack_abilities import KEYWORD_LIMITS
from core.language.english.chapters import HEAD
from core.language.english.filters import BEARER, SELF
from core.language.english.words import BEFORE_ABILITIES, SINGULAR, SUBTYPES
from core.language.kernel.phrase import joined
from core.language.speaker import Speaker

_SELF_NOUNS: Final = (
    "creature|artifact|enchantment|land|permanent|Aura|Equipment|Vehicle|planeswalker|Saga|Siege|battle|"
    "Fortification|token|emblem|spell|card|source"
)
_THIS: Final = re.compile(rf"(?<!cast )\b[Tt]his (?:{_SELF_NOUNS})\b")
_BEARERS: Final = re.compile(
    r"\b(?:[Ee]nchanted|[Ee]quipped|[Ff]ortified) (?:creature|permanent|land|artifact|planeswalker)\b"
)
_ATTACHED: Final = re.compile(r"\b[Ww]hat this is attached to\b")
_REMINDER: Final = re.compile(r"(?<!\s)\s*+\([^()]*\)")
_ABILITY_WORDS: Final = re.compile(
    r"^(?:Adamant|Addendum|Alliance|Battalion|Bloodrush|Celebration|Channel|Chroma|Cohort|Constellation|"
    r"Converge|Corrupted|Council's dilemma|Coven|Delirium|Descend \d+|Disappear|Domain|Eerie|Eminence|Enrage|"
    r"Fateful hour|"
    r"Fathomless descent|Ferocious|Flurry|Formidable|Grandeur|Hellbent|Heroic|Imprint|Infusion|Inspired|"
    r"Join forces|Kinship|Landfall|Lieutenant|Magecraft|Metalcraft|Morbid|Opus|Pack tactics|Paradox|Parley|"
    r"Radiance|Raid|Rally|Renew|Repartee|Revolt|Secret council|Spell mastery|Strive|Survival|Sweep|"
    r"Tempting offer|Threshold|Undergrowth|Valiant|Vivid|Void|Will of the council) \N{EM DASH} (?=\S)"
)
_UNDER_CONTROL: Final = re.compile(
    r"(?:^|(?<=“))([Ww]hen(?:ever)? (?:~ or )?(?:an?|another|one or more(?: other)?) [\w\- ]+?)"
    r"( with [\w ]+?)? "
    r"(enters?) under (your|an opponent's) control(?=,)"
)
_CONTROLS: Final = {"your": "you control", "an opponent's": "an opponent controls"}
_PROTECTIONS: Final = re.compile(
    r"(?<=(?:has|ins|ave) )(protection|hexproof) from ([\w-]+)((?:, from [\w-]+)*),? and from ([\w-]+)"
    r"(?=[.”])"
)
"""Several protections in a row within a sentence, `has protection from black and from red` (CR 702.16g)."""
_ARMIES: Final = re.compile(r"\b([Aa]mass) (\d+|X)\b")
"""What was said before the kind of Army was (CR 701.47d)."""
_STILL_A_LAND: Final = re.compile(
    r"(becomes an? [^.“”]*?)( until end of turn)?"
    r"(?:\. It's still a land\.| that's still a land(?= until |\.))"
)
"""What says that all types stay (CR 205.1b)."""
_FLAVOR: Final = re.compile(
    rf"^(?!(?:{'|'.join((*BEFORE_ABILITIES, *KEYWORD_LIMITS))}|[IVX]+)\b)[A-Z][\w' ,!-]{{0,60}}"
    r" \N{EM DASH} (?=(?:When|Whenever|At) )"
)
"""A name for a triggered ability, which means nothing."""
_CHAPTER_NAME: Final = re.compile(
    rf"^({HEAD.pattern})(?!Choose )[A-Z][\w' ,!-]{{0,60}} \N{{EM DASH}} (?=[A-Z~])"
)
"""A name for a chapter, which means nothing."""
_NOT_A_NAME: Final = r"(?!(?![Cc]hoose )[\w' ,!-]{1,60} \N{EM DASH} )"
"""What stands before a sentence, unless its name does, which stays as it is written."""
_SENTENCE_STARTS: Final = re.compile(
    r"(?:^|(?<=[.!] )|(?<=: )|(?<=\N{EM DASH} )|(?<=\N{EM DASH})|"
    rf"(?:(?<=“)|(?<=\n• )){_NOT_A_NAME}|(?<=\n))(Time Lords?|[A-Z][\w'-]*)"
)
_COST_WORDS: Final = re.compile(r"(?<=, )(Sacrifice|Remove|Pay|Tap|Discard|Exile|Return|Untap|Exert)\b")
_NAMED: Final = re.compile(
    r"^(?!Choose |choose |[Ww]ard |[Kk]icker )\w[\w' ,!-]{0,60} \N{EM DASH} "
    r"(?=[{\[+\N{MINUS SIGN}]|(?:[Ss]acrifice|[Rr]emove|[Pp]ay|[Tt]ap|[Dd]iscard|[Ee]xile|[Rr]eturn) )"
)
"""A name before the costs of an ability; it stays as it is written."""


def _small(word: str) -> str:
    return word if word in SUBTYPES or word in SINGULAR else word[:1].lower() + word[1:]


@lru_cache(maxsize=16)
def plain_line(line: str, speaker: Speaker) -> str:
    """Return a line in the wording that the grammar reads."""
    words = _REMINDER.sub("", line)
    words = words.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").replace(
        "\N{LEFT SINGLE QUOTATION MARK}", "'"
    )
    words = _curly(words)
    words = _without_names(words, speaker.names)
    words = _ATTACHED.sub(BEARER, _BEARERS.sub(BEARER, _THIS.sub(SELF, words)))
    words = _ABILITY_WORDS.sub("", words)
    words = _COST_WORDS.sub(lambda found: _small(found[0]), words)
    words = _ENTERED.sub(r"\1", words)
    words = _ALSO.sub("", words)
    words = _UNDER_CONTROL.sub(
        lambda found: f"{found[1]} {_CONTROLS[found[4]]}{found[2] or ''} {found[3]}", words
    )
    words = _FLAVOR.sub("", words)
    words = _PROTECTIONS.sub(_each_protection, words)
    words = _ARMIES.sub(r"\1 Zombies \2", words).replace("totem armor", "umbra armor")
    words = _STILL_A_LAND.sub(_keeping_types, words)
    words = _LOYALTY.sub(_plain_loyalty, words)
    words = _KICKED_SPELL.sub(r"\1~", words)
    words = _SACRIFICED.sub(r"\g<0> of their choice", words)
    words = _THEN.sub("", _AND_YOU.sub(r"\1", words))
    words = re.sub(r"^As long as it's your turn, ", "During your turn, ", words)
    if "." not in words:  # keywords in a row
        words = words.replace("; ", ", ")
    words = _CHAPTER_NAME.sub(r"\1", words)
    head = HEAD.match(words) or _NAMED.match(words)
    if head is not None:
        return words[: head.end()] + _SENTENCE_STARTS.sub(lambda found: _small(found[1]), words[head.end() :])
    words = _SENTENCE_STARTS.sub(lambda found: _small(found[1]), words)
    return " ".join(words.split(" ")).strip()


def plain_paragraphs(lines: Iterable[str], speaker: Speaker) -> str:
    """Return lines that are one ability in that wording, each made plain by itself."""
    first, *others = (plain_line(line, speaker) for line in lines)
    return " ".join((first, *(_THEN_FIRST.sub("", words) for words in others)))


def _without_names(words: str, names: tuple[str, ...]) -> str:
    """Return the words with the object itself for its names; not in quotation marks.

    What stands there is said by another object, which does not call itself so.
    """
    named = sorted((one for one in names if one and one in words), key=len, reverse=True)
    if not named:
        return words
    parts = _QUOTED.split(words)
    for name in named:
        parts[::2] = ["".join(_with_itself(part, name)) for part in parts[::2]]
    return "".join(parts)


def _with_itself(words: str, name: str) -> Iterator[str]:
    """Yield the words, with the object itself for a name wherever that stands by itself."""
    done, at = 0, words.find(name)
    while at >= 0:
        end = at + len(name)
        if _is_letter(words[at - 1 : at]) or words[at - 1 : at] == SELF or _is_letter(words[end : end + 1]):
            at = words.find(name, at + 1)
        else:
            yield words[done:at]
            yield SELF
            done, at = end, words.find(name, end)
    yield words[done:]


def _is_letter(one: str) -> bool:
    return one.isalnum() or one == "_"


def _curly(words: str) -> str:
    """Return the words with opening and closing quotation marks told apart."""
    parts = words.split('"')
    return "".join(
        part + ("" if place == len(parts) - 1 else "“" if place % 2 == 0 else "”")
        for place, part in enumerate(parts)
    )


_ENTERED: Final = re.compile(
    r"\b(enters?|(?<!has )(?<!have )entered(?= the battlefield this turn)) the battlefield"
)
"""What entered did so under a player's control, or did so `the battlefield`, as cards said before."""
_ALSO: Final = re.compile(r"(?<=(?:it|re|ol|es) )also (?=(?:gain|get|deal)s? )")
"""What is done besides: `it also gains trample`, `that creature also gets +1/+1`."""


def _each_protection(found: re.Match[str]) -> str:
    word, first, more, last = found.groups()
    every = [first, *(one for one in more.split(", from ") if one), last]
    return joined([f"{word} from {one}" for one in every], "and")


def _keeping_types(found: re.Match[str]) -> str:
    end = "." if found[0].endswith(".") else ""
    return f"{found[1]} in addition to its other types{found[2] or ''}{end}"


_KICKED_SPELL: Final = re.compile(r"(\. [Ii]f ~ was kicked, (?:instead )?)it(?: also)?(?= deals )")
"""The spell itself, where it has just been named (`also` says no more)."""
_THEN: Final = re.compile(r"(?<=\. )[Tt]hen,? (?=\S)")
"""A word between sentences that says no more than their order."""
_THEN_FIRST: Final = re.compile(r"^then,? (?=\S)")
_AND_YOU: Final = re.compile(r"(\b[Yy]ou draw (?:a card|\w+ cards) and )you (?=(?:lose|gain)\b)")
"""What was said twice of who draws."""
_LOYALTY: Final = re.compile(r"^\[?([+\N{MINUS SIGN}-]?)(\d+|X)\]?(?=: )")
_SACRIFICED: Final = re.compile(
    r"(?<!ever a )(?<!ever an )\b(?:player|opponent) sacrifices (?:an?|two|three|four|five) "
    r"(?![^.:;]*? of their choice)[^.,:;]*?(?=[.,;]|$)"
)
"""What players sacrificed before it was said that they choose it themselves."""


def _plain_loyalty(found: re.Match[str]) -> str:
    """Return a loyalty cost without brackets and with the sign that cards have."""
    return found[1].replace("-", "\N{MINUS SIGN}") + found[2]


_STARTS: Final = re.compile(
    r"(?:^|(?<=[.!] )|(?<=(?<!following): )|(?<=\N{EM DASH} )|(?<=\N{EM DASH})|"
    rf"(?:(?<=“)|(?<=\n• )){_NOT_A_NAME}|(?<=\n))([a-z~§])"
)
_STARTS_WITHIN: Final = re.compile(_STARTS.pattern.replace("^|", "", 1))
_COSTS: Final = re.compile(r"^([^“.]*?): ")
_COST_WORDS_WITHIN: Final = re.compile(
    r"(?<=, )(sacrifice|remove|pay|tap|discard|exile|return|untap|exert)\b"
)
_KEYWORD_COSTS: Final = re.compile(
    r"^((?:ward|kicker|flashback|escape|disturb|unearth|embalm|eternalize|encore)\N{EM DASH})([a-z{].*)$"
)
_QUOTED: Final = re.compile(r"(“[^”]*”)")


def printed_line(words: str, speaker: Speaker) -> str:
    """Return a line of the grammar as it is printed."""
    head = _NAMED.match(words)
    if head is not None:
        return words[: head.end()] + printed_line(words[head.end() :], speaker)
    costs = _COSTS.match(words)
    if costs is not None:
        paid = _COST_WORDS_WITHIN.sub(lambda found: found[0].capitalize(), costs[1])
        words = paid + words[costs.end(1) :]
    words = _KEYWORD_COSTS.sub(_with_costs_begun, words)
    if not speaker.dies:
        words = _DIES.sub(rf"\1{_PUT_AWAY}", words)
    if speaker.bearer.startswith(_STAYS_BEHIND):
        words = words.replace(f"when {BEARER} dies", f"whenever {BEARER} dies")
    begun = _STARTS.sub(_begun, words)
    return _named(begun, speaker)


def _with_costs_begun(found: re.Match[str]) -> str:
    """Return a keyword and what it costs, each part of that with a capital letter."""
    paid = _COST_WORDS_WITHIN.sub(lambda one: one[0].capitalize(), found[2])
    return f"{found[1]}{paid[:1].upper()}{paid[1:]}"


_DIES: Final = re.compile(rf"^(when(?:ever)? {SELF} (?:[a-z ]+ or )?)dies\b")
_PUT_AWAY: Final = "is put into a graveyard from the battlefield"
_STAYS_BEHIND: Final = ("equipped ", "fortified ")
"""What something is attached to that stays on the battlefield without it, and so can be there again."""


def named(words: str, speaker: Speaker) -> str:
    """Return a part of a sentence with the object itself, and what it is attached to, by their names."""
    begun = _STARTS_WITHIN.sub(_begun, words)
    return _named(begun, speaker)


def _begun(found: re.Match[str]) -> str:
    return found[1].upper() if found[1].isalpha() else f"^{found[1]}"


def _named(words: str, speaker: Speaker) -> str:
    """Return words with names for the marks; in quotation marks it is the object that is given them."""
    parts = _QUOTED.split(words)
    given = speaker.bearer.replace("enchanted ", "this ").replace("equipped ", "this ")
    inner = "this creature" if given in {"this permanent", speaker.bearer} else given
    return "".join(
        _with(part, inner if place % 2 else speaker.itself, speaker.bearer)
        for place, part in enumerate(parts)
    )


def _with(words: str, itself: str, bearer: str) -> str:
    for mark, name in ((SELF, itself), (BEARER, bearer)):
        words = words.replace(f"^{mark}", name[:1].upper() + name[1:]).replace(mark, name)
    return words
