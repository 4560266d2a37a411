"""Targets: what may be one, now and as a spell or ability resolves (CR 115)."""
