"""What is wrong with an answer, in words."""

from __future__ import annotations

from collections.abc import Iterator

from core.explain.choices import (
    assignment_choice,
    attack_choice,
    block_choice,
    damage_order_choice,
    legend,
    one,
    priority_choice,
    protector,
    recipient,
    replacement,
    shield,
    some,
    targets,
    trigger_order,
)
from core.explain.choices.question_words import Told, Violations
from core.language.wording import text_words
from core.model.game import Game
from core.play.playthrough import Decision
from core.rules.announcing.where_abilities_work import numbered_abilities
from core.rules.choices.actions import Activate
from core.rules.choices.violation import UnclearName, UnknownId, Violation
from core.rules.combat.assignment_choice import Assignment
from core.rules.combat.assignment_legality import SkipsLethal
from core.rules.targets.legal_targets import WrongNumberOfTargets
from core.terms.rule_numbers import cited
from core.terms.zones import Zone
from core.words.english.choices import target_choice as target_words
from core.words.english.choices.refusals import (
    name_a_known_one,
    on_the_stack,
    several_called,
    unknown_id,
    write_one_of,
)


def _unknown_id(_game: Game, wrong: UnknownId) -> Told:
    return Told(unknown_id(wrong.about[0], wrong.place, cited(wrong.rule)), name_a_known_one())


def _unclear_name(game: Game, wrong: UnclearName) -> Told:
    ids = [(own, _zone_words(game, own)) for own in wrong.among]
    return Told(
        several_called(name=wrong.about[0], count=len(ids), rule=cited(wrong.rule)), write_one_of(ids)
    )


def _zone_words(game: Game, own: str) -> str:
    """Return where something is that is not on the battlefield; empty if it is there."""
    zones = (zone for zone in Zone if any(card.id == own for card in game.cards_in(zone)))
    return next(zones, "" if own in game.battlefield else on_the_stack())


WORDS: Violations = {
    UnclearName: _unclear_name,
    UnknownId: _unknown_id,
    **attack_choice.VIOLATIONS,
    **block_choice.VIOLATIONS,
    **damage_order_choice.VIOLATIONS,
    **assignment_choice.VIOLATIONS,
    **legend.VIOLATIONS,
    **protector.VIOLATIONS,
    **replacement.VIOLATIONS,
    **recipient.VIOLATIONS,
    **one.VIOLATIONS,
    **some.VIOLATIONS,
    **shield.VIOLATIONS,
    **trigger_order.VIOLATIONS,
    **targets.VIOLATIONS,
    **priority_choice.VIOLATIONS,
}


def what_is_wrong(decision: Decision) -> tuple[Told, ...]:
    """Return everything wrong with the answer to a decision; what several do wrong together is said once."""
    return tuple(_each(decision))


def _each(decision: Decision) -> Iterator[Told]:
    together: dict[object, list[SkipsLethal]] = {}
    for wrong in decision.violations:
        if isinstance(wrong, SkipsLethal):
            together.setdefault((wrong.recipient, wrong.missing, wrong.rule), []).append(wrong)
    for violation in decision.violations:
        alike = next((some for some in together.values() if violation in some), [])
        if len(alike) > 1 and isinstance(decision.answer, Assignment):
            if violation is alike[0]:
                yield assignment_choice.skip_together(decision.game, decision.answer.points, alike)
        else:
            yield _and_other_abilities(decision, violation, told(decision.game, violation))


def _and_other_abilities(decision: Decision, violation: Violation, wrong: Told) -> Told:
    """Return what is wrong, and which ability that was, if targets may be meant for another one."""
    answer, game = decision.answer, decision.game
    if not isinstance(violation, WrongNumberOfTargets) or not isinstance(answer, Activate):
        return wrong
    texts = {number: text_words(one) for number, one in numbered_abilities(game, answer.object).items()}
    others = [(number, text) for number, text in texts.items() if number != answer.ability]
    if not others or answer.ability not in texts:
        return wrong
    that = (int(answer.ability), texts[int(answer.ability)])
    which = target_words.other_abilities(game.label(answer.object), that, others)
    return Told(wrong.sentence, f"{wrong.remedy} {which}")


def told(game: Game, violation: Violation) -> Told:
    """Return what is wrong in the game in which it was asked, and the way out.

    Raises:
        KeyError: nobody has found words for this class of violation.
    """
    return WORDS[type(violation)](game, violation)
