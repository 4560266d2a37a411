"""A grammar that runs both ways: one declaration reads a sentence and writes it."""
