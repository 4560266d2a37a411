"""What an ability in a file can't mean, for its author."""

from __future__ import annotations

from enum import Enum

from core.words.english.grammar import ORDINALS
from core.words.speaking import said


class Fault(Enum):
    """What doesn't go together, in English, with the names of parts in braces."""

    # amounts
    CARDS_NOBODY_CONTROLS = "a card in a hand or graveyard has colors, types and a name, and no controller."
    DEVOTION_TO_COLORS = "devotion is to one color or several, each of them named once."
    COUNTS_ONE = "what is counted is permanents of a kind, not one object."
    PLUS_AND_TAKEN_FROM = "an amount is more or less by 'plus', or it is what is left of 'taken_from'."
    JUST_AS_MUCH = "just as much is said by '{of}' alone."

    # card text
    GIVEN_SPELL_TEXT = "a permanent can't be given what a spell does, or what defines an object."
    GIVEN_STATIC_IN_TURN = "a static ability that is given can't give static abilities in turn."
    CREATED_SPELL_TEXT = "a token has no ability of a spell."
    EMBLEM_OF_NOTHING = "an emblem has at least one ability."
    EMBLEM_SAYS = (
        "an emblem has triggered and static abilities, none of which is about itself as a permanent."
    )

    # meant
    CHOSEN_TWICE = "either a color is chosen, by 'of_chosen_color', or one of the abilities in 'one_of'."
    CHOSEN_COLOR_AND_COLORS = "the color that is chosen is the only one: leave out 'colors'."
    ONE_OF_SEVERAL = "'one_of' are two or more different abilities such as 'flying'."
    UNTAP_STEP_OF_WHAT = (
        "until 'untap_step' lasts only that some objects don't untap: 'gains' is 'doesnt_untap'."
    )
    CARD_COSTS_AS_PERMANENT = "a card in a hand or graveyard isn't tapped or sacrificed, and has no limits."
    EXCEPTIONS_OF_WHAT = "'exceptions' are those of a copy: say in 'copy_of' what is copied."
    ATTACKING_TWICE = "'per_opponent' says whom the tokens attack: leave out what else says so."
    WITHOUT_END = "only keywords, types, colors, and what something would do on leaving, are without an end."
    LEAVING_FOR_EXILE = "what is 'leaving' is exiled 'instead', and is on the battlefield."
    FROM_WHICH_GRAVEYARD = "'from_graveyard' is said of the object itself: 'on' is 'this'."
    NO_CHOICE_OF_ONE = "there is nothing to choose: 'what' is one object."
    PAID_FOR_NOTHING = "say in 'does' what is done if it is paid, or in 'otherwise' what if it is not."
    PAID_BY_SEVERAL = "only one player can be asked to pay for this."
    PAID_WITH_X = "how much X is can't be chosen as it is paid."
    EFFECT_ON_TARGETS = (
        "of several 'targets', an effect prevents all the damage that each would be dealt, or a share of "
        "'points' that 'is_divided'."
    )
    EFFECT_ON_THOSE = "an effect that waits is about 'each' of such permanents, not about 'those'."
    THOSE_OF_WHAT = "{field}: 'those' are what an instruction before was about: one with 'each'."
    NOTHING_BEFORE_WHEN_YOU_DO = "'when_you_do' follows what is done: another instruction stands before it."
    SIZE_OF_PLAYER = "players have no power, toughness or mana value, but the amount asks '{subject}' for it."
    CARDS_OF_OBJECT = "only players have a hand and a graveyard, but the amount asks '{subject}' for it."
    NO_TARGET_TO_CONTROL = (
        "'{field}': 'target_controller' is who controls the first target, but 'targets' has none."
    )
    NOTHING_TRIGGERED = (
        "'{field}': '{subject}' is what a trigger was about; 'this' is the object with the ability."
    )
    NOT_ON_STACK = "'{kind}' is about spells and abilities, but '{field}', '{subject}', is none."
    ON_STACK = "'{kind}' is about permanents, but '{field}', '{subject}', is on the stack."
    PLAYER_NOT_OBJECT = "'{kind}' is about objects, but '{field}', '{subject}', is a player."
    UNTIL_ELSEWHERE = "only what is exiled returns after a while: leave out 'until'."
    TARGETS_UNLIKE = (
        "'{field}', 'targets', is each of the targets, so that each after the first is another like it."
    )
    IN_GRAVEYARD = "'{kind}' is not done to a card in a graveyard, as '{field}', '{subject}', is."
    OF_CARD = "a card in a graveyard has no controller, and nothing asks for its power: not '{subject}'."
    HAS_DIED = "'{kind}' is about permanents, but '{field}', '{subject}', has died."
    OBJECT_NOT_PLAYER = "'{kind}' is about players, but 'who', '{subject}', is an object."
    NO_X = (
        "no player announces X: for a triggered ability, 'that_much' is how much it triggered on; an "
        "activated one has {{X}} in its 'mana'."
    )
    NO_THAT_MUCH = "'that_much' is how much a trigger was about; a spell or activated ability can say 'x'."
    NO_POWER = "'power' is that of what deals damage; a 'size' says whose it is."
    ENTERS_FOR_NOTHING = "a card enters attacking only for a creature returned to hand as a cost."
    NOTHING_SACRIFICED = (
        "'{word}' is that of what a spell has sacrificed as a cost: its 'pays' says so, of one."
    )

    # stack abilities
    SPELL_WITHOUT_EFFECT = "a spell says what it 'does', or has 'modes'."
    SPELL_WITH_MODES = "what a spell with 'modes' does, and its targets, are said in each of them."
    KICKED_WITH_MODES = "'if_kicked' is of a spell without 'modes' and without 'least_targets'."
    SPELL_WITH_COUNTERS = "a spell has no counters that could be removed to cast it."
    MANY_TIMES_MANA = "what may be paid any number of times is mana alone."
    KEYWORD_SAYS_MORE = "an ability called '{name}' is activated as that keyword says: see {fields}."
    COSTS_BOTH = "an object is tapped or untapped as a cost, not both, and leaves in one way only."
    MORE_THAN_LOYALTY = "a loyalty ability costs loyalty alone: leave out its other costs."
    REMOVES_WHICH_COUNTERS = "'remove_count' says how many counters, but 'remove_counter' does not say which."
    COSTS_NOTHING = "a cost of {{0}} is no cost: leave out 'mana'."
    MANA_IN_PAYS = "mana and counters are no part of 'pays': say 'mana' and 'remove_counter' beside it."
    PAYS_ITSELF = "what 'pays' asks for is of the player's choice; the object itself is not."
    ACTIVATED_WITHOUT_EFFECT = "an activated ability says what it 'does', or has 'modes'."
    TRIGGER_WITHOUT_EFFECT = "a triggered ability says what it 'does', or has 'modes'."
    ABILITY_WITH_MODES = "what an ability with 'modes' does, and its targets, are said in each of them."
    STATE_WITH_MODES = "an ability that triggers on a state has no 'modes'."
    STATE_OR_WHEN = "an ability that triggers on a state has no 'or_when'."
    SAME_TWICE = "'or_when' says the same as 'when', or the same twice."
    UNCHOSEN_WITHOUT_MODES = "'unchosen' is said of 'modes', but there are none."
    COUNTS_NO_MODES = "without 'modes' none are chosen: leave out 'least_modes' and 'most_modes'."
    NOT_SO_MANY_MODES = "'least_modes' is no more than 'most_modes', and there are that many 'modes'."
    VARYING_MODES = (
        "where several modes may be chosen, each has a fixed number of targets and divides no damage: "
        "leave out 'least_targets' and 'is_divided'."
    )

    # conditions
    THAT_ONE_THIS_TURN = (
        "what happened this turn is asked of all such permanents, not of one: a filter says it of that one."
    )
    CAST_SPELLS = (
        "'what' is about spells that were cast: 'by' says who cast them, and what they targeted is not known."
    )
    CAST_LAST_TURN = "of the turn before this one only the number of spells is known."
    ONE_CONDITION = "a condition names just one of: {known}."
    BOUNDS_OF_KICKED = (
        "'kicked' and 'was_cast' ask whether it was; with 0 for both bounds, whether it wasn't."
    )
    BOUNDS_OF_MORE = "'more' and 'party' say how much: leave out 'at_least' and 'at_most'."
    MORE_THAN_YOU = "an opponent has more than you: leave out 'than_each'."
    MORE_OF_WHOSE = "whose these are is what is compared: leave out 'controller' and 'which'."
    BOUNDS_OF_TURN = "'at_least' and 'at_most' mean nothing with 'turn'."

    # costs
    COUNT_OF_WHAT = "'{count}' says how many, but '{what}' does not say of what."
    POWER_OF_WHICH = "'tap_power' is that of the creatures that 'tap' names, however many they are."
    OWN_CARDS = "'{what}' is about cards of one's own {zone}."
    OPTIONAL_IF_DONE = "say 'is_optional' of the 'action' that something depends on, not of all of it."
    OTHERWISE_OF_WHAT = "'gains_otherwise' is what it has if its controller, who 'may' choose, does not."
    CHOICE_OF_COUNTERS = (
        "'may' and 'devours' are about counters that the object itself enters with, and no more."
    )
    OTHERWISE_RULES = "what it gains otherwise are abilities that it has, such as 'haste'."
    DEVOURS_WHOSE = "only permanents of who has the object can be sacrificed: leave out whose they are."
    WHICH_MANA = "say in 'mana' which mana is added, or in 'of' that it is of any color."
    HOW_MUCH_OF_WHICH_MANA = "'amount' is how much of one kind of mana; write several kinds out in 'mana'."
    NOTHING_THIS_WAY = "no instruction comes before, by which life could be lost."
    ALL_OPTIONAL = "an ability all of which is optional says so by its own 'is_optional'."
    DONE_FOR_NOTHING = "say in 'action' what is done first, and in 'does' or 'otherwise' what depends on it."
    ONLY_OF_EQUIP = "'{name}' is said of equip alone."
    ONLY_OF = "'{name}' is said only of {words}."
    EQUIP_COST = "'pays' of a keyword is what it costs instead of mana alone: put all of it there."
    EQUIPS_WHICH = "'to' is which creatures of yours can be equipped, by a quality that not every one has."
    NO_SPAN = "'first' comes before 'last', or is the same step, and not every step is between them."
    NO_COST = 'a cost needs something to pay, such as {{"mana": "{{2}}"}} or {{"life": 3}}.'

    # additional
    NOTHING_PREVENTED = "no damage is prevented here; 'that_much' is how much the effect changes."
    NO_SOURCE = "only damage has a source; 'you', 'this' and 'recipient' are known here."

    # amount changes
    BOUND_WITHOUT_NUMBER = "a bound says how much it is 'at_least', 'at_most' or both."
    BOUNDS_CROSSED = "it can't be 'at_least' more than it is 'at_most'."

    # grants
    STATIC_COMPARES_POWER = "a static ability can't compare power with that of the object it is on."
    STATIC_ASKS_FOR_DAMAGE = "a static ability can't ask what was dealt damage this turn."
    STATIC_COUNTS_COUNTERS = (
        "a static ability counts counters on the object itself or on what it is attached to."
    )
    STATIC_COUNTS_CARDS = (
        "a static ability counts your cards, those of your opponents or those of each player."
    )
    DEFINES_OTHERS = 'what defines an object is about that object alone: \'objects\' is {{"which": "this"}}.'
    ASKS_FOR_ITSELF = "what asks for the object itself, such as 'unless', is said only of that object."
    DEFINES_ON_CONDITION = "what defines an object does so under no condition (CR 604.3a)."
    CONDITION_IN_OBJECTS = "what has to be true of '{which}' is said by 'as_long_as'."
    LATER_COLORS = "'as_long_as' asks for colors, which only come after what this changes (CR 613.1)."
    LATER_ABILITIES = "'as_long_as' asks for abilities, which only come after what this changes (CR 613.1)."
    LATER_SIZE = (
        "'as_long_as' asks for power and toughness, which only come after what this changes (CR 613.1)."
    )

    # on damage
    PREVENTED_TWICE = "how much is prevented is said once: by 'amount', 'all_but', 'per_counter' or 'half'."
    NOTHING_BESIDES = "'per_source' says how often 'besides' happens, but nothing else happens."
    NOTHING_PREVENTED_HERE = "nothing is prevented here; 'that_much' is how much the effect changes."

    # on entering
    ENTERS_ON_CONDITION = "'only_if' is about how the object itself enters: tapped, or with counters."
    PHRASES_WITH_COUNTERS = (
        "without a color, 'phrases' are keywords that the object itself has beside 'counters'."
    )
    ENTERS_HOW = (
        "it says how something enters: 'tapped', with 'counters', 'as_copy', 'under_your_control' or as "
        "its controller 'chooses_color'."
    )
    TIMES_OF_WHAT = "'times' says how often 'counters' count: say which counters."
    TIMES_OF_COUNTERS = "'times' is said of 'counters' alone, or of what enters 'tapped' with them."
    X_OF_ANOTHER = "X is that of the spell that becomes the object itself: leave out 'which'."
    SEVERAL_COUNTED_COUNTERS = "by so much one counter of one kind is counted."
    ENTERING_TRIGGERS = "as something enters, nothing has triggered and nothing deals damage."
    ENTERING_CHOSEN = "as something enters, nothing was chosen and nothing has triggered."
    COUNTERS_NOT_THERE_YET = "there are no counters on what is not there yet."
    PHRASES_WITHOUT_COLOR = "'phrases' are gained as a color is chosen: add 'chooses_color': true."

    # on life and counters
    BESIDES_WHAT_CANT_HAPPEN = (
        "what can't happen has nothing 'besides'; a 'change' says what happens instead."
    )

    # on one object
    SINGLE_BLOCKER = "'blockers' are all such creatures; a single one is said by 'on'."

    # on players
    NOT_FOR_PLAYERS = "a player can have hexproof, shroud or protection, not '{named}'"

    # filters
    ONE_TYPE = "one type is said by 'types': [\"{type}\"]."
    TARGETS_OF_NOBODY = "'targets' names the players or objects one of which is a target."
    ANY_SPELL_OR_ABILITY = "that is any spell or ability: leave it out."

    # create tokens
    HALF_A_SIZE = "a token has both 'power' and 'toughness', or neither."
    TOKENS_SAID_TWICE = "tokens are said either by 'token', by 'card' or by 'copy_of'."

    # damage and fights
    DEALT_BY_WHOM = "what deals the damage is said once: by 'by', or by 'by_each' of several permanents."
    DEALT_BY_EACH = "where each of several deals damage, leave out 'is_divided', 'also' and 'excess_to'."
    DIVIDED_POINTS = "what is divided are 'points', among all 'targets'."
    DIVIDED_NUMBER = "what is divided is known as targets are chosen: a number, 'x' or 'that_much'."
    POWER_OF_DEALER = "the power of what deals the damage is said by 'power'."
    TO_WHOM_TWICE = "to whom is said once: by 'to', by 'each', or by the targets it 'is_divided' among."
    THAT_PLAYER_OF_WHOM = (
        "'that_player' is who a trigger was about, or the one player who is a target; here there is neither."
    )
    THAT_PLAYER_LATER = "an effect on all that 'that_player' controls, whenever it comes, can't be made."
    BOTH_WAYS = "'both_ways' prevents all damage to objects and by them, and says nothing else of either."
    BOTH_WAYS_OF_WHAT = (
        "'both_ways' needs 'on' or 'each', which say whose damage it is, and no more than that."
    )
    BESIDES_A_SHARE = "'also' goes with a whole amount, and none of that is divided or excess."
    BESIDES_THE_SAME = "players and objects that are dealt the same are one 'each'."
    EXCESS_WITHOUT_PLACE = "'excess_if' says when excess damage goes elsewhere; 'excess_to' says where."

    # give
    TIMES_WITHOUT_SIZE = "'times' multiplies power and toughness: say how much of them."
    CHANGED_BY_MORE = "power and toughness are changed by so much: each is 1, -1 or 0 of it."
    COLOR_SHARED_BY_WHOM = "'shares_color_with' says which of 'each': say of what."

    # what leaves and returns
    REGENERATED_ELSEWHERE = "only with 'destroy' can it be said that something can't be regenerated."

    # making effects
    SOURCE_IS_PLAYER = "'from_source' is one object: players deal no damage, and are not blocked."
    SEVERAL_REDIRECTED_TO = "'redirect_to' is one recipient."
    ON_AND_EACH = "whom it is about is said once: by 'on' or by 'each'."
    SHARES_COLOR_WITHOUT_EACH = "'shares_color_with' is said of 'each'."
    EACH_OF_ONE = "'each' is about all such objects; a single one is said by 'on'."
    SHARES_COLOR_WITH_WHICH = (
        "with 'shares_color_with', 'each' is always about the others: leave out 'which'."
    )
    PROTECTED_TWICE = "whom it protects is said once: by 'on', by 'each' or by the effect's 'recipient'."
    SINGLE_RECIPIENT = "a single one is said by 'on', not by the effect's 'recipient'."
    SINGLE_SOURCE = "a single source is said by 'from_source', not by the effect's 'source'."
    SOURCE_TWICE = "which source it is about is said once: by 'from_source' or by the effect's 'source'."
    CHOSEN_WHICH = "what may be chosen is said without 'which'."
    NEXT_TIME_AND_POINTS = "it is about the 'next_time' or about so many 'points', not both."
    POINTS_AND_AMOUNT = (
        "'points' say how much is prevented or redirected: the change says no amount of its own."
    )
    PER_SOURCE_USED_UP = "'per_source' says nothing of what is used up: leave it out."
    COUNTERS_OF_NO_OBJECT = (
        "an effect that waits by itself is on no object, so it can't ask for counters on it."
    )
    NOTHING_REDIRECTED = "'redirect_to' is said of damage that is redirected."
    REDIRECTED_NOWHERE = "say where the damage goes by 'redirect_to'."
    REDIRECTED_TWICE = "where the damage goes is said once: by 'redirect_to' or by 'to'."
    ONLY_OF_DAMAGE = "'redirect_to', 'points' and 'next_time' are said of effects on damage."
    SOURCE_BLOCKED_BY = "'from_source' says what must be blocked."
    MUST_BLOCK_TWICE = "who must block is said once: by 'on', by 'each' or by 'blockers'."
    SOURCE_OF_NO_DAMAGE = "'from_source' is said of effects on damage, and of what must be blocked."
    REGENERATES_NOTHING = "say what is regenerated, by 'on' or by 'each'."
    REGENERATES_TOO_LONG = "what regenerates waits until end of turn."
    ABOUT_TWICE = "what it is about is said once: by 'on', by 'each' or by the effect's 'which'."
    ABOUT_NOTHING = "an effect that waits by itself is on no object: say whom it is about."
    ABOUT_ITSELF = "such an effect says itself whom it is about."
    PROHIBITION_OF_SEVERAL = "a prohibition is fixed to one alone, by 'on'."
    YOU_ON = "what you can't do is said without 'on'."
    COUNTERS_ON_TWICE = "whom counters can't be put on is said once: by 'on', or by the 'on' of the effect."
    PLAYERS_EFFECT = "only players have what this effect gives: 'on' is a player."
    PLAYERS_TWICE = "which players is said once: by 'on' or by 'who'."

    # one shot
    WHEN_PREVENTED_OF_NOTHING = "'{named}' is said of an effect that prevents damage."
    IF_PREVENTED_BESIDES = (
        "'if_prevented' says what it 'does', of damage from certain sources only, or what can't stand among "
        "the 'besides' of the effect."
    )

    IF_NOTHING = "'if' says what it 'does' if the condition is true."
    IF_WAS_KICKED = "what a spell does if it was kicked is said under 'if_kicked'."
    IF_OF_NOBODY = "'of' says whom the condition is about, but the condition asks nothing of 'this'."

    # keyword abilities
    ENCHANTS_BY_MORE = "what can be enchanted is said by what it is and whose it is."
    KEYWORD_WITHOUT_NUMBER = "'{word}' has no number."
    KEYWORD_WITHOUT_COST = "'{word}' has no mana cost."

    # restrictions
    COST_TO_FIGHT = "what is paid to attack or block has no X, no counters and no total power."
    CONDITION_AND_COST = "'unless' and 'pays' both say what lifts the restriction: leave out one of them."
    RULE_OF_COMBAT_FILTER = "a rule of combat asks what creatures are, not whose or which they are."
    BLOCKED_BY_POWER = "'cant_be_blocked_by' says this of a quality, 'cant_be_blocked_by_power' of power."
    COMPANY_OF_SUCH = "'such' is what one other creature is like: leave out 'others'."
    ANY_CREATURES = "any creatures may be meant: leave out which."
    SORTS_OF_BLOCKERS = "'blockers' are of one sort, or of one of two."

    # subjects
    SUBJECT_TWICE = "what it is about is said once: by 'on' or by 'each'."
    TARGET_TWICE = "what it may be is said once: by 'what', by 'on_stack' or by 'in_graveyard'."
    OTHER_CARDS = "no ability triggers on a card in a graveyard: leave out 'not_it'."
    OTHER_OBJECTS = "of objects alone, 'which': 'other' in 'objects' says it: leave out 'other'."

    # triggers
    FIELD_WITHOUT_MEANING = "'{name}' means nothing with '{event}'; it does with: {events}."
    CHAPTER_WITHOUT_NUMBER = "'reaches_chapter' needs 'chapters', and is of the object itself (CR 714.2b)."
    STEP_BEGINS_WITHOUT_STEP = (
        "'step_begins' needs a 'step', and in 'which' the 'players' in whose turn it begins."
    )
    EVENT_OF_A_PLAYER = "'{event}' is about a player: say in 'which' which 'players'."
    EVENT_OF_PLAYERS = "'{event}' is about players: leave out the 'objects' of 'which'."
    EVENT_OF_OBJECTS = "'{event}' is about objects: leave out the 'players' of 'which'."
    CAST_WHICH = "'is_cast' and 'is_cycled' are about the object itself: leave out 'which'."
    STATE_WHICH = "'state' is about 'only_if': leave out 'which'."
    COMPANIONS_OF_WHICH = "'companions' says how many, but 'along_with' does not say of which creatures."
    AT_LEAST_OF_OBJECTS = "'at_least' is about several objects: say in 'which' which 'objects'."
    AT_LEAST_COUNTS_ALL = "'at_least' counts all of them: leave out 'alone' and 'along_with'."
    ANY_SPELL = "that is any spell: leave out 'spell'."
    SPELL_OF_CASTERS = "'spell' is one that 'which' players cast: leave out its 'what' and 'controller'."


@said
def fault(which: Fault, /, **parts: str) -> str:
    """Return what is wrong, with keys and words of the file in their places."""
    return which.value.format(**parts)


@said
def unnamed_target(place: int, word: str) -> str:
    """No instruction says `target_2`; `place` is counted from 0."""
    return f"the {ORDINALS[place]} target is announced, but no instruction says '{word}'."


@said
def no_such_target(field: str, word: str, place: int, count: int) -> str:
    """`'on': 'target_2' is the second target, but 'targets' has 1.`"""
    return f"'{field}': '{word}' is the {ORDINALS[place]} target, but 'targets' has {count or 'none'}."
