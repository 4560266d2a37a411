"""Effects on what would happen, or on what can, in words: one module for each subject."""
