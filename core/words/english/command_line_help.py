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


@said
def import_help() -> str:
    """`damagestep import`, in the list of commands."""
    return "make a scenario of another program's board, and say what is lost"


@said
def import_description() -> str:
    """What `damagestep import` does."""
    return (
        "Make a scenario of a Forge game state or puzzle (.pzl), an argentum-engine scenario (JSON) or link, "
        "or a group of an XMage init.txt. What can't be carried over is printed, and so are the cards that "
        "aren't known here. Other commands take such files too, in place of a scenario."
    )


@said
def import_file() -> str:
    """What FILE is, for `import`."""
    return "a file of one of these programs, a link, or - for standard input"


@said
def group_help() -> str:
    """What `--group` does."""
    return "which group of an init.txt to take"


@said
def as_help() -> str:
    """What `--as` does."""
    return "what an unknown card is, as on a board line: 'Cave Troll=4/4 trample'; can be repeated"


@said
def card_file_help() -> str:
    """What `--cards` does."""
    return "look unknown cards up in a file of printed cards (Scryfall's or MTGJSON's fields)"


@said
def out_scenario_help() -> str:
    """What `--out` does, for `import`."""
    return "a .scenario.json file (default: print it)"


@said
def export_help() -> str:
    """`damagestep export`, in the list of commands."""
    return "make a film, pictures or a page of a scenario; or a copy of its board for another program"


@said
def export_description() -> str:
    """What `damagestep export` does."""
    return (
        "Make a film (.mp4, .webm), an animation (.gif, .webp), pictures of all moments (.png), a page with "
        "a player (.html), text with pictures (.md) or subtitles (.srt): the ending of --out decides. With "
        "--to, write the board as another program reads it; what that can't hold is printed."
    )


@said
def to_help() -> str:
    """What `--to` does."""
    return "the program that is to read it"


@said
def out_film_help() -> str:
    """What `--out` does, for `export`."""
    return "the file to write, such as combat.mp4; with --to, the board is printed without it"


@said
def out_is_missing() -> str:
    """`export` was told neither where a film goes nor that a board is for another program."""
    return "say which file to write with --out, such as combat.mp4"


@said
def film_group() -> str:
    """The heading over what describes a film."""
    return "films and pictures"


@said
def film_size_help() -> str:
    """What `--size` does, for `export`."""
    return "720p (the default), 1080p, square, vertical, or such as 1280x720"


@said
def rate_help() -> str:
    """What `--rate` does."""
    return "pictures a second of a film (default: 30)"


@said
def speed_help() -> str:
    """What `--speed` does."""
    return "2 is twice as fast (default: 1)"


@said
def film_line_help() -> str:
    """What `--line` does, for `export`."""
    return "the line of play to show, 0 being the main line; two of them side by side"


@said
def part_help() -> str:
    """What `--part` does."""
    return "only what happens between so many frames and so many, such as 4-20"


@said
def film_frame_help() -> str:
    """What `--frame` does, of pictures."""
    return "only the picture after so many frames (.png, .svg)"


@said
def still_help() -> str:
    """What `--still` does."""
    return "nothing moves: pictures fade into each other"


@said
def green_help() -> str:
    """What `--green` does."""
    return "a green table, to be keyed out"


@said
def captions_help() -> str:
    """What `--no-captions` does."""
    return "leave the captions out of the picture"


@said
def steps_help() -> str:
    """What `--steps` does."""
    return "show the steps of the turn above the table"


@said
def subtitles_help() -> str:
    """What `--subtitles` does."""
    return "also write the captions beside a film, as .srt"


@said
def link_help() -> str:
    """What `--link` does."""
    return "print the end of an argentum-engine link instead, to put behind a server's address"


@said
def by_name_help() -> str:
    """What `--by-name` does."""
    return "write cards that the library here doesn't have by name, as Forge may know them, not as tokens"
