"""The core knows no Qt."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_importing_all_of_core_loads_no_qt() -> None:
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in (ROOT / "core").rglob("*.py")
        if path.name != "__init__.py"
    ]
    code = f"import sys; import {', '.join(modules)}; print([m for m in sys.modules if 'PySide' in m])"
    printed = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert printed.stdout.strip() == "[]"


def test_dependencies_point_one_way() -> None:
    """Each package imports only those before it."""
    order = ["terms", "words", "abilities", "language", "model", "events", "characteristics", "apply"]
    order += ["rules", "play", "explain"]
    for place, package in enumerate(order):
        later = {f"core.{name}" for name in [*order[place + 1 :], "scenario", "cards", "files"]}
        here = ROOT / "core" / package
        for path in here.rglob("*.py") if here.is_dir() else [here.with_suffix(".py")]:
            lines = path.read_text(encoding="utf-8").splitlines()
            imported = {line.split()[1] for line in lines if line.startswith("from core")}
            wrong = {name for name in imported if any(name.startswith(other) for other in later)}
            assert not wrong, f"{path.relative_to(ROOT)} imports {wrong}"
