"""What an ability in a file can't mean, for its author."""

from __future__ import annotations

from core.words.english.row import Clause

# amounts
cards_nobody_controls = Clause(
    "a card in a hand or graveyard has colors, types and a name, and no controller."
)
devotion_to_colors = Clause("devotion is to one color or several, each of them named once.")
counts_one = Clause("what is counted is permanents of a kind, not one object.")
plus_and_taken_from = Clause("an amount is more or less by 'plus', or it is what is left of 'taken_from'.")
just_as_much = Clause("just as much is said by '{of}' alone.")

# card text
given_spell_text = Clause("a permanent can't be given what a spell does, or what defines an object.")
given_static_in_turn = Clause("a static ability that is given can't give static abilities in turn.")
created_spell_text = Clause("a token has no ability of a spell.")
emblem_of_nothing = Clause("an emblem has at least one ability.")
emblem_says = Clause(
    "an emblem has triggered and static abilities, none of which is about itself as a permanent."
)

# meant
chosen_twice = Clause("either a color is chosen, by 'of_chosen_color', or one of the abilities in 'one_of'.")
chosen_color_and_colors = Clause("the color that is chosen is the only one: leave out 'colors'.")
one_of_several = Clause("'one_of' are two or more different abilities such as 'flying'.")
untap_step_of_what = Clause(
    "until 'untap_step' lasts only that some objects don't untap: 'gains' is 'doesnt_untap'."
)
card_costs_as_permanent = Clause(
    "a card in a hand or graveyard isn't tapped or sacrificed, and has no limits."
)
exceptions_of_what = Clause("'exceptions' are those of a copy: say in 'copy_of' what is copied.")
attacking_twice = Clause("'per_opponent' says whom the tokens attack: leave out what else says so.")
without_end = Clause(
    "only keywords, types, colors, and what something would do on leaving, are without an end."
)
leaving_for_exile = Clause("what is 'leaving' is exiled 'instead', and is on the battlefield.")
from_which_graveyard = Clause("'from_graveyard' is said of the object itself: 'on' is 'this'.")
no_choice_of_one = Clause("there is nothing to choose: 'what' is one object.")
paid_for_nothing = Clause("say in 'does' what is done if it is paid, or in 'otherwise' what if it is not.")
paid_by_several = Clause("only one player can be asked to pay for this.")
paid_with_x = Clause("how much X is can't be chosen as it is paid.")
effect_on_targets = Clause(
    "of several 'targets', an effect prevents all the damage that each would be dealt, or a share of "
    "'points' that 'is_divided'."
)
effect_on_those = Clause("an effect that waits is about 'each' of such permanents, not about 'those'.")
those_of_what = Clause("{field}: 'those' are what an instruction before was about: one with 'each'.")
nothing_before_when_you_do = Clause(
    "'when_you_do' follows what is done: another instruction stands before it."
)
size_of_player = Clause(
    "players have no power, toughness or mana value, but the amount asks '{subject}' for it."
)
cards_of_object = Clause("only players have a hand and a graveyard, but the amount asks '{subject}' for it.")
no_target_to_control = Clause(
    "'{field}': 'target_controller' is who controls the first target, but 'targets' has none."
)
nothing_triggered = Clause(
    "'{field}': '{subject}' is what a trigger was about; 'this' is the object with the ability."
)
not_on_stack = Clause("'{kind}' is about spells and abilities, but '{field}', '{subject}', is none.")
on_stack = Clause("'{kind}' is about permanents, but '{field}', '{subject}', is on the stack.")
player_not_object = Clause("'{kind}' is about objects, but '{field}', '{subject}', is a player.")
until_elsewhere = Clause("only what is exiled returns after a while: leave out 'until'.")
targets_unlike = Clause(
    "'{field}', 'targets', is each of the targets, so that each after the first is another like it."
)
in_graveyard = Clause("'{kind}' is not done to a card in a graveyard, as '{field}', '{subject}', is.")
of_card = Clause("a card in a graveyard has no controller, and nothing asks for its power: not '{subject}'.")
has_died = Clause("'{kind}' is about permanents, but '{field}', '{subject}', has died.")
object_not_player = Clause("'{kind}' is about players, but 'who', '{subject}', is an object.")
no_x = Clause(
    "no player announces X: for a triggered ability, 'that_much' is how much it triggered on; an activated "
    "one has {{X}} in its 'mana'."
)
no_that_much = Clause(
    "'that_much' is how much a trigger was about; a spell or activated ability can say 'x'."
)
no_power = Clause("'power' is that of what deals damage; a 'size' says whose it is.")
enters_for_nothing = Clause("a card enters attacking only for a creature returned to hand as a cost.")
nothing_sacrificed = Clause(
    "'{word}' is that of what a spell has sacrificed as a cost: its 'pays' says so, of one."
)

# stack abilities
spell_without_effect = Clause("a spell says what it 'does', or has 'modes'.")
spell_with_modes = Clause("what a spell with 'modes' does, and its targets, are said in each of them.")
kicked_with_modes = Clause("'if_kicked' is of a spell without 'modes' and without 'least_targets'.")
spell_with_counters = Clause("a spell has no counters that could be removed to cast it.")
many_times_mana = Clause("what may be paid any number of times is mana alone.")
keyword_says_more = Clause("an ability called '{name}' is activated as that keyword says: see {fields}.")
costs_both = Clause("an object is tapped or untapped as a cost, not both, and leaves in one way only.")
more_than_loyalty = Clause("a loyalty ability costs loyalty alone: leave out its other costs.")
removes_which_counters = Clause(
    "'remove_count' says how many counters, but 'remove_counter' does not say which."
)
costs_nothing = Clause("a cost of {{0}} is no cost: leave out 'mana'.")
mana_in_pays = Clause("mana and counters are no part of 'pays': say 'mana' and 'remove_counter' beside it.")
pays_itself = Clause("what 'pays' asks for is of the player's choice; the object itself is not.")
activated_without_effect = Clause("an activated ability says what it 'does', or has 'modes'.")
trigger_without_effect = Clause("a triggered ability says what it 'does', or has 'modes'.")
ability_with_modes = Clause("what an ability with 'modes' does, and its targets, are said in each of them.")
state_with_modes = Clause("an ability that triggers on a state has no 'modes'.")
state_or_when = Clause("an ability that triggers on a state has no 'or_when'.")
same_twice = Clause("'or_when' says the same as 'when', or the same twice.")
unchosen_without_modes = Clause("'unchosen' is said of 'modes', but there are none.")
counts_no_modes = Clause("without 'modes' none are chosen: leave out 'least_modes' and 'most_modes'.")
not_so_many_modes = Clause("'least_modes' is no more than 'most_modes', and there are that many 'modes'.")
varying_modes = Clause(
    "where several modes may be chosen, each has a fixed number of targets and divides no damage: leave "
    "out 'least_targets' and 'is_divided'."
)

# conditions
that_one_this_turn = Clause(
    "what happened this turn is asked of all such permanents, not of one: a filter says it of that one."
)
cast_spells = Clause(
    "'what' is about spells that were cast: 'by' says who cast them, and what they targeted is not known."
)
cast_last_turn = Clause("of the turn before this one only the number of spells is known.")
one_condition = Clause("a condition names just one of: {known}.")
bounds_of_kicked = Clause(
    "'kicked' and 'was_cast' ask whether it was; with 0 for both bounds, whether it wasn't."
)
bounds_of_more = Clause("'more' and 'party' say how much: leave out 'at_least' and 'at_most'.")
more_than_you = Clause("an opponent has more than you: leave out 'than_each'.")
more_of_whose = Clause("whose these are is what is compared: leave out 'controller' and 'which'.")
bounds_of_turn = Clause("'at_least' and 'at_most' mean nothing with 'turn'.")

# costs
count_of_what = Clause("'{count}' says how many, but '{what}' does not say of what.")
power_of_which = Clause("'tap_power' is that of the creatures that 'tap' names, however many they are.")
own_cards = Clause("'{what}' is about cards of one's own {zone}.")
optional_if_done = Clause("say 'is_optional' of the 'action' that something depends on, not of all of it.")
otherwise_of_what = Clause("'gains_otherwise' is what it has if its controller, who 'may' choose, does not.")
choice_of_counters = Clause(
    "'may' and 'devours' are about counters that the object itself enters with, and no more."
)
otherwise_rules = Clause("what it gains otherwise are abilities that it has, such as 'haste'.")
devours_whose = Clause("only permanents of who has the object can be sacrificed: leave out whose they are.")
which_mana = Clause("say in 'mana' which mana is added, or in 'of' that it is of any color.")
how_much_of_which_mana = Clause(
    "'amount' is how much of one kind of mana; write several kinds out in 'mana'."
)
nothing_this_way = Clause("no instruction comes before, by which life could be lost.")
all_optional = Clause("an ability all of which is optional says so by its own 'is_optional'.")
done_for_nothing = Clause(
    "say in 'action' what is done first, and in 'does' or 'otherwise' what depends on it."
)
only_of_equip = Clause("'{name}' is said of equip alone.")
only_of = Clause("'{name}' is said only of {words}.")
equip_cost = Clause("'pays' of a keyword is what it costs instead of mana alone: put all of it there.")
equips_which = Clause(
    "'to' is which creatures of yours can be equipped, by a quality that not every one has."
)
no_span = Clause("'first' comes before 'last', or is the same step, and not every step is between them.")
no_cost = Clause('a cost needs something to pay, such as {{"mana": "{{2}}"}} or {{"life": 3}}.')

# additional
nothing_prevented = Clause("no damage is prevented here; 'that_much' is how much the effect changes.")
no_source = Clause("only damage has a source; 'you', 'this' and 'recipient' are known here.")

# amount changes
bound_without_number = Clause("a bound says how much it is 'at_least', 'at_most' or both.")
bounds_crossed = Clause("it can't be 'at_least' more than it is 'at_most'.")

# grants
static_compares_power = Clause("a static ability can't compare power with that of the object it is on.")
static_asks_for_damage = Clause("a static ability can't ask what was dealt damage this turn.")
static_counts_counters = Clause(
    "a static ability counts counters on the object itself or on what it is attached to."
)
static_counts_cards = Clause(
    "a static ability counts your cards, those of your opponents or those of each player."
)
defines_others = Clause(
    'what defines an object is about that object alone: \'objects\' is {{"which": "this"}}.'
)
asks_for_itself = Clause("what asks for the object itself, such as 'unless', is said only of that object.")
defines_on_condition = Clause("what defines an object does so under no condition (CR 604.3a).")
condition_in_objects = Clause("what has to be true of '{which}' is said by 'as_long_as'.")
later_colors = Clause("'as_long_as' asks for colors, which only come after what this changes (CR 613.1).")
later_abilities = Clause(
    "'as_long_as' asks for abilities, which only come after what this changes (CR 613.1)."
)
later_size = Clause(
    "'as_long_as' asks for power and toughness, which only come after what this changes (CR 613.1)."
)

# on damage
prevented_twice = Clause(
    "how much is prevented is said once: by 'amount', 'all_but', 'per_counter' or 'half'."
)
nothing_besides = Clause("'per_source' says how often 'besides' happens, but nothing else happens.")
nothing_prevented_here = Clause("nothing is prevented here; 'that_much' is how much the effect changes.")

# on entering
enters_on_condition = Clause("'only_if' is about how the object itself enters: tapped, or with counters.")
phrases_with_counters = Clause(
    "without a color, 'phrases' are keywords that the object itself has beside 'counters'."
)
enters_how = Clause(
    "it says how something enters: 'tapped', with 'counters', 'as_copy', 'under_your_control' or as its "
    "controller 'chooses_color'."
)
times_of_what = Clause("'times' says how often 'counters' count: say which counters.")
times_of_counters = Clause("'times' is said of 'counters' alone, or of what enters 'tapped' with them.")
x_of_another = Clause("X is that of the spell that becomes the object itself: leave out 'which'.")
several_counted_counters = Clause("by so much one counter of one kind is counted.")
entering_triggers = Clause("as something enters, nothing has triggered and nothing deals damage.")
entering_chosen = Clause("as something enters, nothing was chosen and nothing has triggered.")
counters_not_there_yet = Clause("there are no counters on what is not there yet.")
phrases_without_color = Clause("'phrases' are gained as a color is chosen: add 'chooses_color': true.")

# on life and counters
besides_what_cant_happen = Clause(
    "what can't happen has nothing 'besides'; a 'change' says what happens instead."
)

# on one object
single_blocker = Clause("'blockers' are all such creatures; a single one is said by 'on'.")

# on players
not_for_players = Clause("a player can have hexproof, shroud or protection, not '{named}'")

# filters
one_type = Clause("one type is said by 'types': [\"{type}\"].")
targets_of_nobody = Clause("'targets' names the players or objects one of which is a target.")
any_spell_or_ability = Clause("that is any spell or ability: leave it out.")

# create tokens
half_a_size = Clause("a token has both 'power' and 'toughness', or neither.")
tokens_said_twice = Clause("tokens are said either by 'token', by 'card' or by 'copy_of'.")

# damage and fights
dealt_by_whom = Clause("what deals the damage is said once: by 'by', or by 'by_each' of several permanents.")
dealt_by_each = Clause("where each of several deals damage, leave out 'is_divided', 'also' and 'excess_to'.")
divided_points = Clause("what is divided are 'points', among all 'targets'.")
divided_number = Clause("what is divided is known as targets are chosen: a number, 'x' or 'that_much'.")
power_of_dealer = Clause("the power of what deals the damage is said by 'power'.")
to_whom_twice = Clause("to whom is said once: by 'to', by 'each', or by the targets it 'is_divided' among.")
that_player_of_whom = Clause(
    "'that_player' is who a trigger was about, or the one player who is a target; here there is neither."
)
that_player_later = Clause("an effect on all that 'that_player' controls, whenever it comes, can't be made.")
both_ways = Clause("'both_ways' prevents all damage to objects and by them, and says nothing else of either.")
both_ways_of_what = Clause(
    "'both_ways' needs 'on' or 'each', which say whose damage it is, and no more than that."
)
besides_a_share = Clause("'also' goes with a whole amount, and none of that is divided or excess.")
besides_the_same = Clause("players and objects that are dealt the same are one 'each'.")
excess_without_place = Clause("'excess_if' says when excess damage goes elsewhere; 'excess_to' says where.")

# give
times_without_size = Clause("'times' multiplies power and toughness: say how much of them.")
changed_by_more = Clause("power and toughness are changed by so much: each is 1, -1 or 0 of it.")
color_shared_by_whom = Clause("'shares_color_with' says which of 'each': say of what.")

# what leaves and returns
regenerated_elsewhere = Clause("only with 'destroy' can it be said that something can't be regenerated.")

# making effects
source_is_player = Clause("'from_source' is one object: players deal no damage, and are not blocked.")
several_redirected_to = Clause("'redirect_to' is one recipient.")
on_and_each = Clause("whom it is about is said once: by 'on' or by 'each'.")
shares_color_without_each = Clause("'shares_color_with' is said of 'each'.")
each_of_one = Clause("'each' is about all such objects; a single one is said by 'on'.")
shares_color_with_which = Clause(
    "with 'shares_color_with', 'each' is always about the others: leave out 'which'."
)
protected_twice = Clause("whom it protects is said once: by 'on', by 'each' or by the effect's 'recipient'.")
single_recipient = Clause("a single one is said by 'on', not by the effect's 'recipient'.")
single_source = Clause("a single source is said by 'from_source', not by the effect's 'source'.")
source_twice = Clause("which source it is about is said once: by 'from_source' or by the effect's 'source'.")
chosen_which = Clause("what may be chosen is said without 'which'.")
next_time_and_points = Clause("it is about the 'next_time' or about so many 'points', not both.")
points_and_amount = Clause(
    "'points' say how much is prevented or redirected: the change says no amount of its own."
)
per_source_used_up = Clause("'per_source' says nothing of what is used up: leave it out.")
counters_of_no_object = Clause(
    "an effect that waits by itself is on no object, so it can't ask for counters on it."
)
nothing_redirected = Clause("'redirect_to' is said of damage that is redirected.")
redirected_nowhere = Clause("say where the damage goes by 'redirect_to'.")
redirected_twice = Clause("where the damage goes is said once: by 'redirect_to' or by 'to'.")
only_of_damage = Clause("'redirect_to', 'points' and 'next_time' are said of effects on damage.")
source_blocked_by = Clause("'from_source' says what must be blocked.")
must_block_twice = Clause("who must block is said once: by 'on', by 'each' or by 'blockers'.")
source_of_no_damage = Clause("'from_source' is said of effects on damage, and of what must be blocked.")
regenerates_nothing = Clause("say what is regenerated, by 'on' or by 'each'.")
regenerates_too_long = Clause("what regenerates waits until end of turn.")
about_twice = Clause("what it is about is said once: by 'on', by 'each' or by the effect's 'which'.")
about_nothing = Clause("an effect that waits by itself is on no object: say whom it is about.")
about_itself = Clause("such an effect says itself whom it is about.")
prohibition_of_several = Clause("a prohibition is fixed to one alone, by 'on'.")
you_on = Clause("what you can't do is said without 'on'.")
counters_on_twice = Clause(
    "whom counters can't be put on is said once: by 'on', or by the 'on' of the effect."
)
players_effect = Clause("only players have what this effect gives: 'on' is a player.")
players_twice = Clause("which players is said once: by 'on' or by 'who'.")

# one shot
when_prevented_of_nothing = Clause("'{named}' is said of an effect that prevents damage.")
if_prevented_besides = Clause(
    "'if_prevented' says what it 'does', of damage from certain sources only, or what can't stand among "
    "the 'besides' of the effect."
)
if_nothing = Clause("'if' says what it 'does' if the condition is true.")
if_was_kicked = Clause("what a spell does if it was kicked is said under 'if_kicked'.")
if_of_nobody = Clause("'of' says whom the condition is about, but the condition asks nothing of 'this'.")

# keyword abilities
enchants_by_more = Clause("what can be enchanted is said by what it is and whose it is.")
keyword_without_number = Clause("'{word}' has no number.")
keyword_without_cost = Clause("'{word}' has no mana cost.")

# restrictions
cost_to_fight = Clause("what is paid to attack or block has no X, no counters and no total power.")
condition_and_cost = Clause("'unless' and 'pays' both say what lifts the restriction: leave out one of them.")
rule_of_combat_filter = Clause("a rule of combat asks what creatures are, not whose or which they are.")
blocked_by_power = Clause("'cant_be_blocked_by' says this of a quality, 'cant_be_blocked_by_power' of power.")
company_of_such = Clause("'such' is what one other creature is like: leave out 'others'.")
any_creatures = Clause("any creatures may be meant: leave out which.")
sorts_of_blockers = Clause("'blockers' are of one sort, or of one of two.")

# subjects
subject_twice = Clause("what it is about is said once: by 'on' or by 'each'.")
target_twice = Clause("what it may be is said once: by 'what', by 'on_stack' or by 'in_graveyard'.")
other_cards = Clause("no ability triggers on a card in a graveyard: leave out 'not_it'.")
other_objects = Clause("of objects alone, 'which': 'other' in 'objects' says it: leave out 'other'.")

# triggers
field_without_meaning = Clause("'{name}' means nothing with '{event}'; it does with: {events}.")
chapter_without_number = Clause(
    "'reaches_chapter' needs 'chapters', and is of the object itself (CR 714.2b)."
)
step_begins_without_step = Clause(
    "'step_begins' needs a 'step', and in 'which' the 'players' in whose turn it begins."
)
event_of_a_player = Clause("'{event}' is about a player: say in 'which' which 'players'.")
event_of_players = Clause("'{event}' is about players: leave out the 'objects' of 'which'.")
event_of_objects = Clause("'{event}' is about objects: leave out the 'players' of 'which'.")
cast_which = Clause("'is_cast' and 'is_cycled' are about the object itself: leave out 'which'.")
state_which = Clause("'state' is about 'only_if': leave out 'which'.")
companions_of_which = Clause("'companions' says how many, but 'along_with' does not say of which creatures.")
at_least_of_objects = Clause("'at_least' is about several objects: say in 'which' which 'objects'.")
at_least_counts_all = Clause("'at_least' counts all of them: leave out 'alone' and 'along_with'.")
any_spell = Clause("that is any spell: leave out 'spell'.")
spell_of_casters = Clause("'spell' is one that 'which' players cast: leave out its 'what' and 'controller'.")

# targets
unnamed_target = Clause("the {place:ordinal} target is announced, but no instruction says '{word}'.")
no_such_target = Clause(
    "'{field}': '{word}' is the {place:ordinal} target, but 'targets' has {count?{count}|none}."
)
