"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

# how long an example takes depends on what else the machine does; the bench measures
settings.register_profile("no deadline", deadline=None)
settings.load_profile("no deadline")
