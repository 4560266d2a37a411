"""The help of `damagestep import` and `export`: what their options are for."""

from __future__ import annotations

from core.words.speaking import said


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
