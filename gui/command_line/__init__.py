"""The `damagestep` command."""
