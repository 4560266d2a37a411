"""Changing the abilities of permanents as they are set up: known phrases, and sentences as on cards."""

from __future__ import annotations

from core.cards.said import blocks
from core.cards.spec import ability_phrases
from core.language.phrases import UnknownPhraseError, parse, phrase
from core.scenario.card_problems import text_faults
from core.scenario.changes import with_abilities, with_object_changed
from core.scenario.format import ObjectSpec
from core.scenario.object_cards import card_of
from core.terms.values import replace
from gui.session import Session
from gui.table.actions.set_up import Cards, named, specs_of
from gui.translation import term, tr


class UnreadableError(Exception):
    """What was written is no ability, or none that one of the cards can have; says why."""


def abilities_of(session: Session, spec: ObjectSpec) -> tuple[str, ...]:
    """Return the abilities of an object as it is set up: phrases, then sentences as they were written."""
    return (*ability_phrases(card_of(replace(spec, text=""), session.cards)), *_sentences(spec))


def give_ability(session: Session, cards: Cards, words: str) -> None:
    """Give some permanents an ability that they do not have yet.

    Raises:
        UnreadableError: the words are no ability; or a sentence that one of the cards can't have.
    """
    try:
        said = phrase(parse(words))
    except UnknownPhraseError as error:
        _give_sentence(session, cards, words, str(error))
        return
    scenario, specs = session.scenario, specs_of(session, cards)
    given = [spec for spec in specs if said not in ability_phrases(card_of(spec, session.cards))] or specs
    for spec in given:
        phrases = (*ability_phrases(card_of(spec, session.cards)), said)
        scenario = with_abilities(scenario, session.cards, spec.id, phrases)
    words = tr("Give {cards} {ability}").format(cards=named(session, given), ability=term(said))
    session.edit(scenario, words)


def take_ability(session: Session, cards: Cards, said: str) -> None:
    """Take an ability, as `abilities_of` has it, away from each of some permanents."""
    scenario, specs = session.scenario, specs_of(session, cards)
    for spec in specs:
        lines = _sentences(spec)
        if said in lines:
            left = "\n".join(line for line in lines if line != said)
            scenario = with_object_changed(scenario, spec.id, text=left)
        else:
            phrases = (one for one in ability_phrases(card_of(spec, session.cards)) if one != said)
            scenario = with_abilities(scenario, session.cards, spec.id, phrases)
    is_sentence = any(said in _sentences(spec) for spec in specs)
    change = tr("Take away an ability") if is_sentence else tr("Take away {ability}").format(ability=said)
    session.edit(scenario, tr("{change}: {name}").format(change=change, name=named(session, specs)))


def _give_sentence(session: Session, cards: Cards, words: str, why_no_phrase: str) -> None:
    """Give an ability that is written as on a card; what can't be read is refused with the reason."""
    scenario, specs = session.scenario, specs_of(session, cards)
    for spec in specs:
        faults = [why for _, why in text_faults(words, card_of(spec, session.cards).name, is_spell=False)]
        if faults:
            raise UnreadableError(faults[0] if words.endswith((".", "”")) else why_no_phrase)
        scenario = with_object_changed(scenario, spec.id, text="\n".join((*_sentences(spec), words)))
    words = tr("{change}: {name}").format(change=tr("Give an ability"), name=named(session, specs))
    session.edit(scenario, words)


def _sentences(spec: ObjectSpec) -> tuple[str, ...]:
    """Return the abilities that are written as sentences, each as it was written."""
    return tuple(block for _, block in blocks(spec.text))
