"""Questions, and what can be wrong with their answers, in words: one module for each question."""
