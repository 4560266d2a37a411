"""Instructions that have damage dealt (CR 120.2b, 701.14)."""

from __future__ import annotations

from typing import Final

from core.abilities.instructions.damage_and_fights import DealDamage, Fight
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.instructions.damage_besides import DAMAGE_BESIDES
from core.language.english.slots import SLOTS
from core.language.english.subjects import THE_SAME, WHO, Noun
from core.language.kernel.pattern import Patterns, maybe
from core.language.kernel.phrase import Mapped, Words

says = INSTRUCTIONS.says


def _unless_recipient(noun: object) -> object | None:
    """Return whom excess damage is dealt to, unless it is the controller of what was dealt the damage."""
    return noun if isinstance(noun, Noun) and noun.kind != "its controller" else None


SLOTS["damage besides"] = DAMAGE_BESIDES
SLOTS["excess to the recipient's controller"] = Words(
    "whom excess damage is dealt to",
    [
        (words, "recipient_controller")
        for words in ("that creature's controller", "that permanent's controller", "its controller")
    ],
)
SLOTS["excess to somebody"] = Mapped(WHO, _unless_recipient, _unless_recipient)

SO_MUCH_DAMAGE: Final = Patterns("an instruction", SLOTS)
"""Damage that is dealt instead to what it would be dealt to before: `~ deals 4 damage`."""

_CERTAIN = maybe(". the damage can't be prevented", is_preventable=False)
_EXCESS = [
    f". {if_}excess damage is dealt to {{excess_to:{to}}} instead"
    for if_ in ("", "if it has {excess_if:keyword}, ")
    for to in ("excess to the recipient's controller", "excess to somebody")
]

for _to, _foe in (
    ("{to}", "{to:foe}"),
    ("{to:to itself}", "{to:to itself}"),
    ("each of {to:several targets}", "each of {to:several targets}"),
    ("{each:each_recipient}", "{each:each_recipient}"),
):
    says(DealDamage, f"{{by:who}} deals X damage to {_to}, where X is {{amount:term behind}}")
    _whole = (
        f"{{by:who}} deals {{amount:much}} damage to {_to}",
        f"{{by:who}} deals damage equal to {{amount:power}} to {_foe}",
    )
    if "itself" in _to:
        says(DealDamage, f"{{by:who}} deals damage to {_to} equal to {{amount:power}}", _CERTAIN)
    for _words in (*_whole, f"{{by:who}} deals damage equal to {{amount:counted}} to {_to}"):
        if "several" not in _to:
            says(DealDamage, f"{_words}{{also:damage besides}}", _CERTAIN)
    for _excess in ("", *_EXCESS):
        for _words in _whole:
            says(DealDamage, _words, _CERTAIN, _excess)
        _behind = f"{{by:who}} deals damage to {_to} equal to {{amount:counted behind}}"
        says(DealDamage, _behind, _CERTAIN, _excess)
    says(
        DealDamage,
        f"{{by:who}} deals damage equal to {{amount:counted}} to {_to}",
        also=(
            f"{{by:who}} deals X damage to {_to}, where X is {{amount:behind}}",
            f"{{by:who}} deals damage to {_to} equal to {{amount:behind}}",
            f"{{by:who}} deals 1 damage to {_to} for each {{amount:each of those}}",
        ),
    )
says(
    DealDamage,
    "{by:who} deals {amount:much} damage divided as you choose among {to:targets of a division}",
    _CERTAIN,
    is_divided=True,
)

for _dealer in ("{by_each:each}", "each of {by:several targets}"):
    for _to in ("{to}", "{each:each_recipient}"):
        says(DealDamage, f"{_dealer} deals damage equal to {{amount:power}} to {_to}", _CERTAIN)
    for _to in ("{to}", "{each:each_recipient}"):
        says(DealDamage, f"{_dealer} deals {{amount:much}} damage to {_to}", _CERTAIN)

SO_MUCH_DAMAGE.says(DealDamage, "{by:who} deals {amount:much} damage", to=THE_SAME)

says(Fight, "{one:who} fights {other:foe}")
says(
    Fight,
    "the first target fights the second target",
    also=("those creatures fight each other", "the chosen creatures fight each other"),
    one=Noun("target_1"),
    other=Noun("target_2"),
)
