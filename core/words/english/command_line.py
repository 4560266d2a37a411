"""What `damagestep` prints besides explanations and help: its figures, and what is wrong with a request."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, number_of
from core.words.speaking import said


@said
def wrong_request(program: str, english: str) -> str:
    """What is wrong with a request; the parser of the command line puts it in English."""
    return f"{program}: error: {english}"


@said
def checked(passed: int, different: int, invalid: int, variations: int) -> str:
    """`5 scenarios with 2 variations: 3 as expected, 1 different, 1 invalid`."""
    total = number_of(passed + different + invalid, "scenario")
    if variations:
        total = f"{total} with {number_of(variations, 'variation')}"
    return f"{total}: {passed} as expected, {different} different, {invalid} invalid"


@said
def empty_folder() -> str:
    """A folder without scenarios."""
    return "there is no *.scenario.json file in this folder."


@said
def all_eras(title: str, own: str) -> str:
    """`Two bears  (all eras; the file says current)`."""
    return f"{title}  (all eras; the file says {own})"


@said
def no_display() -> str:
    """A window where no window can be."""
    return (
        "There is no screen to open the window on. Start it on a desktop, or use a command that needs no "
        "window, such as damagestep resolve FILE; damagestep --help lists them."
    )


@said
def not_used(entries: Sequence[str]) -> str:
    """`Not used: the blocks.`"""
    return f"Not used: {listed(entries)}."


@said
def same(one: str, other: str) -> str:
    """`current and ordered don't differ.`"""
    return f"{one} and {other} don't differ."


@said
def first_differ(one: str, other: str, frame: int) -> str:
    """`current and ordered first differ at frame 7:`"""
    return f"{one} and {other} first differ at frame {frame}:"


@said
def no_such_frame(frame: int, last: int) -> str:
    """`--frame 99: this scenario has frames 0 to 12.`"""
    return f"--frame {frame}: this scenario has frames 0 to {last}."


@said
def wrong_size(size: str) -> str:
    """`--size 12: write width and height in pixels, such as 1280x800.`"""
    return f"--size {size}: write width and height in pixels, such as 1280x800."


@said
def unreadable(why: str, line: int) -> str:
    """`Line 2 can't be read: it stops at 'sings.'`; `line` is 0 where there is but one."""
    return f"{f'Line {line}' if line else 'This line'} can't be read: {why}"


@said
def line_not_played(line: str) -> str:
    """Of a line that speaks of what is not on this table."""
    return f"Not played here: {line}"


@said
def here() -> str:
    """The mark in a line where reading stops."""
    return "[here]"


@said
def no_rule_number(given: str) -> str:
    """`'x' isn't a rule number such as 702.22j or CR 509.2 of July 2024.`"""
    return f"'{given}' isn't a rule number such as 702.22j or CR 509.2 of July 2024."


@said
def editions(names: Sequence[str]) -> str:
    """`Editions known here: June 2026 and July 2024.`"""
    return f"Editions known here: {listed(names)}."


@said
def unknown_rule(rule: str, near: Sequence[str]) -> str:
    """What is near a rule that has no paraphrase: `… Near it: CR 510.3 and CR 510.4.`"""
    return f"{rule} isn't known here. Near it: {listed(near)}."


@said
def unknown_part(rule: str, above: str) -> str:
    """A part of a rule that has no paraphrase, and the rule it would be part of: `…, but CR 702.2 is.`"""
    return f"{rule} isn't known here, but {above} is."


@said
def rules_below(count: int) -> str:
    """`12 of its rules are known here.`"""
    return f"{count} of its rules {'is' if count == 1 else 'are'} known here."


@said
def today_as(place: str, rule: str) -> str:
    """`core/rules/x.py:3 may  (as CR 510.1c)`, of a place in the code and today's number."""
    return f"{place}  (as {rule})"


@said
def vocabulary_first() -> str:
    """The first lines of the vocabulary."""
    return """\
What `abilities` and `effects` of a scenario file can say. Each part is a JSON object; a part that has a
kind says it in "kind". Keys with * are required. `damagestep schema` says the same for programs."""


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


@said
def example(written: str) -> str:
    """`Example: {"kind": "static"}`."""
    return f"Example: {written}"


@said
def as_sentence(sentence: str) -> str:
    """`As a sentence: Creatures you control have flying.`"""
    return f"As a sentence: {sentence}"


@said
def loyalty(number: int) -> str:
    """`loyalty 3`."""
    return f"loyalty {number}"


@said
def defense(number: int) -> str:
    """`defense 5`."""
    return f"defense {number}"


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


@said
def where_reading_stops() -> str:
    """The heading of the places where reading stops."""
    return "where reading stops most often: what was read, a bar, what wasn't"


@said
def what_alone_stops() -> str:
    """The heading of what keeps most cards from being read."""
    return "what alone keeps the most cards from being read whole"


@said
def standard_input() -> str:
    """What standard input is called where a file has its name."""
    return "standard input"


@said
def not_in_line(what: str) -> str:
    """What a board line can't say: `not in this line: The effect Fog.`"""
    return f"not in this line: {what}"


@said
def not_carried_over(what: str) -> str:
    """What a board of another program loses: `not carried over: Bear: that it is monstrous.`"""
    return f"not carried over: {what}"


@said
def not_in_copy(what: str) -> str:
    """What another program's file can't hold: `not in this copy: The effect Fog.`"""
    return f"not in this copy: {what}"


@said
def in_line(name: str, told: str) -> str:
    """`variation “No block”: life of nicole: 20, not 18`."""
    return f"variation “{name}”: {told}"


@said
def variations() -> str:
    """The heading of the variations of a board."""
    return "Variations"


@said
def same_as_above() -> str:
    """A variation that comes out as the line that it leaves."""
    return "Nothing else happens."


@said
def answers_to(question: str, count: int, *, is_all: bool) -> str:
    """`Nicole declares blockers: 4 legal answers`, or `the first 60 legal answers`."""
    told = number_of(count, "legal answer")
    return f"{question}: {told if is_all else f'the first {told}'}"


@said
def answer() -> str:
    """The head of a column of a table of answers, as those below."""
    return "Answer"


@said
def gone() -> str:
    """What has left the battlefield."""
    return "Gone"


@said
def changed() -> str:
    """What is not as it was on the battlefield, or is new there."""
    return "Changed or new"


@said
def no_decision() -> str:
    """A scenario in which nothing can be decided otherwise."""
    return "There is no decision with several legal answers."
