"""What stands around the table: palette, inspector, explanation, timeline."""
