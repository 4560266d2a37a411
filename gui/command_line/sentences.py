"""What `damagestep` prints besides explanations and help: its figures, and what is wrong with a request."""

from __future__ import annotations

from core.words.english.grammar import number_of
from core.words.english.row import Clause
from core.words.speaking import said

# What is wrong with a request; the parser of the command line puts it in English.
wrong_request = Clause("{program}: error: {english}")


@said
def checked(passed: int, different: int, invalid: int, variations: int) -> str:
    """`5 scenarios with 2 variations: 3 as expected, 1 different, 1 invalid`."""
    total = number_of(passed + different + invalid, "scenario")
    if variations:
        total = f"{total} with {number_of(variations, 'variation')}"
    return f"{total}: {passed} as expected, {different} different, {invalid} invalid"


empty_folder = Clause("there is no *.scenario.json file in this folder.")
all_eras = Clause("{title}  (all eras; the file says {own})")
no_display = Clause(
    "There is no screen to open the window on. Start it on a desktop, or use a command that needs no "
    "window, such as damagestep resolve FILE; damagestep --help lists them."
)
not_used = Clause("Not used: {entries:and}.")
same = Clause("{one} and {other} don't differ.")
first_differ = Clause("{one} and {other} first differ at frame {frame}:")
no_such_frame = Clause("--frame {frame}: this scenario has frames 0 to {last}.")
wrong_size = Clause("--size {size}: write width and height in pixels, such as 1280x800.")
# `line` is 0 where there is but one.
unreadable = Clause("{line?Line {line}|This line} can't be read: {why}")
# Of a line that speaks of what is not on this table.
line_not_played = Clause("Not played here: {line}")
# The mark in a line where reading stops.
here = Clause("[here]")
no_rule_number = Clause("'{given}' isn't a rule number such as 702.22j or CR 509.2 of July 2024.")
editions = Clause("Editions known here: {names:and}.")
# What is near a rule that has no paraphrase: `… Near it: CR 510.3 and CR 510.4.`
unknown_rule = Clause("{rule} isn't known here. Near it: {near:and}.")
# A part of a rule that has no paraphrase, and the rule it would be part of: `…, but CR 702.2 is.`
unknown_part = Clause("{rule} isn't known here, but {above} is.")
rules_below = Clause("{count} of its rules {count|is|are} known here.")
today_as = Clause("{place}  (as {rule})")
vocabulary_first = Clause(
    "What `abilities` and `effects` of a scenario file can say. Each part is a JSON object; a part that "
    "has a\n"
    'kind says it in "kind". Keys with * are required. `damagestep schema` says the same for programs.'
)


@said
def section(which: str) -> str:
    """`Parts without a kind`, a heading of the vocabulary."""
    return {
        "abilities": "Abilities, and effects they can be",
        "effects": "Effects that only wait or last on their own",
        "instructions": "Instructions and other parts with a kind",
        "parts": "Parts without a kind",
        "events": "Trigger events: what `it`, `that_player`, `its_controller` and `that_much` are for each",
        "phrases": "Phrases, for `keywords` and `phrases`",
    }[which]


example = Clause("Example: {written}")
as_sentence = Clause("As a sentence: {sentence}")
loyalty = Clause("loyalty {number}")
defense = Clause("defense {number}")


@said
def figure(which: str) -> str:
    """What a figure about a file of cards counts: `cards`, `  read`."""
    return {
        "cards": "cards",
        "whole": "  with every line that matters here read",
        "plain": "    because none matters here",
        "lines": "lines that matter at this table",
        "read": "  read",
        "unclear": "  that can mean several things",
        "exact": "  written back letter by letter",
    }[which]


where_reading_stops = Clause("where reading stops most often: what was read, a bar, what wasn't")
what_alone_stops = Clause("what alone keeps the most cards from being read whole")
# What standard input is called where a file has its name.
standard_input = Clause("standard input")
# What a board line can't say: `not in this line: The effect Fog.`
not_in_line = Clause("not in this line: {what}")
# What a board of another program loses: `not carried over: Bear: that it is monstrous.`
not_carried_over = Clause("not carried over: {what}")
# What another program's file can't hold: `not in this copy: The effect Fog.`
not_in_copy = Clause("not in this copy: {what}")
in_line = Clause("variation “{name}”: {told}")
# The heading of the variations of a board.
variations = Clause("Variations")
# A variation that comes out as the line that it leaves.
same_as_above = Clause("Nothing else happens.")
# or `the first 60 legal answers`.
answers_to = Clause("{question}: {is_all?{count:legal answer}|the first {count:legal answer}}")
# The head of a column of a table of answers, as those below.
answer = Clause("Answer")
# What has left the battlefield.
gone = Clause("Gone")
# What is not as it was on the battlefield, or is new there.
changed = Clause("Changed or new")
no_decision = Clause("There is no decision with several legal answers.")
