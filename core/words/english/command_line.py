"""What `damagestep` prints besides explanations: its help, its figures, and what is wrong with a request."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, number_of
from core.words.speaking import said


@said
def overview() -> str:
    """The first lines of `damagestep --help`."""
    return """\
Damage Step shows how Magic's combat and damage rules work, one explained step at a time.

  damagestep                     open the window
  damagestep FILE                open a scenario in the window
  damagestep COMMAND …           do something without a window:
"""


@said
def ending() -> str:
    """The last lines of `damagestep --help`."""
    return """\
exit codes:
  0  success
  1  a result differs from "expect" (check; resolve, if the file has one)
  2  the request or a file is invalid

examples:
  damagestep resolve board.scenario.json --format markdown
  damagestep check assets/scenarios
  damagestep render board.scenario.json --frame 8 --out board.png

To open a file that has the name of a command, write ./check instead of check.
"""


@said
def usage() -> str:
    """What is before the ways to use a command."""
    return "usage: "


@said
def arguments() -> str:
    """The heading of what a command needs."""
    return "positional arguments"


@said
def options() -> str:
    """The heading of what can be asked for besides."""
    return "options"


@said
def help_help() -> str:
    """`--help`, in the list of options."""
    return "show this help message and exit"


@said
def version_help() -> str:
    """`--version`, in the list of options."""
    return "show program's version number and exit"


@said
def wrong_request(program: str, english: str) -> str:
    """What is wrong with a request; the parser of the command line puts it in English."""
    return f"{program}: error: {english}"


@said
def commands() -> str:
    """The heading of the list of commands."""
    return "commands"


@said
def scenario_file() -> str:
    """What FILE is, for most commands."""
    return "a *.scenario.json file"


@said
def language_help() -> str:
    """`--language`, in the list of options."""
    return "for developers: pseudo puts every word that can be translated in brackets"


@said
def window_help() -> str:
    """`damagestep window`, in the list of commands."""
    return "open the window (same as no command)"


@said
def window_file() -> str:
    """What FILE is, for the window."""
    return "a scenario to open"


@said
def resolve_help() -> str:
    """`damagestep resolve`, in the list of commands."""
    return "play a scenario; print what happens, why, and how it ends"


@said
def resolve_description() -> str:
    """What `damagestep resolve` does."""
    return "Play a scenario: its script makes the players' choices, defaults fill in the rest."


@said
def brief_help() -> str:
    """What `--brief` does."""
    return "leave the details out"


@said
def every_frame_help() -> str:
    """What `--every-frame` does."""
    return "print every frame by itself, even if little happens in it"


@said
def era_help() -> str:
    """What `--era` does."""
    return "play by other rules than the file says; all: every edition, side by side"


@said
def format_help() -> str:
    """What `--format` does."""
    return "how to print it (default: text)"


@said
def check_help() -> str:
    """`damagestep check`, in the list of commands."""
    return 'compare results with what files "expect"'


@said
def check_description() -> str:
    """What `damagestep check` does."""
    return 'Play scenarios; print where results differ from "expect", then a line of totals.'


@said
def check_paths() -> str:
    """What PATH is, for `check`."""
    return "scenario files, or folders of *.scenario.json files"


@said
def schema_help() -> str:
    """`damagestep schema`, in the list of commands."""
    return "print the JSON Schema of scenario files"


@said
def vocabulary_help() -> str:
    """`damagestep vocabulary`, in the list of commands."""
    return "print everything that abilities and effects in a file can say"


@said
def vocabulary_description() -> str:
    """What `damagestep vocabulary` does."""
    return "Print each ability, effect and instruction with its keys, what they mean, and an example."


@said
def cards_help() -> str:
    """`damagestep cards`, in the list of commands."""
    return "print the card library, or how much of a file of cards can be read"


@said
def cards_description() -> str:
    """What `damagestep cards` does."""
    return (
        "Print the card library, with rules text made from its data. Or, for a file of printed cards "
        "(with Scryfall's or MTGJSON's fields, as a JSON array or one card a line; .gz works too), print how "
        "many of their lines can be read, and where reading stops."
    )


@said
def cards_file() -> str:
    """What FILE is, for `cards`."""
    return "a file of printed cards"


@said
def json_help() -> str:
    """What `--json` does."""
    return "print JSON"


@said
def read_help() -> str:
    """`damagestep read`, in the list of commands."""
    return "read a line of rules text; print it as data and as the program writes it"


@said
def read_description() -> str:
    """What `damagestep read` does."""
    return "Read a line of rules text, as on a creature. If it can't be read, say where reading stops."


@said
def read_sentence() -> str:
    """What SENTENCE is."""
    return "such as 'When this creature dies, …'"


@said
def rule_help() -> str:
    """`damagestep rule`, in the list of commands."""
    return "explain a rule in short, and say where the code implements it"


@said
def rule_description() -> str:
    """What `damagestep rule` does."""
    return (
        "Explain a rule of the Comprehensive Rules and its parts, paraphrased. Numbers are those of June "
        "2026; name another edition by its month, as in '509.2 of July 2024', or its date, as in "
        "'2024-07-30:509.2'."
    )


@said
def rule_number() -> str:
    """What NUMBER is."""
    return "such as 702.22j, 702.22 or 702"


@said
def code_help() -> str:
    """What `--code` does."""
    return "also print where it is in the code, the likeliest place first"


@said
def render_help() -> str:
    """`damagestep render`, in the list of commands."""
    return "draw the table at one frame to a file, without a screen"


@said
def render_description() -> str:
    """What `damagestep render` does."""
    return "Draw the table as the window does. Frames are numbered as `resolve --every-frame` prints them."


@said
def frame_help() -> str:
    """What `--frame` does."""
    return "0 is the starting board (default: the last)"


@said
def out_help() -> str:
    """What `--out` does."""
    return "a .png or .svg file"


@said
def theme_help() -> str:
    """What `--theme` does."""
    return "default: light"


@said
def size_help() -> str:
    """What `--size` does."""
    return "in pixels (default: 1280x800)"


@said
def checked(passed: int, different: int, invalid: int) -> str:
    """`5 scenarios: 3 as expected, 1 different, 1 invalid`."""
    total = number_of(passed + different + invalid, "scenario")
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
def unreadable(why: str) -> str:
    """`This line can't be read: unknown word 'flyng'`."""
    return f"This line can't be read: {why}"


@said
def here() -> str:
    """The mark in a line where reading stops."""
    return "[here]"


@said
def nearest(line: str) -> str:
    """`A similar line that can be read: Flying`."""
    return f"A similar line that can be read: {line}"


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
