"""Cards that can't be read from a file, and cards that can't be."""

from __future__ import annotations

from core.words.speaking import said


@said
def too_large(name: str, megabytes: int) -> str:
    """`cards.json.gz: it holds more than 1,000 MB. Take a file of cards alone.`"""
    return f"{name}: it holds more than {megabytes:,} MB. Take a file of cards alone."


@said
def unreadable(file: str, why: str) -> str:
    """A file that can't be opened; `why` is what the system says."""
    return f"{file} can't be read: {why}"


@said
def no_json(where: str, why: str) -> str:
    """`cards.json, line 3: it is no JSON: …`"""
    return f"{where}: it is no JSON: {why}"


@said
def card_place(place: int) -> str:
    """Where a card is in a list."""
    return f"card {place}"


@said
def line_place(place: int) -> str:
    """Where a card is in a file with one on each line."""
    return f"line {place}"


@said
def wrong_card(file: str, place: str, why: str) -> str:
    """`cards.json, line 3: 'name' must be text.`"""
    return f"{file}, {place}: {why}"


@said
def no_card() -> str:
    """What is there is no object."""
    return "it must be a card, an object with a 'name'."


@said
def wrong_faces() -> str:
    """What `card_faces` must be."""
    return "'card_faces' is a list of faces, each with a 'name' and a 'type_line'."


@said
def missing_fields() -> str:
    """What a card must have."""
    return "a card has a 'name' and a 'type_line' or 'type', both text."


@said
def no_text(field: str) -> str:
    """`'name' must be text.`"""
    return f"'{field}' must be text."


@said
def name_taken(file: str, name: str) -> str:
    """Two cards have one name."""
    return f"{file}: there is already a card named '{name}'."


@said
def no_list_of_cards(file: str) -> str:
    """What a file of the card library must be."""
    return f"{file}: it must be a list of cards, each with a name."


@said
def spell_text_of_permanent() -> str:
    """Only instants and sorceries say what a spell does."""
    return "what a spell does, 'kind': 'spell', is of instants and sorceries alone."


@said
def back_face_announces() -> str:
    """A spell on a back face can have targets, and nothing else to announce."""
    return (
        "a back face is cast as an ability resolves: what it divides, sacrifices as a cost "
        "or chooses as a source could not be told."
    )
