"""What files said as entries of the script in the past: notes for the viewer, which stand beside it today."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def beside_script(data: Any) -> Any:  # noqa: ANN401 - anything may stand in a file
    """Return a scenario with the notes in its scripts put under `notes`; all else is left, right or wrong."""
    return _line(data, []) if isinstance(data, dict) and _has_notes(data) else data


def _has_notes(line: Data) -> bool:
    variations = line.get("variations")
    below = variations if isinstance(variations, list) else []
    return any(map(_is_note, _script(line))) or any(_has_notes(one) for one in below if isinstance(one, dict))


def _line(line: Data, above: list[Any]) -> Data:
    """Return a line of play that leaves one with a script, both as they were in the past."""
    after = line.get("after", 0)
    if not isinstance(after, int) or not isinstance(line.get("notes", []), list):
        return line
    before, own = above[:after], _script(line)
    whole = [*before, *own]
    today = dict(line)
    if "after" in line:
        today["after"] = _entries(before)
    if "script" in line and isinstance(line["script"], list):
        today["script"] = [one for one in own if not _is_note(one)]
    notes = [_note(whole, place) for place in range(len(before), len(whole)) if _is_note(whole[place])]
    if notes:
        today["notes"] = [*line.get("notes", []), *notes]
    variations = line.get("variations")
    if isinstance(variations, list):
        today["variations"] = [_line(one, whole) if isinstance(one, dict) else one for one in variations]
    return today


def _script(line: Data) -> list[Any]:
    script = line.get("script")
    return script if isinstance(script, list) else []


def _is_note(entry: object) -> bool:
    return isinstance(entry, dict) and set(entry) == {"note"} and isinstance(entry["note"], str)


def _entries(script: list[Any]) -> int:
    return sum(not _is_note(one) for one in script)


def _note(script: list[Any], place: int) -> Data:
    after = _entries(script[:place])
    return {**({"at": {"after": after}} if after else {}), "text": script[place]["note"]}
