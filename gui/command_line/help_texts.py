"""The help of `damagestep`: what its commands and options are for."""

from __future__ import annotations

from core.words.english.row import Clause

overview = Clause(
    "Damage Step shows how Magic's combat and damage rules work, one explained step at a time.\n"
    "\n"
    "  damagestep                     open the window\n"
    "  damagestep FILE                open a scenario in the window\n"
    "  damagestep COMMAND …           do something without a window:\n"
)
ending = Clause(
    "exit codes:\n"
    "  0  success\n"
    '  1  a result differs from "expect" (check; resolve, if the file has one)\n'
    "  2  the request or a file is invalid\n"
    "\n"
    "examples:\n"
    "  damagestep resolve board.scenario.json --format markdown\n"
    "  damagestep check assets/scenarios\n"
    "  damagestep render board.scenario.json --frame 8 --out board.png\n"
    '  damagestep resolve "Amy: Grizzly Bears; Nicole: Hill Giant. Grizzly Bears attacks Nicole."\n'
    "\n"
    "To open a file that has the name of a command, write ./check instead of check.\n"
)
# What is before the ways to use a command.
usage = Clause("usage: ")
# The heading of what a command needs.
arguments = Clause("positional arguments")
# The heading of what can be asked for besides.
options = Clause("options")
help_help = Clause("show this help message and exit")
version_help = Clause("show program's version number and exit")
# The heading of the list of commands.
commands = Clause("commands")
scenario_file = Clause(
    "a *.scenario.json file, another program's board, a share code, a board line, or - for standard input"
)
language_help = Clause("for developers: pseudo puts every word that can be translated in brackets")
window_help = Clause("open the window (same as no command)")
# What FILE is, for the window.
window_file = Clause("a scenario to open")
resolve_help = Clause("play a scenario; print what happens, why, and how it ends")
resolve_description = Clause(
    "Play a scenario: its script makes the players' choices, defaults fill in the rest."
)
# What `--brief` does.
brief_help = Clause("leave the details out")
every_frame_help = Clause("print every frame by itself, even if little happens in it")
variations_help = Clause(
    "also print each variation, and the other variants of its question, from where they part"
)
era_help = Clause("play by other rules than the file says; all: every edition, side by side")
format_help = Clause("how to print it (default: text)")
answers_help = Clause("print what comes of every legal answer to each decision")
answers_description = Clause(
    "Play each legal answer to each decision of a scenario; print a table with what comes of it. A star "
    "marks what the scenario decides. Later decisions stay as far as they still fit."
)
check_help = Clause('compare results with what files "expect"')
check_description = Clause('Play scenarios; print where results differ from "expect", then a line of totals.')
check_all = Clause("print everything that is wrong with a file, not the first few things")
check_paths = Clause(
    "scenario files, folders of *.scenario.json files, share codes, board lines; - is standard input"
)
schema_help = Clause("print the JSON Schema of scenario files")
vocabulary_help = Clause("print everything that abilities and effects in a file can say")
vocabulary_description = Clause(
    "Print each ability, effect and instruction with its keys, what they mean, and an example."
)
cards_help = Clause("print the card library, or how much of a file of cards can be read")
cards_description = Clause(
    "Print the card library, with rules text made from its data. Or, for a file of printed cards (with "
    "Scryfall's or MTGJSON's fields, as a JSON array or one card a line; .gz works too), print how many of "
    "their lines can be read, and where reading stops."
)
# What FILE is, for `cards`.
cards_file = Clause("a file of printed cards")
# What `--json` does.
json_help = Clause("print JSON")
read_help = Clause("read lines of rules text; print them as data and as the program writes them")
read_description = Clause(
    "Read lines of rules text as a file does that has them as 'text'. Each ability is printed as the "
    "program writes it, and as a file has it among 'abilities'. If not, say where reading stops."
)
read_lines = Clause("such as 'When this creature dies, …'; each argument is a line")
read_name_help = Clause("what the card is called, if its text names it")
rule_help = Clause("explain a rule in short, and say where the code implements it")
rule_description = Clause(
    "Explain a rule of the Comprehensive Rules and its parts, paraphrased. Numbers are those of June 2026; "
    "name another edition by its month, as in '509.2 of July 2024', or its date, as in '2024-07-30:509.2'."
)
rule_number = Clause("such as 702.22j, 702.22 or 702")
code_help = Clause("also print where it is in the code, the likeliest place first")
render_help = Clause("draw the table at one frame to a file, without a screen")
render_description = Clause(
    "Draw the table as the window does. Frames are numbered as `resolve --every-frame` prints them."
)
frame_help = Clause("0 is the starting board (default: the last)")
# What `--out` does.
out_help = Clause("a .png or .svg file")
# What `--theme` does.
theme_help = Clause("default: light")
# What `--size` does.
size_help = Clause("in pixels (default: 1280x800)")
share_help = Clause("print a board as one line that can be sent")
share_description = Clause(
    "Print the share code of a board: one line that anybody can paste into the window or open with "
    "`damagestep open`. It holds all that the file says."
)
line_help = Clause("print a board line that people can read and type, and what it can't say")
open_help = Clause("open a share code or a board line in the window")
open_board = Clause("a share code (DS1-…), a board line, or a file")

# import and export
import_help = Clause("make a scenario of another program's board, and say what is lost")
import_description = Clause(
    "Make a scenario of a Forge game state or puzzle (.pzl), an argentum-engine scenario (JSON) or link, "
    "or a group of an XMage init.txt. What can't be carried over is printed, and so are the cards that "
    "aren't known here. Other commands take such files too, in place of a scenario."
)
import_file = Clause("a file of one of these programs, a link, or - for standard input")
group_help = Clause("which group of an init.txt to take")
as_help = Clause("what an unknown card is, as on a board line: 'Cave Troll=4/4 trample'; can be repeated")
card_file_help = Clause("look unknown cards up in a file of printed cards (Scryfall's or MTGJSON's fields)")
out_scenario_help = Clause("a .scenario.json file (default: print it)")
export_help = Clause(
    "make a film, pictures or a page of a scenario; or a copy of its board for another program"
)
export_description = Clause(
    "Make a film (.mp4, .webm), an animation (.gif, .webp), pictures of all moments (.png), a page with a "
    "player (.html), text with pictures (.md) or subtitles (.srt): the ending of --out decides. With --to, "
    "write the board as another program reads it; what that can't hold is printed."
)
to_help = Clause("the program that is to read it")
out_film_help = Clause("the file to write, such as combat.mp4; with --to, the board is printed without it")
out_is_missing = Clause("say which file to write with --out, such as combat.mp4")
# The heading over what describes a film.
film_group = Clause("films and pictures")
film_size_help = Clause("720p (the default), 1080p, square, vertical, or such as 1280x720")
rate_help = Clause("pictures a second of a film (default: 30)")
speed_help = Clause("2 is twice as fast (default: 1)")
film_line_help = Clause("the line of play to show, 0 being the main line; two of them side by side")
part_help = Clause("only what happens between so many frames and so many, such as 4-20")
film_frame_help = Clause("only the picture after so many frames (.png, .svg)")
still_help = Clause("nothing moves: pictures fade into each other")
green_help = Clause("a green table, to be keyed out")
captions_help = Clause("leave the captions out of the picture")
steps_help = Clause("show the steps of the turn above the table")
subtitles_help = Clause("also write the captions beside a film, as .srt")
link_help = Clause("print the end of an argentum-engine link instead, to put behind a server's address")
by_name_help = Clause(
    "write cards that the library here doesn't have by name, as Forge may know them, not as tokens"
)
