"""What files said otherwise in the past, put as it is said today: each thing has one spelling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Data = dict[str, Any]


def in_todays_words(data: Any) -> Any:  # noqa: ANN401 - anything may stand in a file
    """Return what a file says with older spellings replaced; all else is left, right or wrong."""
    if isinstance(data, list):
        return [in_todays_words(one) for one in data]
    if not isinstance(data, dict):
        return data
    today: Any = {key: in_todays_words(value) for key, value in data.items()}
    for rewrite in _REWRITES:
        today = rewrite(today) if isinstance(today, dict) else today
    return today


def _each_opponent(data: Data) -> Data:
    """`"to": "opponents"` of damage is now `"each": {"players": "opponent"}`."""
    if data.get("kind") != "deal_damage" or data.get("to") != "opponents" or "each" in data:
        return data
    return {key: value for key, value in data.items() if key != "to"} | {"each": {"players": "opponent"}}


def _by_anything(data: Data) -> Data:
    """`"by": {"what": "either"}` of a trigger said nothing."""
    if data.get("event") != "becomes_target" or data.get("by") != {"what": "either"}:
        return data
    return {key: value for key, value in data.items() if key != "by"}


def _one_type(data: Data) -> Data:
    """`"one_of_types"` with one type is one of `"types"`."""
    some = data.get("one_of_types")
    if not isinstance(some, list) or len(some) != 1 or not isinstance(data.get("types", []), list):
        return data
    rest = {key: value for key, value in data.items() if key != "one_of_types"}
    return rest | {"types": [*data.get("types", []), *some]}


def _plain_amount(data: Data) -> Any:  # noqa: ANN401 - the word that is now enough
    """An amount that counts `power` or `that_much` once, and says nothing else, is that word."""
    is_one = data.get("kind") == "counted" and data.get("of") in ("power", "that_much")
    says_more = {key: value for key, value in data.items() if key not in {"kind", "of", "times", "half"}}
    is_whole = data.get("times", 1) == 1 and data.get("half") is None
    return data["of"] if is_one and is_whole and not says_more else data


def _other_object(data: Data) -> Data:
    """`"other"` of a target that is an object is `"which": "other"` in its filter."""
    what = data.get("what")
    objects = what.get("objects") if isinstance(what, dict) and "players" not in what else None
    if data.get("other") is not True or not isinstance(objects, dict) or "which" in objects:
        return data
    rest = {key: value for key, value in data.items() if key != "other"}
    return rest | {"what": {"objects": {"which": "other", **objects}}}


def _noncreature_cast(data: Data) -> Data:
    """The event `casts_noncreature` is now `casts_spell`, and `it` is the spell, not who casts it."""
    when = data.get("when")
    if not isinstance(when, dict) or when.get("event") != "casts_noncreature":
        return data
    spell = {"not_types": ["creature"]}
    today: Data = _of_its_controller(data)
    return today | {"when": when | {"event": "casts_spell", "spell": spell}}


def _of_its_controller(data: Any) -> Any:  # noqa: ANN401 - anything may stand in a file
    if isinstance(data, list):
        return [_of_its_controller(one) for one in data]
    if isinstance(data, dict):
        return {key: _of_its_controller(value) for key, value in data.items()}
    return "its_controller" if data == "it" else data


def _condition(data: Data) -> Data:
    """What is asked of `this` or `bearer` itself for it to be changed is said by `"as_long_as"`."""
    objects = data.get("objects")
    if data.get("kind") != "grants" or not isinstance(objects, dict) or "as_long_as" in data:
        return data
    which = objects.get("which")
    if which not in ("this", "bearer") or objects == {"which": which}:
        return data
    return data | {"objects": {"which": which}, "as_long_as": {"objects": objects}}


_OF_OTHERS = frozenset(
    {
        *("gain_life_now", "lose_life_now", "draw_now", "put_counters_now", "remove_counters_now"),
        *("create_tokens", "sacrifice_of_choice"),
    }
)


def _own_power(data: Data) -> Data:
    """`"power"` was also that of the object itself, where nothing deals damage."""
    kind, amount = data.get("kind"), data.get("amount")
    if not isinstance(kind, str) or kind not in _OF_OTHERS:
        return data
    if amount == "power":
        return data | {"amount": {"kind": "counted", "of": {"kind": "size"}}}
    if isinstance(amount, dict) and amount.get("of") == "power":
        return data | {"amount": amount | {"of": {"kind": "size"}}}
    return data


def _sacrificed(data: Data) -> Data:
    """`"sacrifice"` of a spell is one part of what it `"pays"`."""
    if data.get("kind") != "spell" or data.get("sacrifice") is None or "pays" in data:
        return data
    rest = {key: value for key, value in data.items() if key != "sacrifice"}
    return rest | {"pays": {"sacrifice": data["sacrifice"]}}


def _before_attackers(data: Data) -> Data:
    """`"before_attackers"` of an activated ability is said by the steps `"within"` which it can be used."""
    if data.get("before_attackers") is not True or "within" in data:
        return data
    rest = {key: value for key, value in data.items() if key != "before_attackers"}
    return rest | {"within": {"last": "beginning_of_combat"}}


def _each_alone(data: Data) -> Data:
    """`"each"` of an instruction says by itself what it is about; `"to"` or `"on"` beside it said nothing."""
    if not isinstance(data.get("kind"), str) or not isinstance(data.get("each"), dict):
        return data
    idle = "to" if data["kind"] == "deal_damage" else "on"
    return {key: value for key, value in data.items() if key != idle}


def _on_alone(data: Data) -> Data:
    """An effect that is made `"on"` something or for `"each"` has no `"which"`; an empty one said nothing."""
    effect = data.get("effect")
    is_about = data.get("on") is not None or data.get("each") is not None
    if data.get("kind") != "make_effect" or not is_about or not isinstance(effect, dict):
        return data
    if effect.get("which") != {}:
        return data
    return data | {"effect": {key: value for key, value in effect.items() if key != "which"}}


def _x_in_cost(data: Data) -> Data:
    """An activated ability that speaks of X has it in its cost; once no cost had to be written."""
    mana = data.get("mana", "")
    does = (data.get("does"), data.get("modes"))
    if data.get("kind") != "activated" or not isinstance(mana, str) or "{X}" in mana or not _says_x(does):
        return data
    return data if "loyalty" in data else data | {"mana": f"{{X}}{mana}"}


def _says_x(data: object) -> bool:
    """Whether some amount is X."""
    if isinstance(data, list | tuple):
        return any(map(_says_x, data))
    if not isinstance(data, dict):
        return False
    return any(key in _AMOUNTS and value == "x" for key, value in data.items()) or _says_x([*data.values()])


_AMOUNTS = frozenset({"amount", "times", "points"})


def _redirected(data: Data) -> Data:
    """Damage that an effect redirects went to the object itself, where nothing else was said."""
    effect = data.get("effect")
    change = effect.get("change") if isinstance(effect, dict) else None
    if data.get("kind") != "make_effect" or "redirect_to" in data or not isinstance(change, dict):
        return data
    is_own = change.get("kind") == "redirect" and change.get("to", "this") == "this"
    return data | {"redirect_to": "this"} if is_own else data


def _possessive(data: Data) -> Data:
    """What belongs to `Drudge Skeletons` was `Drudge Skeletons's ability`."""
    effect = data.get("replace")
    return data | {"replace": effect.replace("s's ", "s' ")} if isinstance(effect, str) else data


_REWRITES: tuple[Callable[[Data], Any], ...] = (
    _each_opponent,
    _by_anything,
    _one_type,
    _plain_amount,
    _other_object,
    _noncreature_cast,
    _condition,
    _own_power,
    _sacrificed,
    _before_attackers,
    _each_alone,
    _on_alone,
    _x_in_cost,
    _redirected,
    _possessive,
)
