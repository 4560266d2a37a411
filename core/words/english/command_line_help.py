"""The help of `damagestep`: what its commands and options are for."""

from __future__ import annotations

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
  damagestep resolve "Amy: Grizzly Bears; Nicole: Hill Giant. Grizzly Bears attacks Nicole."

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
def commands() -> str:
    """The heading of the list of commands."""
    return "commands"


@said
def scenario_file() -> str:
    """What FILE is, for most commands."""
    return (
        "a *.scenario.json file, another program's board, a share code, a board line, or - for standard input"
    )


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
def variations_help() -> str:
    """What `--variations` does."""
    return "also print each variation, and the other variants of its question, from where they part"


@said
def era_help() -> str:
    """What `--era` does."""
    return "play by other rules than the file says; all: every edition, side by side"


@said
def format_help() -> str:
    """What `--format` does."""
    return "how to print it (default: text)"


@said
def answers_help() -> str:
    """`damagestep answers`, in the list of commands."""
    return "print what comes of every legal answer to each decision"


@said
def answers_description() -> str:
    """What `damagestep answers` does."""
    return (
        "Play each legal answer to each decision of a scenario; print a table with what comes of it. A star "
        "marks what the scenario decides. Later decisions stay as far as they still fit."
    )


@said
def check_help() -> str:
    """`damagestep check`, in the list of commands."""
    return 'compare results with what files "expect"'


@said
def check_description() -> str:
    """What `damagestep check` does."""
    return 'Play scenarios; print where results differ from "expect", then a line of totals.'


@said
def check_all() -> str:
    """What `check --all` prints."""
    return "print everything that is wrong with a file, not the first few things"


@said
def check_paths() -> str:
    """What PATH is, for `check`."""
    return "scenario files, folders of *.scenario.json files, share codes, board lines; - is standard input"


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
    return "read lines of rules text; print them as data and as the program writes them"


@said
def read_description() -> str:
    """What `damagestep read` does."""
    return (
        "Read lines of rules text as a file does that has them as 'text'. Each ability is printed as the "
        "program writes it, and as a file has it among 'abilities'. If not, say where reading stops."
    )


@said
def read_lines() -> str:
    """What LINE is."""
    return "such as 'When this creature dies, …'; each argument is a line"


@said
def read_name_help() -> str:
    """What `--name` is."""
    return "what the card is called, if its text names it"


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
def share_help() -> str:
    """`damagestep share`, in the list of commands."""
    return "print a board as one line that can be sent"


@said
def share_description() -> str:
    """What `damagestep share` does."""
    return (
        "Print the share code of a board: one line that anybody can paste into the window or open with "
        "`damagestep open`. It holds all that the file says."
    )


@said
def line_help() -> str:
    """What `--line` does."""
    return "print a board line that people can read and type, and what it can't say"


@said
def open_help() -> str:
    """`damagestep open`, in the list of commands."""
    return "open a share code or a board line in the window"


@said
def open_board() -> str:
    """What BOARD is, for `open`."""
    return "a share code (DS1-…), a board line, or a file"
