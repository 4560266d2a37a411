"""mypy knows what `replace` and a draft of a game may change."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
SNIPPET = """
from core.apply.draft import Draft
from core.events.damage import Damage
from core.model.permanents import Permanent
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import replace

def write(draft: Draft, bear: ObjectId, amy: PlayerId) -> None:
    draft.change(made=1, effects=())
    draft.change(maid=1)
    draft.change(battlefield=draft.before.battlefield)
    draft.change_permanent(bear, renowned=True, damage=2)
    draft.change_permanent(bear, renowned="sideways")
    draft.change_player(amy, live=20)

def double(damage: Damage, either: Damage | Permanent) -> Damage:
    replace(either, damage=1)
    replace(damage, amout=4)
    replace(damage, amount="four")
    return replace(damage, amount=2 * damage.amount)
"""


@pytest.mark.slow
def test_a_field_that_is_not_there_or_of_another_type_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "snippet.py"
    file.write_text(SNIPPET, encoding="utf-8")
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
    told, _, _ = api.run([*config, "--python-executable", sys.executable, str(file)])
    lines = [line.partition(": error: ")[2] for line in told.splitlines() if ": error: " in line]
    assert lines == [
        'Unexpected keyword argument "maid" for "change" of "Draft"  [call-arg]',
        'Unexpected keyword argument "battlefield" for "change" of "Draft"  [call-arg]',
        'Argument "renowned" to "change_permanent" of "Draft" has incompatible type "str"; '
        'expected "bool"  [arg-type]',
        'Unexpected keyword argument "live" for "change_player" of "Draft"  [call-arg]',
        'Unexpected keyword argument "damage" for "replace"  [call-arg]',
        'Unexpected keyword argument "amout" for "replace"; did you mean "amount"?  [call-arg]',
        'Argument "amount" to "replace" has incompatible type "str"; expected "int"  [arg-type]',
    ]
