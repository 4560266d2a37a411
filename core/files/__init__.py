"""What the project's files have in common: fields, limits, safe reading and writing."""
