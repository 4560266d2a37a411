"""From events to plain sentences with their rules."""
